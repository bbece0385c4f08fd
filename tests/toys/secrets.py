"""What the toys hide, and which of their code may read it all the same."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.core.events import Event
from tests.leaks.read_spy import Path, Secrets
from tests.toys.automa_deck import AutomaState, Peeked, PutBack
from tests.toys.sealed_bid import Chose, SealedState


def _bids(state: SealedState, viewer: int | None) -> Iterator[Path]:
    yield ("chance",)
    yield ("knowledge",)
    yield ("box",)
    yield from (("prizes", place) for place in range(1, len(state.prizes)))
    yield from (("bids", seat) for seat in range(len(state.bids)) if seat != viewer)


def _bid_told(event: Event, viewer: int | None) -> Iterator[Path]:
    if isinstance(event, Chose) and event.seat != viewer:
        yield ("bid",)


def _deck(state: AutomaState, viewer: int | None) -> Iterator[Path]:
    yield ("chance",)
    yield ("knowledge",)
    yield ("automa_deck",)
    known = 0 if viewer is None else len(state.memory[viewer])
    yield from (("deck", place) for place in range(known, len(state.deck)))
    yield from (("memory", seat) for seat in range(len(state.memory)) if seat != viewer)
    if viewer != state.turn:
        yield ("held",)


def _deck_told(event: Event, viewer: int | None) -> Iterator[Path]:
    if isinstance(event, Peeked) and event.seat != viewer:
        yield ("cards",)
    if isinstance(event, PutBack) and event.seat != viewer:
        yield ("card",)


SECRETS = {
    "sealed-bid": Secrets(
        _bids, _bid_told, frozenset(["rounds", "carry", "past", "stake", "hands", "points", "idle", "over"]), {}
    ),
    "automa-deck": Secrets(
        _deck,
        _deck_told,
        frozenset(
            [
                "level",
                "gone",
                "robots",
                "bank",
                "turn",
                "pending",
                "back",
                "haul",
                "hits",
                "automa",
                "automa_gone",
                "rests",
                "over",
            ]
        ),
        {},
        frozenset({"gone", "automa_gone", "held"}),
    ),
}
