"""A saved action is done, whatever fails after it: no answer denies it, so no player does it twice."""

from __future__ import annotations

import asyncio
import copy
import shutil
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot import progress
from bot.errors import DamagedFile, StoreFull, StoreUnavailable
from bot.games.core.phrase import say
from bot.progress import Progress
from bot.service.card import Button, ButtonId, Card, Menu, PeopleMenu
from bot.service.features.all_handlers import BUTTONS
from bot.service.request import Answer, AnswerFailed, Request
from tests.service.pretended import blocks, button_ids, buttons, labels, text
from tests.service.world import ANN, BOB, CEM, DAN, GUILD, World, judged, translator
from tests.service.world import world as make_world
from tests.soaking import by_turns
from tests.support.substitute import substitute

ERRORS = (StoreUnavailable("locked"), StoreFull("full"), DamagedFile(GUILD, "900.sqlite", "torn page"))
SAVES = ("save_person", "save_notice_at", "save_vacation")
Press = tuple[int, ButtonId, tuple[str, ...]]


class Failing:
    """A store in which everything fails after the first commit."""

    def __init__(self, real: Any, error: Exception) -> None:
        self._real = real
        self._error = error
        self.written = 0
        self.people, self.due_index, self.pending = _Part(self, real.people), real.due_index, real.pending
        self.admit = real.admit

    def check(self) -> None:
        if self.written:
            raise self._error

    @asynccontextmanager
    async def read(self, guild: int) -> AsyncIterator[Any]:
        self.check()
        async with self._real.read(guild) as tx:
            yield tx

    @asynccontextmanager
    async def write(self, guild: int) -> AsyncIterator[Any]:
        self.check()
        async with self._real.write(guild) as tx:
            yield tx
        self.written += 1

    def __getattr__(self, name: str) -> Any:
        return getattr(_Part(self, self._real), name)


class _Part:
    def __init__(self, store: Failing, real: Any) -> None:
        self._store = store
        self._real = real

    def __getattr__(self, name: str) -> Any:
        call = getattr(self._real, name)

        async def checked(*given: Any, **named: Any) -> Any:
            self._store.check()
            found = await call(*given, **named)
            self._store.written += name in SAVES
            return found

        return checked


@contextmanager
def failing(world: World, error: Exception) -> Iterator[Failing]:
    store: Any = Failing(world.store, error)
    substitute(world.context, store=store)
    try:
        yield store
    finally:
        substitute(world.context, store=world.store)


@dataclass
class Kept:
    """A table as it stood: each press is tried at a copy of it."""

    folder: Path
    messenger: Any
    clock: Any
    asked: int
    tried: int = 0

    @asynccontextmanager
    async def again(self) -> AsyncIterator[World]:
        self.tried += 1
        folder = self.folder.with_name(f"copy-{self.tried}")
        shutil.copytree(self.folder, folder)
        messenger, clock = copy.deepcopy((self.messenger, self.clock))
        messenger.clock = clock
        async with make_world(folder, clock=clock, messenger=messenger) as world:
            world.asked = self.asked
            yield world
        shutil.rmtree(folder)


