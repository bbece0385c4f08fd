"""The bot in its own process, and simulated people who play with it over the network."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import discord
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult, ResponseMessage

from bot.games.registry import TITLES
from tests.play.reading import AnyMessage, Deed, answer_of, button, deeds, does, text
from tests.support.bot_process import BotProcess
from tests.support.loopback import LoopbackDiscord, Player

GAME = "space-mission"
TOKEN = "loopback.practice.token"
MESSAGES = "/channels/*/messages"
MESSAGE = "/channels/*/messages/*"
ANSWERS = "/webhooks/*/*/messages/*"


@dataclass
class Hall:
    """One Discord, one bot. Every wait is for something to be seen in Discord."""

    loopback: LoopbackDiscord
    bot: BotProcess
    channel: ChannelHandle = field(init=False)

    def __post_init__(self) -> None:
        self.channel = self.loopback.channel

    # -- what is seen -------------------------------------------------------------------------------------------

    def card(self, table: int = 1, channel: ChannelHandle | None = None) -> discord.Message | None:
        """The newest message of a table."""
        heading = f"Table {table} “"
        found = [m for m in self.loopback.messages(channel or self.channel) if heading in text(m)]
        return found[-1] if found else None

    def letter(self, person: Player) -> discord.Message | None:
        """The newest message in a person's DM."""
        letters = self.loopback.dm_messages(person)
        return letters[-1] if letters else None

    def posted(self, channel_id: int) -> int:
        """How many messages were ever posted there, deleted ones included."""
        done = self.loopback.watch.sent("POST", f"/channels/{channel_id}/messages")
        return len({request.answer["id"] for request in done if request.answer})

    def notices(self, person: Player) -> int:
        return self.posted(person.dm.id)

    async def until(self, true: Callable[[], Any], what: str = "", patience: float = 30.0) -> Any:
        """Wait for a condition; on a timeout fail with the bot's last output."""
        try:
            return await self.loopback.until(true, what=what, patience=patience)
        except AssertionError as error:
            error.add_note("the bot's log:\n" + "\n".join(self.bot.log.splitlines()[-40:]))
            raise

    async def until_card(self, *words: str, table: int = 1, channel: ChannelHandle | None = None) -> discord.Message:
        """Wait until the newest message of a table says this."""

        def found() -> discord.Message | None:
            message = self.card(table, channel)
            return message if message is not None and all(word in text(message) for word in words) else None

        return await self.until(found, f"a card of table {table} with {words}")

    async def until_letter(self, person: Player, *words: str) -> discord.Message:
        """Wait until a person's newest direct message says this."""

        def found() -> discord.Message | None:
            message = self.letter(person)
            return message if message is not None and all(word in text(message) for word in words) else None

        return await self.until(found, f"a letter to {person.name} with {words}")

    async def until_posted(self, channel_id: int, count: int) -> None:
        """Wait for so many messages, and find that there are no more."""
        await self.until(lambda: self.posted(channel_id) >= count, f"{count} messages")
        assert self.posted(channel_id) == count

    # -- what is done -------------------------------------------------------------------------------------------

    async def ask(self, person: Player, command: str, *, dm: bool = False, **options: Any) -> ResponseMessage:
        return private(await person.slash(None if dm else self.channel, command, **options))

    async def press(self, person: Player, message: AnyMessage | None, verb: str, *nouns: str) -> ResponseMessage:
        assert message is not None
        return private(await person.click(message, custom_id=button(message, verb, *nouns)))

    async def do(self, person: Player, message: AnyMessage, deed: Deed) -> ResponseMessage:
        return private(await done(person, message, deed))

    async def act(self, person: Player) -> ResponseMessage:
        """Open the panel and do the best thing on it."""
        shown = await self.ask(person, "act")
        return await self.do(person, shown, best(deeds(shown)))

    async def a_turn(self, person: Player) -> None:
        """Play until nothing is left to do."""
        shown = await self.ask(person, "act")
        while deeds(shown):
            shown = await self.do(person, shown, best(deeds(shown)))

    def tokens(self) -> set[str]:
        """The tokens of all interactions so far: panels that stand open are renewed by theirs."""
        paths = (
            request.path.split("/")
            for request in self.loopback.requests
            if request.is_to("POST", "/interactions/*/*/callback")
        )
        return {path[-2] for path in paths}

    async def begun(
        self,
        *people: Player,
        computers: int = 0,
        level: str = "easy",
        channel: ChannelHandle | None = None,
        game: str = GAME,
        **options: str,
    ) -> None:
        """Open table 1, fill it and start it, seats in this order; return when all players have their hand."""
        host, place = people[0], channel or self.channel
        await host.slash(place, "play", game=game)
        for person in people[1:]:
            await self.press(person, await self.until_card("Seats", channel=place), "join")
            await self.until_card(person.name, channel=place)
        for number in range(computers):
            choice = await self.press(host, await self.until_card("Seats", channel=place), "computer")
            await self.press(host, choice, "computer", level)
            await self.until_card(f"Robo {number + 1} ", channel=place)
        settings = await self.press(host, self.card(channel=place), "settings")
        ordered = any(option.id == "order" for option in TITLES[game].game.meta.options)
        for option, choice in {**({"order": "fixed"} if ordered else {}), **options}.items():
            menu = button(settings, "option", option)
            settings = private(await host.select(settings, [choice], custom_id=menu))
        card = await self.until_card("first seat" if ordered else "Seats", channel=place)
        await self.press(host, card, "start")
        if game == GAME:
            await self.until_card("is to move", channel=place)
        for person in people:
            await self.until(lambda who=person: self.letter(who), f"a letter to {person.name}")
        begins = [host] if game == GAME else people  # elsewhere it is not the first seat that begins
        await self.until(lambda: any(self._may_act(who) for who in begins), "the first player's choices")

    def _may_act(self, person: Player) -> bool:
        return does(letter := self.letter(person), "do") or does(letter, "pick")


async def done(person: Player, message: AnyMessage, deed: Deed) -> InteractionResult:
    """Do what a message offers."""
    if deed.values is None:
        return await person.click(message, custom_id=deed.custom_id)
    return await person.select(message, list(deed.values), custom_id=deed.custom_id)


def private(result: InteractionResult) -> ResponseMessage:
    """The answer to an interaction, which the asker alone sees."""
    shown = answer_of(result)
    assert shown is not None, "no answer"
    assert shown.ephemeral or result._interaction.guild_id is None, "the answer is not private"
    return shown


PREFERRED = ("take", "develop", "scan", "discover", "jump", "top-up", "fly")


def best(offered: list[Deed]) -> Deed:
    """A choice that brings the game to its end: build, look, collect; otherwise jump on or exchange all cards."""
    assert offered, "nothing can be done"
    for verb in PREFERRED:
        found = [deed for deed in offered if deed.button_id.nouns[0] == verb]
        if found:
            return max(found, key=lambda deed: len(deed.values or ())) if verb == "top-up" else found[0]
    return offered[0]


def says_done(answer: str) -> bool:
    """Whether an answer, as it was sent, says that the deed was done.

    A line does, with its mark at the beginning. A button with that mark does not: games offer such deeds too.
    """
    lines = [line for words in _words(json.loads(answer)) for line in words.splitlines()]
    return any(line.startswith("✅ ") for line in lines) and not any("🚫" in line for line in lines)


def _words(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for each in part:
            yield from _words(each)
    elif isinstance(part, dict):
        if isinstance(part.get("content"), str):
            yield part["content"]
        for each in part.values():
            yield from _words(each)
