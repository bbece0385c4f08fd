"""Two players with one account at two tables that differ only in what one of them cannot know."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from random import Random

from bot.games.core.actions import nouns, verb_of
from bot.service.card import ButtonId, Card
from tests.conformance.games import Case
from tests.conformance.play import corpus, gone_back, sampled, stream_of
from tests.fuzz.twins import differ, make
from tests.leaks.lockstep import Lockstep
from tests.leaks.surfaces import Person, everything
from tests.leaks.twin_services import USERS, Mirror, ear_of
from tests.service.world import CHANNEL, GUILD, World

TOGETHER = (0, 1)
KEEPER = USERS[0]
MOST = 30
"""Actions after which a turn is given up."""


@dataclass
class Opened:
    """A private card of the account: its token, and what it shows now."""

    token: str
    card: Card


@dataclass
class AtOneScreen(Lockstep):
    """Plays both tables of a mirror at which the first two seats use one account."""

    opened: dict[int, list[Opened]] = field(default_factory=dict[int, list[Opened]])

    def user_of(self, seat: int) -> int:
        return KEEPER if seat in TOGETHER else USERS[seat]

    @property
    def person(self) -> Person:
        """Return the account: it is asked for all that it is shown, whoever looks."""
        return Person(KEEPER, self.random.choice(("en-US", "de")))

    async def _others_look_first(self) -> None:
        """Nobody else uses this account."""

    async def open(self, verb: str, *given: str) -> None:
        """Open a private card at both tables, and leave it open."""
        for number, world in enumerate(self.mirror.worlds):
            request = world.ask(KEEPER)
            card = await world.service.press(request.on(ButtonId(GUILD, self.mirror.table, verb, given)))
            opened = self.opened.setdefault(number, [])
            opened.append(Opened(request.token, card))
            world.service.panels.keep(request, 10_000 + len(opened), card)

    async def play_turn(self, seat: int) -> int:
        """Let a seat take the screen, open its cards and play its turn; return how many actions it took.

        What it does may differ between the tables, as long as the viewer cannot tell.
        """
        await self.open("here", str(seat))
        loaded = await self.mirror.one.loaded(self.mirror.table)
        for look in loaded.game.meta.looks:
            if look.private:
                await self.open("look", look.id)
        await self.mirror.both_settle()  # the direct message is this seat's
        done = 0
        while done < MOST and seat in (await self.mirror.one.loaded(self.mirror.table)).to_move():
            pair = next(self._pairs(*await self.mirror.states(), seat), None)
            if pair is None:
                break
            for world, action in zip(self.mirror.worlds, pair, strict=True):
                button_id = ButtonId(GUILD, self.mirror.table, "do", (verb_of(action), *nouns(action)))
                await world.service.press(world.ask(KEEPER).on(button_id))
            done += 1
        await self.mirror.look_whether_over()
        return done

    async def compare_standing(self) -> None:
        """Compare all that the account can read now: messages, open private cards, and all that it can ask for."""
        self.mirror.lines.taken()
        person = self.person
        for seconds in (0.0, 60.0):  # before and after the next player is told
            await self.mirror.both_settle(seconds)
            self._same("message", *(_standing(world) for world in self.mirror.worlds))
        for world in self.mirror.worlds:
            await world.service.panels.settle()
        self._same("open card", *(self._open_now(number) for number in range(2)))
        tried, number = self._sample(), self.random.random()
        given = [
            [found async for found in everything(world, self.mirror.table, person, tried, Random(number))]
            for world in self.mirror.worlds
        ]
        for (surface, one), (_, other) in zip(*given, strict=True):
            self._same(surface, one, other)
            self.compared += 1

    def _open_now(self, number: int) -> list[Card]:
        newest = dict(self.mirror.worlds[number].messenger.answers)
        return [newest.get(opened.token, opened.card) for opened in self.opened.get(number, [])]


def _standing(world: World) -> list[Card]:
    messages = sorted(ear_of(world).messages.values(), key=lambda each: each.channel)
    return [each.card for each in messages if each.channel in (CHANNEL, KEEPER * 1000)]


async def _begun(
    mirrored: Mirror, case: Case, number: int, viewers: Sequence[int | None], positions: int
) -> AsyncIterator[tuple[AtOneScreen, bool]]:
    """Yield a table for two of these viewers at each of some positions, and whether its twins differ."""
    replay, stream = gone_back(case, number), stream_of("screen", case, number)
    tried = corpus(replay, case.title.game)
    random = Random(f"screen {case} {number}")
    for cut in sampled(replay, positions):
        if case.title.game.to_move(cut.state):
            for viewer in random.sample(viewers, 2):
                twins = make(case.title, cut.state, viewer, stream)
                await mirrored.begin(twins, case.options, case.game, together=TOGETHER)
                yield AtOneScreen(mirrored, random, tried), differ(twins)
                for world in mirrored.worlds:
                    world.messenger.answers.clear()
                await mirrored.clear()


async def looks(mirrored: Mirror, case: Case, number: int = 2, positions: int = 3) -> int:
    """Compare all that the account is shown while nobody has taken the screen, and while each of the two has; return
    how many twins differed.
    """
    different = 0
    async for table, differs in _begun(mirrored, case, number, (None, *TOGETHER), positions):
        different += differs
        if table.viewer is not None:
            await table.open("here", str(table.viewer))
            await mirrored.both_settle()
        await table.compare()
    return different


async def passes(mirrored: Mirror, case: Case, number: int = 2, positions: int = 3) -> int:
    """Let one player end a turn, and compare what the account shows then, as far as the other may know; return in how
    many turns the twins differed.
    """
    different = 0
    async for table, differs in _begun(mirrored, case, number, TOGETHER, positions):
        loaded = await mirrored.one.loaded(mirrored.table)
        seat = next(seat for seat in TOGETHER if seat != table.viewer)
        if seat not in loaded.to_move() or not await table.play_turn(seat) or mirrored.over:
            continue
        if all([seat not in (await world.loaded(mirrored.table)).to_move() for world in mirrored.worlds]):
            different += differs
            await table.compare_standing()
    return different
