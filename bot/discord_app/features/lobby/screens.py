"""The lobby: who plays, what is agreed, and what can be done before the game begins."""

from collections.abc import Iterable, Sequence

from bot.discord_app.features.invite import invited_line
from bot.discord_app.layout import Link, Part, Screen, Ways
from bot.discord_app.parts.links import heading, mention_of, message_url, table_link
from bot.discord_app.parts.time_controls import absence_told, pace_of, pace_with
from bot.forms.limits import OPTION_TEXT, OPTIONS
from bot.forms.model import Button, Entry, Modal, Option, Row, Select, Style, Text
from bot.forms.phone import rows
from bot.forms.prices import SEPARATOR
from bot.game_registry import REGISTRY, usual_about
from bot.i18n.languages import LocaleWords
from bot.i18n.markdown import escaped
from bot.i18n.shortening import shortened
from bot.i18n.speech import LANGUAGES, with_level, words_in
from bot.model.lobby import AgreedSettings, Choice, Lobby, OptionValue
from bot.model.tables import Phase, TableInfo
from bot.model.time_control import TimeControl
from bot.tables.lobby.invitations import Invited
from games.core.fair import option_values
from games.core.levels import Level
from games.core.model import Message

LONGEST_WORD = 60

USUAL_SEATS = 4
"""As many play where nobody has said how many."""

EVERYBODY, HOST_ALONE = "all", "host"
"""Who decides about a table, as the button says it."""


def lobby_screen(
    lobby: Lobby,
    picture: Sequence[Part] = (),
    wanted: Sequence[int] = (),
    pings: tuple[int, ...] = (),
    invited: Sequence[Invited] = (),
) -> Screen:
    """The public message of a table that gathers, and what becomes of it; `picture` shows what is played.

    `wanted` are ids of people who are asked for a rematch, `pings` of those among them who are called; `invited` are named.
    """
    table = lobby.table
    words = words_in(table.language, table)
    head = Text(f"{heading(table, words)}\n{_about(lobby, words)}")
    if table.phase is not Phase.LOBBY:
        return Screen(
            f"{table.id}:", (head, Text(_what_became(table, words)), *_after(table, words))
        )
    texts = [_players(lobby, words)]
    if wanted and lobby.most > len(table.seats):
        names = words.all_of([f"<@{user_id}>" for user_id in wanted])
        texts.append(words("bot-rematch-asks", names=names))
    guests = invited_line(lobby, invited, words)
    if guests:
        texts.append(guests)
    if lobby.choices:
        texts.append(_options(lobby, words))
    earlier = [one.agreed for one in lobby.pending]
    # What has changed stands in lines of its own.
    if table.time_control is not TimeControl.PLAIN and all(
        one.time_control is table.time_control for one in earlier
    ):
        texts.append(f"-# {words('bot-tempo')}: **{pace_of(lobby, words)}**")
    if not table.rated and not any(one.rated for one in earlier):
        texts.append(f"-# {words('bot-unrated')}")
    if table.all_decide and all(one.all_decide for one in earlier):
        texts.append(f"-# {words('bot-deciders-all')}")
    if lobby.pending:
        texts.append(_changed(lobby, words))
    texts += _footing(lobby, words)
    parts = (head, *picture, Text("\n".join(texts)), *_controls(lobby, words))
    return Screen(f"{table.id}:", parts, pings)


def _about(lobby: Lobby, words: LocaleWords) -> str:
    """The game in a sentence, as it is likely to be played here."""
    game, table = REGISTRY[lobby.table.game].game, lobby.table
    if lobby.likely is None:
        return words.say(usual_about(game))
    return words.say(game.about(lobby.likely, table.options))


def _changed(lobby: Lobby, words: LocaleWords) -> str:
    """Who has changed what, a line for each setting, and who has still to agree."""
    people = words.all_of([f"<@{one.person.user_id}>" for one in lobby.pending])
    changers = dict.fromkeys([by.user_id for one in lobby.pending for by in one.changed_by])
    by = words.all_of([f"<@{one}>" for one in changers])
    lines = [words("bot-agree-missing", count=len(changers), by=by, people=people)]
    return "\n".join([*lines, *[f"-# {line}" for line in _changed_settings(lobby, words)]])


