"""Runs one interaction: records it, acknowledges it, calls the service, and delivers the answer in private."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
from msgspec.structs import replace

from bot.failure_log import RepeatedFailure
from bot.service.card import ButtonId, Card, Form, carrying
from bot.service.request import Answer, Request
from bot.service.service import GameService
from bot.text.translator import Translator
from cogs import discord_errors
from cogs.app_emojis import AppEmojis
from cogs.components.compose import Composed, compose
from cogs.components.forms import window
from cogs.errors import Apologies, Operation
from cogs.message_tokens import MessageTokens
from cogs.requests import request_of

_log = logging.getLogger("mission.cogs")

Work = Callable[[Request], Awaitable[Answer]]

RECORD_SECONDS = 1.0
"""Timeout of the record, in seconds. It precedes the acknowledgement, for which Discord waits three seconds."""
BAD_REQUEST = 400
SEEN_INTERACTIONS = 16_384
"""How many of the newest interaction ids are remembered, to drop repeated deliveries."""


@dataclass(frozen=True)
class Invocation:
    """A request with Discord's own object, by which it is answered. `name`: the command or the button's verb."""

    interaction: discord.Interaction[Any]
    request: Request
    name: str

    @property
    def operation(self) -> Operation:
        """Return what is being done, for the log."""
        request = self.request
        return Operation(self.name, request.home, request.button_id.table or request.table)


@dataclass(frozen=True)
class Delivered:
    """The outcome of a delivery: the answer's message id and its card; 0 and None if no later try would help."""

    message: int = 0
    card: Card | None = None


