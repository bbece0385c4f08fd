"""The table before the first choice. The order of the draws is part of the rules version: old records verify for ever.

Drawn one after the other: with random tracks the order of the five cards, then the side of each of the four that are in
play; the decks A to E of action cards; the research plans A, B, C; with the missions their order; the first player;
the tokens, of which each seat in turn gets two; with Luna her cards.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.games.core.chance import Chance, Stream
from bot.games.core.events import Event
from bot.games.skymines.change import with_luna
from bot.games.skymines.events import Offered
from bot.games.skymines.expansion import empty_board
from bot.games.skymines.luna import seated
from bot.games.skymines.material import (
    BONUS_MARKERS,
    CARD,
    COIN_START,
    DECK,
    DECK_LETTERS,
    DEFAULT_TRACKS,
    LETTERS,
    LUNA,
    MISSIONS,
    PLAN,
    RESEARCH_SPACES,
    SCREENS,
    SLOTS,
    STARTING_NAMES,
    TOKEN,
    TOKENS_DEALT,
)
from bot.games.skymines.planning import token_bonus
from bot.games.skymines.state import Player, SkyminesState, Station, Variant

RULES = 1
"""The version of these rules."""
DISPLAY = 12
"""Spaces of the display; deck A fills them at the start."""
MISSION_COLUMNS = (0, 1, 2)


def setup(seats: int, options: Mapping[str, str], seed: bytes) -> SkyminesState:
    """Return the first state. A seat alone plays against Luna."""
    stream = Chance(seed).open()
    tracks = _tracks(options["tracks"], stream)
    stack = _stack(stream)
    plans = [stream.shuffle(supply) for supply in _PLANS]
    missions = stream.shuffle(MISSIONS) if options["missions"] == "on" else ()
    shown = 1 if seats <= 2 else 2
    first = stream.below(seats)
    tokens = stream.shuffle(TOKEN)
    level = _luna(options["luna"], seats)
    luna = None if level is None else seated(level, stream)
    participants = seats + (level is not None)
    spare = TOKENS_DEALT * seats
    players = [
        Player(
            cash=COIN_START,
            hand=_first_hand(seat, (seat - first) % seats),
            area=("",) * SLOTS,
            used=(False,) * SLOTS,
            decks=((),) * SLOTS,
            screens=("",) * (SCREENS + 1),
            markers=BONUS_MARKERS[participants],
            offered=tokens[TOKENS_DEALT * seat : TOKENS_DEALT * (seat + 1)],
            tasks=MISSION_COLUMNS if missions else (),
            personal=missions[shown + seat] if missions else "",
        )
        for seat in range(seats)
    ]
    state = SkyminesState(
        chance=stream.close(),
        knowledge=(0,) * seats,
        variant=Variant(
            board=options["board"],
            tracks=tracks,
            linked=options["slots"] == "linked",
            missions=missions[:shown],
            luna=level,
        ),
        round=1,
        phase="token",
        turn=first,
        first=first,
        starter=first,
        turns=0,
        players=tuple(players),
        stations=(Station(),) * 4,
        board=empty_board(options["board"]),
        removed=((0, 0),) * 4,
        display=stack[0][:DISPLAY],
        stack=(stack[0][DISPLAY:], *stack[1:]),
        discard=(),
        plans=tuple([supply[RESEARCH_SPACES:] for supply in plans]),
        research_display=tuple([supply[:RESEARCH_SPACES] for supply in plans]),
        specials=(),
        supplement=0,
        token_box=tokens[spare:],
        luna=luna,
    )
    return state if luna is None else _luna_token(state)


def opening(state: SkyminesState) -> tuple[Event, ...]:
    """Return the events of the setup, from the first state."""
    return (Offered(tuple([player.offered for player in state.players]), state.first, state.display),)


def _tracks(choice: str, stream: Stream) -> tuple[str, str, str, str]:
    if choice == "default":
        return DEFAULT_TRACKS
    one, two, three, four, _ = stream.shuffle("ABCDE")
    sides = [f"{letter}{1 + stream.below(2)}" for letter in (one, two, three, four)]
    return sides[0], sides[1], sides[2], sides[3]


def _stack(stream: Stream) -> tuple[tuple[str, ...], ...]:
    """Return the display cards by letter, each deck shuffled (rules 13.2)."""
    return tuple([stream.shuffle(cards) for cards in _DECKS])


_DECKS = tuple([tuple([card for card in DECK if CARD[card].letter == letter]) for letter in DECK_LETTERS])
_PLANS = tuple([tuple([plan.id for plan in PLAN.values() if plan.letter == letter]) for letter in LETTERS])


def _first_hand(seat: int, place: int) -> tuple[str, ...]:
    """Return the nine starting cards of a seat, and the single-energy card of its place in the order (`cards.toml`)."""
    return (*[f"{name}-{seat}" for name in STARTING_NAMES], f"single{place + 1}")


def _luna(choice: str, seats: int) -> int | None:
    if choice == "off":
        return 0 if seats == 1 else None
    return int(choice) if seats < 4 else None


def _luna_token(state: SkyminesState) -> SkyminesState:
    """Give Luna the bonus of a spare token (ruling 67); its moves are no news, for they are part of the setup."""
    token, *box = state.token_box
    state = with_luna(replace(state, token_box=tuple(box)), token=token)
    return token_bonus(state, LUNA, TOKEN[token].bonus, [])
