"""The text of points: so far, and the final ranking."""

from __future__ import annotations

from bot.games.core.contract import Result
from bot.games.core.phrase import Fact, Phrase, say
from bot.games.space_missions.material import AUTOMA, CATEGORIES, EDITION
from bot.games.space_missions.scoring import SOURCES
from bot.games.space_missions.speech import words
from bot.games.space_missions.speech.players import bars
from bot.games.space_missions.view import Player, SpaceMissionsView


def score(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say the ranking at the end; before it the points so far, and who leads in what is scored."""
    if view.standing and view.over:
        return ranking(view)
    lines = [say("sms-text-score"), *(_so_far(view, one) for one in view.players)]
    if view.automa:
        lines.append(
            say("sms-text-score-automa", points=view.automa.points, bars=bars(view.automa.bars)),
        )
    return (*lines, *scored(view))


def scored(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say who leads in each category that counts at the end."""
    scoring = EDITION.scoring
    led = {name: _successes(view, name) for name in view.scored}
    open_yet = [name for name, counts in led.items() if not max(counts.values())]
    nobody = say("sms-text-nobody-leads", categories=words.categories(open_yet))
    return (
        say("sms-text-scored", most=scoring.most, second=scoring.second),
        *(_leads(view, name, counts) for name, counts in led.items() if name not in open_yet),
        *([nobody] if open_yet else []),
    )


def category(name: str) -> Phrase:
    """Name a line of the score."""
    return say(f"sms-line-{name}")


def ranking(view: SpaceMissionsView) -> tuple[Phrase, ...]:
    """Say the final ranking with every line of every score."""
    lines = [say("sms-text-ranking")]
    if view.over_by:
        lines.append(say(f"sms-told-ended-{view.over_by}"))
    for result in view.standing.results if view.standing else ():
        lines.append(say("sms-text-result", rank=result.rank, who=who(result), total=result.total))
        lines += [
            say("sms-text-result-detail", category=category(line.category), points=line.points, detail=line.detail)
            if line.detail
            else say("sms-text-result-line", category=category(line.category), points=line.points)
            for line in result.lines
        ]
    return tuple(lines)


def who(result: Result) -> Fact:
    """Name the participant of a result."""
    return words.who(result.seat) if result.seat is not None else result.name or words.who(AUTOMA)


def _so_far(view: SpaceMissionsView, one: Player) -> Phrase:
    earned = tuple(
        say("sms-score-part", source=category(name), points=points)
        for name, points in zip(SOURCES, one.ledger, strict=True)
        if points
    )
    line = say("sms-text-score-line", who=words.person(view, one.seat), points=one.points, bars=bars(one.bars))
    return say("sms-text-score-from", line=line, parts=earned) if earned else line


def _successes(view: SpaceMissionsView, name: str) -> dict[int, int]:
    """Return how many successes each participant has in a category."""
    place = CATEGORIES.index(name)
    counts = {one.seat: one.bars[place] for one in view.players}
    return counts if view.automa is None else {**counts, AUTOMA: view.automa.bars[place]}


def _leads(view: SpaceMissionsView, name: str, counts: dict[int, int]) -> Phrase:
    most = max(counts.values())
    leaders = words.people(view, (seat for seat, count in counts.items() if count == most))
    return say("sms-text-leads", category=words.category(name), who=leaders, count=most)
