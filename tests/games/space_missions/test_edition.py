"""The numbers of our edition and the table of media missions, written down a second time."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from itertools import chain, combinations

import pytest

from bot.games.space_missions.material import CATEGORIES, EDITION, LEVELS, Craft, EventCard, Mission, mission_of
from bot.games.space_missions.media import EITHER, choices, chosen, drawn, lines_for, read_rows
from tests.games.script import stream
from tests.games.space_missions.builders import GAME
from tests.games.space_missions.test_setup import table

# --- The numbers of our edition, so that no change of the data file goes unnoticed ---

TECHNOLOGIES = {
    # technology: solves a minor problem | else | makes a major one minor | else
    "thrust": "thrust-backup | abort | thrust-backup | lose-all mission-over",
    "control": "control-backup training | abort | control-backup | lose-all mission-over",
    "life-support": "life-support-backup | injure-1 | life-support-backup | injure-crew-size",
    "sensor": "sensor-backup training | abort | sensor-backup | abort",
    "landing": "thrust-backup training | abort | thrust-backup | lose-2 abort",
    "re-entry": "life-support-backup | lose-1 | life-support-backup | lose-all",
}
ROCKETS = {
    # level: fuel | tons by orbit | slots
    1: "1 | suborbital 2, earth-orbit 1 | thrust-backup 1, payload 2",
    2: "2 | suborbital 6, earth-orbit 4, lunar-transit 3 | thrust-backup 2, control-backup 1, payload 2",
    3: "3 | suborbital 10, earth-orbit 9, lunar-transit 8 | thrust-backup 2, control-backup 2, payload 3",
}
CARGO = {
    # craft and level: tons | seats | training | slots
    "satellite 1": "2 | 0 | 0 | control-backup 1",
    "satellite 2": "3 | 0 | 0 | control-backup 1, sensor-backup 2",
    "satellite 3": "4 | 0 | 0 | control-backup 1, sensor-backup 2, thrust-backup 2",
    "capsule 1": "3 | 1 | 1 | control-backup 1, life-support-backup 1",
    "capsule 2": "5 | 2 | 2 | control-backup 1, life-support-backup 2",
    "capsule 3": "6 | 3 | 3 | control-backup 1, sensor-backup 1, life-support-backup 2",
    "lunar-module 1": "3 | 0 | 0 | control-backup 1, sensor-backup 1, thrust-backup 1",
}
MISSIONS = {
    # number: categories | orbit | least craft | before it | first and later reward
    1: "unmanned | suborbital | rocket 1 | | 5 3",
    2: "manned | suborbital | rocket 1, capsule 1 | | 5 4",
    3: "unmanned | earth-orbit | rocket 1, satellite 1 | any | 6 4",
    4: "unmanned lunar | lunar-transit | rocket 2, satellite 2 | any | 7 5",
    5: "manned | earth-orbit | rocket 2, capsule 2 | any | 7 5",
    6: "unmanned lunar | lunar-transit | rocket 2, satellite 3 | any | 9 7",
    7: "manned | earth-orbit | rocket 3, capsule 2, lunar-module 1 | manned | 11 8",
    8: "manned lunar | lunar-transit | rocket 3, capsule 3, lunar-module 1 | manned unmanned | 18 14",
}
STEPS = {
    1: "rocket thrust | rocket thrust",
    2: "rocket thrust thrust | capsule control | capsule re-entry",
    3: "rocket thrust thrust | rocket thrust | satellite control",
    4: "rocket thrust thrust | satellite control | satellite sensor | satellite sensor",
    5: "rocket thrust thrust | capsule life-support | capsule control control | capsule re-entry re-entry",
    6: "rocket thrust thrust | rocket control | satellite sensor | satellite control | satellite landing landing",
    7: (
        "rocket thrust thrust | capsule life-support control | lunar-module sensor sensor control | "
        "capsule control life-support | capsule re-entry re-entry"
    ),
    8: (
        "rocket thrust thrust | rocket control thrust | capsule life-support sensor | "
        "lunar-module sensor landing landing | lunar-module thrust control | capsule control life-support | "
        "capsule re-entry re-entry"
    ),
}
SPECIALISTS = {
    "mechanic": "enhancement enhancement | enhancement fuel",
    "tester": "test-1-3 | inspection fuel",
    "scientist": "test-2 | develop",
    "engineer": "develop | fuel fuel",
    "astronaut": "training training | training fuel | training enhancement",
    "spy": "copy | take-back | enhancement pass",
}
EVENTS = {
    # id: kind | technologies | tokens; * may lie in the box, ~ makes sick
    "all-clear-1": "none | |",
    "all-clear-2": "none | |",
    "valve-fault": "technical-problem | thrust | thrust-backup",
    "guidance-fault": "technical-problem | control | control-backup",
    "telemetry-dropout": "backup-failure | sensor life-support | sensor-backup life-support-backup",
    "cabin-leak-and-sickness": "backup-failure ~ | life-support | life-support-backup",
    "all-clear-3": "none * | |",
    "radar-fault": "technical-problem * | sensor landing | sensor-backup thrust-backup",
    "heat-shield-crack": "technical-problem * | life-support re-entry | life-support-backup",
    "gyro-drift-and-sickness": "backup-failure ~ * | control | control-backup",
    "simulator-error": "unprotected-loss * | | training",
    "pump-recall": "unprotected-loss * | | thrust-backup",
}
PRINTED = "fuel-2 look-technology inspection sequence-first-free fuel-2 look-event inspection look-technology"
AUTOMA_TYPES = (
    "lowest-open",
    "highest-done-scored lowest-open",
    "same-as-player highest-done-scored lowest-open",
    "next-higher highest-done-scored lowest-open",
)
AUTOMA_DECKS = {"trainee": ((3, 3, 2, 0), 0), "normal": ((3, 3, 2, 0), 10), "expert": ((2, 1, 3, 2), 10)}


def counted(numbers: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in numbers.items())


def row(*fields: object) -> str:
    """Fields between bars, the empty ones too."""
    return " | ".join(map(str, fields)).replace("|  |", "| |").strip()


def cargo(craft: Craft) -> str:
    return row(craft.weight, craft.seats, craft.training, counted(craft.slots))


def mission(facts: Mission) -> str:
    least = {
        "rocket": facts.rocket,
        "satellite": facts.satellite,
        "capsule": facts.capsule,
        "lunar-module": int(facts.lunar_module),
    }
    craft = counted({name: level for name, level in least.items() if level})
    rewards = f"{facts.first} {facts.later}"
    return row(" ".join(facts.categories), facts.orbit, craft, " ".join(facts.requires), rewards)


def event(card: EventCard) -> str:
    kind = " ".join((card.kind, *"~" * card.space_sickness, *"*" * card.asterisk))
    return row(kind, " ".join(card.technologies), " ".join(card.tokens))


def test_technologies():
    found = {
        one.id: row(" ".join(one.solve), " ".join(one.minor), one.downgrade, " ".join(one.major))
        for one in EDITION.technologies
    }
    assert found == TECHNOLOGIES


def test_rockets():
    found = {one.level: row(one.fuel, counted(one.payload), counted(one.slots)) for one in EDITION.rockets}
    assert found == ROCKETS


def test_what_rockets_carry():
    kinds = ("satellite", "capsule", "lunar-module")
    assert {f"{kind} {one.level}": cargo(one) for kind in kinds for one in LEVELS[kind]} == CARGO


@pytest.mark.parametrize("number", MISSIONS)
def test_missions(number: int):
    facts = EDITION.missions[number - 1]
    assert mission(facts) == MISSIONS[number]
    assert " | ".join(" ".join(step) for step in facts.steps) == STEPS[number]


def test_specialists():
    found = {name: " | ".join(map(" ".join, blocks)) for name, blocks in EDITION.specialists.items()}
    assert found == SPECIALISTS


def test_events():
    assert {card.id: event(card) for card in EDITION.events} == EVENTS


def test_bonuses():
    assert EDITION.bonuses.fixed == "remove-drawn-card"
    assert EDITION.bonuses.tiles == dict.fromkeys(
        ("fuel-2", "inspection", "look-technology", "look-event", "sequence-first-free"), 2
    )
    assert " ".join(EDITION.bonuses.printed) == PRINTED


def test_scoring():
    assert (EDITION.scoring.most, EDITION.scoring.second, EDITION.scoring.first_games_media) == (5, 2, (3, 5, 6, 8))


def test_the_automa():
    assert tuple(map(" ".join, EDITION.automa.types)) == AUTOMA_TYPES
    assert {level: (deck.cards, deck.start) for level, deck in EDITION.automa.decks.items()} == AUTOMA_DECKS


# --- Media missions: the table of lines, drawn or chosen, and what is scored at the end ---

MEDIA = (resources.files("bot.games.space_missions") / "data" / "media.toml").read_text(encoding="utf-8")
SCORED = [tuple(chosen) for size in range(4) for chosen in combinations(CATEGORIES[1:], size)]
TABLE = {
    "lunar manned unmanned": ("4 5 6 7, 1/3 4/6 5/7 8, 2 4 6 5/7", "2 3 4 6 5/7 8"),
    "": ("4 5 6 7, 1/2/3 4/5/6/7/8 4/5/6/7/8 4/5/6/7/8", "2 3 4 6 5/7 8, 1/2/3 4 5 6 7 8"),
    "manned unmanned": ("4 5 6 7/8, 1/3 4/6 5/7 8, 1/3 4/6 5 7/8, 2 4 6 5/7/8", "2 3 4 6 5/7 8"),
    "unmanned": ("1/3/4 5 6 7/8, 2 5 7 8", "2 3 4 5 6 7/8, 1/3 4 5 6 7 8"),
    "manned": ("1 3 4 6, 1/3 4 6 5/7/8", "1 3 4 5 6 7/8, 1/3 2 4 5 6 7/8"),
    "lunar": ("4 5 6 7, 1/2/3 4/6 5/7 8", "2 3 4 5 6 7/8, 2/3 4 5 6 7 8"),
    "lunar manned": ("4 5 6 7, 1/3 4/6 5/7 8, 2 4 6 5/7", "1/2 3 4 5 6 7"),
    "lunar unmanned": ("4 5 6 7, 2 5 7 8, 1/3 5 7 8", "2 3 4 6 5/7 8"),
}
"""The eight rows by what is scored beside media: lines of four and of six (rules 16.4)."""


@pytest.mark.parametrize("scored", TABLE)
def test_every_row_has_the_lines_of_the_table(scored: str) -> None:
    found = [", ".join(lines_for(tuple(scored.split()), size)) for size in ("four", "six")]
    assert found == list(TABLE[scored])


def test_there_is_a_row_for_everything_that_can_be_scored() -> None:
    assert {tuple(scored.split()) for scored in TABLE} == set(SCORED)


def test_drawn_media_missions_suit_the_scored_categories() -> None:
    for number in range(40):
        size = "four" if number % 2 else "six"
        variant = table(2, number, media=size, lunar="drawn", manned="drawn", unmanned="drawn").variant
        allowed = {each for line in lines_for(variant.scored[1:], size) for each in choices(line)}
        assert variant.media in allowed


@pytest.mark.parametrize("scored", SCORED)
def test_ruling_29_unsuitable_first_media_missions_are_redrawn(scored: tuple[str, ...]) -> None:
    chosen = {category: "scored" if category in scored else "unscored" for category in CATEGORIES[1:]}
    dealt = {table(2, number, **chosen).variant.media for number in range(30)}
    fits = scored not in (("manned",), ("lunar", "unmanned"))
    assert (dealt == {(3, 5, 6, 8)}) is fits
    assert dealt <= {each for line in lines_for(scored, "four") for each in choices(line)}


@pytest.mark.parametrize("scored", SCORED)
@pytest.mark.parametrize(
    ("choice", "place"), [("four-1", 0), ("four-2", 1), ("four-3", 2), ("four-4", 3), ("six-1", 0), ("six-2", 1)]
)
def test_a_line_of_the_table_can_be_chosen(scored: tuple[str, ...], choice: str, place: int) -> None:
    """A row with fewer lines gives its last; what the line leaves open is drawn."""
    chosen = {category: "scored" if category in scored else "unscored" for category in CATEGORIES[1:]}
    lines = lines_for(scored, choice.partition("-")[0])
    line = choices(lines[min(place, len(lines) - 1)])
    dealt = {table(2, number, media=choice, **chosen).variant.media for number in range(20)}
    assert dealt <= set(line)
    assert len(dealt) > 1 or len(line) == 1


def test_every_line_of_every_row_can_be_chosen() -> None:
    options = next(option.choices for option in GAME.meta.options if option.id == "media")
    for size in ("four", "six"):
        most = max(len(lines_for(scored, size)) for scored in SCORED)
        assert [each for each in options if each.startswith(size)] == [
            size,
            *(f"{size}-{number}" for number in range(1, most + 1)),
        ]


@pytest.mark.parametrize(("size", "each"), [("four", 2), ("six", 3)])
def test_media_row_1_has_as_many_missions_of_each_category(size: str, each: int) -> None:
    for line in lines_for(("lunar", "manned", "unmanned"), size):
        for choice in choices(line):
            categories = Counter(chain.from_iterable(mission_of(number).categories for number in choice))
            assert categories == {"lunar": each, "manned": each, "unmanned": each}


def test_of_equal_fields_each_stands_for_another_mission() -> None:
    assert choices("1 4/5 4/5") == ((1, 4, 5),)
    assert len(choices("1/2/3 4/5/6/7/8 4/5/6/7/8 4/5/6/7/8")) == 3 * 10


@pytest.mark.parametrize(
    ("line", "either", "missions"),
    [
        ("4 5 6 7", "low-low-low", (4, 5, 6, 7)),
        ("1/3 4/6 5/7 8", "low-high-low", (1, 5, 6, 8)),
        ("2 4 6 5/7", "high-low-low", (2, 4, 6, 7)),
        ("1/2/3 4/5/6/7/8 4/5/6/7/8 4/5/6/7/8", "high-low-high", (3, 4, 7, 8)),
    ],
)
def test_the_host_decides_each_either_or(line: str, either: str, missions: tuple[int, ...]) -> None:
    assert chosen(line, either) == missions in choices(line)


@pytest.mark.parametrize("scored", SCORED)
@pytest.mark.parametrize("either", EITHER)
def test_what_is_chosen_within_a_line_is_always_one_of_it(scored: tuple[str, ...], either: str) -> None:
    for choice in ("four", "six", "four-2", "six-2"):
        dealt = {drawn(scored, choice, stream("media", number), either) for number in range(30)}
        lines = lines_for(scored, choice.partition("-")[0])
        assert all(any(each in choices(line) for line in lines) for each in dealt)
        assert either == "drawn" or len(dealt) <= (1 if "-" in choice else len(lines))


def test_the_table_takes_the_choice_within_its_line() -> None:
    dealt = {table(2, number, media="four-2", either="low-high-low").variant.media for number in range(20)}
    assert dealt == {(1, 5, 6, 8)}


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"4 5 6 7", "1/3 4/6', '"4 5 6 9", "1/3 4/6', "'4 5 6 9' is no line of 4 missions"),
        ('six = ["2 3 4 6 5/7 8"]', 'six = ["2 3 4 6 5/7"]', "no line of 6 missions"),
        ('scored = ["lunar"]', 'scored = ["media"]', "unknown categories"),
        ('scored = ["lunar"]', "scored = []", "not one row for each choice"),
        ("four =", "five =", "media file: Object"),
        ("[[rows]]", "[[rows]]\neight = []", "media file: Object contains unknown field"),
    ],
)
def test_a_faulty_media_file_is_named(old: str, new: str, fault: str) -> None:
    assert old in MEDIA
    with pytest.raises(ValueError, match=fault):
        read_rows(MEDIA.replace(old, new, 1))
