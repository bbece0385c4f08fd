"""The cards that the whole channel sees: the board of a running table, and the summary of a former board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.core.lesson import LEARNER
from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Block, Buttons, Card, Text
from bot.service.context import Context
from bot.service.features.looks.cards import (
    PAUSED,
    RUNNING,
    ButtonMaker,
    Reader,
    cut,
    exhibit,
    fitted,
    folded,
    title,
)
from bot.service.features.seats import standins
from bot.service.places import Place
from bot.service.records import Entry
from bot.service.tables import log_view, seat_clocks
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

RECAP_LINES = 8
RECAP_ROOM = 1500
SUMMARY_LINES = 3
LIVE_LINES = 2
"""Lines about the last actions on the board of a live table: all players have seen them."""


def _reader(loaded: LoadedTable, language: str) -> Reader:
    """Return who reads a board: everybody in the channel, or the one user in whose direct messages the table is."""
    return Reader(None, language, Place(loaded.guild).owner)


async def board_card(
    context: Context,
    loaded: LoadedTable,
    rows: Sequence[Entry],
    *,
    nonce: int = 0,
    mentions: Sequence[int] = (),
    last: bool = False,
    live: bool = False,
) -> Card:
    """Return the board of a running or paused table as spectators may see it.

    `rows`: the newest log entries, for the recap. `nonce`: the new message's, for its buttons. `mentions`: the users
    whom this message tells that it is their turn. `last`: only the one mentioned has not acted yet. `live`: the table
    is in live mode.
    """
    language = loaded.table.language
    words = loaded.words(context, language)
    view = loaded.view(None)
    head = [f"## {words(title(loaded))}"]
    head += [words(say("last-mention" if last else "turn-mention", who=f"<@{user}>")) for user in mentions]
    head += [words(say("lesson-board", who=Who(LEARNER)))] if loaded.lesson is not None else []
    below = words.lines(loaded.presenter.headline(view))
    below.append(words(loaded.presenter.prompt(view)))
    if loaded.table.status == "paused":
        below = [words(paused(loaded))]
    below += [f"{mark} {words(phrase)}" for mark, phrase in standins.lines(loaded)]
    below += [f"⏳ {words(phrase)}" for phrase in seat_clocks.lines(context, loaded)]
    below += [f"⚡ {words(say('live-line'))}"] if live else []
    below += recap(loaded, rows, words)[-LIVE_LINES if live else 0 :]
    blocks: list[Block] = [Text("\n".join(head)), *await exhibit(context, loaded, _reader(loaded, language), "board")]
    blocks.append(Text(cut("\n".join(below), RECAP_ROOM)))
    blocks += public_buttons(loaded, rows, words, nonce)
    if mentions:
        blocks.append(Buttons((ButtonMaker.at(loaded, words, nonce)("snooze", "💤"),)))
    accent = PAUSED if loaded.table.status == "paused" else RUNNING
    return Card(fitted(blocks), accent, tuple(mentions))


def paused(loaded: LoadedTable) -> Phrase:
    """Say why a table is paused, and until when if it resumes automatically."""
    table = loaded.table
    facts = {"until": f"<t:{int(table.wakes)}:f>"} if table.wakes is not None else {}
    return say(f"paused-{table.paused or 'asked'}", **facts)


def recap(loaded: LoadedTable, rows: Sequence[Entry], words: Words) -> list[str]:
    """Return what happened since the awaited players acted last, newest last."""
    waiting = set(loaded.to_move())
    recent: list[Entry] = []
    for row in reversed(rows):
        if row.seat in waiting and recent and recent[-1].seat not in waiting:
            break
        recent.append(row)
    found = log_view.beside_board(loaded, recent[::-1], words)[-RECAP_LINES:]
    return [f"-# {line}" for line in found]


def public_buttons(loaded: LoadedTable, rows: Sequence[Entry], words: Words, nonce: int) -> list[Block]:
    """Return the rows of buttons under a public board. They open private panels; none holds a secret.

    *Undo* is there once a player has acted.
    """
    button = ButtonMaker.at(loaded, words, nonce)
    first = [button("act", "🎯", style="main")]
    if loaded.game.meta.look("hand"):
        first.append(button("look", "🃏", "hand", label=say("button-look-hand")))
    acted = len(rows) < loaded.entries or any(row.user is not None for row in rows)
    first += [button("looks", "🔭"), *([button("undo", "↩️")] if acted else [])]
    as_text = button("text", "📖", "board", label=say("button-text-board"))
    second = [button("log", "📜"), as_text, button("rules", "❔")]
    if loaded.table.status == "paused":
        first = [button("resume", "▶️", style="main")]
        if loaded.table.paused == "left":
            first.append(button("replace", "🤖"))
    elif loaded.game.stalled(loaded.state):
        second.append(button("vote-end", "🏁"))
    if any(seat.user is not None and standins.away(loaded, seat.user) for seat in loaded.seats):
        second.append(button("come-back", "🪑"))
    return [Buttons(tuple(first)), Buttons(tuple(second))]


def summary_card(context: Context, loaded: LoadedTable, rows: Sequence[Entry]) -> Card:
    """Return what is left of a former board message: the title, and a few lines as they read then."""
    words = loaded.words(context, loaded.table.language)
    happened = folded(loaded, rows, None, words, SUMMARY_LINES, over=False) or [words(say("summary-nothing"))]
    return Card((Text("\n".join(f"-# {line}" for line in (words(title(loaded)), *happened))),))
