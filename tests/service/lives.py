"""Lives of a host that may die at any moment, and what its death does not touch: Discord, the people, the time.

As a child of `tests.support.fork_server` a life is lived by `main`, in a process that SIGKILL ends at a chosen moment.
"""

from __future__ import annotations

import asyncio
import copy
import pickle
import random
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.clock import SetClock
from bot.games.registry import TITLES
from bot.service.card import ButtonId, Card
from bot.service.request import Request
from bot.service.service import GameService
from tests.service.crashes import rings
from tests.service.fuse import Fuse, Fused, FusedDispatcher, FusedStore, Killed
from tests.service.pretended import FakeMessenger, labels, text
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World, judged
from tests.service.world import world as make_world
from tests.support.moments import Moments
from tests.support.substitute import substitute

PEOPLE = (ANN, BOB, CEM)
_GAMES = tuple(TITLES.values())  # loaded before a life is forked off


@dataclass
class Outside:
    """What goes on whatever becomes of the process. `answered`: the answers that people got, by interaction."""

    messenger: FakeMessenger
    clock: SetClock
    answered: dict[int, Card] = field(default_factory=dict)
    planned: dict[int, tuple[int, ButtonId, tuple[str, ...]]] = field(default_factory=dict)
    happened: set[str] = field(default_factory=set)

    def save(self, path: Path) -> None:
        """Keep it, as it is now, in a file."""
        part = path.with_suffix(".part")
        part.write_bytes(pickle.dumps(self))
        part.replace(path)


def outside(path: Path) -> Outside:
    """Return what was kept."""
    return pickle.loads(path.read_bytes())


def _nothing(_what: str) -> None:
    return None


@dataclass
class Life:
    """One process and what the people before it do. A deed is repeated after a crash unless it was answered.

    `here` is called at each moment between two steps.
    """

    world: World
    outside: Outside
    here: Callable[[str], None] = _nothing

    async def press(self, user: int, interaction: int, button_id: ButtonId, values: tuple[str, ...] = ()) -> None:
        """Press a button as cogs bring it: noted, acknowledged, done, answered, struck out."""
        await self._asked(user, interaction, lambda request: self.world.service.press(request.on(button_id, values)))

    async def look(self, user: int, interaction: int, look: str, about: str) -> None:
        """Use a command that is the same for all games, and is told something."""
        await self._asked(user, interaction, lambda request: self.world.service.look(request, look, about, None))

    async def _asked(self, user: int, interaction: int, does: Callable[[Request], Awaitable[Card]]) -> None:
        if interaction in self.outside.answered:
            return
        request = self.world.ask(user, interaction=interaction)
        await self.world.service.note(request)
        self.here("noted, not done")
        card = await does(request)
        self.here("done, not answered")
        self.outside.answered[interaction] = judged(card)
        self.here("answered, not struck out")
        await self.world.service.answered(request)
        self.here("struck out, nothing sent")

    def once(self, what: str, happens: Callable[[], None]) -> None:
        """Let something happen outside, once whatever becomes of the process."""
        if what not in self.outside.happened:
            self.outside.happened.add(what)
            happens()
            self.here(what)

    async def settle(self) -> None:
        await self.world.settle()


Script = Callable[[Life], Coroutine[Any, Any, None]]


@rings("computer", "tell", "index")
async def a_turn(life: Life) -> None:
    """Ann flies, takes it back, discards; draws again; the turn passes to the computer and on to Bob."""
    first = life.outside.messenger.first_cards  # pyright: ignore[reportAttributeAccessIssue] - set when prepared
    await life.press(ANN, 1, ButtonId(GUILD, 1, "do", ("top-up", first[0])))
    await life.settle()
    await life.press(ANN, 2, ButtonId(GUILD, 1, "do", ("top-up", first[1])))
    await life.settle()


