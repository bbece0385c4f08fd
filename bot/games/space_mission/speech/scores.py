"""The text of points: one's own so far, everybody's public ones, and the final ranking."""

from __future__ import annotations

from bot.games.core.contract import Result
from bot.games.core.phrase import Fact, Phrase, Who, say
from bot.games.space_mission.speech import words
from bot.games.space_mission.view import SpaceMissionView


def score(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say the ranking at the end; before it, the viewer's own score and what is public of the others."""
    if view.standing and view.over:
        return ranking(view)
    return (*own(view), say("sm-text-public"), *_public(view))


def own(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say the viewer's own score so far, line by line."""
    if view.score is None:
        return ()
    lines = (say("sm-text-score-line", category=category(name), points=points) for name, points in view.score.lines)
    return (say("sm-text-score", total=view.score.total), *lines)


def category(name: str) -> Phrase:
    """Name a line of the score."""
    return say(f"sm-category-{name}")


def ranking(view: SpaceMissionView) -> tuple[Phrase, ...]:
    """Say the final ranking with every line of every score."""
    results = view.standing.results if view.standing else ()
    totals = [result.total for result in results]
    lines = [say("sm-text-ranking")]
    if view.over_by:
        lines.append(say(f"sm-told-ended-{view.over_by}"))
    for result in results:
        lines += _result(view, result, tied=totals.count(result.total) > 1)
    return tuple(lines)


def who(result: Result) -> Fact:
    """Name the participant of a result."""
    if result.seat is not None:
        return Who(result.seat)
    return result.name or say("sm-nobody")


def _public(view: SpaceMissionView) -> tuple[Phrase, ...]:
    return tuple(
        say(
            "sm-text-public-line",
            who=words.person(view, one.seat),
            points=one.gate_points + one.station_points,
            tiles=one.tile_count,
        )
        for one in view.players
    )


def _result(view: SpaceMissionView, result: Result, *, tied: bool) -> tuple[Phrase, ...]:
    key = "sm-text-result-tied" if tied else "sm-text-result"
    head = say(key, rank=result.rank, who=who(result), total=result.total, stations=result.tiebreak)
    lines = [
        say("sm-text-result-detail", category=category(line.category), points=line.points, detail=line.detail)
        if line.detail
        else say("sm-text-score-line", category=category(line.category), points=line.points)
        for line in result.lines
    ]
    one = words.player(view, result.seat)
    if one and one.tiles is not None:
        lines.append(say("sm-text-player-tiles", tiles=words.tiles(one.tiles)))
    return (head, *lines)
