"""What a recap adds to the log (weights, short texts) is searched for leaks as the log is."""

from __future__ import annotations

import pytest

from bot.games.core.contract import Title
from bot.games.core.events import Event
from bot.games.core.phrase import Phrase, say
from tests.leaks.leaky_games import BIDS
from tests.leaks.test_caught import search
from tests.toys.sealed_bid import Chose, SealedBid
from tests.toys.sealed_bid_presenter import SealedBidPresenter


class Recapping(SealedBidPresenter):
    def weight(self, event: Event, viewer: int | None) -> int:
        return 1

    def brief(self, event: Event, viewer: int | None) -> Phrase | None:
        return say("toy-bid-none")


class WeightTellsBids(Recapping):
    def weight(self, event: Event, viewer: int | None) -> int:
        return 9 if isinstance(event, Chose) and event.bid == 5 else 1


class BriefTellsBids(Recapping):
    def brief(self, event: Event, viewer: int | None) -> Phrase | None:
        return say("toy-bid-card", card=event.bid) if isinstance(event, Chose) else None


@pytest.mark.parametrize("presenter", [WeightTellsBids, BriefTellsBids])
def test_a_leaky_recap_is_caught(presenter: type[Recapping]):
    with pytest.raises(AssertionError, match="readings"):
        search(BIDS, Title(SealedBid(), presenter()))


def test_a_sound_recap_passes_the_same_search():
    search(BIDS, Title(SealedBid(), Recapping()))
