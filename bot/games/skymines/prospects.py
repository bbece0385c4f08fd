"""How many CrypCoin a position promises each participant at the end: for the search of the strong level."""

from __future__ import annotations

from bot.games.skymines.change import luna_of
from bot.games.skymines.material import CARD, COMPANIES, LUNA, RESEARCH_VALUES, TANK_VALUES
from bot.games.skymines.outlook import Outlook
from bot.games.skymines.planning import slots_on
from bot.games.skymines.scoring import reached, score, shares, special_points
from bot.games.skymines.state import SkyminesState

KEPT = (0.2, 0.2, 0.2, 0.25, 0.3, 0.3, 0.3)
"""How often all cards are still used, by the rounds that follow. Fitted to played games, as the next number; plans that
lie ahead of the upload marker turned out to promise nothing."""
SLOT = 3.5
"""What an action slot brings in the round that begins."""


def prospects(state: SkyminesState) -> list[float]:
    """Return the CrypCoin promised to each seat, then to Luna if she plays."""
    if state.over is not None:
        return _final(state)
    promised = [_promised(Outlook(state, seat)) for seat in range(len(state.players))]
    if state.luna is not None:
        promised.append(_of_luna(state))
    return promised


def _final(state: SkyminesState) -> list[float]:
    totals = {result.seat: float(result.total) for result in score(state).results}
    seats = [totals[seat] for seat in range(len(state.players))]
    return seats if state.luna is None else [*seats, totals[None]]


def _promised(own: Outlook) -> float:
    slots = SLOT * len(slots_on(own.player))
    return own.player.cash + own.standing + slots + _of_cards(own) + special_points(own.player)


def _of_cards(own: Outlook) -> float:
    """Return what the uses of all cards promise, and their shares, which `standing` leaves out."""
    player, total = own.player, 0.0
    for pile in (player.hand, player.area, *player.decks):
        for name in pile:
            if name:
                card = CARD[name]
                total += own.share_values[COMPANIES.index(card.share)] if card.share else 0.0
                total += KEPT[own.rounds] * own.use(card)
    return total


def _of_luna(state: SkyminesState) -> float:
    """Return what Luna has, with shares at their value to come."""
    luna, own = luna_of(state), Outlook(state, 0)
    total = luna.cash + reached(TANK_VALUES, luna.tank) + reached(RESEARCH_VALUES, luna.research)
    return total + sum([shares(state, LUNA, company) * own.share_values[company] for company in range(len(COMPANIES))])
