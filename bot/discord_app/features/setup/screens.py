"""What a manager of the server decides: what may be opened, where, by whom, in which language, and how fast."""

from collections.abc import Iterable, Mapping, Sequence

from bot.discord_app.layout import RoleMenu, Screen
from bot.discord_app.parts.links import ago
from bot.discord_app.parts.time_controls import time_control_about
from bot.forms.model import Button, Option, Row, Select, Text
from bot.game_registry import REGISTRY
from bot.i18n.languages import LocaleWords
from bot.i18n.speech import LANGUAGES
from bot.model.time_control import SPEEDS, TimeControl
from bot.tables.jobs.weekly import Wanted
from bot.tables.lobby.server_rules import MANAGERS, ServerRules
from bot.tables.posts import ServerPostKind

GAMES, CHANNELS, TONGUE, TIME_CONTROL, OPENERS, ORGANISERS, SUMMARY, POSTS = (
    "setup-games", "setup-channels", "setup-language", "setup-tempo", "setup-openers", "setup-organisers", "setup-summary",
    "setup-posts",
)  # fmt: skip

HERE, NOT_HERE, EVERYWHERE = "here", "not-here", "everywhere"
"""What is done about the channel in which a manager asks."""

OPENERS_TONGUE, USUAL = "opener", "usual"
"""Values that stand for no choice."""

OPENERS_ROLE = "role"

EVERYBODY, ONLY_MANAGERS = "everybody", "managers"
"""Who may open tables: a role that is chosen in a menu, or what a button says."""


def setup_screen(
    limits: ServerRules,
    summaries: Wanted | None,
    posts: Mapping[ServerPostKind, int | None],
    roles: tuple[int | None, int | None],
    time_controls: Sequence[TimeControl],
    channel_id: int,
    words: LocaleWords,
) -> Screen:
    """What holds, and a menu for each: games, who may open tables, language, pace; and buttons for people and this channel.

    `posts`: where those messages go, None: nowhere; `roles`: those that open tables and tournaments, if the server still has
    them; `time_controls`: what the operator lets tables choose.
    """
    games = tuple(
        Option(name, words(f"{name}-name"), chosen=limits.allows(name)) for name in REGISTRY
    )
    return Screen(
        ":",
        (
            Text(f"### {words('bot-setup')}\n{_holds(limits, summaries, posts, words)}"),
            Select(f"{GAMES}:", words("bot-setup-games"), games, most=len(games)),
            RoleMenu(f"{OPENERS}:{OPENERS_ROLE}", words("bot-setup-openers"), roles[0]),
            Row(tuple(_openers(limits, words))),
            RoleMenu(f"{ORGANISERS}:{OPENERS_ROLE}", words("bot-setup-organisers"), roles[1]),
            Row(tuple(_organisers(limits, words))),
            Select(f"{TONGUE}:", words("bot-setup-language"), _tongues(limits, words)),
            Select(
                f"{TIME_CONTROL}:",
                words("bot-setup-tempo"),
                _time_controls(limits, time_controls, words),
            ),
            Row(
                (
                    *_channel_buttons(limits, channel_id, words),
                    *_summary_buttons(summaries, channel_id, words),
                )
            ),
            Row(tuple(_post_buttons(posts, channel_id, words))),
        ),
    )


def _holds(
    limits: ServerRules,
    summaries: Wanted | None,
    posts: Mapping[ServerPostKind, int | None],
    words: LocaleWords,
) -> str:
    """What holds now, a line for each."""
    games = words("bot-setup-all-games")
    if limits.games is not None:
        named = words.all_of([words(f"{name}-name") for name in limits.games if name in REGISTRY])
        games = words("bot-setup-only-games", games=named)
    channels = words("bot-setup-all-channels")
    if limits.channels is not None:
        channels = words("bot-setup-only-channels", channels=_mentions(limits.channels))
    openers = words("bot-setup-everybody-opens")
    if limits.openers == MANAGERS:
        openers = words("bot-setup-managers-open")
    elif limits.openers is not None:
        openers = words("bot-setup-role-opens", role=f"<@&{limits.openers}>")
    organisers = words("bot-setup-openers-organise")
    if limits.organisers == MANAGERS:
        organisers = words("bot-setup-managers-organise")
    elif limits.organisers is not None:
        organisers = words("bot-setup-role-organises", role=f"<@&{limits.organisers}>")
    language = words("bot-setup-language-of-opener")
    if limits.language in LANGUAGES.names:
        called = words(f"bot-language-{limits.language.lower()}")
        language = words("bot-setup-language-is", language=called)
    time_control = words("bot-setup-tempo-usual")
    if limits.time_control is not None:
        time_control = words(
            "bot-setup-tempo-is", time_control=words(f"bot-tempo-{limits.time_control}")
        )
    weekly = words("bot-setup-no-summary")
    if summaries is not None:
        channel, when = f"<#{summaries.channel_id}>", ago(summaries.due_at)
        weekly = words("bot-setup-summary", channel=channel, when=when)
    regular = [_post_line(kind, channel_id, words) for kind, channel_id in posts.items()]
    lines = (games, channels, openers, organisers, language, time_control, weekly, *regular)
    return "\n".join(f"- {line}" for line in lines)


