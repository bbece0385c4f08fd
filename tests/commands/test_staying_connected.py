"""The bot stays in Discord until it is told to stop, whatever ends its connection; then it stops."""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.app import App
from bot.commands import supervisor
from bot.commands.supervisor import Supervisor
from bot.errors import StoreFull, StoreUnavailable
from bot.process import YOUNG, settle_in
from cogs.token_check import TokenRefused

Step = Callable[[], Awaitable[None]]
TRIES = [
    discord.RateLimited(300.0),
    aiohttp.ServerDisconnectedError(),
    TypeError("what Discord sent was no JSON"),
    RuntimeError("nobody thought of this"),
]


async def nothing() -> None:
    pass


@dataclass
class Round:
    """What one round of opening, login, connection and closing does. Stands for `bot.app.App`."""

    open: Step = nothing
    login: Step = nothing
    connect: Step = nothing
    close: Step = nothing
    recovering: Step = nothing
    closed: int = field(default=0, init=False)
    dead: bool = field(default=False, init=False)

    async def end(self) -> None:
        self.closed += 1
        await self.close()

    async def recover(self) -> None:
        await self.recovering()

    async def wait_until_ready(self) -> None:
        pass


@dataclass
class Play:
    """The rounds that are to come, one after the other; the last goes on for ever."""

    rounds: list[Round]
    token: str = "token"
    began: list[Round] = field(default_factory=list)
    reached: asyncio.Event = field(default_factory=asyncio.Event)

    async def opening(self) -> App:
        here = self.rounds[len(self.began)]
        self.began.append(here)
        if len(self.began) == len(self.rounds):
            self.reached.set()
        await here.open()
        login = here.login
        client: Any = SimpleNamespace(
            login=lambda _token: login(),
            connect=here.connect,
            wait_until_ready=here.wait_until_ready,
            mind_the_clock=lambda: None,
            user="bot",
            guilds=(),
        )
        member = SimpleNamespace(is_dead=here.dead)
        return cast("App", SimpleNamespace(client=client, service=here, close=here.end, member=member))

    def begin(self) -> asyncio.Task[None]:
        return asyncio.create_task(Supervisor(self.opening, self.token).run())

    async def until_the_last(self, staying: asyncio.Task[None]) -> None:
        reached = asyncio.create_task(self.reached.wait())
        await asyncio.wait({staying, reached}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        assert not staying.done(), staying.exception()
        assert reached.done()


async def stopped(staying: asyncio.Task[None]) -> None:
    """Tell it to stop, once, and find that it does."""
    staying.cancel()
    await asyncio.wait({staying}, timeout=5)
    assert staying.done() and staying.cancelled()


def fails(error: Exception) -> Step:
    async def failing() -> None:
        raise error

    return failing


async def for_ever() -> None:
    await asyncio.Event().wait()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0)
    monkeypatch.setattr(supervisor, "LONGEST_PAUSE", 0)


@pytest.fixture
def nothing_spared() -> Iterator[None]:
    """Let the collector look at everything, and as often, as in a process that has just begun."""
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    gc.unfreeze()
    yield
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(interval)
    gc.collect()
    gc.freeze()  # as it is in all tests (`tests.support.memory_disk`)


@pytest.mark.guarantee("reconnect")
@pytest.mark.parametrize("error", [*TRIES, StoreFull("no room left")], ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("step", ["open", "login", "connect", "close"])
async def test_whatever_fails_after_the_first_login_is_tried_again(
    error: Exception, step: str, caplog: pytest.LogCaptureFixture
) -> None:
    play = Play([Round(), Round(**{step: fails(error)}), Round(connect=for_ever)])
    staying = play.begin()
    await play.until_the_last(staying)
    assert "connecting to Discord again" in caplog.text and type(error).__name__ in caplog.text
    assert not (isinstance(error, StoreFull) and "Traceback" in caplog.text)
    await stopped(staying)
    assert [each.closed for each in play.rounds] == [1, int(step != "open"), 1]


async def test_a_process_declared_dead_while_starting_starts_again(caplog: pytest.LogCaptureFixture) -> None:
    """Its client is closed under the login, which the library meets with an error of its own."""
    play = Play([Round(login=fails(RuntimeError("Session is closed"))), Round(connect=for_ever)])
    play.rounds[0].dead = True
    staying = play.begin()
    await play.until_the_last(staying)
    assert "another process has declared this one dead" in caplog.text and "Traceback" not in caplog.text
    await stopped(staying)


def away() -> StoreUnavailable:
    error = StoreUnavailable("connection refused")
    error.of = "database"
    return error


async def test_first_start_waits_for_a_database_that_is_away(caplog: pytest.LogCaptureFixture) -> None:
    play = Play([Round(open=fails(away())), Round(open=fails(away())), Round(connect=for_ever)])
    staying = play.begin()
    await play.until_the_last(staying)
    await stopped(staying)
    assert caplog.text.count("the bot has not begun: StoreUnavailable: connection refused") == 2
    assert caplog.text.count("the database is away; connecting to it again in 0 s") == 2
    assert "Discord" not in caplog.text and "Traceback" not in caplog.text


async def test_first_start_does_not_wait_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "DATABASE_PATIENCE", 0)
    with pytest.raises(StoreUnavailable):
        await Play([Round(open=fails(away()))]).begin()


