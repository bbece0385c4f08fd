"""Labels, hints and slot labels, within Discord's limits for every planet, card and tile."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.space_mission.actions import VERBS, Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.material import CARDS, PLANETS, POINT_KINDS
from bot.games.space_mission.presenter import SpaceMissionPresenter
from bot.games.space_mission.view import Score, SpaceMissionView
from bot.text import Translator, Words
from tests.text import samples
from tests.text.samples import NAMES

PRESENTER = SpaceMissionPresenter()
VERB = {verb.id: verb for verb in VERBS}


def worlds() -> Iterator[SpaceMissionView]:
    """Each planet of the box with its longest states, seat 0 on it."""
    for planet_id, (left, space, station, seen) in product(
        PLANETS, ((8, None, None, ()), (1, None, None, (0,)), (8, None, 0, (0,)), (4, 4, None, (0,)), (0, 0, 0, ()))
    ):
        view = samples.middle()
        world = samples.planet(planet_id, left=left, space=space, station=station, seen_by=seen)
        world = replace(world, reserved=view.ring[1].reserved * 3)
        others = tuple(other for other in view.ring if other.id != planet_id)[:7]
        me = replace(view.players[0], planet=planet_id)
        yield replace(view, ring=(world, *others), players=(me, *view.players[1:]))


def anything(view: SpaceMissionView) -> Iterator[Action]:
    """Actions of every verb, possible or not, with the longest nouns."""
    yield Discover()
    for world in view.ring:
        yield Jump(60, world.id)
        yield Fly(world.id)
    yield from (Scan(number) for number in (1, 50))
    yield Develop((57, 58))
    yield from (TopUp(cards) for size in range(6) for cards in combinations((53, 54, 55, 56, 57), size))
    yield from map(Take, POINT_KINDS)


def test_labels_hints_and_nouns_fit(words: Words):
    long: list[str] = []
    for view in worlds():
        for pending, deck in product((None, "scan", "discover"), (40, 1, 0)):
            here = replace(view, pending=pending, deck=deck, hand=tuple(CARDS[n] for n in (53, 54, 55, 56, 57)))
            here = replace(here, score=Score((), 0, tuple((kind, 17) for kind in POINT_KINDS)))
            for action in anything(here):
                label, hint = words(PRESENTER.label(here, action)), PRESENTER.hint(here, action)
                long += [label] * (len(label) > 80)
                long += [words(hint)] * (len(words(hint)) > 100) if hint else []
                verb = VERB[verb_of(action)]
                for slot, value in zip(verb.slots, nouns(action), strict=True):
                    noun = words(PRESENTER.slot_label(here, verb.id, slot.id, value))
                    long += [noun] * (len(noun) > 100)
    assert sorted(set(long)) == []


@pytest.mark.parametrize("number", CARDS)
def test_every_card_has_a_noun_that_fits(words: Words, number: int):
    view = samples.middle()
    for verb, slot in (("jump", "card"), ("scan", "card"), ("develop", "cards"), ("top-up", "discard")):
        noun = words(PRESENTER.slot_label(view, verb, slot, str(number)))
        assert str(number) in noun
        assert len(noun) <= 100


@pytest.mark.parametrize(
    ("action", "label", "hint"),
    [
        (
            Jump(17, "freezer"),
            "Jump to Freezer with card 17",
            "Undeveloped, 7 tiles face down; scan 2, landing 3 and 4",
        ),
        (
            Fly("green-heggar"),
            "Fly to Green Heggar",
            "Undeveloped, 8 tiles face down; scan 1, landing 3 and 4",
        ),
        (
            Scan(11),
            "Scan Hazard (3) with card 11: reserve one of 6 tiles",
            "You see the whole pile and reserve one tile; it is yours once the planet is developed.",
        ),
        (
            Develop((34, 60)),
            "Develop Hazard with cards 34 and 60",
            "+3 points, 2 reserved tiles go to their owners; then you take one of 6 tiles.",
        ),
        (TopUp(()), "Top up: draw 1", "The draw pile has 21 cards."),
        (TopUp((34, 36)), "Top up: discard 34 and 36, draw 3", "The draw pile has 21 cards."),
    ],
)
def test_what_an_action_does_here(translator: Translator, action: Action, label: str, hint: str):
    words, view = translator.words("en", NAMES), samples.middle()
    assert words(PRESENTER.label(view, action)) == label
    said = PRESENTER.hint(view, action)
    assert said
    assert words(said) == hint


def test_hint_tells_a_scan_and_a_developed_planet(translator: Translator):
    words, view = translator.words("en", NAMES), samples.middle()
    hints = [words(hint) for planet in ("hazard", "bluewell") if (hint := PRESENTER.hint(view, Fly(planet)))]
    assert hints == [
        "You have scanned it, 6 tiles face down; scan 3, landing 2 and 4",
        "Developed, 2 space tiles face up, nothing else; scan 3, landing 1 and 4",
    ]


def test_a_full_hand_may_pass(translator: Translator):
    words, view = translator.words("en", NAMES), samples.start()
    assert words(PRESENTER.label(view, TopUp(()))) == "Top up without drawing (pass)"
    assert words(PRESENTER.slot_label(view, "top-up", "discard", "-")) == "Discard nothing and draw nothing (pass)"


def test_a_tile_says_what_it_adds(translator: Translator):
    words = translator.words("en", NAMES)
    take = Take("water")
    assert words(PRESENTER.label(samples.choosing(did="develop"), take)) == "Take water (+3 points)"
    assert words(PRESENTER.label(samples.choosing(), take)) == "Reserve water (+3 points)"
    assert words(PRESENTER.label(samples.choosing(None), take)) == "Reserve water"
    hint = PRESENTER.hint(samples.choosing(), take)
    assert hint
    assert words(hint) == "In this pile: 2. You already have: 1."


@pytest.mark.parametrize(
    ("verb", "slot", "value", "said"),
    [
        ("jump", "card", "11", "card 11 (jump 3, scan 3) → Ruby Red and Thornwild"),
        ("jump", "card", "49", "card 49 (jump ?, scan 1) → any other planet"),
        ("jump", "planet", "caldera", "Caldera: Developed, 3 tiles face down; scan 1, landing 2 and 3"),
        ("scan", "card", "11", "card 11 (jump 3, scan 3)"),
        ("develop", "cards", "34+60", "card 34 (landing 2) and card 60 (landing ?)"),
        ("top-up", "discard", "11+34+36", "Discard 11, 34 and 36, draw 4"),
        ("take", "tile", "water", "water (+3 points), 2 in the pile"),
        ("jump", "card", "99", "99"),
        ("jump", "card", "x", "x"),
        ("jump", "planet", "pluto", "pluto"),
        ("top-up", "discard", "11+x", "11+x"),
        ("take", "tile", "gold", "gold"),
        ("dance", "partner", "0", "0"),
    ],
)
def test_nouns(translator: Translator, verb: str, slot: str, value: str, said: str):
    view = samples.choosing() if verb == "take" else samples.middle()
    assert translator.words("en", NAMES)(PRESENTER.slot_label(view, verb, slot, value)) == said
