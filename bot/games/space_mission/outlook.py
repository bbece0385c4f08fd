"""How a computer player sees the table: what a tile, a planet and a card promise, in points. From a view alone."""

from __future__ import annotations

from functools import cached_property

from bot.games.space_mission.chart import DEVELOPMENTS, SCANS
from bot.games.space_mission.material import CARDS, EDITION, POINT_KINDS, POINT_TILES, SPACE, TILES_PER_PLANET, meets
from bot.games.space_mission.scoring import STATION, tiles_worth
from bot.games.space_mission.view import Planet, SpaceMissionView

POINT_SHARE = POINT_TILES / (POINT_TILES + EDITION.tiles[SPACE])
GIFT = 1.6
"""What it costs me, among all rivals, that my development hands out a tile reserved by another seat."""
FRESH_SHARE = 0.8
"""How much of a known card's worth a card yet to be drawn has: one cannot plan with it."""


class Outlook:
    """The table in points, for the viewer's seat."""

    def __init__(self, view: SpaceMissionView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.planets = {planet.id: planet for planet in view.ring}
        mine = [entry.tile for planet in view.ring for entry in planet.reserved if entry.seat == seat]
        self._tiles = (*(view.players[seat].tiles or ()), *(tile for tile in mine if tile is not None))
        self._worth = tiles_worth(self._tiles)

    @cached_property
    def gains(self) -> dict[str, float]:
        """Points that one more tile of each kind promises: now, and with another of its kind after it."""
        return {kind: self._gain(kind) for kind in POINT_KINDS}

    def _gain(self, kind: str) -> float:
        one = tiles_worth((*self._tiles, kind)) - self._worth
        two = tiles_worth((*self._tiles, kind, kind)) - self._worth
        return one + 0.25 * (two - one) * self.hope

    @cached_property
    def hope(self) -> float:
        """How much of the game is left, from 1 down to 0."""
        if self.view.last_round is not None:
            return 0.3 if self.seat in self.view.last_round else 0.0
        if self.view.end == "developed":
            return sum(planet.station is None for planet in self.view.ring) / len(self.view.ring)
        return 1 - 0.8 * min(1.0, self.view.space_up / self.view.space_needed)

    @cached_property
    def tile(self) -> dict[str, float]:
        """What the best tile of each planet's pile promises."""
        return {planet.id: self._best_tile(planet) for planet in self.view.ring}

    def _best_tile(self, planet: Planet) -> float:
        if planet.left == 0 or planet.space is not None:
            return 0.0
        visit = planet.visit
        if visit is None:
            return self._best_of(max(1, round(planet.left * POINT_SHARE)))
        # Others take what suits them, not me: of what I left, roughly each share of the best is still there.
        points = sorted((self.gains[kind] for kind in visit.left if kind != SPACE), reverse=True)
        there = max(1, len(points) - visit.gone) / len(points)
        best, chance_left = 0.0, 1.0
        for gain in points:
            best += gain * there * chance_left
            chance_left *= 1 - there
        return best

    def _best_of(self, draws: int) -> float:
        """Return the expected best gain among `count` unknown point tiles."""
        best, below = 0.0, 0
        for kind in sorted(POINT_KINDS, key=self.gains.__getitem__):
            upto = below + EDITION.tiles[kind]
            best += self.gains[kind] * ((upto / POINT_TILES) ** draws - (below / POINT_TILES) ** draws)
            below = upto
        return best

    @cached_property
    def opening(self) -> float:
        """How likely an undeveloped planet is developed before the end, by whomever."""
        if self.view.last_round is not None:
            return 0.05 + 0.65 * self.hope
        return 0.4 + 0.4 * self.hope

    def scan(self, planet: str) -> float:
        """Return what scanning the planet promises: a tile if it is ever developed, and the right to develop it."""
        facts = self.planets[planet]
        right = 0.0 if self.seat in facts.seen_by else 1.5 * self.opening
        return self.tile[planet] * self.opening + right

    @cached_property
    def development(self) -> dict[str, float]:
        """What developing each planet promises: station, a tile, my reserved ones, less what rivals get."""
        return {planet.id: self._develop(planet) for planet in self.view.ring}

    def _develop(self, facts: Planet) -> float:
        own = [entry.tile for entry in facts.reserved if entry.seat == self.seat]
        kept = sum(self.gains[tile] if tile is not None else 3.5 for tile in own) * (1 - self.opening)
        gifts = sum(entry.seat != self.seat for entry in facts.reserved) * GIFT / (self.view.seats - 1)
        return STATION + self.tile[facts.id] + kept - gifts * (1 - self.opening)

    @cached_property
    def probe(self) -> float:
        """What one more probe on the gate promises: the place it gains, or some of it."""
        probes = [player.probes for player in self.view.players]
        mine = probes[self.seat]
        ahead = sum(other > mine for other in probes)
        passed = sum(other > mine + 1 for other in probes)
        places = (9, 6, 3, 1, 0)
        now = places[ahead] if mine else 0
        return 0.55 + (places[passed] - now) * (0.3 + 0.6 * (1 - self.hope))

    def lure(self, planet: str) -> float:
        """Return how good it is to be on the planet, whatever comes."""
        facts = self.planets[planet]
        plenty = facts.left / TILES_PER_PLANET * 0.5 + 0.5
        if facts.station is not None:
            return self.tile[planet] * 0.5 * plenty
        mine = 0.08 * self.development[planet] if self.seat in facts.seen_by else 0.0
        return self.tile[planet] * 0.15 * plenty + mine

    def fresh(self, place: str | None) -> float:
        """Return what a card yet to be drawn is worth from a place: the mean of those that are out of sight."""
        seen = {card.number for card in self.view.hand} | set(self.view.discarded)
        worths = [self.card(number, place) for number in CARDS if number not in seen]
        return FRESH_SHARE * sum(worths) / len(worths)

    def card(self, number: int, place: str | None) -> float:
        """Return what a card in hand is worth from a place."""
        card = CARDS[number]
        reach = [planet.id for planet in self.view.ring if planet.id != place and meets(card.jump, planet.jump)]
        best = max((self.lure(planet) for planet in reach), default=0.0)
        worth = 0.35 * best + (0.25 if len(reach) > 2 else 0.0)
        for planet in self.view.ring:
            if planet.station is None:
                here = 1.0 if planet.id == place else 0.3
                worth += self._scanning(number, planet) * here + self._landing(number, planet) * here
        return worth

    def _scanning(self, number: int, planet: Planet) -> float:
        return 0.25 * self.scan(planet.id) if number in SCANS[planet.scan] else 0.0

    def _landing(self, number: int, planet: Planet) -> float:
        if not any(meets(CARDS[number].land, coordinate) for coordinate in planet.landing):
            return 0.0
        partners = [card.number for card in self.view.hand if card.number != number]
        paired = any(tuple(sorted((number, other))) in DEVELOPMENTS[planet.id] for other in partners)
        known = self.seat in planet.seen_by
        return self.development[planet.id] * (0.2 if paired else 0.08) * (1.0 if known else 0.4)
