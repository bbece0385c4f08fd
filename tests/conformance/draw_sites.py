"""Where a game's code draws random numbers: found by playing, then held fixed to see which test notices.

A place is the very call that draws in the code, with the function of the game that asked for it: a deck that the same
line shuffles for a flight and for an upgrade is shuffled at two places.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

from bot.games.core import chance
from bot.games.core.chance import Stream
from bot.games.core.contract import Game
from bot.games.history.replay import Replay, advance, begin
from tests.conformance.games import Case

_SHUFFLE, _BELOW = Stream.shuffle, Stream.below


class Site(NamedTuple):
    """A place. `at` tells two draws of one function apart."""

    module: str
    function: str
    at: int
    caller: str


@contextmanager
def watched(game: Game, deal: Callable[[Site], bool]) -> Iterator[None]:
    """Ask `deal` before every draw. Where it says no, as much is drawn but nothing moves: 0, or the pile as it was."""
    home = type(game).__module__.removesuffix(".game")

    def shuffle(stream: Stream, items: Iterable[Any]) -> tuple[Any, ...]:
        pile = tuple(items)
        drawn = _SHUFFLE(stream, pile)
        return drawn if deal(_site(sys._getframe(1), home)) else pile

    def below(stream: Stream, n: int) -> int:
        drawn = _BELOW(stream, n)
        return drawn if deal(_site(sys._getframe(1), home)) else 0

    setattr(Stream, "shuffle", shuffle)  # noqa: B010 - pyright holds methods to be final
    setattr(Stream, "below", below)  # noqa: B010
    try:
        yield
    finally:
        setattr(Stream, "shuffle", _SHUFFLE)  # noqa: B010
        setattr(Stream, "below", _BELOW)  # noqa: B010


def met(game: Game, play: Callable[[], object]) -> set[Site]:
    """Return where is drawn while something is played."""
    sites: set[Site] = set()

    def deal(site: Site) -> bool:
        sites.add(site)
        return True

    with watched(game, deal):
        play()
    return sites


def again(case: Case, replay: Replay) -> None:
    """Play a game again from its log, so that only the rules draw random numbers, and not the players."""
    game = case.title.game
    anew = begin(game, case.seats, case.options, replay.positions[0].state.chance.seed)
    for position in replay.positions[1:]:
        assert position.entry is not None
        anew = advance(game, anew, position.entry)
    assert anew.state == replay.state


def _site(frame: FrameType | None, home: str) -> Site:
    while frame is not None and _module(frame) == chance.__name__:  # `pick` draws below
        frame = frame.f_back
    assert frame is not None
    caller = frame.f_back
    while caller is not None and caller.f_code.co_name.startswith("<"):  # within a comprehension
        caller = caller.f_back
    by = caller.f_code.co_qualname if caller is not None and _module(caller).startswith(home) else ""
    return Site(_module(frame), frame.f_code.co_qualname, frame.f_lasti, by)


def _module(frame: FrameType) -> str:
    return frame.f_globals["__name__"]
