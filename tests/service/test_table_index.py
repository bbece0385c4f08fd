"""The index of users' tables answers for all tables of a user by one query, and names the next table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.service.card import ButtonId
from bot.service.features.play import next_table
from bot.service.ports.table_index import Listing
from bot.service.tables.index import listings
from db.rebuild import rebuild_index
from db.table_index import Users
from tests.service.ending import conclude
from tests.service.pretended import buttons, menus, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World, judged

USERS = (ANN, BOB, CEM)


async def listed(world: World, user: int) -> dict[int, Listing | None]:
    return {found.id.table: found.listing for found in await world.store.people.listed(user)}


async def index_is_right(world: World, *tables: int) -> None:
    """Fail unless the index holds of these tables what the tables themselves tell."""
    await world.settle()
    for number in tables:
        loaded = await world.loaded(number)
        async with world.store.read(GUILD) as tx:
            expected = await listings(tx, loaded)
        for user in USERS:
            assert (await listed(world, user)).get(number) == expected.get(user), (number, user)


async def test_the_index_follows_a_table_through_its_life(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    await index_is_right(world, 1)
    assert (await listed(world, BOB))[1] is not None
    await world.press(ANN, "option", "order", values=("fixed",))
    await world.press(ANN, "start")
    await index_is_right(world, 1)
    for user in (ANN, BOB):
        world.clock.advance(60)
        await world.discard(user)
        await index_is_right(world, 1)
        await world.discard(user)
        await index_is_right(world, 1)
    assert [user for user in USERS if (found := (await listed(world, user)).get(1)) and found.awaited] == [ANN]
    await world.service.channel_lost(GUILD, CHANNEL)
    await index_is_right(world, 1)
    await world.look(ANN, "resume", channel=555)
    await index_is_right(world, 1)
    found = (await listed(world, ANN))[1]
    assert found is not None and (found.channel, found.awaited) == (555, True)
    await world.press(ANN, "resign-sure", "computer")
    await index_is_right(world, 1)


async def test_index_follows_an_undo_and_a_deleted_player(world: World) -> None:
    await world.started(ANN, BOB)
    await world.fly(ANN)
    await index_is_right(world, 1)
    await world.look(ANN, "undo")
    await index_is_right(world, 1)
    await world.store.forget(ANN)
    await index_is_right(world, 1)
    found = (await listed(world, BOB))[1]
    assert found is not None and found.status == "paused"
    assert await listed(world, ANN) == {}


@pytest.mark.files("which files are opened")
async def test_a_rebuild_and_the_rules_fill_an_index_that_was_lost(world: World) -> None:
    await world.started(ANN, BOB)
    await world.started(BOB, CEM)
    await world.opened(CEM)
    await world.service.guild_seen(GUILD, "Port", "en")
    await index_is_right(world, 1, 2, 3)
    before = [await world.store.people.listed(user) for user in USERS]
    await world.store.people_file.reindex(GUILD, {})
    assert await listed(world, ANN) == {}
    await rebuild_index(world.store)
    await index_is_right(world, 1, 2, 3)
    assert [await world.store.people.listed(user) for user in USERS] == before
    assert {found.server for one in before for found in one} == {"Port"}


async def test_a_stale_row_is_passed_over_when_the_table_is_opened(world: World) -> None:
    await world.started(ANN, BOB)
    await world.started(ANN, BOB)
    await world.settle()
    stale = (await listed(world, ANN))[1]
    assert stale is not None
    await world.turn(ANN)
    await world.settle()
    await world.store.people_rows.index(GUILD, 1, {ANN: stale}, "Port")
    assert "Table 2" in text(await world.look(ANN, "next"))


@pytest.fixture
def counted(world: World, monkeypatch: pytest.MonkeyPatch) -> Callable[[], tuple[int, int]]:
    """Return what tells how often a guild's file was used, and the shared file asked, since it was called last."""
    counts = [0, 0]
    files, shared = world.store.files, world.store.people_file._file  # pyright: ignore[reportPrivateUsage]
    use, ask = files.use, shared.ask

    def using(*given: Any, **named: Any) -> Any:
        counts[0] += 1
        return use(*given, **named)

    async def asking(*given: Any) -> Any:
        counts[1] += 1
        return await ask(*given)

    monkeypatch.setattr(files, "use", using)
    monkeypatch.setattr(shared, "ask", asking)

    def told() -> tuple[int, int]:
        found = counts[0], counts[1]
        counts[:] = [0, 0]
        return found

    return told


