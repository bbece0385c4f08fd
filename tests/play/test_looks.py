"""Looks in the channel and in direct messages: private, with pictures, alt texts and the whole text board."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.play.club import GAME, Club, private
from tests.play.reading import alts, button, choices, does, pictures, text

pytestmark = pytest.mark.drawn

WITHOUT_PICTURE = ("score", "pile", "known")
"""Points are words before the end, outside a choice there is no pile, and what a player knows is a list."""


@pytest.mark.parametrize("where", ["channel", "dm"])
async def test_every_look_is_answered_in_private(club: Club, where: str) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    await club.act(ada, "jump", "top-up")

    async def ask(command: str, **options: str) -> ResponseMessage:
        done = ada.user.slash(command, **options) if where == "dm" else ada.slash(club.channel, command, **options)
        return private(await done)

    here = ada.user if where == "dm" else ada
    seen: set[str] = set()
    for command in ("hand", "tiles", "board"):
        answer = await ask(command)
        [picture] = await pictures(answer)
        assert picture.size[0] >= 400
        seen.add(alts(answer)[0])
    assert len(seen) == 3
    offered = await _complete(club, ada, where, "look", "what")
    assert set(offered) == {look.id for look in (await club.loaded()).game.meta.looks}
    for look in offered:
        about = await _complete(club, ada, where, "look", "about", what=look)
        answer = await ask("look", what=look, **({"about": about[0]} if about else {}))
        assert "Space Mission" in text(answer)
        if look not in WITHOUT_PICTURE:
            await pictures(answer)
        whole = await club.press(here, answer, "text", look, about[0] if about else "-")
        assert not whole.attachments and len(text(whole)) > 60
    assert "jumped" in text(await ask("log")) or "topped up" in text(await ask("log"))
    assert "Choose a topic" in str((await ask("rules")).components)
    topics = await _complete(club, ada, where, "rules", "topic")
    assert len(topics) == 13
    assert text(await ask("rules", topic="scan")) != text(await ask("rules", topic="jump"))
    tables = await ask("my-tables")
    assert "Your table" in text(tables) and "Your turn" in text(tables)
    opened = await club.press(here, tables, "act")
    assert does(opened, "do")
    settings = await ask("settings")
    assert "language" in text(settings).casefold()
    for notice, words in (("mention", "mention you"), ("silent", "not tell you"), ("dm", "direct message")):
        assert words in text(await ask("settings", notice=notice))
    both = await ask("settings", notice="dm", language="de")
    assert "Deutsch" in text(both) and "Direktnachricht" in text(both)


async def _complete(club: Club, person: MemberActor, where: str, command: str, option: str, **filled: Any) -> list[Any]:
    if where == "dm":
        offered = await person.user.autocomplete(command, option, "", **filled)
    else:
        offered = await person.autocomplete(club.channel, command, option, "", **filled)
    return [choice["value"] for choice in offered]


async def test_a_spectator_sees_what_is_open_and_no_more(club: Club) -> None:
    ada, bob, eve = club.member("ada"), club.member("bob"), club.member("eve")
    await club.begun(ada, bob)
    board = await club.ask(eve, "board")
    assert await pictures(board) and not does(board, "act")
    looks = await club.press(eve, board, "looks")
    assert {line["value"] for line in choices(looks, "looks")} == {"board", "player", "score"}
    for secret in ("hand", "tiles", "pile"):
        answer = await club.ask(eve, "look", what=secret)
        assert not answer.attachments
    log = await club.ask(eve, "log")
    assert "Your hand" not in text(log)
    assert "Your hand" in text(await club.ask(ada, "log"))


async def test_the_buttons_under_the_board_open_private_cards(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    board = club.last()
    before = text(board)
    hand = await club.press(bob, board, "look", "hand")
    assert await pictures(hand)
    for verb, nouns in (("act", ()), ("looks", ()), ("log", ()), ("text", ("board",)), ("rules", ())):
        answer = await club.press(bob, board, verb, *nouns)
        assert answer.ephemeral and text(answer)
    assert text(club.last()) == before
    planets = await club.choose(bob, await club.press(bob, board, "looks"), "planet", "looks")
    one, other = (line["value"] for line in choices(planets, "look", "planet")[:2])
    first = await club.choose(bob, planets, other, "look", "planet")
    [shown], there = alts(first), first.id
    second = await club.choose(bob, first, one, "look", "planet")
    assert [shown] != alts(second)
    assert there == second.id, "one private message is renewed, not one more for each click"


async def test_two_tables_in_a_channel_are_told_apart(club: Club) -> None:
    ada, bob, cem = club.member("ada"), club.member("bob"), club.member("cem")
    first = await club.begun(ada, bob)
    second = await club.begun(ada, cem)
    assert (first, second) == (1, 2)
    which = await club.ask(ada, "hand")
    assert "Which table" in text(which)
    offered = await ada.autocomplete(club.channel, "hand", "table", "")
    assert [choice["value"] for choice in offered] == [f"{club.world.guild.id}/{table}" for table in (1, 2)]
    answer = await club.ask(ada, "hand", table=offered[1]["value"])
    assert "Table 2" in text(answer) and await pictures(answer)
    assert "Table 1" in text(await club.ask(ada, "hand", table="1"))
    assert "Table 1" in text(await club.ask(bob, "hand"))
    assert "Table 2" in text(await club.ask(cem, "hand"))
    chosen = await club.choose(ada, which, f"{club.world.guild.id}/2", "my-tables")
    assert "Table 2" in text(chosen) and does(chosen, "do")
    acted = await club.ask(cem, "act")
    assert "Table 2" in text(acted)
    await club.press(ada, club.card(1), "act")
    assert not await club.entries(1) and not await club.entries(2)
    mine = await club.ask(ada, "my-tables")
    assert "2 tables" in text(mine)
    letters = club.letters(ada)
    assert len(letters) == 2 and button(letters[0], "act") != button(letters[1], "act")


async def test_without_a_table_it_says_where_to_begin(club: Club) -> None:
    ada = club.member("ada")
    for command in ("hand", "act", "board", "undo", "log"):
        assert "/play" in text(await club.ask(ada, command))
        assert "/play" in text(private(await ada.user.slash(command)))
    assert "not at any table" in text(await club.ask(ada, "my-tables"))


async def test_the_tables_of_the_server_are_joined_and_watched(club: Club) -> None:
    ada, bob, cem = club.member("ada"), club.member("bob"), club.member("cem")
    await club.begun(ada, bob)
    await club.ask(bob, "play", game=GAME)
    listed = await club.ask(cem, "tables")
    assert "2 tables in this server" in text(listed)
    watched = await club.press(cem, listed, "look", "board")
    assert "Table 1" in text(watched) and await pictures(watched)
    await club.press(cem, await club.ask(cem, "tables"), "join")
    assert (await club.loaded(2)).seat_of(cem.id) == 1
