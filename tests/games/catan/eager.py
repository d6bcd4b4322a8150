"""People who want to win CATAN soon, answering from what their seat may know: their games are short.

Whoever builds by chance alone takes thousands of answers to ten points.
"""

from collections.abc import Callable, Iterator, Mapping
from random import Random

from games.catan import actions as act
from games.catan.content import CARD_COST, NOTHING, RESOURCES
from games.catan.hands import only, place_of, plus
from games.catan.views import NOBODY, Private, Public, TradeOffer, public_points, rates
from games.core.forms import Decision, Row, Split, sample
from games.core.model import Action, Key
from tests.games.catan.mind import Mind, amounts, cheapest, lacking

HAGGLING = 0.5
"""How often one who lacks a single card asks the others for it."""

PROPOSING = 0.03
"""How often one who waits proposes something."""

AHEAD = 0.05
"""How often one who waits answers the special building phase ahead, or takes that answer back."""

FULL_HAND = 6
"""With so many cards a development card is bought or a road laid rather than losing them to a 7."""

Keys = tuple[Key, ...]


def eager(public: Public, private: Private, decision: Decision, chance: Random) -> Action | None:
    """What the seat answers; None: it lets an opportunity be."""
    mind = Mind(public, private, chance)
    offers = {offer.action: offer for offer in decision.offers}
    for action, answer in ANSWERS.items():
        if action in offers:
            fields = [getattr(field, "keys", field) for field in offers[action].fields]
            given = answer(mind, *fields)
            if given is not None:
                return given
    return sample(decision, chance.randrange) if decision.required else None


def settle(mind: Mind, corners: Keys) -> Action:
    """The best corner of the island."""
    return act.Settle(max(corners, key=mind.worth))


def founding_road(mind: Mind, paths: Keys) -> Action:
    """Towards the best next corner."""
    return act.FoundingRoad(max(paths, key=mind.prospect))


def discard(mind: Mind, cards: Split) -> Action:
    """What the nearest goal does not need."""
    kept = mind.goals[0] if mind.goals else NOTHING
    return act.Discard(amounts(cheapest(mind.hand, cards.least, kept)))


def move_robber(mind: Mind, hexes: Keys) -> Action:
    """Where the leaders get most, and nothing of one's own stands."""

    def harm(label: Key) -> int:
        place = mind.net.hex_of[label]
        owners = {mind.owner(corner) for corner in mind.net.corners_of_hex[place]} - {NOBODY}
        if mind.seat in owners:
            return -1
        return mind.pips(place) * sum(public_points(mind.public.table, owner) for owner in owners)

    return act.MoveRobber(max(hexes, key=harm))


def steal(mind: Mind, victims: Keys) -> Action:
    """From the leader."""
    return act.Steal(max(victims, key=lambda victim: public_points(mind.public.table, int(victim))))


def build_city(mind: Mind, corners: Keys) -> Action:
    """Where it brings most."""
    return act.BuildCity(max(corners, key=mind.income))


def build_settlement(mind: Mind, corners: Keys) -> Action:
    """On the best corner that the roads reach."""
    return act.BuildSettlement(max(corners, key=mind.worth))


def play_card(mind: Mind, cards: Keys) -> Action:
    """The first that can be played."""
    return act.PlayCard(cards[0])


def take_plenty(mind: Mind, cards: Split) -> Action:
    """What is missing, else anything."""
    left = {row.key: row.most for row in cards.rows}
    taken = NOTHING
    for key in [*mind.wanted(), *left, *left]:
        if left.get(key, 0) and sum(taken) < cards.least:
            left[key] -= 1
            taken = plus(taken, only(place_of(key), 1))
    return act.TakePlenty(amounts(taken))


def monopolise(mind: Mind, resources: Keys) -> Action:
    """What the others hold most of."""
    return act.Monopolise(max(resources, key=mind.out))


def free_road(mind: Mind, paths: Keys) -> Action:
    """Towards the best next corner."""
    return act.FreeRoad(max(paths, key=mind.prospect))


def bank_trade(mind: Mind, deals: Keys) -> Action | None:
    """A step towards the first goal that the bank can help to."""
    for goal in mind.goals:
        missing, spare = mind.missing(goal), mind.spare(goal)
        if not 0 < sum(missing) <= mind.from_bank(goal):
            continue
        for deal in deals:
            give, take = map(place_of, deal.split("@"))
            if missing[take] and spare[give] >= rates(mind.public.table, mind.seat)[give]:
                return act.BankTrade(deal)
    return None


def build_road(mind: Mind, paths: Keys) -> Action | None:
    """Towards a corner where there is none to settle on; or of cards in plenty, for the longest road."""
    best = max(paths, key=mind.prospect)
    is_needed = mind.me.settlements_left > 0 and not mind.spots and mind.prospect(best) > 0
    is_rich = min(mind.hand[:2]) > 1 and sum(mind.hand) >= FULL_HAND
    return act.BuildRoad(best) if is_needed or is_rich else None


def buy_card(mind: Mind) -> Action | None:
    """With nothing better to gather for, or of cards that a goal does not need."""
    goal = mind.goals[0]
    if goal == CARD_COST or sum(mind.hand) >= FULL_HAND:
        return act.BuyCard()
    return None if any(lacking(CARD_COST, mind.spare(goal))) else act.BuyCard()


