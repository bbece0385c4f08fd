"""The bot in its own process, connected to the loopback Discord; only two addresses are changed.

It is forked off a process that has imported it, unless a test wants a cold start: `python -m`, with all its imports.
As a program: `python -m tests.support.bot_process [module:function] [arguments...]`, by default the real bot's
`bot.__main__:main` with the argument "run".
"""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Self

from tests.support.fork_server import ROOT, Child, ForkServer

if TYPE_CHECKING:
    from tests.support.loopback import LoopbackDiscord

REAL_BOT = "bot.__main__:main"
_OURS = "tests.support.bot_process"
_PREPARED = ("tests.support.prepared", "tests.support.checked_once")
_IMPORTED = (_OURS, "bot.__main__", "bot.app", "bot.commands.run", "discord.gateway", "yarl", *_PREPARED)


class BotProcess:
    """One bot process. As a context manager it starts, waits until the bot is connected, and stops at the end."""

    def __init__(
        self,
        discord_: LoopbackDiscord,
        data: Path,
        *,
        main: str = REAL_BOT,
        arguments: Sequence[str] = ("run",),
        settings: Mapping[str, str] | None = None,
        token: str = "loopback.practice.token",
        cold: bool = False,
        speed: float = 1.0,
        since: float | None = None,
    ) -> None:
        """`speed`: the bot's time runs so much faster than real time (`tests.support.hastened`), `since` a moment that
        all processes of a test share.
        """
        self._discord = discord_
        self._arguments = (main, *arguments)
        self._data = data
        # Tests that count notices want each of them, however quickly the players act.
        # Uploading all emojis takes longer than most tests.
        own = {"MISSION_LIVE_SECONDS": "0", "MISSION_EMOJIS": "off", **(settings or {})}
        self._settings = {"DISCORD_TOKEN": token, "DATA_DIR": str(data), **own}
        self._time = {"LOOPBACK_SPEED": str(speed), "LOOPBACK_SINCE": str(since or time.time())}
        self._process: asyncio.subprocess.Process | Child | None = None
        self._reader: asyncio.Task[None] | None = None
        self.lines: list[str] = []
        #: Whether it imports everything again when it is started next.
        self.cold = cold
        #: Set it where a test makes the bot log a traceback on purpose; otherwise one fails the test.
        self.forgiven = False

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *exc_info: object) -> None:
        if self.running:
            await self.stop()
        if exc_info[0] is None and not self.forgiven:
            assert "Traceback" not in self.log, f"the bot met an unexpected error:\n{self.log}"

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        """All it wrote to stdout and stderr so far."""
        return "\n".join(self.lines)

    async def start(self, *, wait: bool = True) -> None:
        """Start it; with `wait` return when every shard has identified (the commands are synced by then)."""
        before = len(self._discord.gateway.identified)
        self._process = await (self._started_cold() if self.cold else self._forked())
        self._reader = asyncio.create_task(self._read(self._process))
        if wait:
            gateway = self._discord.gateway
            await self._discord.until(
                lambda: not self.running or (gateway.ready and len(gateway.identified) > before), what="the bot"
            )
            assert self.running, f"the bot ended:\n{self.log}"

    async def _started_cold(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", _OURS, *self._arguments),
            cwd=self._data,
            env=self._environment(),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )

    async def _forked(self) -> Child:
        main = self._arguments[0]
        server = ForkServer(*(_IMPORTED if main == REAL_BOT else (_OURS, main.partition(":")[0])))
        given = {"environ": self._environment(), "cwd": self._data}
        return await server.fork(f"{_OURS}:main", *self._arguments, **given)

    async def stop(self, *, patience: float = 30.0) -> int:
        """SIGTERM, as a service manager stops it; its exit code."""
        return await self._end(signal.SIGTERM, patience)

    async def interrupt(self, *, patience: float = 30.0) -> int:
        """SIGINT, as Ctrl-C does; its exit code."""
        return await self._end(signal.SIGINT, patience)

    async def kill(self) -> int:
        """SIGKILL, in the middle of whatever it was doing."""
        return await self._end(signal.SIGKILL, 15.0)

    async def ended(self, *, patience: float = 60.0) -> int:
        """Wait for it to end by itself; its exit code."""
        assert self._process is not None
        assert self._reader is not None
        await asyncio.wait_for(asyncio.shield(self._reader), patience)
        return await asyncio.wait_for(self._process.wait(), patience)

    async def said(self, words: str) -> str:
        """Wait for a line of its log with these words."""
        return await self._discord.until(
            lambda: next((line for line in self.lines if words in line), None), what=f"{words!r} in the log"
        )

    async def _end(self, sign: signal.Signals, patience: float) -> int:
        assert self._process is not None
        self._process.send_signal(sign)
        try:
            return await self.ended(patience=patience)
        except TimeoutError:
            self._process.kill()
            await self.ended()
            raise AssertionError(f"the bot did not end on {sign.name}:\n{self.log}") from None

    async def _read(self, process: asyncio.subprocess.Process | Child) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            self.lines.append(line.decode(errors="replace").rstrip())
            self._discord.tell()
        await process.wait()
        self._discord.tell()

    def _environment(self) -> dict[str, str]:
        """All that it finds in its environment."""
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "TMPDIR") if name in os.environ}
        addresses = {"DISCORD_API_BASE": self._discord.api_url, "DISCORD_GATEWAY": self._discord.gateway_url}
        return {**kept, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", **addresses, **self._time, **self._settings}


async def command_line(
    folder: Path, *arguments: str, cwd: Path | None = None, cold: bool = False, **environ: str
) -> tuple[int, str, str]:
    """Run `python -m bot ...` on a data folder; its exit code, standard output and standard error."""
    place = cwd or folder.parent
    environment = {"PYTHONPATH": str(ROOT), "DATA_DIR": str(folder), "PATH": "/usr/bin:/bin", **environ}
    if not cold:
        child = await ForkServer(*_IMPORTED).fork(
            f"{_OURS}:command", *arguments, apart=True, environ=environment, cwd=place
        )
        assert child.stdout is not None and child.stderr is not None
        out, err, code = await asyncio.gather(child.stdout.read(), child.stderr.read(), child.wait())
        return code, out.decode(), err.decode()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=place,
        env=environment,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


def command(arguments: list[str]) -> int:
    """Do in a child what `python -m bot` does."""
    from bot.__main__ import main

    os.umask(0o077)
    return main(arguments)


def main(arguments: Sequence[str]) -> int:
    """Point discord.py at the addresses in the environment, set the time's speed, then run what was asked for."""
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    Route.BASE = os.environ["DISCORD_API_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
    if (speed := float(os.environ["LOOPBACK_SPEED"])) != 1.0:
        from tests.support.hastened import hasten

        hasten(speed, float(os.environ["LOOPBACK_SINCE"]), cluster=os.environ.get("STORE") == "postgres")
    module, _, function = (arguments[0] if arguments else REAL_BOT).partition(":")
    return int(getattr(importlib.import_module(module), function)(list(arguments[1:]) or ["run"]) or 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
