"""What each picture of Space Missions shows, and what it hides."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.space_missions import material
from bot.games.space_missions.decisions import DECISIONS
from bot.games.space_missions.game import SpaceMissions
from bot.games.space_missions.view import Deck, SpaceMissionsView
from bot.text import Translator
from renderers.space_missions import (
    board_players,
    decks,
    fleet,
    flight,
    hand,
    launch_pad,
    parts,
    technology_test,
)
from renderers.space_missions.board_layout import plan
from renderers.text import length, recording
from tests.render import support
from tests.render.of_space_missions import GAME
from tests.samples import space_missions as samples
from tests.samples.sample import pixels


def drawn(look: str, view: SpaceMissionsView, about: str | None = None) -> bytes | None:
    """Return the pixels of a look; None when it has no picture."""
    picture = pixels(GAME, look, view, about, support.words, samples.NAMES)
    return None if picture is None else picture.tobytes()


def with_first(view: SpaceMissionsView, **changes: Any) -> SpaceMissionsView:
    """Return the view with changes of its first player."""
    return replace(view, players=(replace(view.players[0], **changes), *view.players[1:]))


def test_what_has_no_picture_is_none() -> None:
    mine, spectator = samples.table(), samples.table(4, None)
    for look, view, about in (
        ("mission", mine, "5"),
        ("log", mine, None),
        ("control", spectator, None),
        ("hand", spectator, None),
        ("flight", mine, None),
        ("trial", mine, None),
        ("score", mine, None),
        ("player", mine, None),
        ("player", mine, "7"),
        ("player", mine, "me"),
    ):
        assert drawn(look, view, about) is None, (look, about)


def test_the_board_shows_nothing_private() -> None:
    assert drawn("board", samples.table(4, 0)) == drawn("board", samples.table(4, None))
    assert drawn("board", samples.testing(0)) == drawn("board", samples.testing(2))


def test_other_players_control_shows_no_event_the_viewer_saw() -> None:
    knows, lacks = samples.table(), replace(samples.table(), next_event=None)
    assert drawn("player", knows, "1") == drawn("player", lacks, "1")
    assert drawn("control", knows) != drawn("control", lacks)


def test_a_test_shows_its_cards_to_the_tester_alone() -> None:
    own, other = samples.testing(0), samples.testing(1)
    assert technology_test.out(own, own.players[0])[0].cards == ("minor", "major")
    assert technology_test.out(other, other.players[0])[0].cards == ("?", "?")
    assert drawn("trial", own) != drawn("trial", other)


def test_returning_cards_are_shown_by_technology() -> None:
    view = samples.succeeded()
    found = {each.deck.technology: each.cards for each in technology_test.out(view, view.players[0])}
    assert found == {
        "thrust": ("none", "minor"),
        "control": ("none",),
        "life-support": ("minor",),
        "re-entry": ("minor", "none"),
    }
    assert technology_test.out(replace(view, pending="bonus"), view.players[0]) == []


@pytest.mark.parametrize(
    ("deck", "held"),
    [
        (Deck("thrust", 5, (), (), 0, "?"), [("major", 1), ("minor", 2), ("none", 1), ("?", 1)]),
        (Deck("thrust", 7, (), (), 2, "minor"), [("major", 1), ("minor", 5), ("none", 1)]),
        (Deck("thrust", 2, (), ("major", "minor", "none"), 0, "none"), [("minor", 1), ("none", 1)]),
    ],
)
def test_a_deck_tells_what_is_still_in_it(deck: Deck, held: list[tuple[str, int]]) -> None:
    assert decks.contents(deck) == held


def test_every_drawn_card_stands_at_its_technology() -> None:
    flown = samples.failed().players[0].flight
    assert flown is not None
    rows = flight.table(flown, deciding=True)
    assert [active for active, _ in rows] == ["rocket", "rocket", "capsule", "lunar-module", "lunar-module", "capsule",
                                              "capsule"]  # fmt: skip
    placed = [place.drawn for _, places in rows for place in places if place.drawn is not None]
    assert placed == list(flown.drawn)
    assert [place.now for _, places in rows for place in places].count(True) == 1
    assert [place.technology for place in rows[3][1]] == ["sensor", "landing", "landing"]


def test_a_deck_that_was_empty_leaves_its_place_empty() -> None:
    flown = samples.flying().players[0].flight
    assert flown is not None
    short = replace(flown, drawn=tuple(card for i, card in enumerate(flown.drawn) if i != 6))
    places = flight.table(short, deciding=False)[3][1]
    assert [place.drawn is not None for place in places] == [False, True, True]
    assert [place.passed for place in places] == [True, False, False]


def test_what_an_abort_leaves_out_is_not_taken_for_an_empty_deck() -> None:
    flown = samples.failed().players[0].flight
    assert flown is not None
    assert not any(place.passed for _, places in flight.table(flown, deciding=False) for place in places)


def test_the_board_at_the_end_shows_the_final_score() -> None:
    alone = samples.over(1, True)
    assert [(line.seat, line.points, line.rank) for line in board_players.lines(alone)] == [(0, 83, 2), (-1, 86, 1)]
    assert [line.rank for line in board_players.lines(samples.solo())] == [None, None]


def test_shown_flight_is_the_movers_then_the_viewers_then_others() -> None:
    view = samples.announced(3)
    seats = {
        changed: parts.shown_flight(replace(view, **dict(changed)))
        for changed in ((("turn", 1),), (("turn", 2),), (("turn", 2), ("viewer", None)))
    }
    assert [None if who is None else who.seat for who in seats.values()] == [1, 3, 0]
    assert parts.shown_flight(samples.table()) is None


def test_a_pad_shows_what_is_aboard_and_what_is_not() -> None:
    loaded = samples.pad()
    full = len(launch_pad.aboard(loaded, "rocket", 40))
    assert (
        full
        == len(launch_pad.aboard(replace(loaded, fuel=0, inspection=False, slots=((0,) * 5,) * 4), "rocket", 40))
        == 8
    )
    assert launch_pad.rows(loaded) == ["rocket", "capsule"]


@pytest.mark.parametrize("narrow", [False, True])
def test_all_boards_of_a_table_are_of_one_size(narrow: bool) -> None:
    views = (samples.table(), samples.beginning(), samples.announced(), samples.flying(), samples.over())
    assert len({plan(view, narrow).size for view in views}) == 1


def test_the_year_and_the_order_of_seats_are_written_in_words() -> None:
    with recording() as written:
        drawn("board", samples.announced())
    texts = {piece.text for piece in written}
    assert {"1962", "1965", "1969", "launch", "event", "24"} <= texts


def test_every_mark_of_a_view_reaches_the_board() -> None:
    """Change one public fact, and the picture changes."""
    view = samples.announced(None)
    card = view.missions[6]
    variants = [
        replace(view, year=1966),
        replace(view, phase="fly"),
        replace(view, pending="give"),
        replace(view, to_move=(1,)),
        replace(view, sequence=(3, 2, 1, 0)),
        replace(view, upper=(2,)),
        replace(view, event="pump-recall"),
        replace(view, event=None),
        replace(view, event=None, events_left=3),
        replace(view, supply=(3, *view.supply[1:])),
        replace(view, astronauts=1),
        replace(view, scored=("media",)),
        replace(view, bonuses=(*view.bonuses[:3], "inspection", *view.bonuses[4:])),
        *(
            replace(view, missions=(*view.missions[:6], replace(card, **change), view.missions[7]))
            for change in ({"media": True}, {"done": True}, {"flown_by": (1, 3)}, {"flown_by": ()})
        ),
        *(with_first(view, **change) for change in ({"points": 5}, {"bars": (2, 1, 1, 4)}, {"flight": None})),
        replace(view, over=True, to_move=()),
        replace(view, over=True, to_move=(), over_by="sixties"),
    ]
    assert len({drawn("board", each) for each in (view, *variants)}) == len(variants) + 1


def test_actions_of_the_year_reach_the_board() -> None:
    view = samples.table(4, None)
    me = view.players[0]
    variants = [with_first(view, played=("spy",)), with_first(view, passed=True), with_first(view, hand=me.hand[1:])]
    assert len({drawn("board", each) for each in (view, *variants)}) == len(variants) + 1


def test_every_fact_of_a_player_reaches_their_control_board() -> None:
    view = samples.announced()
    me = view.players[0]
    first, sensors = me.decks[0], me.decks[3]
    variants: list[dict[str, Any]] = [
        {"points": -4},
        {"bars": (0, 0, 0, 0)},
        {"levels": (1, 1, 1)},
        {"stock": (4, *me.stock[1:])},
        {"played": ()},
        {"upgrades": 0},
        {"flight": None},
        {"decks": (*me.decks[:3], replace(sensors, known=("?",) * sensors.cards), *me.decks[4:])},
        {"decks": (replace(first, removed=()), *me.decks[1:])},
        {"decks": (replace(first, cards=3, known=first.known[:3]), *me.decks[1:])},
        {"decks": (replace(first, extra="none"), *me.decks[1:])},
    ]
    pictures = {drawn("control", with_first(view, **change)) for change in variants}
    assert len({*pictures, drawn("control", view)}) == len(variants) + 1


def test_tons_of_two_digits_touch_no_other_sign() -> None:
    """A rocket of level 3 carries 10, 9 and 8 tons: no number reaches into the next sign."""
    wide = [38 + 4 + length(tons, 30, True) for tons in ("10", "9", "8")]
    lefts = fleet.columns(wide, 258)
    assert all(left + width + 8 <= after for left, width, after in zip(lefts, wide, lefts[1:], strict=False))
    assert lefts[-1] + wide[-1] <= 258
    assert fleet.columns([50, 50, 50], 240) == [0, 60, 120]


def test_every_fact_of_a_flight_reaches_its_picture() -> None:
    view = samples.flying()
    flown = view.players[0].flight
    assert flown is not None
    last = flown.drawn[-1]
    variants: list[dict[str, Any]] = [
        {"step": 3},
        {"healthy": 1, "lost": 1},
        {"injured": 0, "healthy": 3},
        {"training": 0},
        {"slots": ((0,) * 5,) * 4},
        {"fuel": 0},
        {"inspection": True},
        {"drawn": (*flown.drawn[:-1], replace(last, card="major"))},
        {"drawn": (*flown.drawn[:-1], replace(last, spent=("thrust-backup",)))},
        {"drawn": (*flown.drawn[:-1], replace(last, suffered=("abort",)))},
        {"failed": 4, "aborted": True},
        {"failed": 4, "over": True},
        {"over": True},
        {"points": 7},
    ]
    pictures = {drawn("flight", with_first(view, flight=replace(flown, **change))) for change in variants}
    assert len({*pictures, drawn("flight", view)}) == len(variants) + 1


def test_a_hand_shows_what_is_held_and_played() -> None:
    view = samples.table()
    me = view.players[0]
    variants = [
        with_first(view, hand=me.hand[:2]),
        with_first(view, played=me.played[:1]),
        with_first(view, played=me.played[::-1]),
        with_first(view, passed=True),
        with_first(view, hand=()),
        replace(view, players=view.players[:1]),
    ]
    assert len({drawn("hand", each) for each in (view, *variants)}) == len(variants) + 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_decision_and_ending_has_a_short_text(language: str) -> None:
    translator = Translator(strict=True)
    keys = [
        *(f"due-{pending}" for pending in DECISIONS),
        *(f"phase-{phase}" for phase in ("actions", "announce", "event", "fly", "complete")),
        *(f"over-{end}" for end in SpaceMissions().meta.ends),
        *(f"line-{name}" for name in ("start", "missions", "failures", "healthy", "lost", *material.CATEGORIES)),
        *(f"trial-{action}" for action in ("test-1-3", "test-2")),
    ]
    assert [key for key in keys if not translator.has(language, f"sms-pic-{key}")] == []


def test_a_hand_shows_what_a_spy_could_copy() -> None:
    assert hand.others_show(samples.table(4, 0)) == ["spy", "engineer"]
    assert hand.others_show(samples.table(4, 1)) == ["mechanic", "engineer"]
    assert hand.others_show(samples.solo()) == ["engineer"]
    assert hand.others_show(samples.first_hand()) == []
