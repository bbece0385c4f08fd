"""The render service: drawing off the event loop, once for all callers, bounded, with one kind of error."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

import renderers
from bot.games.core.style import STYLES
from renderers import in_process
from renderers import service as module
from renderers.in_process import InProcess
from renderers.picture import Picture
from renderers.service import PictureFailed, RenderService
from tests.render import support
from tests.samples import space_mission as samples

VIEW = samples.table(3)


def made_service(cache_bytes: int = module.CACHE_BYTES) -> RenderService:
    return RenderService(InProcess(support.make_words), cache_bytes)


@pytest.fixture
async def render_service() -> AsyncIterator[RenderService]:
    made = made_service()
    yield made
    made.close()


class Brush:
    """Stands in for `draw`: counts, can be held back and can fail."""

    def __init__(self) -> None:
        self.threads: list[str] = []
        self.go = threading.Event()
        self.go.set()
        self.fail = False

    def __call__(self, game: str, look: str, *_: Any) -> Picture | None:
        self.threads.append(threading.current_thread().name)
        assert self.go.wait(10)
        if self.fail:
            raise RuntimeError("no paint")
        return None if look == "log" else Picture(b"x" * 1000, f"{look}.png", 1, 1)


@pytest.fixture
def brush(monkeypatch: pytest.MonkeyPatch) -> Brush:
    made = Brush()
    monkeypatch.setattr(in_process, "draw", made)
    return made


async def _board(
    render_service: RenderService, look: str = "board", view: Any = VIEW, **changes: Any
) -> Picture | None:
    asked = {"about": None, "names": samples.NAMES, "language": "en"} | changes
    return await render_service.draw("space-mission", look, view, **asked)


async def test_a_real_picture_is_drawn_and_kept(render_service: RenderService) -> None:
    first = await _board(render_service)
    assert first is not None
    assert first.data.startswith(b"\x89PNG")
    assert await _board(render_service) is first


async def test_each_style_is_a_picture_of_its_own(render_service: RenderService, brush: Brush) -> None:
    for _ in range(2):
        for style in STYLES.values():
            await _board(render_service, style=style)
    assert len(brush.threads) == len(STYLES)


async def test_it_draws_in_its_own_threads(render_service: RenderService, brush: Brush) -> None:
    await _board(render_service)
    assert brush.threads[0].startswith("render")
    assert brush.threads[0] != threading.current_thread().name


async def test_the_loop_runs_while_it_draws(render_service: RenderService, brush: Brush) -> None:
    brush.go.clear()
    task = asyncio.create_task(_board(render_service))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not task.done()
    brush.go.set()
    assert await task is not None


async def test_the_same_picture_asked_for_twice_is_drawn_once(render_service: RenderService, brush: Brush) -> None:
    brush.go.clear()
    asks = [asyncio.create_task(_board(render_service)) for _ in range(6)]
    await asyncio.sleep(0)
    brush.go.set()
    pictures = await asyncio.gather(*asks)
    assert len(brush.threads) == 1
    assert all(picture is pictures[0] for picture in pictures)


async def test_one_who_stops_waiting_takes_nothing_from_the_others(render_service: RenderService, brush: Brush) -> None:
    brush.go.clear()
    impatient, patient = asyncio.create_task(_board(render_service)), asyncio.create_task(_board(render_service))
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.sleep(0)
    brush.go.set()
    assert await patient is not None
    assert impatient.cancelled()
    assert len(brush.threads) == 1


async def test_pictures_of_cancelled_requests_are_not_drawn(render_service: RenderService, brush: Brush) -> None:
    brush.go.clear()
    begun = [asyncio.create_task(_board(render_service, about=str(n))) for n in range(InProcess.workers)]
    behind = [asyncio.create_task(_board(render_service, about=f"behind {n}")) for n in range(5)]
    await asyncio.sleep(0)
    for task in behind[:4]:
        task.cancel()
    await asyncio.gather(*behind[:4], return_exceptions=True)
    asked_again = asyncio.create_task(_board(render_service, about="behind 0"))
    await asyncio.sleep(0)
    brush.go.set()
    assert None not in await asyncio.gather(*begun, behind[4], asked_again)
    assert len(brush.threads) == InProcess.workers + 2


async def test_when_very_many_wait_one_more_is_told_at_once(
    render_service: RenderService, brush: Brush, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "QUEUE", 5)
    kept = await _board(render_service, about="kept")
    brush.go.clear()
    waiting = [asyncio.create_task(_board(render_service, about=str(n))) for n in range(5)]
    await asyncio.sleep(0)
    assert await _board(render_service, about="one more") is None
    assert await _board(render_service, about="kept") is kept
    same = asyncio.create_task(_board(render_service, about="4"))
    await asyncio.sleep(0)
    assert not same.done()
    brush.go.set()
    assert None not in await asyncio.gather(*waiting, same)
    assert await _board(render_service, about="one more") is not None


async def test_who_cannot_wait_so_long_is_told_at_once(render_service: RenderService, brush: Brush) -> None:
    kept = await _board(render_service)
    brush.go.clear()
    begun = [asyncio.create_task(_board(render_service, about=str(n))) for n in range(InProcess.workers)]
    await asyncio.sleep(0)
    assert await _board(render_service, about="one more", within=0.0) is None
    assert await _board(render_service, within=0.0) is kept
    patient = asyncio.create_task(_board(render_service, about="one more"))
    await asyncio.sleep(0)
    brush.go.set()
    assert None not in await asyncio.gather(*begun, patient)


@pytest.mark.parametrize(
    "change",
    [
        {"language": "de"},
        {"names": ("X", "Y", "Z")},
        {"about": "freezer"},
        {"view": replace(VIEW, round=9)},
        {"look": "hand"},
    ],
)
async def test_whatever_shows_is_part_of_the_key(
    render_service: RenderService, brush: Brush, change: dict[str, Any]
) -> None:
    await _board(render_service)
    await _board(render_service, **change)
    assert len(brush.threads) == 2


async def test_no_picture_is_remembered_too(render_service: RenderService, brush: Brush) -> None:
    assert await _board(render_service, "log") is None
    assert await _board(render_service, "log") is None
    assert len(brush.threads) == 1


async def test_a_failure_is_logged_and_told_in_one_way(
    render_service: RenderService, brush: Brush, caplog: pytest.LogCaptureFixture
) -> None:
    brush.fail = True
    with pytest.raises(PictureFailed):
        await _board(render_service)
    assert "Drawing space-mission board failed" in caplog.text
    assert "no paint" in caplog.text
    brush.fail = False
    assert await _board(render_service) is not None, "a failure is not kept"


async def test_what_is_kept_is_bounded_and_the_oldest_goes_first(brush: Brush) -> None:
    render_service = made_service(9000)
    try:
        for number in range(20):
            await _board(render_service, view=replace(VIEW, round=number))
        assert 0 < render_service.weight <= 9000
        await _board(render_service, view=replace(VIEW, round=19))
        assert len(brush.threads) == 20
        await _board(render_service, view=replace(VIEW, round=0))
        assert len(brush.threads) == 21
    finally:
        render_service.close()


async def test_what_is_kept_is_told_at_the_end(brush: Brush, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "renderers.service")
    render_service = made_service(2_000_000)
    await _board(render_service)
    render_service.close()
    assert "pictures kept: 0.0 of 2.0 MB" in caplog.text
    assert 16_000_000 < renderers.most_memory() < 200_000_000


async def test_wanted_pictures_are_counted_by_result(render_service: RenderService, brush: Brush) -> None:
    await _board(render_service)
    await _board(render_service)
    assert await _board(render_service, "planets", within=-1.0) is None
    brush.fail = True
    with pytest.raises(PictureFailed):
        await _board(render_service, "hand")
    assert render_service.pictures == {"drawn": 1, "kept": 1, "late": 1, "failed": 1}
    assert render_service.waiting == 0


async def test_two_at_once_and_no_more(render_service: RenderService, brush: Brush) -> None:
    brush.go.clear()
    asks = [asyncio.create_task(_board(render_service, view=replace(VIEW, round=number))) for number in range(5)]
    for _ in range(3):
        await asyncio.sleep(0)
    brush.go.set()
    await asyncio.gather(*asks)
    assert len(set(brush.threads)) <= InProcess.workers


async def test_after_closing_it_draws_no_more(brush: Brush) -> None:
    render_service = made_service()
    await _board(render_service)
    render_service.close()
    with pytest.raises(PictureFailed):
        await _board(render_service, view=replace(VIEW, round=2))
