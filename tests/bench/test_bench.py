"""The measurements work: each in its short form, and the command that runs them all."""

from __future__ import annotations

import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.games.core.legend import LEGEND
from bot.games.registry import TITLES
from tests.bench import engine, pictures
from tests.bench.parts import Part, all_parts
from tests.render.support import PAINTED

ROOT = Path(__file__).parent.parent.parent
PARTS = all_parts()


@pytest.mark.parametrize(("name", "part"), PARTS.items(), ids=[*PARTS])
async def test_each_part_measures_in_its_short_form(name: str, part: Part[Any]) -> None:
    rows = [row async for rows in part.measure(part.short) for row in rows]
    assert rows and len({row["name"] for row in rows}) == len(rows)
    assert all(math.isfinite(row["value"]) for row in rows), rows
    assert all(row["name"].startswith(f"{name.partition('.')[0]}.") for row in rows), rows


def test_the_rules_of_every_registered_game_are_measured() -> None:
    subjects = list(engine.subjects())
    assert list(dict.fromkeys(subject.game.meta.id for subject in subjects)) == list(TITLES)
    assert all(len(subject.seats) >= 2 for subject in subjects)
    assert len({subject.name for subject in subjects}) == len(subjects)
    assert {subject.name for subject in subjects if subject.options.get("board") == "belt"} == {"engine.skymines.belt"}


def test_every_look_of_every_registered_game_is_measured() -> None:
    measured = {(each.sample.game, each.sample.look) for each in pictures.asked().values()}
    assert measured == {(game, look) for game in TITLES for look in {*PAINTED[game].LOOKS} - {LEGEND}}


def test_the_next_versions_of_a_measured_table_differ() -> None:
    for name, asked in pictures.asked().items():
        versions = [asked.following(asked.sample.view, n) for n in range(4)]
        assert all(version not in versions[:n] for n, version in enumerate(versions)), name


def _bench(*given: str) -> tuple[int, list[dict[str, Any]], str]:
    line = [sys.executable, "-m", "tests.bench", "--package", "tests.bench.ill", *given]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, [json.loads(row) for row in done.stdout.splitlines()], done.stderr


def test_a_part_that_fails_is_named_after_the_others() -> None:
    code, rows, told = _bench("--short", "broken", "sound")
    assert code == 1
    assert rows == [{"name": "broken.first", "value": 1, "unit": ""}, {"name": "sound.size", "value": 1, "unit": ""}]
    assert "RuntimeError: nothing more can be measured" in told
    assert told.splitlines()[-1] == "failed: broken (exit code 1)"


def test_a_part_that_hangs_is_ended_and_named() -> None:
    code, _, told = _bench("--limit", "2", "hung")
    assert code == 1
    assert told.splitlines()[-1] == "failed: hung.for-ever (not done within 2 s)"


def test_the_parts_that_are_named_are_measured_in_full() -> None:
    assert _bench("sound")[:2] == (0, [{"name": "sound.size", "value": 1000, "unit": ""}])


def test_a_part_that_is_not_there_is_refused_with_those_there() -> None:
    code, rows, told = _bench("sound", "speed")
    assert (code, rows) == (2, [])
    assert "there is no part speed; there are broken, hung.for-ever, sound" in told
