"""Where the pieces of Skymines are, and which seats may see them.

All cards come from open places, and resting decks are public, so hands are no secret either. Hidden are the orders of
the face-down supplies, the tokens that a seat was offered, and what was chosen while others still choose. Planned cards
stay in the hand until all are revealed: else the number of cards in a hand would tell how many were planned.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.games.core.chance import Stream
from bot.games.core.pieces import put
from bot.games.core.zones import ALL, NOBODY, HiddenValue, Zone, Zones
from bot.games.skymines.luna import FIRST_GRADE_CARDS, cards_of
from bot.games.skymines.material import CARD, DECK, DECK_LETTERS, LETTERS, PLAN, SINGLES, STARTING_NAMES, TOKEN
from bot.games.skymines.planning import NO_CARDS, playable, slots_on
from bot.games.skymines.state import Luna, Player, SkyminesState

_STARTING, _TOKEN, _LUNA = "starting card", "token", "card of Luna"
DECK_SUPPLIES = {letter: f"card {letter}" for letter in DECK_LETTERS}
PLAN_SUPPLIES = {letter: f"plan {letter}" for letter in LETTERS}
_BOX = {
    **{
        supply: Counter([card for card in DECK if CARD[card].letter == letter])
        for letter, supply in DECK_SUPPLIES.items()
    },
    **{
        supply: Counter([plan.id for plan in PLAN.values() if plan.letter == letter])
        for letter, supply in PLAN_SUPPLIES.items()
    },
}


def _zones(state: SkyminesState) -> Iterator[Zone | HiddenValue]:
    """Yield every zone. What is dealt again is dealt in this order: cards, plans by letter, tokens, Luna's cards."""
    over = state.over is not None
    unseen = ALL if over else NOBODY
    for at, supply in enumerate(DECK_SUPPLIES.values()):
        yield Zone(("stack", at), supply, state.stack[at], unseen)
    for at, letter in enumerate(LETTERS):
        yield Zone(("plans", at), PLAN_SUPPLIES[letter], state.plans[at], unseen)
    yield Zone(("token_box",), _TOKEN, state.token_box, unseen)
    for seat, player in enumerate(state.players):
        sight = ALL if over else (seat,)
        yield Zone(("players", seat, "offered"), _TOKEN, player.offered, sight)
        yield from _choices(state, seat, sight)
    luna = state.luna
    if luna is not None:
        yield Zone(("luna", "deck"), _LUNA, luna.deck, unseen)
        yield Zone(("luna", "added"), _LUNA, luna.added, unseen, never=FIRST_GRADE_CARDS)
        for at, card in enumerate(luna.slots):
            if card:
                yield Zone(("luna", "slots", at), _LUNA, (card,), unseen, single=True)


def _choices(state: SkyminesState, seat: int, sight: Collection[int]) -> Iterator[HiddenValue]:
    """Yield what a seat may have chosen in secret. With linked slots it may have chosen cards and not yet slots."""
    if state.phase == "token" and state.players[seat].chosen:
        yield HiddenValue(("players", seat, "choice"), sight, "")
    if state.phase == "planning" and (state.variant.linked or state.players[seat].chosen):
        yield HiddenValue(("players", seat, "planned"), sight, ())
        if state.variant.linked:
            yield HiddenValue(("players", seat, "selecting"), sight, False)


def _open_pieces(state: SkyminesState) -> Iterator[tuple[str, Sequence[Any]]]:
    """Yield the pieces that lie open."""
    luna = state.luna
    cards = [*state.display, *state.discard, *[card for player in state.players for card in _cards_of(player)]]
    plans = [plan for row in state.research_display for plan in row]
    plans += [plan for player in state.players for plan in (*player.screens, *player.covered)]
    tokens = [player.token for player in state.players if player.token]
    if luna is not None:
        cards += luna.cards
        plans += luna.plans
        tokens.append(luna.token)
        yield _LUNA, [*luna.discard, *filter(None, luna.majority)]
    yield _TOKEN, tokens
    for card in filter(None, cards):
        yield DECK_SUPPLIES.get(CARD[card].letter, _STARTING), (card,)
    for plan in plans:
        if plan and PLAN[plan].letter in PLAN_SUPPLIES:
            yield PLAN_SUPPLIES[PLAN[plan].letter], (plan,)


def _own_pieces(state: SkyminesState, seat: int) -> Iterator[tuple[str, Sequence[Any]]]:
    """Yield the open pieces of a seat: its cards and its plans."""
    player = state.players[seat]
    for card in filter(None, _cards_of(player)):
        yield DECK_SUPPLIES.get(CARD[card].letter, _STARTING), (card,)
    for plan in (*player.screens, *player.covered):
        if plan and PLAN[plan].letter in PLAN_SUPPLIES:
            yield PLAN_SUPPLIES[PLAN[plan].letter], (plan,)


def _cards_of(player: Player) -> Iterator[str]:
    yield from player.hand
    yield from player.area
    for deck in player.decks:
        yield from deck


def _box(state: SkyminesState, supply: str) -> Counter[Any]:
    if supply == _STARTING:
        return _starting(len(state.players))
    if supply == _TOKEN:
        return Counter(tuple(TOKEN))
    return cards_of(state) if supply == _LUNA else _BOX[supply]


@cache
def _starting(seats: int) -> Counter[str]:
    own = [f"{name}-{seat}" for seat in range(seats) for name in STARTING_NAMES]
    return Counter([*own, *SINGLES[:seats]])


def _complete(state: SkyminesState, viewer: int, chance: Stream) -> SkyminesState:
    """Fill in what others may have chosen in secret."""
    players = state.players
    for seat, player in enumerate(players):
        if seat != viewer:
            players = put(players, seat, _with_choice(state, player, chance))
    return replace(state, players=players, knowledge=(0,) * len(players))


def _with_choice(state: SkyminesState, player: Player, chance: Stream) -> Player:
    """Return what a seat has, with a choice that it may have made: a token, or cards for its slots."""
    if state.phase == "token" and player.chosen:
        return replace(player, choice=player.offered[chance.below(len(player.offered))])
    if state.phase != "planning" or not (player.chosen or state.variant.linked):
        return player
    slots = slots_on(player)
    cards = chance.shuffle(playable(player))[: chance.below(len(slots) + 1)]
    if not player.chosen:
        return replace(player, planned=cards, selecting=True) if chance.below(2) else player
    planned = list(NO_CARDS)
    for slot, card in zip(chance.shuffle(slots), cards, strict=False):
        planned[slot] = card
    return replace(player, planned=tuple(planned))


_SECRETS = ("offered", "choice", "planned", "selecting")
_OPEN_FIELDS = [
    "variant",
    "round",
    "phase",
    "turn",
    "first",
    "starter",
    "turns",
    "stations",
    "board",
    "removed",
    "display",
    "discard",
    "research_display",
    "specials",
    "supplement",
    "marks",
    "pending",
    "deeds",
    "over",
    *[f"players.{field}" for field in Player.__struct_fields__ if field not in _SECRETS],
    *[f"luna.{field}" for field in Luna.__struct_fields__ if field not in ("deck", "added", "slots")],
]

ZONES = Zones(
    SkyminesState,
    hidden=(
        "stack",
        "plans",
        "token_box",
        *[f"players.{field}" for field in _SECRETS],
        "luna.deck",
        "luna.added",
        "luna.slots",
    ),
    open_fields=_OPEN_FIELDS,
    box=_box,
    zones=_zones,
    open_pieces=_open_pieces,
    own_pieces=_own_pieces,
    complete=_complete,
)
