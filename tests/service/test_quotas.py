"""Opening tables in every game, and the limits of what one user, channel and server may have open."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import cycle, islice, product
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from bot.errors import Refused
from bot.service.card import Card
from bot.service.messenger import NotAllowed
from bot.service.quotas import HOUR, HOURLY, Bounds, Limited, may_use
from bot.service.records import Table
from bot.service.request import Request
from bot.service.runtime.recent_uses import RecentUses
from tests.sampling import covering
from tests.service.ending import conclude
from tests.service.every_game import EVERY, EVERY_GAME, foreign
from tests.service.pretended import labels, menus, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, DAN, EVA, GUILD, World, judged, unbounded
from tests.service.world import world as make_world
from tests.soaking import share
from tests.support.odd_texts import ODD, disguised

EVIL = "**@everyone** <@1> \u202eevil\n# big [x](https://example.org) "


async def tables(world: World) -> list[Table]:
    return await world.tables()


async def play_any(world: World, user: int, game: str, **more: Any) -> str:
    return text(judged(await world.service.play(world.ask(user, **more), game, thread=False)))


async def test_a_game_that_is_named_oddly_is_not_opened(hall: World) -> None:
    for game in EVERY:
        for word in (*disguised(game), game.upper(), f" {game}", f"{game}\n", EVERY[game].game.meta.title, *ODD):
            assert "do not host this game" in await play_any(hall, ANN, word), word
            assert "do not host this game" in text(await hall.service.play(hall.ask(ANN), word, thread=True)), word
    assert await tables(hall) == []


@pytest.mark.guarantee("quotas")
async def test_hundred_tables_of_one_user_are_not_opened_in_any_game(hall: World) -> None:
    """It is not five tables of each game."""
    most = Bounds().lobbies
    told = [await play_any(hall, ANN, game) for game in islice(cycle(EVERY), 100)]
    assert sum("is open" in answer for answer in told) == len(await tables(hall)) == most
    assert all(f"{most} tables of yours are waiting for players here" in answer for answer in told[most:])
    for game in islice(EVERY, most):
        assert "is open" in await play_any(hall, BOB, game), "no other request is delayed"


@pytest.mark.guarantee("quotas")
@EVERY_GAME
async def test_a_crowd_that_joins_at_once_fills_the_seats_and_no_more(hall: World, game: str) -> None:
    most = EVERY[game].game.meta.players[1]
    await hall.opened(ANN, game)
    answers = await asyncio.gather(
        *(hall.press(1000 + number, "join") for number in range(40)),
        *(hall.press(ANN, "computer", EVERY[game].game.meta.levels[0]) for _ in range(10)),
    )
    joined = sum("You are in" in text(answer) for answer in answers)
    assert sum(f"All {most} seats are taken" in text(answer) for answer in answers) >= 40 - joined
    seats = (await hall.loaded()).seats
    assert len(seats) == most == 1 + joined + sum(seat.user is None for seat in seats)
    await hall.settle()
    assert len(hall.messenger.made) == 1, "one card, edited"
    assert len(await hall.store.people.tables_of(1000)) <= 1
    await hall.press(ANN, "start")
    assert len((await hall.loaded()).seats) == most


def tries(game: str) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Return what may be pressed of a lobby's settings, and the values chosen there, none of them offered."""
    meta = EVERY[game].game.meta
    ids = [option.id for option in meta.options]
    choices = sorted({choice for option in meta.options for choice in option.choices})
    others = {option.id for title in EVERY.values() for option in title.game.meta.options} - set(ids)
    strange = [*ODD, *foreign(game)[:5], *(word for choice in choices for word in disguised(choice))]
    heads = [("option", name) for name in (*ids, *sorted(others), *ODD[:8])]
    heads += [("option",), ("preset",), ("term", "rated"), ("term", *ids[:1]), ("computer",), ("remove",)]
    pressed = [(head, (word,)) for head, word in product(heads, strange)]
    pressed += [((*head, word), ()) for head, word in product(heads, strange)]
    sample = covering(pressed, lambda one: (("head", *one[0][:2]), ("word", *(one[1] or one[0][-1:]))))
    misplaced = [
        (("option", option.id), (choice,))
        for option, choice in product(meta.options, choices)
        if choice not in option.choices
    ]
    return sample + covering(misplaced, lambda one: one)


