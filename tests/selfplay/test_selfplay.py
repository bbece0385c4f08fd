"""The command that plays a game of computer players."""

from __future__ import annotations

import json

import pytest

from tests.tools.__main__ import main

SEED = "5a" * 32


def test_the_same_seed_prints_the_same_record(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["selfplay", "--seats", "3", "--seed", SEED, "--effort", "16"]
    assert main([*line, "--json"]) == 0
    first = capsys.readouterr().out
    record = json.loads(first)
    assert (record["seed"], len(record["seats"]), record["form"]) == (SEED, 3, "full")
    assert main([*line, "--json"]) == 0
    assert capsys.readouterr().out == first
    assert main(line) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].endswith(f"seed {SEED}") and [line[:2] for line in told[1:]] == ["1.", "2.", "3."]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "chess"], "space-mission"),
        (["--seats", "9"], "2 to 5 players"),
        (["--seed", "xyz"], "64 hexadecimal digits"),
        (["--option", "colour=red"], "no option"),
    ],
)
def test_a_wrong_argument_is_told(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", *arguments]) == 1
    told = capsys.readouterr()
    assert words in told.err and not told.out