def _changed_settings(lobby: Lobby, words: LocaleWords) -> list[str]:
    """Each setting that somebody has not agreed to, with what it was for them."""
    game, current = lobby.table.game, lobby.settings
    earlier = [one.agreed for one in lobby.pending]

    def option(field: str, value: OptionValue) -> str:
        return value_label(words, game, field, value)

    lines = [
        _instead(
            option_label(words, game, field),
            option(field, value),
            (option(field, one.options[field]) for one in earlier if field in one.options),
            words,
        )
        for field, value in current.options.items()
    ]
    lines += [
        _instead(
            words("bot-tempo"),
            pace_with(lobby, current.time_control, words),
            (pace_with(lobby, one.time_control, words) for one in earlier),
            words,
        ),
        _instead(
            words("bot-absence"),
            words(f"bot-absence-{current.absence}"),
            (words(f"bot-absence-{one.absence}") for one in earlier),
            words,
        ),
    ]
    if any(one.rated is not current.rated for one in earlier):
        lines.append(f"**{words(_rated(current))}**")
    if any(one.all_decide is not current.all_decide for one in earlier):
        lines.append(f"**{words(_deciders(current))}**")
    return [line for line in lines if line]


def _instead(label: str, value: str, earlier: Iterable[str], words: LocaleWords) -> str:
    """A setting and what it was; empty if it was the same for everybody."""
    before = list(dict.fromkeys(one for one in earlier if one != value))
    if not before:
        return ""
    now = f"{label}: **{value}**"
    return words("bot-changed-from", now=now, before=" / ".join(before))


def _rated(settings: AgreedSettings | TableInfo) -> str:
    """Id of the words for whether the result counts."""
    return "bot-rated" if settings.rated else "bot-unrated"


def _deciders(settings: AgreedSettings | TableInfo) -> str:
    """Id of the words for who decides about the table."""
    return "bot-deciders-all" if settings.all_decide else "bot-deciders-host"


def options_screen(lobby: Lobby, words: LocaleWords, user_id: int) -> Screen:
    """The private message in which somebody who decides chooses the options; the host also says who else decides.

    What is agreed stands in lines, and all that it could be instead in one menu: a phone shows both at once.
    """
    table = lobby.table
    rated, deciders = _rated(table), _deciders(table)
    lines = [
        _set_to(words, table.game, choice.field, choice.value, mark="**")
        for choice in lobby.choices
    ]
    lines += [
        f"{words('bot-public-language')}: **{_tongue(table.language, words)}**",
        f"{words('bot-tempo')}: **{pace_of(lobby, words)}**",
        *[f"-# {line}" for line in (absence_told(table, words), words(rated), words(deciders))],
        f"-# {words('bot-word.about')}",
    ]
    buttons = [
        Button("pace:", words("bot-tempo.change"), "secondary"),
        _word_button(words),
        Button(f"rated:{int(not table.rated)}", words(f"{rated}.change"), "secondary"),
    ]
    if user_id == table.host.user_id:
        others = HOST_ALONE if table.all_decide else EVERYBODY
        buttons.append(Button(f"deciders:{others}", words(f"{deciders}.change"), "secondary"))
    told = Text("\n".join([f"### {words('bot-options')}", *lines]))
    removing = _removing(lobby, words) if user_id == table.host.user_id else ()
    return Screen(f"{table.id}:", (told, *_changes(lobby, words), *removing, Row(tuple(buttons))))


def _removing(lobby: Lobby, words: LocaleWords) -> tuple[Select, ...]:
    """The menu with which the host removes people who have not agreed; none if there are none."""
    people = tuple(
        Option(str(one.person.user_id), one.person.name)
        for one in lobby.pending
        if one.person.user_id != lobby.table.host.user_id
    )
    name = f"remove-pending:{lobby.table.revision}"
    return (Select(name, words("bot-remove-pending"), people),) if people else ()


