"""The cards of a finished game: the ranking in the channel, the ways on from it, and behind *More* all the rest."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.core.chance import commitment
from bot.games.core.contract import Result
from bot.games.core.phrase import Phrase, Who, say
from bot.service.card import Block, Button, Buttons, Card, Image, Section, Text
from bot.service.context import Context
from bot.service.features.learn.cards import AGAIN
from bot.service.features.looks.cards import (
    OVER,
    ButtonMaker,
    Reader,
    bold,
    cut,
    exhibit,
    fitted,
    folded,
    heading,
    title,
)
from bot.service.places import Place
from bot.service.records import Entry
from bot.service.tables import terms
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

RANKED = 2600
"""Characters of the ranking in words."""
LAST_LINES = 3
"""Lines about the last turn."""


async def final_card(context: Context, loaded: LoadedTable, rows: Sequence[Entry] = (), *, nonce: int = 0) -> Card:
    """Return the card of a finished game: who has won, the last turn, the ranking as a picture and in words.

    `rows`: the newest log entries.
    """
    language = loaded.table.language
    words, told = loaded.words(context, language), loaded.words(context, language, levels=True)
    won = bold(words(loaded.presenter.prompt(loaded.view(None))))
    last = [f"-# {line}" for line in folded(loaded, _last_turn(rows), None, words, LAST_LINES, over=True)]
    picture = await exhibit(context, loaded, Reader(None, language, Place(loaded.guild).owner), "score")
    ranked = ranking(loaded, told)
    if terms.is_rated(loaded.table):
        ranked.append(f"🏅 {words(say('final-rated'))}")
    blocks: list[Block] = [
        Text("\n".join((f"## {words(title(loaded))}", won, *last))),
        *(block for block in picture if isinstance(block, Image)),  # without one, the words below say the same
        Text(cut("\n".join(ranked), RANKED)),
        Text(f"-# {words(_remark(loaded))}"),
        ways_on(loaded, words, nonce),
    ]
    return Card(fitted(blocks), OVER)


def _remark(loaded: LoadedTable) -> Phrase:
    """Say that the shuffle was fair; after a guided game, what it counts for and who sees this card."""
    if loaded.lesson is None:
        return say("final-fair")
    return say("final-guided", channel="no" if loaded.direct else "yes")


def ways_on(loaded: LoadedTable, words: Words, nonce: int = 0, *, brief: bool = False) -> Buttons:
    """Return what players want most after a game: to play again, then to look back. *More* has all the rest.

    `brief`: the others stand on the final card, which is below.
    """
    button = ButtonMaker.at(loaded, words, nonce)
    guided = loaded.lesson is not None
    again = button("rematch", "🔁", label=say("button-rematch-guided") if guided else None, style="good")
    if brief:
        return Buttons((again, button("final-more", "➕")))
    lesson = [button("learn-start", "🎓", loaded.table.game, AGAIN, label=say("button-learn-again"))] if guided else []
    watch = button("replay", "⏯️", "first", label=say("button-final-replay"))
    why = [] if guided else why_buttons(loaded, words, nonce=nonce)
    return Buttons((again, *lesson, watch, *why, button("result", "🏆"), button("final-more", "➕")))


def more_card(context: Context, loaded: LoadedTable, user: int, language: str) -> Card:
    """Return the rest that can be done after a game, each with a line that says what it is for, and the shuffle."""
    words = loaded.words(context, language)
    button = ButtonMaker.at(loaded, words)
    found = (
        button("looks", "🔭"),
        button("log", "📜"),
        button("text", "📖", "score", label=say("button-text-score")),
        button("film", "🎞️"),
        *(why_buttons(loaded, words) if loaded.lesson is not None else ()),
        button("verify", "🔎"),
        button("record", "💾"),
    )
    fair = say("final-fairness", commitment=commitment(loaded.table.seed), seed=loaded.table.seed.hex())
    back = [Buttons((button("act", "⬅️", label=say("button-back")),))] if loaded.sits(user) else []
    return Card((heading(loaded, words), *_explained(found, words), Text(f"-# {words(fair)}"), *back), OVER)


def _explained(buttons: Sequence[Button], words: Words) -> list[Section]:
    found: list[Section] = []
    for button in buttons:
        verb = button.button_id.verb if button.button_id is not None else ""
        about = say(f"final-more-{verb}")
        line = say("learn-more-about", emoji=button.emoji or "", button=button.label, about=about)
        found.append(Section(words(line), button))
    return found


def _last_turn(rows: Sequence[Entry]) -> list[Entry]:
    """Return the entries of the game's last turn."""
    acted = [row for row in rows if row.seat is not None and row.undone_by is None]
    last: list[Entry] = []
    for row in reversed(acted):
        if row.seat != acted[-1].seat:
            break
        last.append(row)
    return last[::-1]


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
