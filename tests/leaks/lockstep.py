"""Two tables played in lockstep: if a step leaves a viewer the same view, its texts must be the same as well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games.core.actions import Action, verb_of
from bot.games.history.log import encode
from bot.games.history.sequences import Steps, sequences
from bot.service.card import Button, ButtonId, Buttons, Card, File, Image, Menu, PeopleMenu, Section
from bot.service.features.play.sequences import MOST
from bot.service.records import OutboxMessage, Timer
from tests.fuzz.random_play import draw_by_kind
from tests.leaks.surfaces import Person, answer, everything, pressed
from tests.leaks.twin_services import STRANGER, USERS, Mirror, ear_of, nonces_of
from tests.service.world import World

PAUSES = (0.0, 5.0, 21.0, 60.0)
"""Seconds between two steps: within the time for taking back, and after it."""
TRIES = 12


@dataclass
class Lockstep:
    """Plays both tables of a mirror and compares what the viewer is given."""

    mirror: Mirror
    random: Random
    tried: Sequence[Action]
    compared: int = 0

    @property
    def viewer(self) -> int | None:
        assert self.mirror.twins is not None
        return self.mirror.twins.viewer

    def user_of(self, seat: int) -> int:
        """Return the user whose account acts for a seat."""
        return USERS[seat]

    @property
    def person(self) -> Person:
        """Return the viewer as a person; a spectator is a member of the server without a seat."""
        user = STRANGER if self.viewer is None else self.user_of(self.viewer)
        return Person(user, self.random.choice(("en-US", "de")))

    async def replay(self, steps: int) -> int:
        """Compare, then do so many steps and compare after each; return how many were done."""
        await self.compare()
        done = 0
        while done < steps and await self._step():
            done += 1
            await self.compare()
        return done

    async def compare(self) -> None:
        """Compare all that the viewer has been told, all that is due, and all that they can request."""
        self._heard()
        await self._due()
        person, number, tried = self.person, self.random.random(), self._sample()
        await self._others_look_first()
        given = [
            [found async for found in everything(world, self.mirror.table, person, tried, Random(number))]
            for world in self.mirror.worlds
        ]
        self.mirror.same("list of surfaces", *([surface for surface, _ in found] for found in given))
        for (surface, one), (_, other) in zip(*given, strict=True):
            self._same(surface, one, other)
            self.compared += 1
        lines = self.mirror.lines.taken()
        assert not any("failed" in line for line in lines), lines

    def _same(self, surface: str, one: Any, other: Any) -> None:
        self.mirror.same(surface, _plain(one, self.mirror.one), _plain(other, self.mirror.other))

    def _sample(self) -> list[Action]:
        return self.random.sample(self.tried, min(3, len(self.tried)))

    def _heard(self) -> None:
        """Messages in the channel and to the viewer: when, new or changed, and what they say."""
        heard = [ear_of(world).by(self.person.user) for world in self.mirror.worlds]
        timing, kinds, cards = "timing of messages", "kind of messages", "message"
        self.mirror.same(kinds, *([(each.what, each.channel, each.message) for each in every] for every in heard))
        self.mirror.same(timing, *([each.at for each in every] for every in heard))
        self._same(cards, *([each.card for each in every] for every in heard))

    async def _due(self) -> None:
        """Return what is due for the viewer or the channel, and when computers wake."""
        due = [await self._waiting(world) for world in self.mirror.worlds]
        self.mirror.same("timing of what is due", *due)

    async def _waiting(self, world: World) -> list[tuple[Any, ...]]:
        rows, timers = await world.unsent()
        timers = [timer for timer in timers if timer.kind != "index" and self._may_see(timer)]
        mine = [row for row in rows if row.target in (0, self.person.user)]
        told = [(row.kind, row.target, sorted(_asked(row)), row.due) for row in mine]
        return [*sorted(told), *sorted((timer.kind, timer.target, timer.due) for timer in timers)]

    def _may_see(self, timer: Timer) -> bool:
        return timer.kind != "tell_stopped" or timer.target == self.person.user

    async def _others_look_first(self) -> None:
        """A user who knows more asks first: what is cached for them must not be given to the viewer."""
        others = [self.user_of(seat) for seat in range(await self._seats()) if seat != self.viewer]
        if others:
            other = Person(self.random.choice(others), "en-US")
            self.mirror.lines.taken()
            lines: list[list[str]] = []
            for world in self.mirror.worlds:
                await pressed(world, self.mirror.table, other, "act")
                lines.append(self.mirror.lines.taken())
            self.mirror.same("lines of the log files", *lines)

    async def _seats(self) -> int:
        return len((await self.mirror.one.loaded(self.mirror.table)).seats)

    async def _step(self) -> bool:
        """Do one thing at both tables that makes no difference to the viewer; False when there is none."""
        chance = self.random.random()
        loaded = await self.mirror.one.loaded(self.mirror.table)
        waiting = [seat for seat in loaded.to_move() if loaded.seats[seat].user is not None]
        if not waiting:
            return False
        if chance < 0.2:
            await self._press(self.random.randrange(len(loaded.seats)), "undo")
        elif chance < 0.25:
            await self._press(self.random.choice(waiting), "vote-end")
        else:
            seat = self.random.choice(waiting)
            states = await self.mirror.states()
            joined = next(self._joined(*states, seat), None) if self.random.random() < 1 / 3 else None
            pair = joined or next(self._singles(*states, seat), None)
            if pair is None:
                return False
            await self._act(seat, pair)
        self.mirror.lines.taken()
        await self.mirror.both_settle()
        self._heard()
        await self.mirror.both_settle(self.random.choice(PAUSES))
        return (await self.mirror.one.loaded(self.mirror.table)).table.status == "running"

    async def press_several(self, seat: int) -> int:
        """Make several small decisions of a seat in one press, if both tables have some that look alike to the viewer.
        Return how many; compare what is told of them.
        """
        pair = next(self._joined(*await self.mirror.states(), seat), None)
        if pair is None:
            return 0
        before = (await self.mirror.one.loaded(self.mirror.table)).entries
        await self._act(seat, pair)
        await self.mirror.both_settle(PAUSES[-1])
        self._heard()
        return (await self.mirror.one.loaded(self.mirror.table)).entries - before

    async def _press(self, seat: int, verb: str) -> None:
        person = Person(self.user_of(seat), "en-US")
        answers = [await pressed(world, self.mirror.table, person, verb) for world in self.mirror.worlds]
        await self.mirror.look_whether_over()
        if seat == self.viewer:
            self._same(f"answer to {verb}", *answers)

    async def _act(self, seat: int, pair: tuple[Steps, Steps]) -> None:
        person = Person(self.user_of(seat), "en-US")
        self.mirror.lines.taken()
        answers: list[Any] = []
        lines: list[list[str]] = []
        for world, steps in zip(self.mirror.worlds, pair, strict=True):
            answers.append(await answer(world, self.mirror.table, person, *steps))
            lines.append(self.mirror.lines.taken())
        await self.mirror.look_whether_over()
        await self._due()
        if seat == self.viewer:
            self._same(f"answer to {' and '.join(map(verb_of, pair[0]))}", *answers)
        if self.viewer is None:
            self.mirror.same("lines of the log files", *lines)

    def _joined(self, one: Any, other: Any, seat: int) -> Iterator[tuple[Steps, Steps]]:
        """Yield the same as `_pairs` for several small decisions in one press."""
        assert self.mirror.twins is not None
        game = self.mirror.twins.title.game
        walked = [sequences(game, state, seat, game.legal(state, seat), MOST) for state in (one, other)]
        found = [[joined.steps for joined in each] for each in walked]
        if seat == self.viewer:
            self.mirror.same("sequences", *found)
        for steps in self.random.sample(found[0], min(TRIES, len(found[0]))):
            verbs = [*map(verb_of, steps)]
            alike = [steps] if seat == self.viewer else [own for own in found[1] if [*map(verb_of, own)] == verbs]
            for partner in alike:
                if self._look_alike(one, other, seat, (steps, partner)):
                    yield steps, partner

    def _singles(self, one: Any, other: Any, seat: int) -> Iterator[tuple[Steps, Steps]]:
        for action, partner in self._pairs(one, other, seat):
            yield (action,), (partner,)

    def _look_alike(self, one: Any, other: Any, seat: int, pair: tuple[Steps, Steps]) -> bool:
        """Return whether the viewer is left the same view after each action of these."""
        assert self.mirror.twins is not None
        game = self.mirror.twins.title.game
        for action, partner in zip(*pair, strict=True):
            one, other = game.apply(one, seat, action).state, game.apply(other, seat, partner).state
            if encode(game.view(one, self.viewer)) != encode(game.view(other, self.viewer)):
                return False
        return True

    def _pairs(self, one: Any, other: Any, seat: int) -> Iterator[tuple[Action, Action]]:
        """Yield what the seat may do at the one table and at the other, and the viewer is left the same view."""
        assert self.mirror.twins is not None
        game = self.mirror.twins.title.game
        legal = game.legal(one, seat), game.legal(other, seat)
        if seat == self.viewer:
            self.mirror.same("legal", *legal)
        for _ in range(TRIES):
            action = draw_by_kind(legal[0], self.random)
            alike = [found for found in legal[1] if verb_of(found) == verb_of(action)]
            # Others may do something else there, as long as it looks the same; viewers know their own actions.
            partners = [action] if seat == self.viewer else self.random.sample(alike, min(TRIES, len(alike)))
            for partner in partners:
                if self._look_alike(one, other, seat, ((action,), (partner,))):
                    yield action, partner


def _asked(row: OutboxMessage) -> list[tuple[str, str]]:
    """Return what a row asks for, without its marks and the process that put it."""
    body = msgspec.json.decode(row.body)
    return [(name, str(fact)) for name, fact in body.items() if name not in ("mark", "token", "by")]


def _plain(value: Any, world: World) -> Any:
    """Return what is given in a form that shows where it differs: cards by block, pictures and files by their bytes.

    Nonces that were drawn by chance are left out.
    """
    if isinstance(value, list):
        return [_plain(item, world) for item in value]
    if isinstance(value, ButtonId):
        return replace(value, nonce="nonce") if value.nonce in nonces_of(world) else value
    if isinstance(value, Button | Menu | PeopleMenu) and value.button_id is not None:
        return replace(value, button_id=_plain(value.button_id, world))
    if isinstance(value, Section):
        return value.text, _plain(value.button, world)
    if isinstance(value, Buttons):
        return [_plain(button, world) for button in value.row]
    if isinstance(value, Image):
        return value.alt, value.picture.data, value.picture.filename
    if isinstance(value, File):
        return value.data.decode(), value.filename
    if isinstance(value, Card):
        return [*_plain([*value.blocks], world), value.accent, value.mentions]
    return value
