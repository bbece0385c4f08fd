"""What happens in Space Missions, with all facts. A docstring says where a `seat` can be `AUTOMA`."""

from __future__ import annotations

from bot.games.core.declared import Ended as Ended
from bot.games.core.events import Event, Private, SeatEvent, union_of


class Begun(Event, frozen=True, tag="begun"):
    """The game begins: who acts in which order (with `AUTOMA`), what is scored, media missions, bonus tiles by year."""

    sequence: tuple[int, ...]
    scored: tuple[str, ...]
    media: tuple[int, ...]
    bonuses: tuple[str, ...]


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """A phase of the year begins (`actions`, `announce`, `event`, `fly`, `complete`), in this order of play."""

    phase: str
    year: int
    sequence: tuple[int, ...]


class Played(SeatEvent, frozen=True, tag="played"):
    """A specialist was played for one of its blocks, whose actions these are."""

    card: str
    block: int
    actions: tuple[str, ...]


class Copied(SeatEvent, frozen=True, tag="copied"):
    """The Spy used a block of another seat's visible specialist."""

    card: str
    block: int
    actions: tuple[str, ...]


class Passed(SeatEvent, frozen=True, tag="passed"):
    """A seat is out of the year's actions; `place` (from 1) on the sequence bar, 0 in the solo game."""

    place: int


class Took(SeatEvent, frozen=True, tag="took"):
    """A seat took tokens from the supply; `count` 0: none was left or allowed. `why`: `action`, `handicap`, `bonus`."""

    token: str
    count: int
    why: str


class Developed(SeatEvent, frozen=True, tag="developed"):
    """A craft reached a level. `shuffled`: the technology whose deck got a minor problem more, if any."""

    craft: str
    level: int
    shuffled: str | None


class Idle(SeatEvent, frozen=True, tag="idle"):
    """An action could not be done and counts as done (`develop`, `copy`, `take-back`, `test-1-3`, `test-2`)."""

    action: str


class Drew(SeatEvent, frozen=True, tag="drew"):
    """A test drew cards from a technology deck; which, only the seat knows."""

    technology: str
    cards: Private[tuple[str, ...]]


class Removed(SeatEvent, frozen=True, tag="removed"):
    """A card left the game. `why`: `test`, `failure`, `bonus`."""

    technology: str
    card: str
    why: str


class Spurned(SeatEvent, frozen=True, tag="spurned"):
    """After a failure a seat removed no card, though it could have."""


class Returned(SeatEvent, frozen=True, tag="returned"):
    """Cards went back into a deck. The seat alone knows to which places (from the top), and in a test, which cards.

    `private`: the cards were drawn in a test; those of a flight lay open. `together`: all cards that were left went on
    top of the deck, the gravest uppermost.
    """

    technology: str
    cards: Private[tuple[str, ...]]
    places: Private[tuple[int, ...]]
    private: bool
    together: bool = False

    def open_to(self, field: str, viewer: int | None) -> bool:
        """Return whether the viewer may read a private field: cards that lay open are everybody's to read."""
        return (field == "cards" and not self.private) or super().open_to(field, viewer)


class TookBack(SeatEvent, frozen=True, tag="took-back"):
    """A seat returned a played specialist to its hand."""

    card: str


class Announced(SeatEvent, frozen=True, tag="announced"):
    """A seat announced a mission, with levels by `CRAFT`; `payload_tokens` were loaded for the weight."""

    mission: int
    levels: tuple[int, ...]
    payload_tokens: int


class Stayed(SeatEvent, frozen=True, tag="stayed"):
    """A seat flies no mission this year. `able`: it could have."""

    able: bool


class Loaded(SeatEvent, frozen=True, tag="loaded"):
    """Tokens of one kind were placed on a craft."""

    token: str
    craft: str
    count: int


class Prepared(SeatEvent, frozen=True, tag="prepared"):
    """A seat finished loading. `filled`: it loaded all that fits in one action."""

    mission: int
    filled: bool = False


class Shuffled(SeatEvent, frozen=True, tag="shuffled"):
    """A seat's decks of these technologies were shuffled before its flight."""

    technologies: tuple[str, ...]


