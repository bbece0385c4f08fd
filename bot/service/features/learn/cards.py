"""The cards about a guided first game: which game to learn, what it is about, what its icons mean."""

from __future__ import annotations

from collections.abc import Sequence

from bot import limits
from bot.games.core.contract import Title
from bot.games.core.legend import LEGEND, Legend
from bot.games.core.lesson import Lesson
from bot.games.core.phrase import say
from bot.service.card import Block, Button, ButtonId, Buttons, Card, Image, Menu, Section, Text
from bot.service.context import Context
from bot.service.features.lobby.game_list import game_choice
from bot.service.features.looks.cards import RUNNING, ButtonMaker, Reader, Subject, alt_text, drawn
from bot.service.records import TableId
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words

SYMBOLS = "symbols"
"""The noun of the page of icons."""
AGAIN = "again"
"""The noun of the button that ends its guided table and begins another one."""

EXPLAINED = ("look", "looks", "log", "possible", "try", "hint", "learn", "plan", "learn-start", "new-game")
"""The verbs of the buttons that *More* explains."""


def chooser_card(context: Context, words: Words) -> Card:
    """Return the choice among the games that have a guided first game."""
    titles = [title for title in context.titles.values() if title.lesson is not None]
    choices = tuple(game_choice(title, words) for title in titles)[: limits.MENU_CHOICES]
    menu = Menu(ButtonId(0, 0, "learn"), words(say("learn-choose")), choices)
    return Card((Text(words(say("learn-intro"))), menu), RUNNING)


def goal_card(title: Title, lesson: Lesson, words: Words, guild: int) -> Card:
    """Return what the game is about, with the buttons that start its guided game."""
    meta = title.game.meta
    name = words(say("learn-heading", title=meta.title, designer=meta.designer))
    how = words(say("learn-how", part=lesson.text("part")))
    lines = [f"### {name}", *(f"- {line}" for line in words.lines(lesson.goals())), "", how]
    icons = ButtonMaker(words, guild)("learn", "🔣", meta.id, SYMBOLS, label=say("button-learn-symbols"))
    return Card((Text("\n".join(lines)), Buttons((*_ways(meta.id, words, guild, None), icons))), RUNNING)


def goal_and_icons_card(lesson: Lesson, words: Words, begun: TableId, game: str, picture: Sequence[Block]) -> Card:
    """Return what the game is about and what its icons mean, with their `picture`, for a player of its guided game."""
    goals = "\n".join(f"- {line}" for line in words.lines(lesson.goals()))
    icons = "\n".join(f"- {line}" for line in words.lines(lesson.legend()))
    return Card((Text(goals), *picture, Text(icons), Buttons(tuple(_ways(game, words, 0, begun)))), RUNNING)


def symbols_card(
    title: Title, lesson: Lesson, words: Words, guild: int, begun: TableId | None, picture: Sequence[Block]
) -> Card:
    """Return the legend of the icons, with its `picture`."""
    meta = title.game.meta
    name = words(say("learn-symbols-heading", title=meta.title))
    lines = [f"### {name}", *(f"- {line}" for line in words.lines(lesson.legend()))]
    goal = ButtonMaker(words, guild)("learn", "🎓", meta.id, label=say("button-learn-goal"))
    ways = Buttons((*_ways(meta.id, words, guild, begun), goal))
    return Card((*picture, Text("\n".join(lines)), ways), RUNNING)


async def legend_picture(context: Context, title: Title, lesson: Lesson, reader: Reader) -> list[Block]:
    """Return the picture of the game's icons with their names; [] if there is none: the text says the same."""
    meta = title.game.meta
    legend = Legend(meta.title, lesson.icons)
    picture = await drawn(context, Subject(meta.id, LEGEND, legend), reader, f"game {meta.id}")
    if picture is None:
        return []
    words = context.translator.words(reader.language)
    return [Image(picture, alt_text("\n".join(words.lines(legend.lines()))))]


def offer(loaded: LoadedTable, words: Words) -> list[Button]:
    """Return the button to the guided first game of a table's game, if it has one."""
    if loaded.title.lesson is None:
        return []
    return [ButtonMaker(words, loaded.guild)("learn", "🎓", loaded.table.game, label=say("button-first-game"))]


def _ways(game: str, words: Words, guild: int, begun: TableId | None) -> list[Button]:
    """Return the buttons that start the guided game, or the one that leads back to it."""
    if begun is not None:
        there = ButtonMaker(words, begun.guild, begun.table)
        return [there("act", "🎯", label=say("button-learn-go-on"), style="main"), *on_from_here(there, game)]
    button = ButtonMaker(words, guild)
    here = button("learn-start", "▶️", game, label=say("button-learn-start"), style="main")
    if not guild:  # direct messages have no threads
        return [here]
    return [here, button("learn-start", "🧵", game, "thread", label=say("button-learn-thread"))]


def on_from_here(button: ButtonMaker, game: str) -> list[Button]:
    """Return the ways on from a guided table: begin it again, or open an ordinary table of its game."""
    return [
        button("learn-start", "🔁", game, AGAIN, label=say("button-learn-again")),
        button("new-game", "🎲", game, label=say("button-learn-ordinary")),
    ]


def more_card(heading: str, links: Sequence[Button], words: Words) -> Card:
    """Return the links that a learner does not see beside a step, each with a line that says what it is for."""
    blocks: list[Block] = [Text(f"{heading}\n{words(say('learn-more'))}")]
    others: list[Button] = []
    for link in links:
        verb = link.button_id.verb if link.button_id is not None else ""
        if verb in EXPLAINED:
            about = say(f"learn-more-{verb}")
            line = say("learn-more-about", emoji=link.emoji or "", button=link.label, about=about)
            blocks.append(Section(words(line), link))
        else:
            others.append(link)
    if others:
        blocks.append(Buttons(tuple(others)))
    return Card(tuple(blocks), RUNNING)
