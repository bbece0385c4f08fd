"""Menus of what is set, each below its name: Discord shows a menu's placeholder only where nothing is chosen yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot import limits
from bot.games.core.contract import Option
from bot.games.core.phrase import say
from bot.limits import cut
from bot.service.card import Block, ButtonId, Choice, Menu, PlaceMenu, Text
from bot.text.translator import Words


def named(menu: Menu | PlaceMenu) -> tuple[Block, ...]:
    """Return a menu below its name, which stays its placeholder: that is what a screen reader calls it."""
    return Text(f"**{menu.placeholder}**"), menu


def option_menus(
    options: Iterable[Option], chosen: Mapping[str, str], base: str, to: ButtonId, words: Words
) -> list[Block]:
    """Return a named menu for each option. `base`: what the keys of its texts begin with; `to`: a menu's handle but for
    its option.
    """
    blocks: list[Block] = []
    for option in options:
        key = f"{base}{option.id}"
        choices = tuple(
            Choice(choice, cut(words(say(f"{key}-{choice}")), limits.CHOICE_TEXT), chosen=chosen[option.id] == choice)
            for choice in option.choices
        )
        button_id = ButtonId(to.guild, to.table, to.verb, (*to.nouns, option.id))
        blocks += named(Menu(button_id, cut(words(say(key)), limits.PLACEHOLDER), choices))
    return blocks
