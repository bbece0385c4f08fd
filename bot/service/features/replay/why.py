"""Why computers did what they did: told of each of their moves on request, turn by turn, when the game is over.

A reason is not kept: the computer is asked again what it was asked then, as its effort stands in the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.errors import refused
from bot.games.core.ai_request import Question, instead_of, searches
from bot.games.core.log import Acted, AnyEntry, Seated, action_of, decode_entry
from bot.games.core.phrase import say
from bot.games.core.replay import replay
from bot.games.core.turn_list import Chapter, chapters
from bot.redaction import told as told_of
from bot.service.card import Button, Buttons, Card, Handle, Text
from bot.service.context import House, log
from bot.service.features.button_request import Press, number
from bot.service.features.computers import choosing
from bot.service.features.computers.choosing import question_of
from bot.service.features.looks.cards import PAGE, cut
from bot.service.features.play.board import OVER, title
from bot.service.records import Entry
from bot.service.tables import log_view
from bot.service.tables.loaded import Sitting
from bot.text.translator import Words

COMPUTER = "computer:"


@dataclass(frozen=True)
class Chosen:
    """A move of a computer: what it was asked, and the entry of what it did."""

    asked: Question
    did: Acted


@dataclass(frozen=True)
class Past:
    """A finished game: its turns, and the computers' moves by the numbers of their entries."""

    chapters: tuple[Chapter, ...]
    chosen: dict[int, Chosen]

    def turns(self) -> list[int]:
        """Return the turns in which computers moved."""
        return [
            place
            for place, chapter in enumerate(self.chapters)
            if any(deed.number in self.chosen for deed in chapter.deeds)
        ]


async def past_of(house: House, sitting: Sitting) -> Past:
    """Return a finished game. Raises Refused when it is not over."""
    _ = sitting.position
    if sitting.table.status != "over":
        raise refused("why-not-over")
    async with house.store.read(sitting.guild) as tx:
        rows = await tx.entries(sitting.table.id)
    # A long log is a second's work: nobody else is to wait for it.
    return await asyncio.to_thread(_past, sitting, rows)


def _past(sitting: Sitting, rows: Sequence[Entry]) -> Past:
    table, game = sitting.table, sitting.game
    entries = [decode_entry(row.body) for row in rows]
    walk = replay(game, len(sitting.seats), table.options, table.seed, entries)
    by_computers = {row.number for row in rows if row.door == "computer"}
    levels = _levels(sitting, entries)
    found: dict[int, Chosen] = {}
    for at in walk.positions:
        if isinstance(at.entry, Acted) and at.number in by_computers and levels[at.number] in game.meta.levels:
            found[at.number] = Chosen(_asked(sitting, at.before, at.number, at.entry, levels[at.number]), at.entry)
    return Past(chapters(game, walk), found)


def _levels(sitting: Sitting, entries: Sequence[AnyEntry]) -> dict[int, str]:
    """Return for each entry that is an action which level a computer on that seat played at then."""
    playing = {seat.number: seat.computer or "" for seat in sitting.seats}
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


def _asked(sitting: Sitting, before: Any, entry: int, did: Acted, level: str) -> Question:
    meta = sitting.game.meta
    if searches(meta, level) and not did.effort:
        level = instead_of(meta, level)  # it could not think then, and another played
    return question_of(sitting, before, entry - 1, did.seat, level, did.effort)


async def why(press: Press) -> Card:
    """Tell why computers did what they did in a turn; the noun is its number, else it is the first of theirs."""
    sitting = await press.sitting()
    past = await past_of(press.house, sitting)
    turns = past.turns()
    if not turns:
        raise refused("why-no-computers")
    wanted = number(press.noun or "") or 0
    place = next((turn for turn in turns if turn >= wanted), turns[-1])
    words = sitting.words(press.house, press.language)
    told = await _told(press.house, sitting, past, place, words)
    return _card(sitting, past, place, told, words)


async def _told(house: House, sitting: Sitting, past: Past, place: int, words: Words) -> list[str]:
    lines: list[str] = []
    for deed in past.chapters[place].deeds:
        lines += [words(each) for each in log_view.readings(sitting, deed.entry, deed.events, None, beside=True)]
        if (chosen := past.chosen.get(deed.number)) is not None:
            lines.append(f"-# 💭 {words(await _reason(house, sitting, chosen))}")
    return lines


async def _reason(house: House, sitting: Sitting, chosen: Chosen) -> Any:
    try:
        did = action_of(sitting.game.meta.verb_map(), chosen.did)
        said = await choosing.reason(house, chosen.asked, did)
    except Exception as error:
        where = (sitting.guild, sitting.table.id, chosen.did.seat)
        log.warning("guild %s table %s: no reason of seat %d (%s)", *where, told_of(error))
        return say("why-not-now")
    return said or say("why-unknown")


def _card(sitting: Sitting, past: Past, place: int, told: Sequence[str], words: Words) -> Card:
    def door(label: str, emoji: str, verb: str, *nouns: str, disabled: bool = False) -> Button:
        return Button(words(say(label)), Handle(sitting.guild, sitting.table.id, verb, nouns), emoji, disabled=disabled)

    before = [turn for turn in past.turns() if turn < place]
    after = [turn for turn in past.turns() if turn > place]
    turn = words(say("replay-turn", number=place, count=len(past.chapters) - 1))
    heading = f"### {words(title(sitting))}\n**{words(say('why-heading'))}** {turn}"
    row = (
        door("button-replay-back", "◀️", "why", str(before[-1] if before else 0), disabled=not before),
        door("button-replay-on", "▶️", "why", str(after[0] if after else len(past.chapters)), disabled=not after),
        door("button-replay", "⏯️", "replay", str(place)),
        door("button-log", "📜", "log"),
    )
    return Card((Text(heading), Text(cut("\n".join(told), PAGE)), Buttons(row)), OVER)


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {"why": why}
