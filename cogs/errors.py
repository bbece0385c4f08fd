"""The one handler of what nobody expected: logged under a short id, excused in private, nothing else is told."""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.games.core.phrase import say
from bot.progress import Progress
from bot.redaction import traced
from bot.service.card import Card, Text
from bot.service.request import Answer, AnswerFailed
from bot.service.service import GameService
from bot.text.translator import Translator

_log = logging.getLogger("mission.cogs")


_OTHERS = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
"""What the library says of a command or an option that is not ours as it stands now."""


@dataclass(frozen=True)
class Operation:
    """What was being done, for the log: a command or a button's verb, and where."""

    what: str
    guild: int | None = None
    table: int | str | None = None


class Apologies:
    """Logs the unexpected, and says what is said then."""

    def __init__(self, service: GameService, translator: Translator) -> None:
        self._service = service
        self._translator = translator

    def apologize(self, error: Exception, operation: Operation, locale: str, secret: str = "") -> Answer:
        """Log an error that came instead of an answer, and return the apology that names its id.

        `secret` is kept out of the log. What failed before it reached the service has committed nothing.
        """
        far = error.far if isinstance(error, AnswerFailed) else Progress.NOTHING
        return Answer.of(self._service.apology(locale, self.report(error, operation, secret), far), far)

    def report(self, error: Exception, operation: Operation, secret: str = "") -> str:
        """Log the error with its traceback under a new id and return the id.

        The place is told by ids. Values of the game are not told: they may be somebody's secret (`bot.redaction`).
        """
        error_id = secrets.token_hex(4)
        told = traced(_cause(error))
        if secret:
            told = told.replace(secret, "<token>")
        _log.error(
            "error %s in %s, guild %s, table %s\n%s", error_id, operation.what, operation.guild, operation.table, told
        )
        return error_id

    def message(self, key: str, locale: str) -> Card:
        """Return a card with one sentence of the cogs' own."""
        language = self._translator.settle(locale)
        return Card((Text(self._translator.words(language)(say(key))),))

    def of_command(self, error: app_commands.AppCommandError, interaction: discord.Interaction[Any]) -> Card:
        """Return what is said about a command that did not come as far as the service."""
        locale = interaction.locale.value
        if isinstance(error, _OTHERS):
            # Discord shows a command for a while after it was changed.
            return self.message("command-changed", locale)
        if isinstance(error, app_commands.CheckFailure):
            return self.message("command-elsewhere", locale)
        return self.apologize(error, Operation("a command", interaction.guild_id), locale, interaction.token)


def _cause(error: Exception) -> BaseException:
    match error:
        case app_commands.CommandInvokeError():
            return error.original
        case AnswerFailed():
            return error.__cause__ or error
        case _:
            return error
