"""Commands that open a page of the service, whatever game is played, and `/play`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import discord

from bot.games.core.contract import Title
from bot.service.request import Answer, Request
from cogs.commands import CommandSpec, Given, Option
from cogs.interaction_runner import InteractionRunner
from cogs.labels import Labels
from cogs.options import command_spec, game_option, standard_option, subject_option, table_option, topic_option

Argument = Callable[[Given], str | None]


def _option(name: str) -> Argument:
    return lambda given: given.get(name)


def _vacation(given: Given) -> str | None:
    when = given.get("when")
    return f"computer {when}" if when and "computer" in given else when


def _stats(given: Given) -> str:
    return f"{given.get('player', '')}/{given.get('game', '')}"


def _report(given: Given) -> str:
    return "\n".join((given.get("own-view", ""), given.get("error", ""), given.get("words", "")))


def _rules(given: Given) -> str | None:
    """Return the topic; with a game or words to search for, a line for each: they hold any other character."""
    if "game" not in given and "search" not in given:
        return given.get("topic")
    return "\n".join(given.get(name, "") for name in ("game", "topic", "search"))


@dataclass(frozen=True)
class _Page:
    """A command that opens a page: its options by name, and the page's argument made of them.

    `page`: the page's name if the command has another one.
    """

    name: str
    options: tuple[str, ...] = ("table",)
    argument: Argument | None = None
    servers_only: bool = False
    page: str = ""


_AT_TABLE = ("act", "undo", "host", "resign", "cancel-game", "substitute", "recap", "replay")
_LOOKS = ("board", "hand", "tiles", "log", "notebook")
"""Looks with a command of their own: a game without such a look says so and names its own looks."""
_PAGES = (
    *(_Page(name) for name in (*_AT_TABLE, *_LOOKS)),
    *(_Page(name, ()) for name in ("my-tables", "next", "my-data")),
    _Page("server", (), servers_only=True),
    _Page("tables", ("game",), _option("game"), servers_only=True),
    _Page("resume"),
    _Page("note", ("text", "table"), _option("text")),
    _Page("pause", ("until", "table"), _option("until")),
    _Page("vacation", ("when", "computer"), _vacation),
    _Page("help", ()),
    _Page("about", ()),
    _Page("learn", ("game",), _option("game")),
    _Page("rules", ("game", "topic", "search", "table"), _rules),
    _Page("export", page="record"),
    _Page("prepare", page="plan"),
    _Page("verify", ("record", "table")),
    _Page("report", ("words", "error", "own-view", "table"), _report),
    # Results are stored by server, so these exist only there.
    _Page("stats", ("player", "game"), _stats, servers_only=True),
    _Page("leaderboard", ("game",), _option("game"), servers_only=True),
)


def command_specs(runner: InteractionRunner, labels: Labels, titles: Mapping[str, Title]) -> list[CommandSpec]:
    """Return the commands of all pages, `/play` and `/look`."""
    options = _options(runner, labels, titles)

    async def play(request: Request, given: Given) -> Answer:
        return await runner.service.play(request, given.get("game", ""), "thread" in given)

    async def look(request: Request, given: Given) -> Answer:
        return await runner.service.look(request, given.get("what", ""), given.get("about"))

    game = replace(options["game"], required=True)
    return [
        command_spec(labels, "play", play, game, options["thread"]),
        command_spec(labels, "look", look, *(options[name] for name in ("what", "about", "table"))),
        *(_command_spec(runner, labels, page, options) for page in _PAGES),
    ]


def _options(runner: InteractionRunner, labels: Labels, titles: Mapping[str, Title]) -> dict[str, Option]:
    """Return all options of these commands by name."""
    options = (
        game_option(labels, titles),
        standard_option(labels, "thread", kind=bool),
        standard_option(labels, "text"),
        standard_option(labels, "until", required=True),
        standard_option(labels, "when"),
        standard_option(labels, "computer", kind=bool),
        standard_option(labels, "words", required=True),
        standard_option(labels, "error"),
        standard_option(labels, "own-view", kind=bool),
        standard_option(labels, "player", kind=discord.User),
        standard_option(labels, "record", kind=discord.Attachment),
        subject_option(runner, labels, "what", "", required=True),
        subject_option(runner, labels, "about"),
        topic_option(runner, labels),
        standard_option(labels, "search"),
        table_option(runner, labels),
    )
    return {option.name.message: option for option in options}


def _command_spec(runner: InteractionRunner, labels: Labels, page: _Page, options: Mapping[str, Option]) -> CommandSpec:
    async def run(request: Request, given: Given) -> Answer:
        argument = page.argument(given) if page.argument is not None else None
        return await runner.service.look(request, page.page or page.name, argument)

    chosen = (options[name] for name in page.options)
    return command_spec(labels, page.name, run, *chosen, servers_only=page.servers_only)
