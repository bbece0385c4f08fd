"""Recaps: what happened since a player's last turn, in panel, direct message and on request."""

from __future__ import annotations

import random

import pytest

from bot.games.core.log import AnyEntry, Concluded, Seated, TookBack, acted, encode_entry
from bot.games.core.narration import MOST
from bot.games.core.phrase import say
from bot.games.space_mission.actions import Fly
from bot.service.card import Card, Image, Text
from bot.service.features.looks.cards import LINE, caught_up, recent, since_last_turn
from bot.service.records import Entry
from renderers.picture import Picture
from tests.service.pretended import blocks, text
from tests.service.world import ANN, BOB, CEM, GUILD, World, translator

HEADING = "Since your last turn"


def row(number: int, entry: AnyEntry, undone_by: int | None = None) -> Entry:
    seat = getattr(entry, "seat", None)
    return Entry(
        number=number, seat=seat, user=None, source="panel", interaction=None, at=0.0, body=encode_entry(entry),
        events=b"[]", undone_by=undone_by,
    )  # fmt: skip


def act(number: int, seat: int, undone_by: int | None = None) -> Entry:
    return row(number, acted(seat, Fly("hazard")), undone_by)


def since(rows: list[Entry], seat: int, *to_move: int) -> list[int]:
    return [found.number for found in since_last_turn(rows, seat, to_move)]


def test_from_ones_last_turn_to_now() -> None:
    rows = [act(1, 0), act(2, 0), act(3, 1), act(4, 1), act(5, 2)]
    assert since(rows, 0, 2) == [3, 4, 5]
    assert since(rows, 1, 2) == [5]
    assert since(rows, 2, 0) == []
    assert since(rows, 3, 0) == [1, 2, 3, 4, 5]
    assert since([], 0, 0) == []


def test_ones_present_turn_changes_nothing_about_it() -> None:
    rows = [act(1, 0), act(2, 0), act(3, 1), act(4, 1)]
    assert since(rows, 0, 0) == since([*rows, act(5, 0)], 0, 0) == [3, 4]
    assert since([*rows, act(5, 0), row(6, Seated(1, "human"))], 0, 0) == [3, 4, 6]
    assert since([*rows, act(5, 0), act(6, 0)], 0, 1) == []
    assert since([act(1, 0), act(2, 0)], 0, 0) == [], "who plays alone has seen everything"


def test_what_was_taken_back_has_not_happened() -> None:
    rows = [act(1, 0), act(2, 1, undone_by=3), row(3, TookBack(1, 2)), act(4, 1), row(5, Concluded("vote"))]
    assert since(rows, 0) == [4, 5]
    assert since([act(1, 0, undone_by=4), act(2, 1), act(3, 2), row(4, TookBack(0, 1))], 0, 0) == [2, 3]


def test_last_to_choose_is_told_what_the_reveal_showed() -> None:
    rows = [act(1, 0), act(2, 1), act(3, 0), act(4, 1)]
    assert since(rows, 1, 0, 1) == [4]
    assert since(rows, 0, 0, 1) == [4]
    assert since(rows[:3], 1, 1) == [3]


def told(card: Card) -> list[str]:
    news = [block.text for block in blocks(card, Text) if HEADING in block.text]
    return [line for block in news for line in block.splitlines()[1:]]


async def test_recap_is_in_panel_and_dm_and_given_on_request(world: World) -> None:
    await world.started(ANN, BOB)
    assert HEADING not in text(await world.press(ANN, "act"))
    assert "Nothing has happened since your last turn" in text(await world.look(ANN, "recap"))
    await world.turn(ANN)
    await world.advance(30)
    letter = world.messenger.notices(BOB)[-1].card
    panel = await world.press(BOB, "act")
    asked = await world.look(BOB, "recap")
    in_private = await world.look(BOB, "recap", guild=None, channel=5)
    assert told(letter) == told(panel) == told(asked) == told(in_private)
    assert told(panel) and all("Ann" in line for line in told(panel))
    after = await world.discard(BOB)
    assert told(after) == told(panel), "the player's own first action changes nothing"
    assert HEADING not in text(await world.press(ANN, "act")), "a player who waits reads no recap in the panel"
    assert told(await world.look(ANN, "recap")), "but on request"


