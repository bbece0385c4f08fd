"""Why a computer player did what it did, in one sentence."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action, verb_of
from bot.games.core.chance import Stream
from bot.games.core.phrase import Phrase, say
from bot.games.core.search import compared, search
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.advice import ADVICE
from bot.games.space_mission.computer import WHIM
from bot.games.space_mission.outlook import Outlook
from bot.games.space_mission.speech import words
from bot.games.space_mission.speech.prompt import label
from bot.games.space_mission.turn_evaluator import TurnEvaluator, at_a_steady_look
from bot.games.space_mission.view import SpaceMissionView


def explain(
    view: SpaceMissionView,
    legal: tuple[Action, ...],
    seat: int,
    level: str,
    effort: int,
    chance: Stream,
    action: Action,
) -> Phrase | None:
    """Say why a computer of this level chose the action; None for one that it did not even think of.

    Raises ValueError when there is no such level.
    """
    explainer = _EXPLAINERS.get(level)
    if explainer is None:
        raise ValueError(f"there is no level {level!r}")
    if len(legal) == 1:
        return say("sm-why-only")
    return explainer(view, legal, seat, effort, chance, action)


def because(view: SpaceMissionView, seat: int, action: Action) -> Phrase:
    """Say what the action is good for."""
    match action:
        case Jump(planet=planet) | Fly(planet=planet):
            then = TurnEvaluator(Outlook(view, seat)).then(action)
            use = next((use for kind, use in _USES if kind in then), "nothing")
            return say(f"sm-because-{verb_of(action)}", planet=words.planet(planet), then=use)
        case Take(tile=tile):
            points = Outlook(view, seat).gains[tile]
            return say("sm-because-take", tile=words.tile(tile), points=max(0, round(points)))
        case Scan():
            here = words.here(view)
            again = int(here is not None and seat in here.seen_by)
            return say("sm-because-scan", again=again)
        case TopUp(discard=discard):
            return say("sm-because-top-up", count=len(discard))
        case _:
            return say(f"sm-because-{verb_of(action)}")


def _easy(
    view: SpaceMissionView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream, action: Action
) -> Phrase:
    if chance.below(WHIM) == 0:
        return say("sm-why-whim")
    return say("sm-why-easy", because=because(view, seat, action))


def _steady(
    view: SpaceMissionView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream, action: Action
) -> Phrase:
    judge = at_a_steady_look(view, seat)
    other = max((each for each in legal if each != action), key=judge)
    return say("sm-why-steady", because=because(view, seat, action), other=label(view, other))


def _strong(
    view: SpaceMissionView, legal: tuple[Action, ...], seat: int, effort: int, chance: Stream, action: Action
) -> Phrase | None:
    outcomes = search(ADVICE, view, legal, seat, effort, chance)
    comparison = compared(outcomes, action)
    if comparison is None:
        return None
    other, facts = comparison
    return say("sm-why-strong", because=because(view, seat, action), other=label(view, other), **facts)


_USES: tuple[tuple[type[Action], str], ...] = ((Develop, "develop"), (Discover, "discover"), (Scan, "scan"))
"""What a ship can be sent to a planet for, the best first."""
_EXPLAINERS: dict[str, Callable[[SpaceMissionView, tuple[Action, ...], int, int, Stream, Action], Phrase | None]] = {
    "easy": _easy,
    "steady": _steady,
    "strong": _strong,
}
