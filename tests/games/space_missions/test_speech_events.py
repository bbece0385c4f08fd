"""Each event as each viewer reads it: in both languages, secrets for their seat alone until the end."""

from __future__ import annotations

import typing

import pytest

from bot.games.core.events import Event
from bot.games.core.narration import Page, narrations
from bot.games.core.recap import LEADING
from bot.games.space_missions import events as happened
from bot.games.space_missions.material import AUTOMA, EDITION, STOCK, TECHNOLOGIES
from bot.games.space_missions.meta import META
from bot.games.space_missions.presenter import SpaceMissionsPresenter
from bot.text import Translator
from tests.games.space_missions.speech_views import NAMES

PRESENTER = SpaceMissionsPresenter()
LOSS = "each mission loses thrust backup, if aboard; the inspection does not help."
PUBLIC: tuple[Event, ...] = (
    happened.Begun((1, 0), ("media", "lunar"), (3, 5, 6, 8), EDITION.bonuses.printed),
    happened.Begun((AUTOMA, 0), ("media",), (3,), EDITION.bonuses.printed),
    *(
        happened.PhaseBegan(phase, 1963, (0, AUTOMA))
        for phase in ("handicap", "actions", "announce", "event", "fly", "complete")
    ),
    *(
        kind(0, card, number, actions)
        for card, blocks in EDITION.specialists.items()
        for number, actions in enumerate(blocks, 1)
        for kind in (happened.Played, happened.Copied)
    ),
    happened.Passed(0, 1),
    happened.Passed(0, 0),
    *(happened.Took(0, token, 2, why) for token in STOCK for why in ("action", "handicap", "bonus")),
    happened.Took(0, "fuel", 0, "action"),
    happened.Developed(0, "rocket", 2, "thrust"),
    happened.Developed(0, "satellite", 2, None),
    *(happened.Idle(0, action) for action in ("develop", "copy", "take-back", "test-1-3", "test-2")),
    *(happened.Removed(0, "control", "minor", why) for why in ("test", "failure", "bonus")),
    happened.Spurned(0),
    happened.TookBack(0, "spy"),
    happened.Announced(0, 5, (2, 0, 2, 0), 1),
    happened.Announced(0, 1, (1, 0, 0, 0), 0),
    happened.Stayed(0, True),
    happened.Stayed(0, False),
    happened.Loaded(0, "training", "capsule", 2),
    happened.Prepared(0, 5),
    happened.Shuffled(0, ("thrust", "control")),
    *(happened.EventTurned(event.id, 1964) for event in EDITION.events),
    happened.Launched(0, 5),
    happened.Cancelled(0, 5, True),
    happened.TokenLost(0, "inspection", "rocket"),
    happened.Spared(0),
    happened.Sickened(0),
    happened.StepBegan(0, 2, "lunar-module", False),
    happened.StepBegan(0, 5, "capsule", True),
    *(happened.CardDrawn(0, 1, name, card) for name in TECHNOLOGIES for card in ("major", "minor", "none", None)),
    happened.Solved(0, "control", "training", "capsule", False),
    happened.Solved(0, "control", "control-backup", "capsule", True),
    *(
        happened.Suffered(0, known.id, card, consequences)
        for known in EDITION.technologies
        for card, consequences in (("minor", known.minor), ("major", known.major))
    ),
    happened.AstronautHit(0, "healthy", False),
    happened.AstronautHit(0, "injured", True),
    happened.Aborted(0, 0, True),
    happened.Aborted(0, 3, True),
    happened.Aborted(0, 3, False),
    happened.Landed(0, 5, True, 4),
    happened.Landed(0, 5, False, 3),
    happened.Landed(0, 5, False, 0),
    happened.Rewarded(0, 5, 7, True, ("manned", "media")),
    happened.Rewarded(AUTOMA, 3, 4, False, ("unmanned",)),
    happened.Consoled(0, 5, 1),
    happened.Consoled(0, 5, 0),
    happened.CameHome(0, 1),
    happened.CameHome(AUTOMA, 1),
    happened.BonusTaken(0, None),
    *(happened.BonusTaken(0, bonus) for bonus in EDITION.bonuses.tiles),
    happened.AutomaShowed("spy"),
    *(happened.AutomaAnnounced(3, symbol, 2) for symbols in EDITION.automa.types for symbol in symbols),
    happened.Surrendered(0, "fuel", 2),
    happened.YearEnded(1964),
    happened.Awarded("media", (0,), 5),
    happened.Awarded("lunar", (0, AUTOMA), 2),
    *(happened.Ended(reason) for reason in (*META.ends, "vote")),
)
SECRET: tuple[tuple[Event, str, str], ...] = (
    (
        happened.Drew(0, "thrust", ("major",)),
        "Anna tested thrust and drew a card.",
        "Anna tested thrust and drew a card. That is: 1 major.",
    ),
    (
        happened.Drew(0, "sensor", ("minor", "minor")),
        "Anna tested sensors and drew 2 cards.",
        "Anna tested sensors and drew 2 cards. That is: 2 minor.",
    ),
    (
        happened.Returned(0, "thrust", ("minor", "none"), (1, 3), True),
        "Anna put 2 cards back into thrust.",
        "Anna put 2 cards back into thrust. That is: minor problem (place 1) and no problem (place 3).",
    ),
    (
        happened.Returned(0, "thrust", ("minor",), (2,), False),
        "Anna put a card back into thrust. That is: 1 minor.",
        "Anna put a card back into thrust. That is: minor problem (place 2).",
    ),
    (
        happened.Studied(0, "landing", ("none", "major")),
        "Anna looked through landing.",
        "Anna looked through landing. From the top: no problem and major problem.",
    ),
    (
        happened.Peeked(0, "pump-recall"),
        "Anna looked at the next event.",
        "Anna looked at the next event. That is: **Pump recall** (unprotected loss): " + LOSS,
    ),
)


