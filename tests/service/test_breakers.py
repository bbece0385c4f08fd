"""A failing or slow table, guild or game affects no other; the log says what failed and holds no secret."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest

from bot import redaction
from bot.errors import StoreUnavailable
from bot.games.core.phrase import say
from bot.games.registry import TITLES
from bot.progress import Progress
from bot.redaction import RedactingFormatter, told, traced
from bot.service.card import ButtonId, Card
from bot.service.context import Context
from bot.service.features.computers import actions as computers
from bot.service.messages import timers
from bot.service.messages.dispatcher import Dispatcher
from bot.service.messenger import Rejected
from bot.service.records import DueTimer
from bot.service.request import AnswerFailed
from bot.service.tables import tx as transactions
from bot.service.tables.outbox import show, tell
from bot.service.tables.tx import Act
from cogs.errors import Apologies, Operation
from tests.leaks.secret_spellings import spelt
from tests.service.ill import Ill, WithIll
from tests.service.pretended import deeds, text
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World, translator
from tests.service.world import world as make_world
from tests.soaking import by_turns
from tests.support.due import due_outgoing

ELSEWHERE, OTHER_GUILD = 300, 901


@pytest.fixture(params=list(TITLES))
async def ward(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[World, Ill]]:
    """Table 1 of a game that will be ill, and table 2 of the same game in good health, in one channel."""
    titles = WithIll(request.param)
    async with make_world(tmp_path / "data", titles=titles) as world:
        for game in ("ill", request.param):
            number = await world.opened(ANN, game)
            await world.press(BOB, "join", table=number)
            await world.press(ANN, "start", table=number)
        await world.settle()
        yield world, titles.game


@pytest.mark.guarantee("isolated-faults")
@pytest.mark.parametrize("fails", ["setup", "to_move", "legal", "why_illegal", "apply", "view"])
async def test_a_game_whose_rules_fail_touches_its_own_tables_alone(ward: tuple[World, Ill], fails: str) -> None:
    world, game = ward
    user = await world.awaited(1)
    panel = await world.press(user, "act", table=1)
    button_id, values = next(deed for deed in deeds(panel) if deed[0].verb == "do")
    before, world.context.runtime.replays = await world.entries(1), type(world.context.runtime.replays)()
    game.fails = fails
    with pytest.raises(AnswerFailed) as failed:  # the cogs excuse it, with the number of its line in the log
        await world.use(user, button_id, values)
    committed = await world.entries(1) != before
    assert failed.value.progress is (Progress.DONE if committed else Progress.NOTHING)
    assert not committed or fails == "legal", "only the panel after the action needs the list"

    other = await world.awaited(2)
    other_handle, other_values = next(d for d in deeds(await world.press(other, "act", table=2)) if d[0].verb == "do")
    await world.use(other, other_handle, other_values)
    assert len(await world.entries(2)) == 1
    assert "Table 2" in str(await world.look(other, "my-tables"))
    assert "Table 2" in text(await world.look(other, "board", table="2"))
    await world.advance(30)
    await world.advance(700)
    async with world.store.read(GUILD) as tx:
        assert [row for row in await due_outgoing(tx, 1e12) if row.table == 2] == []

    game.fails = None
    await world.use(user, button_id, values)
    assert len(await world.entries(1)) == 1
    await world.advance(700)
    assert await world.unsent() == ([], [])


@pytest.mark.guarantee("isolated-faults")
async def test_rows_of_an_unreadable_table_do_not_delay_its_guild(ward: tuple[World, Ill]) -> None:
    """A row of it is due when the host starts with rules that cannot replay its log."""
    world, game = ward
    for number in range(3):  # so that it is to be told whose turn it is, too
        await world.act_any(random.Random(number), 1)
    async with world.store.write(GUILD) as tx:
        await show(world.context, tx, 1, "board")
        await tell(world.context, tx, 1, BOB, say("button-act"))
    world.context.runtime.replays = type(world.context.runtime.replays)()
    game.fails = "setup"
    chance = random.Random(1)
    for _ in range(6):  # among these are turns that end, and what follows is told by one row after the other
        await world.act_any(chance, 2)
        await world.advance(21)
        assert await outdated(world, table=2) == []
    game.fails = None
    await world.advance(700)
    assert await world.unsent() == ([], [])


@pytest.mark.parametrize("fails", ["setup", "to_move", "view"])
async def test_channel_is_lost_and_found_despite_a_faulty_game(ward: tuple[World, Ill], fails: str) -> None:
    world, game = ward
    world.context.runtime.replays = type(world.context.runtime.replays)()
    game.fails = fails
    await world.service.channel_lost(GUILD, CHANNEL)
    assert (await world.loaded(2)).table.paused == "channel"
    await world.look(ANN, "resume", table="2", channel=ELSEWHERE)
    assert (await world.loaded(2)).table.status == "running"
    await world.service.guild_lost(GUILD)
    await world.service.guild_seen(GUILD, "Port", "en-US")
    assert (await world.loaded(2)).table.status == "running"


class Gate(asyncio.Event):
    """Set when what waits may go on. `reached`: whether anything has waited."""

    reached = False

    async def wait(self) -> Literal[True]:
        self.reached = True
        return await super().wait()


def slow_in(world: World, monkeypatch: pytest.MonkeyPatch, channel: int) -> Gate:
    """From now on what is said in a channel takes until the event is set."""
    gate, edit, send = Gate(), world.messenger.edit, world.messenger.send

    async def slow_edit(place: int, message: int, card: Card) -> bool:
        if place == channel:
            await gate.wait()
        return await edit(place, message, card)

    async def slow_send(place: int, card: Card, nonce: str) -> Any:
        if place == channel:
            await gate.wait()
        return await send(place, card, nonce)

    monkeypatch.setattr(world.messenger, "edit", slow_edit)
    monkeypatch.setattr(world.messenger, "send", slow_send)
    return gate


async def until(true: Any) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.005)


@pytest.mark.guarantee("isolated-faults")
@pytest.mark.files("work on a table that takes less than the test's patience of 20 ms")
async def test_a_slow_channel_holds_up_its_own_table_alone(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord takes its time (a limit, a time-out of minutes): the tables beside it, and other servers, go on."""
    world.dispatcher = Dispatcher(world.context, patience=0.02)
    await world.started(ANN, BOB)
    second = (await world.started(ANN, BOB, channel=ELSEWHERE)).table.id
    heard = len(world.messenger.notices(BOB))
    gate = slow_in(world, monkeypatch, CHANNEL)
    for table in (1, second):
        await world.turn(ANN, table=table)
    opened = await world.service.play(world.ask(CEM, guild=OTHER_GUILD, channel=700), "space-mission", thread=False)
    assert "open" in text(opened)
    world.dispatcher.wake()
    await until(lambda: len(world.messenger.notices(BOB)) == heard + 1 and world.messenger.in_channel(700))
    # The other may take longer than the test's short patience, too, for a moment.
    await until(lambda: re.search(r"guild 900: table 1(, table 2)? is slow; the others go on", caplog.text))
    await world.turn(BOB, table=second)

    def told() -> bool:
        world.clock.advance(1)  # the server rests for a moment from when its slow table was left to itself
        world.dispatcher.wake()
        return len(world.messenger.notices(ANN)) == 2 + 1

    await until(told)
    gate.set()
    await world.settle()
    assert len(world.messenger.notices(BOB)) == heard + 2, "and it is told, once, when Discord has done"
    assert await world.unsent() == ([], [])