def offer_trade(mind: Mind, give: Split, want: Split, to: Keys, closing: Keys) -> Action | None:
    """Once a turn, one card for the only one missing: to all, or to the first who takes it."""
    if mind.public.table.offers_made or mind.chance.random() > HAGGLING:
        return None
    for deal in _deals(mind, give, want):
        return act.OfferTrade(*deal, to, mind.chance.choice(closing))
    return None


def propose(mind: Mind, give: Split, want: Split) -> Action | None:
    """At times the same, to the one whose turn it is."""
    is_proposing = any(proposal.seat == mind.seat for proposal in mind.public.table.proposals)
    if is_proposing or mind.chance.random() > PROPOSING:
        return None
    for deal in _deals(mind, give, want):
        return act.Propose(*deal)
    return None


def _deals(mind: Mind, give: Split, want: Split) -> Iterator[tuple[act.Amounts, act.Amounts]]:
    """One card of which there are most for one that alone is missing."""
    for goal in mind.goals:
        missing, spare = mind.missing(goal), mind.spare(goal)
        wanted = [row.key for row in _cards(want) if missing[place_of(row.key)]]
        given = [row.key for row in _cards(give) if spare[place_of(row.key)]]
        if sum(missing) == 1 and wanted and given:
            most = max(given, key=lambda key: spare[place_of(key)])
            yield ((most, 1),), ((wanted[0], 1),)


def _cards(side: Split) -> list[Row]:
    """The resource cards of one side of a trade, without canal tokens."""
    return [row for row in side.rows if row.key in RESOURCES]


def accept(mind: Mind, offers: Keys) -> Action | None:
    """Whatever the nearest goal does not need is given away."""
    kept = mind.goals[0] if mind.goals else NOTHING
    for key, offer in _unanswered(mind, offers):
        if len(offer.want) == len(RESOURCES) and not any(lacking(offer.want, mind.spare(kept))):
            return act.Accept(key)
    return None


def decline(mind: Mind, offers: Keys) -> Action | None:
    """Said once, and not after a yes."""
    return next((act.Decline(key) for key, _ in _unanswered(mind, offers)), None)


def _unanswered(mind: Mind, offers: Keys) -> Iterator[tuple[Key, TradeOffer]]:
    """The offers to which the seat has said nothing yet."""
    for offer in mind.public.table.offers:
        key = str(offer.number)
        if key in offers and mind.seat not in (*offer.accepted, *offer.declined):
            yield key, offer


def confirm(mind: Mind, deals: Keys) -> Action:
    """With the first who accepted."""
    return act.Confirm(deals[0])


def accept_proposal(mind: Mind, proposers: Keys) -> Action | None:
    """If it brings what is missing."""
    for proposal in mind.public.table.proposals:
        brings = {key for key, count in zip(RESOURCES, proposal.give, strict=False) if count}
        if str(proposal.seat) in proposers and brings & set(mind.wanted()):
            return act.AcceptProposal(str(proposal.seat))
    return None


def reject_proposal(mind: Mind, proposers: Keys) -> Action:
    """If it does not."""
    return act.RejectProposal(proposers[0])


def answer_ahead(mind: Mind, answers: Keys) -> Action | None:
    """At times to pass until something can be built, or to build next time."""
    answer = "build" if _build_or_pass(mind) == "build" else "always_pass"
    if answer not in answers or mind.chance.random() > AHEAD:
        return None
    return act.AnswerAhead(answer)


def join_building(mind: Mind, answers: Keys) -> Action:
    """If there is something to build."""
    return act.JoinBuilding(_build_or_pass(mind))


def _build_or_pass(mind: Mind) -> Key:
    """Whether the hand pays for some goal."""
    return "build" if any(not any(mind.missing(goal)) for goal in mind.goals) else "pass"


ANSWERS: Mapping[type[Action], Callable[..., Action | None]] = {
    act.Settle: settle,
    act.FoundingRoad: founding_road,
    act.Discard: discard,
    act.MoveRobber: move_robber,
    act.Steal: steal,
    act.TakePlenty: take_plenty,
    act.Monopolise: monopolise,
    act.FreeRoad: free_road,
    act.BuildCity: build_city,
    act.BuildSettlement: build_settlement,
    act.Confirm: confirm,
    act.AcceptProposal: accept_proposal,
    act.RejectProposal: reject_proposal,
    act.PlayCard: play_card,
    act.Roll: lambda mind: act.Roll(),
    act.BankTrade: bank_trade,
    act.BuildRoad: build_road,
    act.BuyCard: buy_card,
    act.OfferTrade: offer_trade,
    act.StartBuilding: lambda mind: act.StartBuilding(),
    act.Accept: accept,
    act.Decline: decline,
    act.Propose: propose,
    act.AnswerAhead: answer_ahead,
    act.JoinBuilding: join_building,
    act.EndBuilding: lambda mind: act.EndBuilding(),
    act.EndTurn: lambda mind: act.EndTurn(),
}
"""How each action is chosen; what stands first is done first."""
