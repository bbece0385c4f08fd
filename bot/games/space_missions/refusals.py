"""Refusals of the year's actions in words-to-be, and those that all decisions share.

Paragraphs are those of the rules topics in `meta.rule_topics`, counted from 1:

    2 year         .1 only the seat whose turn it is acts  .2 what is due is decided before anything else
    3 specialists  .1 a specialist is played from the hand  .2 for one of its blocks
    4 actions      .1 an enhancement is of one of five kinds  .2 the supply is limited
                   .3 the Spy copies what lies visible before another seat  .4 but no Spy's copying
                   .5 it takes back a specialist that its seat has played  .6 but not itself
    5 tests        .1 of a technology whose deck has cards  .2 one by one up to three  .3 or two at once
                   .4 one major or minor problem may leave the game, or two minor ones
                   .5 before the first card goes back  .6 the drawn cards go back to any places
    6 craft        .1 rocket, satellite and capsule are developed  .2 up to level 3
    14 end         .1 after the end no seat acts
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace

from bot.games.core.actions import Refusal, refuse
from bot.games.core.phrase import Phrase, say
from bot.games.space_missions.decks import with_cards
from bot.games.space_missions.developing import developable
from bot.games.space_missions.material import EDITION, ENHANCEMENTS, LEVELS, PROBLEMS
from bot.games.space_missions.names import problem, technology, token
from bot.games.space_missions.state import SpaceMissionsState, TechnologyTest
from bot.games.space_missions.supply import enhancements_left
from bot.games.space_missions.technology_test import MOST_DRAWN, removable

no = partial(refuse, "sms")


def specialist(card: str) -> Phrase:
    """Name a specialist; what was typed and is none stays unnamed."""
    return say(f"sms-specialist-{card}" if card in EDITION.specialists else "sms-refusal-such-card")


def _listed(kind: str, names: Iterable[str]) -> tuple[Phrase, ...]:
    return tuple([say(f"sms-{kind}-{name}") for name in names])


def not_now(state: SpaceMissionsState) -> Refusal:
    """Something else is due."""
    return no("not-now", "2.2", due=say(f"sms-due-{state.pending}"))


def not_in_hand(state: SpaceMissionsState, card: str) -> Refusal:
    """The seat does not hold the specialist."""
    hand = state.agencies[state.turn].hand
    return no("not-in-hand", "3.1", {"card": specialist(card)}, cards=_listed("specialist", hand))


def no_block(card: str, rule: str) -> Refusal:
    """The specialist has no block of this number."""
    count = len(EDITION.specialists[card])
    return replace(no("no-block", rule, {"card": specialist(card)}, card=specialist(card), count=count), exists=False)


def no_enhancement() -> Refusal:
    """There is no such kind of enhancement."""
    return no("no-enhancement", "4.1", tokens=_listed("token", ENHANCEMENTS))


def none_left(state: SpaceMissionsState, kind: str) -> Refusal:
    """The supply has no more of this kind."""
    return no("none-left", "4.2", {"token": token(kind)}, tokens=_listed("token", enhancements_left(state)))


def not_visible(card: str, cards: tuple[str, ...]) -> Refusal:
    """The specialist is not visible before another player."""
    return no("not-visible", "4.3", {"card": specialist(card)}, cards=_listed("specialist", cards))


def copied_copy(card: str, blocks: tuple[int, ...]) -> Refusal:
    """A copied Spy does not copy."""
    return no("copied-copy", "4.4", card=specialist(card), blocks=blocks)


def not_played(card: str, cards: tuple[str, ...]) -> Refusal:
    """The seat has not played the specialist."""
    return no("not-played", "4.5", {"card": specialist(card)}, cards=_listed("specialist", cards))


def spy_stays(cards: tuple[str, ...]) -> Refusal:
    """The Spy that takes back does not take itself back."""
    return no("spy-stays", "4.6", cards=_listed("specialist", cards))


def no_technology(state: SpaceMissionsState) -> Refusal:
    """There is no such technology."""
    return no("no-technology", "5.1", technologies=_listed("technology", with_cards(state.agencies[state.turn])))


def deck_empty(state: SpaceMissionsState, name: str) -> Refusal:
    """The deck has no cards."""
    others = _listed("technology", with_cards(state.agencies[state.turn]))
    return no("deck-empty", "5.1", {"technology": technology(name)}, technologies=others)


def two_at_once() -> Refusal:
    """This test draws two cards at once and no more."""
    return no("two-at-once", "5.3")


def three_drawn() -> Refusal:
    """Three cards are drawn."""
    return no("three-drawn", "5.2", count=MOST_DRAWN)


def deck_drawn(open_test: TechnologyTest) -> Refusal:
    """All cards of the deck are drawn."""
    return no("deck-drawn", "5.2", {"technology": technology(open_test.technology)})


def removed_already() -> Refusal:
    """After a removal no more is drawn."""
    return no("removed-already", "5.2")


def returning(rule: str) -> Refusal:
    """A card went back already."""
    return no("returning", rule)


def other_technology(open_test: TechnologyTest) -> Refusal:
    """Another technology is being tested."""
    name = technology(open_test.technology)
    return no("other-technology", "5.1", {"technology": name}, technology=name)


def not_drawn(open_test: TechnologyTest, card: str, rule: str) -> Refusal:
    """No such card is among the drawn ones."""
    return no("not-drawn", rule, {"card": _card(card)}, cards=tuple(map(problem, open_test.drawn)))


def not_removable(open_test: TechnologyTest, card: str) -> Refusal:
    """This test does not remove such a card."""
    kinds = _listed("problem", removable(open_test))
    test = say(f"sms-acts-{open_test.action}")
    return no("not-removable", "5.4", {"card": _card(card), "test": test}, cards=kinds, count=len(kinds))


def removed_enough(open_test: TechnologyTest) -> Refusal:
    """This test has removed what it may."""
    return no("removed-enough", "5.4", {"count": open_test.removed})


def no_place(places: int) -> Refusal:
    """The deck has no such place."""
    return no("no-place", "5.6", count=places)


def no_levels(state: SpaceMissionsState) -> Refusal:
    """There is no such craft to develop."""
    return no("no-levels", "6.1", crafts=_listed("kind", developable(state, state.turn)))


def developed(state: SpaceMissionsState, craft: str) -> Refusal:
    """The craft has its last level."""
    others = _listed("kind", developable(state, state.turn))
    return no("developed", "6.2", {"craft": say(f"sms-kind-{craft}"), "level": len(LEVELS[craft])}, crafts=others)


def _card(card: str) -> Phrase:
    return problem(card) if card in PROBLEMS else say("sms-refusal-such-card")
