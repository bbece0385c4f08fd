"""The independent verifier accepts valid records, refuses the rest, and imports nothing of ours."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.history.record import encode_record, full_record
from bot.games.history.referee import verify as referee
from bot.games.registry import TITLES
from tests.conformance.games import Case, some_cases
from tests.conformance.play import gone_back, seed_of
from tests.fixtures.library import files, plain_bytes
from tests.soaking import by_turns, share
from tests.stranger import verify_record
from tests.stranger.verify_record import Refused, verify

SCRIPT = Path(verify_record.__file__)


def data_of(game: str) -> Path:
    return Path("bot/games") / game.replace("-", "_") / "data"


def game_of(file: Path) -> str:
    return file.parent.parent.name


def held(data: bytes, game: str) -> bool:
    try:
        verify(data.decode(), data_of(game))
    except Refused:
        return False
    return True


@pytest.mark.guarantee("record-proves")
def test_it_imports_nothing_of_ours():
    imported: set[str] = set()
    for node in ast.walk(ast.parse(SCRIPT.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module
            imported.add(node.module)
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


def test_it_knows_every_registered_game():
    assert set(verify_record.GAMES) == set(TITLES)


@pytest.mark.guarantee("record-proves")
@pytest.mark.parametrize(
    "file", by_turns(files(), 4), ids=lambda file: f"{game_of(file)}/{file.name.partition('.')[0]}"
)
def test_it_holds_every_kept_record(file: Path):
    data = plain_bytes(file)
    assert verify(data.decode(), data_of(game_of(file))) == len(json.loads(data)["entries"])


@pytest.mark.guarantee("record-proves")
@pytest.mark.parametrize("case", by_turns([case for case in some_cases() if case.game in TITLES], 3), ids=str)
def test_it_deals_again_after_a_rewind(case: Case):
    game, replay = case.title.game, gone_back(case)
    data = encode_record(full_record(game, ("human",) * case.seats, case.options, seed_of(case, 0), replay))
    assert verify(data.decode(), data_of(case.game)) == len(replay.positions) - 1


def test_it_runs_alone(tmp_path: Path):
    """In an empty folder, without our packages on its path."""
    file, data = tmp_path / "record.json", plain_bytes(files()[0])
    game, commitment = game_of(files()[0]), json.loads(data)["commitment"]

    def run(*more: str) -> tuple[int, str]:
        command = [sys.executable, "-I", "-S", str(SCRIPT.resolve()), str(file), str(data_of(game).resolve()), *more]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert not done.stderr
        return done.returncode, done.stdout

    file.write_bytes(data)
    assert run() == run(commitment) == (0, f"holds: {len(json.loads(data)['entries'])} entries\n")
    assert run("0" * 64) == (1, "refused: this is the record of another game\n")
    file.write_bytes(data[:-9])
    assert run()[0] == 1


# Tampering

SAMPLES = [file for game in TITLES for file in files() if game_of(file) == game and file.name.startswith("dealt-anew")]
SAMPLES += [next(file for file in files() if game_of(file) == game and "_2_" in file.name) for game in TITLES]
SAMPLES += [next(file for file in files() if file.name.startswith("sixties_1"))]
"""With a rewind that deals again, with two seats, and alone."""
UNSEEN = {"player", "effort"}
"""What nobody can referee within its bounds: who played on a seat, and how long a computer searched."""


def leaves(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*way, key))
    elif isinstance(value, list) and value:
        for place, inner in enumerate(value):
            yield from leaves(inner, (*way, place))
    else:
        yield way


def put(record: Any, way: tuple[Any, ...], change: Callable[[Any], Any]) -> bytes:
    """Return the record with the value at a place changed."""
    copy = json.loads(json.dumps(record))
    value = copy
    for step in way[:-1]:
        value = value[step]
    value[way[-1]] = change(value[way[-1]])
    return json.dumps(copy).encode()


def another(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value[:-1]}{'b' if value[-1:] != 'b' else 'c'}"
        case None:
            return 1
        case _:
            return ["1"]


@pytest.mark.guarantee("record-proves")
@pytest.mark.parametrize(
    "file", by_turns(SAMPLES, 2), ids=lambda file: f"{game_of(file)}/{file.name.partition('.')[0]}"
)
def test_no_value_can_be_changed(file: Path):
    """Deal, draws, actions, happenings, result, head: whatever a stranger's program finds changed is refused."""
    record = json.loads(plain_bytes(file))
    ways = [way for way in leaves(record) if way[-1] not in UNSEEN]
    chosen = Random(file.name).sample(ways, 12)
    for part in ("deal", "result", "seats", "options"):
        there = [way for way in ways if way[0] == part]
        chosen += Random(file.name).sample(there, min(4, len(there)))
    for way in share(chosen, 2):
        data = put(record, way, another)
        assert not held(data, record["game"]), way
        assert not referee(data, TITLES.get).valid, way


