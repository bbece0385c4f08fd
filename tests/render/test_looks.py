"""Every look is drawn for every table, deterministic, small, and shows only what the view holds."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from bot.games.space_mission.view import Planet, Player, Reserved, SpaceMissionView
from renderers.cache import clear_all
from renderers.draw_context import WIDTH
from renderers.registry import draw
from tests.render import of_space_mission, support
from tests.render.case import Case
from tests.samples import space_mission as samples
from tests.soaking import by_turns

GAME = "space-mission"
SMALL = 200_000


@pytest.mark.parametrize("language", by_turns(support.LANGUAGES, 2))
@pytest.mark.parametrize("game", support.PAINTED)
def test_every_look_of_every_table_is_a_small_png(game: str, language: str) -> None:
    found = [shown for shown in support.shown(language) if shown.name.startswith(f"{game} ")]
    for shown in found:
        assert shown.crowded or shown.size < SMALL, shown
        assert shown.width == WIDTH
    assert sum(shown.size > 0 for shown in found) >= len(found) // 2
    cases = support.PAINTED[game].pictures()
    assert len(found) >= len(cases) // 2
    assert {case.look for case in cases if case.view.seats == 4} == set(support.PAINTED[game].LOOKS)


@pytest.mark.parametrize("case", support.TYPICAL, ids=lambda case: f"{case.game}-{case.look}")
def test_a_picture_is_a_file_of_its_look(case: Case) -> None:
    picture = case.draw(support.words, samples.NAMES)
    assert picture is not None
    assert picture.filename == f"{case.look}.png"
    assert support.opened(picture).size == (picture.width, picture.height) == (WIDTH, picture.height)


def test_the_fullest_board_is_small_too() -> None:
    picture = draw(GAME, "board", of_space_mission.fullest(), None, support.words, samples.NAMES)
    assert picture is not None
    assert len(picture.data) < SMALL


@pytest.mark.parametrize("case", support.TYPICAL, ids=lambda case: f"{case.game}-{case.look}")
def test_same_view_is_the_same_picture_in_processes_and_threads(case: Case) -> None:
    def once(_: int) -> bytes:
        return case.pixels(support.words, samples.NAMES)

    clear_all()
    first = once(0)
    clear_all()
    with ThreadPoolExecutor(4) as pool:
        assert {first, *pool.map(once, range(4))} == {first}


def test_what_has_no_picture_is_none() -> None:
    mine, spectator = samples.table(3), samples.table(3, None)
    for look, view, about in (
        ("log", mine, None),
        ("hand", spectator, None),
        ("tiles", spectator, None),
        ("pile", mine, None),
        ("score", mine, None),
        ("planet", mine, None),
        ("planet", mine, "pluto"),
        ("player", mine, "7"),
        ("player", mine, "me"),
    ):
        assert draw(GAME, look, view, about, support.words, samples.NAMES) is None, (look, about)
    assert draw("chess", "board", mine, None, support.words, samples.NAMES) is None


def test_another_editions_planet_and_tile_are_drawn_too() -> None:
    view = samples.table(3)
    strange = Planet("newfound", 1, 2, (3, 4), 5, None, (0,), None, (0,), (Reserved(0, "antimatter"),))
    view = replace(view, ring=(strange, *view.ring[1:]), pile=("antimatter", "water"), pending="scan")
    for look, about in (("board", None), ("planet", "newfound"), ("pile", None)):
        assert draw(GAME, look, view, about, support.words, samples.NAMES) is not None, look


def board(view: SpaceMissionView) -> bytes:
    """Return the pixels of a board."""
    return Case("board", GAME, "board", view).pixels(support.words, samples.NAMES)


def quiet(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return the players without what is new to the viewer."""
    return tuple(replace(player, probed=False) for player in players)


def test_the_board_shows_nothing_private() -> None:
    """A seat's board differs from a spectator's in the marks of what is new, and in nothing else."""
    mine = samples.table(4)
    ring = tuple(
        replace(planet, changed=(), visit=None, reserved=tuple(Reserved(tile.seat, None) for tile in planet.reserved))
        for planet in mine.ring
    )
    players = tuple(replace(player, tiles=None) for player in mine.players)
    bare = replace(mine, viewer=None, ring=ring, players=quiet(players), hand=(), score=None)
    full = replace(
        mine,
        ring=tuple(replace(planet, changed=()) for planet in mine.ring),
        players=quiet(mine.players),
        pile=("water", "space"),
    )
    assert board(bare) == board(full)


