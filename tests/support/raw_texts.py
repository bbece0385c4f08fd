"""What must never reach a reader: keys of texts, ids, and marks that only Discord's markdown understands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from bot.games.registry import TITLES
from bot.games.space_mission.material import PLANETS, TILE_ORDER
from bot.service.card import Block, Buttons, Card, Image, Menu, PeopleMenu, PlaceMenu, Section, Text
from bot.text.translator import FALLBACK, Translator

_JOINED = re.compile(r"(?<![\w/<.@-])[a-z]+(?:-[a-z0-9]+)+(?![\w@])")
_MARK = re.compile(r"<(?:/[a-z -]+:|t:|#)\d+[^>\s]*>?")
_ODDLY_TIMED = re.compile(r"\b(?:since|until|seit|bis) <t:\d+:R>")
_CODE = re.compile(r"`[^`\n]*`|https?://\S+|\(<?https?:[^)]*\)|“[^”\n]*”|„[^“\n]*“")
"""What may be raw: commands of a terminal, addresses, and what users typed."""


@cache
def raw_words() -> frozenset[str]:
    """All keys and all ids of several words, but for those that are words of a reader's language, too."""
    known = set(Translator().keys(FALLBACK)) | set(PLANETS) | set(TILE_ORDER)
    for title in TITLES.values():
        meta = title.game.meta
        known |= {meta.id, meta.edition, *(look.id for look in meta.looks)}
        for option in meta.options:
            known |= {option.id, *option.choices}
    return frozenset(word for word in known if "-" in word)


def raw(card: Card) -> list[str]:
    """Return what of a card is nothing to read."""
    found = [odd for block in card.blocks for text in _formatted(block) for odd in _odd(text)]
    for block in card.blocks:
        for words in _plain(block):
            found += [*_odd(words), *_MARK.findall(words)]
    return found


@cache
def _odd(text: str) -> list[str]:
    prose = _CODE.sub("", text)
    return [word for word in _JOINED.findall(prose) if word in raw_words()] + _ODDLY_TIMED.findall(prose)


def _formatted(block: Block) -> Iterator[str]:
    if isinstance(block, Text | Section):
        yield block.text


def _plain(block: Block) -> Iterator[str]:
    """Yield what is shown as it is: nothing formats or mentions there."""
    if isinstance(block, Image):
        yield block.alt
    elif isinstance(block, Section):
        yield block.button.label
    elif isinstance(block, Buttons):
        yield from (button.label for button in block.row)
    elif isinstance(block, Menu):
        yield block.placeholder
        for choice in block.choices:
            yield choice.label
            yield choice.hint or ""
    elif isinstance(block, PeopleMenu | PlaceMenu):
        yield block.placeholder
