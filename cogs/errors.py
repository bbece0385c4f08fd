"""The handler of unexpected errors: each is logged under a short id, and the user gets a private apology with it."""

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
"""The library's errors about a command or option that the bot does not have any more."""


@dataclass(frozen=True)
class Operation:
    """What was being done, for the log: a command or a button's verb, with guild and table."""

    what: str
    guild: int | None = None
    table: int | str | None = None


class Apologies:
    """Logs unexpected errors and makes the apologies for them."""

    def __init__(self, service: GameService, translator: Translator) -> None:
        self._service = service
        self._translator = translator

    def apologize(self, error: Exception, operation: Operation, locale: str, secret: str = "") -> Answer:
        """Log an error that came in the place of an answer, and return the apology with its id.

        `secret` is kept out of the log. An error before the service was called has committed nothing.
        """
        progress = error.progress if isinstance(error, AnswerFailed) else Progress.NOTHING
        return Answer.of(self._service.apology(locale, self.report(error, operation, secret), progress), progress)

    def report(self, error: Exception, operation: Operation, secret: str = "") -> str:
        """Log the error with its traceback under a new id and return the id.

        The log names guild and table by id. Values of the game are left out: they may be secret (`bot.redaction`).
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
        """Return a card with one sentence by its key."""
        language = self._translator.settle(locale)
        return Card((Text(self._translator.words(language)(say(key))),))

    def of_command(self, error: app_commands.AppCommandError, interaction: discord.Interaction[Any]) -> Card:
        """Return the answer to a command that failed before the service was called."""
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
