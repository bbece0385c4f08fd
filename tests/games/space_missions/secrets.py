"""What Space Missions hides, and which of its code may read it all the same."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.space_missions.material import UNKNOWN
from bot.games.space_missions.state import Deck, SpaceMissionsState
from tests.leaks.read_spy import Path, Secrets


def _of_state(state: SpaceMissionsState, viewer: int | None) -> Iterator[Path]:
    yield from (("chance",), ("knowledge",), ("boxed",))
    over = state.over is not None
    for seat, agency in enumerate(state.agencies):
        for at, deck in enumerate(agency.decks):
            yield from (("agencies", seat, "decks", at, *way) for way in _of_deck(deck, seat == viewer, over))
    if state.open_test is not None and viewer != state.turn and not over:
        yield ("open_test", "drawn")
    seen = 1 if viewer in state.peeked else 0
    yield from (("events", place) for place in range(seen, len(state.events)))
    if state.automa is not None:
        yield from (("automa", "specialists"), ("automa", "deck"))


def _of_deck(deck: Deck, own: bool, over: bool) -> Iterator[Path]:
    if over:  # all lies open then, and what the owner knew of it no longer matters
        yield from (("known",), ("deduced",))
        return
    if not own:
        yield from (("cards",), ("known",))
    else:
        yield from (("cards", place) for place, known in enumerate(deck.known) if known == UNKNOWN)
    if not deck.proven and not own:
        yield ("deduced",)
    if not deck.proven and not (own and deck.deduced):
        yield ("extra",)


SECRETS = {
    "space-missions": Secrets(
        _of_state,
        frozenset(
            [
                "variant",
                "year",
                "phase",
                "turn",
                "pending",
                "block",
                "hits",
                "sequence",
                "upper",
                "supply",
                "astronauts",
                "done",
                "past",
                "peeked",
                "over",
                "latest",
            ]
        ),
        {},
    )
}
