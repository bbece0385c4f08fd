"""Toy games that leak on purpose, one channel each; the leak tests and the fuzzer must catch every one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal, verb
from bot.games.core.contract import Step
from bot.games.core.events import Event
from bot.games.core.phrase import Phrase, say
from tests.conformance.games import Case
from tests.toys.automa_deck import AutomaDeck, AutomaState, AutomaView, Lose, Mine, Peek, Peeked, Put, PutBack, Stop
from tests.toys.automa_deck_presenter import AutomaDeckPresenter
from tests.toys.sealed_bid import Bid, Chose, Laid, Pass, SealedBid, SealedState, SealedView
from tests.toys.sealed_bid_presenter import SealedBidPresenter

BIDS = Case("sealed-bid", 3, (("rounds", "5"), ("ties", "carry")))
DECK = Case("automa-deck", 2, (("level", "expert"),))


class ViewTellsBids(SealedBid):
    def view(self, state: SealedState, viewer: int | None) -> SealedView:
        view = super().view(state, viewer)
        return replace(view, stake=view.stake + sum(bid or 0 for bid in state.bids))


class ViewTellsSpectators(SealedBid):
    def view(self, state: SealedState, viewer: int | None) -> SealedView:
        view = super().view(state, viewer)
        return replace(view, own=state.bids[0]) if viewer is None else view


class LegalFollowsOthers(SealedBid):
    def legal(self, state: SealedState, seat: int) -> tuple[Action, ...]:
        return tuple(action for action in super().legal(state, seat) if getattr(action, "card", 0) not in state.bids)


class DefaultFollowsDeck(AutomaDeck):
    def default(self, state: AutomaState, seat: int) -> Action | None:
        if state.pending == "mine" and seat == state.turn and state.deck:
            return Mine() if state.deck[0] else Stop()
        return super().default(state, seat)


class RefusalTellsDeck(AutomaDeck):
    def why_illegal(self, state: AutomaState, seat: int, action: Action) -> Refusal | None:
        refusal = super().why_illegal(state, seat, action)
        if refusal is not None and isinstance(action, Put) and action.card in state.deck[:1]:
            return replace(refusal, kind="warm")
        return refusal


class MarkFollowsDeck(AutomaDeck):
    """Looking at a storm counts as no lesson, so the warning mark tells whether one lies on top."""

    def apply(self, state: AutomaState, seat: int, action: Action) -> Step:
        step = super().apply(state, seat, action)
        if isinstance(action, Peek) and state.deck[0] == 0:
            return Step(replace(step.state, knowledge=state.knowledge), step.events)
        return step


class LooksBackAtDeck(AutomaDeck):
    """Sound until the table went back: then what it was dealt again shows in the view."""

    def view(self, state: AutomaState, viewer: int | None) -> AutomaView:
        view = super().view(state, viewer)
        return replace(view, deck=view.deck + state.deck[0]) if state.chance.epoch and state.deck else view


class StallTellsBids(SealedBid):
    def stalled(self, state: SealedState) -> bool:
        return sum(bid == 0 for bid in state.bids) >= 1


class PublicBids(SealedBid):
    meta = replace(SealedBid.meta, verbs=(verb(Bid, "💰", public=True), verb(Pass, "🙅", public=True)))


class BidsShowInUndo(SealedBid):
    """A high bid counts as a lesson for all, so that the others' undo goes away."""

    def apply(self, state: SealedState, seat: int, action: Action) -> Step:
        step = super().apply(state, seat, action)
        if isinstance(action, Bid) and action.card == 5:
            learned = tuple(count + 1 for count in step.state.knowledge)
            return Step(replace(step.state, knowledge=learned), step.events)
        return step


class LogTellsBids(SealedBidPresenter):
    def describe(self, event: Event, viewer: int | None, over: bool) -> Phrase | None:
        return super().describe(event, viewer, over or isinstance(event, Chose))


class LogTellsCards(AutomaDeckPresenter):
    def describe(self, event: Event, viewer: int | None, over: bool) -> Phrase | None:
        if isinstance(event, PutBack) and event.card == 0:
            return say("toy-automa-put-own")
        return super().describe(event, viewer, over)


