"""What the host of a table chooses besides the game's options: its terms and its name, alike for every game.

A term is fixed at the start, and an option of the bot's own (`core.contract.Option`); `term-<id>` and
`term-<id>-<choice>` say it in words.

A name that nobody chose is not stored: it is a word of the game's world that follows from the table's number. Tables of
a game whose numbers in their server are less than `NAMES` apart have different names; later ones are counted
("Sirius 2").
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.core.contract import Option, settle
from bot.games.core.phrase import Phrase, say
from bot.service.names import clean, shown
from bot.service.records import Table
from bot.text.translator import Words

RATED = Option("rated", ("friendly", "rated"), "friendly")
"""Whether the game counts for its players' ratings (`service.ratings`)."""
CLOCK = Option("clock", ("none", "live", "daily", "slow"), "none")
"""How much time each player has (`service.tables.clocks.PACES`)."""
OUT_OF_TIME = Option("out-of-time", ("computer", "substitute", "given-up"), "computer")
"""What happens when a player's time is up (`service.features.seats.out_of_time`)."""
ACCESS = Option("access", ("everyone", "role", "invited"), "everyone")
"""Who may join: everybody, those with a role that the server names for that, or invited users only."""
START = Option("start", ("host", "full"), "host")
"""Whether the game begins by itself when all seats are taken."""
LEAST = Option("least", ("game", "2", "3", "4", "5"), "game")
"""How many players there must be, if more than the game needs."""
TERMS: tuple[Option, ...] = (
    ACCESS,
    START,
    LEAST,
    CLOCK,
    OUT_OF_TIME,
    Option("reminders", ("own", "daily", "none"), "own"),
    RATED,
)
NAMES = 24
"""The names of a game: the text `<prefix>-table-name` has one for each number from 0."""
LONGEST_NAME = 40
"""Characters of a name that a host chooses."""


def terms_of(table: Table, changes: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return a table's terms by id, with these changes. Raises UnknownOption for a change."""
    return settle(TERMS, {**table.terms, **(changes or {})})


def term(table: Table, term_id: str) -> str:
    """Return the table's choice for a term, or its default."""
    return terms_of(table)[term_id]


def least(table: Table, players: tuple[int, int]) -> int:
    """Return how many players the game needs to begin at this table. `players`: the fewest and most of the game."""
    chosen = term(table, LEAST.id)
    return players[0] if chosen == LEAST.default else min(max(players[0], int(chosen)), players[1])


def offered(players: tuple[int, int]) -> tuple[Option, ...]:
    """Return the terms that a host can choose in a game for so many players."""
    numbers = tuple(choice for choice in LEAST.choices if choice == LEAST.default or _fits(choice, players))
    return tuple(Option(LEAST.id, numbers, LEAST.default) if option is LEAST else option for option in TERMS)


def _fits(choice: str, players: tuple[int, int]) -> bool:
    return players[0] < int(choice) <= players[1]


def is_rated(table: Table) -> bool:
    """Return whether the table is a rated one."""
    return term(table, RATED.id) == "rated"


def lines(table: Table, words: Words) -> Iterator[str]:
    """Return the terms that a player must know before joining, one line each: clock and rating, and what is unusual."""
    chosen = terms_of(table)
    for option in TERMS:
        choice = chosen[option.id]
        timed = option is OUT_OF_TIME and chosen[CLOCK.id] != CLOCK.default
        if option in (CLOCK, RATED) or timed or choice != option.default:
            yield f"- {words(say(f'term-{option.id}'))}: {words(say(f'term-{option.id}-{choice}'))}"


def numbered(prefix: str, guild: int, table: int, chosen: str, *, label: bool = False) -> Phrase:
    """Return a table's number with its name, for texts that say "Table ...".

    `prefix`: that of the game's texts. `chosen`: the host's name, "" if there is none. `label`: for a button or menu,
    where nothing formats; else the host's name is made safe for a message.
    """
    return say("table-number", table=table, name=_name(prefix, guild, table, chosen if label else shown(chosen)))


def tidy_name(written: str) -> str:
    """Return the name that a host wrote as it is stored, "" if nothing of it can be shown."""
    return clean(written, LONGEST_NAME) if clean(written, LONGEST_NAME) != "?" else ""


def _name(prefix: str, guild: int, table: int, chosen: str) -> Phrase | str:
    if chosen:
        return chosen
    word = say(f"{prefix}-table-name", number=(table - 1 + guild) % NAMES)
    return say("table-name", name=word, again=(table - 1) // NAMES + 1)
