"""Where the pieces of Skymines are, and which seats may see them.

All cards come from open places, and resting decks are public, so hands are no secret either. Hidden are the orders of
the face-down supplies, the tokens that a seat was offered, and what was chosen while others still choose. Planned cards
stay in the hand until all are revealed: else the number of cards in a hand would tell how many were planned.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bot.games.core.pieces import put
from bot.games.core.zones import ALL, NOBODY, HiddenValue, Zone, Zones
from bot.games.skymines.luna import cards_of
from bot.games.skymines.material import CARD, DECK, LETTERS, PLAN, STARTING_NAMES, TOKEN
from bot.games.skymines.planning import NO_CARDS, playable, slots_on
from bot.games.skymines.state import Luna, Player, SkyminesState

_CARD, _TOKEN, _LUNA = "card", "token", "card of Luna"
_PLANS = {letter: f"plan {letter}" for letter in LETTERS}
_BOX = {
    supply: Counter([plan.id for plan in PLAN.values() if plan.letter == letter]) for letter, supply in _PLANS.items()
}


def _zones(state: SkyminesState) -> Iterator[Zone | HiddenValue]:
    """Yield every zone. What is dealt again is dealt in this order: cards, plans by letter, tokens, Luna's cards."""
    over = state.over is not None
    unseen = ALL if over else NOBODY
    yield Zone(("stack",), _CARD, state.stack, unseen)
    for at, letter in enumerate(LETTERS):
        yield Zone(("plans", at), _PLANS[letter], state.plans[at], unseen)
    yield Zone(("token_box",), _TOKEN, state.token_box, unseen)
    for seat, player in enumerate(state.players):
        sight = ALL if over else (seat,)
        yield Zone(("players", seat, "offered"), _TOKEN, player.offered, sight, (seat,))
        yield HiddenValue(("players", seat, "choice"), sight, "")
        yield HiddenValue(("players", seat, "planned"), sight, ())
        yield HiddenValue(("players", seat, "selecting"), sight, False)
    luna = state.luna
    if luna is not None:
        yield Zone(("luna", "deck"), _LUNA, luna.deck, unseen)
        yield Zone(("luna", "added"), _LUNA, luna.added, unseen)
        for at, card in enumerate(luna.slots):
            if card:
                yield Zone(("luna", "slots", at), _LUNA, (card,), unseen, single=True)


def _open_pieces(state: SkyminesState) -> Iterator[tuple[str, Sequence[Any]]]:
    """Yield the pieces that lie open."""
    yield _CARD, [card for card in state.display if card]
    yield _CARD, state.discard
    for at, letter in enumerate(LETTERS):
        yield _PLANS[letter], [plan for plan in state.research_display[at] if plan]
    for player in state.players:
        yield _CARD, [*player.hand, *filter(None, player.area)]
        for deck in player.decks:
            yield _CARD, deck
        for plan in (*player.screens, *player.covered):
            if plan and PLAN[plan].letter in _PLANS:
                yield _PLANS[PLAN[plan].letter], (plan,)
        if player.token:
            yield _TOKEN, (player.token,)
    luna = state.luna
    if luna is not None:
        yield _CARD, luna.cards
        for plan in luna.plans:
            yield _PLANS[PLAN[plan].letter], (plan,)
        yield _LUNA, [*luna.discard, *filter(None, luna.majority)]
        yield _TOKEN, (luna.token,)


def _box(state: SkyminesState, supply: str) -> Counter[Any]:
    if supply == _CARD:
        return _cards(len(state.players))
    if supply == _TOKEN:
        return Counter(tuple(TOKEN))
    return cards_of(state) if supply == _LUNA else _BOX[supply]


def _cards(seats: int) -> Counter[str]:
    own = [f"{name}-{seat}" for seat in range(seats) for name in STARTING_NAMES]
    return Counter([*DECK, *own, *[f"single{place + 1}" for place in range(seats)]])


def _backs(_state: SkyminesState, zone: Zone) -> tuple[Any, ...]:
    return tuple([_back(_state, zone.supply, piece) for piece in zone.pieces])


def _back(_state: SkyminesState, supply: str, piece: Any) -> Any:
    """Return a piece's back: the deck's letter on a display card."""
    return f"?{CARD[piece].letter}" if supply == _CARD and piece in CARD else "?"


def _complete(state: SkyminesState, viewer: int) -> SkyminesState:
    """Fill in what others chose in secret: their first token, and their first cards that fit the slots."""
    players = state.players
    for seat, player in enumerate(players):
        if seat == viewer:
            continue
        if state.phase == "token" and player.chosen:
            players = put(players, seat, replace(player, choice=player.offered[0]))
        elif player.chosen and not player.planned:
            planned = list(NO_CARDS)
            for slot, card in zip(slots_on(player), playable(player), strict=False):
                planned[slot] = card
            players = put(players, seat, replace(player, planned=tuple(planned)))
    return replace(state, players=players, knowledge=(0,) * len(players))


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
    backs=_backs,
    back=_back,
    complete=_complete,
)
