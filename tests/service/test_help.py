"""`/help`, and the welcome in a server that the bot joined."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.errors import StoreUnavailable
from bot.games.registry import TITLES
from bot.service.features.help.about import about_card
from bot.service.messenger import Gone, Later, NotAllowed
from tests.service.ending import conclude
from tests.service.pretended import Message, menus
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World, buttons, judged, text
from tests.service.world import world as opened_world

DAY = 86_400.0
OTHER = 101


async def joined(world: World, *channels: int) -> list[Message]:
    """The bot joins the server now; return the messages that stand there."""
    await world.service.guild_seen(GUILD, "Club", "en")
    await world.service.welcome(GUILD, channels or (CHANNEL,), world.clock.now())
    return list(world.messenger.messages.values())


@pytest.mark.parametrize("guild", [None, GUILD])
@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_help_answers_the_first_questions(world: World, guild: int | None, locale: str):
    world.messenger.run_by = "Ada_*"
    card = await world.look(ANN, "help", guild=guild, locale=locale)
    said = text(card)
    assert "Matt Worden" in said and "Frank Müller" in said and r"Ada\_\*" in said
    for verb, shows in (
        ("about", "MIT"),
        ("rules", "Skymines"),
        ("my-tables", ""),
        ("preferences", "English"),
        ("new-game", "Skymines"),
    ):
        [button] = [one for one in buttons(card) if one.button_id and one.button_id.verb == verb]
        assert button.button_id is not None
        shown = await world.use(ANN, button.button_id, guild=guild, locale=locale)
        offered = " ".join(choice.label for menu in menus(shown) for choice in menu.choices)
        assert shows in f"{text(shown)} {offered}"


async def test_help_without_a_known_operator_names_the_admins(world: World):
    assert "the admins of your server" in text(await world.look(ANN, "help"))


async def test_start_a_game_opens_a_table_here(world: World):
    [menu] = menus(await world.press(ANN, "new-game", table=0, of=0))
    assert "open" in text(await world.use(ANN, menu.button_id, ("skymines",)))
    assert (await world.loaded()).table.game == "skymines"
    assert text(await world.use(ANN, menu.button_id, ("crazy-eights",), guild=None))


async def test_welcome_leads_to_a_game_and_to_help(world: World):
    [message] = await joined(world)
    assert message.channel == CHANNEL and message.silent and "Skymines" in text(message.card)
    assert "Which game" in text(await world.click(ANN, message.card, "Start a game"))
    assert "How do I play" in text(await world.click(ANN, message.card, "How it works"))


async def test_welcome_is_removed_by_server_admins_alone(world: World):
    [message] = await joined(world)
    refused = await world.click(ANN, message.card, "Remove")
    assert "manage the server" in text(refused) and message.id in world.messenger.messages
    await world.click(ANN, message.card, "Remove", server_admin=True)
    assert message.id not in world.messenger.messages
    assert "gone" in text(await world.click(ANN, message.card, "Remove", server_admin=True))


@pytest.mark.guarantee("welcome-once")
async def test_welcome_comes_once_through_restarts_and_rejoins(tmp_path: Path):
    async with opened_world(tmp_path) as first:
        assert len(await joined(first)) == 1
        for _ in range(5):
            await first.service.guild_lost(GUILD)
            await joined(first)
    async with opened_world(tmp_path, messenger=first.messenger, clock=first.clock) as second:
        await joined(second)
        assert len(first.messenger.made) == 1
        second.clock.advance(31 * DAY)
        await joined(second)
        assert len(first.messenger.made) == 2


@pytest.mark.guarantee("welcome-once")
@pytest.mark.parametrize("arrived", [True, False])
async def test_welcome_of_a_process_that_died_is_looked_for(world: World, arrived: bool):
    """The process dies after the claim, before or after the message arrived: it stands there once in the end."""
    dying = world.messenger.afterwards if arrived else world.messenger.faults
    dying.append(KeyboardInterrupt())  # pyright: ignore[reportArgumentType]
    with pytest.raises(KeyboardInterrupt):
        await joined(world)
    world.clock.advance(DAY)  # Discord has forgotten the nonce
    assert len(await joined(world)) == 1
    assert len(await joined(world)) == 1
    assert len(world.messenger.made) == 1


@pytest.mark.parametrize("arrived", [True, False])
async def test_welcome_that_discord_did_not_confirm_comes_once(world: World, arrived: bool):
    (world.messenger.afterwards if arrived else world.messenger.faults).append(Later())
    await joined(world)
    world.clock.advance(DAY)
    assert len(await joined(world)) == 1


@pytest.mark.parametrize("fault", [NotAllowed(("Send Messages",)), Gone("channel")])
async def test_welcome_goes_where_it_may(world: World, fault: Exception):
    world.messenger.faults.append(fault)
    [message] = await joined(world, CHANNEL, OTHER)
    assert message.channel == OTHER


async def test_no_welcome_where_no_channel_takes_it(world: World):
    world.messenger.forbidden = {CHANNEL, OTHER}
    assert await joined(world, CHANNEL, OTHER) == []
    world.messenger.forbidden = set()
    assert await joined(world, CHANNEL, OTHER) == []


async def test_no_welcome_without_a_channel_and_later_than_a_day(world: World):
    await world.service.welcome(GUILD, (), world.clock.now())
    await world.service.welcome(GUILD, (CHANNEL,), world.clock.now() - 2 * DAY)
    assert world.messenger.made == []


async def test_welcome_speaks_the_language_of_the_server(world: World):
    await world.service.guild_seen(GUILD, "Club", "de")
    await world.service.welcome(GUILD, (CHANNEL,), world.clock.now())
    assert "Hallo" in text(next(iter(world.messenger.messages.values())).card)


# -- /about --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("guild", [None, GUILD])
@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_about_tells_who_made_the_games_and_hosts_them(world: World, guild: int | None, locale: str):
    world.messenger.run_by = "Ada_*"
    said = text(await world.look(ANN, "about", guild=guild, locale=locale))
    for title in TITLES.values():
        meta = title.game.meta
        free = meta.publisher == "public domain"
        assert meta.title in said and (free or (meta.designer in said and meta.publisher in said))
    assert r"Ada\_\*" in said and "MIT" in said and "public domain" not in said


async def test_about_counts_the_games_that_are_going_on(world: World):
    assert "No game is going on" in text(await world.look(CEM, "about"))
    await world.started(ANN, BOB)
    await world.opened(ANN, channel=OTHER)
    assert "One game is going on" in text(await world.look(CEM, "about"))
    await conclude(world)
    await world.settle()
    assert "No game is going on" in text(await world.look(CEM, "about"))


async def test_about_shows_what_the_host_has_set(world: World):
    begun = world.clock.now()
    settings = replace(
        world.context.settings, version="4.5", contact="ada_*@example.org", privacy="https://example.org/p", began=begun
    )
    card = judged(await about_card(replace(world.context, settings=settings), "en"))
    said = text(card)
    assert "Version 4.5" in said and f"<t:{int(begun)}:R>" in said and r"ada\_\*\@example.org" in said
    assert [button.url for button in buttons(card)] == ["https://example.org/p"]
    linked = replace(world.context, settings=replace(settings, contact="https://example.org/a_b_c"))
    assert "Contact: https://example.org/a_b_c" in text(judged(await about_card(linked, "en")))
    plain = await about_card(world.context, "en")
    assert "Contact" not in text(plain) and not buttons(plain)


async def test_about_is_told_when_the_files_cannot_be_read(world: World, monkeypatch: pytest.MonkeyPatch):
    async def broken() -> int:
        raise StoreUnavailable("locked")

    monkeypatch.setattr(world.store.people, "count_running", broken)
    said = text(await world.look(ANN, "about"))
    assert "MIT" in said and "going on" not in said
