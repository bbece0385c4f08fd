"""Luna, the opponent of the rules (rules 17).

Seats act before her. She never takes the first player marker, and track bonuses are nothing to her.
"""

from bot.games.skymines.luna.cards import FIRST_GRADE_CARDS, LUNA_FILE
from bot.games.skymines.luna.deck import begin_round, cards_of, has_passed, seated
from bot.games.skymines.luna.majorities import measures
from bot.games.skymines.luna.turn import act

__all__ = [
    "FIRST_GRADE_CARDS",
    "LUNA_FILE",
    "act",
    "begin_round",
    "cards_of",
    "has_passed",
    "measures",
    "seated",
]
