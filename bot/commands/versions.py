"""`--version`: which program this is, which files it reads, and which rules it plays."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from bot.commands.command import say
from bot.games.registry import TITLES
from bot.version import commit, version
from db.schemas import DUE_INDEX, GUILD, PEOPLE


def lines() -> Iterator[str]:
    """Yield what `--version` prints, line by line."""
    found = commit()
    yield f"Mission Control {version()}" + (f" (commit {found})" if found else "")
    yield "files: " + ", ".join(f"{schema.name} {schema.version}" for schema in (GUILD, PEOPLE, DUE_INDEX))
    yield "rules: " + ", ".join(f"{name} {title.game.meta.rules_version}" for name, title in TITLES.items())


class Version(argparse.Action):
    """Prints the versions and ends the program."""

    def __init__(self, option_strings: Any, dest: str, **more: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, default=argparse.SUPPRESS, help=more.get("help"))

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        """Print them."""
        for line in lines():
            say(line)
        parser.exit()
