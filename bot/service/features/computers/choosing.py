"""Having computer players think: how long, where, and who plays instead when that fails.

Levels that search think in worker processes (`ai_executor.AiBackend`): in this process they would delay every click.
The executor knows from the last decisions how many iterations fit into the time for one. That number is logged with the
action, so that the choice can be made again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from msgspec.structs import replace as put_in

from bot.games.core.actions import Action
from bot.games.core.ai_request import AiRequest, decide, instead_of, searches
from bot.games.core.contract import Game
from bot.games.core.effort import LEAST
from bot.games.core.phrase import Phrase, Who
from bot.redaction import told
from bot.service.context import Context, log
from bot.service.tables.loaded import LoadedTable


@dataclass(frozen=True)
class Decision:
    """What a computer does, and how many iterations it searched for it (0: it is of a level that does not)."""

    action: Action
    effort: int = 0
    why: Phrase | None = None


async def choose(context: Context, loaded: LoadedTable, seat: int, level: str) -> Decision:
    """Return a computer's choice. Where one that searches fails, the next lower level plays, and the log says so."""
    return await _decide(context, loaded, question_of(loaded, loaded.state, loaded.entries, seat, level))


async def advise(
    context: Context,
    loaded: LoadedTable,
    seat: int,
    *,
    quick: bool = False,
    among: tuple[Action, ...] = (),
    at: tuple[Any, int] | None = None,
) -> Decision:
    """Return what the best level (`quick`: the best that does not search) would do for a seat, and why.

    `among`: the legal actions that it may choose, () for all. `at`: a former state and the number of log entries then,
    None for the present. Its chance says nothing of the table's.
    """
    level = quick_level(loaded) if quick else loaded.game.meta.levels[-1]
    state, entries = at or (loaded.state, loaded.entries)
    asked = question_of(loaded, state, entries, seat, level)
    own = f"hint {loaded.guild} {loaded.table.id} {entries} {seat}"
    asked = put_in(asked, legal=among or asked.legal, chance=sha256(own.encode()).digest(), why=True)
    decision = await _decide(context, loaded, asked)
    return replace(decision, why=told_to(loaded, seat, decision.why, advised=True))


def at_once(context: Context, loaded: LoadedTable, seat: int) -> Decision:
    """Return the choice of the best level that does not search, for callers that cannot wait."""
    meta, level = loaded.game.meta, quick_level(loaded)
    asked = question_of(loaded, loaded.state, loaded.entries, seat, level)
    asked = put_in(asked, effort=LEAST if searches(meta, level) else 0)
    return Decision(decide(asked, rules_of(context)).action, asked.effort)


def quick_level(loaded: LoadedTable) -> str:
    """Return the best level that does not search."""
    meta = loaded.game.meta
    best = meta.levels[-1]
    return instead_of(meta, best) if searches(meta, best) else best


async def _decide(context: Context, loaded: LoadedTable, asked: AiRequest) -> Decision:
    meta, level = loaded.game.meta, asked.level
    if searches(meta, level):
        effort = context.ai.effort(meta, level, context.settings.thinking)
        try:
            thought = await context.ai.ask(put_in(asked, effort=effort), rules_of(context))
        except Exception as error:
            lower = instead_of(meta, level)
            log.warning(
                "guild %s table %s: %s of seat %d did not come to a choice (%s); %s plays instead",
                *(loaded.guild, loaded.table.id, level, asked.seat, told(error), lower),
            )
            asked = put_in(asked, level=lower, effort=LEAST if lower == level else 0)
        else:
            return Decision(thought.action, effort, thought.why)
    thought = await asyncio.to_thread(decide, asked, rules_of(context))
    return Decision(thought.action, asked.effort, thought.why)


async def reason(context: Context, asked: AiRequest, done: Action) -> Phrase | None:
    """Return why a computer that was asked this did so; None when that cannot be told. Raises what thinking does."""
    return (await context.ai.ask(put_in(asked, why=True, done=done), rules_of(context))).why


def told_to(loaded: LoadedTable, seat: int, why: Phrase | None, *, advised: bool = False) -> Phrase | None:
    """Return a reason with the name of the only opponent, where it compares a lead (`levels.Levels.searched`).

    `advised`: it is told to the player of this seat.
    """
    if why is None or "rival" not in why.facts:
        return why
    results = loaded.game.score(loaded.state).results
    others = [result for result in results if result.seat is None or result.seat != seat]
    facts = dict(why.facts) | ({"advised": "yes"} if advised else {})
    if len(others) == 1:
        (only,) = others
        facts["rival"] = Who(only.seat) if only.seat is not None else only.name or facts["rival"]
    return Phrase(why.key, facts)


def question_of(loaded: LoadedTable, state: Any, entries: int, seat: int, level: str, effort: int = 0) -> AiRequest:
    """Return the request to a computer on this seat, in the state after this number of log entries.

    It sees its view alone. Its chance is its own: drawn from the seed's hash, never from the table's.
    """
    game = loaded.game
    own = sha256(b"computer" + loaded.table.seed + entries.to_bytes(4, "big") + bytes([seat])).digest()
    view = loaded.view(seat) if state is loaded.state else game.view(state, seat)
    meta = game.meta
    return AiRequest(meta.id, meta.rules_version, view, game.legal(state, seat), seat, level, effort, own)


def rules_of(context: Context) -> Callable[[str, int], Game]:
    """Return how this host finds the rules of a game by id and version."""

    def find(game: str, version: int) -> Game:
        rules = context.titles[game].rules(version)
        assert rules is not None, "a table is read only with its rules at hand"
        return rules

    return find
