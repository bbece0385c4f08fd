"""`/rules`, and the buttons and menus of its cards."""

from __future__ import annotations

from typing import NamedTuple

from bot.errors import Refused, StoreError, refused
from bot.games.core.contract import Title
from bot.service.card import Buttons, Card, Choice
from bot.service.context import Context
from bot.service.features.looks.cards import cut
from bot.service.features.play.cards import private_panel
from bot.service.features.registry import button, page
from bot.service.features.rules.book import SUMMARY, Book
from bot.service.features.rules.cards import RulesCards, books
from bot.service.features.rules.search import LONGEST, found
from bot.service.names import clean, shown
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import SeveralTables, admitted, find, requested_table

TYPED = 60
"""Characters of what was typed that are quoted."""


class _Asked(NamedTuple):
    """What is asked for: a game by its id, a topic or paragraph, words to search for; "" where nothing is named."""

    game: str = ""
    place: str = ""
    wanted: str = ""


@page("rules")
async def typed(context: Context, request: Request) -> Card:
    """Show the rules of a game. What is asked for: a topic alone, or game, topic and search, a line for each."""
    lines = (request.noun or "").split("\n")
    asked = _Asked(place=lines[0]) if len(lines) != len(_Asked._fields) else _Asked(*lines)
    return await _show(context, request, _split(context, asked), await _found(context, request))


@button("rules", personal=True)
async def pressed(context: Context, request: Request) -> Card:
    """Show what a button or menu of the rules says: nouns are the game and the place, or values are."""
    words = [*request.button_id.nouns, *request.values]
    game = words.pop(0) if words and words[0] in context.titles else ""
    loaded = await _of_button(context, request, needed=not game)
    return await _show(context, request, _split(context, _Asked(game, words[-1] if words else "")), loaded)


def _split(context: Context, asked: _Asked) -> _Asked:
    """Return the same with the game that stands in the place, as menus of several games write it: `game/place`."""
    game, _, place = asked.place.partition("/")
    return asked._replace(game=game, place=place) if game in context.titles else asked


async def _of_button(context: Context, request: Request, *, needed: bool) -> LoadedTable | None:
    """Return the table of the button, None if it has none. If only the way back `needed` it, an error is no matter."""
    if not request.button_id.table:
        return None
    try:
        return admitted(context, await requested_table(context, request), request)
    except (Refused, StoreError):
        if needed:
            raise
        return None


async def _found(context: Context, request: Request) -> LoadedTable | None:
    """Return the table that is meant here, None if none or several are. Raises Refused for one that was typed."""
    try:
        return await find(context, request, spectator=True)
    except (Refused, SeveralTables, StoreError):
        if request.table:
            raise
        return None


async def _show(context: Context, request: Request, asked: _Asked, loaded: LoadedTable | None) -> Card:
    """Return the card for what is asked. Raises Refused for a topic that does not exist, and if nothing is found."""
    titles = _titles(context, asked, loaded)
    words = context.translator.words(request.language)
    if loaded is not None and loaded.table.game in [title.game.meta.id for title in titles]:
        ways = _ways(context, request, loaded)
        cards = RulesCards(words, loaded.guild, loaded.table.id, ways)
    else:
        cards = RulesCards(words)
    opened = books(context, titles, request.language)
    if asked.wanted:
        hits = found(opened, asked.wanted)
        if not hits:
            raise refused("nothing-found", typed=_quoted(asked.wanted))
        return cards.found(_quoted(asked.wanted), hits, len(opened))
    if len(opened) != 1:
        return cards.games(titles)
    return _at(cards, opened[0], asked.place or SUMMARY)


def _at(cards: RulesCards, book: Book, typed: str) -> Card:
    place = book.place_of(typed)
    if place is None:
        names = tuple(book.name(topic) for topic in book.topics)
        raise refused("no-topic", typed=_quoted(typed), topics=names, title=book.meta.title)
    if place in book.paragraphs:
        return cards.paragraph(book, book.paragraphs[place])
    return cards.leaf(book, book.leaf_at(place) or 0)


def _titles(context: Context, asked: _Asked, loaded: LoadedTable | None) -> list[Title]:
    """Return the game that is meant: the named one, else that of the table; all games if neither tells it."""
    game = asked.game or (loaded.table.game if loaded is not None else "")
    if game and game not in context.titles:
        raise refused("no-game")
    return [context.titles[game]] if game else list(context.titles.values())


def _ways(context: Context, request: Request, loaded: LoadedTable) -> Buttons | None:
    if loaded.replay is None:
        return None
    return private_panel(context, request, loaded).ways()


def _quoted(text: str) -> str:
    return shown(clean(cut(text[:LONGEST], TYPED)))


async def completed_topics(context: Context, request: Request, game: str, language: str) -> list[Choice]:
    """Return the topics of a game for autocomplete; of all games if neither the game nor a table tells which."""
    loaded = None if game else await _found(context, request)
    titles = _titles(context, _Asked(game), loaded)
    several = len(titles) > 1
    choices: list[Choice] = []
    for book in books(context, titles, language):
        for topic in book.topics:
            label = f"{book.meta.title} · {book.name(topic)}" if several else book.name(topic)
            choices.append(Choice(f"{book.meta.id}/{topic}" if several else topic, cut(label, 100)))
    return choices