async def sat_at(world: World, tables: int) -> None:
    """Let Ann be awaited at so many tables of so many servers, none of which has a file."""
    found = (await listed(world, ANN))[1]
    assert found is not None
    for number in range(tables):
        await world.store.people_file.reindex(7000 + number, {1: Users(3e9, {ANN: found})})


@pytest.mark.files("which files are opened")
async def test_many_tables_cost_no_more_queries_than_one(world: World, counted: Callable[[], tuple[int, int]]) -> None:
    await world.started(ANN, BOB)
    await world.settle()
    loaded = await world.loaded()
    done = msgspec.structs.replace(loaded.table, status="paused")
    costs: dict[int, list[tuple[int, int]]] = {}
    for tables in (1, 60):
        await sat_at(world, tables)
        request = world.ask(ANN)
        counted()
        found = await next_table.after(world.context, type(loaded)(GUILD, done, loaded.seats, loaded.title), ANN)
        assert found is not None and found.id.guild >= 7000
        costs[tables] = [counted()]
        await sat_at(world, tables)
        choices = await world.service.complete_table(request, "")
        assert len(choices) == min(tables + 1, 25)
        costs[tables].append(counted())
    assert costs[1] == costs[60]
    assert costs[60][0] == (0, 1)


@pytest.mark.files("which files are opened")
async def test_my_tables_opens_what_it_shows_and_a_choice_in_a_dm_none(
    world: World, counted: Callable[[], tuple[int, int]]
) -> None:
    await world.started(ANN, BOB)
    await world.settle()
    await sat_at(world, 60)
    counted()
    card = await world.look(ANN, "my-tables")
    assert counted()[0] <= 20 and "Table 1" in text(card) and len(buttons(card)) == 1
    card = await world.look(ANN, "act", guild=None)
    (menu,) = menus(card)
    assert counted()[0] == 0 and len(menu.choices) == 25 and "Table 1 “Procyon”: Space Mission" in menu.choices[0].label
    assert len([one for one in menus(await world.look(ANN, "settings")) if one.button_id.verb == "notice-here"]) == 1
    assert counted()[0] == 0


@pytest.mark.files("which files are opened")
async def test_autocomplete_names_the_tables_of_this_channel_first(world: World) -> None:
    """After them those of this server, then the others: each as old as it is."""
    await world.started(ANN, BOB)
    await world.settle()
    await sat_at(world, 1)
    first = (await listed(world, ANN))[1]
    assert first is not None
    elsewhere = msgspec.structs.replace(first, channel=5)
    await world.store.people_rows.index(7000, 1, {ANN: elsewhere}, "Port")
    await world.store.people_rows.index(GUILD, 1, {ANN: elsewhere}, "Port")
    await world.store.people_rows.index(GUILD, 2, {ANN: first}, "Port")
    choices = await world.service.complete_table(world.ask(ANN), "")
    assert [choice.value for choice in choices] == [f"{GUILD}/2", f"{GUILD}/1", "7000/1"]
    assert "Table 2 “Aldebaran”: Space Mission" in choices[0].label


@pytest.mark.files("which files are opened")
async def test_dm_command_opens_only_the_table_that_awaits(
    world: World, counted: Callable[[], tuple[int, int]]
) -> None:
    await world.started(ANN, BOB)
    await world.settle()
    await sat_at(world, 3)
    found = (await listed(world, ANN))[1]
    assert found is not None
    for guild in (7000, 7001, 7002):
        await world.store.people_rows.index(guild, 1, {ANN: msgspec.structs.replace(found, awaited=False)}, "Port")
    counted()
    card = str((await world.loaded()).view(0).hand[0].number)
    one = counted()[0]
    assert "action 2 of 2" in text(await world.command(ANN, "top-up", {"discard": card}, guild=None))
    assert 0 < counted()[0] <= one + 2, "its transaction, and the panel's reading"


