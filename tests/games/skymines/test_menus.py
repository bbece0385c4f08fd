"""What the menus of a player call their entries: never by a bare number, never two alike."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import astuple

from bot.games.core.actions import Action, offered
from bot.games.core.contract import settle
from bot.games.registry import TITLES
from bot.games.skymines.actions import (
    Advance,
    Arrange,
    Buy,
    Enter,
    Majority,
    Place,
    Plan,
    Recover,
    Resources,
    Sell,
    Take,
    Upload,
)
from bot.games.skymines.change import with_player
from bot.games.skymines.material import CARD, PLAN, SCREENS
from bot.games.skymines.state import Due, SkyminesState
from bot.games.skymines.tracks import track_of
from bot.games.skymines.view import SkyminesView
from tests.games.script import WORDS
from tests.games.skymines.builders import holding, table
from tests.games.skymines.positions import marked, owing, position
from tests.games.skymines.views import expanding_on_moon, view

TITLE = TITLES["skymines"]
PRESENTER = TITLE.presenter
ENGLISH = WORDS.words("en")
MENU = 25
"""Entries of a menu at most."""


def _spending() -> SkyminesState:
    """Return a table where seat 0, with its token's plan on place 0, has a research point to spend."""
    return owing(with_player(position(2), 0, screens=("S01", *[""] * SCREENS)), Due("research", 1))


def _noun(seen: SkyminesView, verb: str, slot: str, value: str) -> str:
    return ENGLISH(PRESENTER.slot_label(seen, verb, slot, value))


def test_screens_are_named_with_the_plan_they_would_cover() -> None:
    seen = view(_spending())
    own = seen.own
    assert own is not None and own.screens[0] and not own.screens[4]
    assert _noun(seen, "take", "screen", "4") == "research screen 4"
    assert _noun(seen, "take", "screen", "0").startswith(f"research screen 0, covers {own.screens[0]}")


def test_no_number_stands_alone_in_a_menu() -> None:
    seen = view(position(2))
    for verb in TITLE.game.meta.verbs:
        for slot in verb.slots:
            for value, name in PRESENTER.vocabulary(seen, verb.id, slot.id):
                assert not ENGLISH(name).isdecimal(), (verb.id, slot.id, value)


def test_cards_of_one_name_differ_by_their_cost() -> None:
    display = ("A07", "", "", "", "", "", "", "", "A08", "", "", "A09")
    assert CARD["A07"].value == CARD["A08"].value != CARD["A09"].value
    seen = view(table(display=display))
    named = [_noun(seen, "resources", "buy", card) for card in ("A07", "A08", "A09")]
    assert named[0] != named[1] and all("(cost" in name for name in named[:2])
    assert named[2] == "energy 3"


def test_a_button_says_what_is_paid_and_gained() -> None:
    state = holding(table(display=("A02", *[""] * 11)), 0, "titanium2-0", "A04")
    bought = ENGLISH(PRESENTER.label(view(state), Resources(("titanium2-0", "A04"), "A02")))
    assert bought == "Get minerals 2 with titanium 2+3 (costs 2 units)"
    assert ENGLISH(PRESENTER.label(view(state), Sell("sell", "titanium1-0"))) == "Sell titanium 1 (+3 CrypCoin)"
    entering = view(expanding_on_moon())
    labels = [
        ENGLISH(PRESENTER.label(entering, action))
        for action in TITLE.game.legal(expanding_on_moon(), 0)
        if isinstance(action, Enter)
    ]
    assert any(", oust " in label for label in labels) and all(": " in label for label in labels)


def test_the_first_entry_covers_no_plan() -> None:
    state = _spending()
    first = TITLE.game.legal(state, 0)[0]
    assert isinstance(first, Take) and not state.players[0].screens[first.screen]


def test_the_spaces_that_are_lit_are_those_a_marker_can_go_to() -> None:
    state = marked(with_player(position(2), 0, cash=1), ("sell", 1))
    lit = view(state).open_spaces()
    assert {"first-player", "tile-plus"} <= lit and not {"sell", "tile-energy"} & lit
    assert lit == {action.space for action in TITLE.game.legal(state, 0) if isinstance(action, Place | Buy | Sell)}
    assert not view(with_player(state, 0, dropped=True)).open_spaces() and not view(state, None).open_spaces()


def test_a_plan_is_offered_on_the_nearest_empty_screen() -> None:
    usual = next(verb.usual for verb in TITLE.game.meta.verbs if verb.action is Take)
    assert usual is not None
    plans = [Take(plan, screen) for plan in ("P01", "P02") for screen in (3, 0, 2, 1)]

    def offered(*screens: str) -> Sequence[Action]:
        return usual(view(with_player(_spending(), 0, screens=screens)), plans)

    assert offered("S01", "", "P03", *[""] * (SCREENS - 2)) == [Take("P01", 1), Take("P02", 1)]
    assert offered(*["S01"] * (SCREENS + 1)) == []


