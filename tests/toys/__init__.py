"""Two small games that keep the contract honest; registered in tests only."""

from __future__ import annotations

from bot.games.core.contract import Title
from tests.toys.automa_deck import AutomaDeck
from tests.toys.automa_deck_speaker import AutomaDeckSpeaker
from tests.toys.sealed_bid import SealedBid
from tests.toys.sealed_bid_speaker import SealedBidSpeaker

TOYS = {
    "sealed-bid": Title(SealedBid(), SealedBidSpeaker()),
    "automa-deck": Title(AutomaDeck(), AutomaDeckSpeaker()),
}
