"""The small words that every sentence of Space Missions is made of: missions, craft, tokens, problems, people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce

from bot.games.core.phrase import Phrase, Who, say
from bot.games.space_missions.material import (
    AUTOMA,
    CRAFT,
    EDITION,
    ENHANCEMENTS,
    EVENTS,
    PROBLEMS,
    STOCK,
    UNKNOWN,
)
from bot.games.space_missions.names import craft as craft
from bot.games.space_missions.names import kind as kind
from bot.games.space_missions.names import mission as mission
from bot.games.space_missions.names import problem as problem
from bot.games.space_missions.names import technology as technology
from bot.games.space_missions.names import token as token
from bot.games.space_missions.view import Deck, Flight, FlightCard, Player, SpaceMissionsView, TechnologyTest

NOTHING = "sms-nothing"
"""Consequences that concern the mission; all others concern astronauts."""


def technologies(names: Iterable[str]) -> tuple[Phrase, ...]:
    """Name technologies; one that comes twice is counted: "control ×2"."""
    counted = Counter(names)
    return tuple(_times(technology(name), count) for name, count in counted.items())


def _times(what: Phrase, count: int) -> Phrase:
    return what if count == 1 else say("sms-times", what=what, count=count)


def fleet(levels: Sequence[int]) -> tuple[Phrase, ...]:
    """Name what flies, of levels by `CRAFT`."""
    return tuple(craft(name, level) for name, level in zip(CRAFT, levels, strict=True) if level)


def tokens(name: str, count: int) -> Phrase:
    """Name a number of tokens of a kind."""
    return say(f"sms-tokens-{name}", count=count)


def stock(counts: Sequence[int], kinds: Sequence[str] = STOCK) -> Phrase | tuple[Phrase, ...]:
    """List tokens by kind; "nothing" when there are none."""
    listed = tuple(tokens(name, count) for name, count in zip(kinds, counts, strict=True) if count)
    return listed or say(NOTHING)


def aboard(flight: Flight) -> Phrase | tuple[Phrase, ...]:
    """List what lies on each craft of a flight, with the training on the capsule."""
    listed = [
        say("sms-on-craft", craft=kind(name), tokens=stock(slots, ENHANCEMENTS))
        for name, slots in zip(CRAFT, flight.slots, strict=True)
        if any(slots)
    ]
    if flight.training:
        listed.append(tokens("training", flight.training))
    if flight.inspection:
        listed.append(tokens("inspection", 1))
    return tuple(listed) or say(NOTHING)


def crew(flight: Flight) -> Phrase:
    """Say who is aboard: "2 healthy, 1 injured"."""
    return say("sms-crew", healthy=flight.healthy, injured=flight.injured, lost=flight.lost)


def problems(cards: Iterable[str]) -> Phrase | tuple[Phrase, ...]:
    """Count mission control cards by kind, the gravest first; "nothing" when there are none."""
    counted = Counter(cards)
    kinds = (*PROBLEMS, UNKNOWN)
    listed = tuple(
        say("sms-problems-unknown" if found == UNKNOWN else f"sms-problems-{found}", count=counted[found])
        for found in kinds
        if counted[found]
    )
    return listed or say(NOTHING)


def cards(drawn: Iterable[str]) -> Phrase | tuple[Phrase, ...]:
    """Name mission control cards, the gravest first; a kind that comes twice is counted: "minor problem ×2"."""
    counted = Counter(sorted(drawn, key=(*PROBLEMS, UNKNOWN).index))
    return tuple(_times(problem(card), count) for card, count in counted.items()) or say(NOTHING)


def in_turn(cards: Iterable[str]) -> Phrase | tuple[Phrase, ...]:
    """Name mission control cards one after another, as they lie."""
    return tuple(map(problem, cards)) or say(NOTHING)


def specialist(name: str) -> Phrase:
    """Name a specialist."""
    return say(f"sms-specialist-{name}")


def specialists(names: Iterable[str]) -> Phrase | tuple[Phrase, ...]:
    """Name specialists."""
    return tuple(map(specialist, names)) or say(NOTHING)


def acts(actions: Iterable[str]) -> Phrase:
    """Say what the actions of a block do: "2 enhancements", or "1 training + 1 fuel"."""
    return joined("sms-both", (say(f"sms-acts-{action}", count=count) for action, count in Counter(actions).items()))


def either(choices: Iterable[Phrase]) -> Phrase:
    """Name what one of is meant: "control backup or training"."""
    return joined("sms-either", choices)


def joined(key: str, phrases: Iterable[Phrase]) -> Phrase:
    """Join phrases two by two, from the left, by a text that has `one` and `other`; "nothing" when there are none."""
    listed = tuple(phrases)
    return reduce(lambda one, other: say(key, one=one, other=other), listed) if listed else say(NOTHING)


def consequences(names: Iterable[str]) -> Phrase | tuple[Phrase, ...]:
    """Say what an unsolved problem does."""
    return tuple(say(f"sms-consequence-{name}") for name in names) or say(NOTHING)


def category(name: str) -> Phrase:
    """Name a category of success."""
    return say(f"sms-category-{name}")


def categories(names: Iterable[str]) -> Phrase | tuple[Phrase, ...]:
    """Name categories of success."""
    return tuple(map(category, names)) or say(NOTHING)


def bonus(name: str) -> Phrase:
    """Name a mission bonus by what it does."""
    return say(f"sms-bonus-{name}")


def event(name: str) -> Phrase:
    """Name an event and say what it does."""
    card = EVENTS[name]
    facts = {"name": say(f"sms-event-{name}"), "tokens": either(map(token, card.tokens))}
    if card.kind == "none":
        return say("sms-event-calm", name=facts["name"])
    if card.kind == "unprotected-loss":
        return say("sms-event-loss", **facts)
    key = "sms-event-technical" if card.kind == "technical-problem" else "sms-event-backup"
    told = say(key, technologies=either(map(technology, card.technologies)), **facts)
    return say("sms-event-sick", event=told) if card.space_sickness else told


def automa_symbols(kind: int) -> Phrase:
    """Say by which symbols a type of Automa card (1 to 4) chooses, the first that fits."""
    return joined("sms-else", (say(f"sms-symbol-{symbol}") for symbol in EDITION.automa.types[kind - 1]))


def automa_cards(kind: int, count: int) -> Phrase:
    """Count cards of a type in an Automa deck."""
    return say("sms-automa-cards", count=count, type=say("sms-automa-type", number=kind))


def who(seat: int) -> Who | Phrase:
    """Name a participant."""
    return say("sms-automa") if seat == AUTOMA else Who(seat)


def person(view: SpaceMissionsView, seat: int) -> Who | Phrase:
    """Name a participant, and say so when it is the viewer."""
    return say("sms-you", who=Who(seat)) if seat == view.viewer and seat != AUTOMA else who(seat)


def people(view: SpaceMissionsView, seats: Iterable[int]) -> tuple[Who | Phrase, ...]:
    """Name several participants."""
    return tuple(person(view, seat) for seat in seats)


def player_named(view: SpaceMissionsView, about: str | None) -> Player | None:
    """Return the player on the seat that a look is about; None if there is none."""
    return next((one for one in view.players if str(one.seat) == about), None)


def player(view: SpaceMissionsView, seat: int | None) -> Player | None:
    """Return the player on a seat."""
    return next((one for one in view.players if one.seat == seat), None)


def actor(view: SpaceMissionsView) -> Player | None:
    """Return the seat whose choices are shown: the seat to move, else the viewer."""
    return player(view, view.to_move[0] if view.to_move else view.viewer)


def own_deck(view: SpaceMissionsView, technology: str) -> Deck | None:
    """Return the deck of a technology of the seat whose choices are shown."""
    one = actor(view)
    return next((deck for deck in one.decks if deck.technology == technology), None) if one else None


def running(view: SpaceMissionsView) -> TechnologyTest | None:
    """Return the test under way; None as long as its technology is still to be chosen."""
    return view.open_test if view.open_test and view.open_test.technology else None


def last_drawn(view: SpaceMissionsView) -> FlightCard | None:
    """Return the card that lies before the flying seat."""
    one = actor(view)
    return one.flight.drawn[-1] if one and one.flight and one.flight.drawn else None