@pytest.mark.parametrize("error", [*TRIES, StoreFull("no room left")], ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("step", ["open", "login"])
async def test_who_sits_before_the_first_start_is_told(error: Exception, step: str) -> None:
    play = Play([Round(**{step: fails(error)})])
    with pytest.raises(type(error)):
        await play.begin()
    assert play.rounds[0].closed == int(step == "login")


async def test_a_token_that_is_refused_later_ends_it() -> None:
    play = Play([Round(), Round(login=fails(TokenRefused("taken back")))])
    with pytest.raises(TokenRefused):
        await play.begin()
    assert [each.closed for each in play.rounds] == [1, 1]


async def test_a_stop_is_heard_while_the_library_does_not_hear_it() -> None:
    """While it reconnects the library takes a cancellation for its own affair, and goes on to wait."""
    connecting, left = asyncio.Event(), asyncio.Event()

    async def connect() -> None:
        try:
            connecting.set()
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            pass
        await left.wait()

    async def close() -> None:
        left.set()

    play = Play([Round(connect=connect, close=close)])
    staying = play.begin()
    await connecting.wait()
    await stopped(staying)
    assert play.rounds[0].closed == 1


@pytest.mark.parametrize("step", ["open", "close"])
async def test_stop_while_opening_or_closing_waits_and_is_done(step: str) -> None:
    here, go_on = asyncio.Event(), asyncio.Event()

    async def slow() -> None:
        here.set()
        await go_on.wait()

    play = Play([Round(), Round(**{step: slow}), Round(connect=for_ever)])
    staying = play.begin()
    await here.wait()
    staying.cancel()
    await asyncio.sleep(0)
    assert not staying.done()
    go_on.set()
    await asyncio.wait({staying}, timeout=5)
    assert staying.cancelled() and [each.closed for each in play.rounds] == [1, 1, 0]


@pytest.mark.usefixtures("nothing_spared")
async def test_nothing_is_kept_of_a_connection_that_was_given_up() -> None:
    """Objects that hold each other are freed by the collector alone, and it looks at none that was spared from it."""

    class Held:
        def __init__(self) -> None:
            self.itself = self

    held: list[weakref.ref[Held]] = []
    play = Play([Round() for _ in range(4)] + [Round(connect=for_ever)])

    async def opening() -> App:
        app = await play.opening()
        cast("Any", app).held = kept = Held()
        held.append(weakref.ref(kept))
        settle_in()
        return app

    staying = asyncio.create_task(Supervisor(opening, "token").run())
    await play.until_the_last(staying)
    gc.collect()
    assert [one() is None for one in held[1:4]] == [True] * 3, "what the first start loads may be spared"
    assert gc.get_threshold()[0] == YOUNG
    await stopped(staying)


FAULTS = [*TRIES, OSError(28, "No space left on device"), TimeoutError(), TokenRefused("taken back")]


@pytest.mark.guarantee("stop-works")
@pytest.mark.parametrize("error", FAULTS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("step", ["open", "login", "recovering", "connect", "close"])
@pytest.mark.parametrize("known", [True, False], ids=["later", "at the first start"])
async def test_no_error_keeps_a_stop_from_ending(
    error: Exception, step: str, known: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """What the step under way meets when it is told to stop takes the place of the cancellation."""
    here, go_on = asyncio.Event(), asyncio.Event()

    async def failing() -> None:
        here.set()
        try:
            await go_on.wait()
        finally:
            raise error

    bad = Round(**{step: failing}) if step != "close" else Round(connect=for_ever, close=fails(error))
    play = Play([*([Round()] if known else []), bad, Round(connect=for_ever)])
    staying = play.begin()
    while not (bad in play.began and (here.is_set() or step == "close")):
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    staying.cancel()
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.wait({staying}, timeout=5)
    assert staying.done() and staying.cancelled() and play.began[-1] is bad
    assert "the bot stops all the same" in caplog.text or step == "connect"
    assert bad.closed == int(step != "open")
