"""Luna's deck: rounds, slots, passing, and the second-grade cards that join it (rules 17.2, 17.4)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from bot.games.core.chance import Stream
from bot.games.core.events import Event
from bot.games.core.pieces import all_learned, put
from bot.games.skymines.change import luna_of, with_luna
from bot.games.skymines.events import LunaActed, LunaPassed, LunaPrepared
from bot.games.skymines.luna.cards import FIRST_GRADE_CARDS, LEVELS, LUNA_CARDS, RESEARCH, TANK, Level
from bot.games.skymines.material import FIRST_SLOTS, RESEARCH_SLOT, SLOTS, TANK_SLOT
from bot.games.skymines.state import Luna, SkyminesState

START_COINS = 1


def seated(level: int, stream: Stream) -> Luna:
    """Return Luna at the start: both grades of her cards shuffled, markers on the start steps of her level."""
    start = LEVELS[level]
    return Luna(
        START_COINS,
        deck=stream.shuffle([name for name in LUNA_CARDS if name in FIRST_GRADE_CARDS]),
        added=stream.shuffle([name for name in LUNA_CARDS if name not in FIRST_GRADE_CARDS]),
        tank=start.tank,
        research=start.research,
    )


def cards_of(state: SkyminesState) -> Counter[str]:
    """Return her cards of both grades; none at a table without her."""
    return Counter() if state.luna is None else Counter(LUNA_CARDS.keys())


def level_of(state: SkyminesState) -> Level:
    """Return the numbers of her level. Raises AssertionError at a table without her."""
    assert state.variant.luna is not None, "Luna is at the table"
    return LEVELS[state.variant.luna]


def open_slots(state: SkyminesState) -> tuple[int, ...]:
    """Return the slots that get a card at the start of a round, from the left."""
    luna, slots = luna_of(state), FIRST_SLOTS
    if level_of(state).slots and luna.tank >= TANK.slot:
        slots = (TANK_SLOT, *slots)
    if level_of(state).slots and luna.research >= RESEARCH.slot:
        slots = (*slots, RESEARCH_SLOT)
    return slots


def begin_round(state: SkyminesState, events: list[Event]) -> SkyminesState:
    """Discard what is left of her last round, and draw the majority cards and a face-down card for each open slot."""
    stream = state.chance.open()
    adds = level_of(state).shuffle
    luna, shuffled = _discarded(luna_of(state)), False
    drawn: list[str] = []
    for _ in range(2 + len(open_slots(state))):
        if not luna.deck:
            luna, shuffled = _shuffled(luna, stream, adds=adds), True
        drawn.append(luna.deck[0])
        luna = replace(luna, deck=luna.deck[1:])
    left, right, *others = drawn
    slots = [""] * SLOTS
    for slot, card in zip(open_slots(state), others, strict=True):
        slots[slot] = card
    luna = replace(luna, majority=(left, right), slots=tuple(slots), passed=False, begun=False)
    events.append(LunaPrepared(left, right, shuffled))
    return replace(state, luna=luna, chance=stream.close(), knowledge=all_learned(state))


def _discarded(luna: Luna) -> Luna:
    """Return Luna with the cards before her on her discard pile, too; the cards that she draws replace them."""
    left = [card for card in (*luna.majority, *luna.slots) if card]
    return replace(luna, discard=(*luna.discard, *left))


def _shuffled(luna: Luna, stream: Stream, *, adds: bool) -> Luna:
    """Return Luna with a deck made of her discard pile and, if her level adds one, a second-grade card."""
    joining = luna.added[:1] if adds else ()
    deck = stream.shuffle((*luna.discard, *joining))
    return replace(luna, deck=deck, discard=(), added=luna.added[len(joining) :])


def put_on_top(state: SkyminesState, cards: int) -> SkyminesState:
    """Put so many second-grade cards on top of her deck, as long as there are any."""
    luna = luna_of(state)
    joining = luna.added[:cards]
    if not joining:
        return state
    return with_luna(state, deck=(*reversed(joining), *luna.deck), added=luna.added[len(joining) :])


def has_passed(state: SkyminesState) -> bool:
    """Return whether she takes no more turns in this round."""
    return luna_of(state).passed


def turn_up(state: SkyminesState, events: list[Event]) -> tuple[SkyminesState, int, str]:
    """Turn up her next card, from the left, and discard it. Return its slot and the card, too."""
    luna = luna_of(state)
    slot = next(at for at, card in enumerate(luna.slots) if card)
    card = luna.slots[slot]
    events.append(LunaActed(slot, card))
    luna = replace(luna, slots=put(luna.slots, slot, ""), discard=(*luna.discard, card))
    return replace(state, luna=luna, knowledge=all_learned(state)), slot, card


def pass_if_done(state: SkyminesState, events: list[Event]) -> SkyminesState:
    """Let her pass once her last slot is empty: a card drawn from her discard pile discards a majority card, or none.

    A greater number on its left discards the left one, a greater number on its right the right one.
    """
    luna = luna_of(state)
    if any(luna.slots):
        return state
    stream = state.chance.open()
    drawn = LUNA_CARDS[stream.pick(luna.discard)]
    left, right = luna.majority
    side = "left" if drawn.left > drawn.right else "right" if drawn.right > drawn.left else ""
    if side:
        gone, kept = (left, ("", right)) if side == "left" else (right, (left, ""))
        luna = replace(luna, discard=(*luna.discard, gone), majority=kept)
    events.append(LunaPassed(side))
    return replace(state, luna=replace(luna, passed=True), chance=stream.close())
