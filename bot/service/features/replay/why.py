"""The reasons of computers for each of their actions, on request, turn by turn, when the game is over.

A reason is not stored: the computer decides again from the same view, with the effort that stands in the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.errors import refused
from bot.games.core.ai_request import AiRequest, instead_of, searches
from bot.games.core.phrase import say
from bot.games.history.log import Acted, AnyEntry, Seated, action_of, decode_entry
from bot.games.history.replay import replay_log
from bot.games.history.turn_list import Turn, turn_list
from bot.redaction import told as told_of
from bot.service.card import Buttons, Card, Text
from bot.service.context import Context, log
from bot.service.features.computers import choosing
from bot.service.features.computers.choosing import question_of
from bot.service.features.looks.cards import OVER, PAGE, ButtonMaker, cut, heading
from bot.service.records import Entry
from bot.service.tables import log_view
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

COMPUTER = "computer:"


@dataclass(frozen=True)
class Chosen:
    """A move of a computer: what it was asked, and the entry of what it did."""

    asked: AiRequest
    did: Acted


@dataclass(frozen=True)
class Past:
    """A finished game: its turns, and the computers' moves by the numbers of their entries."""

    turn_list: tuple[Turn, ...]
    chosen: dict[int, Chosen]

    def turns(self) -> list[int]:
        """Return the turns in which computers moved."""
        return [
            place
            for place, past_turn in enumerate(self.turn_list)
            if any(step.number in self.chosen for step in past_turn.entries)
        ]


async def past_of(context: Context, loaded: LoadedTable) -> Past:
    """Return a finished game. Raises Refused when it is not over."""
    loaded.must_be_started()
    if loaded.table.status != "over":
        raise refused("why-not-over")
    async with context.store.read(loaded.guild) as tx:
        rows = await tx.entries(loaded.table.id)
    # A long log takes a second to replay; the event loop is not to wait for it.
    return await asyncio.to_thread(_past, loaded, rows)


def _past(loaded: LoadedTable, rows: Sequence[Entry]) -> Past:
    table, game = loaded.table, loaded.game
    entries = [decode_entry(row.body) for row in rows]
    replay = replay_log(game, len(loaded.seats), table.options, table.seed, entries)
    by_computers = {row.number for row in rows if row.source == "computer"}
    levels = _levels(loaded, entries)
    found: dict[int, Chosen] = {}
    for at in replay.positions:
        if isinstance(at.entry, Acted) and at.number in by_computers and levels[at.number] in game.meta.levels:
            found[at.number] = Chosen(_asked(loaded, at.before, at.number, at.entry, levels[at.number]), at.entry)
    return Past(turn_list(game, replay), found)


def _levels(loaded: LoadedTable, entries: Sequence[AnyEntry]) -> dict[int, str]:
    """Return for each entry that is an action which level a computer on that seat played at then."""
    playing = {seat.number: seat.computer or "" for seat in loaded.seats}
    found: dict[int, str] = {}
    for place, entry in enumerate(entries, 1):
        match entry:
            case Seated():
                playing[entry.seat] = entry.player.removeprefix(COMPUTER) if entry.player != "human" else ""
            case Acted():
                found[place] = playing[entry.seat]
            case _:
                pass
    return found


def _asked(loaded: LoadedTable, before: Any, entry: int, did: Acted, level: str) -> AiRequest:
    meta = loaded.game.meta
    if searches(meta, level) and not did.effort:
        level = instead_of(meta, level)  # it could not think then, and another played
    return question_of(loaded, before, entry - 1, did.seat, level, did.effort)


async def why_card(context: Context, loaded: LoadedTable, wanted: int, language: str) -> Card:
    """Return why computers did what they did in this turn; where none of them moved, in the next in which one did."""
    past = await past_of(context, loaded)
    turns = past.turns()
    if not turns:
        raise refused("why-no-computers")
    place = next((turn for turn in turns if turn >= wanted), turns[-1])
    words = loaded.words(context, language)
    told = await _told(context, loaded, past, place, words)
    return _card(loaded, past, place, told, words)


async def _told(context: Context, loaded: LoadedTable, past: Past, place: int, words: Words) -> list[str]:
    lines: list[str] = []
    for step in past.turn_list[place].entries:
        lines += [words(each) for each in log_view.readings(loaded, step.entry, step.events, None, beside=True)]
        if (chosen := past.chosen.get(step.number)) is not None:
            lines.append(f"-# 💭 {words(await _reason(context, loaded, chosen))}")
    return lines


async def _reason(context: Context, loaded: LoadedTable, chosen: Chosen) -> Any:
    try:
        did = action_of(loaded.game.meta.verb_map(), chosen.did)
        said = await choosing.reason(context, chosen.asked, did)
    except Exception as error:
        where = (loaded.guild, loaded.table.id, chosen.did.seat)
        log.warning("guild %s table %s: no reason of seat %d (%s)", *where, told_of(error))
        return say("why-not-now")
    return choosing.told_to(loaded, chosen.did.seat, said) or say("why-unknown")


def _card(loaded: LoadedTable, past: Past, place: int, told: Sequence[str], words: Words) -> Card:
    button, turns = ButtonMaker.at(loaded, words), past.turns()
    before = max((turn for turn in turns if turn < place), default=0)
    after = min((turn for turn in turns if turn > place), default=len(past.turn_list))
    turn = words(say("replay-turn", number=place, count=len(past.turn_list) - 1))
    row = (
        button("why", "◀️", str(before), label=say("button-replay-back"), disabled=before not in turns),
        button("why", "▶️", str(after), label=say("button-replay-on"), disabled=after not in turns),
        button("replay", "⏯️", str(place)),
        button("log", "📜"),
    )
    head = heading(loaded, words, f"**{words(say('why-heading'))}** {turn}")
    return Card((head, Text(cut("\n".join(told), PAGE)), Buttons(row)), OVER)
