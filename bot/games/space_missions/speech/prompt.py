"""Whom the table waits for, and what must not be missed."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.phrase import Fact, Phrase, Who, say
from bot.games.space_missions.actions import Announce
from bot.games.space_missions.event_losses import aborts, losses, sickens
from bot.games.space_missions.loading import announcements
from bot.games.space_missions.material import CATEGORIES, EDITION, LAST_YEAR, MISSIONS, STOCK, YEARS
from bot.games.space_missions.problems import grade
from bot.games.space_missions.speech import reach, words
from bot.games.space_missions.technology_test import AT_ONCE, MOST_DRAWN, MOST_REMOVED, REMOVABLE
from bot.games.space_missions.view import Flight, Player, SpaceMissionsView, TechnologyTest


def prompt(view: SpaceMissionsView) -> Phrase:
    """Say whom the table waits for and for what."""
    if view.over:
        return _winners(view)
    if not view.to_move or view.pending is None:
        return say("sms-prompt-nobody")
    seat, pending = view.to_move[0], view.pending
    if view.phase == "handicap":
        pending = "handicap"
    describer = _FACTS.get(pending)
    facts = describer(view) if describer else {}
    if seat == view.viewer:
        return say(f"sms-prompt-you-{pending}", **facts)
    return say(f"sms-prompt-other-{pending}", who=Who(seat), **facts)


def headline(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say that this is the last year, or may be; and to a seat that announces, what it has to know for that."""
    if view.over:
        return ()
    if view.missions[MISSIONS - 1].done:
        return (say("sms-headline-landed"),)
    if view.automa and view.automa.mission == MISSIONS:
        return (say("sms-headline-automa-landing"),)
    flying = tuple(
        words.person(view, one.seat)
        for one in view.players
        if one.flight and one.flight.mission == MISSIONS and not one.flight.over
    )
    lines = (say("sms-headline-last-year", year=str(view.year)),) if view.year == LAST_YEAR else ()
    landing = (say("sms-headline-landing", who=flying, count=len(flying)),) if flying else ()
    return (*lines, *landing, *reach.while_preparing(view), *_testing(view), *_before_announcing(view))