@pytest.fixture(scope="module")
def translator() -> Translator:
    return Translator(strict=True)


def test_every_kind_of_event_is_among_these():
    kinds = {type(event) for event in PUBLIC} | {type(event) for event, *_ in SECRET}
    assert kinds == set(typing.get_args(happened.SpaceMissionsEvent))


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_is_told_in_every_language(translator: Translator, language: str):
    words = translator.words(language, NAMES)
    for event in (*PUBLIC, *(event for event, *_ in SECRET)):
        for viewer in (None, 0, 1):
            for over in (False, True):
                phrase = PRESENTER.describe(event, viewer, over)
                assert phrase is not None
                assert words(phrase).strip()
            brief = PRESENTER.brief(event, viewer)
            assert brief is None or words(brief).strip()


def test_what_is_public_is_the_same_for_all():
    for event in PUBLIC:
        told = [PRESENTER.describe(event, viewer, over) for viewer in (None, 0, 1) for over in (False, True)]
        assert all(phrase == told[0] for phrase in told)


@pytest.mark.parametrize(("event", "public", "own"), SECRET)
def test_secret_is_told_to_its_seat_and_to_all_at_the_end(translator: Translator, event: Event, public: str, own: str):
    words = translator.words("en", NAMES)

    def told(viewer: int | None, over: bool) -> str:
        phrase = PRESENTER.describe(event, viewer, over)
        assert phrase is not None
        return words(phrase)

    assert (told(None, False), told(1, False), told(0, False)) == (public, public, own)
    assert {told(viewer, True) for viewer in (None, 0, 1)} == {own}


def test_no_recap_says_more_than_the_log():
    """Weight and brief are the same for everybody, whatever the secret cards are."""
    others = (
        happened.Drew(0, "thrust", ("none",)),
        happened.Returned(0, "thrust", ("major", "none"), (2, 5), True),
        happened.Studied(0, "landing", ("major", "none")),
        happened.Peeked(0, "all-clear-1"),
    )
    told = (SECRET[0][0], SECRET[2][0], SECRET[4][0], SECRET[5][0])
    for event, other in zip(told, others, strict=True):
        assert type(event) is type(other)
        for viewer in (None, 0, 1):
            assert PRESENTER.brief(event, viewer) == PRESENTER.brief(other, viewer)
            assert PRESENTER.weight(event, viewer) == PRESENTER.weight(other, viewer)


