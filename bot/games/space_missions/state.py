"""The whole truth of a table, as a typed immutable value with an exact JSON form."""

from __future__ import annotations

from msgspec import Struct

from bot.games.core.contract import State


class FlightCard(Struct, frozen=True, gc=False):
    """A card drawn in a flight, in `step` (from 1). `spent`: tokens used on it; `suffered`: what it did in the end."""

    step: int
    technology: str
    card: str
    spent: tuple[str, ...] = ()
    suffered: tuple[str, ...] = ()


class Flight(Struct, frozen=True, gc=False):
    """A mission on the launch pad or in flight; all of it is public.

    `levels`: by `CRAFT`, the level of what flies, 0 for what stays. `slots`: by `CRAFT`, tokens aboard by
    `ENHANCEMENTS`. `healthy`, `injured`: astronauts aboard; `lost` so far. `step`: the row of the process table now
    (0 before the first), `symbol`: how many of its technologies were drawn from. `failed`: in which step it failed
    first (0: by the event); None as long as it did not. `aborted`: the last step is played after a failure. `over`.
    `returned`: of `drawn`, by place, which are back in their decks or gone from the game. `points` won by it so far.
    """

    mission: int
    levels: tuple[int, ...]
    slots: tuple[tuple[int, ...], ...]
    fuel: int
    inspection: bool
    training: int = 0
    healthy: int = 0
    injured: int = 0
    lost: int = 0
    step: int = 0
    symbol: int = 0
    drawn: tuple[FlightCard, ...] = ()
    failed: int | None = None
    aborted: bool = False
    over: bool = False
    returned: tuple[int, ...] = ()
    points: int = 0
    launched: bool = False

    @property
    def crew(self) -> int:
        """Return how many astronauts are aboard."""
        return self.healthy + self.injured


class Variant(Struct, frozen=True, gc=False):
    """What the options chose or chance drew for them. `scored`: categories scored at the end, in order.

    `media`: numbers of the missions with a blue front; `bonuses`: the tile of each year; `automa`: the level of the
    solo opponent, None with several players; `rules`: the version of the rules that are played.
    """

    scored: tuple[str, ...]
    media: tuple[int, ...]
    bonuses: tuple[str, ...]
    automa: str | None
    rules: int = 1


class Deck(Struct, frozen=True, gc=False):
    """A technology deck. `cards`: from the top. `known`: what its owner knows of each place, `?` where nothing.

    `removed`: gone from the game, in the order they went. `added`: minor problems from upgrades. `extra`: its fifth
    card at the start; `deduced`: the owner can tell which it was, `proven`: everybody can.
    """

    cards: tuple[str, ...]
    known: tuple[str, ...]
    removed: tuple[str, ...]
    added: int
    extra: str
    deduced: bool
    proven: bool


class Agency(Struct, frozen=True, gc=False):
    """A seat. `bars` by `CATEGORIES`, `levels` by `DEVELOPED`, `stock` by `STOCK`, `decks` by `TECHNOLOGIES`.

    `hand` in the order of `SPECIALISTS`, `played` oldest first. After passing, a seat holds none: unplayed ones lie
    unseen under the played ones. `upgrades`: cards left in the personal draw deck.
    `ledger`: points by source: missions, failures, healthy astronauts, lost astronauts.
    """

    bars: tuple[int, ...]
    levels: tuple[int, ...]
    stock: tuple[int, ...]
    hand: tuple[str, ...]
    played: tuple[str, ...]
    decks: tuple[Deck, ...]
    upgrades: int
    flight: Flight | None
    ledger: tuple[int, ...]


class TechnologyTest(Struct, frozen=True, gc=False):
    """A test under way: cards drawn and not yet back, how many were removed, whether cards are going back already.

    `technology` is empty as long as it is still to be chosen.
    """

    action: str
    technology: str
    drawn: tuple[str, ...]
    removed: int
    returning: bool


class Automa(Struct, frozen=True, gc=False):
    """The solo opponent. `specialists`: its face-down six, top first; `shown`: turned up this year, oldest first.

    `deck`: its cards by type (1-4), top first; `past`: those turned up, oldest first. `mission`: what it flies this
    year. `took_back`, `passed`: what the player did this year that decides the order.
    """

    points: int
    bars: tuple[int, ...]
    specialists: tuple[str, ...]
    shown: tuple[str, ...]
    deck: tuple[int, ...]
    past: tuple[int, ...]
    mission: int | None
    took_back: bool
    passed: bool


class SpaceMissionsState(State, frozen=True, kw_only=True, gc=False, rename={"open_test": "trial"}):
    """A table of Space Missions.

    `phase`: `handicap` (before the first year), `actions`, `announce`, `event`, `fly`, `complete`; `turn`: the seat to
    act. `pending`, what it has to decide: `enhancement` (handicap, too), `specialist`, `develop`, `test`, `open_test`,
    `copy`, `take-back`; `announce`, `load`; `launch`, `give`; `solve`, `injure`, `lose`; `remove`, `bonus`, `study`,
    `remove-bonus`, `return`. `block`: actions of the block in use that come after the pending one.

    `sequence`: the lower row of the sequence bar (seats, `AUTOMA`), `upper`: the upper one. `supply` by `STOCK`.
    `done`: by mission, whether it lies grey. `events`: face down, top first; `past`: turned up, the last is this
    year's once the phase `event` began; `boxed`: those removed unseen. `peeked`: seats that know the top event.
    `hits`: what is still to be dealt out in the present flight, one by one: injuries (`injure`), losses (`lose`), then
    an `abort` or `mission-over` if it follows. `pending` is empty once the game is over.
    """

    variant: Variant
    year: int
    phase: str
    turn: int
    pending: str
    block: tuple[str, ...]
    open_test: TechnologyTest | None
    hits: tuple[str, ...]
    sequence: tuple[int, ...]
    upper: tuple[int, ...]
    agencies: tuple[Agency, ...]
    supply: tuple[int, ...]
    astronauts: int
    done: tuple[bool, ...]
    events: tuple[str, ...]
    past: tuple[str, ...]
    boxed: tuple[str, ...]
    peeked: tuple[int, ...]
    automa: Automa | None
    over: str | None
    latest: tuple[str, ...] = ()
    """The last action as everybody may know it: seat, verb, and nouns unless they are secret."""