def _testing(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say to a seat that puts cards of a test back what their place is good for."""
    one = words.actor(view)
    return (say("sms-headline-test"),) if view.pending == "trial" and one and one.seat == view.viewer else ()


def _before_announcing(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say to a seat that announces which decks its missions draw from, and that an inspection flies once."""
    one = words.actor(view)
    if view.pending != "announce" or one is None or one.seat != view.viewer:
        return ()
    missions = dict.fromkeys(action.mission for action in _open_to(view, one))
    draws = [
        say("sms-headline-draws", mission=words.mission(number), technologies=reach.drawn(one, number))
        for number in missions
    ]
    return (*draws, *([say("sms-headline-inspection")] if one.stock[STOCK.index("inspection")] else []))


def _open_to(view: SpaceMissionsView, one: Player) -> tuple[Announce, ...]:
    """Return what a seat can announce."""
    bars, stock = dict(zip(CATEGORIES, one.bars, strict=True)), dict(zip(STOCK, one.stock, strict=True))
    manned, unmanned = bars["manned"] > 0, bars["unmanned"] > 0
    return announcements(one.levels, stock["fuel"], stock["payload"], manned, unmanned, view.astronauts > 0)


def offered(view: SpaceMissionsView) -> tuple[str, str]:
    """Return the two mission bonuses of the year."""
    return (EDITION.bonuses.fixed, view.bonuses[YEARS.index(view.year)])


def _winners(view: SpaceMissionsView) -> Phrase:
    first = [result for result in view.standing.results if result.rank == 1] if view.standing else []
    winners = tuple(
        Who(result.seat) if result.seat is not None else result.name or say("sms-automa") for result in first
    )
    if not winners:
        return say("sms-prompt-over")
    return say("sms-prompt-won", who=winners, count=len(winners), points=first[0].total)


def _mission(view: SpaceMissionsView) -> dict[str, Fact]:
    one = words.actor(view)
    return {"mission": words.mission(one.flight.mission) if one and one.flight else say("sms-a-mission")}


def _launch(view: SpaceMissionsView) -> dict[str, Fact]:
    return {**_mission(view), "event": words.event(view.event) if view.event else say(words.NOTHING)}


def _load(view: SpaceMissionsView) -> dict[str, Fact]:
    return {**_mission(view), "inspection": _inspection(view)}


def _inspection(view: SpaceMissionsView) -> int:
    """Return how many inspections are aboard."""
    one = words.actor(view)
    return int(one is not None and one.flight is not None and one.flight.inspection)


def _decide(view: SpaceMissionsView) -> dict[str, Fact]:
    one, facts = words.actor(view), {**_launch(view), "inspection": _inspection(view)}
    if one is None or one.flight is None or view.event is None:
        return {**facts, "effect": say("sms-launch-spared")}
    return {**facts, "effect": _effect(one.flight, view.event)}


def _effect(flight: Flight, event: str) -> Phrase:
    """Say what the event does to this mission."""
    told: list[Phrase] = []
    if lost := losses(flight, event):
        tokens = words.either([words.tokens(token, 1) for token in dict.fromkeys(token for token, _ in lost)])
        told.append(say("sms-launch-loses", tokens=tokens))
    elif aborts(flight, event):
        told.append(say("sms-launch-aborts"))
    if sickens(flight, event):
        told.append(say("sms-launch-sickens"))
    if not told:
        return say("sms-launch-spared")
    return told[0] if len(told) == 1 else say("game-sentences", told=told[0], line=told[1])


def _open_test(view: SpaceMissionsView) -> dict[str, Fact]:
    open_test = words.running(view)
    if open_test is None:
        return {"technology": say(words.NOTHING), "count": 0, "next": say("sms-trial-back")}
    return {
        "technology": words.technology(open_test.technology),
        "count": open_test.count,
        "next": _next(view, open_test),
    }


def _next(view: SpaceMissionsView, open_test: TechnologyTest) -> Phrase:
    """Say what can be done with the cards of the viewer's own test."""
    one = words.actor(view)
    cards = next((deck.cards for deck in one.decks if deck.technology == open_test.technology), 0) if one else 0
    begun = open_test.returning or open_test.removed
    draws = AT_ONCE[open_test.action] == 1 and not begun and open_test.count < MOST_DRAWN and cards
    problems = sum(card in REMOVABLE[open_test.action] for card in open_test.drawn)
    removes = 0 if open_test.returning else min(MOST_REMOVED[open_test.action] - open_test.removed, problems)
    if draws:
        return say("sms-trial-remove-or-draw" if removes else "sms-trial-draw")
    return say("sms-trial-remove", count=removes) if removes else say("sms-trial-back")


def _solve(view: SpaceMissionsView) -> dict[str, Fact]:
    drawn = words.last_drawn(view)
    if drawn is None:
        return {"technology": say(words.NOTHING), "problem": say(words.NOTHING)}
    return {"technology": words.technology(drawn.technology), "problem": words.problem(grade(drawn))}


def _hits(view: SpaceMissionsView) -> dict[str, Fact]:
    return {"count": max(1, view.hits.count(view.pending or ""))}


def _bonus(view: SpaceMissionsView) -> dict[str, Fact]:
    return {"bonuses": words.either(map(words.bonus, offered(view)))}


_FACTS: dict[str, Callable[[SpaceMissionsView], dict[str, Fact]]] = {
    "trial": _open_test,
    "load": _load,
    "launch": _decide,
    "give": _launch,
    "solve": _solve,
    "injure": _hits,
    "lose": _hits,
    "remove": _mission,
    "bonus": _bonus,
    "remove-bonus": _mission,
    "return": _mission,
}