@pytest.mark.guarantee("forged-input")
@EVERY_GAME
async def test_unoffered_settings_are_refused_and_change_nothing(hall: World, game: str) -> None:
    await hall.opened(ANN, game)
    before = await hall.loaded()
    for (verb, *given), values in share(tries(game), 6):
        answer = await hall.press(ANN, verb, *given, values=values)
        assert text(answer).strip(), (verb, given, values)
        assert "went wrong" not in text(answer), (verb, given, values)
        after = await hall.loaded()
        assert (after.table, after.seats) == (before.table, before.seats), (verb, given, values)


@EVERY_GAME
async def test_every_setting_that_is_offered_can_be_chosen(hall: World, game: str) -> None:
    """So that those that are refused are refused for what they are."""
    await hall.opened(ANN, game)
    for menu in menus(await hall.press(ANN, "settings")):
        if menu.button_id.verb == "option":
            for choice in menu.choices:
                await hall.use(ANN, menu.button_id, (choice.value,))
                assert (await hall.loaded()).table.options[menu.button_id.nouns[0]] == choice.value


def all_words(card: Card) -> str:
    return "\n".join((text(card), *labels(card)))


@pytest.mark.guarantee("forged-input")
@EVERY_GAME
async def test_no_name_formats_mentions_or_turns_what_a_game_tells(hall: World, game: str) -> None:
    """Not in the lobby, on the board, in direct messages, looks or the log, nor in the plain words of buttons."""
    await hall.opened(ANN, game, name=EVIL + "A")
    await hall.press(BOB, "join", name=EVIL + "B")
    await hall.press(ANN, "start", name=EVIL + "A")
    chance = Random(3)
    cards = [message.card for message in hall.messenger.made]
    for _ in range(6):
        await hall.act_any(chance)
        await hall.advance(60)
        cards += [message.card for message in hall.messenger.messages.values()]
    for look in (*EVERY[game].game.meta.looks, "log", "my-tables", "act"):
        for user in (ANN, CEM):
            cards.append(await hall.look(user, look if isinstance(look, str) else look.id, table="1", name=EVIL))
    told = "\n".join(map(all_words, cards))
    assert "evil" in told and "big" in told
    for bad in ("\u202e", "\n# big", "<@1>", "[x](https"):
        assert bad not in told, told[max(0, told.index(bad) - 100) :][:200]
    for card in cards:
        assert "**@everyone**" not in text(card) and set(card.mentions) <= {ANN, BOB}


# -- the limits that the person who runs the bot has set ---------------------------------------------------------------


PILOT = 502

ELSEWHERE = 901


@asynccontextmanager
async def bounded(folder: Path, **most: int) -> AsyncIterator[World]:
    """A host whose every bound is off but for these."""
    async with make_world(folder / "data", bounds=unbounded(**most)) as world:
        yield world


async def play(world: World, user: int, *, guild: int = GUILD, channel: int = CHANNEL, **more: Any) -> Card:
    return judged(
        await world.service.play(world.ask(user, guild=guild, channel=channel, **more), "space-mission", False)
    )


async def open_tables(world: World) -> int:
    async with world.store.read(GUILD) as tx:
        return len(await tx.tables(("lobby", "running", "paused")))


async def test_a_started_or_closed_lobby_makes_room(tmp_path: Path) -> None:
    async with bounded(tmp_path, lobbies=1) as world:
        await play(world, CEM, locale="de")
        assert "Starte oder schließe" in text(await play(world, CEM))
        await world.press(CEM, "cancel")
        await world.opened(ANN)
        assert "Start or close" in text(await play(world, ANN))
        await world.press(ANN, "cancel", table=2)
        await world.started(ANN, BOB)
        await world.opened(ANN)
        assert await open_tables(world) == 2


async def test_who_hosts_many_tables_finishes_one_before_the_next(tmp_path: Path) -> None:
    async with bounded(tmp_path, tables=2) as world:
        await world.started(ANN, BOB)
        await world.opened(ANN)
        refusal = text(await play(world, ANN))
        assert "host 2 tables" in refusal and "Manage Server" in refusal
        await conclude(world, 1)
        assert "is open" in text(await play(world, ANN))
        assert "host 2 tables" in text(await world.press(ANN, "rematch", table=1))
        assert "is open" in text(await world.press(BOB, "rematch", table=1))


@pytest.mark.guarantee("quotas")
async def test_opening_and_closing_again_and_again_comes_to_an_end(tmp_path: Path) -> None:
    async with bounded(tmp_path, opened=3) as world:
        for number in range(1, 4):
            await world.opened(ANN)
            await world.press(ANN, "cancel", table=number)
        assert "3 tables within the last hour" in text(await play(world, ANN))
        await world.advance(HOUR + 1)
        assert "is open" in text(await play(world, ANN))