def _post_line(kind: ServerPostKind, channel_id: int | None, words: LocaleWords) -> str:
    """Where such a message goes."""
    if channel_id is None:
        return words(f"bot-setup-{kind}-nowhere")
    return words(f"bot-setup-{kind}", channel=f"<#{channel_id}>")


def _post_buttons(
    posts: Mapping[ServerPostKind, int | None], channel_id: int, words: LocaleWords
) -> Iterable[Button]:
    """For each such message: in this channel, or nowhere."""
    for kind, chosen in posts.items():
        if chosen != channel_id:
            label = words(f"bot-setup-{kind}-here")
            yield Button(f"{POSTS}:{kind}-{HERE}", label, "secondary")
        if chosen is not None:
            label = words(f"bot-setup-{kind}-off")
            yield Button(f"{POSTS}:{kind}-{NOT_HERE}", label, "secondary")


def _openers(limits: ServerRules, words: LocaleWords) -> Iterable[Button]:
    """Those of everybody and managers that do not hold: beside the menu of roles."""
    if limits.openers is not None:
        yield Button(f"{OPENERS}:{EVERYBODY}", words("bot-setup-everybody"), "secondary")
    if limits.openers != MANAGERS:
        yield Button(f"{OPENERS}:{ONLY_MANAGERS}", words("bot-setup-managers"), "secondary")


def _organisers(limits: ServerRules, words: LocaleWords) -> Iterable[Button]:
    """Those of openers and managers that do not hold: beside the menu of roles for tournaments."""
    if limits.organisers is not None:
        label = words("bot-setup-organisers-openers")
        yield Button(f"{ORGANISERS}:{EVERYBODY}", label, "secondary")
    if limits.organisers != MANAGERS:
        label = words("bot-setup-organisers-managers")
        yield Button(f"{ORGANISERS}:{ONLY_MANAGERS}", label, "secondary")


def _tongues(limits: ServerRules, words: LocaleWords) -> tuple[Option, ...]:
    """That of whoever opens the table, or one of ours."""
    own = Option(OPENERS_TONGUE, words("bot-setup-openers-language"), chosen=not limits.language)
    called = {name: words(f"bot-language-{name.lower()}") for name in LANGUAGES.names}
    named = [
        Option(
            name, words("bot-setup-this-language", language=text), chosen=name == limits.language
        )
        for name, text in called.items()
    ]
    return (own, *named)


def _time_controls(
    limits: ServerRules, time_controls: Sequence[TimeControl], words: LocaleWords
) -> tuple[Option, ...]:
    """The operator's, or one with a bank, or none; the one chosen is always among them."""
    usual = Option(USUAL, words("bot-setup-usual-tempo"), chosen=limits.time_control is None)
    offered = [
        time_control
        for time_control in SPEEDS
        if time_control in time_controls or time_control is limits.time_control
    ]
    named = [
        Option(
            time_control.value,
            _time_control_name(time_control, words),
            time_control_about(time_control, words),
            chosen=time_control is limits.time_control,
        )
        for time_control in offered
    ]
    return (usual, *named)


def _time_control_name(time_control: TimeControl, words: LocaleWords) -> str:
    """A time control in the closed menu, which has no heading: none says itself what it is."""
    name = words(f"bot-tempo-{time_control}")
    if time_control is TimeControl.NONE:
        return name
    return words("bot-setup-this-tempo", time_control=name)


def _mentions(channels: Iterable[int]) -> str:
    """The channels, as Discord shows them."""
    return " ".join(f"<#{channel}>" for channel in channels)


def _channel_buttons(limits: ServerRules, channel_id: int, words: LocaleWords) -> Iterable[Button]:
    """What can be done about this channel, and about all."""
    if limits.channels is None or channel_id not in limits.channels:
        yield Button(f"{CHANNELS}:{HERE}", words("bot-setup-here"), "secondary")
    elif len(limits.channels) > 1:
        yield Button(f"{CHANNELS}:{NOT_HERE}", words("bot-setup-not-here"), "secondary")
    if limits.channels is not None:
        yield Button(f"{CHANNELS}:{EVERYWHERE}", words("bot-setup-everywhere"), "secondary")


def _summary_buttons(
    summaries: Wanted | None, channel_id: int, words: LocaleWords
) -> Iterable[Button]:
    """A weekly summary in this channel, or none."""
    if summaries is None or summaries.channel_id != channel_id:
        yield Button(f"{SUMMARY}:{HERE}", words("bot-setup-summary-here"), "secondary")
    if summaries is not None:
        yield Button(f"{SUMMARY}:{NOT_HERE}", words("bot-setup-summary-off"), "secondary")
