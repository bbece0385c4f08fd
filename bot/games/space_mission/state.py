"""The whole truth of a table, as a typed immutable value with an exact JSON form."""

from __future__ import annotations

from msgspec import Struct

from bot.games.core.contract import State
from bot.games.core.pieces import all_learned as all_learned
from bot.games.core.pieces import learned as learned
from bot.games.core.pieces import put as put


class Move(Struct, frozen=True, gc=False):
    """One action of a last turn as everybody may know it. `planet` is where; `cards` were shown or discarded.

    `drawn`: cards drawn by a top-up; `took`: a tile was reserved or taken; `space`: space tiles turned up by it.
    """

    verb: str
    planet: str | None
    cards: tuple[int, ...] = ()
    drawn: int = 0
    took: bool = False
    space: int = 0


class Variant(Struct, frozen=True, gc=False):
    """The options of this table. `end`: `space` or `developed`; `notebook`: `off`, `visits` or `inferences`."""

    end: str
    own_reserved: bool
    notebook: str


class Memory(Struct, frozen=True, gc=False):
    """A seat's last visit to a planet: what it did (`scan`, `develop`, `discover`), in which round, what it left."""

    did: str
    round: int
    left: tuple[str, ...]


class Reservation(Struct, frozen=True, gc=False):
    """A tile that a scan put beside a planet, under a probe of its seat."""

    seat: int
    tile: str


class Site(Struct, frozen=True, gc=False):
    """A planet on the table, in the order of the ring.

    `tiles`: its pile in the order of kinds; `up`: only space tiles are left and lie face up; `station`: who developed
    it; `seen_by`: seats that scanned, developed or discovered here, ascending (after any scan here, a seat
    may develop); `reserved` in order of scanning; `taken_by`: who took or reserved a tile, one entry a tile, in order;
    `visits`: each seat's last one.
    """

    tiles: tuple[str, ...]
    up: bool
    station: int | None
    seen_by: tuple[int, ...]
    reserved: tuple[Reservation, ...]
    taken_by: tuple[int, ...]
    visits: tuple[Memory | None, ...]


class Pilot(Struct, frozen=True, gc=False):
    """A seat. `place`: index of its planet in the ring, None at the gate. `hand` ascending, `tiles` by kind."""

    place: int | None
    probes: int
    hand: tuple[int, ...]
    tiles: tuple[str, ...]
    last_turn: tuple[Move, ...]


class SpaceMissionState(State, frozen=True, kw_only=True, gc=False):
    """A table of Space Mission.

    `ring` names the planets of `sites`. `deck` lies with its top card first, `discards` with its oldest first.
    `turn` is the seat whose turn it is, `action` (1 or 2) the one it is about to do, `pending` what a tile is being
    chosen for. `stirred` is the number of the last turn (from 0) in which a tile moved, -1 before the first.
    `turns_left` counts the turns after the present one once the end is certain. `over` is the reason of the end.
    `cycles[n - 1]` is the last reshuffle that card `n` took part in.
    """

    variant: Variant
    ring: tuple[str, ...]
    sites: tuple[Site, ...]
    pilots: tuple[Pilot, ...]
    deck: tuple[int, ...]
    discards: tuple[int, ...]
    start: int
    turn: int
    round: int
    action: int
    pending: str | None
    stirred: int
    turns_left: int | None
    over: str | None
    cycles: tuple[int, ...]


def turn_number(state: SpaceMissionState) -> int:
    """Return how many turns were completed before the present one."""
    seats = len(state.pilots)
    return (state.round - 1) * seats + (state.turn - state.start) % seats


def space_up(sites: tuple[Site, ...] | list[Site]) -> int:
    """Return how many space tiles lie face up."""
    return sum(len(site.tiles) for site in sites if site.up)


def place_of(state: SpaceMissionState, seat: int) -> int:
    """Return the place in the ring of a ship that is on a planet."""
    place = state.pilots[seat].place
    assert place is not None, "the rules keep ships at the gate from what is done on a planet"
    return place


# -- small steps from one immutable value to the next -----------------------------------------------------------------


def without(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the hand without these cards."""
    return tuple([card for card in hand if card not in cards])


def moves(state: SpaceMissionState, pilot: Pilot, move: Move) -> tuple[Move, ...]:
    """Return the pilot's last turn with this move done: a first action starts a new list."""
    return (move,) if state.action == 1 else (*pilot.last_turn, move)
