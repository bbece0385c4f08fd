"""Games in a list: their names are easily mixed up, so designer and subject stand beside them."""

from __future__ import annotations

from bot import limits
from bot.games.core.contract import Title
from bot.games.core.phrase import say
from bot.limits import cut
from bot.service.card import Choice
from bot.text.translator import Words


def game_choice(title: Title, words: Words, *, chosen: bool = False) -> Choice:
    """Return a game as a line of a menu: its title, and below it who designed it and what it is about."""
    meta = title.game.meta
    hint = words(say("game-hint", designer=meta.designer, about=say(f"{meta.prefix}-tagline")))
    return Choice(meta.id, cut(meta.title, limits.COMMAND_TEXT), cut(hint, limits.COMMAND_TEXT), chosen=chosen)
