"""The six actions of a turn and the choice of a tile that three of them lead to (rules, "How to play")."""

from __future__ import annotations

from bot.games.core.actions import Action, verb


class TopUp(Action, frozen=True, tag="top-up"):
    """Discard any cards, then draw until the hand holds five. `discard`: card numbers, ascending."""

    discard: tuple[int, ...]


class Jump(Action, frozen=True, tag="jump"):
    """Play a card's jump coordinate, go to any other planet that has it, and leave a probe on the gate."""

    card: int
    planet: str


class Fly(Action, frozen=True, tag="fly"):
    """Go to one of the two neighbouring planets; no card, no probe."""

    planet: str


class Scan(Action, frozen=True, tag="scan"):
    """Play a card's scan coordinate here, on an undeveloped planet, to look at its pile and reserve a tile."""

    card: int


class Develop(Action, frozen=True, tag="develop"):
    """Play two cards for the planet's two landing coordinates and build a station. `cards`: numbers, ascending."""

    cards: tuple[int, ...]


class Discover(Action, frozen=True, tag="discover"):
    """Take a point tile from the pile of a developed planet."""


class Take(Action, frozen=True, tag="take"):
    """Choose the tile that a scan, a development or a discovery leads to. `tile`: its kind, e.g. `mineral-red`."""

    tile: str


VERBS = (
    verb(Jump, "🌀", public=True),
    verb(Fly, "🚀", public=True),
    verb(Scan, "📡", public=True),
    verb(Develop, "🏗️", public=True),
    verb(Discover, "🔎", public=True),
    verb(TopUp, "🃏", public=True),
    verb(Take, "✋"),
)
