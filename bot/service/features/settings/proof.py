"""The message that proves that direct messages reach a user, sent at once when they choose them."""

from __future__ import annotations

from bot.errors import Refused
from bot.games.core.phrase import Phrase, say
from bot.service import quotas
from bot.service.card import Buttons, Card, Text
from bot.service.context import Context, log
from bot.service.features.looks.cards import RUNNING, ButtonMaker
from bot.service.messenger import DmClosed, Gone, NotAllowed, Undeliverable
from bot.service.people import learned
from bot.service.request import Request


async def proved(context: Context, request: Request, language: str) -> Phrase:
    """Send the message, keep whether direct messages reach the user, and say so. What Discord refuses is said, too."""
    uses, now = context.runtime.recent_uses, context.clock.now()
    try:
        quotas.may_use(context.settings.bounds, uses, "proofs", request.user, now)
    except Refused:
        return say("notice-proof-enough")
    words = context.translator.words(language)
    links = Buttons((ButtonMaker(words)("my-tables", "📋"),))
    card = Card((Text(words(say("notice-proof"))), links), RUNNING, silent=True)
    try:
        await context.messenger.send_dm(request.user, card, f"proof-{request.interaction}"[:25])
    except (DmClosed, Gone, NotAllowed):
        await learned(context, request.user, "closed")
        return say("notice-proof-closed")
    except Undeliverable as error:
        log.info("the proof for user %s was not sent: %s", request.user, type(error).__name__)
        return say("notice-proof-later")
    await learned(context, request.user, "open")
    return say("notice-proof-sent")
