"""Texts that users read: in their language everywhere, never raw; a remark says what remarks say and nothing forged."""

from __future__ import annotations

import ast
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, TypeGuard

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

import bot.text
from bot.games.core.phrase import Phrase, Who, say
from bot.games.registry import TITLES
from bot.games.space_missions import events as happened
from bot.service.card import Block, Buttons, Card, Image, Menu, PeopleMenu, PlaceMenu, Section, Text
from bot.service.features.ballots.kinds import MEASURES
from bot.service.features.host_tools.actions import TOOLS
from bot.service.features.play.cards import BROUGHT, PrivatePanel
from bot.service.names import clean, plain, shown
from bot.service.records import Person
from bot.service.tables.remark_texts import QUESTIONS, SENTENCES, Strange, retold
from bot.service.tables.tx import TableTx
from bot.service.transfer import unpack
from bot.service.transfer.moving import put_up, take
from bot.text.translator import parse
from tests.architecture.source import Source, product
from tests.service.every_game import every_game_and
from tests.service.pretended import button_ids, labels, text
from tests.service.test_rated import open_rated
from tests.service.test_transfer import EVIL, _edit, _remark
from tests.service.world import ANN, BOB, CEM, GUILD, World
from tests.support.raw_texts import raw

LEFTOVER = re.compile(r"\bNone\b|\bTrue\b|\bFalse\b|[{}]|\$\w|\bPhrase\(|Traceback|Input should")
MOST_ROADS = 45
OPEN = ("my-tables", "settings", "log", "my-data", "recap", "notebook", "stats", "leaderboard", "note", "rules", "host")
LOOKING = ("look", "text", "rules", "replay", "log", "plan", "host-turns")


