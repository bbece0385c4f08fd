"""Having computer players think: how long, where, and who plays instead when that fails.

Levels that search think elsewhere (`Thinker`): in this process they would starve, and hold up every click. How many
iterations fit into the time they are given is known from what the last ones took; it is written down with the action,
so that the choice can be made again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from msgspec.structs import replace as put_in

from bot.games.core.actions import Action
from bot.games.core.contract import Game
from bot.games.core.pace import LEAST
from bot.games.core.phrase import Phrase
from bot.games.core.thinking import Question, instead_of, ponder, searches
from bot.service.house import House, log
from bot.service.sitting import Sitting


@dataclass(frozen=True)
class Decision:
    """What a computer does, and how many iterations it searched for it (0: it is of a level that does not)."""

    action: Action
    effort: int = 0
    why: Phrase | None = None


async def choose(house: House, sitting: Sitting, seat: int, level: str) -> Decision:
    """Return a computer's choice. Where one that searches fails, the next lower level plays, and the log says so."""
    meta = sitting.game.meta
    question = question_of(sitting, seat, level, 0)
    if searches(meta, level):
        effort = house.mind.effort(meta.id, level, house.manners.thinking)
        try:
            thought = await house.mind.ask(put_in(question, effort=effort), rules_of(house))
        except Exception as error:
            lower = instead_of(meta, level)
            log.warning(
                "guild %s table %s: %s of seat %d did not come to a choice (%s: %s); %s plays instead",
                *(sitting.guild, sitting.table.id, level, seat, type(error).__name__, error, lower),
            )
            question = put_in(question, level=lower, effort=LEAST if lower == level else 0)
        else:
            return Decision(thought.action, effort)
    thought = await asyncio.to_thread(ponder, question, rules_of(house))
    return Decision(thought.action, question.effort)


def at_once(house: House, sitting: Sitting, seat: int) -> Decision:
    """Return what the best level that need not search would do: for a place where nobody can be kept waiting."""
    meta = sitting.game.meta
    best = meta.levels[-1]
    level = instead_of(meta, best) if searches(meta, best) else best
    question = question_of(sitting, seat, level, LEAST if searches(meta, level) else 0)
    return Decision(ponder(question, rules_of(house)).action, question.effort)


async def advise(house: House, sitting: Sitting, seat: int) -> Decision:
    """Return what the best level would do for a seat, and why. Raises what thinking does."""
    meta = sitting.game.meta
    level = meta.levels[-1]
    effort = house.mind.effort(meta.id, level, house.manners.thinking) if searches(meta, level) else 0
    question = replace_chance(question_of(sitting, seat, level, effort), sitting)
    thought = await house.mind.ask(question, rules_of(house))
    return Decision(thought.action, effort, thought.why)


def question_of(sitting: Sitting, seat: int, level: str, effort: int) -> Question:
    """Return what a computer on this seat is asked now: it sees its view. Its chance is its own, never the table's."""
    game = sitting.game
    own = sha256(b"computer" + sitting.table.seed + sitting.entries.to_bytes(4, "big") + bytes([seat])).digest()
    legal = game.legal(sitting.state, seat)
    return Question(game.meta.id, game.meta.rules_version, sitting.view(seat), legal, seat, level, effort, own)


def replace_chance(question: Question, sitting: Sitting) -> Question:
    """Return the question with a chance that says nothing of the table's, and with the wish for a reason."""
    said = f"hint {sitting.guild} {sitting.table.id} {sitting.entries} {question.seat}"
    return put_in(question, chance=sha256(said.encode()).digest(), why=True)


def rules_of(house: House) -> Callable[[str, int], Game]:
    """Return how this house finds the rules of a game by id and version."""

    def find(game: str, version: int) -> Game:
        rules = house.titles[game].rules(version)
        assert rules is not None, "a table is read only with its rules at hand"
        return rules

    return find