class EventTurned(Event, frozen=True, tag="event-turned"):
    """The year's event was turned up."""

    event: str
    year: int


class Launched(SeatEvent, frozen=True, tag="launched"):
    """A seat goes on with its mission."""

    mission: int


class Cancelled(SeatEvent, frozen=True, tag="cancelled"):
    """A seat called its mission off. `inspection`: its inspection token went back to the supply."""

    mission: int
    inspection: bool


class TokenLost(SeatEvent, frozen=True, tag="struck"):
    """The event cost a token of a craft (`inspection`: from the rocket)."""

    token: str
    craft: str


class Spared(SeatEvent, frozen=True, tag="spared"):
    """The event does not affect the seat's mission, or the mission had nothing to lose; it flies on."""


class Sickened(SeatEvent, frozen=True, tag="sickened"):
    """Space sickness injured an astronaut."""


class StepBegan(SeatEvent, frozen=True, tag="step-began"):
    """A row of the process table is played: its number from 1, the active craft. `last`: it follows an abort."""

    step: int
    craft: str
    last: bool


class CardDrawn(SeatEvent, frozen=True, tag="card-drawn"):
    """A card was drawn in flight, for all to see; None: the deck is empty."""

    step: int
    technology: str
    card: str | None


class Solved(SeatEvent, frozen=True, tag="solved"):
    """A token was spent on a problem; `downgraded`: it made a major problem a minor one."""

    technology: str
    token: str
    craft: str
    downgraded: bool


class Suffered(SeatEvent, frozen=True, tag="suffered"):
    """A problem was not solved and has its consequences. `card`: how grave it was in the end."""

    technology: str
    card: str
    consequences: tuple[str, ...]


class AstronautHit(SeatEvent, frozen=True, tag="harmed"):
    """An astronaut was injured or (`lost`) lost; `was`: `healthy` or `injured`."""

    was: str
    lost: bool


class Aborted(SeatEvent, frozen=True, tag="aborted"):
    """A mission failed in this step (0: by the event). `home`: with astronauts aboard, the last step follows."""

    step: int
    home: bool


class Landed(SeatEvent, frozen=True, tag="landed"):
    """A flight is over."""

    mission: int
    success: bool
    step: int


class Rewarded(SeatEvent, frozen=True, tag="rewarded"):
    """A success was scored (`seat` may be `AUTOMA`). `bars`: the categories in which it counts."""

    mission: int
    points: int
    first: bool
    bars: tuple[str, ...]


class Consoled(SeatEvent, frozen=True, tag="consoled"):
    """A failure was scored: the number of the step it reached."""

    mission: int
    points: int


class CameHome(SeatEvent, frozen=True, tag="came-home"):
    """Healthy astronauts came home, a point each (`seat` may be `AUTOMA`)."""

    count: int


class BonusTaken(SeatEvent, frozen=True, tag="bonus-taken"):
    """A mission bonus was chosen; None: declined."""

    bonus: str | None


class Studied(SeatEvent, frozen=True, tag="studied"):
    """A seat looked through one of its decks; the cards, from the top, it alone knows."""

    technology: str
    cards: Private[tuple[str, ...]]


class Peeked(SeatEvent, frozen=True, tag="peeked"):
    """A seat looked at the next event, which it alone knows."""

    event: Private[str]


class AutomaShowed(Event, frozen=True, tag="automa-showed"):
    """The Automa's next specialist was turned up."""

    card: str


class AutomaAnnounced(Event, frozen=True, tag="automa-announced"):
    """The Automa's card of this type decided its mission, by this symbol."""

    card: int
    symbol: str
    mission: int


class Surrendered(SeatEvent, frozen=True, tag="surrendered"):
    """A seat had more than three tokens of a kind and returned the rest."""

    token: str
    count: int


class YearEnded(Event, frozen=True, tag="year-ended"):
    """A year is over."""

    year: int


class Awarded(Event, frozen=True, tag="awarded"):
    """End scoring of a category for these seats (with `AUTOMA`), each these points."""

    category: str
    seats: tuple[int, ...]
    points: int


SpaceMissionsEvent = union_of(globals())
