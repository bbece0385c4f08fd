"""The deal, a turn, the end and the score. Refusals cite the paragraphs of the rules topics, counted from 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal, refuse
from bot.games.core.chance import Chance
from bot.games.core.contract import Line, Standing
from bot.games.core.decision import all_listed, turn_rules
from bot.games.core.declared import conclude
from bot.games.core.events import Event
from bot.games.core.phrase import say
from bot.games.core.pieces import learned, put
from bot.games.core.playing_cards import DECK, SUITS, by_suit, card_name, in_order, rank_of, suit_name, suit_of
from bot.games.core.standing import ranked
from bot.games.crazy_eights.actions import Draw, Eight, Pass, Play
from bot.games.crazy_eights.events import Drew, Laid, Passed
from bot.games.crazy_eights.state import CrazyEightsState

DRAWS = {"three": 3, "one": 1}
EIGHT = "8"
_POINTS = {EIGHT: 50, "ace": 1, "jack": 10, "queen": 10, "king": 10}
_no = partial(refuse, "ce")


def setup(seats: int, options: Mapping[str, str], seed: bytes) -> CrazyEightsState:
    """Return the first state: seven cards each for two seats, else five, and one card turned up."""
    stream = Chance(seed).open()
    cards, start = stream.shuffle(DECK), stream.below(seats)
    size = 7 if seats == 2 else 5
    first = seats * size
    return CrazyEightsState(
        chance=stream.close(),
        knowledge=(0,) * seats,
        turn=start,
        draws=DRAWS[options["draw"]],
        stock=cards[first + 1 :],
        pile=cards[first : first + 1],
        hands=tuple([in_order(cards[place : place + size]) for place in range(0, first, size)]),
        suit=suit_of(cards[first]),
    )


def _fits(state: CrazyEightsState, card: str) -> bool:
    return suit_of(card) == state.suit or rank_of(card) == rank_of(state.pile[-1])


def _options(state: CrazyEightsState, seat: int) -> tuple[Action, ...]:
    hand = state.hands[seat]
    plays = [Play(card) for card in hand if rank_of(card) != EIGHT and _fits(state, card)]
    eights = [Eight(card, suit) for card in hand if rank_of(card) == EIGHT for suit in SUITS]
    return (*plays, *eights, Draw() if state.stock and state.drawn < state.draws else Pass())


def _why_not(state: CrazyEightsState, seat: int, action: Action) -> Refusal:
    match action:
        case Pass():
            return _no("draw-first", "5.1", {"count": state.draws - state.drawn})
        case Draw():
            return _no("drawn-enough", "5.2", {"count": state.draws}) if state.stock else _no("stock-empty", "5.3")
        case Play(card) | Eight(card) if card not in state.hands[seat]:
            return _no("not-in-hand", "2.3", cards=by_suit(state.hands[seat]))
        case Eight(card) if rank_of(card) == EIGHT:
            return _no("no-suit", "4.3", suits=tuple(map(suit_name, SUITS)))
        case Eight(card):
            return _no("no-eight", "4.2", {"card": card_name(card)})
        case Play(card) if rank_of(card) == EIGHT:
            return _no("name-suit", "4.1")
        case _:
            return _no("no-match", "3.1", suit=suit_name(state.suit), top=card_name(state.pile[-1]))


def _lay(state: CrazyEightsState, seat: int, action: Play | Eight, events: list[Event]) -> CrazyEightsState:
    named = action.suit if isinstance(action, Eight) else None
    events.append(Laid(seat, action.card, named))
    hand = tuple([card for card in state.hands[seat] if card != action.card])
    pile, suit = (*state.pile, action.card), named or suit_of(action.card)
    return replace(state, pile=pile, hands=put(state.hands, seat, hand), suit=suit, passes=0)


def _draw(state: CrazyEightsState, seat: int, _action: Draw, events: list[Event]) -> CrazyEightsState:
    card, stock = state.stock[0], state.stock[1:]
    events.append(Drew(seat, card))
    hands = put(state.hands, seat, in_order((*state.hands[seat], card)))
    drawn, knowledge = state.drawn + 1, learned(state, seat)
    return replace(state, stock=stock, hands=hands, drawn=drawn, passes=0, knowledge=knowledge)


def _pass(state: CrazyEightsState, seat: int, _action: Pass, events: list[Event]) -> CrazyEightsState:
    events.append(Passed(seat))
    return replace(state, passes=state.passes + 1)


def _after(state: CrazyEightsState, seat: int, action: Action, events: list[Event]) -> CrazyEightsState:
    if isinstance(action, Draw):
        return state
    if not state.hands[seat]:
        return conclude(state, "out", events)
    if state.passes == len(state.hands):
        return conclude(state, "blocked", events)
    return replace(state, turn=(seat + 1) % len(state.hands), drawn=0)


TURN = all_listed(_options, _why_not, {Play: _lay, Eight: _lay, Draw: _draw, Pass: _pass})
RULES = turn_rules("ce", lambda _state: TURN, _after, end="6.1")


def points(cards: Iterable[str]) -> int:
    """Return how much cards count against the seat that holds them."""
    return sum(_POINTS.get(rank) or int(rank) for rank in map(rank_of, cards))


def score(state: CrazyEightsState) -> Standing:
    """Return the standing: the seat with the least in hand scores what each other seat has more."""
    held = [points(hand) for hand in state.hands]
    most = sum(held) - len(held) * min(held)
    lines = [(Line("hands", most if own == min(held) else 0, say("ce-score-held", points=own)),) for own in held]
    return ranked(lines, [-own for own in held], final=state.over is not None)
