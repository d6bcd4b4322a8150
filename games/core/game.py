"""The contract of a game, and the one way to play an action."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.core.flow import (
    Flow,
    HasFlow,
    is_unfinished,
    own_lane,
    public_flow,
    secretly_done,
    with_own_lane,
)
from games.core.forms import Below, Decision, allowed, first_answer
from games.core.keys import word_of
from games.core.levels import Level
from games.core.model import (
    Action,
    Basis,
    Call,
    Event,
    Gist,
    Illegal,
    Key,
    Lapsing,
    Message,
    Notes,
    Ready,
    ScoreSheet,
    Seat,
    Step,
    Term,
    say,
)
from games.core.orders import Rule
from games.core.reasons import Argument, Gauge
from games.core.rng import SEED_BYTES, Chance, Rng
from games.core.story import Fact, Gain, Story, weight

Looks: TypeAlias = tuple[tuple[int, float], ...]
"""After how many actions a trial asks the game's estimate, and what its word weighs; a trial ends with the last look."""

Json: TypeAlias = Any
"""A stored state as plain JSON values, between two schemas."""

S = TypeVar("S", bound=HasFlow)
P = TypeVar("P", bound=Struct)
H = TypeVar("H", bound=Struct)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Variants and expansions of a table: fields are `bool` or `Literal` of words, all with defaults.

    The lobby draws them without knowing the game: labels are the Fluent ids `<game>-option-<field>` and, for a `Literal`,
    `<game>-option-<field>-<value>`; the attribute `.about` explains.
    """


class Game(Generic[S, P, H]):
    """The rules of one game.

    S is the full state, P what everybody can know, H what one seat knows besides. All methods are pure. Class
    attributes describe the stored types.

    A state is best composed: `rng`, `flow`, the public `table`, and `secrets` where there are any. Then the views derive from
    `games.core.views`, and `public`, `private` and `deal` need not be written for a game without secrets.
    """

    id: ClassVar[str]
    """`san-juan`: names folders, Fluent ids and stored rows."""

    seats: ClassVar[range]
    schema: ClassVar[int]
    migrations: ClassVar[Mapping[int, Callable[[Json], Json]]] = {}
    """From a schema to the next one."""

    options: ClassVar[type[Options]] = Options
    state_type: ClassVar[Any]
    public_type: ClassVar[Any]
    private_type: ClassVar[Any]
    action_type: ClassVar[Any]
    """The tagged union of all actions, `Reopen` included where the game has simultaneous steps."""

    event_type: ClassVar[Any]
    flow: ClassVar[Flow[Any]]
    topics: ClassVar[tuple[Term, ...]]
    """What `/rules` can explain: the attribute `.help` of each label says it in a few sentences."""

    lessons: ClassVar[Mapping[str, Term]] = {}
    """What a question is always about whose prompt names nothing, as the picture that explains it: by the prompt's id behind
    `<game>-prompt-`. A thing of which there are several is named by the question (`Decision.subject`). What is said then
    is the prompt's attribute `.lesson`.
    """

    places: ClassVar[frozenset[str]] = frozenset()
    """Vocabularies whose keys are fixed places on the board: their label is their badge (A1), or that of a note."""

    paged: ClassVar[frozenset[str]] = frozenset()
    """Groups of notes by which the hand picture turns its pages: it shows large what stands on the page that is open, first
    the last one where things are bought.
    """

    badged: ClassVar[frozenset[str]] = frozenset()
    """Vocabularies whose pieces the hand picture badges (A, B...): menus put the same badge before the label."""

    keeps_letters: ClassVar[frozenset[str]] = frozenset()
    """Of `badged`, those whose buttons have the badges also where each thing has a name and a sign of its own."""

    tastes: ClassVar[Mapping[type[Action], int]] = {}
    """How much likelier robots try an action than others, which have 1; with 0 only if something is required and there
    is nothing else. For games in which answers by mere chance lead nowhere.
    """

    glances: ClassVar[tuple[Looks, ...]] = (((2, 1.0),),)
    """How far an easy robot sees: about as far as what its answer brings at once, by what `estimate` can tell of it. Of several
    it has one for each question, by chance.
    """

    looks: ClassVar[Mapping[Level, Looks]] = {}
    """When trials of a normal or hard robot are judged, where other times than `trials.LOOKS` win more games: too early, and an
    answer has not brought yet what it is for; too late, and chance has blurred it.
    """

    trials: ClassVar[Mapping[Level, int]] = {}
    """Trials of a level for an answer at most, where other numbers than those of `search.SIGHTS` set the levels apart."""

    zeal: ClassVar[Mapping[Level, float]] = {}
    """What each point is worth to a robot of that level among three others, beside being ahead of them, which is worth 1. A
    level that is not named wants nothing else, as in a race to a number of points.
    """

    by_hand: ClassVar[frozenset[type[Action]]] = frozenset()
    """Actions that are never automatic: for a question with one of them `default` has no answer."""

    rules: ClassVar[Mapping[Key, Rule]] = {}
    """Small rules that a person may let stand for coming decisions, by the key of their words (`order`)."""

    gauges: ClassVar[tuple[Gauge, ...]] = ()
    """What hints may give as a reason: what the better answer's trials end with more of, or another seat with less."""

    arguments: ClassVar[tuple[Argument, ...]] = ()
    """What players say for an answer, the most telling first: hints say what their trials bear out, before any number."""

    review_actions: ClassVar[int] = 400_000
    """How many actions the trials of a game's reviews may play, all seats together: what a minute of processor allows."""

    has_puzzles: ClassVar[bool] = False
    """Whether questions of finished games make good puzzles: hands are small, and answers differ in what they lead to."""

    fitted: ClassVar[tuple[Key, ...]] = ()
    """Features of a position whose weights in `estimate` are fitted (`bases`); empty: it is made by hand."""

    weighed: ClassVar[tuple[float, ...]] = ()
    """Their weights."""

    weights: ClassVar[Mapping[type[Event], int]] = {}
    """How much an event matters to somebody who has been away, beside the points that it brings: 1 where nothing is said,
    0 for what is not worth a line.
    """

    gist_weights: ClassVar[Mapping[type[Event], int]] = {}
    """The same of the events that `gist` makes."""

    ended_by: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events that say that the game ended, as `ending` does: one with a seat is told with its deed instead of that sentence,
    any other is not told beside it.
    """

    news_rows: ClassVar[int] = 2
    """Rows of a phone that the news above a question may take: more where rounds tell much, and pictures are low."""

    tells_as_happened: ClassVar[bool] = False
    """Whether the news keep the order of events, as one often leads to the next; else what befell the reader comes first."""

    slight: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events that befall nobody by their own step, though they name those concerned: these have agreed to it, as to a trade."""

    routine: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events that befall the reader but are told last, where room is left, as what their workers bring every round."""

    confirmed: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events that are told to whoever did them where they are asked again at once, so that they can see what Undo undoes."""

    pictured: ClassVar[frozenset[type[Event]]] = frozenset()
    """Events that need no words above the picture of the seat that they are about: it shows what came of them."""

    milestones: ClassVar[frozenset[Key]] = frozenset()
    """Prompts that say themselves that they are explained, though they come up late in a first game: they are much of it."""

    stated: ClassVar[frozenset[Key]] = frozenset()
    """Prompts of questions below which how things stand is said in the text, and not by the picture alone: what is lost."""

    weighed_ready: ClassVar[frozenset[type[Action]]] = frozenset()
    """Actions of which the ready answers were picked by weighing all others, so that a robot tries no others."""

    covered: ClassVar[frozenset[type[Action]]] = frozenset()
    """Actions that have a page of their own beside any ready answer: their question looks alike however many there are."""

    joined: ClassVar[frozenset[type[Action]]] = frozenset()
    """Actions with one thing to choose that do the same in different ways: one menu holds the choices of all."""

    put_aside: ClassVar[frozenset[type[Action]]] = frozenset()
    """Exchanges that have a page of their own even where one can do nothing else but pass."""

    def check(self, seats: int, options: Options) -> Message | None:
        """Why this combination is impossible; None when it is fine."""
        if seats not in self.seats:
            return say("core-refused-seats", least=self.seats[0], most=self.seats[-1])
        return None

    def table_options(self) -> Options:
        """What a new table is set to. The defaults of the options are what stored tables mean that do not name one."""
        return self.options()

    def about(self, seats: int, options: Options) -> Message:
        """The game in a sentence, with what it takes to win: by default the Fluent message `<game>-about`."""
        return say(f"{self.id}-about")

    def keeps_order(self, options: Options) -> bool:
        """Whether the players sit in the order of joining; else the seats are drawn before anything else."""
        return False

    def draws_first(self, options: Options) -> bool:
        """Whether chance says who begins; else the first in the order of the seats, or whom the options name."""
        return True

    def unused(self, seats: int, options: Options) -> frozenset[Term]:
        """The topics that a table of so many with these options has no use for, such as those of an expansion."""
        return frozenset()

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[S]:
        """The first position. Only for a combination that `check` lets pass."""
        raise NotImplementedError

    def pending(self, state: S) -> tuple[Decision, ...]:
        """At most one decision per seat; empty of required ones when the game is over."""
        return self.flow.pending(state)

    def first(self, state: S) -> Decision | None:
        """The first required decision, None when the game is over."""
        return self.flow.first(state)

    def decision(self, state: S, seat: Seat) -> Decision | None:
        """What that seat is asked."""
        return self.flow.decision(state, seat)

    def subjects(self, decision: Decision) -> tuple[Term, ...]:
        """The things that a question is about, the one that it is most about first."""
        prompt = decision.prompt
        named = [value for _, value in prompt.args if isinstance(value, Term)]
        always = self.lessons.get(prompt.id.removeprefix(f"{self.id}-prompt-"))
        about = decision.subject or always
        return (*named, *((about,) if about is not None and about not in named else ()))

    def is_by_hand(self, decision: Decision) -> bool:
        """Whether nobody but who is asked, or a robot in that seat, answers it."""
        return any(offer.action in self.by_hand for offer in decision.offers)

    def apply(self, state: S, seat: Seat, action: Action) -> Step[S]:
        """Carry out an action that is offered; `play` checks it."""
        return self.flow.apply(state, seat, action)

    def is_over(self, state: S) -> bool:
        """Whether no decision is required any more."""
        return not state.flow

    def is_out(self, public: P, seat: Seat) -> bool:
        """Whether the seat is asked nothing any more, though the game goes on."""
        return False

    def is_unfinished(self, state: S) -> bool:
        """Whether a seat's move is under construction: nothing to publish, `cancel` goes back to its base."""
        return is_unfinished(state.flow)

    def default(self, state: S, seat: Seat, rng: Rng) -> Action | None:
        """A harmless answer for an absent seat that is required, from what that seat may know.

        None when it is not asked, or asked what is `by_hand`. Where harmless means by chance, that comes from `rng`, which
        is not the game's: chance made of the views would tell others what they are.

        By default the first ready answer, else the first answer of the first offer: not for games in which that does harm.
        """
        decision = self.decision(state, seat)
        if decision is None or not decision.required or self.is_by_hand(decision):
            return None
        ready = self.ready(state, seat)
        return ready[0].action if ready else first_answer(decision)

    def ready(self, state: S, seat: Seat) -> tuple[Ready, ...]:
        """A few whole answers to what the seat is asked, each legal, the best one first; from what that seat may know.

        For questions with very many answers: they are buttons for people, candidates for robots, and the default.
        """
        return ()

    def orders(self, public: P, private: H, decision: Decision) -> tuple[Key, ...]:
        """The rules that a person may be offered where that is asked, from what the seat sees."""
        return tuple(
            key for key, rule in self.rules.items() if rule.is_offered(public, private, decision)
        )

    def ordered(self, public: P, private: H, decision: Decision, order: Key) -> Action | None:
        """What that rule answers there, from what the seat sees; None: nothing, also where there is no such rule any more."""
        rule = self.rules.get(order)
        if rule is None or not rule.belongs(decision):
            return None
        if rule.answer is not None:
            return rule.answer(public, private, decision)
        # Ready answers are the same in every state that fits the views.
        state = self.deal(public, private, Rng(bytes(SEED_BYTES)))
        return rule.among(self.ready(state, decision.seat))

    def notes(self, state: S, seat: Seat) -> Notes:
        """What a person may want to know about the seat's decision; from what that seat may know."""
        return Notes()

    def public(self, state: S) -> P:
        """What everybody can know. By default that of a composed state without secrets."""
        whole: Any = state
        view: P = self.public_type(flow=public_flow(state.flow), table=whole.table)
        return view

    def private(self, state: S, seat: Seat) -> H:
        """What the seat knows besides. By default that of a composed state without secrets."""
        view: H = self.private_type(
            seat=seat,
            lane=own_lane(state.flow, seat),
            unfinished=self.flow.own_unfinished(state, seat),
        )
        return view

    def deal(self, public: P, private: H | None, rng: Rng) -> S:
        """A full state that fits the views, the unknown by chance: built from the views alone. `private` None: a
        spectator's.

        By default a composed state: the view's table, what `secrets_dealt` makes, the seat's own lane and move under
        construction, and the answers of other seats' finished lanes by chance.
        """
        seen: Any = public
        own: Any = private
        chance = Chance(rng)
        parts: dict[str, object] = {"table": seen.table}
        if "secrets" in self.state_type.__struct_fields__:
            parts["secrets"] = self.secrets_dealt(public, private, chance.below)
        flow = seen.flow if own is None else with_own_lane(seen.flow, own.lane)
        state: Any = self.state_type(rng=rng, flow=flow, **parts)
        done = secretly_done(flow, None if own is None else own.seat)
        state = self.flow.answered_by_chance(state, done, chance.below)
        unfinished = () if own is None else own.unfinished
        dealt: S = replace(state, rng=chance.rng, flow=state.flow + unfinished)
        return dealt

    def secrets_dealt(self, public: P, private: H | None, below: Below) -> Any:
        """The secrets of a composed state that fits the views, the unknown by chance: for `deal`."""
        raise NotImplementedError

    def scores(self, state: S) -> tuple[ScoreSheet, ...]:
        """One sheet per seat of a finished game, in seat order."""
        raise NotImplementedError

    def usual(self, state: S, decision: Decision) -> Action | None:
        """What whoever knows the game would do at first sight, from what the seat may know; None: nothing stands out.

        Trials of robots are played on with it, and it is one of their candidates: so it has to be quick.
        """
        return None

    def habit(self, state: S, decision: Decision, below: Below) -> Action | None:
        """What a trial is played on with there, from what the seat may know, by chance where that makes trials differ.

        By default what is usual; None: an offer by the game's tastes. It has to be quick, and is no robot's answer by itself.
        """
        return self.usual(state, decision)

    def approach(
        self,
        public: P,
        private: H,
        decision: Decision,
        others: Sequence[Seat],
        made: Collection[Action] = (),
    ) -> Action | None:
        """What a robot that is asked this puts to these others before it goes on, from what its seat sees; None: nothing.

        At most once a turn, and nothing that it has just `made` in the turns before.
        What it puts stands (`lapsing`), and the robot waits a little for those to whom it is put.
        """
        return None

    def agreed(self, public: P, private: H, decision: Decision) -> Action | None:
        """A robot's yes to what others have put to it, where it would put the same to them (`approach`); None: it thinks."""
        return None

    def refused(self, public: P, action: Action) -> Action | None:
        """What a robot that has answered this does not put to people itself for a while; None: the answer is no such no."""
        return None

    def gained(self, event: Event) -> tuple[tuple[Seat, int], ...]:
        """Points that an event brought, or cost (below 0), as everybody can count them: by seat."""
        return ()

    def matters(self, event: Event, reader: Seat) -> int:
        """How much the event matters to whoever sits there, by its kind, the points that it brought, and whom it concerns."""
        points = sum([abs(points) for _, points in self.gained(event)])
        return weight(self.weight_by_kind(event), points, event, reader)

    def stands_out(self, event: Event) -> int:
        """How much the event matters to everybody, by its kind and the points that it brought."""
        return self.weight_by_kind(event) + sum([abs(points) for _, points in self.gained(event)])

    def weight_by_kind(self, event: Event) -> int:
        """How much events of its kind matter, whatever points they brought."""
        kind = type(event)
        return self.weights.get(kind, self.gist_weights.get(kind, 1))

    def befell(self, event: Event, reader: Seat, *, by_reader: bool) -> bool:
        """Whether the event happened to whoever sits there; `by_reader`: in a step of their own.

        What others' steps had the seat do counts as well, where its kind is worth a line.
        """
        if by_reader and type(event) in self.slight:
            return False
        if event.happens_to(reader):
            return True
        doer = getattr(event, "seat", None)
        if doer != reader:
            return any(seat == reader and points for seat, points in self.gained(event))
        return not by_reader and not event.begins_part and self.matters(event, reader) > 0

    def worthwhile(self, decision: Decision, people: Collection[Seat]) -> Decision:
        """The question as a person is put it: without what is legal but of no use, as where only these seats are people's."""
        return decision

    def gist(self, heard: Sequence[Event], reader: Seat | None) -> Sequence[Gist]:
        """Events that tell the reader in brief what several have brought; the others are told for themselves. They are never
        stored. `reader`: None for everybody.
        """
        return ()

    def favourite(self, event: Event) -> Term | None:
        """The thing that the event's `seat` has built or used, for its player's statistics; None: nothing that is counted."""
        return None

    def opening(self, event: Event) -> Term | None:
        """How the event's `seat` opens a game, if it is the first such event of the seat; None: it is no part of an opening."""
        return None

    def gains(self, events: Sequence[Event]) -> tuple[Gain, ...]:
        """The same of all events of a game from its beginning."""
        return tuple(
            [
                Gain(at, seat, points)
                for at, event in enumerate(events)
                for seat, points in self.gained(event)
                if points
            ]
        )

    def open_points(self, public: P) -> tuple[int, ...] | None:
        """The points of every seat that lie open to all; None: they tell nothing of who is ahead."""
        return None

    def hidden_points(self, public: P, private: H, seat: Seat) -> int:
        """The points of whoever sits there that only they see, beside the open ones."""
        return 0

    def occasion(self, public: P) -> Message | None:
        """What every question of the moment belongs to, in a few words, as the round and whose role it is; None: nothing."""
        return None

    def forecast(self, public: P, private: H, decision: Decision) -> Message | None:
        """What follows by rule from what the seat sees, where people forget it, in one short line; None: nothing of weight."""
        return None

    def ending(self, story: Story) -> Message | None:
        """The rule that ended a finished game, in a sentence; None: there is nothing to say."""
        return None

    def facts(self, story: Story) -> tuple[Fact, ...]:
        """What else is worth telling of a finished game, beside what the kernel finds in every one (`story.facts_of_any`)."""
        return ()

    def best_list(self, options: Options) -> Key | None:
        """In which list a server keeps the best totals of such a game; None: in none.

        Totals of one list can be compared, whoever else was at the table. Its Fluent id is `<game>-best-<key>`.
        """
        return None

    def keeps_best(self) -> bool:
        """Whether any table of the game has such a list."""
        return type(self).best_list is not Game.best_list

    def title(self, total: int) -> Message | None:
        """What the total of somebody who has played alone is worth, in a word or two; None: there is nothing to say."""
        return None

    def draw_number(self, state: S) -> int | None:
        """The number of the newest random draw, counted so that it means the same whatever somebody did before it.

        Two people who play alone with one seed can so be given the same chance, in a daily challenge. None: no such count.
        """
        return None

    def has_draw_numbers(self) -> bool:
        """Whether people can play alone with the same chance."""
        return type(self).draw_number is not Game.draw_number

    def parts_of_total(self, public: P) -> tuple[int, ...]:
        """What each turn brought somebody who plays alone, in order; empty: the game does not count so."""
        return ()

    def lapsing(self, state: S) -> tuple[Lapsing, ...]:
        """What stands open to others and lapses with time, from what everybody can know."""
        return ()

    def calls(self, state: S) -> tuple[Call, ...]:
        """Opportunities that somebody is to be called for, from what everybody can know; they are gone when they are closed."""
        return ()

    def why_not(self, state: S, seat: Seat, action: Action) -> Message | None:
        """Why the seat may not do that now, from what that seat may know; None: there is nothing to say."""
        return None

    def estimate(self, state: S) -> tuple[float, ...] | None:
        """How well each seat stands, in points; None: a robot's trials are played to the end of the game."""
        return None

    def bases(self, state: S) -> tuple[Basis, ...]:
        """By seat, what `estimate` weighs: for `python -m games fit`, where `fitted` names features."""
        raise NotImplementedError

    def label(self, kind: str, key: Key) -> Message:
        """What the key is called: by default the Fluent message `<game>-<kind>-<key>`."""
        return say(f"{self.id}-{kind}-{word_of(key)}")

    def fact(self, kind: str, key: Key) -> Message | None:
        """What is printed on the thing besides its name, such as cost and points; None: nothing."""
        return None


def play(
    game: Game[S, P, H], state: S, seat: Seat, action: Action, asked: Decision | None = None
) -> Step[S]:
    """Carry out the action if it is offered.

    `asked` spares the question to a caller that has just put it. Raises Illegal when no offer to the seat contains the action.
    """
    decision = asked if asked is not None else game.decision(state, seat)
    if decision is None or decision.seat != seat:
        raise Illegal(say("core-refused-not-asked"))
    if not allowed(decision, action):
        raise Illegal(say("core-refused-not-offered"))
    return game.apply(state, seat, action)
