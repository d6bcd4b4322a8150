"""Places of a board: one press for a few, two for many, or typed."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.forms.advance import advance
from bot.forms.draft import EMPTY
from bot.forms.limits import LABEL
from bot.forms.model import Draft, Input
from bot.forms.plan import plan
from bot.i18n.speech import LANGUAGES
from games.catan.game import CATAN
from games.core.badges import letter
from games.core.forms import Offer, One
from games.core.model import Key, Note, SeatNames, Terms, say
from tests.bot.forms.driver import explained_by, labels_of, texts_of
from tests.bot.forms.orchard import Mow, Plant, Prune, Sleep, Water, asking
from tests.bot.forms.setups import buttons_of, menus_of
from tests.bot.forms.shapes import PLACES, one


def test_the_best_of_many_places_are_buttons_and_all_others_in_menus() -> None:
    """Of 54 places none is more than two touches away: four stand on buttons, all others by name in two menus."""
    panel = plan(asking(Offer(Plant, (one(PLACES, "place"),)), notes=ranked(PLACES)), EMPTY)
    best = [f"orchard-place-{place}" for place in PLACES[::-1]]

    others = [place for place in best[::-1] if place not in best[:4]]

    assert [label.partition(" · ")[0] for label in list(buttons_of(panel))] == best[:4]
    assert [[option.label for option in menu.options] for menu in menus_of(panel)] == [
        others[:25],
        others[25:],
    ]
    assert menus_of(panel)[0].options[0].description == "orchard-shade"


def test_a_larger_board_has_further_pages() -> None:
    """What the first page has no room for stands on the next, from which there is a way back; or it is typed."""
    places = tuple(f"{place}{number}" for place in PLACES for number in (1, 2))
    question = asking(Offer(Plant, (one(places, "place"),)))
    first = plan(question, EMPTY)
    onward = buttons_of(first)["Other places…"].word
    second_draft = advance(question, EMPTY, Input.of(onward))
    assert isinstance(second_draft, Draft)
    second = plan(question, second_draft)
    last = menus_of(second)[-1]

    assert "Type the place…" in labels_of(first)
    assert advance(question, second_draft, Input.of(last.word, (last.options[-1].value,))) == Plant(
        places[-1]
    )
    back = advance(question, second_draft, Input.of(buttons_of(second)["Other places…"].word))
    assert isinstance(back, Draft)
    assert menus_of(plan(question, back)) == menus_of(first)


def test_few_places_are_buttons_more_are_a_menu() -> None:
    """Places stand on buttons, one press each, as far as three lines of a phone hold them; others in one menu."""
    few, more = (
        plan(asking(Offer(Plant, (One("place", PLACES[:count], "place"),))), EMPTY)
        for count in (3, 16)
    )

    assert labels_of(few) == [f"orchard-place-{place}" for place in PLACES[:3]]
    assert menus_of(few) == []
    assert [len(menu.options) for menu in menus_of(more)] == [16]


def test_what_is_told_of_places_leaves_the_picture_in_sight() -> None:
    """Two lines stand in the message; what is longer is told behind a button, of all places."""
    for count, shown in ((1, 1), (3, 0)):
        places = PLACES[:count]
        notes = tuple(
            Note("tree", place, detail=say("orchard-shade"), cost=7, gain=8) for place in places
        )
        panel = plan(
            asking(Offer(Plant, (one(places, "place"),)), Offer(Sleep), notes=notes), EMPTY
        )
        labels = " ".join(buttons_of(panel))

        assert (texts_of(panel) + labels).count("orchard-shade") == shown
        assert (explained_by(panel) + labels).count("orchard-shade") == count


def test_a_board_beside_many_offers_waits_behind_its_button() -> None:
    """More than three other offers leave the regions no room on the first page."""
    places = Offer(Plant, (one(PLACES, "place"),))
    others = [Offer(action) for action in (Water, Prune, Mow, Sleep)]

    few = plan(asking(places, *others[:3]), EMPTY)
    many = plan(asking(places, *others), EMPTY)

    assert "orchard-verb-plant" not in labels_of(few)
    assert labels_of(many)[0] == "orchard-verb-plant"


def test_what_matters_most_stands_first() -> None:
    """A menu follows the ranks of the notes, and the best of a long list stand on buttons as well."""
    places = PLACES[:21]
    panel = plan(asking(Offer(Plant, (one(places, "place"),)), notes=ranked(places)), EMPTY)
    best = [f"orchard-place-{place}" for place in places[::-1]]

    assert [option.label for option in menus_of(panel)[0].options] == best
    assert [label.partition(" · ")[0] for label in buttons_of(panel)] == best[:3]


def test_ranks_of_groups_make_nothing_likely() -> None:
    """Where notes only say in which order the groups come, all things stand in the menu alone."""
    places = PLACES[:21]
    notes = tuple(Note("tree", place, rank=int(place[1]) % 3) for place in places)
    panel = plan(asking(Offer(Plant, (one(places, "place"),)), notes=notes), EMPTY)

    assert [len(menu.options) for menu in menus_of(panel)] == [21]
    assert list(buttons_of(panel)) == []


def ranked(places: Sequence[Key]) -> tuple[Note, ...]:
    """Notes by which the last place matters most."""
    return tuple(
        Note("tree", place, detail=say("orchard-shade"), rank=-number)
        for number, place in enumerate(places)
    )


def test_a_button_for_the_robber_names_its_victims_before_the_land() -> None:
    """Three names leave no room behind its letter for what the picture shows."""
    words = LANGUAGES.words("pt-BR", CATAN, ["Ana", "Barnaby", "Amelia", "Clara"])
    land, seats = Terms("land", (("ore@10", 1),)), SeatNames((1, 2, 3))

    whole, short = [
        "A · " + words.say(say(f"catan-label-hex-others{form}", land=land, seats=seats))
        for form in ("", ".short")
    ]

    assert len(whole) > LABEL >= len(short)
    assert short == "A · Barnaby, Amelia e Clara"


def test_a_place_with_a_letter_has_it_alone_on_its_button() -> None:
    """On a page of few and above a menu of many; the menu and what is told below say where it lies, too."""
    for count, on_buttons in ((6, 6), (20, 4)):
        places = PLACES[:count]
        notes = tuple(
            replace(note, badge=letter(count - 1 - at)) for at, note in enumerate(ranked(places))
        )
        panel = plan(asking(Offer(Plant, (one(places, "place"),)), notes=notes), EMPTY)

        assert list(buttons_of(panel)) == [letter(at) for at in range(on_buttons)]
        for menu in menus_of(panel):
            assert menu.options[0].label.startswith("A · ")
        assert panel.aside[0].startswith("A · ")
