"""The Preparation of the next round, and the end of the game (rules 13, 14.1; rulings 36 to 38, 43)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.declared import conclude
from bot.games.core.events import Event
from bot.games.core.pieces import all_learned
from bot.games.skymines.bonus_markers import reserved_tiles
from bot.games.skymines.events import Prepared
from bot.games.skymines.material import ROUNDS, SPECIALS, SUPPLEMENT_COINS
from bot.games.skymines.state import Player, SkyminesState

ROWS = 4
"""Rows of the card display. Its spaces are numbered down the right column, then the middle one, then the left one."""
LAST_ROUND = "rounds"
"""The reason of the end: the last round is over."""


def prepared(state: SkyminesState, events: list[Event]) -> SkyminesState:
    """Return the state with the next round prepared; after the last round the game is over.

    The steps in order: the coin and the special plan of the new round, the markers with what they reserved, the
    display.
    """
    if state.round == ROUNDS:
        return replace(conclude(state, LAST_ROUND, events), phase="over", pending=())
    number = state.round + 1
    players = tuple([_restored(state, seat, player) for seat, player in enumerate(state.players)])
    display, discarded = slid(state.display)
    display, drawn = _filled(display, state.stack)
    events.append(Prepared(number, state.first, discarded, drawn, tuple([player.tiles for player in players])))
    return replace(
        state,
        round=number,
        phase="planning",
        turn=state.first,
        turns=0,
        players=players,
        display=display,
        stack=tuple([tuple([card for card in deck if card not in drawn]) for deck in state.stack]),
        discard=(*state.discard, *discarded),
        specials=(*state.specials, SPECIALS[number - 2]),
        supplement=state.supplement + SUPPLEMENT_COINS,
        marks=(),
        knowledge=all_learned(state) if drawn else state.knowledge,
    )


def _restored(state: SkyminesState, seat: int, player: Player) -> Player:
    """Return a seat with its markers back and the tiles that it reserved; a single-use marker is gone (ruling 43)."""
    own = [mark for mark in state.marks if mark.seat == seat]
    return replace(
        player,
        markers=player.markers + sum(not mark.single_use for mark in own),
        tiles=reserved_tiles(state, seat),
        dropped=False,
    )


def slid(display: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the display without its right column, each row slid to the right by itself, and what was removed."""
    new = [""] * len(display)
    for row in range(ROWS):
        kept = [card for card in display[row + ROWS :: ROWS] if card]
        for column, card in enumerate(kept):
            new[row + ROWS * column] = card
    return tuple(new), tuple([card for card in display[:ROWS] if card])


def _filled(display: tuple[str, ...], stack: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the display with its empty spaces filled from the stack, the lowest number first, and the cards drawn."""
    drawn = tuple([card for deck in stack for card in deck][: display.count("")])
    supply = iter(drawn)
    return tuple([card or next(supply, "") for card in display]), drawn
