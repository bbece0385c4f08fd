"""Hand-made tables, written like a game record.

`Table` arranges a position piece by piece and gives a state that passes all invariants; `play` goes on from there in
the words of the record: `play(state, "0 jump 57 freezer", "0 scan 34", "0 take water")`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.contract import settle
from bot.games.space_mission.chart import has_point_tile
from bot.games.space_mission.game import SpaceMission
from bot.games.space_mission.material import CARDS, EDITION, HAND, SPACE, TILES_PER_PLANET, in_order
from bot.games.space_mission.setup import laid_out, variant_of
from bot.games.space_mission.state import Memory, Reservation, Site, SpaceMissionState
from tests.games.script import Script

GAME = SpaceMission()
SEED = bytes(range(32))
RING = ("freezer", "hazard", "glasspoint", "green-heggar", "bluewell", "duskmoor", "ruby-red", "thornwild")
"""The ring of hand-made tables. Coordinates jump / scan / landing:

freezer 1/2/34, hazard 1/3/24, glasspoint 1/4/23, green-heggar 2/1/34, bluewell 2/3/14, duskmoor 2/4/13,
ruby-red 3/1/24, thornwild 3/2/14.
"""


def tiles(text: str) -> list[str]:
    """Read tiles: `water*2 medal space*5`."""
    return [kind for part in text.split() for kind, _, count in [part.partition("*")] for _ in range(int(count or 1))]


class Table:
    """A position in the making. Each method arranges one thing and returns the table."""

    def __init__(self, seats: int = 2, piles: Mapping[str, str] | None = None, start: int = 0, **options: str) -> None:
        self._given = {planet: tiles(text) for planet, text in (piles or {}).items()}
        chosen = {key.replace("_", "-"): value for key, value in options.items()}
        variant = variant_of(settle(GAME.meta.options, chosen))
        lying, deck = dict(self._piles()), list(CARDS)
        hands = [tuple(deck.pop() for _ in range(HAND)) for _ in range(seats)]
        in_ring = [lying[planet] for planet in RING]
        self._state = laid_out(Chance(SEED), variant, RING, in_ring, hands, tuple(deck), start)

    def _piles(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield every planet's pile: the given ones, and the rest of the tiles dealt round the others by kind."""
        rest = Counter(EDITION.tiles)
        for planet, pile in self._given.items():
            assert len(pile) == TILES_PER_PLANET, f"{planet} needs eight tiles, not {len(pile)}"
            rest.subtract(pile)
            yield planet, tuple(pile)
        assert min(rest.values()) >= 0, f"too many tiles of a kind: {rest}"
        others = [planet for planet in RING if planet not in self._given]
        left = list(rest.elements())
        for place, planet in enumerate(others):
            yield planet, tuple(left[place :: len(others)])

    @property
    def state(self) -> SpaceMissionState:
        """The arranged state, checked."""
        GAME.check(self._state)
        return self._state

    def hand(self, seat: int, *cards: int) -> Table:
        """Give a seat exactly these cards, from the draw pile or another hand (which gets others for them)."""
        spare = [card for card in self._state.deck if card not in cards]
        hands: list[tuple[int, ...]] = []
        for other, pilot in enumerate(self._state.pilots):
            held = cards if other == seat else [spare.pop() if card in cards else card for card in pilot.hand]
            hands.append(tuple(sorted(held)))
        pilots = [replace(pilot, hand=hand) for pilot, hand in zip(self._state.pilots, hands, strict=True)]
        away = {*self._state.discards, *(card for hand in hands for card in hand)}
        deck = [card for card in (*self._state.deck, *CARDS) if card not in away]
        return self._with(pilots=tuple(pilots), deck=tuple(dict.fromkeys(deck)))

    def deck(self, *top: int, size: int | None = None) -> Table:
        """Put these cards on top of the draw pile; with `size` the cards below that many are discards."""
        deck = (*top, *(card for card in self._state.deck if card not in top))
        assert len(deck) == len(self._state.deck), "these cards are not all in the draw pile"
        size = len(deck) if size is None else size
        return self._with(deck=deck[:size], discards=(*self._state.discards, *deck[size:]))

    def at(self, seat: int, planet: str, probes: int | None = None) -> Table:
        """Put a ship on a planet, where it came by as many jumps as it has probes on the gate."""
        pilot = self._state.pilots[seat]
        return self._pilot(seat, place=RING.index(planet), probes=probes or max(1, pilot.probes))

    def probes(self, seat: int, count: int) -> Table:
        """Put so many probes of a seat on the gate."""
        return self._pilot(seat, probes=count)

    def scanned(self, seat: int, planet: str, *reserved: str) -> Table:
        """Let a seat have scanned a planet and reserved these tiles, or found only space."""
        for tile in reserved:
            site = self._site(planet)
            self._set(planet, replace(site, reserved=(*site.reserved, Reservation(seat, tile))))
            self._leave(seat, planet, "scan", tile)
        return self if reserved else self._leave(seat, planet, "scan")

    def developed(self, seat: int, planet: str) -> Table:
        """Let a seat have developed a planet without taking a tile; reserved ones are handed out."""
        site = self._site(planet)
        for entry in site.reserved:
            owner = self._state.pilots[entry.seat]
            self._pilot(entry.seat, tiles=in_order([*owner.tiles, entry.tile]))
        self._set(planet, replace(site, station=seat, reserved=()))
        return self._leave(seat, planet, "develop")

    def took(self, seat: int, planet: str, *taken: str) -> Table:
        """Let a seat have discovered these tiles, one after the other, on a developed planet."""
        for tile in taken:
            self._pilot(seat, tiles=in_order([*self._state.pilots[seat].tiles, tile]))
            self._leave(seat, planet, "discover", tile)
        return self

    def turn(self, seat: int, action: int = 1, round: int = 1) -> Table:  # noqa: A002 - the word of the rules
        """Let it be a seat's turn."""
        return self._with(turn=seat, action=action, round=round)

    def _leave(self, seat: int, planet: str, did: str, taken: str | None = None) -> Table:
        site = self._site(planet)
        pile = list(site.tiles)
        takers = site.taken_by
        if taken is not None:
            pile.remove(taken)
            takers = (*takers, seat)
        memory = Memory(did, self._state.round, tuple(pile))
        visits = (*site.visits[:seat], memory, *site.visits[seat + 1 :])
        up = bool(pile) and not has_point_tile(tuple(pile))
        seen = tuple(sorted({*site.seen_by, seat}))
        left = replace(site, tiles=tuple(pile), taken_by=takers, visits=visits, up=up, seen_by=seen)
        return self._set(planet, left)

    def _site(self, planet: str) -> Site:
        return self._state.sites[RING.index(planet)]

    def _set(self, planet: str, site: Site) -> Table:
        sites = list(self._state.sites)
        sites[RING.index(planet)] = site
        return self._with(sites=tuple(sites))

    def _pilot(self, seat: int, **changes: object) -> Table:
        pilots = list(self._state.pilots)
        pilots[seat] = replace(pilots[seat], **changes)
        return self._with(pilots=tuple(pilots))

    def _with(self, **changes: object) -> Table:
        self._state = replace(self._state, **changes)
        return self


def about_to_build() -> SpaceMissionState:
    """Return a position where seat 0 can develop a planet with 19 and 20, and nothing is better."""
    table = Table(2, {"freezer": "water*4 medal*2 space*2"}).hand(0, 19, 20).at(0, "freezer")
    return table.scanned(0, "freezer", "water", "medal").turn(0, action=2).state


_SCRIPT = Script[SpaceMissionState](GAME)
action, play, offered = _SCRIPT.action, _SCRIPT.play, _SCRIPT.offered
why, refused, refusals = _SCRIPT.why, _SCRIPT.refused, _SCRIPT.refusals


def tiles_of(state: SpaceMissionState, seat: int) -> tuple[str, ...]:
    """Return a seat's own tiles."""
    return state.pilots[seat].tiles


def site(state: SpaceMissionState, planet: str) -> Site:
    """Return a planet's site."""
    return state.sites[state.ring.index(planet)]


def totals(state: SpaceMissionState) -> list[dict[str, int]]:
    """Return every seat's points by category."""
    results = {result.seat: result for result in GAME.score(state).results}
    return [{line.category: line.points for line in results[seat].lines} for seat in range(len(state.pilots))]


SPACE_PILE = f"{SPACE}*8"
