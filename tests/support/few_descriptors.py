"""A bot in its own process with a low limit of open files: `python -m tests.support.few_descriptors FOLDER LIMIT`.

Prints how many servers were greeted and how many tables were opened, all at once, and how many files were open at most.
"""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import sys
from pathlib import Path

from bot.app import open_app
from bot.service.card import Card, Text
from bot.service.request import Request
from tests.service.pretended import FakeMessenger
from tests.support.substitute import substitute

GUILDS = 150


def _ask(guild: int) -> Request:
    return Request(
        user=10_000 + guild,
        name="Ann",
        guild=guild,
        channel=guild,
        locale="en-US",
        interaction=guild,
        application=1,
        token="t",
        source="slash",
    )


def _words(card: Card) -> str:
    return " ".join(block.text for block in card.blocks if isinstance(block, Text))


async def _live(folder: Path) -> dict[str, object]:
    app = await open_app(folder)
    substitute(app.context, messenger=FakeMessenger())
    most, over = 0, False

    async def watch() -> None:
        nonlocal most
        while not over:
            most = max(most, sum(1 for _ in Path("/proc/self/fd").iterdir()) - 1)
            await asyncio.sleep(0.002)  # at each turn of the loop, this would be most of its work

    watching = asyncio.create_task(watch())
    try:
        seen = (app.service.guild_seen(guild, f"S{guild}", "en") for guild in range(1, GUILDS + 1))
        greeted = await asyncio.gather(*seen, return_exceptions=True)
        asked = (app.service.play(_ask(guild), "space-mission", False) for guild in range(1, GUILDS + 1))
        cards = await asyncio.gather(*asked)
    finally:
        over = True
        await watching
        await app.close()
    return {
        "greeted": sum(one is None for one in greeted),
        "refused": sorted({str(one) for one in greeted if one is not None}),
        "opened": sum("open" in _words(card) for card in cards),
        "said": sorted({_words(card) for card in cards if "open" not in _words(card)}),
        "descriptors": most,
    }


def _main(folder: str, limit: str) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (int(limit), int(limit)))
    logging.basicConfig(level=logging.WARNING)
    sys.stdout.write(json.dumps(asyncio.run(_live(Path(folder)))))


if __name__ == "__main__":
    _main(*sys.argv[1:])