ODD: dict[str, tuple[tuple[Any, ...], Callable[[Any], Any]]] = {
    "true for 1": (("rules_version",), lambda _: True),
    "a float": (("entries", 0, "number"), float),
    "another format": (("version",), lambda _: 3),
    "an unknown field": (("entries", 0, "did"), lambda did: {**did, "at": 1}),
    "a field left out": (("entries", 0), lambda entry: {"number": 1, "did": entry["did"]}),
    "nouns in one text": (("entries", 0, "did", "nouns"), "".join),
    "a negative effort": (("entries", 0, "did"), lambda did: {**did, "effort": -5}),
    "a great effort": (("entries", 0, "did"), lambda did: {**did, "effort": 2**70}),
    "an unknown level": (("seats", 0, "player"), lambda _: "computer:grandmaster"),
    "an entry left out": (("entries",), lambda entries: entries[:-1]),
    "an entry after the end": (
        ("entries",),
        lambda entries: [
            *entries,
            {"number": len(entries) + 1, "did": {"entry": "seated", "seat": 0, "player": "human"}, "happened": []},
        ],
    ),
    "no entries": (("entries",), lambda _: {}),
    "another end": (("entries", 0, "did"), lambda _: {"entry": "concluded", "reason": "boredom"}),
}


@pytest.mark.parametrize("name", ODD)
@pytest.mark.parametrize("game", TITLES)
def test_what_is_no_record_is_refused(game: str, name: str):
    file = next(file for file in files() if game_of(file) == game)
    data = put(json.loads(plain_bytes(file)), *ODD[name])
    assert not held(data, game)
    assert not referee(data, TITLES.get).valid


def test_what_all_have_chosen_cannot_be_taken_back():
    """Where seats choose at the same time, a choice stands from when the last is made."""
    file = next(file for file in files() if game_of(file) == "skymines" and "_3" in file.name)
    record = json.loads(plain_bytes(file))
    shown = next(n for n, entry in enumerate(record["entries"], 1) if len(entry["happened"]) > 1)
    chosen = [entry for entry in record["entries"][:shown] if entry["did"]["entry"] == "acted"]
    assert len(chosen) >= len(record["seats"])
    for choice in chosen:
        did = {"entry": "took-back", "seat": choice["did"]["seat"], "number": choice["number"]}
        entry = {"number": shown + 1, "did": did, "happened": []}
        data = json.dumps(record | {"entries": [*record["entries"][:shown], entry]})
        with pytest.raises(Refused, match=f"entry {shown + 1}: this cannot be taken back"):
            verify(data, data_of("skymines"))
        assert referee(data.encode(), TITLES.get).entry == shown + 1


def test_what_is_named_twice_is_refused():
    game = "space-mission"
    data = plain_bytes(next(file for file in files() if game_of(file) == game))
    assert held(data, game)
    for key in (b'"total":', b'"seed":', b'"kind":', b'"start":'):
        assert not held(data.replace(key, key + b"0," + key, 1), game)


def test_other_data_files_are_refused(tmp_path: Path):
    """A record names the numbers it was played with."""
    named = [record for record in map(json.loads, map(plain_bytes, SAMPLES)) if record.get("data")]
    assert {record["game"] for record in named} == {game for game in TITLES if TITLES[game].game.meta.data}
    for record in named:
        for data in record["data"]:
            text = (data_of(record["game"]) / data["file"]).read_text(encoding="utf-8")
            (tmp_path / data["file"]).write_text(text + "# another\n", encoding="utf-8")
        with pytest.raises(Refused, match="data files"):
            verify(json.dumps(record), tmp_path)
