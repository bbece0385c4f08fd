"""Whatever Discord does with an answer, players never read that a done action was not done, nor the reverse."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import aiohttp
import pytest
from simcord.results import InteractionResult

from cogs.discord_errors import DEAD_TOKEN
from tests.play.club import GAME, Club
from tests.play.reading import AnyMessage, button, controls, deeds, does, words
from tests.service.world import unbounded
from tests.soaking import turn
from tests.support.request_watch import Lost
from tests.support.substitute import substitute

Deed = Callable[[], Awaitable[InteractionResult]]
ACKNOWLEDGE, ANSWER = ("POST", "/interactions/*/*/callback"), ("PATCH", "/webhooks/*/*/messages/@original")
FOLLOW_UP = ("POST", "/webhooks/*/*")
"""The answer to a click on a message that all see, and that changes."""


class Kind:
    """A kind of question that can be asked again and again, and changes what is stored each time."""

    says = "✅|Done|Taken back"
    """What its answer says when it is done."""

    again = False
    """Whether it is done and to be taken back next."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.ada, self.bob = club.member("ada"), club.member("bob")

    async def begin(self) -> None:
        """Open and start a table."""
        await self.club.begun(self.ada, self.bob)

    async def deed(self, again: bool) -> Deed:
        """Return what is to be done now; every second time (`again`) what takes it back."""
        raise NotImplementedError

    def answer(self, again: bool) -> tuple[str, str]:
        """Return the request by which the answer is sent."""
        return ANSWER

    async def stored(self) -> Any:
        """Return what it changes."""
        return await self.club.entries()


class Command(Kind):
    """`/space-mission jump`, and `/undo`."""

    async def deed(self, again: bool) -> Deed:
        if again:
            return lambda: self.ada.slash(self.club.channel, "undo")
        shown = await self.club.panel(self.ada)
        _, card, planet = next(deed.action for deed in deeds(shown) if deed.action[0] == "jump")
        return lambda: self.ada.slash(self.club.channel, f"{GAME} jump", card=card, planet=planet)


def pressing(person: Any, message: AnyMessage, again: bool) -> Deed:
    """Return a jump by a button or menu of a message, or the taking back of it."""
    if again:
        return lambda: person.click(message, custom_id=button(message, "undo"))
    jump = next(deed for deed in deeds(message) if deed.action[0] == "jump")
    if jump.values is None:
        return lambda: person.click(message, custom_id=jump.custom_id)
    return lambda: person.select(message, list(jump.values or ()), custom_id=jump.custom_id)


class Panel(Kind):
    """A button of the private panel, which becomes the answer."""

    async def deed(self, again: bool) -> Deed:
        return pressing(self.ada, await self.club.panel(self.ada), again)


class Letter(Kind):
    """A button of the living direct message."""

    async def deed(self, again: bool) -> Deed:
        while not does(letter := self.club.letters(self.ada)[-1], "undo" if again else "do"):
            await self.club.world.env.advance_time(2)
        return pressing(self.ada.user, letter, again)


class Form(Kind):
    """The host's pause, for which a reason is asked in a form."""

    says = "✅|Done|Paused|paused|goes on|to move"

    async def deed(self, again: bool) -> Deed:
        panel = await self.club.ask(self.ada, "host")
        shown = await self.ada.click(panel, custom_id=button(panel, "host-go-on" if again else "host-pause"))
        return lambda: self.ada.submit_modal(shown, {"text": "a rest"})

    async def stored(self) -> Any:
        return (await self.club.loaded()).table.status


class Play(Kind):
    """`/play`, and the button that closes the lobby."""

    says = "✅|Done|is open|closed"

    async def begin(self) -> None:
        substitute(self.club.app.context, settings=replace(self.club.app.context.settings, bounds=unbounded()))

    async def deed(self, again: bool) -> Deed:
        if not again:
            return lambda: self.ada.slash(self.club.channel, "play", game=GAME)
        lobby = self.club.last()
        return lambda: self.ada.click(lobby, custom_id=button(lobby, "cancel"))

    def answer(self, again: bool) -> tuple[str, str]:
        return FOLLOW_UP if again else ANSWER

    async def stored(self) -> Any:
        async with self.club.app.store.read(self.club.world.guild.id) as tx:
            return await tx.tables(("lobby", "cancelled"))


class Join(Kind):
    """A public button: into a lobby, and out of it."""

    says = "✅|Done|You are in|You have left|left the table"

    async def begin(self) -> None:
        await self.club.ask(self.ada, "play", game=GAME)

    async def deed(self, again: bool) -> Deed:
        lobby = self.club.last()
        return lambda: self.bob.click(lobby, custom_id=button(lobby, "leave" if again else "join"))

    def answer(self, again: bool) -> tuple[str, str]:
        return FOLLOW_UP

    async def stored(self) -> Any:
        return [seat.user for seat in (await self.club.loaded()).seats]


class Settings(Kind):
    """Several settings at once."""

    says = "Done|are drawn|pictures|Pictures"

    async def begin(self) -> None:
        pass

    async def deed(self, again: bool) -> Deed:
        chosen = {"pictures": "standard", "rating": "off"} if again else {"pictures": "contrast", "rating": "on"}
        return lambda: self.ada.slash(self.club.channel, "settings", **chosen)

    async def stored(self) -> Any:
        return await self.club.app.store.people.person(self.ada.id)


class Vacation(Kind):
    """Settings that are typed."""

    says = "Done|You are on vacation|Welcome back"

    async def deed(self, again: bool) -> Deed:
        return lambda: self.ada.slash(self.club.channel, "vacation", when="none" if again else "3 days")

    async def stored(self) -> Any:
        return await self.club.app.store.people.vacation(self.ada.id)


