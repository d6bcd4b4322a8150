"""Deals are read at a glance: who gives what to whom, and who has said what."""

import pytest
from msgspec.structs import replace
from PIL import Image

from games.catan.content import GOODS, NOTHING, Goods
from games.catan.state import Proposal, TradeOffer
from games.catan.views import GiftOffered, Public
from render.catan import dealing, trade
from render.catan.board import draw_board
from render.catan.choices import Marks
from render.catan.lattice import SEA_WIDE
from render.catan.offers import Deal
from render.catan.strip import Room, sections_of
from render.core import palette
from render.core.canvas import Canvas
from tests.render.catan.crowded import with_offers
from tests.render.catan.positions import GAME, Moment, scene_of, walk
from tests.render.catan.setups import Letters, letters
from tests.render.seeing import decoded, share_of

__all__ = ["letters"]

SHORT: Goods = (1, 0, 0, 0, 0)
GREAT: Goods = (3, 12, 4, 11, 2, 1)
"""Of all kinds, some of them in two figures."""

MOMENT = walk(4, 4)[200]


def with_deals(*offers: TradeOffer, proposals: tuple[Proposal, ...] = ()) -> Moment:
    """A position with these deals open."""
    state = MOMENT.state
    table = replace(state.table, offers=offers, proposals=proposals)
    return Moment(replace(state, table=table), ())


def public(moment: Moment) -> Public:
    """What everybody sees of it."""
    return GAME.public(moment.state)


@pytest.mark.parametrize("goods", [(1, 0, 0, 0, 0), (2, 1, 0, 0, 1), (1, 1, 1, 1, 1), GREAT])
@pytest.mark.parametrize("wide", [321, 520, 679])
def test_cards_of_a_deal_lie_beside_each_other(goods: Goods, wide: int) -> None:
    """Also cards of all kinds, where three are asked."""
    deal = Deal(0, 12, goods, GREAT, ((1, None), (2, True), (3, False)))
    kinds = tuple((key, count) for key, count in zip(GOODS, goods, strict=False) if count)
    room = dealing.room_of(wide, deal)

    plates = dealing.plates_of(kinds, room, dealing.lane_high(wide, deal))

    assert plates.columns * plates.rows >= len(kinds)
    assert dealing.wide_of(kinds, plates.columns, plates.size) <= room


@pytest.mark.parametrize("count", [1, 2])
def test_figures_of_a_deal_can_be_read_on_the_smallest_phone(letters: Letters, count: int) -> None:
    """Nine pixels, alone or beside another deal."""
    offers = [TradeOffer(n + 1, (66, 0, 77, 0, 0), (0, 88, 0, 0, 0), (1, 2)) for n in range(count)]
    picture = draw_board(public(with_deals(*offers)), scene_of(MOMENT))

    sizes = [letters[figure] for figure in ("66", "77", "88")]
    assert min(sizes) * 277 / picture.size[0] >= 9


def test_a_deal_has_the_colour_of_whoever_gives() -> None:
    """A proposal lies in the colour of its maker at the left, of the active player at the right."""
    active = MOMENT.state.table.active
    maker = (active + 1) % 4
    view = public(with_deals(proposals=(Proposal(maker, (0, 1, 0, 0, 0), (1, 0, 0, 0, 0)),)))
    picture = decoded(draw_board(view, scene_of(MOMENT)))
    top = picture.height - trade.strip_high(view)
    left, right = (picture.crop((x, top, x + 480, picture.height)) for x in (80, 820))

    own, other = (dealing.dark_of(view, seat) for seat in (maker, active))
    assert share_of(left, own, 8) > 20 * share_of(left, other, 8)
    assert share_of(right, other, 8) > 20 * share_of(right, own, 8)


