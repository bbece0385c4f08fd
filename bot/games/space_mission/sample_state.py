"""A random full state that is consistent with a view: what the viewer knows stays, all else is dealt at random.

Known tiles: the viewer's own, open and face-up ones, piles that the viewer looks at, and what the viewer left on the
last visits (if the notebook is shown): only point tiles can be gone from there, to seats that took some since. Known
cards: the viewer's hand, the discard pile, and by counting, the last shuffle that each hidden card went through.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.games.core.chance import SEED_BYTES, Chance, Stream
from bot.games.space_mission.material import CARDS, EDITION, SPACE, in_order
from bot.games.space_mission.state import Memory, Pilot, Reservation, Site, SpaceMissionState, Variant
from bot.games.space_mission.view import Planet, SpaceMissionView


def sample_state(view: SpaceMissionView, viewer: int | None, chance: Stream) -> SpaceMissionState:
    """Return a state whose view for this viewer is this very view. Raises ValueError when the view is another's."""
    if viewer != view.viewer:
        raise ValueError(f"the view is that of {view.viewer}, not of {viewer}")
    hands, deck = _cards(view, chance)
    tiles = _Tiles(view, chance)
    tiles.deal()
    places = {planet.id: place for place, planet in enumerate(view.ring)}
    return SpaceMissionState(
        chance=Chance(_seed(chance)),
        knowledge=(0,) * view.seats,
        variant=Variant(view.end, view.own_reserved, view.notebook),
        ring=tuple(places),
        sites=tuple(_site(view, place, tiles) for place in range(len(view.ring))),
        pilots=tuple(
            Pilot(
                None if player.planet is None else places[player.planet],
                player.probes,
                hands[player.seat],
                in_order(tiles.owned[player.seat]),
                player.last_turn,
            )
            for player in view.players
        ),
        deck=deck,
        discards=view.discarded,
        start=view.start,
        turn=view.turn,
        round=view.round,
        action=view.action,
        pending=view.pending,
        stirred=view.stirred,
        turns_left=None if view.last_round is None else len(view.last_round),
        over=view.over_by,
        cycles=view.cycles,
    )


def _seed(chance: Stream) -> bytes:
    return bytes(chance.below(256) for _ in range(SEED_BYTES))


def _cards(view: SpaceMissionView, chance: Stream) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Deal the hidden cards: to each hand as many of each cycle as it is known to hold, the rest is the draw pile."""
    own = tuple(card.number for card in view.hand)
    hidden: dict[int, list[int]] = {}
    for card in chance.shuffle(card for card in CARDS if card not in own and card not in view.discarded):
        hidden.setdefault(view.cycles[card - 1], []).append(card)
    hands: list[tuple[int, ...]] = []
    for player in view.players:
        if player.seat == view.viewer:
            hands.append(own)
        else:
            hands.append(tuple(sorted(hidden[cycle].pop() for cycle in player.drawn_in)))
    return hands, tuple(card for cards in hidden.values() for card in cards)


class _Tiles:
    """Dealing the tiles: known piles and goods first, the unknown rest at random where it may lie."""

    def __init__(self, view: SpaceMissionView, chance: Stream) -> None:
        self._view = view
        self._chance = chance
        self.piles: list[list[str] | None] = [None] * len(view.ring)
        self.reserved: list[list[str | None]] = [[entry.tile for entry in planet.reserved] for planet in view.ring]
        self.owned: list[list[str]] = [list(player.tiles or ()) for player in view.players]

    def deal(self) -> None:
        """Fill piles, reserved tiles and everybody's own."""
        for place, planet in enumerate(self._view.ring):
            self.piles[place] = self._known_pile(planet)
            if planet.visit is not None and not self._view.over:
                self._hand_over(place, planet, planet.visit.left, planet.visit.since)
        pool = self._pool()
        spaces = [tile for tile in pool if tile == SPACE]
        points = list(self._chance.shuffle(tile for tile in pool if tile != SPACE))
        self._fill_piles(spaces, points)
        for row in self.reserved:
            row[:] = [points.pop() if tile is None else tile for tile in row]
        for player, goods in zip(self._view.players, self.owned, strict=True):
            goods += [points.pop() for _ in range(player.tile_count - len(goods))]

    def _known_pile(self, planet: Planet) -> list[str] | None:
        if planet.tiles is not None:
            return list(planet.tiles)
        if planet.space is not None:
            return [SPACE] * planet.space
        if self._view.pile and planet.id == self._view.players[self._view.turn].planet:
            return list(self._view.pile)
        if planet.visit is not None:
            points = [tile for tile in planet.visit.left if tile != SPACE]
            kept = self._chance.shuffle(points)[planet.visit.gone :]
            return [*kept, *(tile for tile in planet.visit.left if tile == SPACE)]
        return None

    def _hand_over(self, place: int, planet: Planet, left: tuple[str, ...], since: tuple[int, ...]) -> None:
        """Give the tiles that have gone since the visit to the seats that took them: reserved, or among their own."""
        pile = self.piles[place] or []
        gone = self._chance.shuffle(in_order(tuple((Counter(left) - Counter(pile)).elements())))
        if planet.station is not None:
            for seat, tile in zip(since, gone, strict=True):
                self.owned[seat].append(tile)
        elif since:
            self.reserved[place][-len(since) :] = gone

    def _pool(self) -> list[str]:
        """Return the tiles of which the viewer does not know where they are."""
        known = Counter(_known(self.piles) + _known(self.reserved) + _known(self.owned))
        return list((Counter(EDITION.tiles) - known).elements())

    def _fill_piles(self, spaces: list[str], points: list[str]) -> None:
        """Spread the hidden space tiles over the unknown piles; one looked at and still face down has a point tile."""
        unknown = [place for place, pile in enumerate(self.piles) if pile is None]
        looked_at = [place for place in unknown if self._view.ring[place].seen_by]
        slots = [place for place in unknown for _ in range(self._view.ring[place].left - (place in looked_at))]
        lying = Counter(self._chance.shuffle(slots)[: len(spaces)])
        for place in unknown:
            count = lying[place]
            self.piles[place] = [SPACE] * count + [points.pop() for _ in range(self._view.ring[place].left - count)]


def _known(rows: Iterable[Iterable[str | None] | None]) -> list[str]:
    return [tile for row in rows if row is not None for tile in row if tile is not None]


def _site(view: SpaceMissionView, place: int, tiles: _Tiles) -> Site:
    planet = view.ring[place]
    pile = in_order(tuple(tiles.piles[place] or ()))
    owners = [entry.seat for entry in planet.reserved]
    kept = _known([tiles.reserved[place]])
    return Site(
        tiles=pile,
        up=bool(planet.space),
        station=planet.station,
        seen_by=planet.seen_by,
        reserved=tuple(map(Reservation, owners, kept)),
        taken_by=planet.taken_by,
        visits=tuple(_memory(view, planet, seat, pile) for seat in range(view.seats)),
    )


def _memory(view: SpaceMissionView, planet: Planet, seat: int, pile: tuple[str, ...]) -> Memory | None:
    """Return the viewer's own memory; others, of whose visits the view is silent, are taken to have just been here."""
    if seat == view.viewer and view.notebook != "off":
        return None if planet.visit is None else Memory(planet.visit.did, planet.visit.round, planet.visit.left)
    if seat not in planet.seen_by:
        return None
    return Memory("scan" if planet.station is None else "discover", view.round, pile)