class Vote(Kind):
    """A ballot, and another player's vote."""

    says = "Done|Your answer counts|You declined"

    async def deed(self, again: bool) -> Deed:
        if not again:
            return lambda: self.ada.slash(self.club.channel, "pause", until="3d")
        asked = self.club.last()
        no = next(custom_id for part in controls(asked) if (custom_id := part["custom_id"]).endswith(" no"))
        return lambda: self.bob.click(asked, custom_id=no)

    def answer(self, again: bool) -> tuple[str, str]:
        return FOLLOW_UP if again else ANSWER

    async def stored(self) -> Any:
        async with self.club.app.store.read(self.club.world.guild.id) as tx:
            return len(await tx.open_ballots(1))


KINDS = (Command, Panel, Letter, Form, Play, Join, Settings, Vacation, Vote)


@dataclass(frozen=True)
class Fault:
    """What becomes of a request: refused (`status`, `code`), or its answer never read (`error`)."""

    status: int = 0
    code: int = 0
    error: Callable[[], Exception] | None = None
    done: bool = False

    def is_outlived(self, step: tuple[str, str], times: int) -> bool:
        """Whether something has to be told to the person although so many requests met it."""
        if step == ACKNOWLEDGE:
            return self.done and times == 1  # what was not acknowledged cannot be answered
        return self.code not in DEAD_TOKEN and (times == 1 or self.error is not None or self.status in (401, 429, 500))

    def strike(self, club: Club, request: tuple[str, str], times: int) -> None:
        """Let so many of these requests meet it."""
        if self.error is None:
            club.world.env.inject_error(*request, status=self.status, code=self.code, times=times)
        else:
            club.world.watch.lost.append(Lost(*request, self.error, self.done, times))


LOST = Fault(error=aiohttp.ClientPayloadError, done=True)
FAULTS = [
    *(Fault(400, 50035), Fault(401, 0), Fault(401, 50027), Fault(403, 50001), Fault(403, 50007), Fault(404, 0)),
    *(Fault(404, 10008), Fault(404, 10015), Fault(413, 40005), Fault(429, 0), Fault(500, 0), Fault(503, 0)),
    *(LOST, Fault(error=aiohttp.ServerDisconnectedError)),
    *(Fault(error=TimeoutError, done=True), Fault(error=TimeoutError), Fault(error=aiohttp.ClientPayloadError)),
]
"""All that Discord and the network do: refusals, a body that is cut, a connection that is closed, one that hangs."""
UNDONE = ("stands as it was", "not done", "try again")
LATE = "Nothing is lost"


def told(club: Club, since: int) -> list[str]:
    """What Discord took of answers to these interactions, in their order. Panels that stood open are renewed beside."""
    requests = club.world.watch.requests[since:]
    tokens = {one.path.split("/")[-2] for one in requests if one.is_to(*ACKNOWLEDGE)}
    answers = [one for one in requests if one.is_to(*ANSWER) or one.is_to(*FOLLOW_UP)]
    taken = [one for one in answers if one.status == 200 and one.path.split("/")[3] in tokens]
    return [words(one.json["components"]) for one in taken]


SHARE = len(KINDS)
"""One of so many faults is tried with each kind: all kinds together have them all."""


def share(kind: type[Kind]) -> list[tuple[Fault, int]]:
    """Return a kind's faults of this run, each once or three times; beside them the one that always has to be told."""
    tried = [case for number, case in enumerate(product(FAULTS, (1, 3))) if number % SHARE == _first(kind)]
    return [*tried, (LOST, 1)]


def _first(kind: type[Kind]) -> int:
    return (turn() + KINDS.index(kind)) % SHARE


STEPS = {"acknowledgement": ACKNOWLEDGE, "answer": ANSWER}


@pytest.mark.guarantee("answer-matches-store")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
async def test_what_is_read_agrees_with_what_is_stored(club: Club, kind: type[Kind]) -> None:
    scene = kind(club)
    await scene.begin()
    for step in STEPS.values():
        assert await agreeing(scene, step, share(kind)) > 0


@pytest.mark.slow
@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
async def test_what_is_read_agrees_after_each_fault(club: Club, kind: type[Kind], step: str) -> None:
    scene = kind(club)
    await scene.begin()
    assert await agreeing(scene, STEPS[step], list(product(FAULTS, (1, 3)))) > 2


async def agreeing(scene: Kind, step: tuple[str, str], cases: list[tuple[Fault, int]]) -> int:
    """Do what is asked under each fault, and compare; return after how many faults an answer was read."""
    club, read = scene.club, 0
    for fault, times in cases:
        deed, before = await scene.deed(scene.again), await scene.stored()
        since = len(club.world.watch.requests)
        fault.strike(club, scene.answer(scene.again) if step == ANSWER else step, times)
        await deed()
        club.errors.clear()  # what Discord refuses is written down
        await club.world.env.advance_time(12)  # what did not arrive is brought later
        club.world.env.backend.faults.clear()
        club.world.watch.lost.clear()
        done = await scene.stored() != before
        found = told(club, since)
        case = f"{times} x {fault}: {done} and {found}"
        assert done is (step == ANSWER), case
        assert found or not fault.is_outlived(step, times), case
        for answer in found:
            assert bool(re.search(scene.says, answer)) is done or LATE in answer, case
            assert not done or not any(words in answer for words in UNDONE), case
        scene.again ^= done
        read += bool(found)
    return read
