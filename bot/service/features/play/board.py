"""The cards that the whole channel sees: the board of a running table, the summary of a former board, the end."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.core.chance import commitment
from bot.games.core.contract import Result
from bot.games.core.lesson import LEARNER
from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Block, Button, Buttons, Card, Text
from bot.service.context import Context
from bot.service.features.looks.cards import (
    OVER,
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
from bot.service.tables import log_view, seat_clocks, terms
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
    blocks += public_buttons(loaded, words, nonce)
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


def public_buttons(loaded: LoadedTable, words: Words, nonce: int = 0) -> list[Block]:
    """Return the rows of buttons under a public board. They open private panels; none holds a secret."""
    button = ButtonMaker.at(loaded, words, nonce)
    first = [button("act", "🎯", style="main")]
    if loaded.game.meta.look("hand"):
        first.append(button("look", "🃏", "hand", label=say("button-look-hand")))
    first += [button("looks", "🔭"), button("undo", "↩️")]
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


async def final_card(context: Context, loaded: LoadedTable, *, nonce: int = 0) -> Card:
    """Return the card of a finished game: ranking with every score line, all tiles in the picture, seed, rematch."""
    language = loaded.table.language
    words = loaded.words(context, language)
    ranked = ranking(loaded, words)
    if terms.is_rated(loaded.table):
        ranked.append(f"🏅 {words(say('final-rated'))}")
    fairness = say("final-fairness", commitment=commitment(loaded.table.seed), seed=loaded.table.seed.hex())
    button = ButtonMaker.at(loaded, words, nonce)
    as_text = button("text", "📖", "score", label=say("button-text-score"))
    more = (button("looks", "🔭"), button("log", "📜"), as_text, button("record", "💾"))
    again = (button("replay", "⏯️", "first"), button("film", "🎞️"), button("result", "🏆"))
    replays = (*again, *why_buttons(loaded, words, nonce=nonce))
    blocks: list[Block] = [
        Text(f"## {words(title(loaded))}\n**{words(say('final-heading'))}**"),
        *await exhibit(context, loaded, _reader(loaded, language), "score"),
        Text(cut("\n".join(ranked), 2600)),
        Text(f"-# {words(fairness)}"),
        Buttons((button("rematch", "🔁", style="main"), *more)),
        Buttons(replays),
    ]
    return Card(fitted(blocks), OVER)


def ranking(loaded: LoadedTable, words: Words) -> list[str]:
    """Return the final ranking, each participant with every line of the score."""
    return [_result(loaded, result, words) for result in loaded.game.score(loaded.state).results]


def _result(loaded: LoadedTable, result: Result, words: Words) -> str:
    who = Who(result.seat) if result.seat is not None else result.name or say("host-nobody")
    scored = [
        words(say("final-line", category=loaded.presenter.score_label(line.category), points=line.points))
        for line in result.lines
    ]
    place = words(say("final-place", rank=result.rank, who=who, total=result.total))
    standin = loaded.seats[result.seat].standin if result.seat is not None else None
    played = [words(say(f"final-standin-{standin.why}", since=f"<t:{int(standin.since)}:d>"))] if standin else []
    return "\n-# ".join((place, " · ".join(scored), *played))


def why_buttons(loaded: LoadedTable, words: Words, *nouns: str, nonce: int = 0) -> list[Button]:
    """Return the button that asks why computers did what they did, where the game is over and one played at its end."""
    if loaded.table.status != "over" or not any(loaded.computer_on(seat.number) for seat in loaded.seats):
        return []
    return [ButtonMaker.at(loaded, words, nonce)("why", "💭", *nouns)]
