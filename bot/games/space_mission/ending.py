"""How the game ends: by space tiles turned up, by the last planet developed (Jump Gate's way), or by vote."""

from __future__ import annotations

from bot.games.space_mission.draft import Draft
from bot.games.space_mission.events import Ended, LastRound


def note_space(draft: Draft, seat: int, enough: bool) -> None:
    """Enough space tiles are up: the round is played out, so that all have had as many turns."""
    if enough and draft.base.variant.end == "space" and draft.turns_left is None:
        seats = len(draft.pilots)
        _announce(draft, seat, seats - 1 - (seat - draft.base.start) % seats)


def note_developed(draft: Draft, seat: int) -> None:
    """The last planet is developed: everybody has one more turn."""
    if draft.base.variant.end == "developed" and all(site.station is not None for site in draft.sites):
        _announce(draft, seat, len(draft.pilots))


def _announce(draft: Draft, seat: int, turns: int) -> None:
    draft.turns_left = turns
    draft.events.append(LastRound(turns_ahead(seat, turns, len(draft.pilots))))


def turns_ahead(seat: int, turns: int, seats: int) -> tuple[int, ...]:
    """Return the seats that have the given number of turns after the present seat's."""
    return tuple([(seat + step) % seats for step in range(1, turns + 1)])


def finish(draft: Draft, reason: str) -> None:
    """End the game: everything is laid open."""
    draft.over = reason
    draft.learn_all()
    draft.events.append(Ended(reason))
