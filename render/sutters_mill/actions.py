"""What the ribbon of the private picture asks, and why something that the phase allows cannot be done now."""

from collections.abc import Iterator

from games.core.forms import Decision, verb
from games.core.model import Key, Term, say
from games.sutters_mill.content import LIMITS
from games.sutters_mill.views import Private, Public, TurnStart, is_free, next_price
from render.core.contract import Chosen, Scene

TOWN_VERBS = {
    "build_up": ("place_card", "place_prospector", "lift_prospector"),
    "tear_down": ("remove_card", "remove_prospector", "lift_prospector"),
}


COMING = {"place_prospector": "free_prospector", "lift_prospector": "free_move"}
"""Actions after which a card can be placed elsewhere, and by which effect each is free."""


def verbs_of(decision: Decision | None) -> frozenset[Key]:
    """What can be done now."""
    return frozenset(verb(offer.action) for offer in (decision.offers if decision else ()))


def placing_at(decision: Decision | None, chosen: tuple[Chosen, ...]) -> Key | None:
    """The building for which a card is being chosen."""
    if "place_card" not in verbs_of(decision):
        return None
    return next((key for one in chosen if one.field == "site" for key, _ in one.amounts), None)


def asked(
    own: Private, view: Public, decision: Decision | None, chosen: tuple[Chosen, ...], scene: Scene
) -> tuple[str, ...]:
    """The question, then how much has been chosen, what cannot be done now and why, or what the next action costs."""
    if decision is None:
        return (scene.words("render-not-asked"),)
    text = scene.words.say(decision.prompt)
    site = placing_at(decision, chosen)
    if site is not None:
        return (
            scene.words.say(say("sutters-mill-verb-place-card.given", site=Term("space", site))),
        )
    if verbs_of(decision) == {"end_turn"} and decision.stands is not None:
        return (scene.words.say(decision.stands),)
    count = sum(amount for one in chosen for _, amount in one.amounts)
    if count:
        return (f"{text} · {scene.words('render-chosen', count=count)}",)
    reasons = [
        scene.words(f"render-sutters-mill-why-{why}")
        for why in dict.fromkeys(_reasons(own, view, decision))
    ]
    if not reasons and decision.stands is not None:
        reasons = [scene.words.say(decision.stands)]
    return (text, *reasons)


def _reasons(own: Private, view: Public, decision: Decision) -> Iterator[str]:
    """Why what the phase would allow is not offered: the ends of messages' ids."""
    offered = verbs_of(decision)
    if "end_turn" not in offered:
        return
    is_start = any(isinstance(frame, TurnStart) for frame in view.flow)
    town = TOWN_VERBS[view.table.players[own.seat].phase]
    is_asked_for = decision.prompt.id != "sutters-mill-prompt-act"
    for word in (*(("dig",) if is_start and is_asked_for else ()), *town):
        if word not in offered:
            yield _why(word, own, view)


def may_place(own: Private, view: Public, decision: Decision | None) -> bool:
    """Whether a card can be placed in this turn: at once, or after a prospector has come or moved."""
    offered = verbs_of(decision)
    table = view.table
    comes = offered.intersection(COMING)
    if "place_card" in offered or not comes or not table.players[own.seat].hand:
        return "place_card" in offered
    is_freed = any(is_free(table, COMING[word]) for word in comes)
    left = LIMITS.prices[table.turn.paid_actions :][: 1 if is_freed else 2]
    return len(left) == (1 if is_freed else 2) and sum(left) <= own.wallet


def _why(word: str, own: Private, view: Public) -> str:
    """Why an action of the phase is not offered."""
    player = view.table.players[own.seat]
    price = next_price(view.table)
    if word == "dig":
        return "dig"
    if word == "place_prospector" and not player.off_board:
        return "out"
    if price is None:
        return "done"
    if price > own.wallet:
        return "gold"
    if word == "place_card":
        return "prospectors" if player.hand else "hand"
    if word == "remove_card":
        stacks = zip(player.prospectors, view.table.stacks, strict=False)
        return "once" if any(count and stack for count, stack in stacks) else "top"
    return "board"