@pytest.mark.guarantee("quotas")
async def test_no_user_sits_at_more_tables_than_allowed(tmp_path: Path) -> None:
    async with bounded(tmp_path, seats=2) as world:
        for host in (ANN, BOB, CEM):
            await world.opened(host)
        await world.press(DAN, "join", table=1)
        await world.press(DAN, "join", table=2)
        await world.press(CEM, "invite", table=3, values=(f"{DAN} Dan",))
        assert "sit at 2 tables" in text(await world.press(DAN, "join", table=3)), "an invitation is no way round"
        assert "sit at 2 tables" in text(await play(world, DAN)), "who opens a table sits there"
        assert [seat.status for seat in (await world.loaded(3)).seats] == ["seated", "invited"]
        assert "sit at this table already" in text(await world.press(DAN, "join", table=1))
        await world.press(DAN, "leave", table=1)
        assert "You are in" in text(await world.press(DAN, "join", table=3))


@pytest.mark.guarantee("quotas")
async def test_a_channel_and_a_server_have_room_for_so_many(tmp_path: Path) -> None:
    async with bounded(tmp_path, channel=2, guild=3) as world:
        await play(world, ANN)
        await play(world, BOB)
        assert "2 tables" in (refusal := text(await play(world, CEM))) and "another channel" in refusal
        await play(world, CEM, channel=CHANNEL + 1)
        for server_admin in (False, True):
            refusal = text(await play(world, DAN, channel=CHANNEL + 2, server_admin=server_admin))
            assert "3 tables" in refusal and "the operator" in refusal, "no steward may fill the host's disk"
        assert await open_tables(world) == 3


async def test_no_thread_is_made_for_a_table_that_may_not_be_opened(tmp_path: Path) -> None:
    async with bounded(tmp_path, lobbies=1, channel=1) as world:
        world.messenger.faults = [NotAllowed(("Create Public Threads",))]
        assert "I need Create Public" in text(await world.service.play(world.ask(ANN), "space-mission", thread=True))
        await world.opened(ANN)  # what Discord refused leaves the way free
        made: list[str] = []

        async def open_thread(channel: int, name: str) -> int:
            made.append(name)
            return channel + 1

        world.messenger.open_thread = open_thread
        refusal = text(await world.service.play(world.ask(ANN), "space-mission", thread=True))
        assert "waiting for players" in refusal and made == []
        assert "is open" in text(await world.service.play(world.ask(BOB), "space-mission", thread=True))
        assert len(made) == 1, "a thread is a channel of its own"


class Threads:
    """Threads that take a while to be made."""

    def __init__(self, world: World) -> None:
        self.names: list[str] = []
        self.begun, self.ready = asyncio.Event(), asyncio.Event()
        world.messenger.open_thread = self.open

    async def open(self, channel: int, name: str) -> int:
        self.names.append(name)
        self.begun.set()
        await self.ready.wait()
        return channel + len(self.names)


async def at_once(world: World, threads: Threads, asks: list[Request]) -> list[str]:
    """Let all these open a table with a thread of its own at the same moment; return the answers."""
    tasks = [asyncio.create_task(world.service.play(request, "space-mission", thread=True)) for request in asks]
    await asyncio.wait(tasks, timeout=0.2)  # requests beyond the limit would begin now
    threads.ready.set()
    return [text(card) for card in await asyncio.gather(*tasks)]


