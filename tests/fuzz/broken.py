"""Toy games that are broken on purpose, one kind of fault each; the fuzzer must find every kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.chance import Chance, Stream
from bot.games.core.contract import Question, Standing, Step
from tests.toys.automa_deck import AutomaDeck, AutomaState, Mine, Peek, Rest
from tests.toys.sealed_bid import Bid, SealedBid, SealedState, SealedView


class Stumbles(AutomaDeck):
    """crash: the rules raise what is no refusal."""

    def apply(self, state: AutomaState, seat: int, action: Action) -> Step:
        if isinstance(action, Mine) and len(state.haul) == 2:
            raise KeyError("third card")
        return super().apply(state, seat, action)


class Stuck(SealedBid):
    """dead-end: a seat that has only high cards left can do nothing."""

    def legal(self, state: SealedState, seat: int) -> tuple[Action, ...]:
        legal = super().legal(state, seat)
        return () if legal and len(state.hands[seat]) < 4 else legal


class Endless(SealedBid):
    """dead-end: the same prize is laid again, round after round."""

    def apply(self, state: SealedState, seat: int, action: Action) -> Step:
        step = super().apply(state, seat, action)
        if len(step.state.prizes) < len(state.prizes):
            kept = replace(step.state, prizes=state.prizes, past=state.past, over=False)
            return Step(kept, step.events)
        return step


class LosesCards(AutomaDeck):
    """invariant: a storm takes a card out of the game."""

    def apply(self, state: AutomaState, seat: int, action: Action) -> Step:
        step = super().apply(state, seat, action)
        return Step(replace(step.state, gone=step.state.gone[:-1]), step.events) if step.state.hits else step


class Forgets(AutomaDeck):
    """invariant: what was learned is counted from nothing again when a seat rests."""

    def apply(self, state: AutomaState, seat: int, action: Action) -> Step:
        step = super().apply(state, seat, action)
        fresh = isinstance(action, Rest)
        return Step(replace(step.state, knowledge=(0,) * len(state.knowledge)), step.events) if fresh else step


class Miscounts(SealedBid):
    """invariant: a point that no line tells of."""

    def score(self, state: SealedState) -> Standing:
        first, *others = super().score(state).results
        return Standing((replace(first, total=first.total + 1), *others), state.over)


class HidesAnAction(AutomaDeck):
    """legal: resting is possible and not offered."""

    def legal(self, state: AutomaState, seat: int) -> tuple[Action, ...]:
        return tuple(action for action in super().legal(state, seat) if not isinstance(action, Rest))

    def default(self, state: AutomaState, seat: int) -> Action | None:
        return next(iter(self.legal(state, seat)), None)

    def why_illegal(self, state: AutomaState, seat: int, action: Action) -> Refusal | None:
        return None if action in super().legal(state, seat) else super().why_illegal(state, seat, action)


class AcceptsNonsense(SealedBid):
    """legal: a card that no seat has may be bid."""

    def why_illegal(self, state: SealedState, seat: int, action: Action) -> Refusal | None:
        allowed = isinstance(action, Bid) and action.card == 0 and seat in self.to_move(state)
        return None if allowed else super().why_illegal(state, seat, action)


class BadComputer(SealedBid):
    """computer: a player of the house bids what it no longer has."""

    def choose(self, question: Question) -> Action:
        return Bid(5)


class Unwritable(SealedBid):
    """json: a list where a tuple belongs comes back as another thing."""

    def apply(self, state: SealedState, seat: int, action: Action) -> Step:
        step = super().apply(state, seat, action)
        loose: Any = list(step.state.past)
        return Step(replace(step.state, past=loose), step.events)


class Remembers(AutomaDeck):
    """replay: the rules keep something beside the state."""

    def __init__(self) -> None:
        self._mined = 0

    def apply(self, state: AutomaState, seat: int, action: Action) -> Step:
        step = super().apply(state, seat, action)
        if isinstance(action, Mine):
            self._mined += 1
            return Step(replace(step.state, rests=self._mined), step.events)
        return step


class DealsByItself(SealedBid):
    """replay: every setup is another one."""

    def __init__(self) -> None:
        self._dealt = 0

    def setup(self, seats: int, options: Mapping[str, str], seed: bytes) -> SealedState:
        self._dealt += 1
        return replace(super().setup(seats, options, bytes([self._dealt % 256]) * 32), chance=Chance(seed, 0, 5))


class PeeksForFree(AutomaDeck):
    """undo: looking at cards counts as no lesson, so it can be taken back after a look."""

    def apply(self, state: AutomaState, seat: int, action: Action) -> Step:
        step = super().apply(state, seat, action)
        return Step(replace(step.state, knowledge=state.knowledge), step.events) if isinstance(action, Peek) else step


class SeedView(SealedView, frozen=True, kw_only=True):
    seed: str


class ShowsTheSeed(SealedBid):
    """leak: the seed of a running game stands in the view, and imagined tables take it from there."""

    def view(self, state: SealedState, viewer: int | None) -> SeedView:
        view = super().view(state, viewer)
        return SeedView(**{name: getattr(view, name) for name in view.__struct_fields__}, seed=state.chance.seed.hex())

    def sample_state(self, view: SealedView, viewer: int | None, chance: Stream) -> SealedState:
        assert isinstance(view, SeedView)
        return replace(super().sample_state(view, viewer, chance), chance=Chance(bytes.fromhex(view.seed)))


BROKEN: dict[str, tuple[type[Any], str]] = {
    name.__name__: (name, kind)
    for name, kind in (
        (Stumbles, "crash"),
        (Stuck, "dead-end"),
        (Endless, "dead-end"),
        (LosesCards, "invariant"),
        (Forgets, "invariant"),
        (Miscounts, "invariant"),
        (HidesAnAction, "legal"),
        (AcceptsNonsense, "legal"),
        (BadComputer, "computer"),
        (Unwritable, "json"),
        (Remembers, "replay"),
        (DealsByItself, "replay"),
        (PeeksForFree, "undo"),
        (ShowsTheSeed, "leak"),
    )
}
"""A toy by name: its class, and the kind under which it must be found."""