class HitsTellDeck(AutomaDeck):
    """The hits of one storm are told in an order that follows the card on top; robots and log entry are the same."""

    def apply(self, state: AutomaState, seat: int, action: Action) -> Step:
        step = super().apply(state, seat, action)
        backwards = isinstance(action, Lose) and state.deck[:1] == (0,)
        return Step(step.state, tuple(reversed(step.events))) if backwards else step


class PeekedWithTop(Peeked, frozen=True, tag="peeked-with-top"):
    top: int


class EventTellsDeck(AutomaDeck):
    """An event has the top card in a field that is not declared private. No text tells it yet."""

    def apply(self, state: AutomaState, seat: int, action: Action) -> Step:
        step = super().apply(state, seat, action)
        return Step(
            step.state,
            tuple(
                PeekedWithTop(event.seat, event.cards, state.deck[0]) if isinstance(event, Peeked) else event
                for event in step.events
            ),
        )


class AsksForNothing(AutomaDeck):
    """Asks which robot is destroyed first where all are: the log tells of each answer, and no view holds it."""

    def _forced(self, state: AutomaState, events: tuple[Event, ...]) -> Step:
        robots = state.robots[state.turn]
        asked = 0 < state.hits == sum(robots) and sum(map(bool, robots)) > 1
        return Step(state, events) if asked else super()._forced(state, events)


class Talkative(AutomaDeckPresenter):
    """Remembers the truth from elsewhere: a tongue must be a function of the view."""

    def __init__(self) -> None:
        self._asked = 0

    def prompt(self, view: AutomaView) -> Phrase:
        self._asked += 1
        return say("toy-automa-prompt-turn", who=self._asked)


class Recapping(SealedBidPresenter):
    """Sound: what a recap adds to the log is a weight and a short word for each event."""

    def weight(self, event: Event, viewer: int | None) -> int:
        return 1

    def brief(self, event: Event, viewer: int | None) -> Phrase | None:
        return say("toy-bid-none")


class WeightTellsBids(Recapping):
    def weight(self, event: Event, viewer: int | None) -> int:
        return 9 if isinstance(event, Chose) and event.bid == 5 else 1


class BriefTellsBids(Recapping):
    def brief(self, event: Event, viewer: int | None) -> Phrase | None:
        return say("toy-bid-card", card=event.bid) if isinstance(event, Chose) else None


LEAKY: dict[str, tuple[Case, Callable[[], Any], Callable[[], Any], str]] = {
    "view": (BIDS, ViewTellsBids, SealedBidPresenter, "view"),
    "view of spectators": (BIDS, ViewTellsSpectators, SealedBidPresenter, "view leaks to None"),
    "legal list": (BIDS, LegalFollowsOthers, SealedBidPresenter, "legal"),
    "default": (DECK, DefaultFollowsDeck, AutomaDeckPresenter, "default"),
    "refusal": (DECK, RefusalTellsDeck, AutomaDeckPresenter, "refusal"),
    "warning mark": (DECK, MarkFollowsDeck, AutomaDeckPresenter, "mark"),
    "view after going back": (DECK, LooksBackAtDeck, AutomaDeckPresenter, "view"),
    "stall": (BIDS, StallTellsBids, SealedBidPresenter, "stalled"),
    "public record": (BIDS, PublicBids, SealedBidPresenter, "readings"),
    "undo": (BIDS, BidsShowInUndo, SealedBidPresenter, "undo"),
    "log": (BIDS, SealedBid, LogTellsBids, "readings"),
    "log of some cards": (DECK, AutomaDeck, LogTellsCards, "readings"),
    "field of an event": (DECK, EventTellsDeck, AutomaDeckPresenter, "readings"),
    "texts": (DECK, AutomaDeck, Talkative, "texts"),
    "weight in a recap": (BIDS, SealedBid, WeightTellsBids, "readings"),
    "words in a recap": (BIDS, SealedBid, BriefTellsBids, "readings"),
}


class OpeningTellsPrizes(SealedBid):
    def opening(self, state: SealedState) -> tuple[Event, ...]:
        return (Laid(state.prizes[1], len(state.prizes)),)
