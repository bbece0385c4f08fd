"""Hands by direct message, notices of turns, and the board message."""

from __future__ import annotations

from tests.play.club import HOLD, Club
from tests.play.reading import deeds, does, pictures, text


async def test_one_living_dm_and_one_notice_a_turn(club: Club) -> None:
    people = [club.member(name) for name in ("ada", "bob", "cem")]
    await club.begun(*people)
    dms = [person.user.dm_channel.id for person in people]
    assert [club.posted(dm) for dm in dms] == [1, 1, 1]
    for turn in range(6):
        mover, following = turn % 3, (turn + 1) % 3
        [letter] = club.letters(people[mover])
        assert "Your turn" in text(letter) and does(letter, "do")
        before = [club.posted(dm) for dm in dms]
        await club.act(people[mover], "jump", "fly")
        [renewed] = club.letters(people[mover])
        assert renewed.id == letter.id and "action 2 of 2" in text(renewed), "the letter lives: it is edited"
        await club.act(people[mover], "jump", "top-up", "fly")
        await club.world.env.advance_time(HOLD + 2)
        after = [club.posted(dm) for dm in dms]
        assert [b - a for a, b in zip(before, after, strict=True)] == [int(n == following) for n in range(3)]
        [letter] = club.letters(people[mover])
        assert not does(letter, "do") and "is to move" in text(letter)
        for person in people:
            [letter] = club.letters(person)
            assert len(await pictures(letter)) == 2


async def test_the_dm_buttons_play_the_game(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    [letter] = club.letters(ada)
    answer = await club.do(ada.user, letter, deeds(letter)[0])
    assert answer.id == letter.id and "action 2 of 2" in text(answer)
    [letter] = club.letters(ada)
    assert "action 2 of 2" in text(letter)
    [entry] = await club.entries()
    assert entry.user == ada.id and entry.source == "panel"


async def test_the_board_is_posted_again_and_the_old_one_shrinks(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    first = club.last()
    await club.act(ada, "jump")
    assert club.last().id == first.id and "action 2 of 2" in text(club.last())
    await club.act(ada, "jump", "fly")
    await club.world.env.advance_time(HOLD + 2)
    assert club.last().id != first.id and await pictures(club.last())
    [old] = [message for message in club.messages() if message.id == first.id]
    assert 2 <= len(text(old).splitlines()) <= 4 and not old.attachments and "ada" in text(old)


async def test_a_mention_instead_of_a_dm(club: Club) -> None:
    ada, bob, cem = club.member("ada"), club.member("bob"), club.member("cem")
    await club.ask(bob, "settings", notice="mention")
    await club.ask(cem, "settings", notice="silent")
    await club.begun(ada, bob, cem)
    assert not club.letters(cem)
    letters = club.posted(bob.user.dm_channel.id)
    await club.pass_turn(ada)
    assert [user.id for user in club.last().mentions] == [bob.id]
    assert f"<@{bob.id}>, it is your turn" in text(club.last())
    assert club.posted(bob.user.dm_channel.id) == letters
    posted = club.posted(club.channel.id)
    await club.pass_turn(bob)
    assert not club.last().mentions and not club.letters(cem)
    assert club.posted(club.channel.id) == posted + 1
    assert does(await club.panel(cem), "do")


async def test_closed_dms_become_mentions_said_once(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    club.world.watch.close_dms(bob.user)
    await club.begun(ada, bob)
    calls = [message for message in club.messages() if [user.id for user in message.mentions] == [bob.id]]
    assert len(calls) == 1 and "cannot send you direct messages" in text(calls[0])
    assert await pictures(await club.press(bob, calls[0], "act"))
    await club.pass_turn(ada)
    await club.pass_turn(bob)
    await club.pass_turn(ada)
    calls = [message for message in club.messages() if bob.id in [user.id for user in message.mentions]]
    assert sum("cannot send you direct messages" in text(message) for message in calls) == 1
    assert f"<@{bob.id}>, it is your turn" in text(club.last())
    club.world.watch.open_dms(bob.user)
    await club.ask(bob, "settings", notice="dm")
    await club.pass_turn(bob)
    await club.pass_turn(ada)
    proof, letter = club.letters(bob)
    assert not does(proof, "do") and does(letter, "do")


async def test_computers_turns_are_one_recap(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob, computers=2)
    posted = club.posted(club.channel.id)
    await club.pass_turn(ada)
    await club.pass_turn(bob)
    await club.world.env.advance_time(HOLD + 2)
    assert (await club.loaded()).to_move() == (0,)
    assert club.posted(club.channel.id) == posted + 2, "one board for bob, one for ada, none for the computers"
    told = text(club.last())
    assert told.count("Robo 1 ") and told.count("Robo 2 ")
    assert len(await club.entries()) >= 8
    [letter] = club.letters(ada)
    assert does(letter, "do")
