"""A game that is made anew has every part that Skymines declares."""

from __future__ import annotations

from bot.games.core.contract import settle
from bot.games.history.premoves import relevant_digest
from bot.games.skymines.events import SkyminesEvent
from bot.games.skymines.game import META, Skymines
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.view import SkyminesView


def _begun(game: Skymines) -> SkyminesState:
    return game.setup(2, settle(META.options, {}), bytes(32))


def test_a_new_game_is_set_up_and_scored() -> None:
    game = Skymines()
    state = _begun(game)
    assert (game.state_type, game.event_type) == (SkyminesState, SkyminesEvent)
    assert game.opening(state)
    ended = game.end_now(state).state
    view = game.view(ended, 0)
    assert isinstance(view, SkyminesView)
    assert view.standing == game.score(ended)


def test_a_new_game_looks_ahead() -> None:
    game = Skymines()
    state = _begun(game)
    view = game.view(state, 0)
    assert game.look_ahead(view, 0, ()).actions == game.legal(state, 0)
    richer = game.apply(state, 1, game.legal(state, 1)[0]).state
    assert relevant_digest(game, view, 0) == relevant_digest(game, game.view(richer, 0), 0)
