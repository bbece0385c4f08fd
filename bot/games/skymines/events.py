"""What happens at a table of Skymines, as facts. Companies are numbers, cards and plans their ids."""

from __future__ import annotations

from bot.games.core.declared import Ended
from bot.games.core.events import Event, Private, PrivateBySeat, SeatEvent
from bot.games.skymines.material import NOBODY, NONE


class Offered(Event, frozen=True, tag="offered"):
    """The table was set up: two tokens for each seat, the first player, the tracks, the display."""

    tokens: PrivateBySeat[tuple[tuple[str, ...], ...]]
    first: int
    display: tuple[str, ...]


class Chose(SeatEvent, frozen=True, tag="chose"):
    """A seat chose its token."""

    token: Private[str]


class Tokens(Event, frozen=True, tag="tokens"):
    """All have chosen: the tokens, by seat."""

    tokens: tuple[str, ...]


class Planned(SeatEvent, frozen=True, tag="planned"):
    """A seat chose the cards for its slots (empty where none)."""

    cards: Private[tuple[str, ...]]


class Selected(SeatEvent, frozen=True, tag="selected"):
    """A seat chose cards that it has still to arrange (linked slots); empty texts fill them up to the slots."""

    cards: Private[tuple[str, ...]]


class Revealed(Event, frozen=True, tag="revealed"):
    """All cards are turned up: by seat and slot, empty where none is."""

    areas: tuple[tuple[str, ...], ...]


class UsedResources(SeatEvent, frozen=True, tag="used-resources"):
    """A seat used resource cards worth `value`; with `cost`, it acquired `card` (`none`: no card)."""

    cards: tuple[str, ...]
    value: int
    card: str = NONE
    cost: int = 0


class Boosted(SeatEvent, frozen=True, tag="boosted"):
    """A seat laid the +1 tile on a card."""

    card: str


class Advanced(SeatEvent, frozen=True, tag="advanced"):
    """A marker moved on a company's track and paid `paid` for barriers. `seat` is `LUNA` for hers.

    `lost`: spaces that could not be moved.
    """

    company: int
    origin: int
    place: int
    paid: int = 0
    lost: int = 0


class Passed(SeatEvent, frozen=True, tag="passed"):
    """A marker passed a threshold (1 or 2): it and the seats in `others` gain `coins` each."""

    company: int
    threshold: int
    coins: int
    others: tuple[int, ...] = ()


class Stopped(SeatEvent, frozen=True, tag="stopped"):
    """A seat stopped before a barrier or lost the rest: `what` is `barrier`, `units` or `energy`."""

    what: str
    lost: int
    company: int = NOBODY


class Expanded(SeatEvent, frozen=True, tag="expanded"):
    """A seat uses its energy for a company (`NOBODY`: nothing can be entered)."""

    energy: int
    company: int = NOBODY


class ColumnNamed(SeatEvent, frozen=True, tag="column-named"):
    """A seat named the column (0 to 2) of a company's station from which it takes the next outposts."""

    company: int
    column: int


class Entered(SeatEvent, frozen=True, tag="entered"):
    """A seat entered a target for a company; `ousted`: whose piece goes (`NOBODY`: none)."""

    company: int
    target: int
    cost: int
    ousted: int = NOBODY


class Gained(SeatEvent, frozen=True, tag="gained"):
    """A seat gains from `source` (`expansion`, `plan`, `space`, `field`, `token`, `task`, `threshold`, ...)."""

    source: str
    coin: int = 0
    helium: int = 0
    research: int = 0


class Returned(Event, frozen=True, tag="returned"):
    """An ousted piece went back to a column (0 to 2) of its station; `NOBODY`: there was no room, it is gone."""

    company: int
    target: int
    column: int


class Removed(SeatEvent, frozen=True, tag="removed"):
    """A seat removed an outpost from a station."""

    company: int
    column: int


class Stored(SeatEvent, frozen=True, tag="stored"):
    """A seat's tank marker moved; `coins`: for movement beyond the last space. `slot`: an action slot is on now."""

    place: int
    coins: int = 0
    slot: bool = False


class TookPlan(SeatEvent, frozen=True, tag="took-plan"):
    """A seat took a plan and laid it on a screen, over `covered` if not empty, with `coins` of the supplement space."""

    plan: str
    screen: int
    covered: str = ""
    coins: int = 0


class TookCoins(SeatEvent, frozen=True, tag="took-coins"):
    """A seat took CrypCoin for research points."""

    points: int
    coins: int


