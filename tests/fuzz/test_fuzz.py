"""The fuzzer finds every kind of fault and none where there is none; its files reproduce what it found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.core.contract import Title
from bot.games.registry import TITLES
from tests.fuzz.broken import BROKEN, Forgets, PeeksForFree, Stumbles
from tests.fuzz.fuzz import FORMAT, KEPT_EACH, KINDS, Finding, FuzzTable, again, fuzz, read, write
from tests.fuzz.random_play import nonsense
from tests.leaks.leaky_games import LEAKY
from tests.tools import fuzz as command
from tests.tools.__main__ import main
from tests.toys import TOYS
from tests.toys.automa_deck import AutomaDeck
from tests.toys.automa_deck_presenter import AutomaDeckPresenter
from tests.toys.sealed_bid import SealedBid
from tests.toys.sealed_bid_presenter import SealedBidPresenter

SHORT = 120
"""Entries after which a toy counts as endless; the longest sound ones take about sixty."""


def budget(entries: int) -> Callable[[], bool]:
    """Go on for so many entries, whatever the clock says."""
    left = iter(range(entries))
    return lambda: next(left, None) is not None


def spoken(game: Any) -> Title:
    return Title(game, AutomaDeckPresenter() if isinstance(game, AutomaDeck) else SealedBidPresenter())


@pytest.mark.parametrize("name", TITLES)
def test_a_registered_game_holds(name: str):
    report = fuzz(TITLES[name], b"suite", budget(24))
    assert report.findings == ()
    assert report.entries > 18


@pytest.mark.parametrize("name", TOYS)
def test_the_sound_toys_hold(name: str):
    report = fuzz(TOYS[name], b"suite", budget(200))
    assert report.findings == ()
    assert report.games > 2


@pytest.mark.slow
@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("seed", range(4))
def test_a_registered_game_holds_long(name: str, seed: int):
    assert fuzz(TITLES[name], bytes([seed]), budget(6_000)).findings == ()


@pytest.mark.guarantee("fuzzer-can-fail")
@pytest.mark.parametrize("name", BROKEN)
def test_every_kind_of_fault_is_found_and_found_again(name: str, tmp_path: Path):
    make, kind = BROKEN[name]
    report = fuzz(spoken(make()), b"broken", budget(400), SHORT, enough=6)
    assert report.counted[kind], report.findings
    # A lesson forgotten is a mark gone wrong too; all other faults show under one name.
    assert set(report.counted) == {kind} or name == "Forgets"
    found = [finding for finding in report.findings if finding.kind == kind]
    assert len(found) <= KEPT_EACH
    for finding in found[:2]:
        told = read(write(finding, tmp_path).read_bytes())
        assert told == finding
        once_more = again(spoken(make()), told)
        assert once_more is not None
        assert (once_more.kind, once_more.entries) == (kind, finding.entries)


def test_all_kinds_are_shown_to_be_found():
    assert {kind for _, kind in BROKEN.values()} == set(KINDS)


@pytest.mark.guarantee("fuzzer-can-fail")
@pytest.mark.parametrize("name", LEAKY)
def test_every_leaky_toy_is_found(name: str):
    _, game, presenter, _ = LEAKY[name]
    # A leaky list disagrees with what is refused, which shows first; a lesson that is not counted shows in what can be
    # taken back.
    report = fuzz(Title(game(), presenter()), b"leaky", budget(400), enough=80 if name == "legal list" else 8)
    assert "leak" in report.counted, report.counted
    assert set(report.counted) <= {"leak", "legal", "undo"}


@pytest.mark.parametrize("make", [Stumbles, PeeksForFree, Forgets])
def test_where_it_is_mended_nothing_is_found_again(make: Callable[[], Any]):
    report = fuzz(spoken(make()), b"broken", budget(400), SHORT, enough=6)
    assert again(spoken(AutomaDeck()), report.findings[0]) is None


def test_the_same_seed_makes_the_same_games():
    reports = [fuzz(spoken(Stumbles()), b"same", budget(200), enough=2) for _ in range(2)]
    assert msgspec.json.encode(reports[0].findings[0].entries) == msgspec.json.encode(reports[1].findings[0].entries)
    assert reports[0].entries == reports[1].entries
    other = fuzz(spoken(Stumbles()), b"other", budget(200), enough=1)
    assert other.findings[0].plan != reports[0].findings[0].plan


def test_games_differ_in_everything_that_can_be_chosen():
    seen: set[tuple[int, tuple[tuple[str, str], ...]]] = set()

    class Watched(SealedBid):
        def setup(self, seats: int, options: Any, seed: bytes) -> Any:
            seen.add((seats, tuple(options.items())))
            return super().setup(seats, options, seed)

    fuzz(spoken(Watched()), b"all", budget(800))
    assert len(seen) == 3 * 2 * 2


@pytest.mark.parametrize("name", [*TOYS, *TITLES])
def test_nonsense_is_there_for_every_verb(name: str):
    game = (TOYS.get(name) or TITLES[name]).game
    assert {type(action) for action in nonsense(game)} == {verb.action for verb in game.meta.verbs}


def test_the_command_plays_for_the_given_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    out = tmp_path / "found"
    assert main(["fuzz", "--game", "space-mission", "--seconds", "0.3", "--seed", "5a", "--out", str(out)]) == 0
    assert "seed 5a" in capsys.readouterr().out
    assert not out.exists()


def test_the_command_writes_what_it_finds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(command, "TITLES", {"automa-deck": spoken(Stumbles())})
    assert main(["fuzz", "--game", "automa-deck", "--seconds", "0.5", "--seed", "5a", "--out", str(tmp_path)]) == 1
    assert "crash after" in capsys.readouterr().err
    file = next(iter(tmp_path.iterdir()))
    assert main(["fuzz", "--again", str(file)]) == 1
    assert "third card" in capsys.readouterr().err
    monkeypatch.setattr(command, "TITLES", {"automa-deck": spoken(AutomaDeck())})
    assert main(["fuzz", "--again", str(file)]) == 0
    assert "all holds" in capsys.readouterr().out


def test_what_cannot_be_done_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    odd = tmp_path / "odd.json"
    odd.write_text("{}")
    strange = Finding(
        kind="crash", detail="", game="chess", edition="", rules_version=1, plan=FuzzTable(2, {}, "00"), entries=()
    )
    elsewhere = write(strange, tmp_path)
    for arguments, words in (
        (("--game", "chess"), "space-mission"),
        (("--seed", "xyz"), "hexadecimal"),
        (("--again", str(tmp_path / "none.json")), "cannot be read"),
        (("--again", str(odd)), "no finding"),
        (("--again", str(elsewhere)), "chess"),
    ):
        assert main(["fuzz", *arguments]) == 1
        assert words in capsys.readouterr().err
    assert strange.format == FORMAT
