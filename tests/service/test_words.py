"""Texts that users read: in their language everywhere, never raw, and addressed to them."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import bot.text
from bot.games.space_missions import events as happened
from bot.service.card import Block, Buttons, Card, Image, Menu, PeopleMenu, PlaceMenu, Text
from bot.service.features.play.cards import BROUGHT, PrivatePanel
from bot.text.translator import parse
from tests.service.every_game import EVERY_GAME
from tests.service.pretended import button_ids, labels, text
from tests.service.world import ANN, BOB, CEM, World
from tests.support.raw_texts import raw

LEFTOVER = re.compile(r"\bNone\b|\bTrue\b|\bFalse\b|[{}]|\$\w|\bPhrase\(|Traceback|Input should")
MOST_ROADS = 60
OPEN = ("my-tables", "settings", "log", "my-data", "recap", "notebook", "stats", "leaderboard", "note", "rules", "host")
LOOKING = ("look", "text", "rules", "replay", "log", "plan", "host-turns")


class Said(Visitor):
    """Collects the sentences of a file: what stands between facts."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor asks for class names)
        self.found |= {line.strip() for line in node.value.split("\n") if len(line.split()) > 2}


@cache
def sentences(language: str) -> frozenset[str]:
    said = Said()
    for file in (Path(bot.text.__file__).parent / language).glob("*.ftl"):
        said.visit(parse(file))
    return frozenset(said.found)


def shown(card: Card) -> Iterator[str]:
    for block in card.blocks:
        yield from _of(block)


def _of(block: Block) -> Iterator[str]:
    match block:
        case Text():
            yield block.text
        case Image():
            yield block.alt
        case Buttons():
            yield from (button.label for button in block.row)
        case Menu():
            yield block.placeholder
            for choice in block.choices:
                yield f"{choice.label}\n{choice.hint or ''}"
        case PeopleMenu() | PlaceMenu():
            yield block.placeholder
        case _:
            pass


def foreign(card: Card, language: str) -> list[str]:
    """Return what a reader of this language cannot read, and what no reader can."""
    others = sentences("en" if language == "de" else "de") - sentences(language)
    told = "\n".join(shown(card))
    return [*raw(card), *LEFTOVER.findall(told), *(piece for piece in others if piece in told)]


async def roads(world: World, user: int, locale: str) -> AsyncIterator[Card]:
    """Yield what leads on from a panel, road by road, but for what changes the table."""
    todo = [await world.press(user, "act", locale=locale)]
    todo += [await world.look(user, look, locale=locale) for look in OPEN]
    met: set[tuple[str, tuple[str, ...]]] = set()
    while todo and len(met) < MOST_ROADS:
        card = todo.pop(0)
        yield card
        for button_id in button_ids(card):
            road = button_id.verb, button_id.nouns
            if road in met or not button_id.verb.startswith(LOOKING):
                continue
            met.add(road)
            todo.append(await world.use(user, button_id, locale=locale))


@EVERY_GAME
@pytest.mark.parametrize("language", ["en", "de"])
async def test_every_road_is_in_the_readers_language(hall: World, game: str, language: str) -> None:
    await hall.look(ANN, "language", language)
    await hall.look(CEM, "language", language)
    await hall.service.play(hall.ask(ANN, locale=language), game, thread=False)
    await hall.press(BOB, "join")
    await hall.press(ANN, "computer", hall.context.titles[game].game.meta.levels[0])
    await hall.settle()
    assert raw(hall.messenger.in_channel()[0].card) == [], "the lobby is in the table's language"
    assert [foreign(await hall.press(ANN, verb), language) for verb in ("computer", "settings")] == [[], []]
    await hall.press(ANN, "remove", "2")
    await hall.press(ANN, "start")
    await hall.settle()
    chance = Random(3)
    for _ in range(4):
        for user in (ANN, CEM):
            async for card in roads(hall, user, language):
                assert foreign(card, language) == [], "\n".join(shown(card))
        for _ in range(5):
            if (await hall.loaded()).table.status == "running":
                await hall.act_any(chance)


async def test_computers_are_named_in_the_readers_language(world: World) -> None:
    """Number first, so that two can be told apart where there is little room."""
    await world.opened(ANN)
    for _ in range(2):
        await world.press(ANN, "computer", "steady")
    away = next(label for label in labels(await world.press(ANN, "computer")) if "R1" in label)
    await world.click(ANN, await world.press(ANN, "computer"), away)
    await world.press(ANN, "computer", "easy")
    loaded = await world.loaded()
    assert loaded.names(world.context, "en")[1:] == ("R2 (steady computer)", "R1 (easy computer)")
    assert loaded.names(world.context, "de")[1:] == ("R2 (Computer, solide)", "R1 (Computer, leicht)")
    assert "steady" not in text(await world.press(ANN, "computer", locale="de"))


async def test_a_paused_dm_offers_nothing_to_do_now(world: World) -> None:
    await world.started(ANN, BOB)
    await world.settle()
    assert "**Now:**" in text(await world.look(ANN, "hand"))
    await world.press(ANN, "host-pause", values=("a rest",))
    await world.settle()
    for user in (ANN, BOB):
        assert "**Now:**" not in text(await world.look(user, "hand"))
        assert "**Now:**" not in text(world.messenger.dms(user)[-1].card)


async def test_only_ones_own_action_has_a_check_mark(world: World) -> None:
    """What it brought stands below in a few lines: of many putting back is one."""
    loaded = await world.started(ANN, BOB, game="space-missions")
    private = PrivatePanel(world.context, loaded, ANN, "en")
    back = [happened.Returned(0, "thrust", ("minor",), (place,), private=False) for place in range(1, 9)]
    done = happened.Suffered(0, "thrust", "minor", ())
    deed, *rest = private.noted([done, *back])
    assert deed.startswith("✅") and 1 <= len(rest) <= BROUGHT
    assert not [line for line in rest if "✅" in line]
    assert sum("put" in line for line in rest) == 1


async def test_the_last_dm_begins_with_the_ranking(world: World) -> None:
    await world.started(ANN, BOB, game="space-missions")
    chance, last = Random(2), ANN
    while (await world.loaded()).table.status == "running":
        last = await world.awaited()
        await world.act_any(chance)
    await world.settle()
    told = text(world.messenger.dms(last)[-1].card)
    assert told.count("✅") == 1 and 0 < told.index("Final ranking") < told.index("✅")


async def test_who_takes_a_seat_over_is_not_told_of_again(world: World) -> None:
    await world.started(ANN, BOB)
    await world.press(BOB, "resign", "offer")
    await world.press(CEM, "take-seat", "1")
    told = text(await world.look(CEM, "log"))
    assert "Cem plays from now on." in told and "again" not in told