async def an_undo(life: Life) -> None:
    """Ann ends her turn with something that can be taken back, takes it back, and does it again for good."""
    first = life.outside.messenger.first_cards  # pyright: ignore[reportAttributeAccessIssue] - set when prepared
    jump = life.outside.messenger.first_jump  # pyright: ignore[reportAttributeAccessIssue] - set when prepared
    await life.press(ANN, 1, ButtonId(GUILD, 1, "do", ("top-up", first[0])))
    await life.press(ANN, 2, ButtonId(GUILD, 1, "do", jump))
    await life.settle()
    await life.press(ANN, 3, ButtonId(GUILD, 1, "undo"))
    await life.settle()
    await life.press(ANN, 4, ButtonId(GUILD, 1, "do", jump))
    await life.settle()


async def a_rewind(life: Life) -> None:
    """Ann plays her turn; the computer follows; then she takes the table back to its beginning, as its host."""
    first = life.outside.messenger.first_cards  # pyright: ignore[reportAttributeAccessIssue] - set when prepared
    planned = life.outside.planned
    await life.press(ANN, 1, ButtonId(GUILD, 1, "do", ("top-up", first[0])))
    await life.press(ANN, 2, ButtonId(GUILD, 1, "do", ("top-up", first[1])))
    await life.settle()
    if 3 not in planned:
        entries = (await life.world.loaded()).entries
        planned[3] = (ANN, ButtonId(GUILD, 1, "host-rewind", ("0", str(entries))), ("a slip",))
    user, button_id, values = planned[3]
    await life.press(user, 3, button_id, values)
    await life.settle()


async def some_moves(life: Life) -> None:
    """Four times somebody who is awaited does one of the things that his panel offers, whatever the game."""
    around = life.outside
    for number in range(1, 5):
        life.once(f"before move {number}", lambda: around.clock.advance(25))  # what can be taken back stands now
        await life.settle()
        if number not in around.planned:
            user = await life.world.awaited()
            around.planned[number] = (user, *await life.world.offered(user, random.Random(number)))
        user, button_id, values = around.planned[number]
        await life.press(user, number, button_id, values)
        await life.settle()


@rings("presence")
async def somebody_missing(life: Life) -> None:
    """Who is awaited has left; the timer that looks after them finds out, and the others are told."""
    around = life.outside
    if not around.happened:
        awaited = await life.world.awaited()
        around.messenger.members_gone = {awaited}
    life.once("he has left, hours ago", lambda: around.clock.advance(6 * 3600 + 1))
    await life.settle()


SCRIPTS: dict[str, Script] = {
    "turn": a_turn,
    "undo": an_undo,
    "rewind": a_rewind,
    "moves": some_moves,
    "missing": somebody_missing,
}


@asynccontextmanager
async def process(folder: Path, around: Outside, fuse: Fuse) -> AsyncIterator[World]:
    """A host whose store and messenger die with the fuse."""
    async with make_world(folder, clock=around.clock, messenger=around.messenger) as world:
        store: Any = FusedStore(world.store, fuse)
        discord: Any = Fused(around.messenger, fuse)
        substitute(world.context, store=store, messenger=discord)
        world.service, world.dispatcher = GameService(world.context), FusedDispatcher(world.context)
        try:
            yield world
        finally:
            await world.dispatcher.close()


async def prepared(folder: Path, game: str = "space-mission", terms: Mapping[str, str] | None = None) -> Outside:
    """A table of Ann, Bob, a computer and Cem, with one who is mentioned and one whose messages are closed."""
    async with make_world(folder) as world:
        world.messenger.closed = {CEM}
        await world.look(BOB, "notice", "mention")
        number = await world.opened(ANN, game)
        await world.press(ANN, "computer", TITLES[game].game.meta.levels[0], table=number)
        for user in (BOB, CEM)[: TITLES[game].game.meta.players[1] - 2]:
            await world.press(user, "join", table=number)
        if game == "space-mission":
            await world.press(ANN, "option", "order", values=("fixed",))
        for term, choice in (terms or {}).items():
            await world.press(ANN, "term", term, values=(choice,))
        await world.press(ANN, "start")
        await world.settle()
        if game == "space-mission":
            await _note_what_ann_can_do(world)
        return Outside(world.messenger, world.clock)


