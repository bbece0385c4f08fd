"""Pictures do not depend on what is hidden, nor on who had theirs drawn before, pixel by pixel.

Renderers see views alone, so what could still leak is what they cache: a cache that takes one viewer's picture for
another's. So every picture is drawn twice: first of all in a new process's silence, and after everybody else's.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.games.core.contract import Title
from bot.games.core.style import STANDARD, STYLES, Style
from renderers.cache import clear_all
from renderers.draw_context import DrawContext
from renderers.in_process import InProcess
from renderers.registry import RENDERERS, Renderer
from renderers.service import RenderService
from renderers.space_mission import layers
from tests.conformance.games import Case, every_case, names, some_cases
from tests.conformance.play import gone_back, played, sampled, stream_of
from tests.fuzz.twins import Leak, Twins, make
from tests.leaks.leaky_games import BIDS, DECK
from tests.render.support import opened
from tests.toys import TOYS
from tests.toys.renderer import text_renderer
from tests.toys.words import translator


@dataclass(frozen=True)
class Manner:
    """A user's picture settings. `film`: as a film as well, up to the user's position in the replay."""

    language: str = "en"
    style: Style = STANDARD
    film: bool = False

    def __str__(self) -> str:
        return f"{self.language} {self.style}"


PLAIN = Manner()
FILM = Manner(film=True)
EVERY_MANNER = tuple(Manner(language, style, film=True) for language in ("en", "de") for style in STYLES.values())
STILLS = tuple(replace(manner, film=False) for manner in EVERY_MANNER)
FRAMES = 4
"""How many turns of a film come before the one that is compared."""
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
Paint = Callable[[str, Any, str | None, DrawContext], Image.Image | None]


@pytest.fixture(autouse=True)
def _toys_are_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, title in TOYS.items():
        _painted_by(monkeypatch, name, text_renderer(title.presenter))


def _painted_by(monkeypatch: pytest.MonkeyPatch, game: str, paint: Paint) -> None:
    monkeypatch.setitem(RENDERERS, game, Renderer(paint, layers.table, layers.check))  # pyright: ignore[reportArgumentType] - a dictionary all the same


def hired() -> RenderService:
    """Return a render service that draws in this process, in the toys' words too."""
    return RenderService(InProcess(translator().words))


@asynccontextmanager
async def _silence(hire: Callable[[], RenderService]) -> AsyncIterator[RenderService]:
    """Give a render service with empty caches, in a process without cached layers."""
    clear_all()
    render_service = hire()
    try:
        yield render_service
    finally:
        render_service.close()


def subjects(title: Title, view: Any, random: Random) -> Iterator[tuple[str, str | None]]:
    """Yield every look that has a picture, with one thing it may be about."""
    for look in title.game.meta.looks:
        if look.picture and not (look.private and view.viewer is None):
            abouts = [noun for noun, _ in title.presenter.subjects(view, look.id)]
            yield look.id, random.choice(abouts) if abouts else None


async def drawn(
    render_service: RenderService, title: Title, views: Sequence[Any], random: Random, manner: Manner
) -> dict[str, bytes]:
    """Return the pixels of all pictures of the last view, and all of the film that leads to it."""
    found: dict[str, bytes] = {}
    how = NAMES, manner.language, manner.style
    for look, about in subjects(title, views[-1], random):
        picture = await render_service.draw(title.game.meta.id, look, views[-1], about, *how)
        if picture is not None:
            found[look] = opened(picture).tobytes()  # pyright: ignore[reportArgumentType] - a picture of ours
    if manner.film:
        film = await render_service.film(title.game.meta.id, "board", views, *how)
        if film is not None:
            found["film"] = film.data
    return found


async def compare(
    twins: Twins,
    number: int,
    hire: Callable[[], RenderService] = hired,
    manner: Manner = PLAIN,
    past: Sequence[Any] = (),
    company: int = 9,
) -> int:
    """Draw all that the viewer sees at both tables; raise `Leak` where a pixel differs; return how many pictures.

    `past`: states that a film begins with. `company`: how many others at most have theirs drawn before.
    """
    title, game = twins.title, twins.title.game
    others = [seat for seat in (None, *range(len(twins.one.knowledge))) if seat != twins.viewer]
    others = Random(number).sample(others, min(company, len(others)))

    async def eyes(render_service: RenderService, state: Any, viewer: int | None) -> dict[str, bytes]:
        views = [game.view(each, viewer) for each in (*past, state)]
        return await drawn(render_service, title, views, Random(number), manner)

    async with _silence(hire) as render_service:
        first = await eyes(render_service, twins.one, twins.viewer)
    async with _silence(hire) as render_service:
        for state in (twins.other, twins.one):
            for other in others:
                await eyes(render_service, state, other)
            again = await eyes(render_service, state, twins.viewer)
            for look in first | again:
                if first.get(look) != again.get(look):
                    raise Leak(f"{game.meta.id}: the picture {look} leaks to {twins.viewer} ({manner})")
    return len(first)


