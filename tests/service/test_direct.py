"""Tables in a user's direct messages: a place like a server, with one person in it."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.errors import StoreUnavailable
from bot.games.core.style import Style
from bot.service.card import ButtonId, Card
from bot.service.messenger import DmClosed
from bot.service.places import Place
from bot.service.records import Person
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import load_table
from tests.service.pretended import PeopleMenu, blocks, deeds, labels, text
from tests.service.world import ANN, BOB, GUILD, World, world

DM = 5000
HERE = Place.direct(ANN).number
IN_DM: dict[str, Any] = {"guild": None, "channel": DM}


async def press(
    host: World, verb: str, *nouns: str, user: int = ANN, values: tuple[str, ...] = (), table: int = 1
) -> Card:
    return await host.press(user, verb, *nouns, table=table, of=HERE, values=values, **IN_DM)


async def opened(host: World, game: str = "space-mission") -> int:
    answer = await host.service.play(host.ask(ANN, **IN_DM), game, thread=False)
    assert "open below" in text(answer)
    await host.settle()
    async with host.store.read(HERE) as tx:
        return max(table.id for table in await tx.tables(("lobby",)))


async def started(host: World, game: str = "space-mission") -> int:
    number = await opened(host, game)
    await press(host, "computer", "easy", table=number)
    await press(host, "start", table=number)
    await host.settle()
    return number


async def loaded(host: World, number: int = 1) -> LoadedTable:
    return await load_table(host.context, HERE, number)


async def test_a_board_is_drawn_as_its_only_reader_prefers(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    styles = list[Style]()

    async def draw(*given: Any) -> None:
        styles.append(given[6])

    monkeypatch.setattr(world.context.render_service, "draw", draw)
    await world.look(ANN, "pictures", "words")
    await started(world)
    assert styles == []
    await world.look(ANN, "pictures", "wide")
    await press(world, "board")
    await started(world, "space-missions")
    assert {*styles} == {Style(wide=True)}


async def play_to_the_end(host: World, number: int) -> None:
    chance = random.Random(5)
    while (await loaded(host, number)).table.status == "running":
        panel = await press(host, "act", table=number)
        button_id, values = chance.choice(list(deeds(panel)))
        while button_id.verb == "pick":
            answer = await host.use(ANN, button_id, values, **IN_DM)
            button_id, values = chance.choice(list(deeds(answer)))
        await host.use(ANN, button_id, values, **IN_DM)
        await host.advance(60.0)


def of_table(host: World) -> list[Card]:
    return [message.card for message in host.messenger.in_channel(DM)]


async def test_a_whole_game_is_played_in_direct_messages(world: World) -> None:
    number = await started(world, "crazy-eights")
    assert world.messenger.in_channel(ANN * 1000) == [], "the board is the notice: no panel stands beside it"
    await play_to_the_end(world, number)
    end = of_table(world)[-1]
    assert "Rematch" in labels(end)
    assert "The rematch has begun" in text(await press(world, "rematch", table=number))
    again = await loaded(world, number + 1)
    assert [seat.user or seat.computer for seat in again.seats] == ["easy", ANN]


async def test_no_substitute_is_asked_for_in_direct_messages(world: World) -> None:
    await started(world)
    assert "Nobody else can see" in text(await press(world, "substitute"))


async def test_the_lobby_offers_only_what_one_person_can_do(world: World) -> None:
    await opened(world)
    [lobby] = of_table(world)
    offered = labels(lobby)
    assert {"Add a computer", "Start", "Settings", "Cancel"} <= {*offered} and not {"Join", "Leave"} & {*offered}
    assert "Clock:" not in text(lobby) and "Rated:" not in text(lobby), "alone nothing is agreed on"
    settings = await press(world, "settings")
    assert not blocks(settings, PeopleMenu) and "Clock, reminders, rating" not in labels(settings)
    assert "Nobody else can see" in text(await press(world, "invite", values=(f"{BOB} Bob",)))
    await press(world, "computer", "easy")
    await press(world, "start")
    assert "Nobody else can see" in text(await press(world, "offer-seat", "0", "anybody"))
    seat = await press(world, "host-replaced", values=("1",))
    assert not blocks(seat, PeopleMenu)
    answer = await world.service.play(world.ask(ANN, **IN_DM), "space-mission", thread=True)
    assert "no threads in direct messages" in text(answer)


@pytest.mark.guarantee("direct-private")
@pytest.mark.parametrize("where", [GUILD, None])
async def test_another_person_reaches_no_table_in_them(world: World, where: int | None) -> None:
    await started(world)
    before = (await loaded(world)).entries
    for verb, nouns in [("join", ()), ("act", ()), ("look", ("hand",)), ("text", ("board",)), ("do", ("top-up", "-"))]:
        answer = await world.use(BOB, ButtonId(HERE, 1, verb, nouns), guild=where, channel=DM)
        assert "no such table" in text(answer), verb
    for name in ("1", f"{HERE}/1"):
        shown = text(await world.look(BOB, "board", table=name, guild=where, channel=DM))
        assert "no such table" in shown or "No table" in shown, name
    assert (await loaded(world)).entries == before


async def test_it_is_listed_beside_the_tables_of_servers(world: World) -> None:
    await started(world)
    await world.started(ANN, BOB)
    listed = text(await world.look(ANN, "my-tables"))
    assert "https://discord.com/channels/@me/5000)** · your direct messages" in listed
    assert f"https://discord.com/channels/{GUILD}/" in listed
    assert "Your hand" in text(await world.look(ANN, "hand", table="1", **IN_DM)), "a number means the one here"
    [mine, _] = await world.service.complete_table(world.ask(ANN, **IN_DM), "")
    assert mine.value == f"{HERE}/1" and "your direct messages" in mine.label
    assert "Your hand" in text(await world.look(ANN, "hand", table=mine.value))


@pytest.mark.files("a server's file")
async def test_a_restart_loses_nothing_and_pauses_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as first:
        await started(first)
        messenger, clock = first.messenger, first.clock
    assert (tmp_path / "guilds" / f"dm-{ANN}.sqlite").exists()
    async with world(tmp_path, messenger=messenger, clock=clock) as second:
        await second.service.ready(lambda guild: False)
        await second.settle()
        assert (await loaded(second)).table.status == "running"
        await press(second, "do", "top-up", "-")
        await second.advance(60.0)
        assert (await loaded(second)).entries > 1


async def test_closed_direct_messages_rest_the_table_until_it_resumes(world: World) -> None:
    await started(world)
    world.messenger.faults += [DmClosed()]
    await press(world, "do", "top-up", "-")
    await world.advance(60.0)
    assert (await loaded(world)).table.paused == "channel"
    assert not (await world.store.due_index.due(world.clock.now())), "nothing is tried in vain"
    await world.look(ANN, "resume", table="1", **IN_DM)
    await world.settle()
    assert (await loaded(world)).table.status == "running"
    assert "Act" in labels(of_table(world)[-1])


async def test_its_language_is_its_users(world: World) -> None:
    await world.store.people.save_person(Person(user=ANN, language="de"))
    await world.service.play(world.ask(ANN, **IN_DM), "space-mission", thread=False)
    await world.settle()
    assert "deinen Direktnachrichten" in text(of_table(world)[0])


@pytest.mark.guarantee("forgotten-direct")
async def test_forget_me_deletes_these_games(world: World) -> None:
    number = await started(world)
    file = world.folder / "guilds" / f"dm-{ANN}.sqlite"
    assert "your direct messages" in text(await world.look(ANN, "my-data", **IN_DM))
    await world.press(ANN, "forget-me", "yes", of=0, table=0, **IN_DM)
    await world.advance(3600.0)
    assert not file.exists() and of_table(world) == []
    assert HERE not in await world.store.guilds()
    with suppress(StoreUnavailable):  # files refuse it: deleted a moment ago
        async with world.store.write(HERE):
            pass
    assert not file.exists() and HERE not in await world.store.guilds(), "late work brings nothing back"
    assert await opened(world) > number, "an old button means no new table"


@pytest.mark.files("a server's file")
async def test_what_waits_for_a_deleted_file_makes_no_new_one(world: World) -> None:
    await started(world)
    files, path = world.store.files, world.store.folder.guild(HERE)

    async def late() -> None:
        async with world.store.write(HERE):
            pytest.fail("there is nothing to write to")

    async with world.store.read(HERE):
        files.deleted.add(HERE)
        deleting = asyncio.create_task(files.forget(HERE, [path]))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(late())
        await asyncio.sleep(0)
    await deleting
    with pytest.raises(StoreUnavailable, match="deleted a moment ago"):
        await waiting
    assert not path.exists()


async def test_a_lobby_that_cannot_be_posted_is_closed(world: World) -> None:
    world.messenger.faults += [DmClosed()]
    answer = await world.service.play(world.ask(ANN, **IN_DM), "space-mission", thread=False)
    assert "open below" in text(answer)
    await world.settle()
    assert (await loaded(world)).table.status == "cancelled"
    assert await opened(world) == 2, "once they are open, the next try works"


async def test_limits_hold_in_direct_messages(tmp_path: Path) -> None:
    async with world(tmp_path) as host:
        for _ in range(host.context.settings.bounds.lobbies):
            await opened(host)
        answer = await host.service.play(host.ask(ANN, server_admin=True, **IN_DM), "space-mission", thread=False)
        assert "waiting" in text(answer) or "lobb" in text(answer), text(answer)


async def test_a_reminder_comes_to_the_same_place(world: World) -> None:
    await started(world)
    await press(world, "snooze", "hour")
    await world.advance(3600.0)
    assert len(world.messenger.in_channel(DM)) > 2
    assert world.messenger.in_channel(ANN * 1000) == []
