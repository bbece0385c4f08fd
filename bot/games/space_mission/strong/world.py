"""A table that is small and quick enough to be played on hundreds of times for one decision.

It is the table of `state.SpaceMissionState` without what only people need: no log, no memories, no moves to show. What
it keeps goes by the same rules; a test plays both side by side.
"""

from __future__ import annotations

from bot.games.core.dice import Dice
from bot.games.space_mission.material import HAND, SPACE
from bot.games.space_mission.scoring import STATION, gate_points, needed
from bot.games.space_mission.state import SpaceMissionState, space_up
from bot.games.space_mission.strong.orbit import KIND, Orbit, cards_of, gains, hand_of, orbit_of, worth

NOBODY = -1
AT_GATE = -1
NOT_YET = -1


class World:
    """A table. By place of the ring: `piles` (point tiles), `spaces` (how many there are, `up`: lying face up),
    `station`, `seen` (a set of seats) and `reserved` (seat, kind). By seat: `place`, `probes`, `hand` (a set of cards),
    `owned` and `held` (tiles by kind, without and with those reserved) and `gain` (what one more of each kind adds).

    `left` counts the turns after the present one, NOT_YET before the end is certain. `deck` has no order: cards are
    drawn from it at random.
    """

    __slots__ = (
        "action",
        "deck",
        "discards",
        "due",
        "gain",
        "hand",
        "held",
        "left",
        "orbit",
        "over",
        "owned",
        "piles",
        "place",
        "probes",
        "reserved",
        "seats",
        "seen",
        "shown",
        "spaces",
        "start",
        "station",
        "turn",
        "up",
    )

    orbit: Orbit
    seats: int
    start: int
    due: int
    """Space tiles that end the game; 0 where it ends when all planets are developed."""
    turn: int
    action: int
    left: int
    over: bool
    shown: int
    """Space tiles that lie face up."""
    piles: list[tuple[int, ...]]
    spaces: list[int]
    up: list[bool]
    station: list[int]
    seen: list[int]
    reserved: list[tuple[tuple[int, int], ...]]
    place: list[int]
    probes: list[int]
    hand: list[int]
    owned: list[list[int]]
    held: list[list[int]]
    gain: list[list[int]]
    deck: list[int]
    discards: list[int]

    def copy(self) -> World:
        """Return a table of its own that stands as this one does."""
        new = World()
        new.orbit, new.seats, new.start, new.due = self.orbit, self.seats, self.start, self.due
        new.turn, new.action, new.left, new.over = self.turn, self.action, self.left, self.over
        new.shown, new.spaces = self.shown, self.spaces
        new.piles, new.up, new.station = self.piles[:], self.up[:], self.station[:]
        new.seen, new.reserved = self.seen[:], self.reserved[:]
        new.place, new.probes, new.hand = self.place[:], self.probes[:], self.hand[:]
        new.owned = [counts[:] for counts in self.owned]
        new.held = [counts[:] for counts in self.held]
        new.gain = self.gain[:]
        new.deck, new.discards = self.deck[:], self.discards[:]
        return new

    # -- the six actions, and the choice of a tile ------------------------------------------------------------

    def top_up(self, seat: int, discard: int, dice: Dice) -> None:
        """Discard these cards, and draw up to five."""
        hand = self.hand[seat] & ~discard
        self.discards += cards_of(discard)
        deck = self.deck
        for _ in range(HAND - hand.bit_count()):
            at = dice.below(len(deck))
            hand |= 1 << deck[at]
            deck[at] = deck[-1]
            deck.pop()
            if not deck:
                deck = self.deck = self.discards
                self.discards = []
        self.hand[seat] = hand
        self._end_action()

    def jump(self, seat: int, card: int, place: int) -> None:
        """Play the card, leave a probe, land there."""
        self._play(seat, 1 << card)
        self.place[seat] = place
        self.probes[seat] += 1
        self._end_action()

    def fly(self, seat: int, place: int) -> None:
        """Go to the neighbour."""
        self.place[seat] = place
        self._end_action()

    def scan(self, seat: int, card: int) -> bool:
        """Play the card and look; return whether a tile is to be reserved now, by `reserve`."""
        self._play(seat, 1 << card)
        return self._look(seat)

    def develop(self, seat: int, cards: int) -> bool:
        """Play both cards, build, hand out what was reserved; return whether a tile is to be taken now."""
        place = self.place[seat]
        self._play(seat, cards)
        for owner, kind in self.reserved[place]:
            self.owned[owner][kind] += 1
        self.reserved[place] = ()
        self.station[place] = seat
        if not self.due and self.left == NOT_YET and NOBODY not in self.station:
            self.left = self.seats
        return self._look(seat)

    def discover(self, seat: int) -> bool:
        """Look; return whether a tile is to be taken now (there always is one)."""
        return self._look(seat)

    def take(self, seat: int, kind: int) -> None:
        """Take a tile of this kind from the pile one looks at, or reserve it where nothing is built yet."""
        place = self.place[seat]
        pile = self.piles[place]
        at = pile.index(kind)
        self.piles[place] = pile = pile[:at] + pile[at + 1 :]
        if self.station[place] == NOBODY:
            self.reserved[place] += ((seat, kind),)
        else:
            self.owned[seat][kind] += 1
        held = self.held[seat]
        held[kind] += 1
        self.gain[seat] = gains(held)
        if not pile:
            self._turn_up(seat, place)
        self._end_action()

    # -- what follows ---------------------------------------------------------------------------------------------

    def _play(self, seat: int, cards: int) -> None:
        self.hand[seat] &= ~cards
        self.discards += cards_of(cards)

    def _look(self, seat: int) -> bool:
        place = self.place[seat]
        self.seen[place] |= 1 << seat
        if self.piles[place]:
            return True
        self._turn_up(seat, place)
        self._end_action()
        return False

    def _turn_up(self, seat: int, place: int) -> None:
        """Where only space tiles are left they are turned up; enough of them end the game with the round."""
        if self.up[place] or not self.spaces[place]:
            return
        self.up[place] = True
        self.shown += self.spaces[place]
        if self.due and self.left == NOT_YET and self.shown >= self.due:
            self.left = self.seats - 1 - (seat - self.start) % self.seats

    def _end_action(self) -> None:
        if self.action == 1:
            self.action = 2
        elif self.left == 0:
            self.over = True
        else:
            self.action = 1
            self.turn = (self.turn + 1) % self.seats
            if self.left > 0:
                self.left -= 1

    def score(self) -> list[int]:
        """Return everybody's points as if the game ended now."""
        found = [points + worth(owned) for points, owned in zip(gate_points(self.probes), self.owned, strict=True)]
        for owner in self.station:
            if owner >= 0:
                found[owner] += STATION
        return found