async def _note_what_ann_can_do(world: World) -> None:
    loaded = await world.loaded()
    messenger: Any = world.messenger
    messenger.first_cards = [str(card.number) for card in loaded.view(0).hand]
    jump = next(
        action
        for action in loaded.game.legal(loaded.state, 0)
        if action.__struct_config__.tag == "jump" and str(getattr(action, "card", "")) != messenger.first_cards[0]
    )
    messenger.first_jump = ("jump", str(getattr(jump, "card", "")), getattr(jump, "planet", ""))


async def begun(folder: Path, start: Path, kept: Outside, script: Script, dies: int | None) -> tuple[Outside, Fuse]:
    """Run the script in a process that dies after so many deeds (None: it lives); return what its death does not touch,
    and the fuse, which knows what was done.
    """
    shutil.copytree(start, folder)
    around = copy.deepcopy(kept)
    fuse = Fuse(dies)
    async with process(folder, around, fuse) as world:
        with suppress(Killed):
            await script(Life(world, around))
    return around, fuse


async def ended(folder: Path, around: Outside, script: Script) -> dict[str, Any]:
    """Live to the end in the next process; return what is left then."""
    async with process(folder, around, Fuse()) as world:
        await world.service.recover()
        await world.service.late.settle()
        await world.settle()
        await script(Life(world, around))
        await world.advance(30)
        await world.advance(700)
        return await _left(world, around)


async def _left(world: World, around: Outside) -> dict[str, Any]:
    messenger = around.messenger
    rows, timers = await world.unsent()
    unanswered = await world.store.pending.rows()
    return {
        "log": [(entry.body, entry.undone_by) for entry in await world.entries()],
        "to move": (await world.loaded()).to_move(),
        "notices": {user: len(messenger.notices(user)) for user in PEOPLE},
        "hands": {user: len(messenger.dms(user)) for user in PEOPLE},
        "living boards": sum(labels(message.card)[:1] == ["Act"] for message in messenger.in_channel(CHANNEL)),
        "in channel": len(messenger.in_channel(CHANNEL)),
        "answers": {number: text(card).partition("**")[0] for number, card in around.answered.items()},
        "waiting": (rows, timers, unanswered),
        "outdated": await outdated(world),
    }


class Mortal:
    """The messenger of a process that may be killed before and after each thing that it says."""

    def __init__(self, real: FakeMessenger, here: Callable[[str], None]) -> None:
        self._real = real
        self._here = here

    def __getattr__(self, name: str) -> Any:
        call = getattr(self._real, name)

        async def said(*given: Any, **named: Any) -> Any:
            self._here(f"before {name}")
            done = await call(*given, **named)
            self._here(f"after {name}")
            return done

        return said


def main(arguments: list[str]) -> int:
    """Live in this process: folder, file of what is outside, story, script, and the number of the moment of death."""
    folder, kept, story, script, dies = arguments
    asyncio.run(_live(Path(folder), Path(kept), Moments(Path(story), int(dies)), SCRIPTS[script]))
    return 0


async def _live(folder: Path, kept: Path, moments: Moments, script: Script) -> None:
    around = outside(kept)

    def here(what: str) -> None:
        around.save(kept)
        moments.here(what)

    moments.watch(folder)
    async with make_world(folder, clock=around.clock, messenger=around.messenger) as world:
        messenger: Any = Mortal(around.messenger, here)
        substitute(world.context, messenger=messenger)
        world.store.pending_file.batch_delay = 0.0  # no moment depends on the machine's clock
        await script(Life(world, around, here))
