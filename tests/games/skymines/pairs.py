"""Pairs of Skymines tables: at least one for each kind of secret."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.contract import settle
from bot.games.skymines.actions import Arrange, Choose, Plan
from bot.games.skymines.change import luna_of, with_luna, with_player
from bot.games.skymines.game import META, Skymines
from bot.games.skymines.state import SkyminesState
from tests.leaks.pairs import Pair, put, swap

GAME = Skymines()
USUAL = settle(META.options, {})
LINKED = settle(META.options, {"slots": "linked"})
WITH_LUNA = settle(META.options, {"luna": "2"})
_ALL = (None, 0, 1, 2)
_OTHERS = (None, 0, 2)


def _tokens() -> SkyminesState:
    return GAME.setup(3, USUAL, bytes(32))


def _planning(options: dict[str, str]) -> SkyminesState:
    state = GAME.setup(3, options, bytes(32))
    for seat in range(3):
        state = GAME.apply(state, seat, Choose(state.players[seat].offered[0])).state
    return state


_BEGUN = _planning(USUAL)
_LUNA = GAME.setup(3, WITH_LUNA, bytes(32))


def _chosen(number: int) -> SkyminesState:
    state = _tokens()
    return GAME.apply(state, 1, Choose(state.players[1].offered[number])).state


def _offered_instead() -> SkyminesState:
    """Give seat 1 a token of the box for one that it was offered."""
    state = _tokens()
    mine, box = state.players[1].offered, state.token_box
    state = replace(state, token_box=put(box, 0, mine[0]))
    return with_player(state, 1, offered=put(mine, 0, box[0]))


def _box() -> SkyminesState:
    return replace(_tokens(), token_box=swap(_tokens().token_box, 0, 1))


def _planned(*places: int) -> SkyminesState:
    hand = _BEGUN.players[1].hand
    return GAME.apply(_BEGUN, 1, Plan(tuple([hand[place] for place in places]))).state


def _selected(*places: int) -> SkyminesState:
    state = _planning(LINKED)
    return GAME.apply(state, 1, Plan(tuple([state.players[1].hand[place] for place in places]))).state


def _arranged(*slots: int) -> SkyminesState:
    return GAME.apply(_selected(0, 1), 1, Arrange(slots)).state


def _stack(letter: int) -> SkyminesState:
    return replace(_BEGUN, stack=put(_BEGUN.stack, letter, swap(_BEGUN.stack[letter], 0, 1)))


def _plans(letter: int) -> SkyminesState:
    return replace(_BEGUN, plans=put(_BEGUN.plans, letter, swap(_BEGUN.plans[letter], 0, 3)))


def _luna_deck() -> SkyminesState:
    return with_luna(_LUNA, deck=swap(luna_of(_LUNA).deck, 0, 4))


def _luna_added() -> SkyminesState:
    return with_luna(_LUNA, added=swap(luna_of(_LUNA).added, 0, 2))


PAIRS: dict[str, dict[str, Pair]] = {
    "skymines": {
        "the tokens another was offered": Pair(_tokens(), _offered_instead(), _OTHERS, USUAL),
        "the token another chose": Pair(_chosen(0), _chosen(1), _OTHERS, USUAL),
        "the cards another planned": Pair(_planned(0, 1), _planned(2, 3), _OTHERS, USUAL),
        "how many cards another planned": Pair(_planned(0, 1, 2), _planned(), _OTHERS, USUAL),
        "the cards another arranges": Pair(_selected(0), _selected(2, 3), _OTHERS, LINKED),
        "whether another arranges cards": Pair(_planning(LINKED), _selected(0), _OTHERS, LINKED),
        "the order of another's cards": Pair(_arranged(2, 3), _arranged(4, 2), _OTHERS, LINKED),
        "the order of a deck": Pair(_BEGUN, _stack(0), _ALL, USUAL),
        "the order of the last deck": Pair(_BEGUN, _stack(4), _ALL, USUAL),
        "the order of plans": Pair(_BEGUN, _plans(1), _ALL, USUAL),
        "the tokens in the box": Pair(
            _tokens(), replace(_tokens(), token_box=swap(_tokens().token_box, 0, 1)), _ALL, USUAL
        ),
        "the order of Luna's deck": Pair(_LUNA, _luna_deck(), _ALL, WITH_LUNA),
        "the order of cards that may join it": Pair(_LUNA, _luna_added(), _ALL, WITH_LUNA),
        "the seed": Pair(_BEGUN, replace(_BEGUN, chance=Chance(bytes(31) + b"x")), _ALL, USUAL),
        "how much others learned": Pair(_BEGUN, replace(_BEGUN, knowledge=(3, 0, 1)), _ALL, USUAL),
    }
}
