"""What rewards make due, in which order, and the rewards of one expansion as one (ruling 50)."""

from __future__ import annotations

from bot.games.core.events import Event
from bot.games.skymines.change import gain_coins, owe
from bot.games.skymines.events import Gained
from bot.games.skymines.gains import dues, gain, total
from bot.games.skymines.material import Reward
from bot.games.skymines.state import Due
from tests.games.skymines.builders import table


def test_a_reward_is_due_in_one_order() -> None:
    """CrypCoin, helium, research points, tracks, removals."""
    reward = Reward(coin=1, helium=2, research=3, track=1, track_any=4, track_each=1, tracks=(0, 2, 0, 0), remove=5)
    assert dues(reward, 3) == (
        Due("coin", 1),
        Due("helium", 2),
        Due("research", 3),
        Due("move", 1, 0),
        Due("move", 3, 1),
        Due("move", 1, 2),
        Due("move", 2, 3),
        Due("track", 4),
        Due("remove", 5),
    )


def test_a_reward_is_due_before_all_else() -> None:
    """It is told of if it brings more than moves and removals, which tell of themselves."""
    events: list[Event] = []
    state = gain(owe(table(), Due("end")), 1, Reward(coin=1, remove=1), "plan", events)
    assert state.pending == (Due("coin", 1), Due("remove", 1), Due("end"))
    assert gain(table(), 1, Reward(track=2, remove=1), "plan", events, 2).pending == (
        Due("move", 2, 2),
        Due("remove", 1),
    )
    assert events == [Gained(1, "plan", coin=1)]


def test_rewards_of_one_expansion_are_one() -> None:
    rewards = [Reward(coin=1, helium=2, research=1, track=1), Reward(coin=2, helium=1), Reward(research=2, track=1)]
    assert total(rewards) == Reward(coin=3, helium=3, research=3, track=2)
    assert total(rewards[:1]) == rewards[0]
    assert total([]) == Reward()


def test_what_brings_nothing_makes_no_new_state() -> None:
    """Each new state is a copy of all its parts, and most rewards bring no CrypCoin or owe nothing."""
    state = table()
    assert owe(state) is state and gain_coins(state, 0, 0) is state
