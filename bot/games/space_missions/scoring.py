"""End scoring of the categories, and everybody's points by where they come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.core.contract import Line, Standing
from bot.games.core.phrase import say
from bot.games.core.standing import ranked
from bot.games.space_missions.material import AUTOMA, CATEGORIES, EDITION, START_POINTS
from bot.games.space_missions.state import Automa, SpaceMissionsState

SOURCES = ("missions", "failures", "healthy", "lost")
"""What a ledger counts, in order."""
_MANNED = CATEGORIES.index("manned")


def category_awards(successes: Mapping[int, int]) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return what the end scoring of a category gives: participants and the points of each, most successes first.

    `successes` by seat (or `AUTOMA`). All with the most get the award for most, all with the next lower number the
    second award. Zero successes get no award.
    """
    places = sorted({count for count in successes.values() if count > 0}, reverse=True)
    points = (EDITION.scoring.most, EDITION.scoring.second)
    return tuple(
        (tuple([who for who, count in successes.items() if count == place]), award)
        for place, award in zip(places, points, strict=False)
    )


def awards(state: SpaceMissionsState, category: str) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Return who would be awarded how much in a category if the game ended now; the Automa comes last."""
    return category_awards(_successes(state, category))


def _successes(state: SpaceMissionsState, category: str) -> dict[int, int]:
    """Return everybody's successes in a category; the Automa comes last."""
    at = CATEGORIES.index(category)
    successes = {seat: agency.bars[at] for seat, agency in enumerate(state.agencies)}
    return successes if state.automa is None else {**successes, AUTOMA: state.automa.bars[at]}


def score(state: SpaceMissionsState) -> Standing:
    """Return the standing as if the game ended now, best first; equal totals share the place.

    The Automa is a participant without a seat. Its points for missions and for healthy astronauts are told apart by
    its manned successes, each of which brings one home.
    """
    lines = [_lines(START_POINTS, agency.ledger) for agency in state.agencies]
    if state.automa is not None:
        lines.append(_automa_lines(state, state.automa))
    for category in state.variant.scored:
        successes = _successes(state, category)
        won = {who: points for shared, points in category_awards(successes) for who in shared}
        for place, (who, count) in enumerate(successes.items()):
            detail = say("sms-detail-successes", count=count) if count else None
            lines[place] += (Line(category, won.get(who, 0), detail),)
    stranger = None if state.automa is None else say("sms-automa")
    return ranked(lines, final=state.over is not None, stranger=stranger)


def _automa_lines(state: SpaceMissionsState, automa: Automa) -> tuple[Line, ...]:
    start = EDITION.automa.decks[state.variant.automa or ""].start
    healthy = automa.bars[_MANNED]
    return _lines(start, (automa.points - start - healthy, 0, healthy, 0))


def _lines(start: int, ledger: Sequence[int]) -> tuple[Line, ...]:
    return (Line("start", start), *(Line(source, points) for source, points in zip(SOURCES, ledger, strict=True)))
