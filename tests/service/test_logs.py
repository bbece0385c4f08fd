"""The bot's log says what was done and what failed, and holds no secret and no token."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import redaction
from bot.games.registry import TITLES
from bot.redaction import RedactingFormatter, told, traced
from bot.service.card import ButtonId
from bot.service.messenger import Rejected
from bot.service.request import AnswerFailed
from bot.service.tables import tx as transactions
from cogs.errors import Apologies, Operation
from tests.leaks.secret_spellings import spelt
from tests.service.ill import WithIll
from tests.service.pretended import text
from tests.service.world import ANN, BOB, CEM, GUILD, World, translator
from tests.service.world import world as make_world

STEPS = 12
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
    for _ in range(STEPS):
        user = await world.awaited()
        for look in TITLES[game].game.meta.looks:
            await world.press(user, "look", look.id)
            await world.press(CEM, "look", look.id)
        before = spelt(await world.loaded())
        await world.use(user, *await world.offered(user, chance))
        found |= {secret for secret in before & spelt(await world.loaded()) if secret in log.getvalue()}
        sought += len(before)
        await world.press(user, "undo")
        await world.advance(chance.choice((0, 25)))
    assert "🚫" in text(await world.press(ANN, "vote-end"))
    assert sought > 10 * STEPS, "there is something to be found"
    return found


@pytest.mark.guarantee("logs-redacted")
@pytest.mark.parametrize("game", TITLES)
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
@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("spill", SPILLS)
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
@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("fails", FAILING)
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
    assert short.startswith("ExceptionGroup at ") and "test_logs.py:" in short


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
