"""The looks of Space Mission as text: complete, in both languages, within Discord's limits."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.games.core.phrase import Phrase, Who
from bot.games.space_mission.meta import META
from bot.games.space_mission.presenter import SpaceMissionPresenter
from bot.games.space_mission.view import SpaceMissionView
from bot.text import Translator, Words
from tests.text import samples
from tests.text.samples import NAMES

PRESENTER = SpaceMissionPresenter()
LOOKS = [look.id for look in META.looks]
SAMPLES = samples.every()
LAST_VISIT = (
    "- Your last visit: scan in round 2. You left 1 blue alien, 2 water, 2 medals and 2 space tiles. "
    "One tile has gone since, to Bert."
)
ONE_MORE = (
    "One more would bring: red mineral +5, purple mineral +3, green mineral +3, blue mineral +3, brown alien +1, "
    "blue alien +1, green matter +5, blue matter +2, water +3 and medal +3."
)
DEVELOPMENT = "- Last turn: development of Caldera with cards 38 and 60"
NOW = "**Now:** jump and scan Hazard"
LEFTOVER = re.compile(r"\bsm-|\{|\}|\$|\bNone\b|\bnone\b")


def seen(view: SpaceMissionView) -> list[tuple[str, str | None]]:
    """Every look with everything it can be about, and about nothing."""
    return [(look, about) for look in LOOKS for about in (None, *(noun for noun, _ in PRESENTER.subjects(view, look)))]


def board(words: Words, view: SpaceMissionView, look: str = "board", about: str | None = None) -> list[str]:
    return words.lines(PRESENTER.text(view, look, about))


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_look_has_words_without_leftovers(words: Words, sample: str):
    view = SAMPLES[sample]
    for look, about in seen(view):
        lines = board(words, view, look, about)
        assert lines and all(line.strip() for line in lines)
        alt = words(PRESENTER.alt(view, look, about))
        assert alt.strip()
        assert [line for line in (*lines, alt) if LEFTOVER.search(line)] == []


@pytest.mark.parametrize("sample", SAMPLES)
def test_alt_texts_fit_discord_with_the_longest_names(translator: Translator, language: str, sample: str):
    words = translator.words(language, ["W" * 32] * 5)
    view = SAMPLES[sample]
    lengths = {(look, about): len(words(PRESENTER.alt(view, look, about))) for look, about in seen(view)}
    assert {look: length for look, length in lengths.items() if length > 1024} == {}


def test_alt_texts_have_no_markdown(words: Words):
    for view in SAMPLES.values():
        assert [text for look, about in seen(view) if "*" in (text := words(PRESENTER.alt(view, look, about)))] == []


def test_an_unknown_look_says_nothing_and_an_unknown_subject_all():
    view = SAMPLES["middle"]
    assert PRESENTER.text(view, "weather", None) == ()
    assert PRESENTER.text(view, "planet", "pluto") == PRESENTER.text(view, "planet", None)
    assert PRESENTER.text(view, "player", "9") == PRESENTER.text(view, "player", None)


def test_board_names_planets_with_coordinates_and_neighbours(translator: Translator):
    lines = board(translator.words("en", NAMES), SAMPLES["start"])
    for place, world in enumerate(SAMPLES["start"].ring, 1):
        first, second = world.landing
        begins = f"**{place}. "
        line = next(line for line in lines if line.startswith(begins))
        assert f"jump {world.jump}, scan {world.scan}, landing {first} and {second};" in line
    assert any("the last is next to the first" in line for line in lines)
    assert "between Twin Rift and Hazard" in next(line for line in lines if line.startswith("**1. Freezer**"))
    assert "between Caldera and Freezer" in next(line for line in lines if line.startswith("**8. Twin Rift**"))
    assert "Still at the Jump Gate: Anna (you) and Bert. The only way on from there is a jump." in lines


def test_the_board_says_all_that_happened_on_a_planet(translator: Translator):
    text = board(translator.words("en", NAMES), SAMPLES["middle"])
    hazard = text[text.index(next(line for line in text if line.startswith("**2. Hazard**"))) + 1 :][:6]
    assert hazard == [
        "- Undeveloped; 6 tiles face down; seen by Anna (you) and Bert",
        "- Ships here: Anna (you) and Bert",
        "- Reserved for Anna (you): 1 medal",
        "- Reserved for Bert: 1 tile",
        LAST_VISIT,
        "**3. Green Heggar**: jump 2, scan 1, landing 3 and 4; between Hazard and Bluewell",
    ]
    assert "- Station: Anna (you); 2 space tiles face up, nothing else; seen by Anna (you) and Cleo" in text
    assert "- Station: Bert; no tiles left; seen by Bert" in text
    assert "- Certainly still here: 2 water and 1 space tile" in text
    assert (
        "- New since your last turn: arrived ships, station, fewer tiles, reserved tiles and space tiles face up"
        in text
    )


def test_the_board_says_all_that_is_public_of_a_player(translator: Translator):
    text = board(translator.words("en", NAMES), SAMPLES["middle"])
    players = text[text.index("**3 players**, in turn order") + 1 :][:6]
    assert players == [
        "**Cleo** at Caldera: 2 probes on the gate = 6 points; 1 station = 3 points; 2 tiles; 5 cards",
        DEVELOPMENT + "; then discovery on Caldera, 2 space tiles turned up",
        "**Anna (you)** at Hazard: 3 probes on the gate = 9 points; 1 station = 3 points; 4 tiles; 4 cards",
        "- Last turn: jump to Hazard with card 17; then scan of Hazard with card 11",
        "**Bert** at Hazard: 1 probe on the gate = 3 points; 1 station = 3 points; 1 tile; 5 cards",
        "- Last turn: top-up, 12 and 40 discarded, 3 cards drawn; then top-up, no card drawn",
    ]
    assert "Draw pile: 21 cards; discard pile: 25 cards." in text


def test_the_hand_says_where_cards_lead_and_what_they_can_do_now(translator: Translator):
    text = board(translator.words("en", NAMES), SAMPLES["middle"], "hand")
    assert text == [
        "**Your hand: 4 cards**",
        "- **Card 11**: jump 3 (Ruby Red and Thornwild) and scan 3 (Hazard and Twin Rift). " + NOW,
        "- **Card 34**: scan 1 (Green Heggar) and landing 2. **Now:** develop Hazard",
        "- **Card 60**: jump 4 (Caldera and Twin Rift) and landing ? (any number). **Now:** jump and develop Hazard",
        "- **Card 36**: scan 1 (Green Heggar) and landing 4. Nothing to play it for here",
    ]


def test_a_card_that_leads_nowhere_says_so(translator: Translator):
    view = replace(SAMPLES["start"], ring=tuple(world for world in SAMPLES["start"].ring if world.jump != 1))
    text = board(translator.words("en", NAMES), view, "hand")
    assert "- **Card 17**: jump 1 (leads nowhere) and landing 1. Nothing to play it for here" in text


def test_tiles_tell_categories_reservations_and_the_next_points(translator: Translator):
    text = board(translator.words("en", NAMES), SAMPLES["middle"], "tiles")
    assert text[:7] == [
        "**Your tiles: 4**",
        "- 2 red minerals: 4 points",
        "- 1 water: 2 points",
        "- 1 medal: 3 points",
        "**Reserved for you**",
        "- Hazard: 1 medal",
        ONE_MORE,
    ]


def test_under_the_rulebook_reserved_tiles_are_only_counted(words: Words):
    view = SAMPLES["rulebook"]
    lines = board(words, view, "tiles") + board(words, view, "planet", "hazard")
    medal = words(Phrase("sm-tiles-medal", {"count": 1}))
    assert any(line.startswith("- Hazard: 1") and medal not in line for line in lines)
    assert sum(medal in line for line in lines) == 1  # the one that is taken already


def test_the_pile_says_what_each_tile_would_bring(translator: Translator):
    text = board(translator.words("en", NAMES), SAMPLES["choosing"], "pile")
    assert text == [
        "**Hazard: choose a tile to reserve.** 6 tiles lie here:",
        "- 1 red mineral: one more adds 5 points; you already have 2",
        "- 1 blue alien: one more adds 1 point; you already have 0",
        "- 1 green matter: one more adds 5 points; you already have 0",
        "- 2 water: one more adds 3 points; you already have 1",
        "- 1 space tile: cannot be taken",
    ]
    assert set(text) <= set(board(translator.words("en", NAMES), SAMPLES["choosing"]))


def test_the_end_says_every_line_and_everybodys_tiles(translator: Translator):
    text = board(translator.words("en", NAMES), SAMPLES["ended"], "score")
    assert text[:4] == [
        "**Final ranking**",
        "The game is over: enough space tiles are face up.",
        "**1. Anna: 85 points** (tie: 2 stations decide)",
        "- Jump Gate: 9 (3 probes, place 1)",
    ]
    assert "**2. Cleo: 85 points** (tie: 1 station decides)" in text
    assert "**3. Bert: 33 points**" in text
    assert text.count("- Tiles: 1 red mineral, 1 water and 1 medal") == 3
    assert set(text) <= set(board(translator.words("en", NAMES), SAMPLES["ended"]))


def test_before_the_end_only_open_points_of_the_others(translator: Translator):
    text = board(translator.words("en", NAMES), SAMPLES["middle"], "score")
    assert text[0] == "**Your score so far: 21 points**"
    assert text[-3:] == ["- Anna (you): 12 points, 4 tiles", "- Bert: 6 points, 1 tile", "- Cleo: 9 points, 2 tiles"]
    spectator = board(translator.words("en", NAMES), SAMPLES["middle seen by a spectator"], "score")
    assert spectator[0].startswith("**Open to all:**")


def test_subjects_are_planets_and_seats(words: Words):
    view = SAMPLES["middle"]
    assert [noun for noun, _ in PRESENTER.subjects(view, "planet")] == list(samples.RING)
    assert [(noun, words(name)) for noun, name in PRESENTER.subjects(view, "player")] == [
        ("0", "Anna"),
        ("1", "Bert"),
        ("2", "Cleo"),
    ]
    assert PRESENTER.subjects(view, "board") == ()


@pytest.mark.parametrize(
    ("sample", "said"),
    [
        ("start", "Your turn: action 1 of 2."),
        ("start seen by seat 1", "Anna is to move: action 1 of 2."),
        ("middle seen by a spectator", "Anna is to move: action 2 of 2."),
        ("choosing", "Choose the tile on Hazard that you reserve."),
        ("choosing seen by seat 2", "Anna is choosing a tile to reserve on Hazard."),
        ("choosing seen by a spectator", "Anna has developed Hazard and is choosing a tile."),
        ("ended", "The game is over: Anna wins with 85 points."),
    ],
)
def test_the_prompt(translator: Translator, sample: str, said: str):
    assert translator.words("en", NAMES)(PRESENTER.prompt(SAMPLES[sample])) == said


def test_a_shared_victory(translator: Translator):
    view = SAMPLES["ended"]
    assert view.standing
    shared = replace(view.standing, results=tuple(replace(one, rank=1, total=50) for one in view.standing.results))
    said = translator.words("de", NAMES)(PRESENTER.prompt(replace(view, standing=shared)))
    assert said == "Das Spiel ist zu Ende: Anna, Cleo und Bert gewinnen gemeinsam mit 50 Punkten."


@pytest.mark.parametrize(
    ("sample", "said"),
    [
        ("start", []),
        ("middle", []),
        ("last round", ["**Last round!** Still to play after this turn: Bert and Cleo."]),
        ("last turn", ["**Last turn of the game!** After it the points are counted."]),
        (
            "near the end",
            [
                "**The end is near:** 2 more space tiles face up start the last round.",
                "Nearly empty piles: Thornwild (1).",
            ],
        ),
        ("stalled", ["No tile has moved for several rounds. You can vote to end the game."]),
        (
            "all developed but one",
            ["**The end is near:** once Twin Rift is developed, everybody has one last turn."],
        ),
        ("ended", []),
    ],
)
def test_the_headline(translator: Translator, sample: str, said: list[str]):
    assert translator.words("en", NAMES).lines(PRESENTER.headline(SAMPLES[sample])) == said


def test_phrases_hold_seats_and_never_names():
    """A person's name enters in the translator alone."""

    def seats(fact: object) -> bool:
        if isinstance(fact, Phrase):
            return any(map(seats, fact.facts.values()))
        return any(map(seats, fact)) if isinstance(fact, tuple) else isinstance(fact, Who)

    assert any(seats(line) for line in PRESENTER.text(SAMPLES["middle"], "board", None))


def test_who_took_several_tiles_is_named_once(words: Words):
    visit = samples.Visit("scan", 2, ("water",), 2, (1, 1), None)
    view = samples.start(ring=(samples.planet("hazard", visit=visit),))
    told = "\n".join(words.lines(PRESENTER.text(view, "planet", "hazard")))
    assert "Bert" in told and "Bert and Bert" not in told
