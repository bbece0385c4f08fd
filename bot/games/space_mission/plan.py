"""Looking two actions ahead from a view: what each action is worth with the best that can follow it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.chart import DISCOVER, SCANS, chart_of, pairs_here
from bot.games.space_mission.material import HAND
from bot.games.space_mission.outlook import Outlook
from bot.games.space_mission.view import SpaceMissionView

AGAIN = 0.75
"""How much the next tile from the same pile is worth, compared with the one before."""
NEXT_TURN = 0.4
"""What is promised for my next turn counts less than what I can do in this one."""


Judge = Callable[[Action], float]


def at_a_steady_look(view: SpaceMissionView, seat: int) -> Judge:
    """Return what tells the worth of each action, in points: of tiles to choose from by their gain, else by plan."""
    outlook = Outlook(view, seat)
    return Planner(outlook).worth if view.pending is None else by_gain(outlook)


def by_gain(outlook: Outlook) -> Judge:
    """Return what tells the gain that each choice of a tile promises."""
    return lambda action: outlook.gains[action.tile] if isinstance(action, Take) else 0.0


class Spot(Struct, frozen=True):
    """Where I would stand: planet, cards in hand, planets I scanned or built on meanwhile, tiles taken here."""

    place: str | None
    hand: tuple[int, ...]
    scanned: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    taken: int = 0


class Planner:
    """The worth of actions for one decision."""

    def __init__(self, outlook: Outlook) -> None:
        view, seat = outlook.view, outlook.seat
        self._outlook = outlook
        self._chart = chart_of(tuple(outlook.planets))
        self.spot = Spot(view.players[seat].planet, tuple(card.number for card in view.hand))
        last = view.last_round is not None and seat not in view.last_round
        self._later = 0.0 if last else NEXT_TURN
        self._fresh = outlook.fresh(self.spot.place)
        self._worth = {card: outlook.card(card, self.spot.place) for card in self.spot.hand}

    def worth(self, action: Action) -> float:
        """Return the worth of an action of the present turn, with the best that can follow."""
        value, after = self._outcome(self.spot, action)
        weight = 1.0 if self._outlook.view.action == 1 else self._later
        return value + weight * self._best(after) + self._later * self._rest(after)

    def glance(self, action: Action) -> float:
        """Return the worth of an action at first sight, without what can follow."""
        value, after = self._outcome(self.spot, action)
        return value + self._later * self._rest(after)

    def then(self, action: Action) -> set[type[Action]]:
        """Return the kinds of what could be done next where the action leads."""
        _, after = self._outcome(self.spot, action)
        return set(map(type, self._moves(after)))

    def _best(self, spot: Spot) -> float:
        values = (self._outcome(spot, action) for action in self._moves(spot))
        return max((value + 0.3 * self._later * self._rest(after) for value, after in values), default=0.0)

    def _rest(self, spot: Spot) -> float:
        """Return what remains to hope for: the planet one stands on, and the cards kept."""
        here = self._outlook.lure(spot.place) * AGAIN**spot.taken if spot.place is not None else 0.0
        return here + sum(self._worth[card] for card in spot.hand)

    def _moves(self, spot: Spot) -> Iterator[Action]:
        """Yield what could be done from a spot, but for topping up."""
        place = None if spot.place is None else self._chart.index[spot.place]
        yield from self._chart.jumps(place, spot.hand)
        if spot.place is None or place is None:
            return
        yield from self._chart.flights[place]
        facts = self._outlook.planets[spot.place]
        if facts.station is not None or spot.place in spot.built:
            if facts.space is None and facts.left - spot.taken > 0:
                yield DISCOVER
            return
        scans = SCANS[facts.scan]
        yield from (scans[card] for card in spot.hand if card in scans)
        if self._outlook.seat in facts.seen_by or spot.place in spot.scanned:
            yield from pairs_here(spot.place, spot.hand)

    def _outcome(self, spot: Spot, action: Action) -> tuple[float, Spot]:
        """Return what an action brings at once, and the spot after it."""
        outlook, place = self._outlook, spot.place
        match action:
            case Jump(card=card, planet=planet):
                return outlook.probe, replace(spot, place=planet, hand=_without(spot.hand, card), taken=0)
            case Fly(planet=planet):
                return 0.0, replace(spot, place=planet, taken=0)
            case TopUp(discard=discard):
                return self._top_up(spot, discard)
            case Discover() if place is not None:
                return outlook.tile[place] * AGAIN**spot.taken, replace(spot, taken=spot.taken + 1)
            case Scan(card=card) if place is not None:
                after = replace(
                    spot, hand=_without(spot.hand, card), scanned=(*spot.scanned, place), taken=spot.taken + 1
                )
                return outlook.scan(place) * AGAIN**spot.taken, after
            case Develop(cards=cards) if place is not None:
                after = replace(
                    spot, hand=_without(spot.hand, *cards), built=(*spot.built, place), taken=spot.taken + 1
                )
                lessened = outlook.tile[place] * (1 - AGAIN**spot.taken)
                return outlook.development[place] - lessened, after
            case _:
                return 0.0, spot

    def _top_up(self, spot: Spot, discard: tuple[int, ...]) -> tuple[float, Spot]:
        kept = _without(spot.hand, *discard)
        fresh = (HAND - len(kept)) * self._fresh * self._later
        return fresh, replace(spot, hand=kept)


def _without(hand: tuple[int, ...], *cards: int) -> tuple[int, ...]:
    return tuple(card for card in hand if card not in cards)
