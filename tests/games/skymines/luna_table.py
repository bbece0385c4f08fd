"""Tables with Luna for tests: every card and plan lies in a known place."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.skymines.change import luna_of
from bot.games.skymines.expansion import empty_board
from bot.games.skymines.luna import seated
from bot.games.skymines.material import DECK, LETTERS, PLAN, SCREENS, SLOTS
from bot.games.skymines.state import Luna, Player, SkyminesState, Station, Variant
from tests.games.skymines.builders import by_letter

FIRST = tuple([f"I-{number}" for number in range(1, 13)])
SECOND = tuple([f"II-{number}" for number in range(1, 8)])


def player(**changes: Any) -> Player:
    """Return a seat with 10 CrypCoin and nothing else."""
    empty = Player(
        cash=10, hand=(), area=("",) * SLOTS, used=(False,) * SLOTS, decks=((),) * SLOTS, screens=("",) * (SCREENS + 1)
    )
    return replace(empty, **changes)


def luna_table(
    level: int = 1, seats: int = 1, board: str = "moon", luna: dict[str, Any] | None = None, **changes: Any
) -> SkyminesState:
    """Return a table in the Action phase of round 2; her cards lie in order, the top first, with 10 CrypCoin.

    `luna`: fields of hers that are different.
    """
    hers = Luna(cash=10, deck=FIRST, added=SECOND)
    plans = {letter: [plan.id for plan in PLAN.values() if plan.letter == letter] for letter in LETTERS}
    state = SkyminesState(
        chance=Chance(bytes(32)),
        knowledge=(0,) * seats,
        variant=Variant(board, ("A1", "B1", "C1", "D1"), linked=False, missions=(), luna=level),
        round=2,
        phase="actions",
        turn=0,
        first=0,
        starter=0,
        turns=1,
        players=tuple([player() for _ in range(seats)]),
        stations=(Station(),) * 4,
        board=empty_board(board),
        removed=((0, 0),) * 4,
        display=DECK[:12],
        stack=by_letter(DECK[12:]),
        discard=(),
        plans=tuple([tuple(plans[letter][4:]) for letter in LETTERS]),
        research_display=tuple([tuple(plans[letter][:4]) for letter in LETTERS]),
        specials=("R2",),
        supplement=1,
        token_box=(),
        luna=replace(hers, **(luna or {})),
    )
    return replace(state, **changes)


def in_slot(state: SkyminesState, card: str, slot: int = 1) -> SkyminesState:
    """Return the table in which she is about to turn up this card in this slot (0 to 4), later than her first turn.

    A further card lies in the last slot, so that she does not pass.
    """
    slots = [""] * SLOTS
    slots[slot] = card
    if slot < SLOTS - 1:
        slots[SLOTS - 1] = "I-1" if card != "I-1" else "I-3"
    deck = tuple([other for other in FIRST if other not in slots])
    hers = replace(luna_of(state), deck=deck, slots=tuple(slots), begun=True)
    return replace(state, luna=hers)


def hers(level: int) -> Luna:
    """Return Luna as she starts on a level."""
    return seated(level, Chance(bytes(32)).open())
