"""Views made by hand, to look at pictures without a game: every mark that a picture can show is in one of them."""

from __future__ import annotations

from bot.games.core.contract import Line, Result, Standing
from bot.games.space_mission.view import Card, Move, Planet, Player, Reserved, Score, SpaceMissionView, Visit

NAMES = ("Ada", "Konstantin der Kühne", "Mio", "Tereza", "Bo")
_NEEDED = {2: 6, 3: 8, 4: 10, 5: 12}
_TILES = (
    ("mineral-red", "mineral-red", "mineral-red", "mineral-blue", "alien-brown", "water", "water", "medal"),
    ("alien-blue", "alien-blue", "alien-brown", "matter-green", "matter-blue", "water", "mineral-green"),
    ("matter-green", "matter-blue", "matter-green", "medal", "medal", "mineral-purple"),
    ("water", "water", "water", "water", "mineral-purple", "mineral-purple", "alien-brown"),
    ("mineral-green", "mineral-green", "medal", "alien-blue", "matter-blue"),
)
_SCORES = (
    (9, 6, 12, 1, 0, 5, 3),
    (6, 9, 1, 6, 7, 2, 0),
    (3, 3, 1, 0, 9, 0, 6),
    (6, 6, 4, 1, 0, 14, 0),
    (0, 3, 4, 1, 2, 0, 3),
)
CATEGORIES = ("gate", "stations", "minerals", "aliens", "matter", "water", "medals")


def table(seats: int = 4, viewer: int | None = 0, over: bool = False) -> SpaceMissionView:
    """Return a table in the middle of its game, or at its end."""
    return SpaceMissionView(
        viewer=viewer,
        seats=seats,
        to_move=() if over else (0,),
        over=over,
        edition="sample",
        end="space",
        own_reserved=True,
        notebook="visits",
        ring=_ring(seats, viewer),
        players=tuple(_player(seat, viewer, over) for seat in range(seats)),
        round=7,
        start=1,
        action=1,
        pending=None,
        space_up=5 if seats > 2 else 3,
        space_needed=_NEEDED[seats],
        deck=23,
        discards=14,
        last_round=None,
        stalled=False,
        hand=_hand() if viewer is not None else (),
        pile=(),
        score=_score() if viewer is not None else None,
        standing=_standing(seats) if over else None,
    )


def choosing() -> SpaceMissionView:
    """Return a table where the viewer looks into a pile and must choose."""
    view = table(3)
    pile = ("alien-brown", "mineral-red", "mineral-red", "space", "water", "matter-green", "space", "medal")
    return _with(view, pending="scan", pile=pile)


def looking() -> SpaceMissionView:
    """Return a table at which another seat is choosing a tile."""
    return _with(table(3, None), pending="develop", action=2, to_move=(1,))


def last_round() -> SpaceMissionView:
    """Return the last round of five, as a spectator sees it."""
    return _with(table(5, None), space_up=12, last_round=(1, 3), to_move=(4,), action=2)


def beginning(seats: int = 5) -> SpaceMissionView:
    """Return a table before the first move: all ships at the gate."""
    view = table(seats, None)
    ring = tuple(
        Planet(planet.id, planet.jump, planet.scan, planet.landing, 8, None, (), None, (), ()) for planet in view.ring
    )
    players = tuple(Player(seat, None, 0, 0, 0, 0, 0, 5, ()) for seat in range(seats))
    return _with(view, ring=ring, players=players, round=1, space_up=0, deck=60 - 5 * seats, discards=0)


def waiting() -> SpaceMissionView:
    """Return a table in another seat's turn: no card has a use now."""
    view = table(4)
    hand = tuple(Card(card.number, card.jump, card.scan, card.land) for card in view.hand)
    return _with(view, to_move=(2,), hand=hand)


def _with(view: SpaceMissionView, **changes: object) -> SpaceMissionView:
    fields = {name: getattr(view, name) for name in view.__struct_fields__}
    return SpaceMissionView(**(fields | changes))  # pyright: ignore[reportArgumentType]  # fields of the same struct


