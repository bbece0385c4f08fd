"""What a viewer of Space Missions may know. Renderers, texts and computer players see this and never a state."""

from __future__ import annotations

from msgspec import Struct

from bot.games.core.contract import Standing, View
from bot.games.space_missions.material import EDITION as EDITION  # renderers read the printed facts from here
from bot.games.space_missions.state import Flight as Flight  # flights are public: the view shows them as they are
from bot.games.space_missions.state import FlightCard as FlightCard
from bot.games.space_missions.state import SpaceMissionsState


class Deck(Struct, frozen=True, gc=False):
    """A technology deck as the viewer knows it.

    `cards`: how many. `known`: what the viewer knows of each place from the top, `?` for unknown; () if all unknown.
    `removed`: cards gone from the game. `added`: minor problems that upgrades brought. `extra`: the deck's fifth card
    at the start, `minor` or `none`, `?` while it is not known; `proven`: everybody can tell it.
    """

    technology: str
    cards: int
    known: tuple[str, ...]
    removed: tuple[str, ...]
    added: int
    extra: str
    proven: bool = False


class Player(Struct, frozen=True, gc=False):
    """A seat as everybody may know it; only what is known of its decks differs from viewer to viewer.

    `bars` by `CATEGORIES`; `levels` by `DEVELOPED`; `stock` by `STOCK`. `played`: oldest first, the last is visible.
    `ledger`: points by source (`missions`, `failures`, `healthy`, `lost`), in that order; together with the start's
    ten they are `points`.
    """

    seat: int
    points: int
    bars: tuple[int, ...]
    levels: tuple[int, ...]
    stock: tuple[int, ...]
    hand: tuple[str, ...]
    played: tuple[str, ...]
    passed: bool
    decks: tuple[Deck, ...]
    upgrades: int
    flight: Flight | None
    ledger: tuple[int, ...]


class MissionCard(Struct, frozen=True, gc=False):
    """A mission on the board. `media`: its front is blue; `done`: it lies with its grey back up. `flown_by`: seats
    whose marker is on it (`AUTOMA` for the Automa's)."""

    number: int
    media: bool
    done: bool
    flown_by: tuple[int, ...]


class AutomaPart(Struct, frozen=True, gc=False):
    """The Automa of the solo game. `visible`: its specialist that can be copied; `card`: the type (1-4) of its last
    card; `mission`: what it flies this year; `cards`: left in its deck. `took_back`, `passed`: what the player did this
    year that decides the order (see `state.Automa`)."""

    level: str
    points: int
    bars: tuple[int, ...]
    visible: str | None
    shown: tuple[str, ...]
    card: int | None
    mission: int | None
    cards: int
    past: tuple[int, ...]
    took_back: bool = False
    passed: bool = False


class TechnologyTest(Struct, frozen=True, gc=False):
    """A test under way. `drawn`: the cards, to the tester alone, else (); `count`: how many are drawn and not yet back.

    `action`: `test-1-3` or `test-2`; `removed`: how many were removed; `returning`: cards are going back already.
    """

    action: str
    technology: str
    drawn: tuple[str, ...]
    count: int
    removed: int
    returning: bool


class SpaceMissionsView(View, frozen=True, kw_only=True, gc=False):
    """The table as one viewer may know it.

    `phase`: `handicap`, `actions`, `announce`, `event`, `fly`, `complete`. `pending`: what is to be decided now (see
    `state.SpaceMissionsState`). `sequence` is the lower row of the sequence bar, `upper` the upper one. `supply` by
    `STOCK`. `bonuses`: the tile of each year, beside the fixed one. `event`: this year's, once it is turned up;
    `past`: those of the years before; `next_event`: the top of the deck, if the viewer looked at it; `peeked`: who did.
    """

    edition: str
    year: int
    phase: str
    pending: str | None
    block: tuple[str, ...]
    """Actions of the block being used that are still to come after the pending one."""
    turn: int
    sequence: tuple[int, ...]
    upper: tuple[int, ...]
    players: tuple[Player, ...]
    supply: tuple[int, ...]
    astronauts: int
    missions: tuple[MissionCard, ...]
    scored: tuple[str, ...]
    bonuses: tuple[str, ...]
    rules: int = 1
    """The version of the rules that are played."""
    event: str | None
    past: tuple[str, ...]
    events_left: int
    next_event: str | None
    peeked: tuple[int, ...] = ()
    automa: AutomaPart | None
    open_test: TechnologyTest | None
    copyable: tuple[str, ...]
    """Specialists that lie visible before the opponents of the seat to move."""
    hits: tuple[str, ...]
    """What is still to be dealt out in the flight of the seat to move, one by one: injuries (`injure`), losses
    (`lose`), then an `abort` or `mission-over` if it follows."""
    standing: Standing | None = None
    over_by: str | None = None
    latest: tuple[str, ...] = ()
    """The last action as everybody may know it: seat, verb, and nouns unless they are secret."""
    known: SpaceMissionsState | None = None
    """The masked state: what the viewer knows, with backs for what they may not see (`zones.ZONES.mask`)."""


def points(view: SpaceMissionsView, part: Player | AutomaPart) -> int:
    """Return a participant's points: so far, and once the game is over with what the end scoring added."""
    seat = part.seat if isinstance(part, Player) else None
    results = view.standing.results if view.over and view.standing else ()
    return next((result.total for result in results if result.seat == seat), part.points)
