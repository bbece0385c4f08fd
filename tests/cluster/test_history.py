"""The checker finds each kind of broken history, and nothing in a sound one."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.cluster.history import Call, Entry, History, Lease, Request, TableKey, Write, faults

ONE, TWO = TableKey(1, 1), TableKey(2, 1)
FOREVER = float("inf")
History_ = dict[str, Any]


def texts(entries: Sequence[Entry]) -> tuple[str, ...]:
    """The rules of these tests: a state is what was done."""
    return tuple(entry.text for entry in entries)


def sound() -> History_:
    """Two members: the first is declared dead at 15, and the second takes shard 1 over. One call was never answered."""
    return {
        "calls": [
            Call("ok", 101, ONE, 10.0, 11.0, "a"),
            Call("ok", 102, ONE, 10.5, 13.0, "b"),
            Call("fail", 103, ONE, 13.0, 14.0),
            Call("info", 104, ONE, 13.0, FOREVER),
            Call("info", 105, ONE, 13.0, FOREVER),
            Call("ok", 106, ONE, 20.0, 21.0, "d"),
            Call("ok", 107, TWO, 10.0, 11.0, "e"),
        ],
        "requests": [
            Request("post", 1, 5, ONE, "board", 900, 1),
            Request("post", 1, 5, ONE, "call 2", 901),
            Request("edit", 1, 5, ONE, "board", 900, 3),
            Request("post", 2, 4, TWO, "board", 910, 1),
            Request("post", 1, 6, ONE, "call 2", 901),
            Request("post", 1, 6, ONE, "board", 902, 4),
            Request("delete", 1, 6, ONE, "board", 900, 0),
        ],
        "leases": [Lease(2, 4), Lease(1, 5), Lease(1, 6)],
        "deaths": {1: 15.0},
        "entries": [
            Entry(ONE, 1, 101, "a", 1, 10.7),
            Entry(ONE, 2, 102, "b", 1, 12.0),
            Entry(ONE, 3, 104, "c", 1, 14.0),
            Entry(ONE, 4, 106, "d", 2, 20.5),
            Entry(TWO, 1, 107, "e", 2, 10.5),
        ],
        "snapshots": {ONE: ("a", "b", "c", "d"), TWO: ("e",)},
        "writes": [Write("snapshot", 1, 14.0), Write("outgoing", 2, 20.5)],
        "replay": texts,
        "secrets": {ONE: {"You hold the ten"}},
    }


def kinds(history: History_) -> set[str]:
    return {fault.partition(":")[0] for fault in faults(History(**history))}


def test_nothing_is_found_in_a_sound_history() -> None:
    assert kinds(sound()) == set()


def _replaced(field: str, place: int, **changes: Any) -> Callable[[History_], None]:
    def change(history: History_) -> None:
        history[field][place] = history[field][place]._replace(**changes)

    return change


def _added(field: str, *more: Any) -> Callable[[History_], None]:
    return lambda history: history[field].extend(more)


def _both(*changes: Callable[[History_], None]) -> Callable[[History_], None]:
    def change(history: History_) -> None:
        for each in changes:
            each(history)

    return change


def _unanswered_entry(history: History_) -> None:
    del history["entries"][4]
    history["snapshots"] = {ONE: history["snapshots"][ONE]}


BROKEN: dict[str, tuple[str, Callable[[History_], None]]] = {
    "an answered action has no entry": ("lost", _unanswered_entry),
    "an entry has another text than its answer": ("answer", _replaced("calls", 0, answer="z")),
    "an entry stands at another table": ("answer", _replaced("calls", 0, where=TWO)),
    "a refused action was done": ("refused", _replaced("entries", 2, interaction=103)),
    "an unanswered interaction was done twice": (
        "twice",
        _both(
            _added("entries", Entry(ONE, 5, 104, "c", 2, 21.0)),
            _replaced("requests", 5, shows=5),
            lambda history: history["snapshots"].update({ONE: ("a", "b", "c", "d", "c")}),
        ),
    ),
    "a number is missing": (
        "gap",
        _both(_replaced("entries", 3, number=5), _replaced("requests", 5, shows=5)),
    ),
    "a number is given twice": ("gap", _both(_replaced("entries", 3, number=3), _replaced("requests", 5, shows=3))),
    "the snapshot is another": ("snapshot", lambda history: history["snapshots"].update({ONE: ("a",)})),
    "the snapshot is missing": ("snapshot", lambda history: history["snapshots"].pop(TWO)),
    "a later action stands before an earlier one": (
        "order",
        _both(_replaced("calls", 0, began=20.0, ended=21.0), _replaced("entries", 0, member=2)),
    ),
    "an unanswered action stands before what ended earlier": ("order", _replaced("calls", 3, began=22.0)),
    "a call was sent twice": ("repeated", _replaced("requests", 4, message=905)),
    "a former board stays": ("repeated", lambda history: history["requests"].pop()),
    "a board was not renewed": ("stale", _replaced("requests", 5, shows=3)),
    "a board was never sent": ("stale", lambda history: history["requests"].pop(3)),
    "an older state was shown last": (
        "stale older",
        _added("requests", Request("edit", 1, 6, ONE, "board", 902, 3)),
    ),
    "an older state was shown for a moment": ("older", _replaced("requests", 0, shows=4)),
    "all can read what one player holds": (
        "private",
        _replaced("requests", 2, says="You hold the ten of Clubs"),
    ),
    "a message still waits": ("waiting", lambda history: history.update(outbox=[ONE])),
    "an epoch was given twice": ("epoch", _added("leases", Lease(1, 6))),
    "an epoch fell": ("epoch", _added("leases", Lease(2, 3))),
    "an older epoch sent after a newer one": (
        "overtaken",
        _added("requests", Request("edit", 1, 5, ONE, "board", 902, 4)),
    ),
    "a dead member wrote": ("dead", _replaced("entries", 2, at=15.1)),
    "a dead member wrote something else": ("dead", _replaced("writes", 0, at=15.1)),
}


@pytest.mark.parametrize(("found", "change"), BROKEN.values(), ids=BROKEN)
def test_a_broken_history_is_found(found: str, change: Callable[[History_], None]) -> None:
    history = sound()
    change(history)
    assert kinds(history) == set(found.split())


def test_sound_histories_by_chance_have_no_fault() -> None:
    """Calls overlap as they like: each takes its number somewhere between its begin and its end."""
    chance = random.Random(7)
    moments = sorted(chance.random() for _ in range(300))
    calls = [
        Call("ok", number, ONE, at - chance.random() / 9, at + chance.random() / 9, str(number))
        for number, at in enumerate(moments, 1)
    ]
    entries = [Entry(ONE, call.interaction, call.interaction, call.answer, 1, 0.0) for call in calls]
    chance.shuffle(calls)
    board = [Request("post", 1, 1, ONE, "board", 1, 300)]
    assert list(faults(History(calls, board, [Lease(1, 1)], {}, entries, {ONE: texts(entries)}, texts))) == []
