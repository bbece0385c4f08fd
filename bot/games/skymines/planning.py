"""The secret choices: the starting token, and the cards of a round (rules 3; rulings 1, 2, 4).

Each seat chooses when it likes, and all choices are revealed when the last is made. Until then a seat may take its
choice back. What a seat chooses never changes what the others may choose.

The three cards that a token locks lie above the three slots that are on, in the token's order. The text lets the player
choose above which (ruling 4); no rule tells these three slots apart, so the choice would change nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain, combinations, permutations

from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.core.pieces import all_learned
from bot.games.skymines.actions import Arrange, Choose, Plan
from bot.games.skymines.change import with_player
from bot.games.skymines.events import Chose, Planned, Revealed, Selected, Tokens
from bot.games.skymines.material import (
    CARD,
    FIRST_SLOTS,
    RESEARCH_SLOT,
    RESEARCH_SLOT_AT,
    SLOTS,
    TANK_SLOT,
    TANK_SLOT_AT,
    TOKEN,
    Reward,
)
from bot.games.skymines.state import Player, SkyminesState
from bot.games.skymines.tank import store
from bot.games.skymines.tracks import advance

NO_CARDS: tuple[str, ...] = ("",) * SLOTS


def slots_on(player: Player) -> tuple[int, ...]:
    """Return a seat's action slots that are on, from the left."""
    return _slots(player.tank >= TANK_SLOT_AT, player.upload >= RESEARCH_SLOT_AT)


@cache
def _slots(tank: bool, research: bool) -> tuple[int, ...]:
    return (*([TANK_SLOT] if tank else []), *FIRST_SLOTS, *([RESEARCH_SLOT] if research else []))


# -- the starting token -----------------------------------------------------------------------------------------------


def token_options(state: SkyminesState, seat: int) -> tuple[Action, ...]:
    """Return the choice between the two tokens that a seat was offered."""
    return tuple([Choose(token) for token in state.players[seat].offered])


def choose(state: SkyminesState, seat: int, action: Choose, events: list[Event]) -> SkyminesState:
    """Return the state after the choice of a token; after the last one all are revealed."""
    events.append(Chose(seat, action.token))
    state = with_player(state, seat, choice=action.token, chosen=True)
    return _tokens_revealed(state, events) if all_chosen(state) else state


def _tokens_revealed(state: SkyminesState, events: list[Event]) -> SkyminesState:
    events.append(Tokens(tuple([player.choice for player in state.players])))
    for seat, player in enumerate(state.players):
        token = TOKEN[player.choice]
        locked = [f"{name}-{seat}" for name in token.locked]
        decks = list(player.decks)
        for slot, card in zip(FIRST_SLOTS, locked, strict=True):
            decks[slot] = (card,)
        state = with_player(
            state,
            seat,
            token=player.choice,
            choice="",
            chosen=False,
            offered=tuple([other for other in player.offered if other != player.choice]),
            hand=tuple([card for card in player.hand if card not in locked]),
            decks=tuple(decks),
            screens=(player.choice, *player.screens[1:]),
        )
        state = token_bonus(state, seat, token.bonus, events)
    return replace(state, phase="planning", knowledge=all_learned(state))


def token_bonus(state: SkyminesState, who: int, bonus: Reward, events: list[Event]) -> SkyminesState:
    """Return the state in which a seat, or Luna, has a token's bonus: moves on tracks, before any barrier."""
    if bonus.helium:
        state = store(state, who, bonus.helium, events)
    for company, spaces in enumerate(bonus.tracks):
        if spaces:
            state, _ = advance(state, who, company, spaces, events, pay=True)
    return state


# -- the cards of a round ---------------------------------------------------------------------------------------------


def plan_options(state: SkyminesState, seat: int) -> tuple[Action, ...]:
    """Return every set of cards that fits; with linked slots, every arrangement of the set that was chosen."""
    player = state.players[seat]
    slots = slots_on(player)
    return _arrangements(slots, len(player.planned)) if player.selecting else _plans(playable(player), len(slots))


def playable(player: Player) -> tuple[str, ...]:
    """Return the cards of the hand that may lie in a slot: all but single shares."""
    return tuple([card for card in player.hand if CARD[card].kind != "share"])


@cache  # for each number of slots and cards
def _arrangements(slots: tuple[int, ...], cards: int) -> tuple[Arrange, ...]:
    return tuple([Arrange(tuple([slot + 1 for slot in order])) for order in permutations(slots, cards)])


@lru_cache(256)
def _plans(cards: tuple[str, ...], most: int) -> tuple[Plan, ...]:
    chosen = chain.from_iterable([combinations(cards, size) for size in range(most, -1, -1)])
    return tuple(map(Plan, chosen))


def plan(state: SkyminesState, seat: int, action: Plan, events: list[Event]) -> SkyminesState:
    """Return the state after the choice of cards; after the last one all are revealed.

    With linked slots every seat arranges its cards next, however many there are, so that nobody can tell.
    """
    if state.variant.linked:
        events.append(Selected(seat, action.cards + NO_CARDS[len(action.cards) :]))
        return with_player(state, seat, planned=action.cards, selecting=True)
    return _planned(state, seat, action.cards, slots_on(state.players[seat]), events)


def arrange(state: SkyminesState, seat: int, action: Arrange, events: list[Event]) -> SkyminesState:
    """Return the state after the choice of slots for the cards that were chosen before."""
    state = with_player(state, seat, selecting=False)
    return _planned(state, seat, state.players[seat].planned, [slot - 1 for slot in action.slots], events)


def _planned(
    state: SkyminesState, seat: int, cards: tuple[str, ...], slots: Sequence[int], events: list[Event]
) -> SkyminesState:
    area: list[str] = list(NO_CARDS)
    for slot, card in zip(slots, cards, strict=False):
        area[slot] = card
    events.append(Planned(seat, tuple(area)))
    state = with_player(state, seat, planned=tuple(area), chosen=True)
    return _revealed(state, events) if all_chosen(state) else state


def all_chosen(state: SkyminesState) -> bool:
    """Return whether every seat has made its secret choice."""
    return all(player.chosen for player in state.players)


def _revealed(state: SkyminesState, events: list[Event]) -> SkyminesState:
    """Return the state with all planned cards face up, and the first player to act."""
    events.append(Revealed(tuple([player.planned for player in state.players])))
    return replace(
        state,
        players=tuple(map(_with_planned_cards_up, state.players)),
        phase="actions",
        turn=state.first,
        starter=state.first,
        turns=0,
        knowledge=all_learned(state),
    )


def _with_planned_cards_up(player: Player) -> Player:
    left = tuple([card for card in player.hand if card not in player.planned])
    return replace(player, hand=left, area=player.planned, used=(False,) * SLOTS, planned=(), chosen=False)
