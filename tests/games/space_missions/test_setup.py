"""The box, its data files, and the table before the first year."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from itertools import chain

import msgspec
import pytest

from bot.games.core.chance import Chance
from bot.games.core.contract import UnknownOption, preset_of, settle
from bot.games.history.log import decode_state, encode
from bot.games.space_missions.events import Begun, Took
from bot.games.space_missions.game import SpaceMissions1
from bot.games.space_missions.material import (
    AUTOMA,
    CATEGORIES,
    EDITION,
    EVENTS,
    SPECIALISTS,
    STOCK,
    read_edition,
)
from bot.games.space_missions.media import drawn
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.script import seed
from tests.games.space_missions.builders import GAME, SEED, offered, play, stock_of

OLD = SpaceMissions1()
DEFAULTS = settle(GAME.meta.options, {})
FILES = resources.files("bot.games.space_missions") / "data"
DATA = (FILES / "mission_control.toml").read_text(encoding="utf-8")


def table(seats: int, number: int = 0, /, **options: str) -> SpaceMissionsState:
    return GAME.setup(seats, settle(GAME.meta.options, options), seed("setup", number))


# --- what is put out (rules 2.3, 4.2, 10.2, 10.3) ---


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_technology_deck_has_five_cards_and_one_major_problem(seats: int) -> None:
    for number in range(5):
        for agency in table(seats, number).agencies:
            assert [len(deck.cards) for deck in agency.decks] == [5] * 6
            assert [deck.cards.count("major") for deck in agency.decks] == [1] * 6
            assert sorted(deck.cards.count("minor") for deck in agency.decks) == [2, 2, 2, 2, 3, 3]
            assert agency.upgrades == 4
            everything = Counter(chain.from_iterable(deck.cards for deck in agency.decks))
            assert everything + Counter(minor=agency.upgrades) == {"major": 6, "minor": 18, "none": 10}


def test_decks_are_unknown() -> None:
    decks = [deck for agency in table(4).agencies for deck in agency.decks]
    assert {deck.known for deck in decks} == {("?",) * 5}
    assert not any(deck.deduced or deck.proven for deck in decks)


def test_nine_events_are_face_down_and_three_starred_removed() -> None:
    for number in range(12):
        state = table(2, number)
        assert len(state.events) == 9 and len(state.boxed) == 3
        assert {*state.events, *state.boxed} == set(EVENTS)
        assert all(EVENTS[event].asterisk for event in state.boxed)


@pytest.mark.parametrize(
    ("seats", "enhancements", "fuel", "training", "inspection", "astronauts"),
    [(1, 5, 8, 6, 2, 6), (2, 5, 8, 6, 2, 6), (3, 8, 12, 9, 3, 9), (4, 10, 16, 12, 4, 12)],
)
def test_the_supply_depends_on_the_number_of_players(
    seats: int, enhancements: int, fuel: int, training: int, inspection: int, astronauts: int
) -> None:
    state = table(seats)
    handed_out = sum(stock_of(state, seat).get("fuel", 0) for seat in range(seats))
    assert handed_out == max(0, seats - 2)
    supply = dict(zip(STOCK, state.supply, strict=True))
    expected = dict.fromkeys(STOCK[:5], enhancements) | {"fuel": fuel, "training": training, "inspection": inspection}
    assert supply == expected | {"fuel": fuel - handed_out}
    assert state.astronauts == astronauts


def test_everybody_begins_with_level_1_ten_points_and_empty_bars() -> None:
    state = table(4)
    for agency in state.agencies:
        assert agency.levels == (1, 1, 1) and agency.bars == (0, 0, 0, 0) and agency.flight is None
        assert agency.hand == SPECIALISTS
    assert [result.total for result in GAME.score(state).results] == [10] * 4
    assert state.year == 1962 and state.done == (False,) * 8


@pytest.mark.parametrize("seats", [0, 5])
def test_the_game_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match=f"1 to 4 players, not {seats}$"):
        GAME.setup(seats, DEFAULTS, SEED)


# --- ruling 31 and the handicaps ---


def test_start_player_is_drawn_and_others_follow_clockwise() -> None:
    starts = Counter(table(4, number).sequence for number in range(60))
    assert set(starts) == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


def test_with_a_fixed_order_the_first_seat_starts() -> None:
    assert {table(3, number, order="fixed").sequence for number in range(12)} == {(0, 1, 2)}


def test_second_player_chooses_an_enhancement_first() -> None:
    state = table(2, order="fixed")
    assert state.phase == "handicap" and GAME.to_move(state) == (1,)
    kinds = ["control-backup", "thrust-backup", "sensor-backup", "life-support-backup", "payload"]
    assert offered(state) == [f"enhance {kind}" for kind in kinds]
    played = play(state, "1 enhance sensor-backup")
    assert played.of(Took) == [Took(1, "sensor-backup", 1, "handicap")]
    assert stock_of(played.state, 0) == {} and stock_of(played.state, 1) == {"sensor-backup": 1}
    assert played.state.phase == "actions" and GAME.to_move(played.state) == (0,)


def test_fourth_player_gets_a_fuel_and_chooses_an_enhancement() -> None:
    state = play(table(4, order="fixed"), "1 enhance payload").state
    assert state.phase == "handicap" and GAME.to_move(state) == (3,)
    state = play(state, "3 enhance payload").state
    assert [stock_of(state, seat) for seat in range(4)] == [{}, {"payload": 1}, {"fuel": 1}, {"fuel": 1, "payload": 1}]
    assert GAME.to_move(state) == (0,)


def test_handicaps_go_by_place_and_not_by_seat() -> None:
    state = next(s for s in (table(4, number) for number in range(20)) if s.sequence == (2, 3, 0, 1))
    assert GAME.to_move(state) == (3,)
    state = play(state, "3 enhance payload", "1 enhance payload").state
    assert [stock_of(state, seat) for seat in range(4)] == [{"fuel": 1}, {"fuel": 1, "payload": 1}, {}, {"payload": 1}]


def test_opening_tells_the_order_and_the_effect_of_options() -> None:
    state = table(4, order="fixed")
    begun, *fuel = GAME.opening(state)
    assert begun == Begun((0, 1, 2, 3), CATEGORIES, (3, 5, 6, 8), EDITION.bonuses.printed)
    assert fuel == [Took(2, "fuel", 1, "handicap"), Took(3, "fuel", 1, "handicap")]


# --- the solo game (rules 17) ---


def test_solo_player_is_second_and_chooses_an_enhancement() -> None:
    state = table(1)
    assert state.sequence == (AUTOMA, 0) and GAME.to_move(state) == (0,)
    assert stock_of(play(state, "0 enhance thrust-backup").state, 0) == {"thrust-backup": 1}


def test_the_automa_has_six_specialists_face_down() -> None:
    for number in range(6):
        automa = table(1, number).automa
        assert automa is not None and sorted(automa.specialists) == sorted(SPECIALISTS)
        assert automa.bars == (0, 0, 0, 0) and automa.mission is None
        assert not automa.took_back and not automa.passed and automa.shown == automa.past == ()


@pytest.mark.parametrize(
    ("level", "cards", "points"),
    [
        ("normal", {1: 3, 2: 3, 3: 2}, 10),
        ("expert", {1: 2, 2: 1, 3: 3, 4: 2}, 10),
        ("trainee", {1: 3, 2: 3, 3: 2}, 0),
    ],
)
def test_the_automa_deck_depends_on_the_level(level: str, cards: dict[int, int], points: int) -> None:
    automa = table(1, automa=level).automa
    assert automa is not None
    assert Counter(automa.deck) == cards and automa.points == points


def test_only_the_solo_game_has_the_automa() -> None:
    state = table(2, automa="expert")
    assert state.automa is None and state.variant.automa is None


# --- options ---


def test_first_games_use_printed_media_scoring_and_bonuses() -> None:
    variant = table(2).variant
    assert variant.media == (3, 5, 6, 8) and variant.scored == CATEGORIES
    expected = (
        ["fuel-2", "look-technology", "inspection", "sequence-first-free"],
        ["fuel-2", "look-event", "inspection", "look-technology"],
    )
    assert list(variant.bonuses) == [*expected[0], *expected[1]]
    assert preset_of(GAME.meta.presets, GAME.meta.options, DEFAULTS) == "first-games"


def test_all_missions_may_be_media_missions() -> None:
    assert table(2, media="all").variant.media == (1, 2, 3, 4, 5, 6, 7, 8)


@pytest.mark.parametrize("category", CATEGORIES[1:])
def test_a_category_may_be_left_unscored(category: str) -> None:
    others = tuple(other for other in CATEGORIES if other != category)
    assert table(2, **{category: "unscored"}).variant.scored == others


def test_bonus_tiles_are_eight_of_ten_in_a_drawn_order() -> None:
    orders: set[tuple[str, ...]] = set()
    for number in range(12):
        bonuses = table(2, number, bonuses="tiles").variant.bonuses
        assert len(bonuses) == 8 and all(Counter(bonuses)[bonus] <= 2 for bonus in bonuses)
        assert set(bonuses) <= set(EDITION.bonuses.tiles)
        orders.add(bonuses)
    assert len(orders) == 12


@pytest.mark.parametrize("boxed", EDITION.bonuses.tiles)
def test_the_tiles_of_a_kind_may_stay_in_the_box(boxed: str) -> None:
    orders = {table(2, number, bonuses=f"without-{boxed}").variant.bonuses for number in range(12)}
    left = {bonus: 2 for bonus in EDITION.bonuses.tiles if bonus != boxed}
    assert len(orders) > 6 and all(Counter(bonuses) == left for bonuses in orders)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "control"', 'id = "thrust"', "the six technologies in order"),
        ("number = 2", "number = 3", "missions 1 to 8 in order"),
        ("spy = ", "agent = ", "the six specialists in order"),
        ('["rocket", "thrust"]', '["balloon", "thrust"]', "mission 1: a row of the table"),
        ("asterisk = true\n", "", "six events with an asterisk"),
        ("fuel-2 = 2", "fuel-2 = 3", "ten bonus tiles"),
        ("cards = [3, 3, 2, 0], start = 0", "cards = [3, 3, 3, 0], start = 0", "automa trainee: eight cards"),
        ("level = 3", "level = 4", "three levels of rocket, satellite and capsule"),
    ],
)
def test_a_faulty_edition_is_named(old: str, new: str, fault: str) -> None:
    assert old in DATA
    with pytest.raises(ValueError, match=fault):
        read_edition(DATA.replace(old, new, 1))


# --- the order of the draws belongs to the rules version ---


def test_the_draws_come_in_the_order_that_the_docstring_says() -> None:
    chosen = {"lunar": "drawn", "media": "four", "bonuses": "tiles"}
    state = table(2, 7, **chosen)
    again = Chance(seed("setup", 7)).open()
    lunar = again.below(2) == 0
    assert ("lunar" in state.variant.scored) == lunar
    assert state.variant.media == drawn(state.variant.scored[1:], "four", again)
    tiles = [bonus for bonus, count in EDITION.bonuses.tiles.items() for _ in range(count)]
    assert state.variant.bonuses == again.shuffle(tiles)[:8]
    marked = again.shuffle([event.id for event in EDITION.events if event.asterisk])
    plain = [event.id for event in EDITION.events if not event.asterisk]
    assert state.boxed == marked[:3] and state.events == again.shuffle([*plain, *marked[3:]])
    for agency in state.agencies:
        extras = again.shuffle(("none",) * 4 + ("minor",) * 2)
        assert tuple(deck.extra for deck in agency.decks) == extras
        for deck in agency.decks:
            assert deck.cards == again.shuffle(("major", "minor", "minor", "none", deck.extra))
    start = again.below(2)
    assert state.sequence == (start, 1 - start)
    assert state.chance == again.close()


# --- former rules ---


def test_a_state_kept_by_version_1_goes_on_by_its_rules() -> None:
    """Its snapshot names no version; its options are those of that time."""
    state = OLD.setup(2, settle(OLD.meta.options, {"media": "four-2"}), bytes(32))
    kept = msgspec.json.decode(encode(state))
    del kept["variant"]["rules"]
    again = decode_state(OLD, msgspec.json.encode(kept))
    assert again == state and again.variant.rules == 1
    assert OLD.sample_state(OLD.view(again, 0), 0, again.chance.open()).variant == again.variant
    with pytest.raises(UnknownOption):
        settle(OLD.meta.options, {"bonuses": "without-fuel-2"})