class Uploaded(SeatEvent, frozen=True, tag="uploaded"):
    """A seat used a research scientist; its marker went from place to place (-1, then the token's plan, 0).

    `flipped`: the place of the plan turned face down first, `NOBODY` if none; `paid`: for it and for special plans.
    """

    card: str
    origin: int
    place: int
    flipped: int = NOBODY
    paid: int = 0
    slot: bool = False


class UsedField(SeatEvent, frozen=True, tag="used-field"):
    """A seat used a field scientist; `collectors` or other field cards counted for `helium`."""

    card: str
    helium: int
    coin: int = 0
    collectors: int = 0


class Placed(SeatEvent, frozen=True, tag="placed"):
    """A marker was placed on a bonus space (`LUNA` for hers). `tier`: of a majority space; `paid`: in CrypCoin."""

    space: str
    paid: int = 0
    tier: int = 0
    single_use: bool = False


class Bought(SeatEvent, frozen=True, tag="bought"):
    """A seat bought a card of the display for CrypCoin."""

    card: str
    cost: int


class Sold(SeatEvent, frozen=True, tag="sold"):
    """A seat laid a card of its hand on the discard pile, for `coins` (0: to perform it)."""

    card: str
    coins: int = 0


class HalfTaken(SeatEvent, frozen=True, tag="half-taken"):
    """A seat chose a half of the first bonus of E2: 1, it performs the discarded card; 2, it takes one of the pile."""

    half: int


class TrackChosen(SeatEvent, frozen=True, tag="track-chosen"):
    """A seat chose the track for `spaces` of a reward, and stands before a barrier there."""

    company: int
    spaces: int


class Declined(SeatEvent, frozen=True, tag="declined"):
    """A seat declined what it might have done: `what` is `link`, `recover` or `perform`."""

    what: str


class Recovered(SeatEvent, frozen=True, tag="recovered"):
    """A seat took a card of the discard pile."""

    card: str
    paid: int


class Dropped(SeatEvent, frozen=True, tag="dropped"):
    """A seat dropped out and took the cards of a resting deck."""

    deck: int
    cards: tuple[str, ...]


class Rested(SeatEvent, frozen=True, tag="rested"):
    """A seat's used cards rest: by resting slot, empty where none was laid."""

    cards: tuple[str, ...]


class Linked(SeatEvent, frozen=True, tag="linked"):
    """A seat linked its status card to a mission."""

    mission: str


class Fulfilled(SeatEvent, frozen=True, tag="fulfilled"):
    """A seat fulfilled the task of a column (0 to 2) of its mission; `last`: its personal space is open."""

    mission: str
    task: int
    last: bool = False


class ResearchRefilled(Event, frozen=True, tag="research-refilled"):
    """New plans lie in the research display."""

    plans: tuple[str, ...]


class Prepared(Event, frozen=True, tag="prepared"):
    """The next round: a coin for the supplement space, special plan, cards discarded and drawn, tiles by seat."""

    round: int
    first: int
    discarded: tuple[str, ...]
    drawn: tuple[str, ...]
    tiles: tuple[tuple[str, ...], ...]


class LunaPrepared(Event, frozen=True, tag="luna-prepared"):
    """Luna drew for a round: her two majority cards are open. `shuffled`: her discards were shuffled first."""

    left: str
    right: str
    shuffled: bool = False


class LunaActed(Event, frozen=True, tag="luna-acted"):
    """Luna turned up the card in a slot (0 to 4); what it did follows."""

    slot: int
    card: str


class LunaGained(Event, frozen=True, tag="luna-gained"):
    """Luna gains coins, tank spaces or research steps, or cards of the display."""

    coin: int = 0
    helium: int = 0
    research: int = 0
    cards: tuple[str, ...] = ()
    plans: tuple[str, ...] = ()


class LunaPassed(Event, frozen=True, tag="luna-passed"):
    """Luna passed; the majority card on `side` (`left`, `right`, empty for none) was discarded."""

    side: str


SkyminesEvent = (
    Offered
    | Chose
    | Tokens
    | Planned
    | Selected
    | Revealed
    | UsedResources
    | Boosted
    | Advanced
    | Passed
    | Stopped
    | Expanded
    | ColumnNamed
    | Entered
    | Gained
    | Returned
    | Removed
    | Stored
    | TookPlan
    | TookCoins
    | Uploaded
    | UsedField
    | Placed
    | Bought
    | Sold
    | HalfTaken
    | TrackChosen
    | Declined
    | Recovered
    | Dropped
    | Rested
    | Linked
    | Fulfilled
    | ResearchRefilled
    | Prepared
    | LunaPrepared
    | LunaActed
    | LunaGained
    | LunaPassed
    | Ended
)