def _changes(lobby: Lobby, words: LocaleWords) -> list[Select]:
    """Menus of all values that are not set, each with what it means.

    They have other names after each change, since Discord keeps a choice and would not send it twice.
    """
    table = lobby.table
    options = [
        Option(
            f"{choice.field}={value}",
            _set_to(words, table.game, choice.field, value),
            shortened(_meaning(words, table.game, choice.field, value), OPTION_TEXT),
        )
        for choice in lobby.choices
        for value in choice.values
        if value != choice.value
    ]
    options += [
        Option(f"={name}", f"{words('bot-public-language')}: {_tongue(name, words)}")
        for name in LANGUAGES.names
        if name != table.language
    ]
    return [
        Select(
            f"set:{table.revision}.{start}",
            words("bot-options.change"),
            tuple(options[start : start + OPTIONS]),
        )
        for start in range(0, len(options), OPTIONS)
    ]


def _set_to(
    words: LocaleWords,
    game: str,
    field: str,
    value: str | bool,  # noqa: FBT001  # a value of an option, no switch
    mark: str = "",
) -> str:
    """An option and its value, which may be marked up."""
    return (
        f"{option_label(words, game, field)}: {mark}{value_label(words, game, field, value)}{mark}"
    )


def _meaning(
    words: LocaleWords,
    game: str,
    field: str,
    value: str | bool,  # noqa: FBT001  # a value of an option, no switch
) -> str:
    """What a value means, or where its name says that, what the option is about."""
    return value_about(words, game, field, value) or words(f"{_option_id(game, field)}.about")


def _tongue(name: str, words: LocaleWords) -> str:
    """What a language is called."""
    return words(f"bot-language-{name.lower()}")


def _word_button(words: LocaleWords) -> Button:
    """Opens the form for one's own word: everybody at the table has one."""
    return Button("word:", words("bot-word.enter"), "secondary")


def agreed_screen(lobby: Lobby, words: LocaleWords, user_id: int) -> Screen:
    """The options, to read only: for players who cannot change them, and for everyone once the game has begun."""
    table = lobby.table
    tongue = _tongue(table.language, words)
    lines = [_option_line(words, table.game, choice) for choice in lobby.choices]
    lines += [
        f"- {line}"
        for line in (f"{words('bot-tempo')}: {pace_of(lobby, words)}", absence_told(table, words))
    ]
    lines.append(f"- {words('bot-public-language')}: {tongue}")
    lines.append(f"- {words(_rated(table))}")
    lines.append(f"-# {_why(table, words)}")
    has_word = table.phase is Phase.LOBBY and table.of_user(user_id) is not None
    if has_word:
        lines.append(f"-# {words('bot-word.about')}")
    text = Text("\n".join([f"### {words('bot-options')}", *lines]))
    word = (Row((_word_button(words),)),) if has_word else ()
    return Screen(f"{table.id}:", (text, *word))


def _why(table: TableInfo, words: LocaleWords) -> str:
    """Why somebody may read the options only."""
    if table.phase is not Phase.LOBBY:
        return words("bot-options-settled")
    if table.all_decide:
        return words("bot-options-read-only")
    return words("bot-options-host", name=escaped(table.host.name))


def rematch_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """Where the rematch gathers."""
    told = Text(words("bot-rematch-open", table=str(table.id)))
    return Screen(":", (told, Link(words("bot-to-table"), table_link(table))))


def started_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """To whoever has started the game: the way to its thread, once there is one."""
    told = Text(words(f"bot-started-{'there' if table.thread_id else 'here'}"))
    way = (Link(words("bot-to-table"), table_link(table)),) if table.thread_id else ()
    return Screen(":", (told, *way))


def full_screen(table: TableInfo, words: LocaleWords, head: str, lobby_id: int | None) -> Screen:
    """To the host, below a head that says who or what is meant: all have come; the button with which the game begins."""
    link = Link(words("bot-to-table"), message_url(table.guild_id, table.channel_id, lobby_id))
    ways = Ways((Button("start:", words("bot-start")), link))
    return Screen(
        f"{table.id}:", (Text(f"{head}\n{words('bot-full')}"), ways), (table.host.user_id,)
    )


def changed_screen(
    table: TableInfo,
    notice: Message,
    people: Sequence[int],
    pings: tuple[int, ...],
    lobby_id: int | None,
) -> Screen:
    """To `people`, who have to agree to new settings: the way to the lobby; `pings` are those of them who are called."""
    words = words_in(table.language, table)
    names = words.all_of([f"<@{one}>" for one in people])
    told = words(notice.id, people=names, by=escaped(str(dict(notice.args)["by"])))
    link = Link(words("bot-to-table"), message_url(table.guild_id, table.channel_id, lobby_id))
    return Screen(f"{table.id}:", (Text(told), link), pings)


