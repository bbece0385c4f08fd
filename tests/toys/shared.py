"""What all toys share: making a title, refusing and doing an action, the end by vote, and the standing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, TypedDict, TypeVar

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.chance import Chance, Stream
from bot.games.core.contract import IllegalAction, Question, Result, Standing, State, Step, View
from bot.games.core.events import Event
from bot.games.core.phrase import Phrase, say


class Makers(TypedDict):
    """The part of `Meta` that every toy shares."""

    designer: str
    publisher: str
    edition: str
    levels: tuple[str, ...]
    rules_version: int


MAKERS: Makers = {
    "designer": "ourselves",
    "publisher": "nobody",
    "edition": "toy",
    "levels": ("easy", "steady"),
    "rules_version": 1,
}


class Ended(Event, frozen=True, tag="ended"):
    reason: str


class ToyState(State, frozen=True, kw_only=True):
    over: bool


S = TypeVar("S", bound=ToyState)


class ToyRules(ABC, Generic[S]):
    """The rules' common steps; a toy says what it forbids and what an allowed action does."""

    over_rule: str
    """The paragraph of the toy's rules that tells of its end."""

    @abstractmethod
    def forbid(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Return which rule forbids the action in a game that goes on, or None."""

    @abstractmethod
    def do(self, state: S, seat: int, action: Action) -> Step:
        """Do an action that is allowed."""

    def why_illegal(self, state: S, seat: int, action: Action) -> Refusal | None:
        if state.over:
            return Refusal("over", self.over_rule, say("toy-no-over"), say("toy-do-rematch"))
        return self.forbid(state, seat, action)

    def apply(self, state: S, seat: int, action: Action) -> Step:
        refusal = self.why_illegal(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.do(state, seat, action)

    def explain(self, question: Question, action: Action) -> Phrase | None:
        return say(f"toy-why-{question.level}")

    def end_now(self, state: S) -> Step:
        return Step(replace(state, over=True), (Ended("vote"),))


class ToySpeaker:
    """The phrases that differ by the toy's prefix only."""

    prefix: str

    def icon(self, slot: str, value: str) -> str | None:
        return None

    def own_nouns(self, view: View) -> tuple[str, ...]:
        return ()

    def score_label(self, category: str) -> Phrase:
        return say(f"{self.prefix}-category-{category}")

    def rules(self, topic: str) -> tuple[Phrase, ...]:
        return (say(f"{self.prefix}-rules-{topic}"),)

    def tell_end(self, event: Event) -> Phrase | None:
        """Tell of the end; None for any other event."""
        return say(f"toy-ended-{event.reason}") if isinstance(event, Ended) else None


def standing(results: Iterable[Result], over: bool) -> Standing:
    """Return the results in the order of their ranks."""
    return Standing(tuple(sorted(results, key=lambda result: result.rank)), over)


def dreamt_chance(chance: Stream) -> Chance:
    """Return the chance of a sampled state: of an unknown seed."""
    return Chance(b"".join(chance.below(1 << 64).to_bytes(8, "big") for _ in range(4)))
