"""What the texts of Crazy Eights are tried with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bot.games.core.actions import Action
from bot.games.core.declared import Ended
from bot.games.core.events import Event
from bot.games.core.playing_cards import DECK, RANKS, SUITS
from bot.games.crazy_eights.actions import Draw, Eight, Pass, Play
from bot.games.crazy_eights.events import Dealt, Drew, Laid, Passed
from bot.games.crazy_eights.view import CrazyEightsView
from tests.conformance.texts import Texts
from tests.games.crazy_eights.builders import GAME, cards, play, refusals, table
from tests.games.crazy_eights.refusals import REFUSED

_MIDDLE = table("2h 5c 8s kd", "3c 4c", "9d", "10d jd", top="7h 5h")
_NAMED = table("2h kd", "3c 4c", top="5h 8d", suit="clubs", stock="as")
_POOR = table("kd", "3c 4c", stock="", drawn=1)
_OUT = play(table("2h", "8c 3c", "as"), "0 play hearts-2").state
_SHARED = play(table("3d", "3c", stock=""), "0 pass", "1 pass").state


def _view(state: object, viewer: int | None = 0) -> CrazyEightsView:
    view = GAME.view(state, viewer)  # pyright: ignore[reportArgumentType] - a state of this game
    assert isinstance(view, CrazyEightsView)
    return view


def _views() -> dict[str, CrazyEightsView]:
    return {
        "middle": _view(_MIDDLE),
        "middle seen by a spectator": _view(_MIDDLE, None),
        "waiting": _view(_MIDDLE, 1),
        "a named suit": _view(_NAMED),
        "nothing fits": _view(_POOR),
        "out": _view(_OUT),
        "shared": _view(_SHARED),
        "out seen by the loser": _view(_OUT, 1),
    }


def _anything(_view: CrazyEightsView) -> Iterator[Action]:
    yield from map(Play, DECK)
    yield from (Eight(f"{suit}-8", named) for suit, named in product(SUITS, SUITS))
    yield from (Draw(), Pass())


HANDS = (cards("2h 5c"), cards("8s kd"))
EVENTS: tuple[Event, ...] = (
    Dealt(HANDS, "hearts-5", 1),
    Laid(0, "hearts-2", None),
    Laid(1, "spades-8", "clubs"),
    Drew(1, "spades-ace"),
    Passed(1),
    Ended("out"),
    Ended("blocked"),
    Ended("vote"),
)
TEXTS = Texts(
    names=("Ada", "Ben", "Cleo", "Dov"),
    views=_views(),
    tried=lambda: _views().values(),
    actions=_anything,
    events=EVENTS,
    secret=(
        (Drew(0, "spades-ace"), Drew(0, "hearts-8")),
        (Dealt(HANDS, "hearts-5", 1), Dealt((cards("4s 6s"), HANDS[1]), "hearts-5", 1)),
    ),
    keys=(
        *(f"card-suit-{suit}" for suit in SUITS),
        *(f"card-{part}-{rank}" for rank in RANKS for part in ("rank", "corner")),
    ),
    categories=("hands",),
    credits=(),
    odd=r"\bnone\b|\?",
    looks=(
        ("middle", "board", None),
        ("a named suit", "board", None),
        ("nothing fits", "board", None),
        ("out", "board", None),
        ("middle", "hand", None),
        ("waiting", "hand", None),
        ("nothing fits", "hand", None),
        ("out", "hand", None),
        ("middle seen by a spectator", "hand", None),
        ("middle", "score", None),
        ("out", "score", None),
        ("shared", "score", None),
    ),
    choices=(
        ("middle", Play("hearts-2")),
        ("middle", Play("clubs-ace")),
        ("middle", Eight("spades-8", "hearts")),
        ("middle", Draw()),
        ("a named suit", Draw()),
        ("nothing fits", Pass()),
    ),
    values=(
        ("middle", "play", "card", "hearts-queen"),
        ("middle", "eight", "suit", "clubs"),
        ("middle", "play", "card", "joker"),
        ("middle", "dance", "partner", "0"),
    ),
    refusals=lambda: refusals(REFUSED),
)