async def lobby(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    await world.press(ANN, "computer", "easy")
    await world.press(ANN, "option", "order", values=("fixed",))


async def rated(world: World) -> None:
    await world.opened(ANN)
    await world.use(ANN, ButtonId(GUILD, 1, "be-rated", ("term",)))


async def running(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await world.fly(ANN)
    await world.press(BOB, "pause", values=("3d",))
    await world.press(BOB, "offer-seat", "1", "anybody")


async def resting(world: World) -> None:
    await world.started(ANN, BOB, computers=1)
    await world.press(ANN, "host-pause", values=("a rest",))


async def left(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await world.press(BOB, "resign", "computer")


STAGES: dict[Callable[[World], Coroutine[Any, Any, None]], set[str]] = {
    lobby: {"join", "leave", "computer", "remove", "start", "preset", "option", "term", "invite", "cancel"},
    rated: {"be-rated", "rating", "forget-me", "prefer", "server-option", "server-term", "server-language"},
    running: {"do", "undo", "ballot", "take-seat", "resign", "cancel-game", "host-hand", "host-cancel", "notice-here"},
    resting: {"resume", "host-go-on"},
    left: {"host-computer", "host-offer", "host-skip"},
}
"""Tables, and what changes something there: it must have been found and tried."""
EACH = 3
"""So many presses of a verb are tried for each person at each table."""


def on(card: Card) -> Iterator[tuple[ButtonId, tuple[str, ...]]]:
    """Everything that can be pressed and chosen on a card."""
    for button in buttons(card):
        if isinstance(button, Button) and button.button_id is not None:
            yield button.button_id, ()
    for menu in blocks(card, Menu):
        for choice in (menu.choices[:1], menu.choices[-1:]):
            yield menu.button_id, tuple(found.value for found in choice)
    for menu in blocks(card, PeopleMenu):
        yield menu.button_id, (f"{CEM + 1000} Zoe",)


def roots() -> Iterator[Press]:
    for user in (ANN, BOB, CEM):
        for verb, button in sorted(BUTTONS.items()):
            yield user, ButtonId(0, 0, verb) if button.personal else ButtonId(GUILD, 1, verb), ()
    yield ANN, ButtonId(GUILD, 1, "resume-here"), ()
    yield ANN, ButtonId(0, 0, "forget-me", ("yes",)), ()
    yield ANN, ButtonId(0, 0, "rating", ("on",)), ()
    yield ANN, ButtonId(0, 0, "prefer", ("remind",)), ("2d",)


def filled(button_id: ButtonId, values: tuple[str, ...]) -> tuple[str, ...]:
    button = BUTTONS.get(button_id.verb)
    return values or (("a reason",) if button is not None and button.form is not None else ())


def never_said() -> tuple[str, ...]:
    words = translator().words("en")
    told = [words(say(key)) for key in ("refused-busy", "refused-disk-full", "refused-damaged", "refused-discord")]
    return (*told, "not done", "stands as it was")


async def tried_at(world: World, press: Press, error: Exception) -> tuple[Answer, int]:
    """Press; return what is shown, and how often something was committed by it."""
    user, button_id, values = press
    with failing(world, error) as store:
        request = world.ask(user, server_admin=user == ANN)
        answer = await world.service.press(request.on(button_id, filled(button_id, values)))
        judged(answer)
        return answer, store.written


@pytest.mark.files("a copy of the data folder")
@pytest.mark.guarantee("answer-matches-store")
@pytest.mark.parametrize("stage", by_turns(STAGES, 3), ids=lambda stage: stage.__name__)
async def test_no_button_calls_what_was_saved_not_done(
    tmp_path: Path, stage: Callable[[World], Coroutine[Any, Any, None]]
) -> None:
    async with make_world(tmp_path / "start") as world:
        await stage(world)
        await world.settle()
        kept = Kept(tmp_path / "start", world.messenger, world.clock, world.asked)
    standing = [found for message in kept.messenger.messages.values() for found in on(message.card)]
    waiting: deque[Press] = deque((user, *found) for user in (ANN, BOB, CEM, DAN) for found in standing)
    waiting.extend(roots())
    wrote, known = set[str](), set[Press]()
    tried: Counter[tuple[int, str]] = Counter()
    while waiting:
        async with kept.again() as world:
            while waiting:
                user, button_id, values = press = waiting.popleft()
                if press in known or tried[user, button_id.verb] == EACH:
                    continue
                known.add(press)
                tried[user, button_id.verb] += 1
                card, commits = await tried_at(world, press, ERRORS[len(tried) % len(ERRORS)])
                if commits:
                    wrote.add(button_id.verb)
                    assert card.progress, (
                        f"{button_id.verb} {button_id.nouns} {values} was saved, and its answer does not know"
                    )
                    told = [words for words in never_said() if words in text(card)]
                    assert not told, f"{button_id.verb} {button_id.nouns} {values} was saved, and yet told: {told}"
                    break
                waiting.extend((user, *found) for found in on(card))
    assert STAGES[stage] - wrote == set()


DONE = "Done. I cannot show it just now"


async def test_a_command_that_was_saved_is_done_and_not_done_twice(world: World) -> None:
    await world.started(ANN, BOB)
    request = world.ask(ANN, source="slash")
    given: tuple[Request, str, str, dict[str, str]] = (request, "space-mission", "top-up", {"discard": "-"})
    with failing(world, StoreUnavailable("locked")):
        assert DONE in text(await world.service.command(*given))
    for _ in range(2):
        assert "🃏" in text(judged(await world.service.command(*given))) or len(await world.entries()) == 1
    assert len(await world.entries()) == 1, "the same interaction is the same action"


@pytest.mark.parametrize(
    ("look", "about"),
    [
        *(("language", "de"), ("notice", "mention"), ("pictures", "contrast"), ("rating", "on")),
        *(("zone", "Europe/Berlin"), ("quiet", "22-7"), ("remind", "2d"), ("digest", "18:00"), ("undo", None)),
        *(("vacation", "3d"), ("settings", None)),
    ],
)
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
async def test_no_page_calls_what_was_saved_not_done(
    world: World, look: str, about: str | None, error: Exception
) -> None:
    await world.started(ANN, BOB)
    await world.fly(ANN)
    with failing(world, error) as store:
        told = text(await world.look(ANN, look, about))
    assert store.written or look == "settings"
    assert not [words for words in never_said() if words in told]


async def test_a_table_that_was_opened_is_open(world: World) -> None:
    with failing(world, StoreUnavailable("locked")):
        told = text(judged(await world.service.play(world.ask(ANN), "space-mission", thread=False)))
    assert "open" in told and len(await world.tables()) == 1, "storing the language is not what was asked for"


async def test_partly_deleted_user_is_told_so(world: World) -> None:
    await world.started(ANN, BOB)
    with failing(world, StoreUnavailable("locked")):
        told = text(await world.press(ANN, "forget-me", "yes", of=0, table=0))
    assert "Only a part of that is done" in told
    assert "Only a part" not in text(await world.press(ANN, "forget-me", "yes", of=0, table=0))


async def test_refusal_in_the_place_of_a_panel_leads_back(world: World) -> None:
    """The answer replaces the message that was clicked: without buttons a direct message would be a dead end."""
    await world.started(ANN, BOB)
    with failing(world, StoreUnavailable("locked")) as store:
        store.written = 1
        shown = await world.press(ANN, "do", "top-up", "-", guild=None, clicked=4444)
        beside = await world.press(ANN, "do", "top-up", "-")
    assert "not done" in text(shown) and labels(shown) == ["Act", "My tables"] and labels(beside) == []
    [back, _] = button_ids(shown)
    assert "Your turn" in text(await world.use(ANN, back, guild=None, clicked=4444))


async def test_before_the_commit_it_is_not_done(world: World) -> None:
    await world.started(ANN, BOB)
    with failing(world, StoreUnavailable("locked")) as store:
        store.written = 1
        assert "not done" in text(await world.press(ANN, "do", "top-up", "-"))
    assert await world.entries() == []


async def test_unexpected_fault_after_the_commit_says_it_is_done(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stumbles(*_: Any) -> None:
        raise KeyError("a bug")

    await world.started(ANN, BOB)
    monkeypatch.setattr("bot.service.features.play.handlers.panel_after", stumbles)
    with pytest.raises(AnswerFailed) as caught:
        await world.discard(ANN)
    assert caught.value.progress is Progress.DONE and isinstance(caught.value.__cause__, KeyError)
    told = text(world.service.apology("en-US", "abc", caught.value.progress))
    assert told.startswith("Done, but") and "abc" in told
    assert "stands as it was" in text(world.service.apology("en-US", "abc", Progress.NOTHING))
    assert text(world.service.apology("en-US", "abc", Progress.PART)).startswith("Only a part of that is done")


async def test_what_others_commit_meanwhile_is_not_what_was_asked_for() -> None:
    with progress.watched() as operation:
        await asyncio.create_task(_commits())
        with progress.counting(Progress.NOTHING):
            progress.committed()
        assert operation.progress is Progress.NOTHING
        with progress.counting(Progress.PART):
            progress.committed()
        assert operation.progress is Progress.PART
        progress.committed()
        assert operation.progress is Progress.DONE
        progress.part_done()
        assert operation.progress is Progress.DONE
    progress.committed()
    assert progress._operation.get() is None


async def _commits() -> None:
    progress.committed()
