"""Channels and users that disappear, lost permissions, a killed bot: the game waits or goes on."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service.request import Request
from tests.play.club import GAME, HOLD, Club, private
from tests.play.reading import button, deeds, does, labels, pictures, text


async def test_deleted_channel_pauses_its_table_until_it_is_resumed(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    await club.act(ada, "jump", "top-up")
    entries = await club.entries()
    told = [club.posted(person.user.dm_channel.id) for person in (ada, bob)]
    elsewhere = club.world.guild.create_text_channel("elsewhere")
    await club.world.delete_channel(club.channel)
    for person, before in zip((ada, bob), told, strict=True):
        assert club.posted(person.user.dm_channel.id) == before + 1
        hand, letter = [m for m in club.letters(person) if "is gone" in text(m)]
        assert "to the table" in text(hand) and not deeds(hand), "what stood there says so too"
        assert "/resume" in text(letter)
    waiting = private(await ada.user.slash("act"))
    assert "Paused" in text(waiting) and not deeds(waiting)
    again = private(await ada.slash(elsewhere, "resume", table="1"))
    assert does(again, "do")
    assert does(club.last(elsewhere), "act") and await pictures(club.last(elsewhere))
    assert await club.entries() == entries
    await club.do(ada, again, deeds(again)[0])
    assert len(await club.entries()) == len(entries) + 1


async def test_a_deleted_thread_is_found_out(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.ask(ada, "play", game=GAME, thread=True)
    [thread] = club.channel.threads
    await club.press(bob, club.last(thread), "join")
    await club.press(ada, club.last(thread), "start")
    await club.world.delete_channel(thread)
    assert (await club.loaded()).table.paused == "channel"
    again = await club.ask(bob, "resume", table="1")
    assert "Table 1" in text(again)
    assert does(club.last(), "act")


async def test_a_lobby_whose_channel_goes_is_closed(club: Club) -> None:
    ada = club.member("ada")
    await club.ask(ada, "play", game=GAME)
    await club.world.delete_channel(club.channel)
    assert (await club.loaded()).table.status == "cancelled"
    assert "not at any table" in text(private(await ada.user.slash("my-tables")))


async def test_a_bot_that_is_removed_and_comes_back(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    await club.act(ada, "jump", "top-up")
    state = (await club.loaded()).state
    guild = club.world.guild.id
    await club.world.remove_bot()
    assert (await club.loaded()).table.paused == "guild"
    for person in (ada, bob):
        assert sum("removed from Testers" in text(message) for message in club.letters(person)) == 1
    await club.app.service.guild_seen(guild, "Testers", "en-US")
    loaded = await club.loaded()
    assert loaded.table.status == "running" and loaded.state == state


async def test_a_server_that_invites_the_bot_plays_at_once(club: Club) -> None:
    other = await club.world.invite_bot("Newcomers")
    hall = other.create_text_channel("hall")
    eve = club.member("eve", guild=other)
    opened = private(await eve.slash(hall, "play", game=GAME))
    assert f"<#{hall.id}>" in text(opened)
    assert "Table 1" in text(club.last(hall))
    assert not club.messages()


async def test_player_who_left_is_missed_at_their_turn_and_replaceable(club: Club) -> None:
    ada, bob, cem = club.member("ada"), club.member("bob"), club.member("cem")
    await club.begun(ada, bob, cem)
    club.world.guild.remove_member(bob)
    await club.pass_turn(ada)
    loaded = await club.loaded()
    assert (loaded.table.status, loaded.table.paused) == ("paused", "left")
    assert "a player has left" in text(club.last()) and {"Resume", "Let a computer take over"} <= set(
        labels(club.last())
    )
    for person in (ada, cem):
        hand, _ = [message for message in club.letters(person) if "a player has left" in text(message)]
        assert "to the table" in text(hand) and not deeds(hand), "what stood there says so too"
    assert "still missing" in text(await club.press(ada, club.last(), "resume"))
    await club.press(cem, club.last(), "replace")
    await club.world.env.advance_time(HOLD + 2)
    loaded = await club.loaded()
    assert loaded.table.status == "running" and loaded.to_move() == (2,)
    assert does(club.letters(cem)[-1], "do")
    assert "A computer plays for bob" in text(await club.ask(ada, "log"))


async def test_rights_that_are_taken_later(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    club.world.deny(club.channel, send_messages=True)
    posted = club.posted(club.channel.id)
    await club.pass_turn(ada)
    letters = [message for message in club.letters(ada) if "cannot write" in text(message)]
    assert len(letters) == 1 and "Send Messages" in text(letters[0])
    assert len(await club.entries()) == 2
    await _long_after(club)
    assert sum("cannot write" in text(message) for message in club.letters(ada)) == 1, "said once"
    club.world.allow(club.channel)
    await _long_after(club)
    assert club.posted(club.channel.id) == posted + 1
    assert "bob is to move" in text(club.last())
    assert does(club.letters(bob)[-1], "do")


async def _long_after(club: Club) -> None:
    """Twenty minutes, in pieces: each may take a busy machine some seconds, and has a limit of its own."""
    for _ in range(5):
        await club.world.env.advance_time(260)


async def test_a_deleted_board_is_posted_again(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    await club.world.delete_message(club.last())
    await club.world.delete_message(club.letters(ada)[-1])
    await club.act(ada, "jump", "top-up")
    assert does(club.last(), "act") and "action 2 of 2" in text(club.last())
    [letter] = club.letters(ada)
    assert "action 2 of 2" in text(letter)


@pytest.mark.guarantee("old-buttons-work")
async def test_a_killed_bot_goes_on_and_its_old_buttons_work(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob, computers=1)
    panel, hand = await club.panel(ada), await club.ask(bob, "hand")
    await club.do(ada, panel, deeds(panel)[0])
    kept, state = await club.entries(), (await club.loaded()).state
    said = [club.posted(where) for where in (club.channel.id, ada.user.dm_channel.id, bob.user.dm_channel.id)]
    await club.restart()
    assert await club.entries() == kept and (await club.loaded()).state == state
    await club.world.env.advance_time(3)
    again = [club.posted(where) for where in (club.channel.id, ada.user.dm_channel.id, bob.user.dm_channel.id)]
    assert again == said, "no notice is repeated"
    assert does(await club.press(ada, club.last(), "act"), "do")
    assert await pictures(await club.press(bob, hand, "look", "board")), "a private card of the former process"
    assert await pictures(await club.press(ada, panel, "look", "board")), "a panel of the former process"
    shown = await club.panel(ada)
    await club.do(ada, shown, deeds(shown)[0])
    assert len(await club.entries()) == len(kept) + 1
    [letter] = club.letters(bob)
    assert await pictures(await club.press(bob.user, letter, "look", "board"))


async def test_a_bot_killed_before_it_told_the_turn_tells_it_once(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    letters, boards = club.posted(bob.user.dm_channel.id), club.posted(club.channel.id)
    await club.act(ada, "jump", "fly")
    await club.act(ada, "jump", "fly")
    await club.restart()
    await club.world.env.advance_time(HOLD + 5)
    assert club.posted(bob.user.dm_channel.id) == letters + 1
    assert club.posted(club.channel.id) == boards + 1


async def test_a_lobby_survives_a_kill(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.ask(ada, "play", game=GAME)
    join = button(club.last(), "join")
    await club.restart()
    await bob.click(club.last(), custom_id=join)
    await club.press(ada, club.last(), "start")
    assert does(club.last(), "act")


async def test_who_is_left_thinking_is_found_after_a_restart(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    guild = club.world.guild.id
    asked: dict[str, Any] = {"name": "ada", "guild": guild, "channel": club.channel.id, "locale": "en-US"}
    request = Request(user=ada.id, interaction=1, application=2, token="gone", source="slash", **asked)
    await club.app.service.note(request)
    await club.restart()
    assert [row.guild for row in await club.app.store.pending.rows()] == [guild]
    await club.app.service.recover()
    await club.app.service.late.settle()
    assert await club.app.store.pending.rows() == []
