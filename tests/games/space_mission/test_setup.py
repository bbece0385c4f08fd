"""The box, its data file, and the table before the first turn."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from itertools import combinations

import pytest

from bot.games.core.chance import Chance
from bot.games.core.contract import preset_of, settle
from bot.games.space_mission.events import Dealt
from bot.games.space_mission.material import CARDS, EDITION, PLANETS, TILE_KINDS, all_tiles, in_order, read_edition
from tests.games.space_mission.builders import GAME, SEED

DATA = (resources.files("bot.games.space_mission") / "data" / "mission_control.toml").read_text(encoding="utf-8")
KINDS = ", ".join(TILE_KINDS)
DEFAULTS = settle(GAME.meta.options, {})


def test_the_edition_is_named() -> None:
    assert EDITION.edition == GAME.meta.edition == "Mission Control edition"


def test_every_planet_uses_each_number_once_and_no_two_are_alike() -> None:
    assert len(PLANETS) == 12
    for planet in PLANETS.values():
        assert sorted((planet.jump, planet.scan, *planet.landing)) == [1, 2, 3, 4]
    assert len({(planet.jump, planet.scan) for planet in PLANETS.values()}) == 12
    assert Counter(planet.jump for planet in PLANETS.values()) == dict.fromkeys(range(1, 5), 3)


def test_freezer_and_hazard_have_jump_1_as_the_rulebook_prints() -> None:
    assert PLANETS["freezer"].jump == PLANETS["hazard"].jump == 1


def test_the_deck_has_48_plain_cards_and_12_jokers() -> None:
    assert len(CARDS) == 60
    shown = [(card.jump, card.scan, card.land) for card in CARDS.values()]
    assert len(set(shown)) == 60
    assert sum("?" in card for card in shown) == 12
    assert all(card.count(None) == 1 for card in shown)
    for colour in range(3):
        assert Counter(card[colour] for card in shown) == {None: 20, 1: 9, 2: 9, 3: 9, 4: 9, "?": 4}


@pytest.mark.parametrize(
    ("number", "jump", "scan", "land"),
    [(1, 1, 1, None), (17, 1, None, 1), (48, None, 4, 4), (49, "?", 1, None), (54, None, "?", 2), (60, 4, None, "?")],
)
def test_cards_have_the_numbers_of_the_table(number: int, jump: object, scan: object, land: object) -> None:
    card = CARDS[number]
    assert (card.jump, card.scan, card.land) == (jump, scan, land)


def test_there_are_48_point_tiles_and_16_space_tiles() -> None:
    counts = Counter(all_tiles())
    assert counts == {
        **dict.fromkeys(("mineral-red", "mineral-purple", "mineral-green", "mineral-blue"), 4),
        **dict.fromkeys(("alien-brown", "alien-blue"), 5),
        **dict.fromkeys(("matter-green", "matter-blue"), 4),
        "water": 8,
        "medal": 6,
        "space": 16,
    }


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "hazard", jump = 1', 'id = "hazard", jump = 5', "hazard has a coordinate outside 1 to 4"),
        ('id = "hazard"', 'id = "freezer"', "edition file: two planets of the same name$"),
        ('  { id = "hazard", jump = 1, scan = 3, landing = [2, 4] },\n', "", "11 planets, not 12"),
        ("{ number = 2, jump = 1, scan = 2 }", "{ number = 3, jump = 1, scan = 2 }", "not numbered 1 to 60"),
        ("{ number = 2, jump = 1, scan = 2 }", "{ number = 2, jump = 1 }", "card 2 shows 1 colours"),
        ("{ number = 2, jump = 1, scan = 2 }", '{ number = 2, jump = 1, scan = "x" }', "card 2 has a coordinate"),
        ("water = 8", "water = 9", "49 point tiles, not 48"),
        ("space = 16", "space = 15", "15 space tiles, not 16"),
        ("medal = 6", "moon = 6", f"kinds of tiles are {KINDS.replace('medal', 'moon')}, not {KINDS}$"),
        ("edition =", "edition", "edition file"),
        ('edition = "', 'title = "', "edition file"),
    ],
)
def test_a_damaged_data_file_is_named(old: str, new: str, fault: str) -> None:
    assert old in DATA
    with pytest.raises(ValueError, match=fault):
        read_edition(DATA.replace(old, new, 1))


def test_the_data_file_is_read_whole() -> None:
    assert read_edition(DATA) == EDITION
    assert EDITION.tiles == Counter(all_tiles()) and list(EDITION.tiles) == list(TILE_KINDS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_before_the_first_turn(seats: int) -> None:
    state = GAME.setup(seats, DEFAULTS, SEED)
    GAME.check(state)
    assert len(set(state.ring)) == 8 and set(state.ring) <= PLANETS.keys()
    assert all(len(site.tiles) == 8 and not site.up and site.station is None for site in state.sites)
    assert all(len(pilot.hand) == 5 and pilot.place is None and pilot.probes == 0 for pilot in state.pilots)
    assert len(state.deck) == 60 - 5 * seats and state.discards == ()
    assert GAME.to_move(state) == (state.start,) and (state.round, state.action) == (1, 1)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_the_game_is_for_2_to_5(seats: int) -> None:
    with pytest.raises(ValueError, match=f"^Space Mission is for 2 to 5 players, not {seats}$"):
        GAME.setup(seats, DEFAULTS, SEED)


def test_the_draws_come_in_the_documented_order() -> None:
    state = GAME.setup(3, DEFAULTS, SEED)
    chance = Chance(SEED).open()
    ring = chance.shuffle(PLANETS)[:8]
    tiles = chance.shuffle(all_tiles())
    cards = chance.shuffle(range(1, 61))
    start = chance.below(3)
    assert state.ring == ring
    assert [site.tiles for site in state.sites] == [in_order(tiles[at : at + 8]) for at in range(0, 64, 8)]
    assert [pilot.hand for pilot in state.pilots] == [tuple(sorted(cards[at : at + 5])) for at in (0, 5, 10)]
    assert (state.deck, state.start) == (cards[15:], start)
    assert state.chance == chance.close()


def test_the_start_seat_is_drawn_or_fixed() -> None:
    seeds = [bytes([number]) * 32 for number in range(40)]
    drawn = {GAME.setup(4, DEFAULTS, seed).start for seed in seeds}
    assert drawn == {0, 1, 2, 3}
    fixed = settle(GAME.meta.options, {"order": "fixed"})
    assert {GAME.setup(4, fixed, seed).start for seed in seeds} == {0}


def test_presets() -> None:
    meta = GAME.meta
    assert preset_of(meta.presets, meta.options, {}) == "yucata"
    assert preset_of(meta.presets, meta.options, {"own-reserved": "no", "notebook": "off"}) == "rulebook"
    assert preset_of(meta.presets, meta.options, {"end": "developed"}) is None


def test_the_deal_in_plain_words() -> None:
    state = GAME.setup(2, DEFAULTS, SEED)
    deal = GAME.hidden_setup(state)
    facts = [PLANETS[planet] for planet in state.ring]
    assert deal == {
        "start": state.start,
        "planets": [
            {
                "planet": planet.id,
                "jump": planet.jump,
                "scan": planet.scan,
                "landing": list(planet.landing),
                "pile": list(site.tiles),
            }
            for planet, site in zip(facts, state.sites, strict=True)
        ],
        "hands": [list(pilot.hand) for pilot in state.pilots],
        "deck": list(state.deck),
        "discards": [],
    }
    assert type(deal["planets"][0]["landing"]) is list, "builtins of JSON only"
    assert GAME.opening(state) == (Dealt(state.ring, tuple(pilot.hand for pilot in state.pilots), state.start),)


def test_the_verbs_and_looks_of_the_box() -> None:
    meta = GAME.meta
    assert list(meta.verb_map()) == ["jump", "fly", "scan", "develop", "discover", "top-up", "take"]
    assert all(meta.look(look) for look in ("board", "hand", "tiles", "planet", "player", "pile", "score"))
    private = {look.id for look in meta.looks if look.private}
    assert private == {"hand", "tiles", "planet", "pile", "known"}
    assert {look.id for look in meta.looks if look.sent} == {"hand", "tiles"}
    assert all(a.id != b.id for a, b in combinations(meta.looks, 2))
