"""Toy two: mining against an automa that has a deck of its own.

2.1 One turn is one of: peek, mine, rest. A seat without robots is out.
2.2 Peek: look at the top three cards of the supply and put them back on top one by one, in any order.
2.3 Mine: turn up the top card, again and again, until you stop or a storm (0) comes. A seat that stops banks the haul.
2.4 A storm takes the haul and hits as often as the haul had cards, and once more; its owner distributes the hits
    freely over its robots (two each). Where nothing is left to choose (one robot, or a hit for all that is left of
    all of them) it is done by itself: a choice without consequence would be told by the log and seen by no view.
2.5 After the last seat of a round the automa turns up its own top card and does it.
2.6 The end: the supply is empty, or no robot is left. Ore and a point per whole robot; ties by robots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal, verb
from bot.games.core.chance import Chance, Stream
from bot.games.core.contract import (
    BrokenInvariant,
    Line,
    Look,
    Meta,
    Option,
    Preset,
    Question,
    Result,
    Standing,
    State,
    Step,
    View,
)
from bot.games.core.events import Event, Private
from bot.games.core.lookahead import LookaheadResult
from bot.games.core.phrase import say
from tests.toys.shared import MAKERS, Ended, ToyRules, ToyState, dreamt_chance, standing

STORM = 0
SUPPLY = (STORM,) * 6 + (1,) * 8 + (2,) * 6 + (3,) * 4
AUTOMA = {
    "normal": ("gain", "gain", "mine", "mine", "shuffle"),
    "expert": ("gain", "mine", "mine-two", "mine-two", "shuffle"),
}
ROBOTS = (2, 2, 2)


class Peek(Action, frozen=True, tag="peek"):
    pass


class Put(Action, frozen=True, tag="put"):
    card: int


class Mine(Action, frozen=True, tag="mine"):
    pass


class Stop(Action, frozen=True, tag="stop"):
    pass


class Lose(Action, frozen=True, tag="lose"):
    robot: int


class Rest(Action, frozen=True, tag="rest"):
    pass


class Peeked(Event, frozen=True, tag="peeked"):
    seat: int
    cards: Private[tuple[int, ...]]


class PutBack(Event, frozen=True, tag="put-back"):
    seat: int
    card: Private[int]


class Mined(Event, frozen=True, tag="mined"):
    seat: int
    card: int


class Stormed(Event, frozen=True, tag="stormed"):
    seat: int
    hits: int


class Hit(Event, frozen=True, tag="hit"):
    seat: int
    robot: int


class Banked(Event, frozen=True, tag="banked"):
    seat: int
    ore: int


class Rested(Event, frozen=True, tag="rested"):
    seat: int


class AutomaDid(Event, frozen=True, tag="automa-did"):
    card: str
    turned: tuple[int, ...]
    points: int


class AutomaState(ToyState, frozen=True, kw_only=True):
    level: str
    deck: tuple[int, ...]
    gone: tuple[int, ...]
    memory: tuple[tuple[int, ...], ...]
    """What each seat knows of the top of the supply, top first."""
    robots: tuple[tuple[int, ...], ...]
    bank: tuple[int, ...]
    turn: int
    pending: str | None
    held: tuple[int, ...]
    back: int
    """How many cards the present peek has put back already."""
    haul: tuple[int, ...]
    hits: int
    automa: int
    automa_deck: tuple[str, ...]
    automa_gone: tuple[str, ...]
    rests: int


class AutomaView(View, frozen=True, kw_only=True):
    level: str
    deck: int
    gone: tuple[int, ...]
    known: tuple[int, ...]
    robots: tuple[tuple[int, ...], ...]
    bank: tuple[int, ...]
    turn: int
    pending: str | None
    held: tuple[int, ...]
    holding: int
    back: int
    haul: tuple[int, ...]
    hits: int
    automa: int
    automa_deck: int
    automa_gone: tuple[str, ...]
    rests: int
    standing: Standing | None = None


class AutomaDeck(ToyRules[AutomaState]):
    """The rules."""

    over_rule = "2.6"
    meta = Meta(
        id="automa-deck",
        prefix="toy-automa",
        title="Automa Deck",
        players=(1, 3),
        options=(Option("level", ("normal", "expert"), "normal"),),
        presets=(Preset("standard", ()),),
        verbs=(
            verb(Peek, "👀", public=True),
            verb(Put, "🂠"),
            verb(Mine, "⛏️", public=True),
            verb(Stop, "🛑", public=True),
            verb(Lose, "💥", public=True),
            verb(Rest, "💤", public=True),
        ),
        looks=(
            Look("board", private=False),
            Look("known", private=True, sent=True, notebook=True),
            Look("robots", private=False, about="seat", picture=False),
        ),
        rule_topics=("turn", "automa"),
        ends=("supply", "robots"),
        **MAKERS,
    )
    state_type: type[State] = AutomaState
    event_type = Peeked | PutBack | Mined | Stormed | Hit | Banked | Rested | AutomaDid | Ended

    def setup(self, seats: int, options: Mapping[str, str], seed: bytes) -> AutomaState:
        stream = Chance(seed).open()
        deck = stream.shuffle(SUPPLY)
        automa_deck = stream.shuffle(AUTOMA[options["level"]])
        return AutomaState(
            chance=stream.close(),
            knowledge=(0,) * seats,
            level=options["level"],
            deck=deck,
            gone=(),
            memory=((),) * seats,
            robots=(ROBOTS,) * seats,
            bank=(0,) * seats,
            turn=0,
            pending=None,
            held=(),
            back=0,
            haul=(),
            hits=0,
            automa=0,
            automa_deck=automa_deck,
            automa_gone=(),
            rests=0,
            over=False,
        )

    def opening(self, state: AutomaState) -> tuple[Event, ...]:
        return ()

    def to_move(self, state: AutomaState) -> tuple[int, ...]:
        return () if state.over else (state.turn,)

    def legal(self, state: AutomaState, seat: int) -> tuple[Action, ...]:
        if seat not in self.to_move(state):
            return ()
        match state.pending:
            case "put":
                return tuple(map(Put, sorted(set(state.held))))
            case "mine":
                return (Mine(), Stop()) if state.deck else (Stop(),)
            case "lose":
                return tuple(Lose(robot) for robot, health in enumerate(state.robots[seat]) if health)
            case _:
                return (Peek(), Mine(), Rest())

    def default(self, state: AutomaState, seat: int) -> Action | None:
        legal = self.legal(state, seat)
        return legal[-1] if legal else None

    def forbid(self, state: AutomaState, seat: int, action: Action) -> Refusal | None:
        if seat != state.turn:
            return Refusal("turn", "2.1", say("toy-automa-no-turn"), say("toy-automa-do-wait"))
        if action in self.legal(state, seat):
            return None
        return Refusal(
            f"pending-{state.pending}", "2.1", say("toy-automa-no-now"), say(f"toy-automa-do-{state.pending or 'turn'}")
        )

    def do(self, state: AutomaState, seat: int, action: Action) -> Step:
        match action:
            case Peek():
                return self._peek(state)
            case Put(card):
                return self._put(state, card)
            case Mine():
                return self._mine(state)
            case Stop():
                ore = sum(state.haul)
                banked = replace(state, bank=_set(state.bank, seat, state.bank[seat] + ore), rests=0)
                return self._pass_on(banked, (Banked(seat, ore),))
            case Lose(robot):
                return self._lose(state, robot, ())
            case _:
                return self._pass_on(replace(state, rests=state.rests + 1), (Rested(seat),))

    def _peek(self, state: AutomaState) -> Step:
        seat, held = state.turn, state.deck[:3]
        memory = tuple(known[len(held) :] if other == seat else () for other, known in enumerate(state.memory))
        knowledge = _set(state.knowledge, seat, state.knowledge[seat] + 1)
        after = replace(
            state, deck=state.deck[3:], held=held, back=0, memory=memory, pending="put", knowledge=knowledge, rests=0
        )
        return Step(after, (Peeked(seat, tuple(sorted(held))),))

    def _put(self, state: AutomaState, card: int) -> Step:
        held = list(state.held)
        held.remove(card)
        known = (card, *state.memory[state.turn])
        after = replace(
            state,
            held=tuple(held),
            back=state.back + 1,
            deck=(card, *state.deck),
            memory=_set(state.memory, state.turn, known),
        )
        event = PutBack(state.turn, card)
        return Step(after, (event,)) if held else self._pass_on(after, (event,))

    def _mine(self, state: AutomaState) -> Step:
        seat = state.turn
        card, after = _turn_up(state)
        event = Mined(seat, card)
        if card != STORM:
            return Step(replace(after, haul=(*state.haul, card), pending="mine", rests=0), (event,))
        hits = min(len(state.haul) + 1, sum(state.robots[seat]))
        after = replace(after, haul=(), pending="lose", hits=hits, rests=0)
        return self._forced(after, (event, Stormed(seat, hits)))

    def _lose(self, state: AutomaState, robot: int, before: tuple[Event, ...]) -> Step:
        seat = state.turn
        health = _set(state.robots[seat], robot, state.robots[seat][robot] - 1)
        after = replace(state, robots=_set(state.robots, seat, health), hits=state.hits - 1)
        return self._forced(after, (*before, Hit(seat, robot)))

    def _forced(self, state: AutomaState, events: tuple[Event, ...]) -> Step:
        """Do what leaves no choice: the last robot's hits, those that destroy all robots, or the end of the turn."""
        if state.hits == 0:
            return self._pass_on(state, events)
        robot = _only_choice(state.robots[state.turn], state.hits)
        return Step(state, events) if robot is None else self._lose(state, robot, events)

    def _pass_on(self, state: AutomaState, events: tuple[Event, ...]) -> Step:
        after = replace(state, pending=None, haul=(), held=(), back=0, hits=0)
        seat = after.turn + 1
        while seat < len(after.robots) and not sum(after.robots[seat]):
            seat += 1
        if seat == len(after.robots) and after.deck:
            after, did = self._automa(after)
            events = (*events, did)
            seat = next((other for other, robots in enumerate(after.robots) if sum(robots)), 0)
        alive = any(map(sum, after.robots))
        if after.deck and alive:
            return Step(replace(after, turn=seat), events)
        return Step(replace(after, over=True), (*events, Ended("supply" if alive else "robots")))

    def _automa(self, state: AutomaState) -> tuple[AutomaState, AutomaDid]:
        stream = state.chance.open()
        cards = state.automa_deck or stream.shuffle(state.automa_gone)
        gone = state.automa_gone if state.automa_deck else ()
        after = replace(state, automa_deck=cards[1:], automa_gone=(*gone, cards[0]), knowledge=_all(state.knowledge))
        turned: list[int] = []
        if cards[0] == "shuffle":
            after = replace(after, deck=stream.shuffle(after.deck), memory=((),) * len(after.memory))
        for _ in range({"mine": 1, "mine-two": 2}.get(cards[0], 0)):
            if after.deck:
                card, after = _turn_up(after)
                turned.append(card)
        points = 2 if cards[0] == "gain" else sum(turned)
        after = replace(after, automa=after.automa + points, chance=stream.close())
        return after, AutomaDid(cards[0], tuple(turned), points)

    def stalled(self, state: AutomaState) -> bool:
        return state.rests >= 4 * len(state.robots)

    def view(self, state: AutomaState, viewer: int | None) -> AutomaView:
        return AutomaView(
            viewer=viewer,
            seats=len(state.robots),
            to_move=self.to_move(state),
            over=state.over,
            level=state.level,
            deck=len(state.deck),
            gone=tuple(sorted(state.gone)),
            known=() if viewer is None else state.memory[viewer],
            robots=state.robots,
            bank=state.bank,
            turn=state.turn,
            pending=state.pending,
            held=tuple(sorted(state.held)) if viewer == state.turn else (),
            holding=len(state.held),
            back=state.back,
            haul=state.haul,
            hits=state.hits,
            automa=state.automa,
            automa_deck=len(state.automa_deck),
            automa_gone=tuple(sorted(state.automa_gone)),
            rests=state.rests,
            standing=self.score(state) if state.over else None,
        )

    def score(self, state: AutomaState) -> Standing:
        whole = [sum(health == 2 for health in robots) for robots in state.robots]
        keys: list[tuple[int, int]] = [(ore + left, left) for ore, left in zip(state.bank, whole, strict=True)]
        everybody = [*keys, (state.automa, 0)]
        ranks = [1 + sum(other > key for other in everybody) for key in everybody]
        results = [
            Result(seat, (Line("ore", ore), Line("robots", left)), ore + left, rank, left)
            for seat, (ore, left, rank) in enumerate(zip(state.bank, whole, ranks[:-1], strict=True))
        ]
        automa = Result(None, (Line("ore", state.automa),), state.automa, ranks[-1], 0, say("toy-automa-name"))
        return standing((*results, automa), state.over)

    def check(self, state: AutomaState) -> None:
        if sorted((*state.deck, *state.held, *state.gone)) != sorted(SUPPLY):
            raise BrokenInvariant("a supply card is missing or doubled")
        if sorted((*state.automa_deck, *state.automa_gone)) != sorted(AUTOMA[state.level]):
            raise BrokenInvariant("an automa card is missing or doubled")
        if any(state.deck[: len(known)] != known for known in state.memory):
            raise BrokenInvariant("a seat remembers what is not so")

    def choose(self, question: Question) -> Action:
        view, legal, _, level, _, chance = question
        if level == "easy":
            return chance.pick(legal)
        # Steady: mine until the haul is worth more than what the next card brings.
        if Stop() in legal and (len(view.haul) >= 2 or view.known[:1] == (STORM,)):
            return Stop()
        return Mine() if Mine() in legal else legal[-1]

    def sample_state(self, view: AutomaView, viewer: int | None, chance: Stream) -> AutomaState:
        unseen = Counter(SUPPLY) - Counter(view.gone) - Counter(view.known) - Counter(view.held)
        pile = chance.shuffle(unseen.elements())
        unseen_held = view.holding - len(view.held)
        automa = Counter(AUTOMA[view.level]) - Counter(view.automa_gone)
        seats = range(view.seats)
        return AutomaState(
            chance=dreamt_chance(chance),
            knowledge=(0,) * view.seats,
            level=view.level,
            deck=(*view.known, *pile[unseen_held:]),
            gone=view.gone,
            memory=tuple(view.known if seat == viewer else () for seat in seats),
            robots=view.robots,
            bank=view.bank,
            turn=view.turn,
            pending=view.pending,
            held=view.held or pile[:unseen_held],
            back=view.back,
            haul=view.haul,
            hits=view.hits,
            automa=view.automa,
            automa_deck=chance.shuffle(automa.elements()),
            automa_gone=view.automa_gone,
            rests=view.rests,
            over=view.over,
        )

    def redeal_hidden(self, state: AutomaState) -> AutomaState:
        stream = state.chance.open()
        known = max(map(len, state.memory))
        deck = (*state.deck[:known], *stream.shuffle(state.deck[known:]))
        automa_deck = stream.shuffle(state.automa_deck)
        return replace(state, deck=deck, automa_deck=automa_deck, chance=stream.close())

    def hidden_setup(self, state: AutomaState) -> Mapping[str, object]:
        return {"supply": list(state.deck), "automa": list(state.automa_deck)}

    def look_ahead(self, view: AutomaView, seat: int, planned: tuple[Action, ...]) -> LookaheadResult:
        if view.over or not sum(view.robots[seat]):
            return LookaheadResult(view, ())
        if view.turn != seat:
            view = _turn_over(replace(view, turn=seat, to_move=(seat,)))
        for place, action in enumerate(planned, 1):
            match action:
                case Put(card) if card in view.held:
                    held = list(view.held)
                    held.remove(card)
                    view = replace(
                        view, held=tuple(held), back=view.back + 1, deck=view.deck + 1, known=(card, *view.known)
                    )
                    view = view if held else _turn_over(view)
                case Lose(robot) if view.hits:
                    view = _hit(view, seat, robot)
                case Stop():
                    bank = _set(view.bank, seat, view.bank[seat] + sum(view.haul))
                    view = _turn_over(replace(view, bank=bank))
                case Rest():
                    view = _turn_over(view)
                case Peek() if place == len(planned):
                    return LookaheadResult(view, tuple(map(Put, sorted(set(SUPPLY)))), certain=False)
                case _:
                    return LookaheadResult(view, ())
        return LookaheadResult(view, _open_to(view, seat))

    def relevant_view(self, view: AutomaView, seat: int) -> object:
        return (view.deck, view.gone, view.known, view.robots[seat], view.bank[seat], view.automa, view.automa_gone)


