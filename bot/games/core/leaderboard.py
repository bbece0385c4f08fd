"""A list of rated players as it is drawn and told: what the host hands to whoever draws it."""

from __future__ import annotations

from msgspec import Struct


class Rung(Struct, frozen=True):
    """One player: his place, what his skill almost surely is, and the estimate with its uncertainty.

    `provisional`: it rests on few games. `own`: it is the one who looks.
    """

    place: int
    name: str
    safe: float
    mu: float
    sigma: float
    games: int
    provisional: bool
    own: bool = False


class Ladder(Struct, frozen=True):
    """A page of the list for one game, best first; `page` counts from 1."""

    title: str
    page: int
    pages: int
    rungs: tuple[Rung, ...]
