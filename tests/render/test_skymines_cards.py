"""What the pictures of cards, player boards and bonus spaces of Skymines show."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.skymines.change import with_player
from bot.games.skymines.state import Mark, SkyminesState
from renderers.paint import put
from renderers.skymines import palette
from renderers.skymines.kinds import kind
from renderers.text import recording
from tests.render import support
from tests.render.case import Case
from tests.render.sights import SIGHTS, apart, on
from tests.samples import skymines_cards as samples

GAME = "skymines"
KINDS = ("titanium", "minerals", "carbon", "energy", "research", "field", "any_one", "scientist", "plus")


def drawn(look: str, state: SkyminesState, viewer: int | None = 0, about: str | None = None) -> bytes:
    """Return the pixels of a look."""
    return Case(look, GAME, look, samples.seen(state, viewer), about).pixels(support.words, samples.NAMES)


def _all_differ(look: str, states: list[SkyminesState], about: str | None = None) -> None:
    seen = [drawn(look, state, 0, about) for state in states]
    for (i, one), (j, other) in combinations(enumerate(seen), 2):
        assert one != other, (i, j)


def _owner(**changes: Any) -> SkyminesState:
    return with_player(samples.state(), 0, **changes)


@pytest.mark.parametrize("sight", SIGHTS)
def test_kinds_of_cards_differ_for_every_eye(sight: str) -> None:
    seen: dict[str, Image.Image] = {}
    for name in KINDS:
        seen[name] = SIGHTS[sight](on(palette.SLAB, lambda picture, name=name: put(picture, kind(name, 44), 48, 48)))
    for one, other in combinations(seen, 2):
        assert apart(seen[one], seen[other]) > 150, (one, other)


def test_every_public_fact_reaches_the_card_display() -> None:
    state = samples.state()
    lower = replace(state, display=("", *state.display[:11]))
    fewer = replace(state, stack=(*state.stack[:3], state.stack[3][1:], state.stack[4]))
    _all_differ("display", [state, lower, fewer, replace(state, discard=state.discard[:-1])])


def test_whole_discard_pile_is_shown_with_e2() -> None:
    view = samples.table(tracks="pile")
    assert view.known.discard
    other = replace(view, known=replace(view.known, discard=("A05", *view.known.discard[1:])))
    one, two = (Case("display", GAME, "display", each).pixels(support.words, samples.NAMES) for each in (view, other))
    assert one != two


def test_every_public_fact_reaches_the_research_display() -> None:
    state = samples.state()
    shown = (("", *state.research_display[0][1:]), *state.research_display[1:])
    _all_differ(
        "research",
        [
            state,
            replace(state, research_display=shown),
            replace(state, supplement=0),
            replace(state, supplement=4),
            replace(state, specials=("R4",)),
            replace(state, round=5),
            replace(state, plans=(state.plans[0][1:], *state.plans[1:])),
        ],
    )


def test_every_fact_of_a_seat_reaches_its_board() -> None:
    area, used = samples.state().players[0].area, samples.state().players[0].used
    decks = samples.state().players[0].decks
    _all_differ(
        "player",
        [
            samples.state(),
            replace(samples.state(), first=0),
            _owner(cash=8),
            _owner(markers=2),
            _owner(single_use=0),
            _owner(tracks=(6, 24, 3, 8)),
            _owner(area=("", *area[1:])),
            _owner(used=(True, *used[1:])),
            _owner(boosted=""),
            _owner(decks=((), *decks[1:])),
            _owner(tiles=("tile-plus",)),
            _owner(tiles_used=("tile-research",)),
            _owner(dropped=True),
            replace(samples.state(), marks=(Mark("tile-energy", 0),)),
        ],
        "0",
    )


def test_every_fact_of_a_seats_tracks_reaches_its_plans() -> None:
    states = [
        samples.state(),
        _owner(tank=10),
        _owner(upload=4),
        _owner(flipped=()),
        _owner(covered=("A03", "A04")),
        _owner(mission="M4"),
        _owner(mission="M4", tasks=(1,)),
    ]
    _all_differ("plans", states, "0")


def test_reserved_tile_is_not_shown_in_the_last_round() -> None:
    last = replace(samples.state(), round=7, marks=())
    assert drawn("player", last, 0, "0") == drawn("player", replace(last, marks=(Mark("tile-energy", 0),)), 0, "0")


def test_player_look_shows_how_far_a_secret_choice_is() -> None:
    planned = samples.planning_state()
    choosing = with_player(planned, 0, planned=(), chosen=False)
    _all_differ("player", [planned, choosing, replace(choosing, phase="actions")], "0")
    token = replace(choosing, phase="token")
    _all_differ("player", [token, with_player(token, 0, chosen=True)], "0")


def test_player_look_does_not_tell_how_many_were_planned() -> None:
    """Four slots are on: each is sealed, also if no card lies there."""
    planned = samples.planning_state()
    empty = with_player(planned, 0, planned=("",) * 5)
    assert any(planned.players[0].planned)
    assert drawn("player", planned, 1, "0") == drawn("player", empty, 1, "0")


def test_player_look_is_the_same_for_everybody() -> None:
    state = samples.planning_state()
    assert len({drawn("player", state, viewer, "0") for viewer in (0, 1, None)}) == 1


def test_player_look_does_not_tell_what_is_in_hand() -> None:
    state = samples.state()
    hand = state.players[0].hand
    other = with_player(state, 0, hand=("single1", "single1", *hand[:1], *hand[3:]))
    assert drawn("player", state, 1, "0") == drawn("player", other, 1, "0")


def test_own_board_shows_what_was_planned() -> None:
    state = samples.planning_state()
    _all_differ(
        "hand", [state, with_player(state, 0, planned=(), chosen=False), samples.planning_state(selecting=True)]
    )


def test_every_fact_reaches_the_bonus_spaces() -> None:
    state = samples.state(tracks="spaces")
    _all_differ(
        "spaces",
        [
            state,
            replace(state, marks=()),
            replace(state, marks=(*state.marks, Mark("D2-1", 2))),
            replace(state, marks=(*state.marks, Mark("energy", 1))),
            replace(state, marks=(Mark(state.marks[0].space, 0, True), *state.marks[1:])),
            with_player(state, 1, levels=(2, 1, 1, 0)),
            with_player(state, 1, used=(True,) * 5),
            with_player(state, 0, tasks=()),
            with_player(state, 0, markers=0, single_use=0),
        ],
    )


def test_every_fact_of_luna_reaches_the_bonus_spaces() -> None:
    view = samples.with_luna()
    state, luna = view.known, view.known.luna
    assert luna is not None
    shown = [
        luna,
        replace(luna, cash=15),
        replace(luna, tank=8),
        replace(luna, research=4),
        replace(luna, majority=("", luna.majority[1])),
        replace(luna, slots=("", "", "", luna.slots[3], "")),
        replace(luna, cards=("E01",)),
        None,
    ]
    seen: set[bytes] = set()
    for each in shown:
        known = replace(state, luna=each, marks=())
        seen.add(Case("spaces", GAME, "spaces", replace(view, known=known)).pixels(support.words, samples.NAMES))
    assert len(seen) == len(shown)


def test_tier_is_lit_for_the_viewer_who_may_take_it() -> None:
    """Seat 0 has the only research scientist; nothing is lit for seat 1 there, nor for a spectator."""
    state = samples.state()
    seen = [samples.seen(state, viewer).open_tiers("scientist") for viewer in (0, 1, None)]
    assert seen == [2, 0, 0]


def test_missions_show_links_tasks_and_progress() -> None:
    view = samples.on_missions()
    state = samples.state()
    linked = with_player(state, 0, mission=state.variant.missions[0])
    _all_differ("missions", [state, linked, with_player(linked, 0, tasks=(0, 1)), with_player(linked, 0, tasks=())])
    with recording() as written:
        Case("missions", GAME, "missions", view).paint(support.words, samples.NAMES)
    assert "2/1" in [piece.text for piece in written], "seat 2 has both additional slots"


def test_what_has_no_picture_is_none() -> None:
    for look, view, about in (
        ("log", samples.table(), None),
        ("hand", samples.table(4, None), None),
        ("player", samples.table(), "7"),
        ("player", samples.table(), "me"),
        ("player", samples.table(), None),
        ("missions", samples.table(missions="off"), None),
        ("score", samples.table(), None),
    ):
        assert Case(look, GAME, look, view, about).draw(support.words, samples.NAMES) is None, (look, about)
