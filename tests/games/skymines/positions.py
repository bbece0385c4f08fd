"""Positions for the tests of bonus spaces and of what follows the Action phase, made without the setup."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.skymines.material import DECK, DEFAULT_TRACKS, SCREENS, SLOTS, STARTING_NAMES
from bot.games.skymines.state import Due, Luna, Mark, Player, SkyminesState, Station, Variant
from tests.games.skymines.builders import by_letter

NO_CARDS = ("",) * SLOTS


def seated(seat: int, **changes: Any) -> Player:
    """Return a player with 10 CrypCoin, two markers and the starting cards in hand."""
    player = Player(
        cash=10,
        hand=tuple([f"{name}-{seat}" for name in STARTING_NAMES]),
        area=NO_CARDS,
        used=(False,) * SLOTS,
        decks=((),) * SLOTS,
        screens=("",) * (SCREENS + 1),
        markers=2,
    )
    return replace(player, **changes)


def position(seats: int = 3, *, tracks: tuple[str, str, str, str] = DEFAULT_TRACKS, **changes: Any) -> SkyminesState:
    """Return a table in the Action phase of round 2 with empty areas: it is the second turn, and seat 0 acts."""
    variant = Variant(board="moon", tracks=tracks, linked=False, missions=(), luna=None)
    state = SkyminesState(
        chance=Chance(bytes(32)),
        knowledge=(0,) * seats,
        variant=variant,
        round=2,
        phase="actions",
        turn=0,
        first=0,
        starter=0,
        turns=1,
        players=tuple([seated(seat) for seat in range(seats)]),
        stations=(Station(),) * 4,
        board=((-1,),) * 24,
        removed=((0, 0),) * 4,
        display=DECK[:12],
        stack=by_letter(DECK[12:]),
        discard=(),
        plans=((), (), ()),
        research_display=((), (), ()),
        specials=("R2",),
        supplement=0,
        token_box=(),
    )
    return replace(state, **changes)


def with_seat(state: SkyminesState, seat: int, **changes: Any) -> SkyminesState:
    """Return the state with fields of a seat changed."""
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def laid(state: SkyminesState, seat: int, *cards: str) -> SkyminesState:
    """Return the state with these cards face up in the seat's area, from the left; they leave the hand."""
    hand = tuple([card for card in state.players[seat].hand if card not in cards])
    return with_seat(state, seat, area=(*cards, *NO_CARDS[len(cards) :]), used=(False,) * SLOTS, hand=hand)


def owing(state: SkyminesState, *dues: Due) -> SkyminesState:
    """Return the state in which just this is due."""
    return replace(state, pending=dues)


def marked(state: SkyminesState, *marks: tuple[str, int]) -> SkyminesState:
    """Return the state with markers on spaces, by space and seat (or Luna)."""
    return replace(state, marks=tuple([Mark(space, seat) for space, seat in marks]))


def with_variant(state: SkyminesState, **changes: Any) -> SkyminesState:
    """Return the state of a table with other options."""
    return replace(state, variant=replace(state.variant, **changes))


def with_luna(state: SkyminesState, **changes: Any) -> SkyminesState:
    """Return the state with Luna at the table."""
    luna = replace(Luna(cash=1, deck=(), added=()), **changes)
    return replace(with_variant(state, luna=0), luna=luna)
