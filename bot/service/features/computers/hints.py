"""A hint at a practice table: what the best computer player would do, and why, for the one person who learns there."""

from __future__ import annotations

from bot.games.core.actions import nouns, verb_of
from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId, Buttons, Card, Text
from bot.service.features.computers import choosing
from bot.service.features.looks.cards import RUNNING, cut, title
from bot.service.features.play.panel import LABEL, decision_of
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words


def hint_card(loaded: LoadedTable, seat: int, decision: choosing.Decision, words: Words) -> Card:
    """Return the proposed action with its reason; its button is stale as soon as another choice is due."""
    guild, table, action = loaded.guild, loaded.table.id, decision.action
    label = words(loaded.presenter.label(loaded.view(seat), action))
    verb = loaded.game.meta.verb_map()[verb_of(action)]
    told = [f"### {words(title(loaded))}", f"💡 **{words(say('hint-heading'))}** {label}"]
    if decision.why is not None:
        told.append(f"-# {words(decision.why)}")
    do = ButtonId(guild, table, "do", (verb.id, *nouns(action)), decision_of(loaded, seat))
    row = (
        Button(cut(label, LABEL), do, verb.emoji, "main"),
        Button(words(say("button-act")), ButtonId(guild, table, "act"), "🎯"),
    )
    return Card((Text("\n".join(told)), Buttons(row)), RUNNING)
