"""Simulated users click whatever they see, in any order: everything is answered, and no judge objects."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.play.club import GAME, Club, private
from tests.play.reading import MENU, PEOPLE, AnyMessage, controls, text
from tests.play.test_actions import seeded
from tests.soaking import by_turns
from tests.support.inprocess import channel_id

KEPT = 4
RADIO = 21
"""Discord's number of a group of radio buttons."""
RUBBISH = ("", "-", "0", "1+2", "🚀", "Ruby", "x" * 90, "@9", "12@1", "1/1")


@dataclass
class Monkey:
    """One user, the private answers on their screen, and their random choices."""

    club: Club
    person: MemberActor
    chance: random.Random
    screen: list[ResponseMessage] = field(default_factory=list)

    async def move(self) -> str:
        """Do something; return what."""
        whim = self.chance.random()
        if whim < 0.15:
            return await self._command()
        if whim < 0.75:
            return await self._click(public=False)
        return await self._click(public=True)

    async def _click(self, *, public: bool) -> str:
        seen: list[AnyMessage] = [*self.club.messages()[-4:]] if public else [*self.screen]
        letters = self.club.letters(self.person)[-3:]
        offers = [(message, control) for message in [*seen, *letters] for control in controls(message)]
        if not offers:
            return await self._command()
        message, control = self.chance.choice(offers)
        actor = self.person.user if channel_id(message) == self.person.user.dm_channel.id else self.person
        if control["type"] == MENU:
            values = self._values(control)
            done = await actor.select(message, values, custom_id=control["custom_id"])
        elif control["type"] == PEOPLE:
            done = await self.person.select(message, [self.person], custom_id=control["custom_id"])
        else:
            done = await actor.click(message, custom_id=control["custom_id"])
        if done.modal is not None:  # it asks for a few words or choices first
            fields = [part["component"] for part in done.modal["components"]]
            done = await actor.submit_modal(done, {field["custom_id"]: self._entered(field) for field in fields})
        if done.response is None:  # the clicked direct message made room for the next one: computers were quick
            assert message.id not in [letter.id for letter in self.club.letters(self.person)]
            assert self.club.letters(self.person)
        else:
            self._keep(private(done))
        return f"{self.person.name} {control['custom_id']}"

    def _entered(self, field: dict[str, Any]) -> Any:
        """What is entered in a field of a form: words, or one of its choices."""
        if "options" not in field:
            return self.chance.choice(RUBBISH) or "a slip"
        value = self.chance.choice(field["options"])["value"]
        return value if field["type"] == RADIO else [value]

    def _values(self, menu: dict[str, Any]) -> list[str]:
        values = [option["value"] for option in menu["options"]]
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        return self.chance.sample(values, self.chance.randint(max(least, 1), most))

    async def _command(self) -> str:
        command = self.chance.choice(list(COMMANDS))
        given: dict[str, Any] = {}
        for option in COMMANDS[command]:
            offered = await self.person.autocomplete(self.club.channel, command, option, "", **given)
            if offered and self.chance.random() < 0.8:
                given[option] = self.chance.choice(offered)["value"]
            else:
                given[option] = self.chance.choice([word for word in RUBBISH if word])
        in_servers = command.startswith(("play", "resume", "settings", "tables"))
        if self.chance.random() < 0.3 and not in_servers:
            done = await self.person.user.slash(command, **given)
        else:
            done = await self.person.slash(self.club.channel, command, **FIXED.get(command, {}), **given)
        self._keep(private(done))
        return f"{self.person.name} /{command} {given}"

    def _keep(self, answer: ResponseMessage) -> None:
        assert text(answer).strip()
        if answer.ephemeral and answer.id not in [message.id for message in self.screen]:
            self.screen = [*self.screen, answer][-KEPT:]


FIXED: dict[str, dict[str, Any]] = {"play": {"game": GAME}, "settings": {"notice": "dm"}}
COMMANDS: dict[str, tuple[str, ...]] = {
    "play": (),
    "settings": (),
    "act": (),
    "undo": (),
    "hand": (),
    "tiles": (),
    "board": (),
    "log": (),
    "my-tables": (),
    "tables": (),
    "resume": (),
    "rules": ("topic",),
    "look": ("what", "about"),
    f"{GAME} jump": ("card", "planet"),
    f"{GAME} fly": ("planet",),
    f"{GAME} scan": ("card",),
    f"{GAME} develop": ("cards",),
    f"{GAME} discover": (),
    f"{GAME} top-up": ("discard",),
    f"{GAME} take": ("tile",),
}


async def let_loose(club: Club, seed: int, moves: int) -> None:
    chance = random.Random(seed)
    seeded(club, seed)
    people = [club.member("ada"), club.member("udo", locale="de"), club.member("eve")]
    await club.begun(*people[:2], computers=chance.randint(0, 1))
    monkeys = [Monkey(club, person, chance) for person in people]
    done: list[str] = []
    for _ in range(moves):
        done.append(await chance.choices(monkeys, (5, 5, 1))[0].move())
        assert not club.errors, "\n".join([*done[-5:], *club.errors])
        if chance.random() < 0.1:
            await club.world.env.advance_time(chance.choice((1, 25, 700)))
    loaded = await club.loaded()
    assert loaded.replay is None or loaded.game.check(loaded.state) is None


@pytest.mark.parametrize("seed", by_turns([2, 1], 2))
async def test_people_who_use_whatever_they_see(club: Club, seed: int) -> None:
    await let_loose(club, seed, 60)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 30))
async def test_people_who_use_whatever_they_see_for_long(club: Club, seed: int) -> None:
    await let_loose(club, seed, 400)
