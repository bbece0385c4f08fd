"""Construction of slash commands: their options, autocomplete and callback."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord
import msgspec
from discord import app_commands
from discord.app_commands import AppCommandContext, locale_str

from bot import limits
from bot.limits import cut
from bot.service.card import Choice
from bot.service.request import Answer, Request
from cogs.errors import Operation
from cogs.interaction_runner import InteractionRunner
from cogs.requests import request_of
from cogs.uploads import upload_of

_log = logging.getLogger("mission.cogs")

Given = Mapping[str, str]
Kind: TypeAlias = type[str] | type[bool] | type[discord.User] | type[discord.Attachment]
Run = Callable[[Request, Given], Awaitable[Answer]]
Suggest = Callable[[Request, str, Given], Awaitable[list[Choice]]]
"""Returns choices for (the request, the text typed so far, the values of the other options)."""

ANYWHERE = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
IN_SERVERS = AppCommandContext(guild=True, dm_channel=False, private_channel=False)

_PATIENCE = limits.FIRST_ANSWER_SECONDS - 0.5


@dataclass(frozen=True)
class Option:
    """One option of a command: a text (one of `choices`, suggested by `suggest`, or free), a flag, a user id, or a file
    (`Request.upload`).
    """

    name: locale_str
    about: locale_str
    required: bool = False
    choices: tuple[app_commands.Choice[str], ...] = ()
    suggest: Suggest | None = None
    kind: Kind = str

    @property
    def parameter(self) -> str:
        """The option's name in Python."""
        return self.name.message.replace("-", "_")


@dataclass(frozen=True)
class CommandSpec:
    """A command: name, description, callback and options. Options that the user left out are absent from `Given`."""

    name: locale_str
    about: locale_str
    run: Run
    options: tuple[Option, ...] = ()
    contexts: AppCommandContext = field(default_factory=lambda: ANYWHERE)


def make(
    runner: InteractionRunner, spec: CommandSpec, parent: app_commands.Group | None = None
) -> app_commands.Command[Any, ..., None]:
    """Return the plan as a command of discord.py."""

    async def callback(interaction: discord.Interaction[Any], **values: Any) -> None:
        given, upload = _given(spec, values), upload_of(values.values())

        async def work(request: Request) -> Answer:
            return await spec.run(msgspec.structs.replace(request, upload=upload), given)

        await runner.slash(interaction, work, given.get("table"))

    # discord.py reads a command's options off the signature; ours are known only when the games are.
    callback.__signature__ = _signature(spec)  # pyright: ignore[reportFunctionMemberAccess]
    app_commands.rename(**{option.parameter: option.name for option in spec.options})(callback)
    app_commands.describe(**{option.parameter: option.about for option in spec.options})(callback)
    app_commands.choices(**{o.parameter: list(o.choices) for o in spec.options if o.choices})(callback)
    app_commands.autocomplete(**{o.parameter: _autocomplete(runner, spec, o) for o in spec.options if o.suggest})(
        callback
    )
    contexts = spec.contexts if parent is None else None
    return app_commands.Command(
        name=spec.name, description=spec.about, callback=callback, parent=parent, allowed_contexts=contexts
    )


def _signature(spec: CommandSpec) -> inspect.Signature:
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    return inspect.Signature([first, *map(_parameter, spec.options)])


def _parameter(option: Option) -> inspect.Parameter:
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    if option.required:
        return inspect.Parameter(option.parameter, kind, annotation=option.kind)
    return inspect.Parameter(option.parameter, kind, annotation=option.kind | None, default=None)


def _given(spec: CommandSpec, values: Mapping[str, Any]) -> dict[str, str]:
    """Return the values by option name. True becomes "yes"; False and None are absent."""
    given = {option.name.message: values.get(option.parameter) for option in spec.options}
    return {name: _plain(value) for name, value in given.items() if value and not isinstance(value, discord.Attachment)}


def _plain(value: Any) -> str:
    if isinstance(value, discord.abc.User):
        return str(value.id)
    return "yes" if value is True else str(value).strip()


def _autocomplete(runner: InteractionRunner, spec: CommandSpec, option: Option) -> Any:
    suggest = option.suggest
    assert suggest is not None
    known = {other.name.message for other in spec.options}

    async def complete(interaction: discord.Interaction[Any], value: Any) -> list[app_commands.Choice[str]]:
        typed = value if isinstance(value, str) else ""  # the library passes on any value
        given = {name: str(value) for name, value in interaction.namespace if name in known and value}
        given.pop(option.name.message, None)
        request = request_of(interaction, "slash", table=given.get("table"))
        try:
            # Discord stops waiting, so late suggestions are useless.
            async with asyncio.timeout(_PATIENCE):
                return _choices(await suggest(request, typed, given))
        except Exception as error:
            operation = Operation(
                f"suggestions for {spec.name.message} {option.name.message}", request.guild, given.get("table")
            )
            runner.apologies.report(error, operation, request.token)
            return []

    return complete


def _choices(found: list[Choice]) -> list[app_commands.Choice[str]]:
    fitting = [choice for choice in found if 1 <= len(choice.value) <= limits.COMMAND_TEXT]
    if len(fitting) < len(found):
        _log.error("suggestions with values that are too long or empty were left out")
    return [app_commands.Choice(name=_line(choice), value=choice.value) for choice in fitting[: limits.AUTOCOMPLETE]]


def _line(choice: Choice) -> str:
    """Return the displayed line: the label, with the hint if both fit."""
    full = f"{choice.label} · {choice.hint}" if choice.hint else choice.label
    return cut(full if len(full) <= limits.COMMAND_TEXT else choice.label, limits.COMMAND_TEXT) or choice.value
