"""The text of a control board: craft, tokens, and what its owner knows of the technology decks."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.core.phrase import Phrase, say
from bot.games.space_missions.knowledge import drawn_in_flight
from bot.games.space_missions.material import CRAFT, DECK, EXTRAS, LEVELS, MINOR, TECHNOLOGY, UNKNOWN, craft_of
from bot.games.space_missions.problems import concerning
from bot.games.space_missions.speech import words
from bot.games.space_missions.view import Deck, Player, SpaceMissionsView


def control(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say the viewer's own control board; to a spectator, that they have none."""
    one = words.player(view, view.viewer)
    if one is None:
        return (say("sms-text-no-control"),)
    return (say("sms-text-control"), *craft(one), *stock(one), say("sms-text-decks"), *decks(view, one))


def craft(one: Player) -> tuple[Phrase, ...]:
    """Say the levels of a player's craft with what the highest can carry, and the lunar module that all have."""
    return tuple(level(name, reached) for name, reached in zip(CRAFT, (*one.levels, 1), strict=True))


def every_level() -> tuple[Phrase, ...]:
    """Say every level of every craft."""
    return tuple(level(name, number) for name in CRAFT for number in range(1, len(LEVELS[name]) + 1))


def stock(one: Player) -> tuple[Phrase, ...]:
    """Say a player's tokens."""
    return (say("sms-text-stock", tokens=words.stock(one.stock)),)


def decks(view: SpaceMissionsView, one: Player) -> tuple[Phrase, ...]:
    """Say the technology decks as the viewer knows them, those of which the same is known together."""
    found = sum(deck.extra == MINOR for deck in one.decks) == EXTRAS.count(MINOR)
    return (*_decks(view, one, one.decks), *((say("sms-text-decks-found"),) if found else ()))


def known_decks(view: SpaceMissionsView, one: Player) -> tuple[Phrase, ...]:
    """Say those decks of which more is known than that they are as at the start."""
    known = [deck for deck in one.decks if deck.removed or deck.added or deck.extra != UNKNOWN]
    return _decks(view, one, known)


def left_in(view: SpaceMissionsView, one: Player, deck: Deck) -> tuple[str, ...]:
    """Return the cards that are in a deck for all the viewer knows, in no order; `?` is its unknown fifth card.

    Cards that lie drawn in a flight, or in the viewer's own test, are not counted.
    """
    cards = [*DECK, *(MINOR,) * deck.added, deck.extra]
    gone, open_test = [*deck.removed, *drawn_in_flight(one.flight, deck.technology)], view.open_test
    if open_test and open_test.technology == deck.technology and one.seat in view.to_move:
        gone += open_test.drawn
    for card in gone:
        if card in cards:
            cards.remove(card)
        elif UNKNOWN in cards:
            cards.remove(UNKNOWN)
    return tuple(cards)


def level(name: str, number: int) -> Phrase:
    """Say what a level of a craft needs, weighs, carries, and has slots for."""
    best = craft_of(name, number)
    slots = words.stock(tuple(best.slots.values()), tuple(best.slots))
    if name == "rocket":
        orbits = tuple(say("sms-orbit-carries", orbit=say(f"sms-orbit-{o}"), tons=t) for o, t in best.payload.items())
        return say("sms-text-rocket", craft=words.craft(name, number), fuel=best.fuel, orbits=orbits, slots=slots)
    if name == "capsule":
        return say(
            "sms-text-capsule",
            craft=words.craft(name, number),
            weight=best.weight,
            seats=best.seats,
            training=best.training,
            slots=slots,
        )
    return say("sms-text-satellite", craft=words.craft(name, number), weight=best.weight, slots=slots)


def _decks(view: SpaceMissionsView, one: Player, decks: Sequence[Deck]) -> tuple[Phrase, ...]:
    alike: dict[object, list[Deck]] = {}
    for deck in decks:
        alike.setdefault((left_in(view, one, deck), deck.cards, deck.removed, deck.known), []).append(deck)
    return tuple(_alike(view, one, found) for found in alike.values())


def _alike(view: SpaceMissionsView, one: Player, decks: Sequence[Deck]) -> Phrase:
    """Say decks of which the viewer knows the same."""
    deck = decks[0]
    line = say(
        "sms-text-deck",
        technologies=words.technologies(each.technology for each in decks),
        decks=len(decks),
        count=deck.cards,
        cards=words.problems(left_in(view, one, deck)),
    )
    if deck.removed:
        line = say("sms-text-deck-removed", deck=line, removed=words.problems(deck.removed))
    known = max((place for place, card in enumerate(deck.known, 1) if card != UNKNOWN), default=0)
    if known:
        line = say("sms-text-deck-known", deck=line, known=words.in_turn(deck.known[:known]))
    return line


def effects(technology: str, *, manned: bool = True) -> Phrase:
    """Say what problems of a technology do and what helps. `manned`: whether anybody is aboard."""
    known = TECHNOLOGY[technology]
    crew = int(manned)
    return say(
        "sms-text-technology",
        technology=words.technology(technology),
        solve=words.either(map(words.token, known.solve)),
        minor=words.consequences(concerning(known.minor, crew)),
        downgrade=words.token(known.downgrade),
        major=words.consequences(concerning(known.major, crew)),
    )