def test_recap_begins_with_what_matters_and_omits_the_obvious():
    assert PRESENTER.weight(happened.Landed(0, 5, True, 4), 1) >= LEADING
    assert PRESENTER.weight(happened.Rewarded(0, 5, 7, True, ()), 1) >= LEADING
    assert PRESENTER.weight(happened.EventTurned("valve-fault", 1962), 1) >= LEADING
    assert PRESENTER.weight(happened.CardDrawn(0, 1, "thrust", "none"), 1) == 0
    assert PRESENTER.weight(happened.CardDrawn(0, 1, "thrust", "major"), 1) > 0
    assert PRESENTER.weight(happened.StepBegan(0, 1, "rocket", False), 1) == 0


def test_an_unknown_event_is_not_told():
    class Odd(Event, frozen=True, tag="odd-in-space"):
        secret: int

    assert PRESENTER.describe(Odd(1), 0, True) is None


def test_a_flight_reads_like_one(translator: Translator):
    words = translator.words("en", NAMES)
    flight = (
        happened.Launched(0, 5),
        happened.StepBegan(0, 3, "capsule", False),
        happened.CardDrawn(0, 3, "control", "major"),
        happened.Solved(0, "control", "control-backup", "capsule", True),
        happened.Solved(0, "control", "training", "capsule", False),
        happened.StepBegan(0, 4, "capsule", False),
        happened.CardDrawn(0, 4, "re-entry", "minor"),
        happened.Suffered(0, "re-entry", "minor", ("lose-1",)),
        happened.AstronautHit(0, "injured", True),
        happened.CardDrawn(0, 4, "re-entry", "none"),
        happened.Landed(0, 5, True, 4),
    )
    assert [words(phrase) for event in flight if (phrase := PRESENTER.describe(event, None, False))] == [
        "🚀 Anna launches **#5 Crew in Orbit**!",
        "**Step 3** – Anna's capsule:",
        "🔥 **Major problem** with control!",
        "🛠️ Anna spends 1 control backup: the problem with control is only minor now.",
        "🛠️ Anna spends 1 training: the problem with control is solved.",
        "**Step 4** – Anna's capsule:",
        "⚠️ **Minor problem** with re-entry!",
        "💥 The minor problem with re-entry is not solved: 1 astronaut lost.",
        "🕯️ Anna loses an astronaut (−2 points).",
        "✅ No problem with re-entry.",
        "🎉 **Success!** Anna has flown #5 Crew in Orbit.",
    ]


def test_each_flight_is_a_story_from_its_launch_to_its_points():
    pages = (
        Page(1, (happened.Announced(0, 5, (2, 0, 2, 0), 1), happened.EventTurned("all-clear-1", 1965))),
        Page(2, (happened.Launched(0, 5), happened.Spared(0))),
        Page(
            3,
            (
                happened.Launched(1, 1),
                happened.TokenLost(1, "inspection", "rocket"),
                happened.StepBegan(0, 1, "rocket", False),
            ),
        ),
        Page(4, (happened.CardDrawn(0, 1, "thrust", "none"), happened.Landed(0, 5, True, 4))),
        Page(5, (happened.StepBegan(1, 1, "rocket", False), happened.Landed(1, 1, False, 1))),
        Page(
            6,
            (happened.Rewarded(0, 5, 7, True, ()), happened.Rewarded(AUTOMA, 3, 4, False, ()), happened.CameHome(0, 2)),
        ),
        Page(7, (happened.Consoled(1, 1, 1), happened.Drew(1, "thrust", ("major",)))),
        Page(8, (happened.Cancelled(0, 2, True), happened.Launched(1, 2))),
    )
    told = [[type(part.event).__name__ for part in story.parts] for story in narrations(PRESENTER, pages)]
    assert told == [
        ["Launched", "Spared", "StepBegan", "CardDrawn", "Landed", "Rewarded", "CameHome"],
        ["Launched", "TokenLost", "StepBegan", "Landed", "Consoled"],
        ["Launched"],
    ]
