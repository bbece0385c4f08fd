"""The suite can fail: toys that leak on purpose, one channel each, are caught."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.core.contract import Title
from bot.tools.twins import check, make, same_opening
from tests.conformance.games import Case
from tests.conformance.play import corpus, played, sampled, stream_of
from tests.leaks.leaky import BIDS, DECK, LEAKY, OpeningTellsPrizes
from tests.toys import TOYS
from tests.toys.sealed_bid_speaker import SealedBidSpeaker


def search(case: Case, title: Title) -> None:
    random, stream = Random(1), stream_of("caught")
    walk = played(case)
    tried = corpus(walk, title.game)
    for cut in sampled(walk, 40):
        for viewer in (None, *range(case.seats)):
            twins = make(title, cut.state, viewer, stream)
            check(twins, random.sample(tried, min(12, len(tried))), random)


@pytest.mark.parametrize("name", LEAKY)
def test_a_leaky_toy_is_caught(name: str):
    case, game, speaker, channel = LEAKY[name]
    with pytest.raises(AssertionError, match=channel):
        search(case, Title(game(), speaker()))


def test_a_leaky_opening_is_caught():
    title, stream = Title(OpeningTellsPrizes(), SealedBidSpeaker()), stream_of("opening")
    state = played(BIDS).positions[0].state
    with pytest.raises(AssertionError, match="opening"):
        for _ in range(10):
            same_opening(make(title, state, None, stream))


@pytest.mark.parametrize("case", [BIDS, DECK], ids=str)
def test_the_sound_toys_pass_the_same_search(case: Case):
    search(case, TOYS[case.game])
