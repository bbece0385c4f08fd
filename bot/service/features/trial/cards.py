"""The card of a trial: the steps, the table as it would be for this player, and what could follow."""

from __future__ import annotations

from collections.abc import Mapping

from bot import limits
from bot.games.core.phrase import say
from bot.service.card import Block, Buttons, Card, Text, size
from bot.service.context import Context
from bot.service.features.looks.cards import RUNNING, ButtonMaker, bold, cut, exhibit, fitted, heading
from bot.service.features.play.cards import PrivatePanel
from bot.service.features.play.grouping import legend
from bot.service.features.play.panel import Now
from bot.service.features.trial.actions import Tried
from bot.service.request import Request
from bot.service.tables import log_view
from bot.text.translator import Words

LINE = 200
"""Characters of a step with what it brings."""


class TrialChoices(Now):
    """Buttons and menus for the legal actions of a trial. They add a step to it, and change nothing at the table."""

    verbs: Mapping[str, str] = {"do": "try-do", "pick": "try-pick"}

    def __init__(self, tried: Tried, words: Words) -> None:
        super().__init__(tried.predicted, tried.seat, words, tried.attempt.number)


def trial_lines(panel: PrivatePanel, tried: Tried) -> list[str]:
    """Return the steps, each with what it brings as far as that is known."""
    words, found = panel.words, list[str]()
    for place, step in enumerate(tried.attempt.steps):
        label = words(tried.loaded.presenter.label(tried.after(place).view(tried.seat), step))
        known = place < len(tried.trial.events)
        brought = log_view.own_deed(tried.loaded, tried.trial.events[place], tried.seat)[1:] if known else []
        told = [words(one.told) for one in brought] if known else [words(say("trial-unknown"))]
        found.append(cut(" · ".join((f"{place + 1}. {label}", *told)), LINE))
    return found


async def trial_card(context: Context, request: Request, tried: Tried) -> Card:
    """Return the card of a trial."""
    words = tried.loaded.words(context, request.language)
    make_button = ButtonMaker.at(tried.loaded, words)
    now = PrivatePanel(context, tried.loaded, request.user, request.language)
    predicted = PrivatePanel(context, tried.predicted, request.user, request.language)
    view = tried.predicted.view(tried.seat)
    steps = trial_lines(now, tried) or [words(say("trial-none"))]
    blocks: list[Block] = [
        heading(tried.loaded, words, f"**🧪 {words(say('trial-heading'))}**", words(say("trial-about"))),
        Text("\n".join(steps)),
    ]
    if tried.attempt.steps:
        blocks.append(Text(f"**{words(say('trial-would-be'))}**"))
        for look in dict.fromkeys((*tried.loaded.presenter.companion_looks(view)[:1], "board")):
            blocks += await exhibit(context, tried.predicted, predicted.reader, look)
    ways = _ways(tried, make_button)
    if tried.is_open:
        blocks.append(Text(bold(words(tried.loaded.presenter.prompt(view)))))
        room = limits.COMPONENTS - 1 - size((*blocks, Text(""), ways))
        options = TrialChoices(tried, words).blocks(room)
        mark = legend(words, options)
        blocks += options if mark is None else [*options, mark]
    else:
        ends = "full" if tried.trial.end == "open" else tried.trial.end
        blocks.append(Text(words(say(f"trial-end-{ends}"))))
    return Card(fitted([*blocks, ways]), RUNNING, panel=now.shown())


def _ways(tried: Tried, make_button: ButtonMaker) -> Buttons:
    """Return the buttons that do, change and discard the steps."""
    number, steps = tried.attempt.number, tried.attempt.steps
    row = [make_button.numbered("try-all", "✅", number, style="good")] if steps else []
    if tried.is_open and tried.loaded.game.default(tried.trial.state, tried.seat) is not None:
        row.append(make_button.numbered("try-rest", "⏩", number))
    row += [make_button("try-back", "⬅️")] if steps else []
    return Buttons((*row, make_button("try-clear", "🗑️")))