@pytest.mark.parametrize(
    ("planet", "change"),
    [(1, "station"), (1, "tiles"), (3, "ship"), (3, "space"), (4, "reserved")],
)
def test_what_is_new_is_ringed_where_it_is(planet: int, change: str) -> None:
    view = samples.table(4)
    quiet = tuple(replace(each, changed=()) for each in view.ring)
    loud = tuple(replace(each, changed=(change,)) if i == planet else each for i, each in enumerate(quiet))
    plain, ringed = (
        draw(GAME, "board", replace(view, ring=ring), None, support.words, samples.NAMES) for ring in (quiet, loud)
    )
    assert plain is not None
    assert ringed is not None
    before, after = support.opened(plain), support.opened(ringed)
    from renderers.palette import NEW
    from renderers.space_mission.board_layout import NARROW

    x, y = NARROW.places[planet]
    cell = (x - 180, y - 150, min(WIDTH, x + 180), y + 200)
    assert ImageChops.difference(before.crop(cell), after.crop(cell)).getbbox() is not None
    ring_ink = [count for count, colour in after.crop(cell).getcolors(1 << 20) or [] if colour == NEW]
    assert ring_ink
    assert ring_ink[0] > 200


def test_new_probes_are_ringed_at_the_gate() -> None:
    view = samples.table(4)
    still = replace(view, players=quiet(view.players), ring=tuple(replace(each, changed=()) for each in view.ring))
    loud = replace(still, players=(still.players[0], replace(still.players[1], probed=True), *still.players[2:]))
    before, after = (draw(GAME, "board", each, None, support.words, samples.NAMES) for each in (still, loud))
    assert before is not None
    assert after is not None
    box = ImageChops.difference(support.opened(before), support.opened(after)).crop((400, 450, 800, 850)).getbbox()
    assert box is not None


def test_a_card_shows_where_it_can_jump_to() -> None:
    view = samples.table(4)
    seen = {
        Case("hand", GAME, "hand", with_reach(view, reaches)).pixels(support.words, samples.NAMES)
        for reaches in ((), ("freezer",), ("hazard",), ("freezer", "hazard"))
    }
    assert len(seen) == 4


def with_reach(view: SpaceMissionView, planets: tuple[str, ...]) -> SpaceMissionView:
    return replace(view, hand=(replace(view.hand[0], reaches=planets), *view.hand[1:]))


def test_every_mark_of_a_view_reaches_the_board() -> None:
    """Change one public fact, and the picture changes."""
    view = samples.table(5, None)
    planet = view.ring[0]
    changes = (
        replace(planet, left=7),
        replace(planet, space=2),
        replace(planet, seen_by=(0, 1)),
        replace(planet, station=4),
        replace(planet, ships=(3,)),
        replace(planet, reserved=planet.reserved[:1]),
        replace(planet, jump=4),
        replace(planet, scan=4),
        replace(planet, landing=(1, 1)),
    )
    player = view.players[0]
    players = (
        replace(player, probes=9),
        replace(player, gate_points=0),
        replace(player, stations=9),
        replace(player, tile_count=20),
        replace(player, card_count=1),
        replace(player, planet=None),
    )
    variants = [
        *(replace(view, ring=(changed, *view.ring[1:])) for changed in changes),
        *(replace(view, players=(changed, *view.players[1:])) for changed in players),
        replace(view, round=8),
        replace(view, action=2),
        replace(view, pending="scan"),
        replace(view, to_move=(1,)),
        replace(view, space_up=6),
        replace(view, deck=1),
        replace(view, discards=1),
        replace(view, last_round=()),
        replace(view, last_round=(2,)),
        replace(view, stalled=True),
        replace(view, over=True, to_move=()),
    ]
    assert len({board(each) for each in (view, *variants)}) == 1 + len(variants)


def test_the_end_by_developed_planets_is_metered_by_them() -> None:
    from renderers.space_mission.board_panels import meter

    view = replace(samples.table(3), end="developed")
    assert meter(view) == (3, 8, "sm-pic-meter-developed")
    assert meter(samples.table(3)) == (5, 8, "sm-pic-meter-space")
