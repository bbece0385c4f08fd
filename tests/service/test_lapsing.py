"""Lobbies that do not begin and invitations that are not answered end, a day after a notice."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service.features.lobby.lapsing import DAY
from bot.service.people import quiet_hours
from bot.service.records import Person
from tests.service.pretended import Message, labels, text
from tests.service.world import ANN, BOB, CEM, GUILD, World


async def status(world: World) -> tuple[str, str | None]:
    table = (await world.loaded()).table
    return table.status, table.paused


def lobbies(world: World) -> list[Message]:
    return [message for message in world.messenger.in_channel() if "Join" in labels(message.card)]


async def lapses(world: World) -> dict[int, float]:
    """Return when each timer is due, in days from now."""
    async with world.store.read(GUILD) as tx:
        timers = await tx.timers_of("lapse")
    return {timer.target: round((timer.due - world.clock.now()) / DAY, 3) for timer in timers}


async def set_days(world: World, days: str, **more: Any) -> str:
    return text(await world.press(ANN, "server-lobbies", table=0, values=(days,), server_admin=True, **more))


def told(world: World, user: int) -> str:
    return "\n".join(text(message.card) for message in world.messenger.dms(user))


async def test_a_lobby_closes_a_day_after_a_notice(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    await world.settle()
    (first,) = lobbies(world)
    await world.advance(5.9 * DAY)
    assert lobbies(world) == [first] and "Keep open" not in labels(first.card)
    await world.advance(0.1 * DAY)
    (second,) = lobbies(world)
    assert second.id != first.id and second.card.mentions == (ANN,)
    assert f"<@{ANN}>, this table is still waiting" in text(second.card) and "Keep open" in labels(second.card)
    assert await status(world) == ("lobby", None)
    await world.advance(DAY)
    assert await status(world) == ("cancelled", None)
    assert "did not begin in time" in text(second.card) and "/play" in text(second.card) and not labels(second.card)
    assert "did not begin in time" in told(world, ANN) and "/play" in told(world, BOB)
    assert await lapses(world) == {} and "Your table" not in text(await world.look(ANN, "my-tables"))


async def test_the_texts_are_in_the_language_of_the_reader(world: World) -> None:
    await world.store.people.save_person(Person(user=ANN, language="de"))
    await world.press(ANN, "server-language", table=0, values=("de",), server_admin=True)
    await world.service.play(world.ask(ANN), "space-mission", thread=False)
    await world.advance(6 * DAY)
    (german,) = [each for each in world.messenger.in_channel() if "Offen halten" in labels(each.card)]
    assert "dieser Tisch wartet noch auf sein Spiel" in text(german.card)
    assert "bleibt mindestens bis <t:" in text(await world.press(ANN, "keep-open", locale="de"))
    await world.advance(6 * DAY)
    await world.advance(DAY)
    assert "wurde geschlossen, weil das Spiel nicht rechtzeitig begonnen hat" in text(
        world.messenger.in_channel()[0].card
    )
    assert "/spielen" in told(world, ANN) and "nicht rechtzeitig begonnen" in told(world, ANN)


@pytest.mark.parametrize("user", [ANN, BOB])
async def test_keep_open_gives_the_whole_time_again(world: World, user: int) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    await world.advance(6 * DAY)
    answer = await world.press(user, "keep-open")
    assert "stays open until <t:" in text(answer)
    assert await lapses(world) == {0: 6.0}
    await world.settle()
    (message,) = lobbies(world)
    assert "Keep open" not in labels(message.card) and "waiting for its game" not in text(message.card)
    await world.advance(5.9 * DAY)
    assert await status(world) == ("lobby", None)


async def test_strangers_do_not_keep_a_table_open(world: World) -> None:
    await world.opened(ANN)
    await world.advance(6 * DAY)
    before = await lapses(world)
    assert "You do not sit at this table" in text(await world.press(CEM, "keep-open"))
    assert await lapses(world) == before == {0: 1.0}
    await world.press(CEM, "keep-open", server_admin=True)
    assert await lapses(world) == {0: 6.0}, "an admin runs the server's tables"


async def test_each_change_gives_a_lobby_more_time(world: World) -> None:
    await world.opened(ANN)
    await world.advance(6.5 * DAY)
    await world.press(BOB, "join")
    assert await lapses(world) == {0: 6.0}
    await world.advance(1 * DAY)
    assert await status(world) == ("lobby", None)
    await world.press(ANN, "start")
    assert await lapses(world) == {}


async def test_the_server_sets_how_long_tables_wait(world: World) -> None:
    assert "closes after 7 days" in text(await world.look(ANN, "server", server_admin=True))
    assert "closes after 3 days" in await set_days(world, "3")
    await world.opened(ANN)
    assert await lapses(world) == {0: 2.0}
    assert "as long as it takes" in await set_days(world, "0")
    await world.advance(2 * DAY)
    assert await lapses(world) == {} and await status(world) == ("lobby", None)
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    assert await lapses(world) == {}
    assert "stays open." in text(await world.press(ANN, "keep-open"))
    for days in ("5", "", "-1", "x"):
        await set_days(world, days)
        async with world.store.read(GUILD) as tx:
            assert (await tx.guild_settings()).lobby_days == 0


async def test_an_invitation_is_said_once_more_then_it_ends(world: World) -> None:
    await world.opened(ANN)
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    await world.advance(2 * DAY)
    await world.press(CEM, "join")
    assert await lapses(world) == {0: 6.0, BOB: 4.0}, "the invitation does not begin anew"
    await world.advance(4 * DAY)
    *_, again = [message for message in world.messenger.in_channel() if message.card.mentions == (BOB,)]
    assert "becomes free again <t:" in text(again.card) and labels(again.card) == ["Join", "No, thanks"]
    await world.advance(DAY)
    assert [(seat.number, seat.user) for seat in (await world.loaded()).seats] == [(0, ANN), (1, CEM)]
    assert "Bob has not answered your invitation" in told(world, ANN).replace("\\", "")
    assert await status(world) == ("lobby", None) and BOB not in await lapses(world)


@pytest.mark.parametrize("how", ["join", "leave", "lobby-remove"])
async def test_an_answered_invitation_does_not_end(world: World, how: str) -> None:
    await world.opened(ANN)
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    if how == "lobby-remove":
        await world.press(ANN, how, values=(str(BOB),))
    else:
        await world.press(BOB, how)
    assert await lapses(world) == {0: 6.0}
    await world.press(ANN, "keep-open")
    await world.advance(6.5 * DAY)
    assert not [message for message in world.messenger.in_channel() if message.card.mentions == (BOB,)]


async def test_the_notice_waits_for_the_end_of_quiet_time(world: World) -> None:
    await world.store.people.save_person(Person(user=ANN, quiet=(0, 1439)))
    await world.opened(ANN)
    await world.settle()
    await world.advance(6 * DAY)
    (message,) = lobbies(world)
    waits = (await lapses(world))[0]
    assert waits > 1 and message.card.mentions == () and message.versions == 1, "it is quiet but for a minute a day"
    await world.advance((waits - 1) * DAY)
    (message,) = lobbies(world)
    assert message.card.mentions == (ANN,) and await lapses(world) == {0: 1.0}


async def test_a_host_who_wants_no_notices_is_not_mentioned(world: World) -> None:
    await world.store.people.save_person(Person(user=ANN, notice="silent"))
    await world.opened(ANN)
    await world.advance(6 * DAY)
    (message,) = lobbies(world)
    assert message.card.mentions == () and f"<@{ANN}>, this table is still waiting" in text(message.card)


async def test_a_lobby_in_direct_messages_closes_too(world: World) -> None:
    await world.service.play(world.ask(ANN, guild=None, channel=5000), "space-mission", thread=False)
    await world.advance(6 * DAY)
    (message,) = world.messenger.in_channel(5000)
    assert "Keep open" in labels(message.card)
    await world.advance(DAY)
    assert "did not begin in time" in text(message.card)


async def test_an_invitation_ends_a_day_after_the_quiet_time(world: World) -> None:
    """The user can still answer when they are mentioned once more: after their weekend."""
    await world.store.people.save_person(Person(user=BOB, quiet_days=(5, 6)))
    while quiet_hours.local(Person(user=BOB), world.clock.now()).weekday() != 3:
        world.clock.advance(DAY)
    await set_days(world, "3")
    await world.opened(ANN)
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    await world.advance(DAY)
    await world.press(ANN, "keep-open")
    for _ in range(3):
        await world.advance(DAY)
        await world.press(ANN, "keep-open")
    *_, again = [message for message in world.messenger.in_channel() if message.card.mentions == (BOB,)]
    assert "becomes free again <t:" in text(again.card) and 0 < (await lapses(world))[BOB] <= 1
    await world.advance(DAY)
    assert [seat.user for seat in (await world.loaded()).seats] == [ANN]
