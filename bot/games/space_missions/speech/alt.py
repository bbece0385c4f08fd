"""Alt texts: each look in one paragraph of at most 1024 characters, even at the fullest table with long names."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.space_missions.material import TECHNOLOGIES, UNKNOWN, mission_of
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.control import left_in
from bot.games.space_missions.speech.flights import state
from bot.games.space_missions.speech.missions import facts
from bot.games.space_missions.speech.players import bars
from bot.games.space_missions.speech.prompt import prompt
from bot.games.space_missions.speech.scores import category, who
from bot.games.space_missions.speech.technology_test import coming_back
from bot.games.space_missions.view import Deck, Flight, Player, SpaceMissionsView, points


def board(view: SpaceMissionsView) -> Phrase:
    """Say the table in one paragraph."""
    return say(
        "sms-alt-board",
        year=str(view.year),
        phase=say(f"sms-phase-{view.phase}"),
        prompt=prompt(view),
        event=say(f"sms-event-{view.event}") if view.event else say("sms-alt-face-down"),
        order=words.people(view, view.sequence),
        done=tuple(words.mission(card.number) for card in view.missions if card.done) or say(words.NOTHING),
        players=tuple(_player(view, one) for one in view.players) + _automa(view),
    )


def control(view: SpaceMissionsView) -> Phrase:
    """Say the viewer's control board in one paragraph."""
    one = words.player(view, view.viewer)
    if one is None:
        return say("sms-text-no-control")
    return say(
        "sms-alt-control",
        points=points(view, one),
        bars=bars(one.bars),
        pad=_pad(one),
        craft=words.fleet((*one.levels, 1)),
        tokens=words.stock(one.stock),
        decks=tuple(_deck(view, one, deck) for deck in one.decks),
    )


def _pad(one: Player) -> Phrase:
    return words.mission(one.flight.mission) if one.flight else say(words.NOTHING)


def hand(view: SpaceMissionsView) -> Phrase:
    """Say the viewer's specialists."""
    one = words.player(view, view.viewer)
    if one is None:
        return say("sms-text-no-control")
    return say("sms-alt-hand", cards=words.specialists(one.hand), played=words.specialists(one.played))


def player(view: SpaceMissionsView, one: Player) -> Phrase:
    """Say one player."""
    return say(
        "sms-alt-player",
        player=_player(view, one),
        bars=bars(one.bars),
        craft=words.fleet((*one.levels, 1)),
        tokens=words.stock(one.stock),
        decks=tuple(_deck(view, one, deck) for deck in one.decks),
        pad=_pad(one),
    )


def flights(view: SpaceMissionsView) -> Phrase:
    """Say the flights of the year."""
    found = tuple(_flight(one, one.flight) for one in view.players if one.flight)
    return say("sms-alt-flights", flights=found) if found else say("sms-text-no-flight")


def mission(view: SpaceMissionsView, number: int) -> Phrase:
    """Say one mission."""
    steps = tuple(
        say("sms-alt-step", craft=words.kind(active), technologies=words.technologies(row))
        for active, *row in mission_of(number).steps
    )
    return say("sms-alt-mission", steps=steps, **facts(view, number))


def technology_test(view: SpaceMissionsView) -> Phrase:
    """Say the test under way."""
    running = words.running(view)
    if running is None or not running.technology:
        return coming_back(view)
    name = words.technology(running.technology)
    cards = words.problems(running.drawn) if running.drawn else words.problems((UNKNOWN,) * running.count)
    return say("sms-alt-trial", technology=name, cards=cards)


def score(view: SpaceMissionsView) -> Phrase:
    """Say the points: so far, or in the end."""
    if view.over and view.standing:
        results = tuple(
            say(
                "sms-alt-result",
                rank=result.rank,
                who=who(result),
                total=result.total,
                lines=tuple(
                    say("sms-score-part", source=category(line.category), points=line.points)
                    for line in result.lines
                    if line.points
                ),
            )
            for result in view.standing.results
        )
        return say("sms-alt-ranking", results=results)
    return say("sms-alt-score", players=tuple(_player(view, one) for one in view.players) + _automa(view))


def _player(view: SpaceMissionsView, one: Player) -> Phrase:
    return say(
        "sms-alt-player-on-board", who=words.who(one.seat), points=points(view, one), successes=_successes(one.bars)
    )


def _successes(counts: tuple[int, ...]) -> int:
    """Every mission is either manned or unmanned, so these two bars count all successes."""
    return counts[-1] + counts[-2]


def _automa(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    part = view.automa
    if part is None:
        return ()
    name = say("sms-automa")
    return (say("sms-alt-player-on-board", who=name, points=points(view, part), successes=_successes(part.bars)),)


def _deck(view: SpaceMissionsView, one: Player, deck: Deck) -> Phrase:
    cards = left_in(view, one, deck)
    return say("sms-alt-deck", technology=words.technology(deck.technology), cards=words.problems(cards))


def _flight(one: Player, flown: Flight) -> Phrase:
    met = tuple(
        say("sms-alt-met", technology=words.technology(name), count=count)
        for name in TECHNOLOGIES
        if (count := sum(card.technology == name and card.card != "none" for card in flown.drawn))
    )
    return say(
        "sms-alt-flight",
        who=words.who(one.seat),
        mission=words.mission(flown.mission),
        state=state(flown),
        met=met or say(words.NOTHING),
        crew=words.crew(flown),
    )
