"""What the viewer has to decide."""

from __future__ import annotations

from bot.games.core.phrase import Phrase, say
from bot.games.skymines.speech import words
from bot.games.skymines.state import Due, SkyminesState
from bot.games.skymines.tracks import barrier_ahead
from bot.games.skymines.view import SkyminesView


def asked(view: SkyminesView, seat: int) -> Phrase:
    """Say what a seat that is to move decides now."""
    state = view.known
    if state.pending:
        return _due(state, seat, state.pending[0])
    owner = state.players[seat]
    if owner.selecting:
        return say("sk-ask-arrange", cards=words.brief(owner.planned))
    return say(f"sk-prompt-{state.phase}")


def _due(state: SkyminesState, seat: int, due: Due) -> Phrase:
    match due.kind:
        case "barrier":
            price = barrier_ahead(state, seat, due.company)
            return say("sk-ask-barrier", price=price, company=words.company(due.company))
        case "expand":
            return say("sk-ask-expand", company=words.company(due.company), count=due.amount)
        case "return":
            return say("sk-ask-return", company=words.company(due.company))
        case "rest":
            return say("sk-ask-rest", card=words.card(state.players[seat].area[due.targets[0]]))
        case "perform":
            return say("sk-ask-perform", card=words.card(due.card))
        case "research":
            later = sum(one.amount for one in state.pending[1:] if one.kind == "research")
            return say("sk-ask-research", count=due.amount, later=later)
        case "track" | "units":
            return say(f"sk-ask-{due.kind}", count=due.amount)
        case _:
            return say(f"sk-prompt-{due.kind}")