@pytest.mark.parametrize(("accepted", "declined"), [((), ()), ((1,), ()), ((), (1,))])
def test_a_deal_waits_for_whoever_has_not_answered(
    accepted: tuple[int, ...], declined: tuple[int, ...]
) -> None:
    """Then for its maker, where somebody has accepted; only theirs is in lamplight."""
    answers = tuple((seat, seat in accepted or None) for seat in (1,) if seat not in declined)
    deal = Deal(0, 1, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), answers or ((1, False),))
    view = public(MOMENT)

    def lit(reader: int | None) -> float:
        canvas = Canvas(Image.new("RGB", (700, 180)))
        dealing.draw_deal(canvas, (10, 10, 660), view, deal, reader)
        return share_of(canvas.image, palette.LAMP)

    assert deal.waits_for(1) is (not accepted and not declined)
    assert deal.waits_for(0) is bool(accepted)
    assert not deal.waits_for(2)
    for reader in range(3):
        assert (lit(reader) > lit(None) + 0.01) is deal.waits_for(reader)


def test_an_open_side_is_a_question() -> None:
    """A call has nothing on one of its arrows."""
    view = public(with_deals(TradeOffer(1, (1, 0, 0, 0, 0), NOTHING, (1, 2))))

    assert trade.strip_high(view) == dealing.LINE_HIGH + 2 * trade.PAD
    assert draw_board(view, scene_of(MOMENT)).size[1] > dealing.LINE_HIGH


def test_two_deals_that_half_a_row_could_not_say_have_a_row_each() -> None:
    """As sentences from edge to edge; two short ones share a row."""
    short, long = (TradeOffer(1, goods, (0, 1, 0, 0, 0), (1, 2)) for goods in (SHORT, GREAT))
    line = dealing.LINE_HIGH
    for offers, high in (((short, short), line), ((long, short), 2 * line + trade.GAP)):
        view = public(with_deals(*offers))
        assert trade.strip_high(view) == high + 2 * trade.PAD


def test_a_deal_is_told_as_a_sentence(letters: Letters) -> None:
    """Who gives, for what; that offers are welcome where a side is open."""
    scene = scene_of(MOMENT)
    told = []
    for want in ((0, 1, 0, 0, 0), NOTHING):
        letters.clear()
        draw_board(public(with_deals(TradeOffer(1, (1, 0, 0, 0, 0), want, (1, 2)))), scene)
        told.append(set(letters))
    name = scene.names[MOMENT.state.table.active]
    gives = f"{name} {scene.words('render-catan-deal-gives')}"
    open_side = scene.words("render-catan-deal-and-open")

    assert {gives, scene.words("render-catan-deal-for")} <= told[0]
    assert gives in told[1]
    assert open_side.split()[-1] in " ".join(told[1])
    assert open_side.split()[-1] not in " ".join(told[0])


def test_a_gift_that_waits_stands_alone() -> None:
    """Nothing is traded meanwhile (R337): the offers are not shown until it is answered."""
    moment = with_deals(TradeOffer(1, (1, 0, 0, 0, 0), (0, 0, 1, 0, 0), (1, 2)))
    giver = moment.state.table.active
    flow = (*moment.state.flow, GiftOffered((giver + 1) % 4, "ore"))
    view = public(Moment(replace(moment.state, flow=flow), ()))
    given = decoded(draw_board(view, scene_of(MOMENT)))
    top = given.height - trade.strip_high(view)
    strip = given.crop((0, top, given.width, given.height))

    assert trade.strip_high(view) == trade.GIFT_HIGH + 2 * trade.PAD
    assert share_of(strip, dealing.dark_of(view, giver), 8) > 0.1


def test_of_many_deals_those_stand_beside_the_map_that_are_accepted() -> None:
    """The others do not push the hand and the players out."""
    moment = with_offers(MOMENT)
    seat = moment.state.table.active
    own, view = GAME.private(moment.state, seat), public(moment)
    marks = Marks(verbs=frozenset({"confirm", "end_turn"}))
    room = Room(SEA_WIDE - 341, 341)

    found = sections_of(room, own, view, marks, "", scene_of(moment))
    names = [section.name for section in found]

    assert names[:2] == ["asked", "deal"]
    assert {"hand", "players"} <= set(names)
    assert sum(section.high + 8 for section in found) <= room.high
