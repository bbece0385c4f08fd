"""Two small games that keep the contract honest; registered in tests only."""

from __future__ import annotations

from bot.games.core.contract import Title
from tests.toys.automa_deck import AutomaDeck
from tests.toys.automa_deck_presenter import AutomaDeckPresenter
from tests.toys.sealed_bid import SealedBid
from tests.toys.sealed_bid_presenter import SealedBidPresenter

TOYS = {
    "sealed-bid": Title(SealedBid(), SealedBidPresenter()),
    "automa-deck": Title(AutomaDeck(), AutomaDeckPresenter()),
}
