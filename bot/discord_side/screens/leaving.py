"""Leaving a running game: what would happen, asked once more; and a seat that is on offer to others."""

from bot.discord_side.layout import Screen
from bot.discord_side.screens.places import heading
from bot.model import TableInfo
from bot.panels.model import Button, Row, Text
from bot.words.languages import LocaleWords


def left_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """For whoever's seat the house has: the way back, and the way to hand the seat on."""
    is_offered = any(info.is_offered and info.gone is not None for info in table.seats)
    hand_on = () if is_offered else (Button("offer-seat:", words("bot-offer-seat"), "secondary"),)
    back = Row((Button("come-back:", words("bot-return"), "success"), *hand_on))
    text = f"{heading(table, words)}\n{words('bot-house-plays-for-you')}"
    return Screen(f"{table.id}:", (Text(text), back))


def leaving_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """The house takes the seat, another person may take it, or all agree to end the game; whoever is the last person there ends
    it by leaving.
    """
    if any(info.is_offered and info.seat == words.reader for info in table.seats):
        return offered_screen(table, words)
    offer = Button("offer-seat:", words("bot-offer-seat"), "secondary")
    if sum(info.person is not None for info in table.seats) == 1:
        last = Row((Button("leave-game:", words("bot-leave-last"), "danger"), offer))
        about = Text(words("bot-leave-last.about"))
        return Screen(f"{table.id}:", (Text(heading(table, words)), about, last))
    row = Row(
        (
            Button("leave-game:", words("bot-leave-game"), "danger"),
            offer,
            Button("abandon:", words("bot-propose-abandon"), "danger"),
        )
    )
    parts = (Text(heading(table, words)), Text(words("bot-leave-game.about")), row)
    return Screen(f"{table.id}:", parts)


def offered_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """For whoever's seat is on offer: the way to keep it after all, or to leave it at once."""
    keep = Button("keep-seat:", words("bot-keep-seat"), "success")
    leave = Button("leave-game:", words("bot-leave-game"), "danger")
    row = Row((keep,) if words.reader is None else (keep, leave))
    parts = (Text(heading(table, words)), Text(words("bot-offer-seat.about")), row)
    return Screen(f"{table.id}:", parts)


def handed_screen(table: TableInfo, words: LocaleWords) -> Screen:
    """For whoever's seat another person has taken: nothing is left to be done there."""
    return Screen(f"{table.id}:", (Text(heading(table, words)), Text(words("bot-seat-handed"))))
