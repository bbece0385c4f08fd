"""The card of a player's premoves."""

from __future__ import annotations

from collections.abc import Mapping

from bot import limits
from bot.games.core.lookahead import LookaheadResult
from bot.games.core.phrase import say
from bot.service.card import Block, Buttons, Card, Text, size
from bot.service.features.looks.cards import RUNNING, ButtonMaker, cut, heading, panel_door
from bot.service.features.play.panel import Offer
from bot.service.features.premoves import actions as planning
from bot.service.records import PremoveQueue
from bot.service.tables import premoves
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.personal_limits import MOST_STEPS
from bot.text.translator import Words

LINE = 300
"""Characters of a step, and of the reason why a plan stopped."""


class Intended(Offer):
    """The actions that are foreseen on their way to buttons; nothing is done by these but written down."""

    verbs: Mapping[str, str] = {"do": "plan-do", "pick": "plan-pick"}

    def __init__(self, loaded: LoadedTable, prospect: LookaheadResult, number: int, words: Words) -> None:
        super().__init__(loaded, words, prospect.view, prospect.actions, number)


def lines(loaded: LoadedTable, plan: PremoveQueue | None, seat: int, words: Words) -> list[str]:
    """Return a plan as lines, or why it has stopped; [] where there is none."""
    if plan is None:
        return []
    if plan.stopped is not None:
        return [f"🗓️ {cut(words(plan.stopped), LINE)}"]
    told = premoves.labels(loaded, seat, premoves.steps_of(loaded, plan))
    return [f"{number}. {cut(words(label), LINE)}" for number, label in enumerate(told, 1)]


def beside(loaded: LoadedTable, plan: PremoveQueue | None, seat: int, words: Words) -> list[str]:
    """Return a plan in one or two lines, for the head of its owner's panel."""
    told = lines(loaded, plan, seat, words)
    if plan is None or plan.stopped is not None or not told:
        return told
    return [f"-# 🗓️ {words(say('plan-heading'))}: {cut(' '.join(told), LINE)}"]


def plan_card(loaded: LoadedTable, plan: PremoveQueue | None, seat: int, words: Words) -> Card:
    """Return a plan with what can be put behind it, and the ways to take it back."""
    make_button = ButtonMaker.at(loaded, words)
    prospect = planning.prospect_of(loaded, seat, plan)
    told = lines(loaded, plan, seat, words) or [words(say("plan-none"))]
    blocks: list[Block] = [
        heading(loaded, words, f"**{words(say('plan-heading'))}**", words(say("plan-about"))),
        Text("\n".join(told)),
    ]
    row = [panel_door(loaded, seat, words)]
    if plan is not None and plan.stopped is None:
        row.append(make_button("plan-back", "⬅️"))
    if plan is not None:
        row.append(make_button("plan-clear", "🗑️"))
    ways = Buttons(tuple(row))
    full = plan is not None and plan.stopped is None and len(plan.steps) >= MOST_STEPS
    if full or not prospect.actions:
        blocks.append(Text(words(say("plan-full" if full else "plan-no-further"))))
    else:
        room = limits.COMPONENTS - 1 - size((*blocks, ways))
        blocks += Intended(loaded, prospect, planning.number_of(plan), words).blocks(room)
    return Card((*blocks, ways), RUNNING)
