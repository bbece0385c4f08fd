"""One table, a process that may die while players act there, and the next process, which recovers.

What players do is a `Script`. After each crash the next process plays the same script to its end, as players repeat
what was not answered; then all that can be observed must be as if no process had died.
"""

from __future__ import annotations

import pickle
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.clock import SetClock
from bot.games.registry import TITLES
from bot.service.card import ButtonId, Card
from bot.service.messages.dispatcher import Dispatcher
from bot.service.request import Request
from bot.service.service import GameService
from tests.crash.steps import Crash, SteppedCalls, SteppedStore, Steps
from tests.service.pretended import FakeMessenger, labels, text
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CEM, CHANNEL, EVA, GUILD, World, judged
from tests.service.world import world as make_world
from tests.support.substitute import substitute

PEOPLE = (ANN, BOB, CEM, EVA)
PRESSED = 4999
"""A message that others see."""
FORGOTTEN = 400.0
"""After so many seconds Discord does not know a nonce any more."""


@dataclass
class Outside:
    """What a process' death does not touch: Discord, the time, and what players have got or decided on.

    `answered`: their answers, by interaction. `noted`: the tokens of those that were acknowledged, by interaction.
    `pressed`: the tokens of those that were acknowledged as a change of a message that others see.
    `planned`: what they will press. `happened`: what happens once only. `cards`, `jump`: what Ann can play.
    """

    messenger: FakeMessenger
    clock: SetClock
    answered: dict[int, Card] = field(default_factory=dict)
    planned: dict[int, tuple[int, ButtonId, tuple[str, ...]]] = field(default_factory=dict)
    happened: set[str] = field(default_factory=set)
    noted: dict[int, str] = field(default_factory=dict)
    pressed: set[str] = field(default_factory=set)
    cards: tuple[str, ...] = ()
    jump: tuple[str, ...] = ()

    def save(self, path: Path) -> None:
        """Keep it, as it is now, in a file."""
        part = path.with_suffix(".part")
        part.write_bytes(pickle.dumps(self))
        part.replace(path)


def outside(path: Path) -> Outside:
    """Return what was kept."""
    return pickle.loads(path.read_bytes())


@dataclass
class Run:
    """A process and the players before it. They repeat what was not answered before a crash."""

    world: World
    outside: Outside
    steps: Steps

    async def press(self, user: int, interaction: int, button_id: ButtonId, values: tuple[str, ...] = ()) -> None:
        """Press a button as cogs bring it: noted, acknowledged, done, answered, and the note deleted."""
        pressed = PRESSED if self.world.service.changes_message(button_id.verb) else 0
        does = self.world.service.press
        await self._ask(user, interaction, lambda request: does(request.on(button_id, values)), pressed)

    async def do(self, user: int, interaction: int, verb: str, *nouns: str) -> None:
        """Press a button of the table."""
        await self.press(user, interaction, ButtonId(GUILD, 1, verb, nouns))

    async def look(self, user: int, interaction: int, look: str, about: str) -> None:
        """Use a command that is the same for all games."""
        await self._ask(user, interaction, lambda request: self.world.service.look(request, look, about))

    async def _ask(
        self, user: int, interaction: int, does: Callable[[Request], Awaitable[Card]], pressed: int = 0
    ) -> None:
        if interaction in self.outside.answered:
            return
        request = self.world.ask(user, interaction=interaction, pressed=pressed)
        self.outside.pressed |= {request.token} if pressed else set()
        await self.world.service.note(request)
        self.outside.noted[interaction] = request.token
        self.steps.before("the action")
        card = await does(request)
        self.steps.before("the answer")
        self.outside.answered[interaction] = judged(card)
        self.steps.step("after the answer")
        await self.world.service.answered(request)

    async def once(self, what: str, happens: Callable[[], object]) -> None:
        """Let something happen outside, once however often the process dies, and do what is due."""
        if what not in self.outside.happened:
            self.outside.happened.add(what)
            happens()
            self.steps.before(what)
        await self.settle()

    async def later(self, what: str, seconds: float) -> None:
        """Let time pass, once; then do what is due."""
        await self.once(what, lambda: self.outside.clock.advance(seconds))

    async def settle(self) -> None:
        await self.world.settle()


Start = Callable[[World, "Script", str], Awaitable[None]]


async def four_seats(world: World, script: Script, game: str) -> None:
    """A table of Ann, Bob, a computer and Cem; Bob is mentioned, and Cem's direct messages are closed."""
    world.messenger.closed = {CEM}
    await world.look(BOB, "notice", "mention")
    number = await world.opened(ANN, game)
    await world.press(ANN, "computer", TITLES[game].game.meta.levels[0], table=number)
    for user in (BOB, CEM)[: TITLES[game].game.meta.players[1] - 2]:
        await world.press(user, "join", table=number)
    if game == "space-mission":
        await world.press(ANN, "option", "order", values=("fixed",))
    for term, choice in script.terms.items():
        await world.press(ANN, "term", term, values=(choice,))
    await world.press(ANN, "start")
    await world.settle()


async def nothing_more(_world: World) -> Any:
    return None