async def test_slow_computer_delays_its_own_table_alone(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.dispatcher = Dispatcher(world.context, patience=0.02)
    await world.started(ANN, BOB)
    await world.started(ANN, computers=1)
    gate, choose = asyncio.Event(), computers.choose

    async def ponder(context: Context, guild: int, found: DueTimer) -> Act:
        await gate.wait()
        return await choose(context, guild, found)

    monkeypatch.setitem(timers.PREPARED, "computer", ponder)
    heard = len(world.messenger.notices(BOB))
    await world.turn(ANN, table=2)
    await world.turn(ANN, table=1)
    world.dispatcher.wake()
    await until(lambda: len(world.messenger.notices(BOB)) == heard + 1)
    assert (await world.loaded(2)).to_move() == (1,)
    gate.set()
    await world.settle()
    assert (await world.loaded(2)).to_move() == (0,)
    assert await world.unsent() == ([], [])


async def test_an_outage_of_the_index_is_told_once(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """However often the dispatcher is woken meanwhile."""

    def refuse(*_given: object) -> None:
        raise StoreUnavailable("the store is away")

    with monkeypatch.context() as away:
        away.setattr(world.store.due_index, "due", refuse)
        for _ in range(5):
            await world.settle()
    await world.settle()
    assert [record.getMessage() for record in caplog.records] == [
        "the due index refused: the store is away",
        "the due index refused: this is over; it happened 5 times",
    ]


async def test_the_dispatcher_stops_though_discord_does_not_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started(ANN, BOB)
    slow_in(world, monkeypatch, CHANNEL)
    await world.turn(ANN)
    world.dispatcher.wake()
    await asyncio.sleep(0.01)
    await asyncio.wait_for(world.dispatcher.close(), 5)
    rows, _ = await world.unsent()
    assert rows, "what was not sent waits for the next start"


# -- the log -----------------------------------------------------------------------------------------------------------


STEPS = 18
UNDONE = 3
"""Each third action is taken back, so that games go on and seats learn what is hidden."""
FAILING = ("to_move", "legal", "why_illegal", "apply", "view")


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[io.StringIO]:
    """All that the host writes when it is told to write all."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(RedactingFormatter())
    caplog.set_level("DEBUG")
    logging.root.addHandler(handler)
    yield stream
    logging.root.removeHandler(handler)


async def begun(world: World, game: str, table: str | None = None) -> int:
    number = await world.opened(ANN, table or game)
    await world.press(BOB, "join", table=number)
    await world.press(ANN, "start", table=number)
    await world.settle()
    return number


async def evening(world: World, game: str, log: io.StringIO) -> set[str]:
    """Play, look around, take back, ask for what is not possible; return the secrets of any moment in the log then."""
    await begun(world, game)
    await world.service.note(world.ask(ANN))
    chance, found, sought = random.Random(game), set[str](), 0
    for step in range(STEPS):
        user = await world.awaited()
        for look in TITLES[game].game.meta.looks:
            await world.press(user, "look", look.id)
            await world.press(CEM, "look", look.id)
        before = spelt(await world.loaded())
        await world.use(user, *await world.offered(user, chance))
        found |= {secret for secret in before & spelt(await world.loaded()) if secret in log.getvalue()}
        sought += len(before)
        if step % UNDONE == 0:
            await world.press(user, "undo")
        await world.advance(chance.choice((0, 25)))
    assert "🚫" in text(await world.press(ANN, "vote-end"))
    assert sought > 10 * STEPS, "there is something to be found"
    return found


@pytest.mark.guarantee("logs-redacted")
@pytest.mark.parametrize("game", by_turns(TITLES, 2))
async def test_logs_hold_no_hand_no_seed_and_no_token(world: World, game: str, log: io.StringIO) -> None:
    assert await evening(world, game, log) == set()
    written, seed = log.getvalue(), (await world.loaded()).table.seed
    assert "refused" in written, "the log is not simply empty"
    assert seed.hex() not in written and str(seed) not in written
    assert "token-" not in written


def _views(loaded: Any) -> object:
    return [loaded.view(seat) for seat in range(2)]


def _private_words(loaded: Any) -> object:
    looks = [look.id for look in loaded.game.meta.looks if look.private and look.sent]
    words = translator().words("en")
    return [words(line) for look in looks for line in loaded.presenter.text(loaded.view(0), look, None)]


SPILLS: dict[str, Callable[[Any], object]] = {
    "views": _views,
    "the words of a hand": _private_words,
    "a state": lambda loaded: loaded.state,
}


@pytest.mark.guarantee("logs-redacted")
@pytest.mark.parametrize(("game", "spill"), by_turns(product(TITLES, SPILLS), 3))
async def test_a_host_that_logs_a_hand_is_found(
    world: World, game: str, spill: str, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = transactions.write_entry

    async def write(context: Any, tx: Any, loaded: Any, *given: Any) -> Any:
        logging.getLogger("mission.service").debug("done: %s", SPILLS[spill](loaded))
        return await plain(context, tx, loaded, *given)

    monkeypatch.setattr(transactions, "write_entry", write)
    assert await evening(world, game, log)


async def stumbled(folder: Path, game: str, fails: str, log: io.StringIO) -> set[str]:
    """Let rules fail with all they were given; return the secrets that the log holds then.

    What people ask fails in the cogs' hands, what is due in the dispatcher's.
    """
    titles = WithIll(game)
    async with make_world(folder, titles=titles) as world:
        service: Any = world.service
        apologies = Apologies(service, translator())
        await begun(world, game, "ill")
        user = await world.awaited()
        button_id, values = await world.offered(user, random.Random(1))
        secret = spelt(await world.loaded())
        titles.game.spills = fails
        world.context.runtime.replays = type(world.context.runtime.replays)()
        for asked in (button_id, ButtonId(GUILD, 1, "act"), ButtonId(GUILD, 1, "looks")):
            try:
                await world.use(user, asked, values if asked is button_id else ())
            except AnswerFailed as error:
                apologies.report(error, Operation("button", GUILD, 1))
        await world.advance(700)
    assert "KeyError" in log.getvalue() and secret
    return {spelling for spelling in secret if spelling in log.getvalue()}


@pytest.mark.guarantee("errors-redacted")
@pytest.mark.parametrize(("fails", "game"), by_turns(product(FAILING, TITLES), 3))
async def test_an_ill_game_spills_nothing_into_the_log(
    tmp_path: Path, game: str, fails: str, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await stumbled(tmp_path / "one", game, fails, log) == set()
    assert "ill.py" in log.getvalue() and "in _spilling" in log.getvalue(), "the host reads where it fell over"
    monkeypatch.setattr(redaction, "_words", str)
    assert await stumbled(tmp_path / "other", game, fails, log), "with the words of errors it would"


class Odd(Exception):
    pass


@pytest.mark.parametrize("error", [Rejected("50035: too long"), OSError(28, "No space left on device")])
def test_words_that_hold_no_value_are_told(error: Exception) -> None:
    assert str(error) in told(error) and str(error) in traced(error)


def test_error_is_logged_with_causes_and_place_without_messages() -> None:
    try:
        try:
            raise KeyError("card 17")
        except KeyError:
            raise ExceptionGroup("card 18", [Odd("card 19"), OSError("disk")]) from ValueError("card 20")
    except ExceptionGroup as error:
        whole, short = traced(error), told(error)
    said = [line for line in whole.splitlines() if not line.strip(" |").startswith(("raise ", "File "))]
    assert not any("card" in line for line in said), said
    assert "ValueError" in whole and "Odd" in whole and "disk" in whole and "direct cause" in whole
    assert short.startswith("ExceptionGroup at ") and "test_breakers.py:" in short


async def test_an_unawaited_task_error_is_logged_without_values(log: io.StringIO) -> None:
    async def fall(card: str) -> None:
        raise KeyError(card)

    task = asyncio.create_task(fall("a card of somebody"))
    await asyncio.wait([task])
    del task
    gc.collect()
    written = log.getvalue()
    assert "never retrieved" in written and "KeyError" in written and "in fall" in written
    assert "a card of somebody" not in written.replace('fall("a card of somebody")', "")
