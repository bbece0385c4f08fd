"""From `/play` to the first turn."""

from __future__ import annotations

from tests.play.club import GAME, Club, private
from tests.play.reading import button, choices, does, labels, pictures, text


async def test_a_table_is_opened_joined_and_begun(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    opened = await club.ask(ada, "play", game=GAME)
    assert "Your table is open in" in text(opened)
    [lobby] = club.messages()
    assert "Matt Worden" in text(lobby)
    assert "Options:" in text(lobby) and "End of the game" in text(lobby)
    assert "1. ada · host" in text(lobby) and "bob" not in text(lobby)
    assert "Start" not in labels(lobby)
    assert "You are in" in text(await club.press(bob, lobby, "join"))
    assert "2. bob · player" in text(club.last())
    assert "sit at this table already" in text(await club.press(bob, club.last(), "join"))

    panel = await club.press(ada, club.last(), "start")
    assert "Your turn" in text(panel) or "is to move" in text(panel)
    begun, board = club.messages()
    assert "The game has begun" in text(begun) and not labels(begun)
    assert labels(board)[:2] == ["Act", "My hand"]
    [picture] = await pictures(board)
    assert min(picture.size) > 400
    awaited = (ada, bob)[(await club.loaded()).to_move()[0]]
    assert f"/{club.channel.id}/{board.id})" in text(club.letters(awaited)[0]), "the notice leads to the board"
    for person in (ada, bob):
        [letter] = club.letters(person)
        assert "Testers" in text(letter) and f"<#{club.channel.id}>" in text(letter)
        assert f"https://discord.com/channels/{club.world.guild.id}/{club.channel.id}" in text(letter)
        hand, tiles = await pictures(letter)
        assert hand.size != tiles.size or hand.tobytes() != tiles.tobytes()
    assert {file.name for request in club.world.watch.requests for file in request.files} == {
        "board.png",
        "hand.png",
        "tiles.png",
    }


async def test_only_the_awaited_person_is_notified_at_the_start(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    assert does(club.letters(ada)[0], "do")
    assert not does(club.letters(bob)[0], "do")
    assert [club.posted(person.user.dm_channel.id) for person in (ada, bob)] == [1, 1]
    assert not any(message.mentions for message in club.messages())


async def test_the_host_sets_options_and_the_card_shows_them(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.ask(ada, "play", game=GAME)
    await club.press(bob, club.last(), "join")
    refused = await club.press(bob, club.last(), "settings")
    assert "up to ada" in text(refused)
    settings = await club.press(ada, club.last(), "settings")
    settings = await club.choose(ada, settings, "rulebook", "preset")
    assert "**Options:** Rulebook" in text(club.last())
    assert [line["value"] for line in choices(settings, "preset") if line.get("default")] == ["rulebook"]
    settings = await club.choose(ada, settings, "developed", "option", "end")
    assert "custom" in text(club.last())
    assert not [line for line in choices(settings, "preset") if line.get("default")]
    await club.press(ada, club.last(), "start")
    loaded = await club.loaded()
    assert (loaded.table.options["own-reserved"], loaded.table.options["end"]) == ("no", "developed")


async def test_computers_come_and_go_and_the_seats_are_limited(club: Club) -> None:
    ada = club.member("ada")
    await club.ask(ada, "play", game=GAME)
    stranger = await club.press(club.member("eve"), club.last(), "computer")
    assert "do not sit at this table" in text(stranger)
    choice = await club.press(ada, club.last(), "computer")
    for level in ("easy", "steady", "steady", "easy"):
        choice = await club.press(ada, choice, "computer", level)
    assert "5 taken" in text(club.last())
    assert "Join" not in labels(club.last())
    full = await club.press(ada, choice, "computer", "easy")
    assert "All 5 seats are taken" in text(full)
    choice = await club.press(ada, club.last(), "computer")
    choice = await club.press(ada, choice, "remove", "2")
    assert "4 taken" in text(club.last())


async def test_invited_people_are_called_once_and_take_their_seats(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.ask(ada, "play", game=GAME)
    settings = await club.press(ada, club.last(), "settings")
    asked = await ada.select(settings, [bob], custom_id=button(settings, "invite"))
    assert asked.response is not None and asked.response.ephemeral
    lobby, call = club.messages()
    assert "bob · invited" in text(lobby)
    assert f"<@{bob.id}>" in text(call) and [user.id for user in call.mentions] == [bob.id]
    assert not club.letters(bob), "users who never clicked get no direct message"
    await club.press(bob, call, "join")
    assert "2. bob · player" in text(club.messages()[0])
    await club.press(bob, club.messages()[0], "leave")
    assert "bob" not in text(club.messages()[0])
    assert len(club.messages()) == 2


async def test_a_cancelled_table_is_closed(club: Club) -> None:
    ada = club.member("ada")
    await club.ask(ada, "play", game=GAME)
    join = button(club.last(), "join")
    await club.press(ada, club.last(), "cancel")
    assert "closed before it began" in text(club.last()) and not labels(club.last())
    late = private(await club.world.forge_click(club.member("bob"), club.last(), join))
    assert "This table was closed" in text(late)


async def test_a_thread_of_its_own(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    opened = await club.ask(ada, "play", game=GAME, thread=True)
    [thread] = club.channel.threads
    assert f"<#{thread.id}>" in text(opened)
    assert thread.name == "Space Mission with ada"
    [lobby] = club.messages(thread)
    await club.press(bob, lobby, "join")
    await club.press(ada, club.last(thread), "start")
    assert does(club.last(thread), "act")
    hand = await bob.slash(thread, "hand")
    assert hand.ephemeral and hand.response is not None
    await pictures(hand.response)


async def test_without_permissions_no_table_is_opened(club: Club) -> None:
    ada = club.member("ada")
    club.world.deny(club.channel, send_messages=True, create_public_threads=True)
    assert "Send Messages" in text(await club.ask(ada, "play", game=GAME))
    club.world.deny(club.channel, attach_files=True)
    assert "Attach Files" in text(await club.ask(ada, "play", game=GAME))
    club.world.deny(club.channel, create_public_threads=True)
    assert "Create Public Threads" in text(await club.ask(ada, "play", game=GAME, thread=True))
    assert not club.messages() and not club.channel.threads
    club.world.allow(club.channel)
    await club.ask(ada, "play", game=GAME)
    assert "Table 1" in text(club.last())


async def test_a_german_is_spoken_to_in_german(club: Club) -> None:
    ada, udo = club.member("ada"), club.member("udo", locale="de")
    await club.ask(ada, "play", game=GAME)
    joined = await club.press(udo, club.last(), "join")
    assert "Du bist dabei" in text(joined)
    await club.press(ada, club.last(), "start")
    [letter] = club.letters(udo)
    alt = letter.attachments[0].description or ""
    assert "Karte" in alt and "card" not in alt
    assert "is to move" in text(club.last()) or "last" in text(club.last()), "the channel keeps its own language"
    changed = await club.ask(udo, "settings", language="en")
    assert "I speak English" in text(changed)
    assert "Your 5 cards" in ((await club.ask(udo, "hand")).attachments[0].description or "")
