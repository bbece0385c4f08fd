"""Toy one: secret simultaneous bids, revealed together, over several rounds.

1.1 Each round one prize lies open; the order of the coming ones is unknown, and some stay in the box.
1.2 All seats secretly bid a card of their hand (1 to 5) or pass. A choice may be revised until the last one is in.
1.3 All reveal together. The highest bid that no other seat made takes the prize; every card bid is gone.
1.4 Without a single highest bid the prize is lost, or carried over to the next round (option).
1.5 Most points win; then the cards left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

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

PRIZES = (1, 2, 3, 4, 6, 8)
CARDS = (1, 2, 3, 4, 5)
NOTHING = 0


class Bid(Action, frozen=True, tag="bid"):
    card: int


class Pass(Action, frozen=True, tag="pass"):
    pass


class Laid(Event, frozen=True, tag="laid"):
    prize: int
    rounds: int


class Chose(Event, frozen=True, tag="chose"):
    seat: int
    bid: Private[int]


class Revealed(Event, frozen=True, tag="revealed"):
    prize: int
    bids: tuple[int, ...]
    winner: int | None


class SealedState(ToyState, frozen=True, kw_only=True):
    rounds: int
    carry: bool
    prizes: tuple[int, ...]
    """The prize that lies open first, then the coming ones."""
    box: tuple[int, ...]
    past: tuple[int, ...]
    stake: int
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    points: tuple[int, ...]
    idle: int


class SealedView(View, frozen=True, kw_only=True):
    rounds: int
    carry: bool
    prize: int | None
    coming: int
    past: tuple[int, ...]
    stake: int
    hands: tuple[tuple[int, ...], ...]
    chosen: tuple[bool, ...]
    own: int | None
    points: tuple[int, ...]
    idle: int
    standing: Standing | None = None


class SealedBid(ToyRules[SealedState]):
    """The rules."""

    over_rule = "1.5"
    meta = Meta(
        id="sealed-bid",
        prefix="toy-bid",
        title="Sealed Bid",
        players=(2, 4),
        options=(Option("rounds", ("3", "5"), "3"), Option("ties", ("lost", "carry"), "lost")),
        presets=(Preset("standard", ()), Preset("long", (("rounds", "5"), ("ties", "carry")))),
        verbs=(verb(Bid, "💰"), verb(Pass, "🙅")),
        looks=(Look("board", private=False), Look("hand", private=True, sent=True)),
        rule_topics=("bidding",),
        ends=("rounds",),
        **MAKERS,
    )
    state_type: type[State] = SealedState
    event_type = Laid | Chose | Revealed | Ended

    def setup(self, seats: int, options: Mapping[str, str], seed: bytes) -> SealedState:
        stream = Chance(seed).open()
        prizes = stream.shuffle(PRIZES)
        rounds = int(options["rounds"])
        return SealedState(
            chance=stream.close(),
            knowledge=(0,) * seats,
            rounds=rounds,
            carry=options["ties"] == "carry",
            prizes=prizes[:rounds],
            box=prizes[rounds:],
            past=(),
            stake=0,
            hands=(CARDS,) * seats,
            bids=(None,) * seats,
            points=(0,) * seats,
            idle=0,
            over=False,
        )

    def opening(self, state: SealedState) -> tuple[Event, ...]:
        return (Laid(state.prizes[0], len(state.prizes)),)

    def to_move(self, state: SealedState) -> tuple[int, ...]:
        if state.over:
            return ()
        return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)

    def legal(self, state: SealedState, seat: int) -> tuple[Action, ...]:
        if seat not in self.to_move(state):
            return ()
        return (*map(Bid, state.hands[seat]), Pass())

    def default(self, state: SealedState, seat: int) -> Action | None:
        return Pass() if seat in self.to_move(state) else None

    def forbid(self, state: SealedState, seat: int, action: Action) -> Refusal | None:
        if seat not in self.to_move(state):
            return Refusal("chosen", "1.2", say("toy-bid-no-chosen"), say("toy-bid-do-revise"))
        match action:
            case Pass():
                return None
            case Bid(card) if card in state.hands[seat]:
                return None
            case _:
                return Refusal("card", "1.2", say("toy-bid-no-card"), say("toy-bid-do-card"))

    def do(self, state: SealedState, seat: int, action: Action) -> Step:
        bid = action.card if isinstance(action, Bid) else NOTHING
        bids = (*state.bids[:seat], bid, *state.bids[seat + 1 :])
        chosen = replace(state, bids=bids)
        if None in bids:
            return Step(chosen, (Chose(seat, bid),))
        step = self._reveal(chosen)
        return Step(step.state, (Chose(seat, bid), *step.events))

    def _reveal(self, state: SealedState) -> Step:
        bids = tuple(bid or NOTHING for bid in state.bids)
        made = Counter(bids)
        single = [bid for bid in bids if bid and made[bid] == 1]
        prize = state.prizes[0]
        winner = bids.index(max(single)) if single else None
        gain = prize + state.stake
        points = tuple(own + (gain if seat == winner else 0) for seat, own in enumerate(state.points))
        after = replace(
            state,
            knowledge=tuple(count + 1 for count in state.knowledge),
            prizes=state.prizes[1:],
            past=(*state.past, prize),
            stake=gain if winner is None and state.carry else 0,
            hands=tuple(
                tuple(card for card in hand if card != bid) for hand, bid in zip(state.hands, bids, strict=True)
            ),
            bids=(None,) * len(bids),
            points=points,
            idle=0 if any(bids) else state.idle + 1,
            over=len(state.prizes) == 1,
        )
        revealed = Revealed(prize, bids, winner)
        return Step(after, (revealed, Ended("rounds")) if after.over else (revealed,))

    def stalled(self, state: SealedState) -> bool:
        return state.idle >= 2

    def view(self, state: SealedState, viewer: int | None) -> SealedView:
        return SealedView(
            viewer=viewer,
            seats=len(state.bids),
            to_move=self.to_move(state),
            over=state.over,
            rounds=state.rounds,
            carry=state.carry,
            prize=state.prizes[0] if state.prizes else None,
            coming=max(0, len(state.prizes) - 1),
            past=state.past,
            stake=state.stake,
            hands=state.hands,
            chosen=tuple(bid is not None for bid in state.bids),
            own=None if viewer is None else state.bids[viewer],
            points=state.points,
            idle=state.idle,
            standing=self.score(state) if state.over else None,
        )

    def score(self, state: SealedState) -> Standing:
        keys = [(points, len(hand)) for points, hand in zip(state.points, state.hands, strict=True)]
        results = [
            Result(seat, (Line("prizes", key[0]),), key[0], 1 + sum(other > key for other in keys), key[1])
            for seat, key in enumerate(keys)
        ]
        return standing(results, state.over)

    def check(self, state: SealedState) -> None:
        if sorted((*state.prizes, *state.box, *state.past)) != sorted(PRIZES):
            raise BrokenInvariant("a prize is missing or doubled")
        if any(not set(hand) <= set(CARDS) or len(set(hand)) != len(hand) for hand in state.hands):
            raise BrokenInvariant("a hand holds what it cannot")

    def choose(self, question: Question) -> Action:
        view, legal, _, level, _, chance = question
        if level == "easy":
            return chance.pick(legal)
        # Steady: the better the prize, the higher the card, with one step of doubt.
        bids = [action for action in legal if isinstance(action, Bid)]
        worth = (view.prize or 0) + view.stake + chance.below(3) - 1
        fitting = [action for action in bids if action.card <= worth]
        return max(fitting, key=lambda action: action.card) if fitting else legal[-1]

    def sample_state(self, view: SealedView, viewer: int | None, chance: Stream) -> SealedState:
        known = list(view.past) + ([view.prize] if view.prize is not None else [])
        unseen = chance.shuffle(prize for prize in PRIZES if prize not in known)
        bids = [
            (view.own if seat == viewer else chance.pick((NOTHING, *view.hands[seat]))) if chosen else None
            for seat, chosen in enumerate(view.chosen)
        ]
        return SealedState(
            chance=dreamt_chance(chance),
            knowledge=(0,) * view.seats,
            rounds=view.rounds,
            carry=view.carry,
            prizes=() if view.prize is None else (view.prize, *unseen[: view.coming]),
            box=unseen[view.coming :],
            past=view.past,
            stake=view.stake,
            hands=view.hands,
            bids=tuple(bids),
            points=view.points,
            idle=view.idle,
            over=view.over,
        )

    def redeal_hidden(self, state: SealedState) -> SealedState:
        stream = state.chance.open()
        unseen = stream.shuffle((*state.prizes[1:], *state.box))
        coming = len(state.prizes) - 1
        prizes = (*state.prizes[:1], *unseen[: max(0, coming)])
        return replace(state, prizes=prizes, box=unseen[max(0, coming) :], chance=stream.close())

    def hidden_setup(self, state: SealedState) -> Mapping[str, object]:
        return {"prizes": list(state.prizes), "box": list(state.box)}

    def look_ahead(self, view: SealedView, seat: int, planned: tuple[Action, ...]) -> LookaheadResult:
        # What follows a choice is the reveal, which cannot be foreseen.
        if planned or seat not in view.to_move:
            own = next((action.card for action in planned if isinstance(action, Bid)), view.own)
            return LookaheadResult(replace(view, own=own), ())
        return LookaheadResult(view, (*map(Bid, view.hands[seat]), Pass()))

    def relevant_view(self, view: SealedView, seat: int) -> object:
        return (view.prize, view.coming, view.stake, view.hands, view.points, view.over)
