"""How a table is played on in thought: quick, sensible play for every seat, and what it promises to each at the end."""

from __future__ import annotations

from bot.games.core.dice import Dice
from bot.games.space_mission.material import HAND
from bot.games.space_mission.strong.orbit import worth
from bot.games.space_mission.strong.world import NOBODY, World

FOUND, RESERVED, RIGHT, BUILT = 3.0, 2.0, 1.2, 6.5
"""What a planet promises a ship that goes there, in points: a tile of a developed one, one reserved by a scan, the
right to build that a first scan brings, and a station with its tile."""
AWAY = 0.75
"""How much of that counts, as it takes another action to go there."""
PROBE, CARD, PASS = 0.8, 0.5, 0.3
"""What a probe on the gate is worth, a card, and topping up at all."""
ENOUGH = 2.0
"""A ship that can do this much where it is seldom moves on: """
SELDOM = 8
"""one time in this many."""
WHIM = 1.5
"""The most points by which a playout misjudges a move, so that playouts differ."""
KEPT, HELD = 0.6, 0.4
"""How much of the gain by reserved tiles is hoped for in the end, and what each card in hand is worth then."""
_FINE = 64


def play_on(world: World, turns: int, dice: Dice) -> None:
    """Play this many turns (with the present one), or to the end."""
    while not world.over and turns:
        seat = world.turn
        act(world, dice)
        turns -= world.turn != seat


def act(world: World, dice: Dice) -> None:
    """Do one action for the seat whose turn it is."""
    seat = world.turn
    here, hand = world.place[seat], world.hand[seat]
    if here >= 0 and promise(world, seat, here, hand) >= ENOUGH and dice.below(SELDOM):
        _work(world, seat, here, hand)
        return
    card, goal = _move(world, seat, here, hand, dice)
    if goal < 0:
        world.top_up(seat, _useless(hand, dice), dice)
    elif card:
        world.jump(seat, card.bit_length() - 1, goal)
    else:
        world.fly(seat, goal)


def promise(world: World, seat: int, place: int, hand: int) -> float:
    """Return what can be done on a planet with this hand, in points."""
    pile = world.piles[place]
    if world.station[place] != NOBODY:
        return FOUND if pile else 0.0
    known = world.seen[place] >> seat & 1
    if known and world.orbit.pair(place, hand):
        return BUILT
    if not hand & world.orbit.scan[place]:
        return 0.0
    value = RESERVED if pile else 0.0
    return value if known else value + RIGHT


def take_best(world: World, seat: int) -> None:
    """Take the tile that adds most."""
    gain = world.gain[seat]
    world.take(seat, max(world.piles[world.place[seat]], key=gain.__getitem__))


def _work(world: World, seat: int, here: int, hand: int) -> None:
    """Do the best that can be done where the ship is."""
    orbit = world.orbit
    if world.station[here] != NOBODY:
        due = world.discover(seat)
    elif world.seen[here] >> seat & 1 and (pair := orbit.pair(here, hand)):
        due = world.develop(seat, pair)
    else:
        cards = hand & orbit.scan[here]
        due = world.scan(seat, (cards & -cards).bit_length() - 1)
    if due:
        take_best(world, seat)


def _move(world: World, seat: int, here: int, hand: int, dice: Dice) -> tuple[int, int]:
    """Return where to go, and with which card (a set of one; 0 for a flight); place -1 when to top up instead."""
    best, card, goal = CARD * (HAND - hand.bit_count()) + PASS, 0, -1
    orbit = world.orbit
    if here >= 0:
        for place in orbit.beside[here]:
            value = AWAY * promise(world, seat, place, hand) + WHIM * dice.below(_FINE) / _FINE
            if value > best:
                best, card, goal = value, 0, place
    for place, serving in enumerate(orbit.leap):
        cards = hand & serving
        if cards and place != here:
            low = cards & -cards
            value = AWAY * promise(world, seat, place, hand ^ low) + PROBE - CARD + WHIM * dice.below(_FINE) / _FINE
            if value > best:
                best, card, goal = value, low, place
    return card, goal


def _useless(hand: int, dice: Dice) -> int:
    """Return what to discard: nothing while several cards are to be drawn, else about half the hand."""
    found = 0
    if hand.bit_count() >= HAND - 1:
        while hand:
            low = hand & -hand
            hand ^= low
            if dice.below(2):
                found |= low
    return found


def prospects(world: World) -> list[float]:
    """Return what the table promises to each seat in the end, in points; what was reached when the game is over."""
    found = [float(points) for points in world.score()]
    if not world.over:
        for seat, (held, owned) in enumerate(zip(world.held, world.owned, strict=True)):
            found[seat] += KEPT * (worth(held) - worth(owned)) + HELD * world.hand[seat].bit_count()
    return found
