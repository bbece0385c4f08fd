"""The texts of events: everything is told, and each viewer reads only what they may know."""

from __future__ import annotations

import typing

import pytest

from bot.games.core.events import Event
from bot.games.core.phrase import Phrase
from bot.games.space_mission.events import (
    Dealt,
    Developed,
    Discovered,
    Ended,
    Flew,
    Jumped,
    LastRound,
    Received,
    Reshuffled,
    Scanned,
    SpaceMissionEvent,
    SpaceRevealed,
    Took,
    ToppedUp,
    TurnPassed,
)
from bot.games.space_mission.presenter import SpaceMissionPresenter
from bot.text import Translator, Words
from tests.text.samples import NAMES, RING

PRESENTER = SpaceMissionPresenter()
HANDS = ((1, 2, 3, 4, 5), (17, 18, 19, 20, 21))
PILE = ("water", "water", "medal", "space")

TOLD: list[tuple[Event, str]] = [
    (
        Dealt(RING, HANDS, 1),
        "The ring: Freezer, Hazard, Green Heggar, Bluewell, Ruby Red, Thornwild, Caldera and Twin Rift. Bert begins.",
    ),
    (ToppedUp(0, (), (40,)), "Anna topped up and drew 1 card."),
    (ToppedUp(0, (), ()), "Anna topped up without drawing."),
    (
        ToppedUp(0, (12, 60), (40, 41, 42)),
        "Anna discarded card 12 (jump 3, scan 4) and card 60 (jump 4, landing ?) and drew 3 cards.",
    ),
    (Reshuffled(31), "The discard pile was shuffled: 31 cards are the new draw pile."),
    (
        Jumped(0, 17, None, "hazard", 1),
        "Anna jumped to Hazard with card 17 (jump 1) and has 1 probe on the gate.",
    ),
    (Flew(1, "hazard", "freezer"), "Bert flew from Hazard to Freezer."),
    (Scanned(0, 11, "hazard", PILE), "Anna scanned Hazard with card 11 (scan 3)."),
    (
        Scanned(0, 53, "hazard", ()),
        "Anna scanned Hazard with card 53 (scan ?) and found nothing to reserve.",
    ),
    (
        Developed(0, (34, 60), "hazard", PILE),
        "Anna developed Hazard with card 34 (landing 2) and card 60 (landing ?).",
    ),
    (Received(1, "hazard", ("water", "medal")), "Bert received 2 reserved tiles from Hazard."),
    (Discovered(0, "caldera", PILE), "Anna looked through the tiles on Caldera."),
    (Took(0, "caldera", "water", reserved=False), "Anna took a tile from Caldera."),
    (Took(0, "hazard", "medal", reserved=True), "Anna reserved a tile on Hazard."),
    (SpaceRevealed("hazard", 2, 5, 8), "Hazard shows 2 space tiles; 5 are face up now (8 end the game)."),
    (SpaceRevealed("hazard", 1, 5, 0), "Hazard shows 1 space tile; 5 are face up now."),
    (LastRound((1, 2)), "**Last round!** Still to play: Bert and Cleo."),
    (LastRound(()), "**The end is certain:** this is the last turn."),
    (TurnPassed(2, 4), "Round 4: Cleo is to move."),
    (Ended("space"), "The game is over: enough space tiles are face up."),
    (Ended("developed"), "The game is over: all planets are developed and the last turns are played."),
    (Ended("vote"), "The game was ended by vote."),
]

