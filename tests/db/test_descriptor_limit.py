"""No more files stay open than the system allows; the limit is raised where that is possible."""

from __future__ import annotations

import sys

import pytest

from db.descriptor_limit import EACH, FEWEST, SCANT, SPARE, OpenFileLimit, files_at_most, limit_for

resource = pytest.importorskip("resource", reason="a limit of descriptors is not known on every system")


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    now = {"soft": 256, "hard": 4096, "raised": 0}

    def set_limit(_what: int, limits: tuple[int, int]) -> None:
        if limits[0] > now["hard"]:
            raise ValueError
        now["raised"] = limits[0]

    monkeypatch.setattr(resource, "getrlimit", lambda _what: (now["soft"], now["hard"]))
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    monkeypatch.setattr(sys, "platform", "linux")
    return now


def test_a_low_limit_is_raised(limit: dict[str, int]) -> None:
    assert files_at_most(250) == limit_for(250) and limit["raised"] == EACH * 250 + SPARE


def test_where_it_cannot_be_raised_fewer_files_are_open(limit: dict[str, int]) -> None:
    limit["hard"] = 256
    assert files_at_most(250) == OpenFileLimit(60 - 16, 60, 256, EACH * 250 + SPARE)
    assert (256 - SCANT) // EACH == 60
    limit["soft"] = limit["hard"] = 128
    assert files_at_most(250) == OpenFileLimit(9, 17, 128, EACH * 250 + SPARE)
    limit["soft"] = limit["hard"] = 64
    assert files_at_most(250).most == FEWEST
    assert "may have 64 files open at once" in str(files_at_most(250)) and "to 900 or more" in str(files_at_most(250))


def test_what_is_enough_is_left_alone(limit: dict[str, int]) -> None:
    limit["soft"] = 1024
    assert files_at_most(250) == limit_for(250) and limit["raised"] == 0
