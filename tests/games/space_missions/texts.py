"""What the texts of Space Missions are tried with."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.space_missions import actions as act
from bot.games.space_missions import events as happened
from bot.games.space_missions.loading import FLIGHT_PLANS
from bot.games.space_missions.material import (
    AUTOMA,
    CATEGORIES,
    CRAFT,
    DEVELOPED,
    EDITION,
    ENHANCEMENTS,
    MISSIONS,
    PROBLEMS,
    SPECIALISTS,
    STOCK,
    TECHNOLOGIES,
    TECHNOLOGY,
)
from bot.games.space_missions.meta import META
from bot.games.space_missions.view import SpaceMissionsView
from tests.conformance.texts import Texts
from tests.games.space_missions import views
from tests.games.space_missions.builders import refusals
from tests.games.space_missions.refusals import REFUSED


def _blocks() -> Iterator[tuple[str, int]]:
    for card in SPECIALISTS:
        for number in range(1, len(EDITION.specialists[card]) + 1):
            yield card, number


def _anything(_view: SpaceMissionsView) -> Iterator[Action]:
    """Every action of every verb that the material allows, possible here or not."""
    yield from (kind(card, number) for card, number in _blocks() for kind in (act.Specialist, act.Copy))
    yield from (kind() for kind in (act.Pass, act.Draw, act.PutBack, act.Fill, act.Ready, act.Launch, act.Cancel))
    yield from (act.Suffer(), act.Decline())
    yield from map(act.Enhance, ENHANCEMENTS)
    yield from map(act.Develop, DEVELOPED)
    yield from (kind(name) for name in TECHNOLOGIES for kind in (act.StartTest, act.Study))
    yield from (act.Remove(name, card) for name in TECHNOLOGIES for card in PROBLEMS)
    yield from (act.Put(name, card, 7) for name in TECHNOLOGIES for card in PROBLEMS)
    yield from map(act.TakeBack, SPECIALISTS)
    yield from FLIGHT_PLANS
    yield from (act.Load(token, craft) for token in (*ENHANCEMENTS, "training") for craft in CRAFT)
    yield from (act.Give(token, craft) for token in STOCK for craft in CRAFT)
    yield from map(act.Solve, STOCK)
    yield from map(act.Hit, ("healthy", "injured"))
    yield from map(act.Bonus, (EDITION.bonuses.fixed, *EDITION.bonuses.tiles))


def _tried() -> tuple[SpaceMissionsView, ...]:
    return views.start(), views.flying(), views.flying(1), views.testing(), views.alone(), views.fullest()


def _material() -> Iterator[str]:
    yield from (f"sms-mission-{number}" for number in range(1, MISSIONS + 1))
    yield from (f"sms-technology-{name}" for name in TECHNOLOGIES)
    yield from (f"sms-kind-{craft}" for craft in CRAFT)
    yield from (f"sms-craft-{craft}" for craft in CRAFT)
    yield from (f"sms-token{many}-{token}" for token in STOCK for many in ("", "s"))
    yield from (f"sms-problem{many}-{card}" for card in (*PROBLEMS, "unknown") for many in ("", "s"))
    yield from (f"sms-specialist-{card}" for card in SPECIALISTS)
    yield from (f"sms-acts-{act}" for blocks in EDITION.specialists.values() for block in blocks for act in block)
    yield from (f"sms-event-{event.id}" for event in EDITION.events)
    yield from (f"sms-bonus-{name}" for name in (EDITION.bonuses.fixed, *EDITION.bonuses.tiles))
    others = (name for name in (EDITION.bonuses.fixed, *EDITION.bonuses.tiles) if name != "sequence-first-free")
    yield from (f"sms-refusal-no-{name}" for name in others)
    yield from (f"sms-orbit-{orbit}" for rocket in EDITION.rockets for orbit in rocket.payload)
    yield from (f"sms-requires-{what}" for mission in EDITION.missions for what in mission.requires)
    yield from (f"sms-consequence-{what}" for known in TECHNOLOGY.values() for what in (*known.minor, *known.major))
    yield from (f"sms-symbol-{symbol}" for symbols in EDITION.automa.types for symbol in symbols)
    yield from (f"sms-automa-{level}" for level in EDITION.automa.decks)
    yield from (f"sms-category-{name}" for name in CATEGORIES)
    yield from (f"sms-told-ended-{reason}" for reason in (*META.ends, "vote"))


EVENTS: tuple[Event, ...] = (
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
SECRET: tuple[tuple[Event, Event], ...] = (
    (happened.Drew(0, "thrust", ("major",)), happened.Drew(0, "thrust", ("none",))),
    (happened.Drew(0, "sensor", ("minor", "minor")), happened.Drew(0, "sensor", ("none", "major"))),
    (
        happened.Returned(0, "thrust", ("minor", "none"), (1, 3), True),
        happened.Returned(0, "thrust", ("major", "none"), (2, 5), True),
    ),
    (
        happened.Returned(0, "thrust", ("minor",), (2,), False),
        happened.Returned(0, "thrust", ("minor",), (3,), False),
    ),
    (happened.Studied(0, "landing", ("none", "major")), happened.Studied(0, "landing", ("major", "none"))),
    (happened.Peeked(0, "pump-recall"), happened.Peeked(0, "all-clear-1")),
)
LOOKS = (
    ("start", "board", None),
    ("middle", "board", None),
    ("middle seen by seat 1", "board", None),
    ("flying", "board", None),
    ("ended", "board", None),
    ("all missions flown", "board", None),
    ("alone", "board", None),
    ("alone, expert", "board", None),
    ("alone, no card left", "board", None),
    ("start", "control", None),
    ("start", "player", "1"),
    ("middle", "control", None),
    ("middle, between unknown cards", "control", None),
    ("testing", "control", None),
    ("flying", "control", None),
    ("middle", "player", "1"),
    ("middle seen by seat 1", "player", "0"),
    ("start", "hand", None),
    ("testing", "hand", None),
    ("start", "mission", "5"),
    ("start seen by a spectator", "mission", "5"),
    ("flying", "mission", "5"),
    ("flying", "flight", None),
    ("landed with nobody aboard", "flight", None),
    ("testing", "trial", None),
    ("testing seen by seat 1", "trial", None),
    ("testing seen by a spectator", "trial", None),
    ("middle", "score", None),
    ("ended", "score", None),
    ("ended alone", "score", None),
)
CHOICES: tuple[tuple[str, Action], ...] = (
    ("start", act.Specialist("mechanic", 1)),
    ("start", act.Specialist("astronaut", 3)),
    ("middle", act.Pass()),
    ("alone", act.Pass()),
    ("start", act.Enhance("thrust-backup")),
    ("middle", act.Develop("rocket")),
    ("middle", act.StartTest("thrust")),
    ("middle", act.StartTest("control")),
    ("middle", act.Copy("tester", 1)),
    ("start", act.Announce(1, 1, 0)),
    ("middle", act.Announce(2, 1, 1)),
    ("start", act.Announce(5, 2, 2)),
    ("middle", act.Announce(6, 2, 3)),
    ("start", act.Announce(8, 3, 3)),
    ("flying", act.Load("life-support-backup", "capsule")),
    ("flying", act.Load("training", "capsule")),
    ("flying", act.Launch()),
    ("flying", act.Solve("control-backup")),
    ("flying", act.Suffer()),
    ("made minor", act.Solve("training")),
    ("made minor", act.Suffer()),
    ("nobody aboard", act.Suffer()),
    ("flying, lose, seen by 0", act.Hit("injured")),
    *((f"flying, {pending}, seen by 0", act.Decline()) for pending in views.PENDING),
)
VALUES = (
    ("start", "specialist", "card", "tester"),
    ("start", "remove", "card", "minor"),
)
TEXTS = Texts(
    names=views.NAMES,
    views=views.every(),
    tried=_tried,
    actions=_anything,
    events=EVENTS,
    secret=SECRET,
    keys=tuple(_material()),
    categories=("start", "missions", "failures", "healthy", "lost", *CATEGORIES),
    credits=("Frank Müller", "tiros-games", "Matt Worden"),
    odd=r"(?<!call it off)(?<!suffer it)(?<!sagst du ab)(?<!hinnehmen)\?",
    looks=LOOKS,
    choices=CHOICES,
    values=VALUES,
    refusals=lambda: refusals(REFUSED),
)
