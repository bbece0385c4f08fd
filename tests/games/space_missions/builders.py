"""Hand-made tables, written like a game record.

`Table` arranges a position piece by piece and gives a state that passes all invariants; `play` goes on from there in
the words of the record: `play(state, "0 specialist mechanic 1", "0 enhance payload", "0 enhance control-backup")`.

A year that is to begin with the announcements is `Table(phase="announce")`: seats that fly announce in the order of
`sequence`, and `events("pump-recall")` says what will be turned up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.games.core.contract import settle
from bot.games.core.events import Event
from bot.games.space_missions import announcing
from bot.games.space_missions.change import added, put, with_agency
from bot.games.space_missions.decks import deck_of, with_deck
from bot.games.space_missions.game import SpaceMissions
from bot.games.space_missions.knowledge import settle as counted
from bot.games.space_missions.material import (
    AUTOMA,
    CATEGORIES,
    DECK,
    DEVELOPED,
    EVENTS,
    FIRST_YEAR,
    MINOR,
    NONE,
    PROBLEMS,
    SPECIALISTS,
    STOCK,
    TECHNOLOGIES,
    UNKNOWN,
    in_order,
    mission_of,
)
from bot.games.space_missions.sequence import begin_year
from bot.games.space_missions.setup import new_deck
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.supply import held, moved
from tests.games.script import Script

E = TypeVar("E", bound=Event)

GAME = SpaceMissions()
SEED = bytes(range(32))
EXTRA = dict(zip(TECHNOLOGIES, (NONE, NONE, NONE, NONE, MINOR, MINOR), strict=True))
"""The fifth cards of the decks of hand-made tables, unless they are arranged otherwise."""


class Table:
    """A position in the making. Each method arranges one thing and returns the table.

    No seat got a handicap. The first seat of `sequence` (by seats unless given, the Automa first in the solo game) is
    to act in the phase `actions`, or the announcements of the year are to begin.
    """

    def __init__(
        self,
        seats: int = 2,
        year: int = FIRST_YEAR,
        phase: str = "actions",
        sequence: Sequence[int] | None = None,
        **options: str,
    ) -> None:
        chosen = settle(GAME.meta.options, {"order": "fixed", **options})
        state = GAME.setup(seats, chosen, SEED)
        for seat in state.sequence[2:]:
            state = moved(state, seat, "fuel", -1)
        past = year - FIRST_YEAR
        state = replace(
            state,
            year=year,
            sequence=tuple(sequence or state.sequence),
            past=state.events[:past],
            events=state.events[past:],
        )
        self._phase = phase
        self._arranged: set[tuple[int, str]] = set()
        self._state = begin_year(state, [])
        for seat in range(seats):
            for technology, extra in EXTRA.items():
                self._set(seat, technology, in_order((*DECK, extra)), extra)

    @property
    def state(self) -> SpaceMissionsState:
        """The arranged state, checked."""
        state = self._state
        agencies = tuple([counted(agency) for agency in state.agencies])
        state = replace(state, agencies=agencies)
        if self._phase == "announce":
            state = replace(state, agencies=tuple([replace(agency, hand=()) for agency in agencies]))
            state = announcing.begin(state, [])
        GAME.check(state)
        return state

    def stock(self, seat: int, **tokens: int) -> Table:
        """Give a seat exactly so many tokens of these kinds, from the supply: `thrust_backup=2, fuel=1`."""
        for name, count in tokens.items():
            token = name.replace("_", "-")
            self._state = moved(self._state, seat, token, count - held(self._state, seat, token))
        return self

    def levels(self, seat: int, **craft: int) -> Table:
        """Let a seat have developed craft to these levels; the minor problems lie at the bottom of their decks."""
        for name, level in craft.items():
            agency, at = self._state.agencies[seat], DEVELOPED.index(name)
            brought = level - agency.levels[at]
            self._agency(seat, levels=put(agency.levels, at, level))
            technology = {"rocket": "thrust", "capsule": "life-support"}.get(name)
            if technology is None:
                continue
            self._agency(seat, upgrades=agency.upgrades - brought)
            deck = deck_of(self._state, seat, technology)
            cards, known = (*deck.cards, *(MINOR,) * brought), (*deck.known, *(UNKNOWN,) * brought)
            deck = replace(deck, cards=cards, known=known, added=deck.added + brought)
            self._state = with_deck(self._state, seat, technology, deck)
        return self

    def deck(self, seat: int, technology: str, *cards: str) -> Table:
        """Let a deck have these cards, top first; what it had besides is out of the game (after `levels`).

        With two no-problem cards its fifth card was one, with three minor problems of the start a minor problem; the
        fifth card of a deck that is not arranged is changed for it.
        """
        deck, brought = deck_of(self._state, seat, technology), deck_of(self._state, seat, technology).added
        many = {NONE: cards.count(NONE) > DECK.count(NONE), MINOR: cards.count(MINOR) > DECK.count(MINOR) + brought}
        assert not all(many.values()), f"{cards} cannot be a deck"
        extra = next((card for card, more in many.items() if more), deck.extra)
        self._arranged.add((seat, technology))
        if extra != deck.extra:
            self._exchange(seat, deck.extra, extra)
        self._set(seat, technology, cards, extra)
        return self

    def knows(self, seat: int, technology: str, *places: int) -> Table:
        """Let a seat know what lies at these places of its deck, 1 being the top; all of them when none is given."""
        deck = deck_of(self._state, seat, technology)
        known = [card if not places or at in places else UNKNOWN for at, card in enumerate(deck.cards, start=1)]
        self._state = with_deck(self._state, seat, technology, replace(deck, known=tuple(known)))
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        """Let a seat hold these specialists."""
        return self._agency(seat, hand=tuple(card for card in SPECIALISTS if card in cards))

    def played(self, seat: int, *cards: str) -> Table:
        """Let a seat have played these specialists, the last one visible, and hold all others."""
        self._agency(seat, played=cards)
        return self.hand(seat, *(card for card in SPECIALISTS if card not in cards))

    def passed(self, seat: int) -> Table:
        """Let a seat have passed: its marker stands in the upper row, and it holds nothing."""
        self._agency(seat, hand=())
        return self if self._state.automa else self.upper(*self._state.upper, seat)

    def upper(self, *seats: int) -> Table:
        """Let the markers of these seats stand in the upper row, by passing or by the bonus."""
        self._state = replace(self._state, upper=seats)
        return self

    def turn(self, seat: int) -> Table:
        """Let it be a seat's turn to play a specialist."""
        self._state = replace(self._state, turn=seat)
        return self

    def succeeded(self, seat: int, *missions: int) -> Table:
        """Let a seat, or the Automa (-1), have succeeded with these missions, one after the other."""
        for number in missions:
            mission, first = mission_of(number), not self._state.done[number - 1]
            media = first and number in self._state.variant.media
            categories = (*mission.categories, *(("media",) if media else ()))
            reward = mission.first if first else mission.later
            self._state = replace(self._state, done=put(self._state.done, number - 1, True))
            self._score(seat, categories, reward)
        return self

    def points(self, seat: int, missions: int = 0, failures: int = 0, healthy: int = 0, lost: int = 0) -> Table:
        """Let the ledger of a seat be this, on top of the ten points of the start."""
        return self._agency(seat, ledger=(missions, failures, healthy, lost))

    def events(self, *top: str) -> Table:
        """Put these events on top of the deck, whether they lie there, in the box or in the past."""
        for event in reversed(top):
            self._state = _on_top(self._state, event)
        return self

    def shows(self, card: str) -> Table:
        """Let the Automa have turned up this specialist last."""
        automa = self._state.automa
        assert automa is not None, "only the solo game has an Automa"
        automa = replace(automa, shown=(*(other for other in automa.shown[:-1] if other != card), card))
        left = tuple(other for other in SPECIALISTS if other not in automa.shown)
        self._state = replace(self._state, automa=replace(automa, specialists=left))
        return self

    def automa_card(self, kind: int) -> Table:
        """Put an Automa card of this type (1-4) on top of its deck."""
        automa = self._state.automa
        assert automa is not None, "only the solo game has an Automa"
        deck = list(automa.deck)
        deck.remove(kind)
        self._state = replace(self._state, automa=replace(automa, deck=(kind, *deck)))
        return self

    def _score(self, seat: int, categories: tuple[str, ...], reward: int) -> None:
        who = self._state.automa if seat == AUTOMA else self._state.agencies[seat]
        assert who is not None, "only the solo game has an Automa"
        bars = who.bars
        for category in categories:
            bars = added(bars, CATEGORIES.index(category), 1)
        if seat == AUTOMA:
            automa = self._state.automa
            assert automa is not None
            automa = replace(automa, bars=bars, points=automa.points + reward)
            self._state = replace(self._state, automa=automa)
        else:
            self._agency(seat, bars=bars, ledger=added(self._state.agencies[seat].ledger, 0, reward))

    def _exchange(self, seat: int, given: str, taken: str) -> None:
        """Let another deck, one that is not arranged, have the fifth card that this one had."""
        for technology in reversed(TECHNOLOGIES):
            deck = deck_of(self._state, seat, technology)
            if deck.extra == taken and (seat, technology) not in self._arranged:
                cards = in_order((*DECK, given, *(MINOR,) * deck.added))
                self._set(seat, technology, cards, given)
                return
        raise AssertionError(f"no deck is left whose fifth card is {taken}")

    def _set(self, seat: int, technology: str, cards: tuple[str, ...], extra: str) -> None:
        brought = deck_of(self._state, seat, technology).added
        gone = Counter((*DECK, extra, *(MINOR,) * brought))
        gone.subtract(cards)
        assert min(gone.values()) >= 0, f"{technology} has no such cards: {gone}"
        removed = tuple(card for card in PROBLEMS for _ in range(gone[card]))
        deck = replace(new_deck(cards, extra), removed=removed, added=brought)
        self._state = with_deck(self._state, seat, technology, deck)

    def _agency(self, seat: int, **changes: object) -> Table:
        self._state = with_agency(self._state, seat, **changes)
        return self


