"""The numbers of our edition: counts, totals, the examples of the rules text, the measured changes."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.skymines.material import (
    BONUS_MARKERS,
    BUY_PRICE,
    CARD,
    COIN_START,
    COLUMN_COST,
    COMPANIES,
    DECK,
    DEFAULT_TRACKS,
    FIRST_PLAYER_REWARD,
    KINDS,
    LETTERS,
    MAJORITY,
    MISSIONS,
    NO_A,
    PLAN,
    PLAN_POINTS,
    RED_FRAMED,
    RESEARCH_SLOT_AT,
    RESEARCH_SPACES,
    RESEARCH_VALUES,
    RESOURCES,
    SCREENS,
    SELL_EXTRA,
    SINGLES,
    SPECIALS,
    STARTING_NAMES,
    SUPPLEMENT_COINS,
    TANK_LAST,
    TANK_SLOT_AT,
    TANK_VALUES,
    TILE_PRICE,
    TOKEN,
    TOKENS_DEALT,
    TRACK,
    Requirement,
    Reward,
)
from tests.games.skymines.sums import summed

FAST = (2, 4, 7, 9, 12, 14, 17, 19, 22, 24)
SLOW = (3, 6, 8, 11, 13, 16, 18, 21, 24)


def least(mission: str) -> dict[str, int]:
    """Return what the tasks of a mission ask for, by kind."""
    return dict(MISSIONS[mission].tasks)


# --- Company tracks ---

TRACKS = {
    # id: shares | barriers | thresholds
    "A1": (FAST, ((7, 1), (15, 2)), ((5, 1), (13, 2))),
    "A2": (FAST, ((10, 2),), ((4, 1), (12, 2))),
    "B1": (FAST, ((5, 2), (15, 2)), ((6, 1), (16, 1))),
    "B2": (FAST, ((9, 1),), ((4, 1), (11, 1))),
    "C1": (FAST, ((8, 1), (18, 1)), ((3, 1), (11, 2))),
    "C2": (SLOW, ((7, 2), (14, 2)), ((4, 1), (11, 1))),
    "D1": (FAST, ((9, 2),), ((3, 1), (12, 2))),
    "D2": (SLOW, ((4, 1), (14, 2)), ((6, 1), (15, 1))),
    "E1": (FAST, ((10, 1),), ((3, 2), (11, 2))),
    "E2": (FAST, ((6, 1), (13, 1)), ((4, 1), (13, 1))),
}


@pytest.mark.parametrize("name", TRACKS)
def test_company_track_is_as_written(name: str) -> None:
    track = TRACK[name]
    assert (track.shares, track.barriers, track.thresholds) == TRACKS[name]
    assert (track.id, track.last, track.permanent) == (name, 24, name.endswith("1"))


@pytest.mark.parametrize("name", TRACKS)
def test_company_track_keeps_to_the_text(name: str) -> None:
    track = TRACK[name]
    assert len(track.barriers) in (1, 2)
    assert len(track.thresholds) == 2
    assert {coins for _, coins in track.thresholds} <= {1, 2}
    assert len(track.shares) in (9, 10)


def test_default_tracks_are_permanent_and_equally_fast() -> None:
    """With slow lists for A1 and B1 everybody invests in the other two companies."""
    assert DEFAULT_TRACKS == ("A1", "B1", "C1", "D1")
    assert {TRACK[name].shares for name in DEFAULT_TRACKS} == {FAST}


def test_first_bonuses_of_a2_and_e2_are_choices_of_halves() -> None:
    halved = {name for name, track in TRACK.items() if "-or-" in track.bonus[0].replace("and-or", "")}
    assert halved == {"A2", "E2"}
    assert not any("-or-" in track.bonus[1].replace("and-or", "") for track in TRACK.values())


# --- Cards ---


def test_display_deck_is_counted() -> None:
    assert Counter(CARD[card].letter for card in DECK) == {"A": 14, "B": 8, "C": 7, "D": 7, "E": 8}
    assert len(set(DECK)) == 44
    kinds = Counter(CARD[card].kind for card in DECK)
    assert set(kinds) == set(KINDS)
    assert (kinds["field"], kinds["share"]) == (5, 8)


def test_deck_has_six_shares_of_each_company() -> None:
    shares = Counter(CARD[card].share for card in DECK if CARD[card].share)
    assert shares == dict.fromkeys(COMPANIES, 6)
    single = Counter(CARD[card].share for card in DECK if CARD[card].kind == "share")
    assert single == dict.fromkeys(COMPANIES, 2)
    assert {CARD[card].letter for card in DECK if CARD[card].kind == "share"} == {"E"}


def test_field_scientists_are_as_in_the_text() -> None:
    fields = [CARD[card] for card in DECK if CARD[card].kind == "field"]
    assert [(card.value, card.coin) for card in fields if not card.company] == [(1, 2)]
    of_companies = {card.company: (card.value, card.coin) for card in fields if card.company}
    assert of_companies == dict.fromkeys(COMPANIES, (2, 1))


def test_dear_cards_are_cheaper() -> None:
    """Resources 2, 3, 5 for 2, 3, 4 units, energy 3, 4, 6, a share 1 more."""
    resource, energy, research = {2: 2, 3: 3, 4: 5}, {2: 3, 3: 4, 4: 6}, {2: 2, 3: 3}
    costs = dict.fromkeys(RESOURCES, resource) | {"energy": energy, "research": research}
    for card in map(CARD.__getitem__, DECK):
        if card.kind == "share":
            assert card.cost == 2
        elif card.kind == "field":
            assert card.cost == (3 if card.company else 2)
        else:
            assert card.cost == costs[card.kind][card.value] + bool(card.share), card.id
    assert CARD["C05"].cost == CARD["D05"].cost == 7


def test_units_of_the_display_deck() -> None:
    values = Counter((card.kind, card.value) for card in map(CARD.__getitem__, DECK) if card.kind in RESOURCES)
    assert values == {(kind, value): 2 for kind in RESOURCES for value in (2, 3, 4)}
    energy = Counter(CARD[card].value for card in DECK if CARD[card].kind == "energy")
    assert energy == {2: 3, 3: 4, 4: 2}


def test_starting_cards_are_nine_of_each_colour() -> None:
    own = [card for name, card in CARD.items() if name.partition("-")[0] in STARTING_NAMES]
    assert len(own) == 36
    for seat in range(4):
        cards = [CARD[f"{name}-{seat}"] for name in STARTING_NAMES]
        assert Counter(card.kind for card in cards) == {**dict.fromkeys(RESOURCES, 2), "energy": 2, "research": 1}
        assert all(card.value in (1, 2) and card.cost == card.value for card in cards)


def test_single_energy_cards_differ_in_cost_alone() -> None:
    singles = [CARD[card] for card in SINGLES]
    assert [card.cost for card in singles] == [1, 1, 2, 2]
    assert {(card.kind, card.value) for card in singles} == {("energy", 1)}


def test_tiles_are_as_in_the_text() -> None:
    tiles = {card.id: (card.kind, card.value) for card in map(CARD.__getitem__, TILE_PRICE)}
    assert tiles == {
        "tile-plus": ("plus", 1),
        "tile-research": ("research", 1),
        "tile-field": ("field", 2),
        "tile-energy": ("energy", 2),
    }
    assert TILE_PRICE == {"tile-plus": 1, "tile-research": 1, "tile-field": 2, "tile-energy": 2}


def test_costs_of_the_texts_examples() -> None:
    """A 2-unit minerals card costs 4 in all, a 2-unit titanium card 3, and a 1-unit carbon card sells for 3."""
    left, middle = COLUMN_COST[8], COLUMN_COST[4]
    assert CARD["A02"].cost + left == 4
    assert CARD["A01"].cost + middle == 3
    assert CARD["carbon1-0"].cost + SELL_EXTRA == 3


# --- Plans and tokens ---


def test_plans_are_counted() -> None:
    assert Counter(plan.letter for plan in PLAN.values()) == {"A": 24, "B": 24, "C": 24, "R": 6, "S": 10}
    assert set(PLAN_POINTS) == {*LETTERS, "R"}


def _asked(requirement: Requirement) -> dict[str, int]:
    asked = {kind: getattr(requirement, kind) for kind in requirement.__struct_fields__}
    return {kind: count for kind, count in asked.items() if count}


def test_requirements_grow_heavier_from_a_to_b() -> None:
    for plan in PLAN.values():
        asked = _asked(plan.requirement)
        if plan.letter == "A":
            assert len(asked) == 1, plan.id
            assert max(asked.values()) <= 3, plan.id
        elif plan.letter == "B":
            assert len(asked) == 2 or max(asked.values()) == 4 or asked == {"field": 1}, plan.id
        elif plan.letter == "C":
            assert len(asked) in (1, 2), plan.id
        elif plan.letter == "R":
            assert not asked, plan.id
            assert plan.reward == Reward(), plan.id


@pytest.mark.parametrize(
    ("letter", "requirement", "reward"),
    [
        (
            "A",
            {"titanium": 13, "minerals": 13, "carbon": 13, "energy": 10, "any_one": 3, "scientist": 1},
            Reward(coin=11, helium=4, research=8, track_any=4, tracks=(2, 2, 2, 2), titanium_coin=True),
        ),
        (
            "B",
            {"titanium": 19, "minerals": 16, "carbon": 19, "energy": 18, "any_one": 11, "scientist": 4, "field": 2},
            Reward(coin=30, helium=10, research=9, track_any=9, remove=1, tracks=(3, 3, 3, 3)),
        ),
        (
            "C",
            {"titanium": 11, "minerals": 10, "carbon": 10, "energy": 9, "any_one": 14, "scientist": 2, "field": 2},
            Reward(coin=26, helium=21, research=8, track_any=21, remove=2),
        ),
        ("S", {"titanium": 5, "minerals": 6, "carbon": 4, "energy": 4}, Reward(coin=5, research=5)),
    ],
    ids="ABCS",
)
def test_plans_ask_and_give_in_all(letter: str, requirement: dict[str, int], reward: Reward) -> None:
    plans = [plan for plan in PLAN.values() if plan.letter == letter]
    asked: Counter[str] = Counter()
    for plan in plans:
        asked.update(_asked(plan.requirement))
    assert asked == requirement
    assert summed(plan.reward for plan in plans) == reward


def test_plans_of_the_text_exist() -> None:
    plans = list(PLAN.values())
    assert (Requirement(titanium=1), Reward(titanium_coin=True)) in [(plan.requirement, plan.reward) for plan in plans]
    requirements = [plan.requirement for plan in plans]
    assert Requirement(any_one=4) in requirements
    assert Requirement(carbon=3, any_one=3) in requirements
    assert Requirement(field=1) in requirements
    assert Requirement(scientist=1) in requirements
    assert Requirement(energy=2) in requirements
    assert {plan.reward.remove for plan in plans} == {0, 1, 2}


def test_special_plans_are_one_for_each_later_round() -> None:
    specials = [(PLAN[plan].price, PLAN[plan].points) for plan in SPECIALS]
    assert specials == [(2, 4), (2, 5), (2, 6), (3, 8), (3, 9), (3, 10)]
    assert SPECIALS == ("R2", "R3", "R4", "R5", "R6", "R7")


def test_tokens_lock_three_different_starting_cards() -> None:
    assert len(TOKEN) == 10
    assert set(TOKEN) <= set(PLAN)
    for token in TOKEN.values():
        assert len(set(token.locked)) == 3
        assert set(token.locked) <= set(STARTING_NAMES)
    assert Counter(sum(CARD[f"{name}-0"].value for name in token.locked) for token in TOKEN.values()) == {4: 10}


def test_token_bonuses_are_two_steps_each() -> None:
    bonuses = [token.bonus for token in TOKEN.values()]
    assert {bonus.helium + sum(bonus.tracks) for bonus in bonuses} == {2}
    assert summed(bonuses) == Reward(helium=8, tracks=(3, 3, 3, 3))


# --- Player board, displays, bonus spaces, setup, missions ---


def test_player_board_has_the_published_values() -> None:
    assert TANK_VALUES == {6: 10, 9: 15, 13: 25, 16: 30, 20: 40, 23: 45, 25: 50, 28: 60}
    assert RESEARCH_VALUES == {3: 10, 5: 15, 7: 20, 9: 30, 11: 40, 13: 50, 15: 60}
    assert (TANK_LAST, TANK_SLOT_AT) == (28, 8)
    assert (SCREENS, RESEARCH_SLOT_AT) == (15, 5)
    assert {5, 8, 10, 12, 14, 15} == NO_A


def test_displays_have_twelve_spaces_each() -> None:
    assert COLUMN_COST == (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2)
    assert RESEARCH_SPACES * len(LETTERS) == 12
    assert {(0, 0), (1, 0), (2, 0)} == RED_FRAMED


def test_twelve_bonus_spaces_are_on_the_board() -> None:
    """Five with majorities, three standard ones, four with tiles."""
    assert list(MAJORITY) == ["scientist", "titanium", "carbon", "energy", "minerals"]
    assert {space: majority.measure for space, majority in MAJORITY.items()} == {
        space: "research" if space == "scientist" else space for space in MAJORITY
    }
    assert list(TILE_PRICE) == [card for card in CARD if card.startswith("tile-")]
    assert Reward(research=1) == FIRST_PLAYER_REWARD
    assert (BUY_PRICE, SELL_EXTRA) == (1, 2)


def test_majorities_reward_as_in_the_text() -> None:
    scientist = [(tier.least, tier.reward) for tier in MAJORITY["scientist"].tiers]
    two = Reward(coin=2, research=1)
    assert scientist == [(0, Reward(coin=2)), (1, two), (2, Reward(coin=3, research=2))]
    titanium = [tier.reward for tier in MAJORITY["titanium"].tiers]
    assert titanium == [
        Reward(tracks=(2, 0, 0, 0)),
        Reward(tracks=(3, 0, 0, 0), remove=1),
        Reward(tracks=(4, 0, 0, 0), research=1),
    ]
    assert MAJORITY["minerals"].tiers[1].reward == Reward(tracks=(0, 0, 0, 3), helium=1)


@pytest.mark.parametrize(
    ("space", "company"),
    [("titanium", "astrogo"), ("carbon", "tawac"), ("energy", "skymine"), ("minerals", "minerva")],
)
def test_majority_moves_on_one_company_track(space: str, company: str) -> None:
    """Ruling 49 for carbon and energy; the text names the other two."""
    for tier, steps in zip(MAJORITY[space].tiers, (2, 3, 4), strict=True):
        assert tier.least == 2 * (steps - 1)
        assert tier.reward.tracks == tuple([steps if name == company else 0 for name in COMPANIES])


def test_setup_is_as_published() -> None:
    assert (COIN_START, TOKENS_DEALT, SUPPLEMENT_COINS) == (1, 2, 1)
    assert BONUS_MARKERS == {2: 3, 3: 2, 4: 2}


def test_missions_have_eighteen_different_tasks() -> None:
    assert list(MISSIONS) == ["M1", "M2", "M3", "M4", "M5", "M6"]
    assert len({kind for mission in MISSIONS.values() for kind, _ in mission.tasks}) == 18
    assert list(least("M1").values()) == [4, 6, 3]
    assert list(least("M2").values()) == [5, 3, 8]
    assert list(least("M3").values()) == [1, 1, 6]
    assert list(least("M4").values()) == [3, 3, 3]
    assert list(least("M5").values()) == [3, 1, 4]
    assert list(least("M6").values()) == [1, 1, 1]


def test_personal_spaces_reward_as_written() -> None:
    assert {mission.id: (mission.reward, mission.price) for mission in MISSIONS.values()} == {
        "M1": (Reward(coin=3), 0),
        "M2": (Reward(research=2), 0),
        "M3": (Reward(helium=2), 0),
        "M4": (Reward(track_any=2), 0),
        "M5": (Reward(track_each=1), 1),
        "M6": (Reward(remove=1, coin=2), 0),
    }
