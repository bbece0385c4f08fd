"""The final ranking of a hand-made table, added up as the rules do."""

from __future__ import annotations

from bot.games.core.contract import Line, Result, Standing
from bot.games.core.phrase import say
from bot.games.space_missions.view import SpaceMissionsView

AUTOMA = -1
_SOURCES = ("missions", "failures", "healthy", "lost")


def standing(view: SpaceMissionsView) -> Standing:
    """Return the final ranking: most successes in a category bring 5 points, second most 2."""
    bars = {player.seat: player.bars for player in view.players}
    ledgers = {player.seat: player.ledger for player in view.players}
    if view.automa:
        bars[AUTOMA], healthy = view.automa.bars, view.automa.bars[2]
        ledgers[AUTOMA] = (view.automa.points - 10 - healthy, 0, healthy, 0)
    lines: dict[int, tuple[Line, ...]] = {}
    for who, counts in bars.items():
        parts = (Line(source, points) for source, points in zip(_SOURCES, ledgers[who], strict=True))
        lines[who] = (Line("start", 10), *parts)
        for at, (category, count) in enumerate(zip(view.scored, counts, strict=True)):
            places = sorted({others[at] for others in bars.values() if others[at]}, reverse=True)
            points = dict(zip(places, (5, 2), strict=False)).get(count, 0)
            detail = say("sms-detail-successes", count=count) if count else None
            lines[who] += (Line(category, points, detail),)
    totals = {who: sum(line.points for line in parts) for who, parts in lines.items()}
    results = [
        Result(None if who == AUTOMA else who, lines[who], total,
               1 + sum(other > total for other in totals.values()), 0, say("sms-automa") if who == AUTOMA else None)
        for who, total in totals.items()
    ]  # fmt: skip
    return Standing(tuple(sorted(results, key=lambda result: result.rank)), True)