def _offered(state: SkyminesState, kind: type[Action]) -> list[Action]:
    actions = [action for action in TITLE.game.legal(state, 0) if isinstance(action, kind)]
    return offered(TITLE.game.meta.verb_map(), view(state), actions)


def test_of_two_equal_cards_one_is_offered_for_sale() -> None:
    """The other one stays legal: it can be typed."""
    state = with_player(position(2), 0, hand=("titanium1-0", "titanium1-1", "energy2-0"))
    assert Sell("sell", "titanium1-1") in TITLE.game.legal(state, 0)
    assert _offered(state, Sell) == [Sell("sell", "titanium1-0"), Sell("sell", "energy2-0")]


def test_only_rewards_that_no_other_tier_surpasses_are_offered() -> None:
    """The middle reward for titanium removes an outpost, which the best one does not."""
    state = holding(position(2), 0, "titanium2-0", "titanium2-1", "titanium2-2")
    assert _offered(state, Majority) == [Majority("titanium", 3), Majority("titanium", 2)]
    state = holding(position(2), 0, "energy2-0", "energy2-1")
    assert len([action for action in TITLE.game.legal(state, 0) if isinstance(action, Majority)]) == 2
    assert _offered(state, Majority) == [Majority("energy", 2)]


def test_no_upload_is_offered_only_where_the_next_plan_costs() -> None:
    def uploads(plan: str) -> list[int]:
        screens = ("S01", plan, *[""] * (SCREENS - 1))
        state = holding(with_player(position(2), 0, screens=screens, upload=0, cash=9), 0, "research2-0", "titanium2-0")
        return [action.plans for action in _offered(state, Upload) if isinstance(action, Upload) and not action.flip]

    assert PLAN["A04"].requirement.titanium == 2 and uploads("A04") == [1]
    assert PLAN["R2"].price and 0 in uploads("R2")


@pytest.mark.parametrize("options", [{}, {"board": "belt", "tracks": "random", "missions": "on"}])
def test_each_choice_fits_into_a_menu(options: dict[str, str]) -> None:
    """A noun has at most 25 values once those before it are chosen; only a large discard pile takes two menus.

    Cards of a plan are chosen in one menu of the hand.
    """
    game, dice = TITLE.game, Random(1)
    most: Counter[type[Action]] = Counter()
    for number in range(3):
        state = game.setup(3, settle(game.meta.options, options), bytes([number] * 32))
        while waiting := game.to_move(state):
            legal = game.legal(state, waiting[0])
            for kind, count in _longest(legal):
                most[kind] = max(most[kind], count)
            assert len(state.players[waiting[0]].hand) <= MENU
            state = game.apply(state, waiting[0], dice.choice(legal)).state
    assert len(most) > 15
    assert all(count <= (2 * MENU if kind is Recover else MENU) for kind, count in most.items()), most


def _longest(legal: Sequence[Action]) -> Iterator[tuple[type[Action], int]]:
    """Yield for each type of action but plans the most values that one of its nouns has after those before it."""
    values: defaultdict[tuple[type[Action], tuple[Any, ...]], set[Any]] = defaultdict(set)
    for action in legal:
        nouns = astuple(action)
        if not isinstance(action, Plan | Arrange):
            for at, noun in enumerate(nouns):
                values[type(action), nouns[:at]].add(noun)
    for (kind, _), found in values.items():
        yield kind, len(found)


def test_looks_beside_an_action_show_what_can_still_be_done() -> None:
    """Bonus spaces while there are markers, the Moon while there is energy, the display for units."""
    state = with_player(holding(position(2), 0, "energy2-0", "titanium2-0"), 0, markers=0)
    assert PRESENTER.companion_looks(view(with_player(state, 0, markers=1)))[:2] == ("hand", "spaces")
    assert PRESENTER.companion_looks(view(state))[:3] == ("hand", "board", "display")
    used = with_player(state, 0, used=(True, False, False, False, False))
    assert PRESENTER.companion_looks(view(used))[:2] == ("hand", "display")


def test_a_hint_names_a_threshold_on_the_way() -> None:
    state = table()
    after, _ = track_of(state, 0).thresholds[0]
    seen = view(with_player(state, 0, tracks=(after - 1, *state.players[0].tracks[1:])))
    one, two = (PRESENTER.hint(seen, Advance("astrogo", steps)) for steps in (1, 2))
    assert one is not None and "threshold" not in ENGLISH(one)
    assert two is not None and "a threshold is on the way" in ENGLISH(two)
