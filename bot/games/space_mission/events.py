"""What happens in Space Mission, with all facts."""

from __future__ import annotations

from bot.games.core.declared import Ended as Ended
from bot.games.core.events import Event, Private, PrivateBySeat, SeatEvent, union_of


class Dealt(Event, frozen=True, tag="dealt"):
    """The game begins: planets in ring order, the starting hands, who starts."""

    ring: tuple[str, ...]
    hands: PrivateBySeat[tuple[tuple[int, ...], ...]]
    start: int


class ToppedUp(SeatEvent, frozen=True, tag="topped-up"):
    """Cards were discarded (openly) and drawn (known to the drawer alone)."""

    discarded: tuple[int, ...]
    drawn: Private[tuple[int, ...]]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard pile became the new draw pile of this many cards."""

    cards: int


class Jumped(SeatEvent, frozen=True, tag="jumped"):
    """A ship jumped. `origin` is None when it left the gate; `probes` are its owner's probes on the gate now."""

    card: int
    origin: str | None
    planet: str
    probes: int


class Flew(SeatEvent, frozen=True, tag="flew"):
    """A ship flew to a neighbouring planet."""

    origin: str
    planet: str


class Scanned(SeatEvent, frozen=True, tag="scanned"):
    """A planet was scanned. `seen` is the pile that the seat alone looked at; () when only space tiles lie there.

    `sealed`: the seat itself may not read `seen` again in its log, because there is no notebook (option `notebook`)
    or because what it left would tell what it reserved (option `own-reserved`).
    """

    card: int
    planet: str
    seen: Private[tuple[str, ...]]
    sealed: bool = False


class Developed(SeatEvent, frozen=True, tag="developed"):
    """A station was built. `seen` as with a scan, for the developer alone; `sealed` when there is no notebook."""

    cards: tuple[int, ...]
    planet: str
    seen: Private[tuple[str, ...]]
    sealed: bool = False


class Received(SeatEvent, frozen=True, tag="received"):
    """A seat got the tiles it had reserved on a planet that was developed now."""

    planet: str
    tiles: Private[tuple[str, ...]]


class Discovered(SeatEvent, frozen=True, tag="discovered"):
    """A seat looked at a developed planet's pile to take a tile. `sealed` when there is no notebook."""

    planet: str
    seen: Private[tuple[str, ...]]
    sealed: bool = False


class Took(SeatEvent, frozen=True, tag="took"):
    """The chosen tile: `reserved` by a scan, or taken into one's own tiles. The kind is the seat's secret.

    `sealed`: the seat itself may not look the kind up again before the planet is developed (option `own-reserved`).
    """

    planet: str
    tile: Private[str]
    reserved: bool
    sealed: bool = False


class SpaceRevealed(Event, frozen=True, tag="space-revealed"):
    """A pile held only space tiles, which were turned up. `total` are all turned up so far, `needed` the end."""

    planet: str
    tiles: int
    total: int
    needed: int


class LastRound(Event, frozen=True, tag="last-round"):
    """The end is certain; these seats still have a turn, in order."""

    left: tuple[int, ...]


class TurnPassed(SeatEvent, frozen=True, tag="turn-passed"):
    """The turn goes to another seat. `round` counts from 1."""

    round: int


SpaceMissionEvent = union_of(globals())
