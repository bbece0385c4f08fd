"""The presets of a table's game side by side: what each sets every option to, and what the rules say about it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.core.contract import Option, settle
from bot.games.core.phrase import Phrase, say
from bot.service.card import Block, Buttons, Card, Section, Text
from bot.service.context import Context
from bot.service.features.looks.cards import PAGE, ButtonMaker, cut, heading
from bot.service.features.rules.book import Book
from bot.service.tables.loaded import LoadedTable

_PARAGRAPH, _LEAST = 240, 40
"""The most and the fewest characters of a paragraph that are quoted; its button shows all of it."""
_NUMBERS = "①②③④⑤⑥⑦⑧⑨"
COLOUR = 0x22C55E


def options_card(context: Context, loaded: LoadedTable, language: str, *, host: bool) -> Card:
    """Return each option with its choices, the presets that take them, and a button to its rule.

    `host`: the reader may change them.
    """
    return _Comparison(context, loaded, language).card(host=host)


class _Comparison:
    def __init__(self, context: Context, loaded: LoadedTable, language: str) -> None:
        self._loaded, self._meta = loaded, loaded.game.meta
        self._words = loaded.words(context, language)
        self._button = ButtonMaker.at(loaded, self._words)
        self._book = Book(loaded.title, self._words)
        chosen = (settle(self._meta.options, dict(preset.values)) for preset in self._meta.presets)
        self._presets = list(zip(_NUMBERS, chosen, strict=False))

    def card(self, *, host: bool) -> Card:
        prefix = self._meta.prefix
        names = zip(_NUMBERS, self._meta.presets, strict=False)
        presets = (f"{number} {self._words(say(f'{prefix}-preset-{preset.id}'))}" for number, preset in names)
        head = heading(self._loaded, self._words, self._words(say("options-intro")), *presets)
        told = [self._lines(option) for option in self._meta.options]
        quoted = self._quoted(PAGE - len(head.text) - sum(map(len, told)))
        rows = [self._row(option, text, quoted) for option, text in zip(self._meta.options, told, strict=True)]
        change = [Buttons((self._button("settings", "⚙️"),))] if host else []
        return Card((head, *rows, *change), COLOUR)

    def _quoted(self, room: int) -> dict[str, str]:
        """Return the paragraphs that are cited, by the option that cites them first, each cut to its share of room."""
        paragraphs = self._book.paragraphs
        first = {option.rule: option.id for option in reversed(self._meta.options) if option.rule in paragraphs}
        each = min(_PARAGRAPH, room // max(1, len(first)) - len("\n-# "))
        return {option: cut(paragraphs[rule].text, max(each, _LEAST)) for rule, option in first.items()}

    def _row(self, option: Option, text: str, quoted: Mapping[str, str]) -> Block:
        """Return an option's block. A rule that several options share has its button, whose id is its own, once."""
        if option.id not in quoted:
            return Text(text)
        label = say("rules-paragraph", number=option.rule)
        rule = self._button("rules", "📖", self._meta.id, option.rule, label=label)
        return Section(f"{text}\n-# {quoted[option.id]}", rule)

    def _lines(self, option: Option) -> str:
        """Return an option with those of its choices that a preset or the table takes."""
        key = f"{self._meta.prefix}-option-{option.id}"
        lines = [f"**{self._words(say(key))}**"]
        for choice in option.choices:
            takes = "".join(number for number, values in self._presets if values[option.id] == choice)
            here = self._loaded.table.options[option.id] == choice
            if takes or here:
                lines.append(self._choice(say(f"{key}-{choice}"), takes, here=here))
        return "\n".join(lines)

    def _choice(self, choice: Phrase, takes: str, *, here: bool) -> str:
        """Return a line: the numbers of the presets that take the choice, and the choice. The table's is bold."""
        text = self._words(choice)
        return "- " + " ".join(filter(None, (takes, f"**{text}**" if here else text)))
