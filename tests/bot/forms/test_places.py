"""Places of a board: one press for a few, two for many, or typed."""

from msgspec.structs import replace

from bot.forms.advance import advance
from bot.forms.draft import EMPTY
from bot.forms.limits import LABEL
from bot.forms.model import Input
from bot.forms.plan import plan
from bot.i18n.shortening import shortened
from games.core.forms import Offer
from games.core.model import Note, say
from tests.bot.forms.driver import labels_of, texts_of
from tests.bot.forms.orchard import Mow, Plant, Prune, Sleep, Water, asking
from tests.bot.forms.shapes import PLACES, grouped, one
from tests.bot.forms.test_plan import after, buttons_of, menus_of


def test_places_are_two_presses_away_or_typed() -> None:
    """Of 54 places a region is opened with one button, then each of its places is one; or the label is typed."""
    offers = (Offer(Plant, (one(PLACES, "place"),)),)
    notes = grouped("tree", PLACES, 6)
    first = after(offers, notes=notes)
    regions = [f"orchard-region-region-{number}" for number in range(6)]
    opened = after(offers, Input.of(buttons_of(first)[regions[2]].word), notes=notes)

    assert labels_of(first) == [*regions, "Type the place…"]
    assert menus_of(first) == []
    assert [label.partition(" · ")[0] for label in labels_of(opened)] == [
        *[f"orchard-place-{place}" for place in PLACES[2::6]],
        *["Type the place…", "Back"],
    ]
    assert "orchard-region-region-2" in texts_of(opened)
    assert "orchard-place-a3: orchard-cost 2 · orchard-gain 3 · orchard-detail" in texts_of(opened)
    assert "orchard-place-a4: " not in texts_of(opened)


def test_a_region_of_one_place_is_that_place() -> None:
    """Its button takes the place at once, and stands out."""
    notes = grouped("tree", PLACES[:30], 16)
    question = asking(Offer(Plant, (one(PLACES[:30], "place"),)), notes=notes)
    lone = buttons_of(plan(question, EMPTY))[f"orchard-place-{PLACES[14]}"]

    assert lone.style == "primary"
    assert advance(question, EMPTY, Input.of(lone.word)) == Plant(PLACES[14])


def test_too_many_regions_go_together() -> None:
    """Neighbours share a button, called by the first and the last of them; no two buttons are called the same."""
    notes = grouped("tree", PLACES, 20)
    panel = plan(asking(Offer(Plant, (one(PLACES, "place"),)), notes=notes), EMPTY)
    long = plan(
        asking(Offer(Plant, (one(PLACES, "place"),)), notes=grouped("tree", PLACES, 2)), EMPTY
    )

    assert len(labels_of(panel)) == 16 + 1
    assert shortened("orchard-region-region-18 – orchard-region-region-19", LABEL) in labels_of(
        panel
    )
    assert shortened("orchard-place-a1 – orchard-place-d2", LABEL) in labels_of(long)
    assert len(set(labels_of(panel))) == len(labels_of(panel))


def test_few_places_are_buttons_more_are_a_menu() -> None:
    """Twenty places stand on buttons, one press each; up to twenty-five in one menu."""
    few, more = (
        plan(asking(Offer(Plant, (one(PLACES[:count], "place"),))), EMPTY) for count in (20, 21)
    )

    assert labels_of(few) == [f"orchard-place-{place}" for place in PLACES[:20]]
    assert menus_of(few) == []
    assert {button.style for button in buttons_of(few).values()} == {"secondary"}
    assert [len(menu.options) for menu in menus_of(more)] == [21]


def test_all_places_are_told_of_or_none() -> None:
    """What ten have to say stands above their buttons; of more, the first ones alone would say nothing of the others."""
    for count, told in ((10, 10), (11, 0)):
        places = PLACES[:count]
        notes = tuple(Note("tree", place, detail=say("orchard-shade")) for place in places)
        text = texts_of(plan(asking(Offer(Plant, (one(places, "place"),)), notes=notes), EMPTY))

        assert sum("orchard-shade" in line for line in text.splitlines()) == told


def test_a_board_beside_many_offers_waits_behind_its_button() -> None:
    """More than three other offers leave the regions no room on the first page."""
    places = Offer(Plant, (one(PLACES, "place"),))
    others = [Offer(action) for action in (Water, Prune, Mow, Sleep)]

    few = plan(asking(places, *others[:3]), EMPTY)
    many = plan(asking(places, *others), EMPTY)

    assert "orchard-verb-plant" not in labels_of(few)
    assert labels_of(many)[0] == "orchard-verb-plant"


def test_what_matters_most_stands_first() -> None:
    """Menus, regions and the places in them follow the ranks of the notes."""
    worst_first = tuple(
        replace(note, rank=-place) for place, note in enumerate(grouped("tree", PLACES, 6))
    )
    field = one(PLACES[:21], "place")
    menu = menus_of(plan(asking(Offer(Plant, (field,)), notes=worst_first), EMPTY))[0]
    offers = (Offer(Plant, (one(PLACES, "place"),)),)
    first = after(offers, notes=worst_first)
    regions = labels_of(first)[:6]
    opened = after(offers, Input.of(buttons_of(first)[regions[2]].word), notes=worst_first)

    assert [option.label for option in menu.options] == [
        f"orchard-place-{place}" for place in reversed(PLACES[:21])
    ]
    assert regions == [f"orchard-region-region-{number}" for number in reversed(range(6))]
    assert [label.partition(" · ")[0] for label in labels_of(opened)][:9] == [
        f"orchard-place-{place}" for place in reversed(PLACES[3::6])
    ]