def _turn_over(view: AutomaView) -> AutomaView:
    return replace(view, pending=None, held=(), holding=0, back=0, haul=(), hits=0)


def _hit(view: AutomaView, seat: int, robot: int) -> AutomaView:
    """Lose a hit, and what leaves no choice after it."""
    health = _set(view.robots[seat], robot, view.robots[seat][robot] - 1)
    view = replace(view, robots=_set(view.robots, seat, health), hits=view.hits - 1)
    if not view.hits:
        return _turn_over(view)
    only = _only_choice(health, view.hits)
    return view if only is None else _hit(view, seat, only)


def _only_choice(robots: tuple[int, ...], hits: int) -> int | None:
    """Return the robot that takes the next hit where it makes no difference which is chosen."""
    left = [robot for robot, health in enumerate(robots) if health]
    return left[0] if len(left) == 1 or hits == sum(robots) else None


def _open_to(view: AutomaView, seat: int) -> tuple[Action, ...]:
    match view.pending:
        case "put":
            return tuple(map(Put, sorted(set(view.held))))
        case "mine":
            return (Mine(), Stop()) if view.deck else (Stop(),)
        case "lose":
            return tuple(Lose(robot) for robot, health in enumerate(view.robots[seat]) if health)
        case _:
            return (Peek(), Mine(), Rest()) if sum(view.robots[seat]) else ()


T = TypeVar("T")


def _set(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _all(knowledge: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(count + 1 for count in knowledge)


def _turn_up(state: AutomaState) -> tuple[int, AutomaState]:
    """Turn up the top supply card for all to see."""
    card = state.deck[0]
    memory = tuple(known[1:] for known in state.memory)
    after = replace(
        state, deck=state.deck[1:], gone=(*state.gone, card), memory=memory, knowledge=_all(state.knowledge)
    )
    return card, after