# An event, what only its seat reads, and the same event with other secrets.
SECRETS: list[tuple[Event, str, Event]] = [
    (
        ToppedUp(0, (), (40,)),
        "Anna topped up and drew 1 card. Drawn: card 40 (scan 2, landing 4).",
        ToppedUp(0, (), (41,)),
    ),
    (
        Scanned(0, 11, "hazard", PILE),
        "Anna scanned Hazard with card 11 (scan 3). Seen: 2 water, 1 medal and 1 space tile.",
        Scanned(0, 11, "hazard", ("medal",)),
    ),
    (
        Developed(0, (34, 60), "hazard", ("medal",)),
        "Anna developed Hazard with card 34 (landing 2) and card 60 (landing ?). Seen: 1 medal.",
        Developed(0, (34, 60), "hazard", PILE),
    ),
    (
        Discovered(0, "caldera", ("alien-brown", "alien-brown")),
        "Anna looked through the tiles on Caldera. Seen: 2 brown aliens.",
        Discovered(0, "caldera", PILE),
    ),
    (
        Received(0, "hazard", ("water", "medal")),
        "Anna received the reserved tiles from Hazard: 1 water and 1 medal.",
        Received(0, "hazard", ("water", "water")),
    ),
    (
        Took(0, "caldera", "water", reserved=False),
        "Anna took a tile from Caldera: water.",
        Took(0, "caldera", "medal", reserved=False),
    ),
    (
        Took(0, "hazard", "medal", reserved=True),
        "Anna reserved a tile on Hazard: medal.",
        Took(0, "hazard", "water", reserved=True),
    ),
]

# What the options keep even from its own seat.
SEALED: list[Event] = [
    Scanned(0, 11, "hazard", PILE, sealed=True),
    Developed(0, (34, 60), "hazard", PILE, sealed=True),
    Discovered(0, "caldera", PILE, sealed=True),
    Took(0, "hazard", "medal", reserved=True, sealed=True),
]


class Unheard(Event, frozen=True, tag="unheard"):
    """A kind of event that the presenter has never heard of."""

    secret: str


def tell(event: Event, viewer: int | None, over: bool = False) -> Phrase:
    told = PRESENTER.describe(event, viewer, over)
    assert told is not None
    return told


@pytest.mark.parametrize(("event", "said"), TOLD, ids=lambda value: value.__class__.__name__)
def test_the_public_reading(translator: Translator, event: Event, said: str):
    assert translator.words("en", NAMES)(tell(event, None)) == said


@pytest.mark.parametrize("event", [event for event, _ in TOLD], ids=lambda event: event.__class__.__name__)
def test_every_reading_has_words(words: Words, event: Event):
    for viewer in (None, 0, 1, 4):
        for over in (False, True):
            assert words(tell(event, viewer, over)).strip()


def test_every_kind_of_event_is_told():
    assert {type(event) for event, _ in TOLD} == set(typing.get_args(SpaceMissionEvent))


@pytest.mark.parametrize(("event", "said", "other"), SECRETS, ids=lambda value: value.__class__.__name__)
def test_a_seat_alone_reads_its_secrets(translator: Translator, event: Event, said: str, other: Event):
    words = translator.words("en", NAMES)
    assert words(tell(event, 0)) == said
    for viewer in (None, 1, 2):
        assert tell(event, viewer) == tell(event, None) == tell(other, viewer)
        assert words(tell(event, viewer, over=True)) == said


@pytest.mark.parametrize("event", SEALED, ids=lambda event: event.__class__.__name__)
def test_what_the_options_seal_is_not_read_again_before_the_end(event: Event):
    assert tell(event, 0) == tell(event, 1) == tell(event, None)
    assert tell(event, 0, over=True) != tell(event, 0)


def test_the_deal_tells_each_seat_its_own_hand(translator: Translator):
    words, event = translator.words("en", NAMES), Dealt(RING, HANDS, 1)
    assert "card 17 (jump 1, landing 1)" in words(tell(event, 1))
    assert "card 1 (" not in words(tell(event, 1))
    assert "card" not in words(tell(event, None))
    assert tell(event, None) == tell(event, 4)
    assert words(tell(event, None, over=True)).endswith("Hands: Anna 1, 2, 3, 4 and 5 and Bert 17, 18, 19, 20 and 21.")


def test_an_unknown_event_has_no_text():
    for viewer in (None, 0):
        assert PRESENTER.describe(Unheard("secret"), viewer, True) is None
