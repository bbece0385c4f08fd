"""The checker of a cluster's history: what clients saw, what Discord got, who had which lease, and what is stored.

It knows nothing of how the bot works. Entries are numbered, so each rule takes one pass.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple


class TableKey(NamedTuple):
    guild: int
    table: int


class Call(NamedTuple):
    """An interaction as its client saw it. `info`: no answer came, so it was done or not; `ended` is then infinite."""

    outcome: Literal["ok", "fail", "info"]
    interaction: int
    where: TableKey
    began: float
    ended: float
    answer: str = ""


class Request(NamedTuple):
    """A request as Discord got it, in its order; answers to interactions are not among them.

    `about`: the board, or a call to a player, by a name of its own. `message`: the one that Discord made, or found
    again by its nonce. `shows`: the last entry on a board, 0 if none is known. `says`: the words that all may read.
    """

    kind: Literal["post", "edit", "delete"]
    shard: int
    epoch: int
    where: TableKey
    about: str
    message: int
    shows: int = 0
    says: str = ""


class Lease(NamedTuple):
    """A shard was leased anew."""

    shard: int
    epoch: int


class Entry(NamedTuple):
    """A stored entry. `at`: when it was written, by the database's clock, and `member` by whom."""

    where: TableKey
    number: int
    interaction: int | None
    text: str
    member: int
    at: float


class Write(NamedTuple):
    """Something besides entries was written: `what` is the table, and `member` who did it."""

    what: str
    member: int
    at: float


@dataclass
class History:
    """All that is known, at rest. `deaths`: when members were declared dead, by the database's clock.

    `replay` returns the state to which a table's entries lead by the rules. `outbox`: what still waits to be sent.
    `secrets`: lines that one player of a table alone may read.
    """

    calls: Sequence[Call]
    requests: Sequence[Request]
    leases: Sequence[Lease]
    deaths: Mapping[int, float]
    entries: Sequence[Entry]
    snapshots: Mapping[TableKey, Any]
    replay: Callable[[Sequence[Entry]], Any]
    outbox: Sequence[TableKey] = ()
    writes: Sequence[Write] = ()
    secrets: Mapping[TableKey, Collection[str]] = field(default_factory=dict[TableKey, Collection[str]])
    logs: dict[TableKey, list[Entry]] = field(init=False)

    def __post_init__(self) -> None:
        self.logs = defaultdict(list)
        for entry in sorted(self.entries):
            self.logs[entry.where].append(entry)


def faults(history: History) -> Iterator[str]:
    """Yield what is wrong, each fault beginning with its kind and a colon."""
    for rule in (_log, _answers, _order, _messages, _boards, _forward, _secrets, _epochs, _deaths):
        yield from rule(history)
    yield from (f"waiting: a row of {where} is in the outbox at rest" for where in history.outbox)


def _log(history: History) -> Iterator[str]:
    for where, log in history.logs.items():
        numbers = [entry.number for entry in log]
        if numbers != list(range(1, len(log) + 1)):
            yield f"gap: {where} has the entries {numbers}"
        if history.replay(log) != history.snapshots.get(where):
            yield f"snapshot: that of {where} is not what its log leads to"
    count = Counter(entry.interaction for entry in history.entries if entry.interaction is not None)
    yield from (f"twice: interaction {each} has {number} entries" for each, number in count.items() if number > 1)


def _answers(history: History) -> Iterator[str]:
    """What was answered is done, as the answer said; what was refused is not done."""
    done = {entry.interaction: entry for entry in history.entries}
    for call in history.calls:
        entry = done.get(call.interaction)
        if call.outcome == "fail" and entry is not None:
            yield f"refused: interaction {call.interaction} was done all the same"
        elif call.outcome == "ok" and entry is None:
            yield f"lost: interaction {call.interaction} was answered and has no entry"
        elif call.outcome == "ok" and entry is not None and (entry.where, entry.text) != (call.where, call.answer):
            yield f"answer: interaction {call.interaction} was answered {call.answer!r}, and did {entry.text!r}"


def _order(history: History) -> Iterator[str]:
    """What had ended before another began has the smaller number: looked for from the first entry to the last."""
    calls = {call.interaction: call for call in history.calls}
    for where, log in history.logs.items():
        latest = float("-inf")
        for entry in log:
            call = calls.get(entry.interaction) if entry.interaction is not None else None
            if call is None:
                continue
            if call.ended < latest:
                yield f"order: entry {entry.number} of {where} had ended before an earlier entry began"
            latest = max(latest, call.began)


def _messages(history: History) -> Iterator[str]:
    """Each call to a player, and each board, is one message that can be seen."""
    visible: defaultdict[tuple[TableKey, str], set[int]] = defaultdict(set)
    for request in history.requests:
        messages = visible[request.where, request.about]
        if request.kind == "post":
            messages.add(request.message)
        elif request.kind == "delete":
            messages.discard(request.message)
    for (where, about), messages in visible.items():
        if len(messages) > 1:
            yield f"repeated: {about} of {where} stands in {len(messages)} messages"


def _boards(history: History) -> Iterator[str]:
    shown = {each.where: each.shows for each in history.requests if each.about == "board" and each.kind != "delete"}
    for where, log in history.logs.items():
        if shown.get(where) != log[-1].number:
            yield f"stale: the board of {where} shows entry {shown.get(where)} of {log[-1].number}"


def _forward(history: History) -> Iterator[str]:
    """What a table's board has shown it goes on to show: no later request has an older state."""
    shown: dict[TableKey, int] = {}
    for request in history.requests:
        if request.kind == "delete" or not request.shows:
            continue
        if request.shows < (newest := shown.get(request.where, 0)):
            yield f"older: a board of {request.where} shows entry {request.shows} after entry {newest}"
        shown[request.where] = max(request.shows, newest)


def _secrets(history: History) -> Iterator[str]:
    for request in history.requests:
        told = [line for line in history.secrets.get(request.where, ()) if line in request.says]
        if told:
            yield f"private: message {request.message} of {request.where} says {told}"


def _epochs(history: History) -> Iterator[str]:
    """A shard's epochs rise, and none sends after a newer one has begun to."""
    leased: dict[int, int] = {}
    for lease in history.leases:
        if lease.epoch <= leased.get(lease.shard, 0):
            yield f"epoch: shard {lease.shard} got {lease.epoch} after {leased[lease.shard]}"
        leased[lease.shard] = max(lease.epoch, leased.get(lease.shard, 0))
    sent: dict[int, int] = {}
    for request in history.requests:
        if request.epoch < sent.get(request.shard, 0):
            yield f"overtaken: epoch {request.epoch} sent for shard {request.shard} after {sent[request.shard]}"
        sent[request.shard] = max(request.epoch, sent.get(request.shard, 0))


def _deaths(history: History) -> Iterator[str]:
    for entry in history.entries:
        if entry.at > history.deaths.get(entry.member, float("inf")):
            yield f"dead: member {entry.member} wrote entry {entry.number} of {entry.where} after its death"
    for write in history.writes:
        if write.at > history.deaths.get(write.member, float("inf")):
            yield f"dead: member {write.member} wrote to the table {write.what} after its death"