def world_of(state: SpaceMissionState) -> World:
    """Return the table of a state."""
    new = World()
    seats = len(state.pilots)
    new.orbit, new.seats, new.start = orbit_of(state.ring), seats, state.start
    new.due = needed(seats) if state.variant.end == "space" else 0
    new.turn, new.action, new.over = state.turn, state.action, state.over is not None
    new.left = NOT_YET if state.turns_left is None else state.turns_left
    new.shown = space_up(state.sites)
    new.piles = [tuple([KIND[tile] for tile in site.tiles if tile != SPACE]) for site in state.sites]
    new.spaces = [site.tiles.count(SPACE) for site in state.sites]
    new.up = [site.up for site in state.sites]
    new.station = [NOBODY if site.station is None else site.station for site in state.sites]
    new.seen = [sum(1 << seat for seat in site.seen_by) for site in state.sites]
    new.reserved = [tuple([(entry.seat, KIND[entry.tile]) for entry in site.reserved]) for site in state.sites]
    new.place = [AT_GATE if pilot.place is None else pilot.place for pilot in state.pilots]
    new.probes = [pilot.probes for pilot in state.pilots]
    new.hand = [hand_of(pilot.hand) for pilot in state.pilots]
    new.owned = [[0] * len(KIND) for _ in range(seats)]
    for seat, pilot in enumerate(state.pilots):
        for tile in pilot.tiles:
            new.owned[seat][KIND[tile]] += 1
    new.held = [counts[:] for counts in new.owned]
    for row in new.reserved:
        for seat, kind in row:
            new.held[seat][kind] += 1
    new.gain = [gains(counts) for counts in new.held]
    new.deck, new.discards = list(state.deck), list(state.discards)
    return new
