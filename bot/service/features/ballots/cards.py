"""A ballot as the channel sees it: who agreed, whose vote is missing, and how it was decided."""

from __future__ import annotations

from bot.games.core.phrase import Who, say
from bot.service.card import Buttons, Card, Text
from bot.service.context import Context
from bot.service.features.ballots import actions as ballots
from bot.service.features.ballots.kinds import MEASURES
from bot.service.features.looks.cards import OVER, PAUSED, ButtonMaker, title
from bot.service.records import Ballot
from bot.service.tables.loaded import ACTIVE, LoadedTable


def ballot_card(
    context: Context, loaded: LoadedTable, ballot: Ballot, *, nonce: int, mentions: tuple[int, ...] = ()
) -> Card:
    """Return the card of a question; of one that is decided without buttons."""
    words = loaded.words(context, loaded.table.language)
    question = MEASURES[ballot.kind].question(loaded, ballot)
    lines = [f"### {words(title(loaded))}"]
    outcome = ballot.outcome or ("lapsed" if loaded.table.status not in ACTIVE else None)
    if outcome is not None:
        lines.append(words(say(f"ballot-{outcome}", what=question)))
        return Card((Text("\n".join(lines)),), PAUSED)
    missing = ballots.missing(loaded, ballot)
    lines.append(words(say("ballot-asked", who=Who(ballot.seat), what=question)))
    lines += [f"✅ {words(say('ballot-agreed', who=Who(seat)))}" for seat in ballot.agreed]
    lines += [f"⏳ {words(say('ballot-missing', who=Who(seat)))}" for seat in missing]
    if mentions:
        lines.append(" ".join(f"<@{user}>" for user in mentions))
    lines.append(f"-# {words(say('ballot-until', until=f'<t:{int(ballot.until)}:R>'))}")
    button, number = ButtonMaker.at(loaded, words, nonce), str(ballot.id)
    yes = button("ballot", "✅", number, "yes", label=say("button-ballot-yes"), style="good")
    no = button("ballot", "✋", number, "no", label=say("button-ballot-no"))
    return Card((Text("\n".join(lines)), Buttons((yes, no))), OVER, mentions)
