"""Looking two actions ahead from a view: what each action is worth with the best that can follow it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.levels import Judge
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.chart import DISCOVER, SCANS, chart_of, pairs_here
from bot.games.space_mission.material import HAND
from bot.games.space_mission.outlook import Outlook
from bot.games.space_mission.view import SpaceMissionView

AGAIN = 0.75
"""How much the next tile from the same pile is worth, compared with the one before."""
NEXT_TURN = 0.4
"""What is promised for my next turn counts less than what I can do in this one."""


def at_a_steady_look(view: SpaceMissionView, seat: int) -> Judge:
    """Return what tells the worth of each action, in points: of tiles to choose from by their gain, else by plan."""
    outlook = Outlook(view, seat)
    return TurnEvaluator(outlook).worth if view.pending is None else _by_gain(outlook)


def at_a_glance(view: SpaceMissionView, seat: int) -> Judge:
    """Return what tells the worth of each action at first sight."""
    outlook = Outlook(view, seat)
    return TurnEvaluator(outlook).glance if view.pending is None else _by_gain(outlook)


def _by_gain(outlook: Outlook) -> Judge:
    """Return what tells the gain that each choice of a tile promises."""
    return lambda action: outlook.gains[action.tile] if isinstance(action, Take) else 0.0


class Position(Struct, frozen=True):
    """Where I would stand: planet, cards in hand, planets I scanned or built on meanwhile, tiles taken here."""

    place: str | None
    hand: tuple[int, ...]
    scanned: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    taken: int = 0


class TurnEvaluator:
    """The worth of actions for one decision."""

    def __init__(self, outlook: Outlook) -> None:
        view, seat = outlook.view, outlook.seat
        self._outlook = outlook
        self._chart = chart_of(tuple(outlook.planets))
        self.position = Position(view.players[seat].planet, tuple(card.number for card in view.hand))
        last = view.last_round is not None and seat not in view.last_round
        self._later = 0.0 if last else NEXT_TURN
        self._fresh = outlook.fresh(self.position.place)
        self._worth = {card: outlook.card(card, self.position.place) for card in self.position.hand}

    def worth(self, action: Action) -> float:
        """Return the worth of an action of the present turn, with the best that can follow."""
        value, after = self._outcome(self.position, action)
        weight = 1.0 if self._outlook.view.action == 1 else self._later
        return value + weight * self._best(after) + self._later * self._rest(after)

    def glance(self, action: Action) -> float:
        """Return the worth of an action at first sight, without what can follow."""
        value, after = self._outcome(self.position, action)
        return value + self._later * self._rest(after)

    def then(self, action: Action) -> set[type[Action]]:
        """Return the kinds of what could be done next where the action leads."""
        _, after = self._outcome(self.position, action)
        return set(map(type, self._moves(after)))

    def _best(self, position: Position) -> float:
        values = (self._outcome(position, action) for action in self._moves(position))
        return max((value + 0.3 * self._later * self._rest(after) for value, after in values), default=0.0)

    def _rest(self, position: Position) -> float:
        """Return what remains to hope for: the planet one stands on, and the cards kept."""
        here = self._outlook.lure(position.place) * AGAIN**position.taken if position.place is not None else 0.0
        return here + sum(self._worth[card] for card in position.hand)

    def _moves(self, position: Position) -> Iterator[Action]:
        """Yield what could be done from a position, but for topping up."""
        if position.place is None:
            yield from self._chart.jumps(None, position.hand)
            return
        place = self._chart.index[position.place]
        yield from self._chart.jumps(place, position.hand)
        yield from self._chart.flights[place]
        facts = self._outlook.planets[position.place]
        if facts.station is not None or position.place in position.built:
            if facts.space is None and facts.left - position.taken > 0:
                yield DISCOVER
            return
        scans = SCANS[facts.scan]
        yield from (scans[card] for card in position.hand if card in scans)
        if self._outlook.seat in facts.seen_by or position.place in position.scanned:
            yield from pairs_here(position.place, position.hand)

    def _outcome(self, position: Position, action: Action) -> tuple[float, Position]:
        """Return what an action brings at once, and the position after it."""
        outlook, place = self._outlook, position.place
        match action:
            case Jump(card=card, planet=planet):
                return outlook.probe, replace(position, place=planet, hand=_without(position.hand, card), taken=0)
            case Fly(planet=planet):
                return 0.0, replace(position, place=planet, taken=0)
            case TopUp(discard=discard):
                return self._top_up(position, discard)
            case Discover() if place is not None:
                return outlook.tile[place] * AGAIN**position.taken, replace(position, taken=position.taken + 1)
            case Scan(card=card) if place is not None:
                after = replace(
                    position,
                    hand=_without(position.hand, card),
                    scanned=(*position.scanned, place),
                    taken=position.taken + 1,
                )
                return outlook.scan(place) * AGAIN**position.taken, after
            case Develop(cards=cards) if place is not None:
                after = replace(
                    position,
                    hand=_without(position.hand, *cards),
                    built=(*position.built, place),
                    taken=position.taken + 1,
                )
                lessened = outlook.tile[place] * (1 - AGAIN**position.taken)
                return outlook.development[place] - lessened, after
            case _:
                return 0.0, position

    def _top_up(self, position: Position, discard: tuple[int, ...]) -> tuple[float, Position]:
        kept = _without(position.hand, *discard)
        fresh = (HAND - len(kept)) * self._fresh * self._later
        return fresh, replace(position, hand=kept)


def _without(hand: tuple[int, ...], *cards: int) -> tuple[int, ...]:
    return tuple(card for card in hand if card not in cards)
