"""Phase 8: the year ends."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.events import Event
from bot.games.space_missions.ending import conclusion
from bot.games.space_missions.events import YearEnded
from bot.games.space_missions.material import LAST_YEAR
from bot.games.space_missions.sequence import begin_year
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.supply import limited


def end(state: SpaceMissionsState, events: list[Event]) -> SpaceMissionsState:
    """Keep three of a kind; then the next year begins, or the game is over: after a lunar landing, or after 1969."""
    state = limited(state, events)
    events.append(YearEnded(state.year))
    if state.done[-1]:
        return conclusion(state, "landing", events)
    if state.year == LAST_YEAR:
        return conclusion(state, "sixties", events)
    return begin_year(replace(state, year=state.year + 1), events)
