"""Cards of the rules. They are about a game; a table, if there is one, is only what they lead back to."""

from __future__ import annotations

from collections.abc import Sequence

from bot import limits
from bot.games.core.contract import Title
from bot.games.core.phrase import say
from bot.service.card import Block, Button, Buttons, Card, Choice, Menu, Text
from bot.service.context import Context
from bot.service.features.learn.cards import SYMBOLS
from bot.service.features.lobby.game_list import game_choice
from bot.service.features.looks.cards import PAGE, RUNNING, ButtonMaker, cut
from bot.service.features.rules.book import Book, Leaf, Paragraph
from bot.text.translator import Words

FOUND = 420
"""Characters of a paragraph in a list of what was found; its own card shows all of it."""


class RulesCards:
    """Writes the cards in one language. `guild`, `table`: the table that they lead back to by `ways`, 0 for none."""

    def __init__(self, words: Words, guild: int = 0, table: int = 0, ways: Buttons | None = None) -> None:
        self.words = words
        self._button = ButtonMaker(words, guild, table)
        self._ways = [ways] if ways is not None else []

    def leaf(self, book: Book, at: int) -> Card:
        """Return a leaf, with buttons to those before and after it and a menu of all topics."""
        leaf, leaves = book.leaves[at], book.leaves
        around = (("⬅️", leaves[at - 1] if at else None), ("➡️", leaves[at + 1] if at + 1 < len(leaves) else None))
        turn = tuple(self._turner(book, emoji, other) for emoji, other in around if other is not None)
        return Card(
            (
                self._heading(book, f"**{book.name(leaf.topic)}**"),
                Text(leaf.text),
                Buttons((*turn, *self._symbols(book))),
                self._menu(book, leaf.topic),
                *self._ways,
            ),
            RUNNING,
        )

    def _symbols(self, book: Book) -> list[Button]:
        """Return the button to what the game's icons mean; [] for a game without a list of them."""
        if book.title.lesson is None:
            return []
        return [self._button("learn", "🔣", book.meta.id, SYMBOLS, label=say("rules-symbols"))]

    def _turner(self, book: Book, emoji: str, leaf: Leaf) -> Button:
        name = book.name(leaf.topic)
        label = say("rules-turn-page", topic=name) if ":" in leaf.place else say("rules-turn", topic=name)
        return self._button("rules", emoji, book.meta.id, leaf.place, label=label)

    def paragraph(self, book: Book, paragraph: Paragraph) -> Card:
        """Return one paragraph, with buttons to those before and after it and to its topic."""
        row: list[Button] = []
        for emoji, step in (("⬅️", -1), ("➡️", 1)):
            other = book.beside(paragraph.number, step)
            if other is not None:
                label = say("rules-paragraph", number=other.number)
                row.append(self._button("rules", emoji, book.meta.id, other.number, label=label))
        topic = book.name(paragraph.topic)
        row.append(self._button("rules", "📖", book.meta.id, paragraph.topic, label=say("rules-turn", topic=topic)))
        return Card(
            (self._heading(book, f"**{topic}**"), Text(paragraph.text), Buttons(tuple(row)), *self._ways), RUNNING
        )

    def found(self, wanted: str, found: Sequence[tuple[Book, Paragraph]], games: int) -> Card:
        """Return what a search found, with a menu that opens each. `games`: how many games were searched."""
        lines: list[str] = []
        choices: list[Choice] = []
        for book, paragraph in found:
            place = f"{book.meta.title} · {book.name(paragraph.topic)}" if games > 1 else book.name(paragraph.topic)
            lines += [f"-# {place}", cut(paragraph.text, FOUND)]
            label = self.words(say("rules-paragraph", number=paragraph.number))
            value = f"{book.meta.id}/{paragraph.number}"
            choices.append(Choice(value, label, cut(place, limits.CHOICE_TEXT)))
        head = self.words(say("rules-found", wanted=wanted, count=len(found)))
        heading = Text(f"### {head}") if games > 1 else self._heading(found[0][0], f"**{head}**")
        menu = Menu(self._button.id("rules"), self.words(say("rules-open")), tuple(choices))
        return Card((heading, Text(cut("\n".join(lines), PAGE)), menu, *self._ways), RUNNING)

    def games(self, titles: Sequence[Title]) -> Card:
        """Return the choice of the game whose rules are wanted."""
        choices = tuple(game_choice(title, self.words) for title in titles)
        menu = Menu(self._button.id("rules"), self.words(say("rules-choose-game")), choices)
        return Card((Text(self.words(say("rules-which-game"))), menu), RUNNING)

    def _heading(self, book: Book, line: str) -> Text:
        meta = book.meta
        return Text(f"### {self.words(say('rules-heading', title=meta.title, designer=meta.designer))}\n{line}")

    def _menu(self, book: Book, chosen: str) -> Block:
        topics = tuple(
            Choice(topic, cut(book.name(topic), limits.CHOICE_TEXT), chosen=topic == chosen) for topic in book.topics
        )
        return Menu(self._button.id("rules", book.meta.id), self.words(say("rules-choose")), topics)


def books(context: Context, titles: Sequence[Title], language: str) -> list[Book]:
    """Return the rules of these games in a language."""
    words = context.translator.words(language)
    return [Book(title, words) for title in titles]