async def test_a_dm_tells_less_than_a_panel(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    for user in (ANN, BOB, CEM, ANN, BOB):
        await world.fly(user)
        await world.discard(user)
        await world.advance(30)
    letter, panel = world.messenger.notices(CEM)[-1].card, await world.press(CEM, "act")
    assert len(told(letter)) <= 4 and len(told(panel)) == 4
    await world.turn(CEM)
    assert not told(await world.press(CEM, "recap"))


async def test_it_is_short_however_long_one_was_away(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    chance = random.Random(3)
    while await world.awaited() != CEM:
        await world.act_any(chance)
    await world.settle()
    loaded = await world.loaded()
    for seat in range(3):
        async with world.context.store.read(loaded.guild) as tx:
            rows = await recent(tx, loaded, seat)
        for language in ("en", "de"):
            words = loaded.words(world.context, language)
            for most in range(2, MOST + 1):
                lines = caught_up(loaded, rows, seat, words, most)
                assert len(lines) <= most and all(0 < len(line) <= LINE for line in lines)


async def test_what_lies_far_back_is_found(world: World) -> None:
    """More was taken back since the last turn than is read at first."""
    await world.started(ANN, BOB)
    await world.turn(ANN)
    for _ in range(40):
        await world.fly(BOB)
        await world.press(BOB, "undo")
    await world.turn(BOB)
    assert len(await world.entries()) > 80
    lines = told(await world.look(ANN, "recap"))
    assert len(lines) == 2 and all("Bob" in line and "drew 1 card" in line for line in lines)


async def test_each_reads_what_they_may_know(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    for user in (ANN, BOB):
        await world.turn(user)
    lines = told(await world.look(CEM, "recap"))
    assert lines and not any("Drawn" in line for line in lines)
    drawn = text(await world.look(BOB, "log")).count("Drawn")
    assert drawn == 2


async def test_it_stands_beside_the_board_on_which_it_is_marked(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int | None]] = []

    async def draw(game: str, look: str, view: object, *given: object) -> Picture:
        seen.append((look, getattr(view, "viewer", None)))
        return Picture(b"x", "board.png", 1, 1)

    monkeypatch.setattr(world.context.render_service, "draw", draw)
    await world.started(ANN, BOB)
    await world.fly(ANN)
    await world.discard(ANN)
    for shown in (await world.look(BOB, "recap"), await world.look(BOB, "board"), await world.press(BOB, "recap")):
        [picture] = blocks(shown, Image)
        assert told(shown) and "board" in picture.picture.filename
    assert seen[-1] == ("board", 1)
    assert HEADING not in text(await world.look(CEM, "board"))


async def test_strangers_have_no_turn(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    assert "do not sit" in text(await world.press(CEM, "recap"))
    assert "no table in this channel" in text(await world.look(CEM, "recap"))
    assert "not started" in text(await world.press(CEM, "recap", table=await lobby(world)))


async def lobby(world: World) -> int:
    number = await world.opened(BOB, channel=101)
    await world.press(CEM, "join", table=number)
    return number


async def test_the_end_is_in_it(world: World) -> None:
    await world.started(ANN, BOB)
    for _ in range(40):
        if (await world.loaded()).game.stalled((await world.loaded()).state):
            break
        await world.turn(await world.awaited())
    for user in (ANN, BOB):
        await world.press(user, "vote-end")
    words = translator().words("en")
    for user in (ANN, BOB):
        lines = "\n".join(told(await world.look(user, "recap", table=f"{GUILD}/1")))
        assert words(say("log-concluded")) in lines and words(say("sm-told-ended-vote")) in lines
