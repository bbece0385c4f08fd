"""A pretended Discord: messages that stand in channels, people who can be written to or not, faults to order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from bot.clock import SetClock
from bot.service.card import Button, ButtonId, Buttons, Card, Menu, PeopleMenu, PlaceMenu, Section, Text
from bot.service.interactions import Reply
from bot.service.messenger import DmClosed, DmLater, Gone, NotAllowed, Sent

NONCE_SECONDS = 300.0


@dataclass
class Message:
    """A message that stands in the pretended Discord."""

    channel: int
    id: int
    card: Card
    nonce: str
    at: float = 0.0
    mentioned: tuple[int, ...] = ()
    versions: int = 1
    silent: bool = False


@dataclass
class FakeMessenger:
    """Remembers what stands where. Nonces are honoured for some minutes, as Discord does.

    `faults` are raised one by one, before the next calls do anything; `afterwards`: after the next sends have done
    it all the same; `answering`: instead of the next late answers. `crowded`: who cannot be written to for
    now. `judge` looks at every card.
    """

    messages: dict[int, Message] = field(default_factory=dict)
    made: list[Message] = field(default_factory=list)
    answers: list[tuple[str, Card]] = field(default_factory=list)
    replies: list[Reply] = field(default_factory=list)
    closed: set[int] = field(default_factory=set)
    crowded: set[int] = field(default_factory=set)
    names: dict[int, str] = field(default_factory=dict)
    members_gone: set[int] = field(default_factory=set)
    channels_gone: set[int] = field(default_factory=set)
    forbidden: set[int] = field(default_factory=set)
    faults: list[Exception] = field(default_factory=list)
    afterwards: list[Exception] = field(default_factory=list)
    answering: list[Exception] = field(default_factory=list)
    missing: tuple[str, ...] = ()
    hidden: set[int] = field(default_factory=set)
    """Channels that nobody can see."""
    clock: SetClock | None = None
    judge: Callable[[Card], object] | None = None
    guild_gone: bool = False
    run_by: str | None = None
    _next: int = 5000

    async def send(self, channel: int, card: Card, nonce: str) -> Sent:
        self._fail(channel)
        self._judge(card)
        known = next((m for m in self.made if m.nonce == nonce and m.channel == channel and self._fresh(m)), None)
        if known is None:
            self._next += 1
            known = Message(channel, self._next, card, nonce, self._now(), card.mentions, silent=card.silent)
            self.messages[known.id] = known
            self.made.append(known)
        if self.afterwards:
            raise self.afterwards.pop(0)
        return Sent(channel, known.id)

    async def send_dm(self, user: int, card: Card, nonce: str) -> Sent:
        if user in self.closed:
            raise DmClosed
        self._open(user)
        return await self.send(user * 1000, card, nonce)

    async def edit(self, channel: int, message: int, card: Card) -> bool:
        self._fail(channel)
        self._judge(card)
        if message not in self.messages:
            raise Gone("message")
        self.messages[message].card = card
        self.messages[message].versions += 1
        return True

    async def delete(self, channel: int, message: int) -> None:
        self._fail(channel)
        self.messages.pop(message, None)

    async def find(self, channel: int, nonce: int) -> int | None:
        self._fail(channel)
        here = (m for m in self.messages.values() if m.channel == channel)
        return next((m.id for m in here if nonce in nonces(m.card)), None)

    async def find_dm(self, user: int, nonce: int) -> Sent | None:
        self._open(user)
        found = await self.find(user * 1000, nonce)
        return Sent(user * 1000, found) if found is not None else None

    async def answer(self, reply: Reply, card: Card) -> int:
        self._judge(card)
        if self.answering:
            raise self.answering.pop(0)
        self.answers.append((reply.token, card))
        self.replies.append(reply)
        return reply.follow_up or 1

    async def open_thread(self, channel: int, name: str) -> int:
        self._fail(channel)
        return channel + 1

    async def lacks(self, channel: int, *, thread: bool = False) -> tuple[str, ...]:
        return self.missing

    def channel_name(self, channel: int) -> str | None:
        return self.names.get(channel)

    def can_view(self, channel: int, user: int, roles: Collection[int]) -> bool:
        return channel not in self.hidden

    def operator(self) -> str | None:
        return self.run_by

    async def is_member(self, guild: int, user: int) -> bool:
        if self.guild_gone:
            raise Gone("guild")
        return user not in self.members_gone

    def _open(self, user: int) -> None:
        if user in self.crowded:
            raise DmLater

    def _fail(self, channel: int) -> None:
        if self.faults:
            raise self.faults.pop(0)
        if self.guild_gone and channel < 1000:
            raise Gone("guild")
        if channel in self.channels_gone:
            raise Gone("channel")
        if channel in self.forbidden:
            raise NotAllowed(("Send Messages",))

    def _judge(self, card: Card) -> None:
        if self.judge is not None:
            self.judge(card)

    def _now(self) -> float:
        return self.clock.now() if self.clock is not None else 0.0

    def _fresh(self, message: Message) -> bool:
        return self._now() - message.at <= NONCE_SECONDS

    def in_channel(self, channel: int = 100) -> list[Message]:
        return [message for message in self.messages.values() if message.channel == channel]

    def dms(self, user: int) -> list[Message]:
        return self.in_channel(user * 1000)

    def notices(self, user: int) -> list[Message]:
        """Every message that notified this user: new direct messages, and mentions."""
        return [m for m in self.made if not m.silent and (m.channel == user * 1000 or user in m.mentioned)]


def while_sending(messenger: FakeMessenger, deed: Callable[[], Awaitable[object]], *, sent: bool = True) -> None:
    """Let this be done while the next message is on its way: when Discord has taken it, or just before."""
    send = messenger.send

    async def meanwhile(channel: int, card: Card, nonce: str) -> Sent:
        messenger.send = send
        if not sent:
            await deed()
        found = await send(channel, card, nonce)
        if sent:
            await deed()
        return found

    messenger.send = meanwhile


def blocks(card: Card, kind: type) -> list[Any]:
    return [block for block in card.blocks if isinstance(block, kind)]


def buttons(card: Card) -> list[Button]:
    return [*chain.from_iterable(_buttons(block) for block in card.blocks)]


def _buttons(block: object) -> tuple[Button, ...]:
    match block:
        case Buttons():
            return block.row
        case Section():
            return (block.button,)
        case _:
            return ()


def menus(card: Card) -> list[Menu]:
    return blocks(card, Menu)


def named_menus(card: Card) -> list[tuple[str, Any]]:
    """Every menu with the text that stands directly above it; "" where none does."""
    above = [block.text if isinstance(block, Text) else "" for block in card.blocks]
    kinds = Menu | PlaceMenu
    return [(above[at - 1] if at else "", block) for at, block in enumerate(card.blocks) if isinstance(block, kinds)]


def labels(card: Card) -> list[str]:
    return [button.label for button in buttons(card)]


def text(card: Card) -> str:
    return "\n".join(block.text for block in card.blocks if isinstance(block, Text | Section))


def button_ids(card: Card) -> list[ButtonId]:
    found = [b.button_id for b in buttons(card) if b.button_id]
    return found + [block.button_id for block in card.blocks if isinstance(block, Menu | PeopleMenu)]


def nonces(card: Card) -> set[int]:
    return {button_id.nonce for button_id in button_ids(card)}


def deeds(card: Card) -> Iterator[tuple[ButtonId, tuple[str, ...]]]:
    """Everything a card offers to do in the game, as (handle, chosen values)."""
    for button in buttons(card):
        if button.button_id is not None and button.button_id.verb == "do":
            yield button.button_id, ()
    for menu in menus(card):
        if menu.button_id.verb in ("do", "pick"):
            if menu.least <= 1:
                for choice in menu.choices:
                    yield menu.button_id, (choice.value,)
            if menu.most > 1:
                yield menu.button_id, tuple(choice.value for choice in menu.choices[: menu.most])
