"""The suite can fail: toy games that leak on purpose, one channel each, are caught."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.contract import State, Title
from tests.conformance.games import Case
from tests.conformance.play import corpus, gone_back, played, sampled, stream_of
from tests.fuzz.twins import Leak, check, make, same_opening
from tests.leaks.leaky_games import BIDS, DECK, LEAKY, AsksForNothing, HitsTellDeck, OpeningTellsPrizes, Recapping
from tests.toys import TOYS
from tests.toys.automa_deck import AutomaDeck, AutomaState
from tests.toys.automa_deck_presenter import AutomaDeckPresenter
from tests.toys.sealed_bid import SealedBid
from tests.toys.sealed_bid_presenter import SealedBidPresenter


def search(case: Case, title: Title) -> None:
    replay = gone_back(case)
    tried = corpus(replay, title.game)
    look(title, [cut.state for cut in sampled(replay, 40)], tried)


def look(title: Title, states: Iterable[State], tried: Sequence[Action]) -> None:
    random, stream = Random(1), stream_of("caught")
    for state in states:
        for viewer in (None, *range(len(state.knowledge))):
            twins = make(title, state, viewer, stream)
            check(twins, random.sample(tried, min(12, len(tried))), random)


@pytest.mark.guarantee("leak-tests-can-fail")
@pytest.mark.parametrize("name", LEAKY)
def test_a_leaky_toy_is_caught(name: str):
    case, game, presenter, channel = LEAKY[name]
    with pytest.raises(AssertionError, match=channel):
        search(case, Title(game(), presenter()))


def test_a_leaky_opening_is_caught():
    title, stream = Title(OpeningTellsPrizes(), SealedBidPresenter()), stream_of("opening")
    state = played(BIDS).positions[0].state
    with pytest.raises(AssertionError, match="opening"):
        for _ in range(10):
            same_opening(make(title, state, None, stream))


@pytest.mark.parametrize(
    ("case", "title"),
    [(BIDS, TOYS[BIDS.game]), (DECK, TOYS[DECK.game]), (BIDS, Title(SealedBid(), Recapping()))],
)
def test_the_sound_toys_pass_the_same_search(case: Case, title: Title):
    search(case, title)


def hit(robots: tuple[int, ...], hits: int) -> AutomaState:
    """Return a table of Automa Deck where seat 0 is to say which robots a storm hits."""
    state = AutomaDeck().setup(2, dict(DECK.chosen), bytes(32))
    return replace(state, pending="lose", robots=(robots, state.robots[1]), hits=hits)


def test_hits_told_in_an_order_that_follows_a_secret_are_caught():
    states = [hit((1, 2, 0), 2)]
    look(TOYS[DECK.game], states, ())
    with pytest.raises(Leak, match=r"readings of Lose\(robot=0\) and Lose\(robot=0\)"):
        look(Title(HitsTellDeck(), AutomaDeckPresenter()), states * 10, ())


def test_a_choice_without_consequence_tells_no_secret():
    """The log tells which it was and no view does; but both lead to one position, of which nothing is learned."""
    look(Title(AsksForNothing(), AutomaDeckPresenter()), [hit((1, 1, 0), 2)], ())


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_toy_asks_for_no_choice_without_consequence(seats: int):
    case, game = Case(DECK.game, seats, DECK.chosen), AutomaDeck()
    asked = 0
    for number in range(12):
        for position in played(case, number).positions:
            state = position.state
            if state.pending == "lose":
                after = [game.apply(state, state.turn, action).state for action in game.legal(state, state.turn)]
                assert len({one.robots for one in after}) == len(after) > 1
                asked += 1
    assert asked > 20
