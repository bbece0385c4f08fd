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
TERMS: tuple[Option, ...] = (CLOCK, OUT_OF_TIME, Option("reminders", ("own", "daily", "none"), "own"), RATED)


def terms_of(table: Table, changes: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return a table's terms by id, with these changes. Raises UnknownOption for a change."""
    return settle(TERMS, {**table.terms, **(changes or {})})


def term(table: Table, term_id: str) -> str:
    """Return the table's choice for a term, or its default."""
    return terms_of(table)[term_id]


def is_rated(table: Table) -> bool:
    """Return whether the table is a rated one."""
    return term(table, RATED.id) == "rated"


def lines(table: Table, words: Words) -> Iterator[str]:
    """Return all terms of a table, one line each."""
    for option, choice in terms_of(table).items():
        yield f"- {words(say(f'term-{option}'))}: {words(say(f'term-{option}-{choice}'))}"
