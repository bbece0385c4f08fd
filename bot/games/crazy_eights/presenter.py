"""Views, actions and events of Crazy Eights in phrases."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.core.actions import Action
from bot.games.core.events import Event, PrivateSentence, Sentence, field, instead, sentence
from bot.games.core.phrase import Phrase, Who, say
from bot.games.core.playing_cards import DECK, RANKS, SUITS, by_suit, card_name, suit_name
from bot.games.core.presenter import BasePresenter, Lines
from bot.games.core.reference import Kind, counted
from bot.games.core.zones import is_back
from bot.games.crazy_eights.actions import Draw, Eight, Play
from bot.games.crazy_eights.computer import followers
from bot.games.crazy_eights.events import Dealt, Drew, Laid, Passed
from bot.games.crazy_eights.rules import points
from bot.games.crazy_eights.state import ZONES
from bot.games.crazy_eights.view import CrazyEightsView


def _pile(view: CrazyEightsView) -> Phrase:
    return say("ce-text-pile", card=card_name(view.known.pile[-1]), suit=suit_name(view.known.suit))


def _board(view: CrazyEightsView) -> Lines:
    known = view.known
    lines = [_pile(view), say("ce-text-stock", count=len(known.stock))]
    for seat, hand in enumerate(known.hands):
        open_hand = {"cards": by_suit(hand), "points": points(hand)} if view.over else {}
        lines.append(say("ce-text-left" if view.over else "ce-text-seat", who=Who(seat), count=len(hand), **open_hand))
    return tuple(lines)


def _hand(view: CrazyEightsView) -> Lines:
    if view.viewer is None:
        return (say("ce-text-no-hand"),)
    playable = tuple(map(card_name, view.playable))
    fitting = (say("ce-text-playable", cards=playable, count=len(playable)),) if view.viewer in view.to_move else ()
    held = say("ce-text-hand", count=len(view.hand), points=points(view.hand), cards=by_suit(view.hand))
    return (held, *fitting)


_KINDS = (
    *(Kind(suit_name(suit), ("card",), frozenset(f"{suit}-{rank}" for rank in RANKS).__contains__) for suit in SUITS),
    Kind(say("ce-known-eights"), ("card",), frozenset(f"{suit}-8" for suit in SUITS).__contains__),
)


def _known(view: CrazyEightsView) -> Lines:
    pile = view.known.pile
    lines = counted(ZONES, view, _KINDS)
    return (say("game-known-about"), *lines, say("ce-known-pile", cards=by_suit(pile), count=len(pile)))


def _dealt(event: Dealt, public: Phrase) -> Phrase:
    known = [(seat, hand) for seat, hand in enumerate(event.hands) if not any(map(is_back, hand))]
    hands = tuple(say("ce-told-hand", who=Who(seat), cards=by_suit(hand)) for seat, hand in known)
    return say("ce-told-dealt-open", told=public, hands=hands)


def _laid(event: Laid) -> Phrase:
    who, card = Who(event.seat), card_name(event.card)
    if event.suit is None:
        return say("ce-told-laid", who=who, card=card)
    return say("ce-told-eight", who=who, card=card, suit=suit_name(event.suit))


_WHO, _CARD = field("seat", Who), field("card", card_name)
_PUBLIC: Mapping[type[Event], Sentence] = {
    Dealt: sentence("ce-told-dealt", card=_CARD, who=field("start", Who)),
    Laid: _laid,
    Drew: sentence("ce-told-drew", who=_WHO),
    Passed: sentence("ce-told-passed", who=_WHO),
}
_PRIVATE: Mapping[type[Event], PrivateSentence] = {
    Dealt: _dealt,
    Drew: instead("ce-told-drew-known", who=_WHO, card=_CARD),
}


class CrazyEightsPresenter(BasePresenter):
    """Implements `core.contract.Presenter`."""

    def __init__(self) -> None:
        super().__init__(
            "ce",
            nouns={"card": {card: card_name(card) for card in DECK}, "suit": {suit: suit_name(suit) for suit in SUITS}},
            looks={"board": _board, "hand": _hand, "known": _known},
            public=_PUBLIC,
            private=_PRIVATE,
            paragraphs={
                "summary": 8,
                "goal": 2,
                "turn": 3,
                "play": 2,
                "eight": 3,
                "draw": 3,
                "end": 3,
                "scoring": 3,
                "edition": 2,
            },
        )

    def own_nouns(self, view: CrazyEightsView) -> tuple[str, ...]:
        """Return the cards of the viewer's hand."""
        return () if view.viewer is None else view.known.hands[view.viewer]

    def prompt(self, view: CrazyEightsView) -> Phrase:
        """Say whose turn it is and what is to be followed, or who has won."""
        told = super().prompt(view)
        return told if view.over else say("game-sentences", told=told, line=_pile(view))

    def headline(self, view: CrazyEightsView) -> Lines:
        """Say which seats hold their last card."""
        last = tuple(Who(seat) for seat, hand in enumerate(view.known.hands) if len(hand) == 1)
        return (say("ce-headline-last", who=last),) if last and not view.over else ()

    def hint(self, view: CrazyEightsView, action: Action) -> Phrase | None:
        """Say what a card counts and how many others of the suit stay in hand, or how often one may still draw."""
        if isinstance(action, Play | Eight):
            return say("ce-hint-lay", points=points([action.card]), count=followers(view, action))
        left = view.known.draws - view.known.drawn
        return say("ce-hint-draw", left=left, stock=len(view.known.stock)) if isinstance(action, Draw) else None
