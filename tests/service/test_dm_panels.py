"""Hands by direct message: one living message for each table and user, showing only what they may know."""

from __future__ import annotations

import re

from bot.games.core.actions import nouns, verb_of
from bot.games.core.phrase import say
from bot.service.card import ButtonId
from tests.service.pretended import deeds, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World, translator


def names_hand(world: World, user: int, numbers: list[int]) -> bool:
    (message,) = world.messenger.dms(user)
    return all(re.search(rf"\b{number}\b", text(message.card)) for number in numbers)


async def hand_of(world: World, user: int, table: int = 1) -> list[int]:
    loaded = await world.loaded(table)
    return [card.number for card in loaded.view(loaded.seat_number(user)).hand]


async def test_players_get_their_hands_at_the_start_and_after_changes(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    for user in (ANN, BOB, CEM):
        assert names_hand(world, user, await hand_of(world, user))
    for user in (ANN, BOB, CEM):
        await world.turn(user)
        await world.settle()
        assert names_hand(world, user, await hand_of(world, user))
    await world.advance(21)
    assert [len(world.messenger.dms(user)) for user in (ANN, BOB, CEM)] == [1, 1, 1]


async def test_the_message_says_where_it_belongs_and_whose_turn_it_is(world: World) -> None:
    await world.service.guild_seen(GUILD, "Star Port", "en-US")
    await world.started(ANN, BOB)
    (message,) = world.messenger.dms(BOB)
    told = text(message.card)
    assert "Space Mission" in told and "Star Port" in told and f"<#{CHANNEL}>" in told
    board = world.messenger.in_channel()[-1]
    assert f"https://discord.com/channels/{GUILD}/{CHANNEL}/{board.id}" in told
    assert "Ann is to move" in told
    await world.turn(ANN)
    await world.settle()
    (message,) = world.messenger.dms(BOB)
    assert "Your turn" in text(message.card) and list(deeds(message.card))
    assert "Bob\\_\\* is to move" in text(world.messenger.dms(ANN)[0].card)


async def test_a_fresh_message_at_ones_turn_takes_the_old_one_away(world: World) -> None:
    await world.started(ANN, BOB)
    (first,) = world.messenger.dms(BOB)
    await world.turn(ANN)
    await world.settle()
    (second,) = world.messenger.dms(BOB)
    assert second is not first and first.id not in world.messenger.messages
    await world.discard(BOB)
    await world.settle()
    assert world.messenger.dms(BOB) == [second] and second.versions > 1, "edited during Bob's turn"


async def test_same_buttons_work_in_the_dm_and_it_keeps_their_effect(world: World) -> None:
    await world.started(ANN, BOB)
    (message,) = world.messenger.dms(ANN)
    button_id, values = next(deed for deed in deeds(message.card) if deed[0].nouns[0] == "jump")
    answer = await world.use(ANN, button_id, values, guild=None, channel=message.channel)
    assert len(await world.entries()) == 1
    await world.settle()
    done = [line for line in text(answer).splitlines() if line.startswith("✅")]
    assert done and all(line in text(world.messenger.dms(ANN)[0].card) for line in done), "the effect stays in it"
    assert "✅" not in text(world.messenger.dms(BOB)[0].card)
    for look in ("hand", "tiles", "board", "log", "act"):
        assert "Space Mission" in text(await world.look(ANN, look, guild=None, channel=ANN * 1000))


async def test_a_german_at_an_english_table_reads_german_in_private(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join", locale="de")
    await world.press(ANN, "option", "order", values=("fixed",))
    await world.press(ANN, "start")
    await world.settle()
    assert "Deine Hand" in text(world.messenger.dms(BOB)[0].card)
    assert "Your hand" in text(world.messenger.dms(ANN)[0].card)
    assert "is to move" in text(world.messenger.in_channel()[-1].card)
    assert "Ann" in text(await world.look(BOB, "board", locale="de"))
    await world.look(BOB, "language", "en")
    await world.turn(ANN)
    await world.settle()
    assert "Your hand" in text(world.messenger.dms(BOB)[0].card)


async def test_at_a_german_server_the_board_is_german(world: World) -> None:
    await world.service.guild_seen(GUILD, "Raumhafen", "de")
    await world.started(ANN, BOB)
    assert "Ann ist am Zug" in text(world.messenger.in_channel()[-1].card)


async def test_rulebook_preset_shows_only_the_count_of_reserved_tiles(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    await world.press(ANN, "preset", values=("rulebook",))
    await world.press(ANN, "option", "order", values=("fixed",))
    await world.press(ANN, "start")
    await world.settle()
    kind = await _reserve_a_tile(world)
    words = translator().words("en")
    name = words(say(f"sm-tile-{kind}"))
    told = [text(message.card) for message in world.messenger.dms(ANN)]
    told += [text(await world.look(ANN, look)) for look in ("hand", "tiles", "log", "player", "board")]
    planets = [planet.id for planet in (await world.loaded()).view(0).ring]
    told += [text(await world.look(ANN, "planet", planet)) for planet in planets]
    reserved = [line for page in told for line in page.splitlines() if "reserved" in line.casefold()]
    assert reserved, "that a tile is reserved is said"
    assert not [line for line in reserved if name.casefold() in line.casefold()]


async def _reserve_a_tile(world: World) -> str:
    """Let the two play until Ann has reserved a tile; return its kind."""
    for _ in range(200):
        user = await world.awaited()
        loaded = await world.loaded()
        seat = loaded.seat_number(user)
        legal = loaded.game.legal(loaded.state, seat)
        by_verb = {str(action.__struct_config__.tag): action for action in legal}
        wanted = ("take", "scan", "jump", "fly", "top-up") if user == ANN else ("top-up",)
        action = next(by_verb[verb] for verb in wanted if verb in by_verb)
        await world.use(user, ButtonId(GUILD, 1, "do", (verb_of(action), *nouns(action))))
        if verb_of(action) == "take":
            await world.advance(30)
            return nouns(action)[0]
    raise AssertionError("no player scanned")