def _on_top(state: SpaceMissionsState, event: str) -> SpaceMissionsState:
    """Return the state with an event on top; the card that was there takes its place, if it lay elsewhere."""
    if event in state.events:
        return replace(state, events=(event, *(other for other in state.events if other != event)))
    if event in state.past:
        spare = state.events[-1]
        past = tuple(spare if other == event else other for other in state.past)
        return replace(state, past=past, events=(event, *state.events[:-1]))
    marked = next(other for other in reversed(state.events) if _has_asterisk(other))
    boxed = tuple(marked if other == event else other for other in state.boxed)
    return replace(state, boxed=boxed, events=(event, *(other for other in state.events if other != marked)))


def _has_asterisk(event: str) -> bool:
    return EVENTS[event].asterisk


_SCRIPT = Script[SpaceMissionsState](GAME)
action, play, offered = _SCRIPT.action, _SCRIPT.play, _SCRIPT.offered
why, refused, refusals = _SCRIPT.why, _SCRIPT.refused, _SCRIPT.refusals


def stock_of(state: SpaceMissionsState, seat: int) -> dict[str, int]:
    """Return what tokens a seat has, by kind, without those it has none of."""
    return {token: count for token, count in zip(STOCK, state.agencies[seat].stock, strict=True) if count}


def bars_of(state: SpaceMissionsState, seat: int) -> dict[str, int]:
    """Return a seat's (or the Automa's) successes by category, without those it has none in."""
    who = state.automa if seat == AUTOMA else state.agencies[seat]
    assert who is not None
    return {category: count for category, count in zip(CATEGORIES, who.bars, strict=True) if count}


def cards_of(state: SpaceMissionsState, seat: int, technology: str) -> tuple[str, ...]:
    """Return the cards of a seat's deck, top first."""
    return deck_of(state, seat, technology).cards