@pytest.mark.parametrize("wrong", ["awaited", "over", "gone"])
async def test_command_finds_its_table_though_the_index_is_behind(world: World, wrong: str) -> None:
    await world.started(ANN, BOB)
    await world.started(ANN, BOB)
    await world.turn(ANN, table=1)
    await world.settle()
    first, second = (await listed(world, ANN))[1], (await listed(world, ANN))[2]
    assert first is not None and second is not None
    owed = msgspec.structs.replace(first, awaited=True)
    if wrong == "over":
        await conclude(world)
        await world.settle()
    await world.store.people_rows.index(GUILD, 9 if wrong == "gone" else 1, {ANN: owed}, "")
    await world.store.people_rows.index(GUILD, 2, {ANN: msgspec.structs.replace(second, awaited=False)}, "")
    card = str((await world.loaded(2)).view(0).hand[0].number)
    assert "action 2 of 2" in text(await world.command(ANN, "top-up", {"discard": card}))
    assert (await world.loaded(2)).entries == 1


# -- after a move, the next table that awaits the player: the longest waiting first ------------------------------------


ELSEWHERE = 901


async def begun_elsewhere(world: World) -> None:
    """A table of Ann and Bob in another server, where Ann is to move."""
    await world.service.guild_seen(ELSEWHERE, "Secret Club", "en")
    there: dict[str, Any] = {"guild": ELSEWHERE, "channel": 555}
    judged(await world.service.play(world.ask(ANN, **there), "space-mission", thread=False))
    await world.press(BOB, "join", of=ELSEWHERE, **there)
    await world.press(ANN, "option", "order", values=("fixed",), of=ELSEWHERE, **there)
    await world.press(ANN, "start", of=ELSEWHERE, **there)
    await world.settle()


async def test_longest_waiting_table_comes_first_on_any_server(world: World) -> None:
    await world.started(ANN, BOB)
    await world.started(ANN, BOB)
    await world.advance(60)
    await begun_elsewhere(world)
    first = await world.discard(ANN)
    assert "The next table" not in text(first), "Bob's turn here goes on"
    answer = await world.discard(ANN)
    assert (
        f"The next table waiting for you: [Table 2 “Aldebaran”: Space Mission](https://discord.com/channels/{GUILD}/"
        in text(answer)
    )
    (door,) = [button for button in buttons(answer) if button.label.startswith("Next:")]
    assert door.button_id == ButtonId(GUILD, 2, "act")
    assert "Table 2" in text(await world.click(ANN, answer, "Next:"))
    await world.discard(ANN, table=2)
    await world.settle()
    answer = await world.discard(ANN, table=2)
    assert "Secret Club" in text(answer) and f"channels/{ELSEWHERE}/555" in text(answer)
    assert "action 1 of 2" in text(await world.click(ANN, answer, "Next:"))
    assert all("Secret Club" not in text(message.card) for message in world.messenger.in_channel(CHANNEL))


async def test_since_is_when_the_seats_choice_began(world: World) -> None:
    await world.started(ANN, BOB)
    await world.started(ANN, BOB)
    await world.turn(ANN)
    began = int(world.clock.now())
    await world.advance(500)
    await world.turn(ANN, table=2)
    await world.advance(500)
    panel = await world.look(BOB, "next")
    assert "Table 1" in text(panel) and f"since <t:{began}:f>" in text(panel)
    await world.discard(BOB)
    answer = await world.discard(BOB)
    assert f"since <t:{began + 500}:f>" in text(answer)
    await world.turn(BOB, table=2)
    assert "No table is waiting for you" in text(await world.look(BOB, "next"))
    await world.look(BOB, "language", "de")
    assert "Kein Tisch" in text(await world.look(BOB, "next"))


async def test_the_table_just_moved_at_is_never_the_next(world: World) -> None:
    """A computer, or a quick neighbour, may have moved before the answer is made."""
    await world.started(ANN, BOB)
    await world.turn(ANN)
    done = await world.loaded()
    await world.turn(BOB)
    assert ANN in (await world.loaded()).awaited()
    assert await next_table.after(world.context, done, ANN) is None
    await world.started(ANN, BOB)
    other_table = await next_table.after(world.context, done, ANN)
    assert other_table is not None and other_table.id.table == 2


async def test_answer_stays_without_a_next_table_or_with_read_errors(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started(ANN, BOB)
    await world.discard(ANN)
    assert "The next table" not in text(await world.discard(ANN))

    async def broken(*_: Any) -> Any:
        raise next_table.StoreError

    monkeypatch.setattr(world.store.people, "listed", broken)
    await world.discard(BOB)
    assert "Bob" in text(await world.discard(BOB))
