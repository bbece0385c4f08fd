"""What an action is good for, in one sentence: the reason behind a computer player's choice."""

from __future__ import annotations

from bot.games.core.actions import Action, verb_of
from bot.games.core.phrase import Fact, Phrase, say
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.outlook import Outlook
from bot.games.space_mission.speech import words
from bot.games.space_mission.turn_evaluator import TurnEvaluator
from bot.games.space_mission.view import SpaceMissionView


def because(view: SpaceMissionView, seat: int, action: Action) -> Phrase:
    """Say what the action is good for."""
    match action:
        case Jump(planet=planet) | Fly(planet=planet):
            then = TurnEvaluator(Outlook(view, seat)).then(action)
            use = next((use for kind, use in _USES if kind in then), "nothing")
            return say(f"sm-because-{verb_of(action)}", planet=words.planet(planet), then=use, **_numbers(view, planet))
        case Take(tile=tile):
            return say("sm-because-take", tile=words.tile(tile))
        case Scan():
            here = words.here(view)
            again = int(here is not None and seat in here.seen_by)
            return say("sm-because-scan", again=again)
        case TopUp(discard=discard):
            return say("sm-because-top-up", count=len(discard))
        case _:
            return say(f"sm-because-{verb_of(action)}")


def _numbers(view: SpaceMissionView, planet: str) -> dict[str, Fact]:
    """Return what a planet asks of cards, so that no picture of it is needed beside the sentence."""
    world = words.place(view, planet)
    if world is None:
        return {}
    first, second = world.landing
    return {"scan": world.scan, "first": first, "second": second}


_USES: tuple[tuple[type[Action], str], ...] = ((Develop, "develop"), (Discover, "discover"), (Scan, "scan"))
"""What a ship can be sent to a planet for, the best first."""