class Said(Visitor):
    """Collects the sentences of a file: what stands between facts."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 (the visitor asks for class names)
        self.found |= {line.strip() for line in node.value.split("\n") if len(line.split()) > 2}


@cache
def sentences(language: str) -> frozenset[str]:
    said = Said()
    for file in (Path(bot.text.__file__).parent / language).glob("*.ftl"):
        said.visit(parse(file))
    return frozenset(said.found)


def told_on(card: Card) -> Iterator[str]:
    for block in card.blocks:
        yield from _of(block)


def _of(block: Block) -> Iterator[str]:
    match block:
        case Text():
            yield block.text
        case Section():
            yield f"{block.text}\n{block.button.label}"
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
    return [*raw(card), *(piece for told in told_on(card) for piece in _foreign(told, language))]


@cache
def _foreign(told: str, language: str) -> tuple[str, ...]:
    others = sentences("en" if language == "de" else "de") - sentences(language)
    return (*LEFTOVER.findall(told), *(piece for piece in others if piece in told))


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


@every_game_and("language", ["en", "de"])
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
    for _ in range(2):
        for user in (ANN, CEM):
            async for card in roads(hall, user, language):
                assert foreign(card, language) == [], "\n".join(told_on(card))
        for _ in range(10):
            if (await hall.loaded()).table.status == "running":
                await hall.act_any(chance)


async def test_computers_are_named_in_the_readers_language(world: World) -> None:
    """Number first, so that two can be told apart where there is little room."""
    await world.opened(ANN)
    for _ in range(2):
        await world.press(ANN, "computer", "steady")
    away = next(label for label in labels(await world.press(ANN, "computer")) if "Robo 1" in label)
    await world.click(ANN, await world.press(ANN, "computer"), away)
    await world.press(ANN, "computer", "easy")
    loaded = await world.loaded()
    assert loaded.names(world.context, "en")[1:] == ("Robo 2 (steady computer)", "Robo 1 (easy computer)")
    assert loaded.names(world.context, "de")[1:] == ("Robo 2 (Computer, solide)", "Robo 1 (Computer, leicht)")
    assert "steady" not in text(await world.press(ANN, "computer", locale="de"))
    await world.settle()
    await world.press(ANN, "start")
    assert (await world.loaded()).names(world.context, "en")[1:] == ("Robo 2", "Robo 1"), "short on the board"
    await world.settle()
    assert "steady computer" in text(world.messenger.in_channel()[0].card), "introduced once"


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


# -- remarks of imported tables ----------------------------------------------------------------------------------------


THERE = 904
TEXTS = Path(__file__).parents[2] / "bot" / "text"
# They go around a remark, and are no remark.
AROUND = {"remark-by", "remark-why"}


def messages(language: str, *beginnings: str) -> dict[str, set[str]]:
    """Return the messages of a language whose keys begin so, each with the names of its facts."""
    found: dict[str, set[str]] = {}
    for file in (TEXTS / language).glob("*.ftl"):
        for message in re.finditer(r"^([a-z0-9-]+) =(.*(?:\n[ }].*)*)", file.read_text(encoding="utf-8"), re.MULTILINE):
            if message[1].startswith(beginnings):
                found[message[1]] = set(re.findall(r"\$([a-z-]+)", message[2]))
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_remark_with_a_text_is_known_with_its_facts(language: str) -> None:
    known = {key: set(kinds) for key, kinds in SENTENCES.items()}
    worded = messages(language, "remark-", "did-", *known)
    assert {key: facts for key, facts in worded.items() if key not in AROUND} == known
    asked = messages(language, "ballot-")
    assert {key: asked[key] for key in QUESTIONS} == {key: set(kinds) for key, kinds in QUESTIONS.items()}


WRITERS = {"note", "intervene"}
TABLE_TX, HOST_TOOLS = "bot/service/tables/open_table.py", "bot/service/features/host_tools/actions.py"
"""Where remarks are written, and where each tool declares its own."""
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


def keys_of(source: Source) -> Iterator[str | None]:
    """Yield the key of each sentence that a file gives to a table, None for one that cannot be told from reading."""
    if source.path in (TABLE_TX, HOST_TOOLS) or not any(f"table.{name}(" in source.text for name in WRITERS):
        return
    functions = [node for node in ast.walk(source.tree) if isinstance(node, Function)]
    for function in functions:
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and _writes(call):
                yield from _keys(call.args[0], function, functions)


def _writes(call: ast.Call) -> bool:
    match call.func:
        case ast.Attribute(ast.Name("table"), name):
            return name in WRITERS
        case _:
            return False


def _keys(found: ast.expr, function: Function, functions: Sequence[Function]) -> Iterator[str | None]:
    match found:
        case ast.Call(ast.Name("say"), [ast.Constant(str(key)), *_]):
            yield key
        case ast.Name(name) if name in (names := [given.arg for given in function.args.args]):
            place = names.index(name)
            for other in functions:
                for call in ast.walk(other):
                    if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == function.name:
                        yield from _keys(call.args[place], other, functions)
        case ast.Name(name):
            given = [node.value for node in ast.walk(function) if _gives(node, name)]
            for value in given or [None]:
                if value is None:
                    yield None
                elif not (isinstance(value, ast.Constant) and value.value is None):
                    yield from _keys(value, function, functions)
        case _:
            yield None


def _gives(node: ast.AST, name: str) -> TypeGuard[ast.Assign | ast.AnnAssign]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return any(isinstance(target, ast.Name) and target.id == name for target in targets)


def test_every_sentence_that_is_given_to_remarks_is_known() -> None:
    given = {(source.path, key) for source in product() for key in keys_of(source)}
    given |= {(HOST_TOOLS, tool.key) for tool in TOOLS.values() if tool.key != "done-rewind"}  # for the host alone
    keys = {key for _, key in given}
    # What stays behind when a table moves is said in its file alone.
    assert keys == set(SENTENCES) - {"remark-left-behind"}, "by reading the product alone"
    assert QUESTIONS.keys() == {f"ballot-{kind}" for kind in MEASURES}


async def test_a_remark_without_a_sentence_cannot_be_written(world: World) -> None:
    loaded = await world.started(ANN, BOB)
    for phrase in (say("remark-news"), say("remark-back"), say("remark-back", who="Ann"), say("remark-by", what="x")):
        for way in (TableTx.note, TableTx.intervene):
            with pytest.raises(Strange):
                async with world.store.write(GUILD) as tx:
                    await way(TableTx(world.context, tx, loaded), phrase)
    async with world.store.read(GUILD) as tx:
        assert await tx.remarks(1) == []


@pytest.mark.parametrize("others", [(), (BOB,)])
async def test_a_table_that_was_rated_and_began_friendly_moves(world: World, others: tuple[int, ...]) -> None:
    number = await open_rated(world)
    for user in others:
        await world.click(user, await world.press(user, "join", table=number), "I agree, let me join")
    await world.press(ANN, "computer", "easy", table=number)
    await world.store.people.save_person(Person(user=BOB, rated=False))
    await world.press(ANN, "start", table=number)
    async with world.store.read(GUILD) as tx:
        [remark] = await tx.remarks(number)
    assert remark.phrase.key == ("rated-not-agreed" if others else "rated-alone")
    moved = unpack(await take(world.store, GUILD, number), TITLES.get)
    assert [found.phrase for found in moved.remarks] == [remark.phrase]


OWN = [
    say("rated-alone"),
    say("rated-not-agreed", who=(Who(1),)),
    say("did-rewind", turns=3),
    say("remark-too-late"),
    say("remark-agreed", what=say("ballot-rewind", who=(Who(0), Who(1)), number=4)),
    say("remark-agreed", what=say("ballot-rewind", who=say("host-nobody"), number=4)),
    say("remark-declined", who=Who(1), what=say("ballot-pause", until="<t:1800000000:f>")),
    say("remark-took-over", who=Who(1), former=shown("Bob_*")),
    say("remark-vacation", who=Who(0), until="<t:1800000000:f>"),
]


@pytest.mark.parametrize("phrase", OWN, ids=lambda phrase: phrase.key)
def test_what_is_written_here_stays_as_it_is(phrase: Phrase) -> None:
    assert retold(phrase, 2) == phrase


def test_a_seat_that_there_is_not_is_strange() -> None:
    with pytest.raises(Strange):
        retold(say("remark-back", who=Who(2)), 2)


@given(st.text(max_size=60))
def test_a_name_is_shown_as_it_was(name: str) -> None:
    kept = clean(name)
    assert plain(shown(kept)) == kept
    assert retold(say("remark-took-over", who=Who(0), former=shown(kept)), 1).facts["former"] == shown(kept)


@pytest.mark.guarantee("hostile-files")
async def test_a_forged_remark_puts_nothing_into_the_log_that_acts(world: World) -> None:
    await world.started(ANN, BOB)
    await world.press(ANN, "host-pause", values=("why not",))
    data = await take(world.store, GUILD, 1)

    def forge(content: Any) -> None:
        _remark("remark-took-over", who={"type": "who", "seat": 0}, former=EVIL)(content)
        content["remarks"][0]["name"] = content["remarks"][0]["reason"] = EVIL

    number = await put_up(world.store, unpack(_edit(data, forge), TITLES.get), THERE, 5)
    said = text(await world.look(ANN, "log", table=str(number), guild=THERE, channel=5))
    assert "took over from" in said and "BIG" in said, "the forged remark is there"
    assert not any(bad in said for bad in ("\n# BIG", "from # BIG", "[free](", "\u202e", "<@99>", " @everyone"))
