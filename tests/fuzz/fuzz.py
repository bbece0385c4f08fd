"""The fuzzer: random whole games over all options and numbers of seats, everything probed after every entry.

What does not hold becomes a `Finding`: the log that leads there, in a file that `again` reads. One seed makes the same
games with the same findings; the number of games depends on how long it runs.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bot.games.core.actions import Action
from bot.games.core.chance import Chance
from bot.games.core.contract import BrokenInvariant, Question, Title, settle
from bot.games.history.log import VOTE, Acted, AnyEntry, BrokenLog, Concluded, Rewound, Seated, TookBack, acted
from bot.games.history.replay import Replay, advance, begin, open_entry
from tests.fuzz.probes import EFFORT, Fault, hold, probe, replayed
from tests.fuzz.random_play import draw_by_kind
from tests.fuzz.twins import Leak, SilentLesson

FORMAT = "mission-control-finding"
KINDS = ("crash", "dead-end", "invariant", "legal", "computer", "json", "replay", "undo", "leak")
RANDOM_ENTRIES = 400
"""After so many entries computer players finish a game."""
MOST_ENTRIES = 4_000
REPLAY_EVERY = 50
KEPT_EACH = 5
"""So many findings of a kind are kept; a broken rule would fill the disk."""


class FuzzTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to play at: seats, a choice for every option, the seed in hexadecimal."""

    seats: int
    options: dict[str, str]
    seed: str


