"""Pictures, pixel by pixel: the same whatever lies hidden, and whoever else had his drawn before.

Painters see views alone, so what is left to fear is what they keep: a cache that takes one viewer's picture for
another's. So every picture is drawn twice: first of all in a new process's silence, and after everybody else's.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.games.core.contract import Title
from bot.games.core.style import STANDARD
from bot.tools.twins import Leak, Twins, make
from renderers.artist import Artist
from renderers.desk import Desk
from renderers.kept import forget
from renderers.registry import RENDERERS, Renderer
from renderers.space_mission import layers
from renderers.studio import Here
from tests.conformance.games import Case, names, some_cases
from tests.conformance.play import gone_back, played, sampled, stream_of
from tests.leaks.leaky import BIDS, DECK
from tests.render.support import opened
from tests.toys import TOYS
from tests.toys.painter import painter
from tests.toys.words import translator

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
Paint = Callable[[str, Any, str | None, Desk], Image.Image | None]


@pytest.fixture(autouse=True)
def _toys_are_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, title in TOYS.items():
        _painted_by(monkeypatch, name, painter(title.speaker))


def _painted_by(monkeypatch: pytest.MonkeyPatch, game: str, paint: Paint) -> None:
    monkeypatch.setitem(RENDERERS, game, Renderer(paint, layers.table, layers.check))  # pyright: ignore[reportArgumentType] - a dictionary all the same


def hired() -> Artist:
    """Return an artist who draws here, in the toys' words too."""
    return Artist(Here(translator().words))


@asynccontextmanager
async def _silence(hire: Callable[[], Artist]) -> AsyncIterator[Artist]:
    """Give an artist who has drawn nothing, in a house where nothing was drawn."""
    forget()
    artist = hire()
    try:
        yield artist
    finally:
        artist.close()


def subjects(title: Title, view: Any, random: Random) -> Iterator[tuple[str, str | None]]:
    """Yield every look that has a picture, with one thing it may be about."""
    for look in title.game.meta.looks:
        if look.picture and not (look.private and view.viewer is None):
            abouts = [noun for noun, _ in title.speaker.subjects(view, look.id)]
            yield look.id, random.choice(abouts) if abouts else None


async def drawn(artist: Artist, title: Title, view: Any, random: Random) -> dict[str, bytes]:
    """Return the pixels of all pictures of a view."""
    found: dict[str, bytes] = {}
    for look, about in subjects(title, view, random):
        picture = await artist.draw(title.game.meta.id, look, view, about, NAMES, "en", STANDARD)
        if picture is not None:
            found[look] = opened(picture).tobytes()  # pyright: ignore[reportArgumentType] - a picture of ours
    return found


async def compare(twins: Twins, number: int, hire: Callable[[], Artist] = hired) -> int:
    """Draw all that the viewer sees at both tables; raise `Leak` where a pixel differs; return how many pictures."""
    title, game = twins.title, twins.title.game
    others = [seat for seat in (None, *range(len(twins.one.knowledge))) if seat != twins.viewer]
    async with _silence(hire) as artist:
        first = await drawn(artist, title, game.view(twins.one, twins.viewer), Random(number))
    async with _silence(hire) as artist:
        for state in (twins.other, twins.one):
            for other in others:
                await drawn(artist, title, game.view(state, other), Random(number))
            again = await drawn(artist, title, game.view(state, twins.viewer), Random(number))
            for look in first | again:
                if first.get(look) != again.get(look):
                    raise Leak(f"{game.meta.id}: the picture {look} leaks to {twins.viewer}")
    return len(first)


async def search(case: Case, positions: int, viewers: int, hire: Callable[[], Artist] = hired) -> int:
    """Compare the pictures of some viewers at positions of a random game; return how many were drawn."""
    walk, stream, random = gone_back(case), stream_of("pictures", case), Random(f"pictures {case}")
    count = 0
    # At the first position little lies there, and at the last one all is open.
    for number, cut in enumerate(list(sampled(walk, positions + 2))[1:-1]):
        for viewer in random.sample([None, *range(case.seats)], min(viewers, case.seats + 1)):
            count += await compare(make(case.title, cut.state, viewer, stream), number, hire)
    return count


def smallest(game: str) -> Case:
    return next(case for case in some_cases() if case.game == game)


@pytest.mark.parametrize("game", names())
async def test_no_pixel_tells_a_secret(game: str) -> None:
    assert await search(smallest(game), 2, 1) > 1


@pytest.mark.slow
@pytest.mark.parametrize("case", some_cases(), ids=str)
async def test_no_pixel_tells_a_secret_long(case: Case) -> None:
    assert await search(case, 4, 2) > 6


async def test_the_pixels_differ_for_whoever_knows() -> None:
    """The comparison can fail: other cards make other pictures for their owner."""
    title, stream = smallest("space-mission").title, stream_of("pixels")
    state = played(smallest("space-mission")).positions[0].state
    twins = make(title, state, 1, stream)
    with pytest.raises(Leak, match="hand"):
        await compare(Twins(title, 0, twins.one, twins.other), 0)


class Hasty(Artist):
    """Takes a picture of the same look for the same picture, whoever asks."""

    def __init__(self) -> None:
        super().__init__(Here(translator().words))
        self._hasty: dict[Any, Any] = {}

    async def draw(self, game: str, look: str, view: Any, about: str | None, *more: Any, **named: Any) -> Any:
        if (look, about) not in self._hasty:
            self._hasty[look, about] = await super().draw(game, look, view, about, *more, **named)
        return self._hasty[look, about]


@pytest.mark.parametrize("case", [BIDS, DECK], ids=str)
async def test_an_artist_who_mixes_viewers_up_is_caught(case: Case) -> None:
    with pytest.raises(Leak, match="picture"):
        await search(case, 20, 2, Hasty)


async def test_a_painter_who_remembers_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """He paints the number of cards held, and the storm among them that he saw in another's view."""
    plain, seen = painter(TOYS["automa-deck"].speaker), set[int]()

    def paint(look: str, view: Any, about: str | None, desk: Desk) -> Image.Image | None:
        seen.update(view.held)
        picture = plain(look, view, about, desk)
        if picture is not None and view.holding and 0 in seen:
            picture.putpixel((0, 0), (255, 255, 255))
        return picture

    _painted_by(monkeypatch, "automa-deck", paint)
    with pytest.raises(Leak, match="picture"):
        await search(DECK, 60, 3)
