"""The film of a game: each turn's board pixel by pixel, small files, cached, drawn beside other pictures."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.games.core.style import STANDARD, STYLES, Style
from bot.games.registry import TITLES
from bot.games.space_mission.view import SpaceMissionView
from renderers import in_process as module
from renderers.draw_context import DrawContext
from renderers.film import BAR, FIRST, LAST, LONGEST, SAME, SHORTEST, SMALLER, film
from renderers.in_process import InProcess
from renderers.palette import GOLD
from renderers.picture import Picture
from renderers.registry import RENDERERS, draw
from renderers.service import FILMS, PictureFailed, RenderService
from renderers.space_mission import layers
from renderers.theme import painted
from tests.conformance.games import Case, some_cases
from tests.conformance.play import played, sampled
from tests.render import support
from tests.samples import space_mission as samples

RENDERER = RENDERERS["space-mission"]


def game_of(seats: int, frames: int, viewer: int | None = None) -> list[SpaceMissionView]:
    case = next(case for case in some_cases() if case.game == "space-mission" and case.seats == seats)
    return views(case, frames, viewer)


def views(case: Case, frames: int, viewer: int | None) -> list[Any]:
    game = TITLES[case.game].game
    return [game.view(cut.state, viewer) for cut in sampled(played(case), frames)]


def made(shown: list[Any], style: Style = STANDARD) -> Picture:
    found = film("space-mission", "board", shown, support.words, samples.NAMES, style)
    assert found is not None
    return found


def shots(picture: Picture) -> Iterator[tuple[Image.Image, int]]:
    """Every frame as it is seen, and how long."""
    with Image.open(io.BytesIO(picture.data)) as moving:
        assert moving.format == "GIF" and moving.info["loop"] == 0
        for place in range(getattr(moving, "n_frames", 1)):
            moving.seek(place)
            yield moving.convert("RGB"), moving.info["duration"]


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_every_frame_is_the_board_of_its_turn(style: Style) -> None:
    shown = game_of(4, 7, viewer=1)
    found = list(shots(made(shown, style)))
    assert len(found) == len(shown)
    book = Image.new("P", (1, 1))
    with painted(style.contrast):
        book.putpalette(layers.table())
        for view, (shot, _) in zip(shown, found, strict=True):
            whole = RENDERER.paint("board", view, None, DrawContext(support.words, samples.NAMES, style))
            assert whole is not None and shot.width == whole.width // SMALLER
            small = whole.reduce(SMALLER).quantize(palette=book, dither=Image.Dither.NONE).convert("RGB")
            above = (0, 0, shot.width, shot.height - BAR)
            assert ImageChops.difference(small.crop(above), shot.crop(above)).getbbox() is None


def test_the_bar_grows_from_nothing_to_the_whole_width() -> None:
    lengths: list[int] = []
    for shot, _ in shots(made(game_of(2, 5))):
        row = [shot.getpixel((x, shot.height - 1)) for x in range(shot.width)]
        lengths.append(row.count(GOLD))
        assert row[: lengths[-1]] == [GOLD] * lengths[-1]
    assert lengths == [0, 112, 225, 338, 450]


def test_film_shows_the_last_picture_longest_and_stays_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    few = [stands for _, stands in shots(made(game_of(2, 4)))]
    assert few == [FIRST, LONGEST, LONGEST, LAST]
    monkeypatch.setattr("renderers.film.WHOLE", 7 * (SHORTEST - 10))  # as of a game of 150 turns and more
    many = [stands for _, stands in shots(made([samples.table(2)] * 2 + game_of(2, 5)))]
    assert many[0] == FIRST and many[-1] == LAST and set(many[1:-1]) == {SHORTEST}
    [(_, alone)] = list(shots(made(game_of(2, 4)[:1])))
    assert alone == LAST


def test_no_colour_is_taken_for_the_frame_before() -> None:
    book = Image.new("P", (1, 1))
    book.putpalette(layers.table()[: 3 * SAME])
    every = Image.new("RGB", (64, 4096))
    every.putdata([(r * 4, g * 4, b * 4) for r in range(64) for g in range(64) for b in range(64)])
    used = {place for _, place in every.quantize(palette=book, dither=Image.Dither.NONE).getcolors(256) or ()}
    assert SAME not in used and len(used) > 200


def test_a_film_is_a_tenth_of_its_pictures() -> None:
    shown = game_of(5, 40)
    drawn = (draw("space-mission", "board", view, None, support.words, samples.NAMES) for view in shown[::10])
    boards = list(drawn)
    each = sum(len(board.data) for board in boards if board) / len(boards)
    assert len(made(shown).data) < 40 * each / 10


def test_what_has_no_picture_has_no_film() -> None:
    shown = game_of(2, 3)
    assert film("hyperchess", "board", shown, support.words, samples.NAMES) is None
    assert film("space-mission", "log", shown, support.words, samples.NAMES) is None
    assert film("space-mission", "board", [], support.words, samples.NAMES) is None


def test_the_same_film_each_time() -> None:
    shown = game_of(3, 4)
    assert made(shown) == made(shown)
    assert all(one != other for one, other in pairwise(shot.tobytes() for shot, _ in shots(made(shown))))


class Projector:
    """Stands in for `film`: counts, can be held back and can fail."""

    def __init__(self) -> None:
        self.threads: list[str] = []
        self.go = threading.Event()
        self.fail = False

    def __call__(self, *_: Any) -> Picture:
        self.threads.append(threading.current_thread().name)
        assert self.go.wait(10)
        if self.fail:
            raise RuntimeError("no light")
        return Picture(b"x" * 1000, "film.gif", 1, 1)


async def test_film_is_made_once_and_delays_no_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    projector, render_service = Projector(), RenderService(InProcess(support.make_words))
    monkeypatch.setattr(module, "film", projector)
    shown = [samples.table(2), samples.table(2, None)]

    async def ask(views: list[Any], names: tuple[str, ...] = samples.NAMES) -> Picture | None:
        return await render_service.film("space-mission", "board", views, names, "en")

    try:
        asked = [asyncio.create_task(ask(shown)) for _ in range(3)]
        board = await render_service.draw("space-mission", "board", shown[0], None, samples.NAMES, "en")
        assert board is not None and not any(task.done() for task in asked)
        projector.go.set()
        assert len(set(await asyncio.gather(*asked))) == 1
        assert await ask(shown) == await ask(shown) and len(projector.threads) == 1
        await ask(shown[::-1])
        await ask(shown, ("Zoe", *samples.NAMES[1:]))
        assert len(projector.threads) == 3 and all(name.startswith("film") for name in projector.threads)
        projector.fail = True
        with pytest.raises(PictureFailed):
            await ask(shown[:1])
    finally:
        render_service.close()


async def test_films_that_cannot_be_drawn_in_time_are_not_queued(monkeypatch: pytest.MonkeyPatch) -> None:
    projector, render_service = Projector(), RenderService(InProcess(support.make_words))
    monkeypatch.setattr(module, "film", projector)

    async def ask(number: int) -> Picture | None:
        names = (f"Zoe {number}", *samples.NAMES[1:])
        return await render_service.film("space-mission", "board", [samples.table(2)], names, "en")

    try:
        asked = [asyncio.create_task(ask(number)) for number in range(FILMS)]
        await asyncio.sleep(0)
        assert await ask(FILMS) is None
        again = asyncio.create_task(ask(0))
        projector.go.set()
        assert all(await asyncio.gather(*asked, again))
        assert await ask(FILMS) is not None, "there is room again"
    finally:
        render_service.close()
