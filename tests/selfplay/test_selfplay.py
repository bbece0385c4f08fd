"""The commands that let computer players play: one game's record, and what none of them can do."""

from __future__ import annotations

import json

import pytest

from tests.tools.__main__ import main

SEED = "5a" * 32
MANY = ("report", "tournament")
COMMANDS = ("selfplay", *MANY)


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
        *((f"{command} --game chess", "--game is one of: space-mission") for command in COMMANDS),
        *((f"{command} --option colour=red", "no option colour") for command in COMMANDS),
        ("selfplay --seats 9", "2 to 5 players"),
        ("selfplay --seed xyz", "64 hexadecimal digits"),
        *((f"{command} --players 9", "2 to 5 players") for command in MANY),
        *((f"{command} --games 0", "one game at least") for command in MANY),
        ("tournament --players 1", "2 to 5 players"),
        *((f"{command} --seed xyz", "hexadecimal") for command in MANY),
        ("report --level odd", "easy, steady, strong"),
        ("tournament --levels strong odd", "easy, steady, strong"),
        ("tournament --effort 0", "greater than 0"),
        ("tournament --milliseconds -1", "greater than 0"),
    ],
)
def test_a_wrong_argument_is_told(arguments: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    command, *given = arguments.split()
    one = () if command == "selfplay" else ("--games", "1", "--processes", "1")
    assert main([command, *one, *given]) == 1
    told = capsys.readouterr()
    assert words in told.err and not told.out
