"""The text of the missions: what they ask for, what they pay, and their process tables."""

from __future__ import annotations

from bot.games.core.phrase import Fact, Phrase, say
from bot.games.space_missions.loading import FLIGHT_PLANS
from bot.games.space_missions.material import DEVELOPED, MISSIONS, mission_of
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.control import effects
from bot.games.space_missions.view import MissionCard, SpaceMissionsView


def missions(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say all missions, a line each."""
    return (say("sms-text-missions"), *(_line(view, card) for card in view.missions))


def all_missions(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say all missions with their process tables."""
    return tuple(line for card in view.missions for line in (_line(view, card), *steps(card.number)))


def mission(view: SpaceMissionsView, number: int) -> tuple[Phrase, ...]:
    """Say one mission: its table, what its problems do, and with what the viewer could fly it."""
    printed = mission_of(number)
    return (
        _line(view, view.missions[number - 1]),
        *steps(number),
        *(effects(technology, manned=printed.manned) for technology in printed.technologies),
        *_means(view, number),
    )


def steps(number: int) -> tuple[Phrase, ...]:
    """Say the process table of a mission."""
    table = mission_of(number).steps
    return tuple(
        say("sms-text-step", step=step, craft=words.kind(active), technologies=words.technologies(row))
        for step, (active, *row) in enumerate(table, 1)
    )


def named(_view: SpaceMissionsView, about: str | None) -> int | None:
    """Return the number of a mission that a look is about, None when it is none."""
    return int(about) if about and about in {str(number) for number in range(1, MISSIONS + 1)} else None


def facts(view: SpaceMissionsView, number: int) -> dict[str, Fact]:
    """Return what a mission asks for and pays, as facts of a sentence."""
    printed, card = mission_of(number), view.missions[number - 1]
    marks = ("media", *printed.categories) if card.media and not card.done else printed.categories
    return {
        "mission": words.mission(number),
        "categories": words.categories(marks),
        "orbit": say(f"sms-orbit-{printed.orbit}"),
        "fleet": words.fleet((printed.rocket, printed.satellite, printed.capsule, int(printed.lunar_module))),
        "requires": tuple(say(f"sms-requires-{what}") for what in printed.requires) or say("sms-requires-nothing"),
        "first": printed.first,
        "later": printed.later,
    }


def _line(view: SpaceMissionsView, card: MissionCard) -> Phrase:
    line = say("sms-text-mission-done" if card.done else "sms-text-mission", **facts(view, card.number))
    flown = words.people(view, card.flown_by)
    return say("sms-text-mission-flown", mission=line, who=flown) if flown else line


def _means(view: SpaceMissionsView, number: int) -> tuple[Phrase, ...]:
    one = words.player(view, view.viewer)
    if one is None:
        return ()
    found = [
        say("sms-means", fleet=words.joined("sms-both", words.fleet(plan.levels)), count=plan.payload)
        for plan in FLIGHT_PLANS.values()
        if plan.mission.number == number and all(map(int.__le__, plan.levels[: len(DEVELOPED)], one.levels))
    ]
    return (say("sms-text-means", means=words.either(found)) if found else say("sms-text-no-means"),)