async def search(
    case: Case,
    positions: int,
    viewers: int,
    hire: Callable[[], RenderService] = hired,
    settings: Sequence[Manner] = (PLAIN,),
    company: int = 9,
) -> int:
    """Compare the pictures of some viewers at positions of a random game; return how many were drawn.

    Each time they are drawn in one of these manners, in the company of so many others at most.
    """
    taste = Random(f"manners {case}")
    replay, stream, random = gone_back(case), stream_of("pictures", case), Random(f"pictures {case}")
    count = 0
    # At the first position little lies there, and at the last one all is open.
    for number, cut in enumerate(list(sampled(replay, positions + 2))[1:-1]):
        for viewer in random.sample([None, *range(case.seats)], min(viewers, case.seats + 1)):
            manner, past = taste.choice(settings), [position.state for position in cut.positions[-FRAMES - 1 : -1]]
            twins = make(case.title, cut.state, viewer, stream)
            count += await compare(twins, number, hire, manner, past if manner.film else (), company)
    return count


def smallest(game: str) -> Case:
    return next(case for case in some_cases() if case.game == game)


@pytest.mark.guarantee("no-secret-in-pixels")
@pytest.mark.parametrize("game", names())
async def test_no_pixel_tells_a_secret(game: str) -> None:
    assert await search(smallest(game), 1, 1) > 0


@pytest.mark.slow
@pytest.mark.parametrize("case", some_cases(), ids=str)
async def test_no_pixel_tells_a_secret_long(case: Case) -> None:
    assert await search(case, 4, 2, settings=EVERY_MANNER) > 6


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in every_case() if case not in some_cases()], ids=str)
async def test_no_pixel_tells_a_secret_at_any_table(case: Case) -> None:
    assert await search(case, 1, 1, settings=EVERY_MANNER)


@pytest.mark.slow
@pytest.mark.parametrize("case", every_case(), ids=str)
async def test_no_pixel_tells_a_secret_at_thousands_of_positions(case: Case) -> None:
    assert await search(case, 10, 1, settings=STILLS, company=1)


async def test_the_pixels_differ_for_viewers_who_know() -> None:
    """The comparison can fail: other cards make other pictures for their owner."""
    title, stream = smallest("space-mission").title, stream_of("pixels")
    state = played(smallest("space-mission")).positions[0].state
    twins = make(title, state, 1, stream)
    with pytest.raises(Leak, match="hand"):
        await compare(Twins(title, 0, twins.one, twins.other), 0)


class Hasty(RenderService):
    """Takes a picture of the same look for the same picture, whatever the viewer."""

    def __init__(self) -> None:
        super().__init__(InProcess(translator().words))
        self._hasty: dict[Any, Any] = {}

    async def draw(self, game: str, look: str, view: Any, about: str | None, *more: Any, **named: Any) -> Any:
        if (look, about) not in self._hasty:
            self._hasty[look, about] = await super().draw(game, look, view, about, *more, **named)
        return self._hasty[look, about]


class HastyOnRequest(Hasty):
    """Is hasty only where pictures are wanted otherwise than most want them, or only with films."""

    async def draw(self, game: str, look: str, view: Any, about: str | None, *more: Any, **named: Any) -> Any:
        hasty = more[-2:] == ("de", STYLES["wide-contrast"])
        return await (super().draw if hasty else super(Hasty, self).draw)(game, look, view, about, *more, **named)


class HastyProjector(Hasty):
    """Takes a film of the same game for the same film; draws pictures with care."""

    async def draw(self, *given: Any, **named: Any) -> Any:
        return await RenderService.draw(self, *given, **named)

    async def film(self, game: str, look: str, views: Sequence[Any], *more: Any, **named: Any) -> Any:
        if game not in self._hasty:
            self._hasty[game] = await super().film(game, look, views, *more, **named)
        return self._hasty[game]


@pytest.mark.slow
async def test_mix_up_of_wide_german_pictures_alone_is_caught() -> None:
    assert await search(DECK, 3, 2, HastyOnRequest)
    with pytest.raises(Leak, match=r"picture .*\(de .*wide=True, contrast=True"):
        await search(DECK, 40, 3, HastyOnRequest, STILLS)


@pytest.mark.slow
async def test_a_film_of_another_viewer_is_caught() -> None:
    case = smallest("space-mission")
    replay = gone_back(case)
    past, state = [replay.positions[1].state], replay.positions[9].state
    twins = Twins(case.title, 0, state, state)
    assert await compare(twins, 0, hired, FILM, past) == await compare(twins, 0) + 1
    with pytest.raises(Leak, match="film"):
        await compare(twins, 0, HastyProjector, FILM, past)


@pytest.mark.guarantee("leak-tests-can-fail")
@pytest.mark.parametrize("case", [BIDS, DECK], ids=str)
async def test_a_render_service_that_mixes_viewers_is_caught(case: Case) -> None:
    with pytest.raises(Leak, match="picture"):
        await search(case, 20, 2, Hasty)


@pytest.mark.guarantee("leak-tests-can-fail")
async def test_a_renderer_that_keeps_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """It draws the number of cards held, and the storm among them that it saw in another viewer's view."""
    plain, seen = text_renderer(TOYS["automa-deck"].presenter), set[int]()

    def paint(look: str, view: Any, about: str | None, desk: DrawContext) -> Image.Image | None:
        seen.update(view.held)
        picture = plain(look, view, about, desk)
        if picture is not None and view.holding and 0 in seen:
            picture.putpixel((0, 0), (255, 255, 255))
        return picture

    _painted_by(monkeypatch, "automa-deck", paint)
    with pytest.raises(Leak, match="picture"):
        await search(DECK, 60, 3)
