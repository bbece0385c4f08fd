"""Whether a queue of premoves may go on: what its player knows and could do is the same as when it was made.

A game's `Lookahead` says what matters.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.lookahead import Lookahead
from bot.games.history.log import encode


def relevant_digest(ahead: Lookahead, view: Any, seat: int) -> str:
    """Return a digest of what the seat knows and could do. A plan goes on while it stays the same."""
    prospect = ahead.look_ahead(view, seat, ())
    return sha256(encode((ahead.relevant_view(prospect.view, seat), prospect.actions))).hexdigest()


def as_expected(ahead: Lookahead, before: Any, after: Any, seat: int, done: Action) -> bool:
    """Return whether the seat's action `done` had the predicted outcome. `before` and `after` are the seat's views.

    A choice that the action led to counts as predicted, whatever it reveals: its answer can be queued.
    """
    expected = ahead.look_ahead(before, seat, (done,))
    return not expected.certain or relevant_digest(ahead, expected.view, seat) == relevant_digest(ahead, after, seat)