@dataclass(frozen=True)
class Script:
    """What players do, and what must be seen of it.

    `shows`: words that show that it happened. `timers`: the kinds of timers that are acted on. `also`: what else is
    observed in the end. `asks_again`: a player who got no answer asks again, and may be told that it is done.
    `forgets`: a crash after a message was sent is tried twice, the second time Discord does not know the nonce any
    more. `every`: the short form dies at every so many steps beside those of the timers.
    """

    play: Callable[[Run], Awaitable[None]]
    shows: str = ""
    timers: tuple[str, ...] = ()
    terms: Mapping[str, str] = field(default_factory=dict)
    start: Start = four_seats
    also: Callable[[World], Awaitable[Any]] = nothing_more
    asks_again: bool = False
    forgets: bool = False
    every: int = 4
    games: tuple[str, ...] = (*TITLES,)
    host: Callable[[], dict[str, Any]] = dict


@asynccontextmanager
async def process(folder: Path, around: Outside, steps: Steps, **host: Any) -> AsyncIterator[World]:
    """A host with a step after each commit and around each request; in a child process its files are watched."""
    async with make_world(folder, clock=around.clock, messenger=around.messenger, **host) as world:
        messenger: Any = SteppedCalls(around.messenger, steps)
        store: Any = world.store if steps.real else SteppedStore(world.store, steps)
        substitute(world.context, store=store, messenger=messenger)
        world.service, world.dispatcher = GameService(world.context), Dispatcher(world.context)
        try:
            yield world
        finally:
            await world.dispatcher.close()


async def prepared(folder: Path, script: Script, game: str = "space-mission") -> Outside:
    """Set the table up; return what is outside."""
    async with make_world(folder, **script.host()) as world:
        await script.start(world, script, game)
        around = Outside(world.messenger, world.clock)
        if game == "space-mission" and script.start is four_seats:
            await _note_what_ann_can_do(world, around)
        return around


async def _note_what_ann_can_do(world: World, around: Outside) -> None:
    loaded = await world.loaded()
    around.cards = tuple(str(card.number) for card in loaded.view(0).hand)
    jumps = [one for one in loaded.game.legal(loaded.state, 0) if one.__struct_config__.tag == "jump"]
    jump: Any = next(one for one in jumps if str(getattr(one, "card", "")) != around.cards[0])
    around.jump = ("jump", str(jump.card), jump.planet)


async def crashed(folder: Path, start: Path, kept: Outside, script: Script, after: int | None) -> tuple[Outside, Steps]:
    """Play the script in a process that dies after so many steps (None: it lives); return what its death left."""
    shutil.copytree(start, folder)
    around, steps = pickle.loads(pickle.dumps(kept)), Steps(after)
    async with process(folder, around, steps, **script.host()) as world:
        with suppress(Crash):
            await script.play(Run(world, around, steps))
    return around, steps


async def recovered(folder: Path, around: Outside, script: Script, seconds: float = 3) -> dict[str, Any]:
    """Play the script to its end in the next process, which starts after some seconds; return what is observed."""
    around.clock.advance(seconds)
    steps = Steps()
    async with process(folder, around, steps, **script.host()) as world:
        await world.service.recover()
        await world.service.late.settle()
        unanswered = {token for interaction, token in around.noted.items() if interaction not in around.answered}
        assert unanswered <= {token for token, _ in around.messenger.answers}, "a player is left without an answer"
        for reply in around.messenger.replies:
            assert bool(reply.pressed) is (reply.token in around.pressed), "an answer is where others see it"
        await world.settle()
        await script.play(Run(world, around, steps))
        for seconds in (30, 700):
            await world.advance(seconds)
        found = await observed(world, around)
        if script.asks_again:
            found.pop("answers")
        return {**found, "also": await script.also(world)}


def _timeless(card: str) -> list[str]:
    """Return a card's lines below its title, without moments: a process that dies takes some seconds more."""
    return re.sub(r"<t:\d+", "<t:", card).splitlines()[1:]


async def observed(world: World, around: Outside) -> dict[str, Any]:
    """Return all that players, Discord and the files show of the table; what must not be is asserted."""
    messenger, loaded = around.messenger, await world.loaded()
    rows, timers = await world.unsent()
    assert await world.store.pending.rows() == [], "an interaction is not answered"
    assert (found := await outdated(world)) == [], f"out of date: {found}"
    assert [row for row in rows if row.due <= around.clock.now()] == [], "something waits to be sent for ever"
    cards = [text(message.card) for message in messenger.in_channel(CHANNEL)]
    seats = [(seat.user, seat.status, seat.standin and seat.standin.why) for seat in loaded.seats]
    clocks = [(seat.away, seat.bank and round(seat.bank / 600), seat.ticking is not None) for seat in loaded.seats]
    return {
        "entries": [(entry.body, entry.undone_by, entry.user) for entry in await world.entries()],
        "log": text(judged(await world.service.look(world.ask(BOB, table="1"), "log"))),
        "table": (loaded.table.status, loaded.to_move(), seats, clocks),
        "notices": {user: len(messenger.notices(user)) for user in PEOPLE},
        "panels": {user: len(messenger.dms(user)) for user in PEOPLE},
        "told": sorted(text(message.card) for message in messenger.made if message.channel == EVA * 1000),
        "boards": sum(labels(message.card)[:1] == ["Act"] for message in messenger.in_channel(CHANNEL)),
        "channel": (len(cards), [_timeless(card) for card in cards if not card.startswith("-#")]),
        "answers": {number: text(card).partition("**")[0] for number, card in around.answered.items()},
        "rows": [(row.kind, row.target) for row in rows],
        "timers": [(timer.kind, timer.target, round((timer.due - around.clock.now()) / 600)) for timer in timers],
    }
