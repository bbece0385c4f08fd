"""A hint: what the best computer player would do, and why. Only in friendly games against computers."""

from __future__ import annotations

from bot.games.core.actions import nouns, verb_of
from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId, Buttons, Card
from bot.service.features.computers import choosing
from bot.service.features.looks.cards import RUNNING, cut, heading, panel_door
from bot.service.features.play.panel import LABEL, decision_of
from bot.service.tables.loaded import LoadedTable
from bot.text.translator import Words


def hint_card(loaded: LoadedTable, seat: int, decision: choosing.Decision, words: Words) -> Card:
    """Return the proposed action with its reason; its button is stale as soon as another choice is due."""
    action = decision.action
    label = words(loaded.presenter.label(loaded.view(seat), action))
    verb = loaded.game.meta.verb_map()[verb_of(action)]
    lines = [f"💡 **{words(say('hint-heading'))}** {label}"]
    if decision.why is not None:
        lines.append(f"-# {words(decision.why)}")
    do = ButtonId(loaded.guild, loaded.table.id, "do", (verb.id, *nouns(action)), decision_of(loaded, seat))
    row = (Button(cut(label, LABEL), do, verb.emoji, "main"), panel_door(loaded, seat, words))
    return Card((heading(loaded, words, *lines), Buttons(row)), RUNNING)