@pytest.mark.guarantee("quotas")
@pytest.mark.parametrize(
    ("bound", "most", "users", "told"),
    [("lobbies", 5, [ANN], "waiting for players"), ("guild", 3, range(1, 41), "3 tables")],
)
async def test_forty_threads_at_once_stop_at_the_limit(
    tmp_path: Path, bound: str, most: int, users: Sequence[int], told: str
) -> None:
    """A thread that is being made counts."""
    async with bounded(tmp_path, **{bound: most}) as world:
        threads = Threads(world)
        answers = await at_once(world, threads, [world.ask(user) for user in users for _ in range(40 // len(users))])
        assert len(threads.names) == await open_tables(world) == most
        assert sum("is open" in answer for answer in answers) == most
        assert sum(told in answer for answer in answers) == 40 - most


async def test_a_thread_delays_no_other_user_and_has_a_safe_name(tmp_path: Path) -> None:
    async with bounded(tmp_path) as world:
        threads = Threads(world)
        evil = world.ask(ANN, name="evil\u202egnp\n\u2066# B\x07ob" + "x" * 90)
        waits = asyncio.create_task(world.service.play(evil, "space-mission", thread=True))
        await threads.begun.wait()
        assert len(threads.names) == 1 and not waits.done()
        assert "is open" in text(await play(world, BOB))
        threads.ready.set()
        assert "is open" in text(await waits)
        [name] = threads.names
        assert all(unicodedata.category(char)[0] != "C" for char in name) and "evil gnp # B ob" in name
        assert len(name) <= 100, "one line that runs one way"


async def test_a_server_admin_may_open_and_sit_beyond_what_others_may(tmp_path: Path) -> None:
    async with bounded(tmp_path, lobbies=1, tables=1, seats=1, opened=1, channel=1) as world:
        await world.opened(ANN)
        for _ in range(3):
            assert "is open" in text(await play(world, ANN, server_admin=True))
        await world.opened(BOB, server_admin=True)
        assert "You are in" in text(await world.press(ANN, "join", table=5, server_admin=True))
        assert "sit at one table" in text(await world.press(BOB, "join", table=1)), "only who is one now"
        assert "is open" not in text(await play(world, BOB)), "as many as a user may have here"
        assert "is open" in text(await play(world, BOB, guild=ELSEWHERE, channel=7)), "each server counts for itself"


@pytest.mark.guarantee("quotas")
async def test_a_hundred_joins_and_leaves_are_one_edit_of_the_card(world: World) -> None:
    await world.opened(ANN)
    await world.settle()
    [card] = world.messenger.in_channel()
    for _ in range(100):
        await world.press(BOB, "join")
        await world.press(BOB, "leave")
    assert len((await world.unsent())[0]) <= 2
    before = card.versions
    await world.settle()
    assert (len(world.messenger.made), card.versions) == (1, before + 1)
    assert [seat.user for seat in (await world.loaded()).seats] == [ANN]


async def called_to(world: World, host: int, user: int, **more: Any) -> tuple[int, str]:
    """Let a user open a table, invite another user to it, and close it; return how often the other was mentioned, and
    the host's answer.
    """
    before = len(world.messenger.notices(user))
    number = await world.opened(host)
    answer = text(await world.press(host, "invite", table=number, values=(f"{user} Bob",), **more))
    await world.settle()
    assert [seat.user for seat in (await world.loaded(number)).seats] == [host, user], "the seat is kept"
    assert number in [table_id.table for table_id in await world.store.people.tables_of(user)]
    await world.press(host, "cancel", table=number)
    await world.settle()
    return len(world.messenger.notices(user)) - before, answer


@pytest.mark.guarantee("mention-quota")
async def test_repeated_invitations_mention_a_user_a_few_times_only(tmp_path: Path) -> None:
    async with bounded(tmp_path, calls=2) as world:
        for _ in range(2):
            times, answer = await called_to(world, ANN, BOB)
            assert times == 1 and "cannot call" not in answer
        times, answer = await called_to(world, ANN, BOB)
        assert times == 0 and "The invitation of Bob stands on the card and in **/my-tables**" in answer
        assert "no more than 2 invitations" in answer
        assert [(await called_to(world, *pair))[0] for pair in ((ANN, CEM), (CEM, BOB))] == [1, 1], (
            "each pair by itself"
        )


async def test_invitations_count_for_an_hour_and_through_a_restart(tmp_path: Path) -> None:
    async with bounded(tmp_path, calls=1) as world:
        assert (await called_to(world, ANN, BOB))[0] == 1
    async with bounded(tmp_path, calls=1) as world:
        assert (await called_to(world, ANN, BOB))[0] == 0
        waiting = await world.opened(ANN)
        await world.advance(HOUR + 1)
        await world.press(ANN, "invite", table=waiting, values=(f"{BOB} Bob",))
        await world.settle()
        assert len(world.messenger.notices(BOB)) == 1
        assert (await called_to(world, ANN, BOB))[0] == 0, "the lobby that waited counts from the invitation on"
        assert (await called_to(world, ANN, BOB, server_admin=True))[0] == 1, "a server admin has no limit here"


async def test_unmentioned_invitee_sees_the_invitation_and_may_join(tmp_path: Path) -> None:
    async with bounded(tmp_path, calls=1) as world:
        await called_to(world, ANN, BOB)
        number = await world.opened(ANN)
        answer = await world.press(ANN, "invite", table=number, values=(f"{BOB} Bob", f"{CEM} Cem"))
        assert "The invitation of Bob stands" in text(answer) and "no more than one invitation" in text(answer)
        await world.settle()
        assert len(world.messenger.notices(BOB)) == 1 and len(world.messenger.notices(CEM)) == 1
        mine = text(await world.look(BOB, "my-tables"))
        assert f"reserved for you:**\n**[Table {number}" in mine
        await world.opened(BOB)
        await world.settle()
        both = text(await world.look(BOB, "my-tables"))
        assert both.index(f"Table {number + 1}") < both.index("reserved for you") < both.index(f"Table {number} “")
        assert any("Bob · invited" in text(message.card) for message in world.messenger.in_channel())
        assert "You are in" in text(await world.press(BOB, "join", table=number))


@pytest.mark.guarantee("mention-quota")
async def test_the_mentions_of_a_pair_count_at_whatever_tables(tmp_path: Path) -> None:
    """Also at tables of others: as one who may run them, and as one who offers a seat there."""
    async with bounded(tmp_path, calls=2) as world:
        await world.press(ANN, "server-name", "hosts", table=0, values=(str(PILOT),), server_admin=True)
        for host in (CEM, DAN, EVA):
            number = await world.opened(host)
            await world.press(ANN, "invite", table=number, values=(f"{BOB} Bob",), roles=(PILOT,))
            await world.settle()
            await world.press(host, "cancel", table=number)
        assert len(world.messenger.notices(BOB)) == 2
        for host in (CEM, DAN):
            loaded = await world.started(host, ANN)
            answer = text(await world.press(ANN, "offer-seat", "1", table=loaded.table.id, values=(f"{BOB} Bob",)))
            assert "2 times within the last hour" in answer
        await world.settle()
        assert len(world.messenger.notices(BOB)) == 2


async def test_a_rematch_does_not_raise_the_mention_limit(tmp_path: Path) -> None:
    async with bounded(tmp_path, calls=1) as world:
        await called_to(world, ANN, BOB)
        await world.started(ANN, BOB)
        await conclude(world, 2)
        await world.settle()
        before = len(world.messenger.notices(BOB))
        assert "cannot call" in text(await world.press(ANN, "rematch", table=2))
        await world.settle()
        assert len(world.messenger.notices(BOB)) == before
        assert [seat.status for seat in (await world.loaded(3)).seats] == ["invited", "seated"]


@pytest.mark.guarantee("mention-quota")
async def test_repeated_seat_offers_do_not_raise_the_mention_limit(tmp_path: Path) -> None:
    async with bounded(tmp_path, calls=2) as world:
        await world.started(ANN, BOB)
        await world.advance(8 * 24 * HOUR)  # games last weeks
        for _ in range(2):
            assert "2 times" not in text(await world.press(BOB, "offer-seat", "1", values=(f"{CEM} Cem",)))
            await world.settle()
            await world.press(BOB, "offer-seat", "1", "withdraw")
            await world.advance(1)
        assert len(world.messenger.notices(CEM)) == 2
        refusal = text(await world.press(BOB, "offer-seat", "1", values=(f"{CEM} Cem",)))
        assert "2 times within the last hour" in refusal and "to everybody" in refusal
        await world.press(BOB, "offer-seat", "1", "anybody")
        await world.settle()
        assert len(world.messenger.notices(CEM)) == 2
        await world.press(BOB, "offer-seat", "1", "withdraw")
        await world.advance(HOUR + 1)
        await world.press(BOB, "offer-seat", "1", values=(f"{CEM} Cem",))
        await world.settle()
        assert len(world.messenger.notices(CEM)) == 3


@pytest.mark.parametrize("name", sorted(Bounds.__dataclass_fields__.keys() - {"hourly"}))
def test_every_bound_is_on_from_the_start(name: str) -> None:
    assert getattr(Bounds(), name) > 0


@pytest.mark.parametrize("what", get_args(Limited))
def test_every_hourly_bound_is_on_and_can_be_set(what: Limited) -> None:
    uses = RecentUses()
    for most, bounds in ((HOURLY[what], Bounds()), (2, Bounds(hourly={what: 2}))):
        user = ANN + most
        for at in range(most):
            may_use(bounds, uses, what, user, float(at))
        with pytest.raises(Refused) as refusal:
            may_use(bounds, uses, what, user, float(most))
        assert refusal.value.kind == f"bound-{what}"
        may_use(bounds, uses, what, user, HOUR + most)
    may_use(unbounded(), uses, what, ANN + 2, HOUR + 3)