class Finding(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What does not hold, and all that leads there: after the last of `entries` (or in doing it) it shows.

    `number`: the entries until then, the last included; `limit` the entries after which a game counts as endless.
    """

    format: str = FORMAT
    kind: str
    detail: str
    game: str
    edition: str
    rules_version: int
    plan: FuzzTable
    entries: tuple[Acted | TookBack | Rewound | Concluded | Seated, ...]
    limit: int = MOST_ENTRIES

    @property
    def number(self) -> int:
        """Return how many entries lead there."""
        return len(self.entries)


class Report(Struct, frozen=True):
    """What a run did: games begun, entries probed, findings kept, and how many there were of each kind."""

    games: int
    entries: int
    findings: tuple[Finding, ...]
    counted: Mapping[str, int]


def fuzz(
    title: Title, seed: bytes, more: Callable[[], bool], limit: int = MOST_ENTRIES, enough: int | None = None
) -> Report:
    """Play game after game for as long as `more` says so; a game ends early at its first finding.

    `limit`: the entries after which a game counts as endless; `enough`: stop at so many findings.
    """
    games = entries = 0
    counted: Counter[str] = Counter()
    kept: list[Finding] = []
    while more() and (enough is None or counted.total() < enough):
        finding, played = _game(title, sha256(seed + games.to_bytes(8, "big")).digest(), more, limit)
        games += 1
        entries += played
        if finding is not None:
            counted[finding.kind] += 1
            if counted[finding.kind] <= KEPT_EACH:
                kept.append(finding)
    return Report(games, entries, tuple(kept), counted)


def again(title: Title, finding: Finding) -> Finding | None:
    """Play a finding's log and probe the place; return what is found there now, None when all holds."""
    look = _Look(title, finding.plan, finding.limit)
    last = len(finding.entries)
    if last == 0:
        return look.begin()
    silent = look.begin(probed=False)
    for number, entry in enumerate(finding.entries, 1):
        silent = silent or look.go(entry, probed=number == last)
    return silent


def write(finding: Finding, folder: Path) -> Path:
    """Write a finding into a folder and return its file. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    data = msgspec.json.format(msgspec.json.encode(finding), indent=2)
    file = folder / f"{finding.game}-{finding.kind}-{sha256(data).hexdigest()[:12]}.json"
    file.write_bytes(data + b"\n")
    return file


def read(data: bytes) -> Finding:
    """Read a finding. Raises ValueError when it is none."""
    finding = msgspec.json.decode(data, type=Finding)
    if finding.format != FORMAT:
        raise ValueError(finding.format)
    return finding


class _Look:
    """A replay under observation. Every step returns what was found at it, None when all holds."""

    def __init__(self, title: Title, plan: FuzzTable, limit: int) -> None:
        self.title = title
        self.plan = plan
        self.limit = limit
        self.seed = bytes.fromhex(plan.seed)
        self.done: list[AnyEntry] = []
        self.replay: Replay | None = None

    def begin(self, *, probed: bool = True) -> Finding | None:
        return self._caught(self._begin, probed)

    def go(self, entry: AnyEntry, *, probed: bool = True) -> Finding | None:
        """Add the entry and probe the table."""
        self.done.append(entry)
        return self._caught(lambda: self._advance(entry), probed)

    def ask(self, question: Callable[[], AnyEntry | None]) -> tuple[Finding | None, AnyEntry | None]:
        """Ask for the next entry; what goes wrong in asking is a finding too."""
        answer: list[AnyEntry | None] = [None]

        def put() -> None:
            answer[0] = question()

        return self._caught(put, probed=False), answer[0]

    def _begin(self) -> None:
        self.replay = begin(self.title.game, self.plan.seats, self.plan.options, self.seed)

    def _advance(self, entry: AnyEntry) -> None:
        assert self.replay is not None
        self.replay = advance(self.title.game, self.replay, entry)

    def _probe(self) -> None:
        replay = self.replay
        assert replay is not None
        number = replay.last.number
        probe(self.title, replay, self.seed, Random(f"{self.plan.seed} {number}"))
        over = not self.title.game.to_move(replay.state)
        hold("dead-end", over or number < self.limit, f"the game goes on after {number} entries")
        if over or number % REPLAY_EVERY == 0:
            replayed(self.title.game, replay, self.plan.seats, self.plan.options, self.seed)

    def _caught(self, do: Callable[[], None], probed: bool) -> Finding | None:
        try:
            do()
            if probed:
                self._probe()
        # Whatever the rules raise here is what the fuzzer is for.
        except Exception as error:
            return self._finding(*_told(error))
        return None

    def _finding(self, kind: str, detail: str) -> Finding:
        meta = self.title.game.meta
        return Finding(
            kind=kind,
            detail=detail,
            game=meta.id,
            edition=meta.edition,
            rules_version=meta.rules_version,
            plan=self.plan,
            entries=tuple(self.done),
            limit=self.limit,
        )


def _told(error: Exception) -> tuple[str, str]:
    """Return the kind of a finding and its words."""
    match error:
        case Fault():
            return error.kind, error.detail
        case Leak():
            return "leak", str(error)
        case SilentLesson():
            return "undo", str(error)
        case BrokenInvariant():
            return "invariant", str(error)
        case BrokenLog():
            return "legal", f"what was offered is not accepted: {error}"
        case _:
            return "crash", "".join(traceback.format_exception(error))


def _game(title: Title, seed: bytes, more: Callable[[], bool], limit: int) -> tuple[Finding | None, int]:
    """Play one game until it ends, something is found, or time is up."""
    random = Random(seed)
    look = _Look(title, _plan(title, random), limit)
    player = _Player(title, random)
    finding = look.begin()
    while finding is None and look.replay is not None and more():
        replay = look.replay
        finding, entry = look.ask(lambda replay=replay: player.entry(replay))
        if finding is None and entry is None:
            return None, len(look.done)
        if finding is None and entry is not None:
            finding = look.go(entry)
    return finding, len(look.done)


def _plan(title: Title, random: Random) -> FuzzTable:
    meta = title.game.meta
    chosen = {option.id: random.choice(option.choices) for option in meta.options}
    return FuzzTable(random.randint(*meta.players), settle(meta.options, chosen), random.randbytes(32).hex())


class _Player:
    """Who plays on all seats: at random, kinds first; a game's habits are drawn once."""

    def __init__(self, title: Title, random: Random) -> None:
        self.title = title
        self.random = random
        self.wild = random.choice((1.0, 0.5, 0.1))
        self.regrets = random.choice((0.0, 0.05, 0.3))
        self.stream = Chance(random.randbytes(32)).open()

    def entry(self, replay: Replay) -> AnyEntry | None:
        """Return the next entry, None at the end."""
        waiting = self.title.game.to_move(replay.state)
        if not waiting:
            return None
        seat = self.random.choice(waiting)
        return self._of_the_table(replay, seat) or acted(seat, self._action(replay, seat))

    def _of_the_table(self, replay: Replay, seat: int) -> AnyEntry | None:
        if self.random.random() < self.regrets:
            other = self.random.randrange(len(replay.state.knowledge))
            number = open_entry(self.title.game, replay, other)
            if number is not None:
                return TookBack(other, number)
        chance = self.random.random()
        if chance < 0.005:
            return Seated(seat, self.random.choice(("human", f"computer:{self.title.game.meta.levels[0]}")))
        if chance < 0.008:
            epoch = replay.state.chance.epoch + 1
            return Rewound(self.random.randint(0, replay.last.number), epoch, self.random.random() < 0.9)
        return Concluded(VOTE) if chance < 0.0085 else None

    def _action(self, replay: Replay, seat: int) -> Action:
        game = self.title.game
        legal: tuple[Any, ...] = game.legal(replay.state, seat)
        if replay.last.number < RANDOM_ENTRIES and self.random.random() < self.wild:
            return draw_by_kind(legal, self.random)
        return game.choose(
            Question(game.view(replay.state, seat), legal, seat, game.meta.levels[-1], EFFORT, self.stream)
        )
