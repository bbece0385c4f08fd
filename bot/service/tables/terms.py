"""The terms that a table's players agree on besides the game's options: the same for every game, fixed at the start.

A term is an option of the host's own (`core.options.Option`); `term-<id>` and `term-<id>-<choice>` say it in words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.core.contract import Option, settle
from bot.games.core.phrase import say
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
    """Return all terms of a table, one line each."""
    for option, choice in terms_of(table).items():
        yield f"- {words(say(f'term-{option}'))}: {words(say(f'term-{option}-{choice}'))}"
