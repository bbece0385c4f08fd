"""A hint at a practice table: what the best computer player would do, and why, for the one person who learns there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.errors import refused
from bot.games.core.actions import nouns, verb_of
from bot.games.core.phrase import say
from bot.service.card import Button, Buttons, Card, Handle, Text
from bot.service.features.button_request import Press
from bot.service.features.computers import choosing
from bot.service.features.computers.advice import is_practice
from bot.service.features.looks.cards import cut
from bot.service.features.play.board import RUNNING, title
from bot.service.features.play.panel import LABEL, decision_of
from bot.service.tables.loaded import Sitting
from bot.text.translator import Words


async def hint(press: Press) -> Card:
    """Propose an action, with the reason and the button that does it."""
    sitting = await press.sitting()
    seat = sitting.seat_number(press.ask.user)
    _ = sitting.state
    if not is_practice(sitting, press.ask.user):
        raise refused("no-practice")
    if seat not in sitting.to_move():
        raise refused("no-hint-now")
    decision = await choosing.advise(press.house, sitting, seat)
    return hint_card(sitting, seat, decision, sitting.words(press.house, press.language))


def hint_card(sitting: Sitting, seat: int, decision: choosing.Decision, words: Words) -> Card:
    """Return the proposed action with its reason; its button is stale as soon as another choice is due."""
    guild, table, action = sitting.guild, sitting.table.id, decision.action
    label = words(sitting.speaker.label(sitting.view(seat), action))
    verb = sitting.game.meta.verb_map()[verb_of(action)]
    told = [f"### {words(title(sitting))}", f"💡 **{words(say('hint-heading'))}** {label}"]
    if decision.why is not None:
        told.append(f"-# {words(decision.why)}")
    do = Handle(guild, table, "do", (verb.id, *nouns(action)), decision_of(sitting, seat))
    row = (
        Button(cut(label, LABEL), do, verb.emoji, "main"),
        Button(words(say("button-act")), Handle(guild, table, "act"), "🎯"),
    )
    return Card((Text("\n".join(told)), Buttons(row)), RUNNING)


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {"hint": hint}
