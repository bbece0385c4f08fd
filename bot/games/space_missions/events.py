"""What happens in Space Missions, with all facts. Where a `seat` can be `AUTOMA` it says so."""

from __future__ import annotations

from bot.games.core.events import Event, Private, union_of


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


class Played(Event, frozen=True, tag="played"):
    """A specialist was played for one of its blocks, whose actions these are."""

    seat: int
    card: str
    block: int
    actions: tuple[str, ...]


class Copied(Event, frozen=True, tag="copied"):
    """The Spy used a block of another seat's visible specialist."""

    seat: int
    card: str
    block: int
    actions: tuple[str, ...]


class Passed(Event, frozen=True, tag="passed"):
    """A seat is out of the year's actions; `place` (from 1) on the sequence bar, 0 in the solo game."""

    seat: int
    place: int


class Took(Event, frozen=True, tag="took"):
    """A seat took tokens from the supply; `count` 0: none was left or allowed. `why`: `action`, `handicap`, `bonus`."""

    seat: int
    token: str
    count: int
    why: str


class Developed(Event, frozen=True, tag="developed"):
    """A craft reached a level. `shuffled`: the technology whose deck got a minor problem more, if any."""

    seat: int
    craft: str
    level: int
    shuffled: str | None


class Idle(Event, frozen=True, tag="idle"):
    """An action could not be done and counts as done (`develop`, `copy`, `take-back`, `test-1-3`, `test-2`)."""

    seat: int
    action: str


class Drew(Event, frozen=True, tag="drew"):
    """A test drew cards from a technology deck; which, only the seat knows."""

    seat: int
    technology: str
    cards: Private[tuple[str, ...]]


class Removed(Event, frozen=True, tag="removed"):
    """A card left the game. `why`: `test`, `failure`, `bonus`."""

    seat: int
    technology: str
    card: str
    why: str


class Spurned(Event, frozen=True, tag="spurned"):
    """After a failure a seat removed no card, though it could have."""

    seat: int


class Returned(Event, frozen=True, tag="returned"):
    """Cards went back into a deck. The seat alone knows to which places (from the top), and in a test, which cards.

    `private`: in a test; the cards of a flight lay open. `together`: all that were left, on top, the gravest uppermost.
    """

    seat: int
    technology: str
    cards: Private[tuple[str, ...]]
    places: Private[tuple[int, ...]]
    private: bool
    together: bool = False

    def open_to(self, field: str, viewer: int | None) -> bool:
        """Return whether the viewer may read a private field: cards that lay open are everybody's to read."""
        return (field == "cards" and not self.private) or super().open_to(field, viewer)


class TookBack(Event, frozen=True, tag="took-back"):
    """A seat returned a played specialist to its hand."""

    seat: int
    card: str


class Announced(Event, frozen=True, tag="announced"):
    """A seat announced a mission, with levels by `CRAFT`; `payload_tokens` were loaded for the weight."""

    seat: int
    mission: int
    levels: tuple[int, ...]
    payload_tokens: int


class Stayed(Event, frozen=True, tag="stayed"):
    """A seat flies nothing this year. `able`: it could have."""

    seat: int
    able: bool


class Loaded(Event, frozen=True, tag="loaded"):
    """Tokens of one kind were placed on a craft."""

    seat: int
    token: str
    craft: str
    count: int


class Prepared(Event, frozen=True, tag="prepared"):
    """A seat has done loading. `filled`: it loaded all that fits at once."""

    seat: int
    mission: int
    filled: bool = False


class Shuffled(Event, frozen=True, tag="shuffled"):
    """A seat's decks of these technologies were shuffled before its flight."""

    seat: int
    technologies: tuple[str, ...]


class EventTurned(Event, frozen=True, tag="event-turned"):
    """The year's event was turned up."""

    event: str
    year: int


class Launched(Event, frozen=True, tag="launched"):
    """A seat goes on with its mission."""

    seat: int
    mission: int


class Cancelled(Event, frozen=True, tag="cancelled"):
    """A seat called its mission off. `inspection`: its inspection token went back to the supply."""

    seat: int
    mission: int
    inspection: bool


class TokenLost(Event, frozen=True, tag="struck"):
    """The event cost a token of a craft (`inspection`: from the rocket)."""

    seat: int
    token: str
    craft: str


class Spared(Event, frozen=True, tag="spared"):
    """The event does not concern the seat's mission, or it had nothing to lose and flies on."""

    seat: int


class Sickened(Event, frozen=True, tag="sickened"):
    """Space sickness injured an astronaut."""

    seat: int


class StepBegan(Event, frozen=True, tag="step-began"):
    """A row of the process table is played: its number from 1, the active craft. `last`: after an abort."""

    seat: int
    step: int
    craft: str
    last: bool


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A card was drawn in flight, for all to see; None: the deck is empty."""

    seat: int
    step: int
    technology: str
    card: str | None


class Solved(Event, frozen=True, tag="solved"):
    """A token was spent on a problem; `downgraded`: it made a major problem a minor one."""

    seat: int
    technology: str
    token: str
    craft: str
    downgraded: bool


class Suffered(Event, frozen=True, tag="suffered"):
    """A problem was not solved and has its consequences. `card`: how grave it was in the end."""

    seat: int
    technology: str
    card: str
    consequences: tuple[str, ...]


class AstronautHit(Event, frozen=True, tag="harmed"):
    """An astronaut was injured or (`lost`) lost; `was`: `healthy` or `injured`."""

    seat: int
    was: str
    lost: bool


class Aborted(Event, frozen=True, tag="aborted"):
    """A mission failed in this step (0: by the event). `home`: with astronauts aboard, the last step follows."""

    seat: int
    step: int
    home: bool


class Landed(Event, frozen=True, tag="landed"):
    """A flight is over."""

    seat: int
    mission: int
    success: bool
    step: int


class Rewarded(Event, frozen=True, tag="rewarded"):
    """A success was scored (`seat` may be `AUTOMA`). `bars`: the categories in which it counts."""

    seat: int
    mission: int
    points: int
    first: bool
    bars: tuple[str, ...]


class Consoled(Event, frozen=True, tag="consoled"):
    """A failure was scored: the number of the step it reached."""

    seat: int
    mission: int
    points: int


class CameHome(Event, frozen=True, tag="came-home"):
    """Healthy astronauts came home, a point each (`seat` may be `AUTOMA`)."""

    seat: int
    count: int


class BonusTaken(Event, frozen=True, tag="bonus-taken"):
    """A mission bonus was chosen; None: declined."""

    seat: int
    bonus: str | None


class Studied(Event, frozen=True, tag="studied"):
    """A seat looked through one of its decks; the cards, from the top, it alone knows."""

    seat: int
    technology: str
    cards: Private[tuple[str, ...]]


class Peeked(Event, frozen=True, tag="peeked"):
    """A seat looked at the next event, which it alone knows."""

    seat: int
    event: Private[str]


class AutomaShowed(Event, frozen=True, tag="automa-showed"):
    """The Automa's next specialist was turned up."""

    card: str


class AutomaAnnounced(Event, frozen=True, tag="automa-announced"):
    """The Automa's card of this type decided its mission, by this symbol."""

    card: int
    symbol: str
    mission: int


class Surrendered(Event, frozen=True, tag="surrendered"):
    """A seat had more than three tokens of a kind and returned the rest."""

    seat: int
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


class Ended(Event, frozen=True, tag="ended"):
    """The game is over. `reason`: `landing` (mission 8 succeeded), `sixties` (1969 is over), or `vote`."""

    reason: str


SpaceMissionsEvent = union_of(globals())
