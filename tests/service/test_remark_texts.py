"""A remark in an imported table says what remarks say; it cannot format, link, mention or reverse text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeGuard

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.core.phrase import Phrase, Who, say
from bot.games.registry import TITLES
from bot.service.features.ballots.kinds import MEASURES
from bot.service.names import clean, plain, shown
from bot.service.records import Person
from bot.service.tables import remarks
from bot.service.tables.remark_texts import QUESTIONS, SENTENCES, Strange, retold
from bot.service.transfer import unpack
from bot.service.transfer.moving import put_up, take
from tests.architecture.source import Source, imports, product
from tests.service.test_rated import open_rated
from tests.service.test_transfer import EVIL, _edit, _remark
from tests.service.world import ANN, BOB, GUILD, World, text

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


REMARKS, WRITERS = "bot.service.tables.remarks", {"note", "intervene"}
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


def keys_of(source: Source) -> Iterator[str | None]:
    """Yield the key of each sentence that a file gives to `remarks`, None for one that cannot be told from reading."""
    if source.path in ("bot/service/tables/remarks.py", "bot/service/tables/tx.py"):
        return
    functions = [node for node in ast.walk(source.tree) if isinstance(node, Function)]
    own = {name for found in imports(source) if found.module == REMARKS for name in found.names}
    for function in functions:
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and _writes(call, own & WRITERS):
                yield from _keys(call.args[0 if _is_of_table(call) else 3], function, functions)


def _is_of_table(call: ast.Call) -> bool:
    """Return whether a `TableTx` is called."""
    return (
        isinstance(call.func, ast.Attribute) and isinstance(named := call.func.value, ast.Name) and named.id == "table"
    )


def _writes(call: ast.Call, own: set[str]) -> bool:
    match call.func:
        case ast.Attribute(ast.Name("remarks" | "table"), name):
            return name in WRITERS
        case ast.Name(name):
            return name in own
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
    # What stays behind when a table moves is said in its file alone.
    assert {key for _, key in given} == set(SENTENCES) - {"remark-left-behind"}, "by reading the product alone"
    assert QUESTIONS.keys() == {f"ballot-{kind}" for kind in MEASURES}


async def test_a_remark_without_a_sentence_cannot_be_written(world: World) -> None:
    loaded = await world.started(ANN, BOB)
    for phrase in (say("remark-news"), say("remark-back"), say("remark-back", who="Ann"), say("remark-by", what="x")):
        for way in (remarks.note, remarks.intervene):
            with pytest.raises(Strange):
                async with world.store.write(GUILD) as tx:
                    await way(world.context, tx, loaded, phrase)
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
