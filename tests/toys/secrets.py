"""What the toys hide, and which of their code may read it all the same."""

from __future__ import annotations

from collections.abc import Iterator

from tests.leaks.read_spy import Path, Secrets
from tests.toys.automa_deck import AutomaState
from tests.toys.sealed_bid import SealedState


def _bids(state: SealedState, viewer: int | None) -> Iterator[Path]:
    yield ("chance",)
    yield ("knowledge",)
    yield ("box",)
    yield from (("prizes", place) for place in range(1, len(state.prizes)))
    yield from (("bids", seat) for seat in range(len(state.bids)) if seat != viewer)


def _deck(state: AutomaState, viewer: int | None) -> Iterator[Path]:
    yield ("chance",)
    yield ("knowledge",)
    yield ("automa_deck",)
    known = 0 if viewer is None else len(state.memory[viewer])
    yield from (("deck", place) for place in range(known, len(state.deck)))
    yield from (("memory", seat) for seat in range(len(state.memory)) if seat != viewer)
    if viewer != state.turn:
        yield ("held",)


SECRETS = {
    "sealed-bid": Secrets(
        _bids, frozenset(["rounds", "carry", "past", "stake", "hands", "points", "idle", "over"]), {}
    ),
    "automa-deck": Secrets(
        _deck,
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
