"""Who sees a channel: as the library tells it of members that it knows, and hidden where it cannot be told."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.permissions import can_view
from tests.cogs.conftest import Scene
from tests.cogs.test_messenger import do

CHANCES = (None, None, True, False)


def member(guild: discord.Guild, user: int, roles: list[int]) -> discord.Member:
    """The member as the library makes one of an interaction."""
    data: Any = {
        "user": {"id": user, "username": "x", "discriminator": "0", "avatar": None},
        "roles": roles,
        "joined_at": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    return discord.Member(data=data, guild=guild, state=guild._state)


def overwrites(random: Random, roles: list[int], people: list[int]) -> Iterator[Overwrite]:
    named = [*((role, OverwriteType.ROLE) for role in roles), *((user, OverwriteType.MEMBER) for user in people)]
    for target, kind in random.sample(named, random.randint(0, len(named))):
        given = discord.PermissionOverwrite(view_channel=random.choice(CHANCES), connect=random.choice(CHANCES))
        allow, deny = given.pair()
        yield Overwrite(target_id=target, type=kind, allow=allow.value, deny=deny.value)


@pytest.mark.guarantee("lists-show-what-one-may-see")
@pytest.mark.parametrize("seed", range(4))
async def test_permissions_are_those_the_library_computes(scene: Scene, seed: int) -> None:
    random, world = Random(seed), scene.world
    bits = (discord.Permissions.none(), discord.Permissions(view_channel=True), discord.Permissions(administrator=True))
    roles = [world.guild.create_role(f"role-{at}", permissions=permissions) for at, permissions in enumerate(bits)]
    people = [world.member(name) for name in ("ada", "bob")]
    overwritten = [world.guild.default_role.id, *(role.id for role in roles)], [person.id for person in people]
    for at in range(6):
        make = world.guild.create_voice_channel if at % 3 == 2 else world.guild.create_text_channel
        made = make(f"room-{at}")
        for overwrite in overwrites(random, *overwritten):
            world.env.backend.set_overwrite(made.id, overwrite)
        await world.env.settle()
        channel: Any = scene.client.get_channel(made.id)
        assert can_view(channel, channel.guild.owner_id, ())
        for person in people:
            for some in ([], [roles[0].id], [roles[1].id], [roles[0].id, roles[1].id], [roles[2].id]):
                held = channel.permissions_for(member(channel.guild, person.id, some))
                seen = held.view_channel and (at % 3 != 2 or held.connect)
                assert can_view(channel, person.id, some) == seen, (at, some)


@pytest.mark.guarantee("lists-show-what-one-may-see")
async def test_a_thread_is_seen_as_its_channel_a_private_one_by_few(scene: Scene) -> None:
    ada, keeper = scene.world.member("ada"), scene.world.guild.create_role("keeper")
    thread = await do(scene, lambda m: m.open_thread(scene.channel.id, "Table"))
    await scene.world.env.settle()
    assert scene.messenger.can_view(thread, ada.id, ())
    found: Any = scene.client.get_channel(thread)
    found._type = discord.ChannelType.private_thread
    assert not scene.messenger.can_view(thread, ada.id, ()), "whether she is in it is not told to the bot"
    role: Any = found.guild.get_role(keeper.id)
    role._permissions = discord.Permissions(view_channel=True, manage_threads=True).value
    assert scene.messenger.can_view(thread, ada.id, (keeper.id,))
    assert not scene.messenger.can_view(12345, ada.id, (keeper.id,)), "a channel that the cache does not hold"
    found.guild._remove_channel(found.parent)
    assert not can_view(found, ada.id, (keeper.id,)), "nor a thread whose channel is not known"
