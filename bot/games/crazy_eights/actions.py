"""What a seat does in its turn."""

from __future__ import annotations

from bot.games.core.actions import Action, verb


class Play(Action, frozen=True, tag="play"):
    """Lay a card that is no eight and fits."""

    card: str


class Eight(Action, frozen=True, tag="eight"):
    """Lay an eight and name the suit to follow."""

    card: str
    suit: str


class Draw(Action, frozen=True, tag="draw"):
    """Draw a card from the stock."""


class Pass(Action, frozen=True, tag="pass"):
    """End the turn without laying a card."""


VERBS = (
    verb(Play, "🃏", public=True),
    verb(Eight, "🎱", public=True),
    verb(Draw, "📥", public=True),
    verb(Pass, "⏭️", public=True),
)