class InteractionRunner:
    """Takes requests to the service and delivers the answers. With `strict`, cards must fit uncut (tests)."""

    def __init__(
        self,
        service: GameService,
        translator: Translator,
        emojis: AppEmojis | None = None,
        tokens: MessageTokens | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self.service = service
        self._emojis = emojis or AppEmojis()
        self.tokens = tokens or MessageTokens()
        self.apologies = Apologies(service, translator)
        self._strict = strict
        self._unnoted = RepeatedFailure(_log, "an interaction is acknowledged without a note")
        self._open: set[asyncio.Task[Any]] = set()
        self._seen_interactions: OrderedDict[int, None] = OrderedDict()

    async def slash(self, interaction: discord.Interaction[Any], work: Work, table: str | None = None) -> None:
        """Answer a slash command."""
        request = request_of(interaction, "slash", table=table)
        await self.serve(Invocation(interaction, request, f"/{_command(interaction)}"), work)

    async def serve(self, invocation: Invocation, work: Work) -> None:
        """Record the interaction, acknowledge it, call the service, deliver the answer.

        If Discord did not accept the acknowledgement, the service is not called. Discord shows the failure to the
        user, who may try again. Discord may deliver an interaction twice, even at the same moment, and to two
        processes; only the first delivery is served. One during which the process that got it died is served again.
        """
        if not self._is_first(invocation):
            _log.info("interaction %s was delivered again and is dropped", invocation.request.interaction)
            return
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            if await self._record(invocation) and await self._acknowledged(invocation):
                await self._answer(invocation, work)
        finally:
            self._open.discard(task)

    async def say(self, interaction: discord.Interaction[Any], card: Card) -> None:
        """Answer at once and in private, without the service."""
        try:
            made = compose(card, strict=self._strict)
            await interaction.response.send_message(view=made.view, ephemeral=True, allowed_mentions=made.mentions)
        except (discord.HTTPException, discord.InteractionResponded, *discord_errors.NETWORK) as error:
            _log.info("interaction %s got no answer: %s", interaction.id, discord_errors.error_code(error))

    async def show(self, interaction: discord.Interaction[Any], form: Form, button_id: ButtonId) -> bool:
        """Open a form in answer to a click. If it does not appear, the user may click again.

        A form of a text that Discord does not take is opened without its menu. Return False for a form of choices that
        Discord does not take: nothing is answered then.
        """
        try:
            try:
                await interaction.response.send_modal(window(form, button_id))
            except discord.HTTPException as error:
                if not form.menus or error.status != BAD_REQUEST:
                    raise
                if not form.label:
                    return False
                await interaction.response.send_modal(window(replace(form, menus=()), button_id))
        except (discord.HTTPException, discord.InteractionResponded, *discord_errors.NETWORK) as error:
            _log.info("interaction %s was not shown a form: %s", interaction.id, discord_errors.error_code(error))
        return True

    async def close(self, patience: float = 5.0) -> None:
        """Wait until the open interactions are answered, for `patience` seconds at most."""
        waiting = self._open - {asyncio.current_task()}
        if waiting:
            await asyncio.wait(waiting, timeout=patience)

    def _is_first(self, invocation: Invocation) -> bool:
        """Return whether this is the first delivery of the interaction."""
        interaction = invocation.request.interaction
        first = interaction not in self._seen_interactions
        self._seen_interactions[interaction] = None
        if len(self._seen_interactions) > SEEN_INTERACTIONS:
            self._seen_interactions.popitem(last=False)
        return first

    async def _record(self, invocation: Invocation) -> bool:
        """Record the interaction. Return False if another process serves it."""
        try:
            async with asyncio.timeout(RECORD_SECONDS):
                if await self.service.note(invocation.request):
                    return True
            _log.info("interaction %s is served by another process", invocation.request.interaction)
            return False
        except TimeoutError:
            self._unnoted.failed(f"{invocation.request.interaction} took too long")
        except Exception as error:
            # Without the record, a crash before the answer leaves the user waiting. The request is served anyway.
            self._report(error, invocation)
        return True

    async def _acknowledged(self, invocation: Invocation) -> bool:
        response, request = invocation.interaction.response, invocation.request
        try:
            if request.clicked or request.pressed:
                await response.defer()
                self._note_token(invocation)
            else:
                await response.defer(ephemeral=True, thinking=True)
        except discord.HTTPException as error:
            return await self._already_acknowledged(invocation, error)
        except Exception as error:
            # It is unknown whether Discord accepted it. The request is not served, and the answer says so.
            if isinstance(error, discord_errors.NETWORK):
                code, interaction = discord_errors.error_code(error), invocation.request.interaction
                _log.warning("interaction %s was not acknowledged: %s", interaction, code)
            else:
                self._report(error, invocation)
            await self._answer_later(invocation, None)
            return False
        return True

    def _note_token(self, invocation: Invocation) -> None:
        """Keep the token of a click on a message that the service edits: the table's, or a direct message."""
        request, message = invocation.request, invocation.interaction.message
        if message is not None and not message.flags.ephemeral:
            self.tokens.note(message.id, request.application, request.token)

    async def _already_acknowledged(self, invocation: Invocation, error: discord.HTTPException) -> bool:
        """Return whether the refusal means that the interaction is acknowledged already."""
        if error.code == discord_errors.ALREADY_ACKNOWLEDGED:
            # Discord's reply to the first try was lost and discord.py tried again, or an earlier process did it.
            _log.info("interaction %s was acknowledged by an earlier try", invocation.request.interaction)
            return True
        _log.info("interaction %s dropped: %s", invocation.request.interaction, discord_errors.error_code(error))
        if discord_errors.passing(error):
            await self._answer_later(invocation, None)
        else:
            await self._remove_pending(invocation, Delivered())
        return False

    async def _answer(self, invocation: Invocation, work: Work) -> None:
        try:
            answer = await work(invocation.request)
        except Exception as error:
            answer = self._apologize(error, invocation)
        card: Card = answer
        try:
            delivered = await self._deliver(invocation, card)
        except Exception as error:
            card, delivered = await self._deliver_reduced(invocation, answer, error)
        if delivered is not None:
            await self._remove_pending(invocation, delivered)
        else:
            await self._answer_later(invocation, card)

    async def _deliver_reduced(
        self, invocation: Invocation, answer: Answer, error: Exception
    ) -> tuple[Card, Delivered | None]:
        """Deliver a reduced form of an answer that cannot be shown. Return the last card and the outcome."""
        card: Card = answer
        for make in self._reductions(invocation, answer, error):
            try:
                card = make()
                return card, await self._deliver(invocation, card)
            except Exception as again:
                error = again
        self._report(error, invocation)
        return card, Delivered()  # a later try would fail too

    def _reductions(self, invocation: Invocation, answer: Answer, error: Exception) -> Iterator[Callable[[], Card]]:
        """Yield functions that make smaller and smaller answers. The last only says whether the request was done."""
        locale = invocation.request.locale
        if discord_errors.too_large(error):
            asked = invocation.request.interaction
            _log.warning("the answer to %s is too large for Discord; it goes without pictures", asked)
            yield lambda: self.service.in_words(locale, answer)
        error_id = self._report(error, invocation)
        yield lambda: self.service.apology(locale, error_id, answer.progress, answer)
        if answer.progress:
            yield lambda: self.service.apology(locale, error_id, answer.progress)

    async def _deliver(self, invocation: Invocation, card: Card) -> Delivered | None:
        """Deliver the answer. None if Discord cannot be reached: then the interaction stays pending."""
        kept = carrying(card, invocation.request.nonce)
        send = partial(_follow_up if invocation.request.pressed else _edit, invocation.interaction)
        for last in (False, True):
            try:
                message = await self._emojis.send(kept, send, strict=self._strict)
            except (discord.HTTPException, *discord_errors.NETWORK) as error:
                if isinstance(error, discord.HTTPException) and not discord_errors.passing(error):
                    if error.code not in discord_errors.DEAD_TOKEN:
                        raise
                    _log.info("the answer to %s came too late: %s", invocation.request.interaction, error.code)
                    return Delivered()
                if last:
                    told = discord_errors.error_code(error)
                    _log.warning("the answer to %s was not delivered: %s", invocation.request.interaction, told)
            else:
                return Delivered(message, card)
        return None

    async def _remove_pending(self, invocation: Invocation, delivered: Delivered) -> None:
        try:
            await self.service.answered(invocation.request, delivered.message, delivered.card)
        except Exception as error:
            self._report(error, invocation)

    async def _answer_later(self, invocation: Invocation, card: Card | None) -> None:
        """Let the service deliver the answer later."""
        try:
            await self.service.undelivered(invocation.request, card)
        except Exception as error:
            self._report(error, invocation)

    def _apologize(self, error: Exception, invocation: Invocation) -> Answer:
        return self.apologies.apologize(
            error, invocation.operation, invocation.request.locale, invocation.request.token
        )

    def _report(self, error: Exception, invocation: Invocation) -> str:
        return self.apologies.report(error, invocation.operation, invocation.request.token)


async def _edit(interaction: discord.Interaction[Any], made: Composed) -> int:
    """Put the answer in the place of the interaction's first message."""
    edited = await interaction.edit_original_response(
        view=made.view, attachments=made.files, allowed_mentions=made.mentions
    )
    return edited.id


async def _follow_up(interaction: discord.Interaction[Any], made: Composed) -> int:
    """Send the answer after the pressed message, for its user alone."""
    sent = await interaction.followup.send(
        view=made.view, files=made.files, allowed_mentions=made.mentions, ephemeral=True, wait=True
    )
    return sent.id


def _command(interaction: discord.Interaction[Any]) -> str:
    return interaction.command.qualified_name if interaction.command else "?"
