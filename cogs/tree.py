"""The bot's command tree: all commands, their registration, and the answer to commands that are not among them."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.games.core.contract import Title
from bot.redaction import told
from bot.text.translator import Translator
from cogs import games, pages, settings
from cogs.commands import ANYWHERE, make
from cogs.context_menus import context_menus
from cogs.discord_errors import NETWORK, error_code
from cogs.interaction_runner import InteractionRunner
from cogs.labels import CommandTexts, Labels
from cogs.token_check import UNREACHABLE

_log = logging.getLogger("mission.cogs")

LastSync = Callable[[], Awaitable[str | None]]
SaveSync = Callable[[str], Awaitable[None]]


class Registered(msgspec.Struct, frozen=True):
    """The commands as Discord has them: the digest of what was registered, and each command's id by its name."""

    digest: str
    ids: dict[str, int]


def _kept(text: str | None) -> Registered | None:
    """Return the saved last registration; None if there is none, or if it cannot be read."""
    try:
        return msgspec.json.decode(text or "", type=Registered)
    except msgspec.DecodeError:
        return None


class _Unshown(logging.Filter):
    """Logs suggestions that Discord refused, because they are late or repeated, in one line without a traceback.

    The library logs each with a traceback, as if the bot had a bug.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, (discord.HTTPException, *NETWORK)):
            return True
        _log.info("suggestions were not shown: %s", error_code(error))
        return False


_UNSHOWN = _Unshown()
_REFUSED_FORM = 50035
"""Discord's code for a body that it does not accept."""


class MissionTree(app_commands.CommandTree[Any]):
    """The commands, in all languages."""

    def __init__(
        self, client: discord.Client, runner: InteractionRunner, titles: Mapping[str, Title], translator: Translator
    ) -> None:
        super().__init__(
            client,
            allowed_contexts=ANYWHERE,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        logging.getLogger("discord.app_commands.tree").addFilter(_UNSHOWN)
        self._runner = runner
        self._translator = translator
        self._texts = CommandTexts(translator)
        labels = Labels(translator)
        for spec in [*pages.command_specs(runner, labels, titles), settings.command_spec(runner, labels)]:
            self.add_command(make(runner, spec))
        for menu in context_menus(runner, labels):
            self.add_command(menu)
        for title in titles.values():
            self.add_command(games.group(runner, labels, title.game.meta))

    async def payload(self) -> list[dict[str, Any]]:
        """Return the JSON that registers the commands at Discord."""
        return [await command.get_translated_payload(self, self._texts) for command in self.get_commands()]

    async def sync_if_changed(self, last: LastSync, save: SaveSync) -> bool:
        """Register the commands if they changed since the last registration. Return whether they were registered.

        Their ids at Discord are saved with the digest, for texts that mention commands. A refusal by Discord is only
        logged: the commands of the last registration still work.
        """
        payload = await self.payload()
        wanted = [self.client.application_id, payload]
        digest = hashlib.sha256(json.dumps(wanted, sort_keys=True).encode()).hexdigest()
        if (known := _kept(await last())) is not None and known.digest == digest:
            self._translator.register(known.ids)
            return False
        try:
            registered = Registered(digest, await self._register(payload))
        except (app_commands.CommandSyncFailure, *UNREACHABLE) as error:
            _log.error("the commands were not registered: %s", told(error))
            return False
        self._translator.register(registered.ids)
        try:
            await save(msgspec.json.encode(registered).decode())
        except OSError as error:
            _log.warning("the next start registers the commands again: %s", told(error))
        return True

    async def _register(self, payload: list[dict[str, Any]]) -> dict[str, int]:
        """Register the commands; return their ids by name. As `sync`, which would write all of them once more."""
        application = self.client.application_id
        if application is None:
            raise app_commands.MissingApplicationID
        try:
            registered = await self._http.bulk_upsert_global_commands(application, payload=payload)
        except discord.HTTPException as error:
            if error.status == 400 and error.code == _REFUSED_FORM:
                raise app_commands.CommandSyncFailure(error, self.get_commands()) from None  # names the command
            raise
        return {command["name"]: int(command["id"]) for command in registered}

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Answer a command that failed before the service was called (the interaction runner answers all others)."""
        if interaction.type is discord.InteractionType.autocomplete:
            _log.info("suggestions were asked for a command that is not there: %s", error)
            return
        card = self._runner.apologies.of_command(error, interaction)
        await self._runner.say(interaction, card)