def closing_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """What closing means, before it is done."""
    sure = Row((Button("close-sure:", words("bot-close-sure"), "danger"),))
    return Screen(f"{table.id}:", (Text(words("bot-close-sure.about")), sure))


def word_form(lobby: Lobby, user_id: int, words: LocaleWords) -> Modal:
    """The form for one's own word in the terms."""
    info = lobby.table.of_user(user_id)
    entry = Entry(
        "word",
        words("bot-word"),
        words("bot-word.hint"),
        about=words("bot-word.short"),
        value=(info.word or "") if info else "",
        longest=LONGEST_WORD,
        required=False,
    )
    return Modal("worded", words("bot-word"), (entry,))


def option_label(words: LocaleWords, game: str, field: str) -> str:
    """What an option is called."""
    return words(_option_id(game, field))


def value_label(
    words: LocaleWords,
    game: str,
    field: str,
    value: str | bool,  # noqa: FBT001  # a value of an option, no switch
) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return words("bot-on") if value else words("bot-off")
    return words(_value_id(game, field, value))


def value_about(
    words: LocaleWords,
    game: str,
    field: str,
    value: str | bool,  # noqa: FBT001  # a value of an option, no switch
) -> str:
    """What a value of an option means; empty where its name says all."""
    if isinstance(value, bool):
        return ""
    about = f"{_value_id(game, field, value)}.about"
    return words(about) if words.has(about) else ""


def _option_id(game: str, field: str) -> str:
    return f"{game}-option-{field.replace('_', '-')}"


def _value_id(game: str, field: str, value: str) -> str:
    return f"{_option_id(game, field)}-{value.replace('_', '-')}"


def _players(lobby: Lobby, words: LocaleWords) -> str:
    """The players in join order, in a line that a phone has room for, and what somebody who joins is in for."""
    table = lobby.table
    most = lobby.most
    wording = "bot-players" if table.seats_wanted is None else "bot-players.wanted"
    players = []
    for number, info in enumerate(table.seats, 1):
        name = mention_of(info, words)
        if info.is_robot:
            name = f"{with_level(words, name, info)}, {words('bot-fair.robot')}"
        elif info.person is not None and info.person.user_id == table.host.user_id:
            name = f"{name} ({words('bot-host')})"
        word = f" – “{escaped(info.word)}”" if info.word else ""
        players.append(f"{number}. {name}{word}")
    here = f"**{words(wording, here=len(table.seats), most=most)}**"
    lines = [f"{here} {SEPARATOR.join(players)}"]
    if lobby.keeps_order and most > 1:
        again = ".again" if table.rematch_of is not None else ""
        how = ".drawn" if lobby.draws_first else again
        lines.append(f"-# {words(f'bot-seats-as-listed{how}')}")
    if most > len(table.seats) and not lobby.pending:
        lines.append(f"-# {words('bot-consent')}")
    return "\n".join(lines)


def _options(lobby: Lobby, words: LocaleWords) -> str:
    """What is agreed, in a line: what is not as usual, or else that all is, with the first choice where it fits.

    What is played with is named alone: "Helpers", not "Helpers: Yes".
    """
    game = lobby.table.game
    usual = option_values(REGISTRY[game].game.table_options())
    unlike = [
        f"**{option_label(words, game, choice.field)}**"
        if choice.value is True
        else _set_to(words, game, choice.field, choice.value, mark="**")
        for choice in lobby.choices
        if choice.value != usual[choice.field]
    ]
    if not unlike:
        named = [one for one in lobby.choices if not isinstance(one.value, bool)][:1]
        usual_line = f"-# {words('bot-options-usual')}"
        told = "".join([f" · {_set_to(words, game, one.field, one.value)}" for one in named])
        return f"{usual_line}{told}" if rows(f"{usual_line}{told}") == 1 else usual_line
    return f"-# {words('bot-options-unlike', options=' · '.join(unlike))}"


def _option_line(words: LocaleWords, game: str, choice: Choice) -> str:
    """An option as it is set, and what that means."""
    label = option_label(words, game, choice.field)
    value = value_label(words, game, choice.field, choice.value)
    about = value_about(words, game, choice.field, choice.value)
    return f"- {label}: **{value}**. {about}" if about else f"- {label}: **{value}**"