def _ring(seats: int, viewer: int | None) -> tuple[Planet, ...]:
    all_seats = tuple(range(seats))
    others = all_seats[1:]
    visit = None
    if viewer is not None:
        visit = Visit("scan", 5, ("mineral-red", "water", "space", "alien-blue"), 2, tuple({1, seats - 1}), ("space",))

    def new(*changes: str) -> tuple[str, ...]:
        return changes if viewer is not None else ()

    return (
        Planet("freezer", 1, 2, (3, 4), 5, None, all_seats[:3], None, (), _reserved(viewer, (0, 0, 1))),
        Planet("ruby-red", 3, 1, (2, 4), 4, None, all_seats, 1, (0,), (), visit, new("station", "tiles")),
        Planet("glasspoint", 1, 4, (2, 3), 8, None, (), None, (), ()),
        Planet("green-heggar", 2, 1, (3, 4), 2, 2, all_seats, 0, all_seats[1:], (), None, new("ship", "space")),
        Planet("bluewell", 2, 3, (1, 4), 6, None, others, None, (), _reserved(viewer, others), None, new("reserved")),
        Planet("hazard", 1, 3, (2, 4), 7, None, (0,), None, (), _reserved(viewer, (0,))),
        Planet("ironveil", 3, 4, (1, 2), 3, 3, all_seats[:2], 1, (), ()),
        Planet("twin-rift", 4, 3, (1, 2), 8, None, (), None, (), ()),
    )  # fmt: skip


def _reserved(viewer: int | None, seats: tuple[int, ...]) -> tuple[Reserved, ...]:
    kinds = ("mineral-red", "matter-green", "water")
    return tuple(Reserved(seat, kinds[i % 3] if seat == viewer else None) for i, seat in enumerate(seats))


def _player(seat: int, viewer: int | None, over: bool) -> Player:
    gate, stations = _SCORES[seat][0], _SCORES[seat][1] // 3
    turn = (Move("jump", "green-heggar", (27,)), Move("scan", "green-heggar", (49,)))
    if seat == 2:
        turn = (Move("top-up", None, (4, 58), 3), Move("fly", "green-heggar"))
    tiles = _TILES[seat] if over or seat == viewer else None
    return Player(
        seat, "ruby-red" if seat == 0 else "green-heggar", (7, 5, 3, 5, 1)[seat], gate, stations, stations * 3,
        len(_TILES[seat]), (5, 3, 5, 1, 4)[seat], turn, tiles,
        probed=viewer is not None and seat == 1,
    )  # fmt: skip


_ALL = (
    "freezer", "ruby-red", "glasspoint", "green-heggar", "bluewell", "hazard", "ironveil", "twin-rift",
)  # fmt: skip


def _hand() -> tuple[Card, ...]:
    return (
        Card(7, 2, 3, None, ("jump",), ("green-heggar", "bluewell")),
        Card(28, 3, None, 4, ("develop",)),
        Card(33, None, 1, 1, ("scan",)),
        Card(52, "?", 4, None, ("jump",), (_ALL[0], *_ALL[2:])),
        Card(58, 2, None, "?", ("jump", "develop"), ("green-heggar", "bluewell")),
    )


def _score() -> Score:
    adds = (5, 4, 4, 4, 3, 1, 2, 2, 4, 3)
    kinds = (
        "mineral-red", "mineral-purple", "mineral-green", "mineral-blue", "alien-brown", "alien-blue", "matter-green",
        "matter-blue", "water", "medal",
    )  # fmt: skip
    lines = tuple(zip(CATEGORIES, _SCORES[0], strict=True))
    return Score(lines, sum(_SCORES[0]), tuple(zip(kinds, adds, strict=True)))


def _standing(seats: int) -> Standing:
    order = sorted(range(seats), key=lambda seat: -sum(_SCORES[seat]))
    results = tuple(
        Result(
            seat, tuple(Line(c, p) for c, p in zip(CATEGORIES, _SCORES[seat], strict=True)), sum(_SCORES[seat]), i + 1
        )
        for i, seat in enumerate(order)
    )
    return Standing(results, True)