def _footing(lobby: Lobby, words: LocaleWords) -> list[str]:
    """What hinders the start, and the promise of fair chance, which waits as long as somebody has still to agree."""
    if lobby.pending:
        return [words.say(lobby.hindrance)] if lobby.hindrance else []
    fair = f"-# {words('bot-fair')}"
    return [words.say(lobby.hindrance), fair] if lobby.hindrance else [fair]


def _controls(lobby: Lobby, words: LocaleWords) -> tuple[Part, ...]:
    """What can be done; nobody joins a full table, and none begins that lacks players. One button stands out.

    As long as players are missing it is joining; then the start, the only green one: it is all that the host waits for. It is
    agreeing as long as somebody has still to agree to the settings; robots are added after that.
    """
    seats = lobby.table.seats
    has_room = len(seats) < lobby.most
    lacks_players = lobby.hindrance is not None or (
        has_room and lobby.table.seats_wanted is not None
    )
    # Whoever sits there already is not to think that they have to enter.
    join = words("bot-join" if lacks_players else "bot-join.too")
    joining: Style = "primary" if lacks_players and not lobby.pending else "secondary"
    starting: Style = "secondary" if lacks_players else "success"
    places = [Button("options:", words("bot-options"), "secondary")]
    if lobby.pending:
        places.insert(0, Button(f"agree:{lobby.settings.code}", words("bot-agree"), "success"))
    elif lobby.hindrance is None:
        places.insert(0, Button("start:", words("bot-start"), starting))
    if has_room:
        places.insert(0, Button(f"join:{lobby.settings.code}", join, joining))
    if any(info.is_robot for info in seats):
        places.append(Button("remove-house:", words("bot-remove-house"), "secondary"))
    return (
        Row(tuple(places)),
        *((_robots(lobby, words),) if has_room and not lobby.pending else ()),
        Row(
            (
                Button("leave-lobby:", words("bot-leave"), "secondary"),
                Button("fair:", words("bot-fair.details"), "secondary"),
                Button("close-lobby:", words("bot-close"), "danger"),
            )
        ),
    )


def _robots(lobby: Lobby, words: LocaleWords) -> Select:
    """The menu that fills the table with robots of a level, or adds one. It has another name for each number of players, since
    Discord keeps a choice and would not send it twice.
    """
    here, full = len(lobby.table.seats), _filled(lobby)
    filling = [
        Option(
            f"{level}.{full}",
            words("bot-robots-fill", level=level, seats=full),
            words(f"bot-robot-level-{level}"),
        )
        for level in Level
        if full > here + 1
    ]
    adding = [
        Option(level, words("bot-robot-level", level=level), words(f"bot-robot-level-{level}"))
        for level in Level
    ]
    return Select(f"add-house:{here}", words("bot-add-robot"), (*filling, *adding))


def _filled(lobby: Lobby) -> int:
    """How many players robots bring the table to: as many as are wanted; else four, and only then all that can play."""
    most, wanted = lobby.most, lobby.table.seats_wanted
    is_short = wanted is None and len(lobby.table.seats) < USUAL_SEATS
    return min(most, USUAL_SEATS) if is_short else most


def _what_became(table: TableInfo, words: LocaleWords) -> str:
    """The players, and where the game is or why there is none."""
    names = words.all_of([mention_of(info, words) for info in table.seats]) if table.seats else ""
    said = words(f"bot-lobby-{table.phase}")
    where = f" <#{table.thread_id}>" if table.thread_id and table.phase is not Phase.CLOSED else ""
    number = words("bot-lobby-number", table=str(table.id))
    return "\n".join(line for line in (names, said + where, f"-# {number}") if line)


def _after(table: TableInfo, words: LocaleWords) -> tuple[Part, ...]:
    """What can be done from the lobby message of a running game: one's move, and the way to its thread."""
    if table.phase is not Phase.PLAYING:
        return ()
    mine = Button("move:", words("bot-my-move"))
    if table.thread_id is None:
        return (Row((mine,)),)
    return (Ways((mine, Link(words("bot-to-table"), table_link(table)))),)
