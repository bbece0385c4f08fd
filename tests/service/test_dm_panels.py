"""Panels that stay up to date: the direct message of each table and user, and open panels while their token lasts."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.errors import StoreUnavailable
from bot.games.core.actions import nouns, verb_of
from bot.games.core.phrase import say
from bot.limits import TOKEN_SECONDS
from bot.service.answers import open_panels
from bot.service.answers.open_panels import GAP, MARGIN
from bot.service.card import ButtonId, Card
from bot.service.messenger import Gone, Later, TooLarge
from bot.service.request import Request
from tests.service.ending import conclude
from tests.service.every_game import EVERY_GAME, wide_world
from tests.service.pretended import deeds, labels, text
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


# -- open panels: never renewed while they are clicked, never by a new message -----------------------------------------


@dataclass
class Panel:
    """A private message that holds a player's panel."""

    world: World
    user: int
    message: int
    request: Request
    card: Card

    async def click(self, verb: str, *nouns: str) -> Card:
        """Press something in it; the answer takes its place."""
        self.request = self.world.ask(self.user, clicked=self.message)
        self.card = await delivered(self.world, self.request, ButtonId(GUILD, 1, verb, nouns), self.message)
        return self.card

    @property
    def renewals(self) -> list[Card]:
        """What it was renewed to by its present interaction."""
        return [card for token, card in self.world.messenger.answers if token == self.request.token]

    @property
    def now(self) -> str:
        return text((self.renewals or [self.card])[-1])


async def delivered(
    world: World, request: Request, button_id: ButtonId, message: int, values: tuple[str, ...] = ()
) -> Card:
    """Let a user click a button as Discord delivers it."""
    await world.service.note(request)
    card = await world.service.press(request.on(button_id, values))
    await world.service.answered(request, message, card)
    return card


async def opened(world: World, user: int, message: int = 7000, verb: str = "act", table: int = 1) -> Panel:
    request = world.ask(user)
    return Panel(world, user, message, request, await delivered(world, request, ButtonId(GUILD, table, verb), message))


async def beat(world: World, seconds: float = GAP) -> None:
    """Let a heartbeat come after so long."""
    world.clock.advance(seconds)
    await world.service.panels.settle()


async def test_it_follows_whose_turn_it_is(world: World) -> None:
    await world.started(ANN, BOB)
    anns, bobs = await opened(world, ANN), await opened(world, BOB, 7001)
    assert "Ann is to move" in bobs.now
    await world.turn(ANN)
    await beat(world)
    assert "Your turn" in bobs.now and "Since your last turn" in bobs.now
    assert "Bob\\_\\* is to move" in anns.now
    assert {"Board", "Look", "Log"} <= set(labels(bobs.renewals[-1]))
    posted = len(world.messenger.made)
    await world.turn(BOB)
    await beat(world)
    assert "Ann is to move" in bobs.now and "Your turn" in anns.now
    assert len(world.messenger.made) == posted, "nothing is posted for it"


async def test_one_that_opens_at_the_start_follows_computers(world: World) -> None:
    """They move between the making of the panel and its delivery."""
    number = await world.opened(ANN)
    await world.press(ANN, "computer", "easy", table=number)
    await world.press(ANN, "option", "order", table=number, values=("fixed",))
    panel = await opened(world, ANN, verb="start")
    await world.discard(ANN)
    request = world.ask(ANN, clicked=panel.message)
    hand = (await world.loaded()).view(0).hand[0].number
    await world.service.note(request)
    card = await world.service.press(request.on(ButtonId(GUILD, 1, "do", ("top-up", str(hand)))))
    assert "is to move" in text(card)
    await world.settle()
    await world.service.answered(request, panel.message, card)
    await world.service.panels.settle()
    [(token, renewed)] = world.messenger.answers
    assert token == request.token and "Your turn" in text(renewed)
    (done,) = [line for line in text(card).splitlines() if line.startswith("✅")]
    assert done in text(renewed), "what the player did stays, though computers have acted since"


@EVERY_GAME
async def test_at_the_end_no_seat_is_to_move(tmp_path: Path, game: str) -> None:
    async with wide_world(tmp_path) as world:
        await world.started(ANN, BOB, game=game)
        panels = [await opened(world, user, 7000 + user) for user in (ANN, BOB)]
        await conclude(world)
        await beat(world)
        for panel in panels:
            assert panel.renewals and "to move" not in panel.now, panel.now
            assert "do" not in {b.button_id.verb for row in panel.renewals[-1].blocks for b in getattr(row, "row", ())}


async def test_a_burst_of_changes_is_one_renewal_and_none_without(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    cems = await opened(world, CEM)
    await beat(world)
    assert cems.renewals == [], "it shows what is so"
    await world.turn(ANN)
    await world.fly(BOB)
    await beat(world)
    assert len(cems.renewals) == 1 and "action 2" in cems.now
    await world.press(BOB, "undo")
    await world.service.panels.settle()
    assert len(cems.renewals) == 1, "not so soon again"
    await beat(world)
    assert len(cems.renewals) == 2 and "action 1" in cems.now
    await beat(world, 60)
    assert len(cems.renewals) == 2


async def test_neither_irrelevant_changes_nor_dms_are_renewed(world: World) -> None:
    await world.started(ANN, BOB)
    anns = await opened(world, ANN)
    await world.press(BOB, "look", "board")
    await world.service.look(world.ask(BOB), "pause")
    await beat(world)
    assert anns.renewals == []
    in_dm = world.ask(BOB, guild=None, clicked=4444)
    await delivered(world, in_dm, ButtonId(GUILD, 1, "act"), 4444)
    await world.turn(ANN)
    await beat(world)
    assert anns.renewals and in_dm.token not in dict(world.messenger.answers), "it is renewed by its own rows alone"


async def test_a_guided_game_opened_from_an_answer_goes_on(world: World) -> None:
    """*Go on with it* takes the place of the answer to `/learn`, which is no direct message that the outbox renews."""
    await world.press(ANN, "learn-start", "space-missions", of=0)
    in_dm = world.ask(ANN, guild=None, channel=ANN * 1000, clicked=4444, ephemeral=True)
    await delivered(world, in_dm, ButtonId(GUILD, 1, "act"), 4444)
    for _ in range(3):
        await world.settle()
        await beat(world)
    assert "step 1 of" in text(dict(world.messenger.answers)[in_dm.token])


async def test_a_panel_of_a_table_in_direct_messages_goes_on(world: World) -> None:
    """It was opened by a click on a card that is no panel, as a guided game is; no direct message stands beside it."""
    in_dm = world.ask(ANN, guild=None, channel=ANN * 1000, clicked=4444)
    begun = await delivered(world, in_dm, ButtonId(0, 0, "learn-start", ("space-missions",)), 4444)
    assert "The computer plays now" in text(begun)
    for _ in range(3):
        await world.settle()
        await beat(world)
    renewed = dict(world.messenger.answers)[in_dm.token]
    assert "step 1 of" in text(renewed)


async def test_a_click_lets_it_go_and_a_new_panel_goes_on(world: World) -> None:
    await world.started(ANN, BOB)
    bobs = await opened(world, BOB)
    await bobs.click("log")
    await world.turn(ANN)
    await beat(world)
    assert world.messenger.answers == [], "the user reads the log there"
    await bobs.click("act")
    await world.turn(BOB)
    await beat(world)
    assert [token for token, _ in world.messenger.answers] == [bobs.request.token]


@pytest.mark.parametrize("here", [("try",), ("pick", "jump")])
async def test_a_choice_that_is_gone_gives_way_to_the_panel(world: World, here: tuple[str, ...]) -> None:
    """Ann tries something, or has chosen a verb, and acts elsewhere; until then what others do closes nothing."""
    await world.started(ANN, BOB)
    anns = await opened(world, ANN)
    loaded = await world.loaded()
    anns.request = world.ask(ANN, clicked=anns.message)
    button_id = ButtonId(GUILD, 1, here[0], here[1:], loaded.decisions[0] + 1)
    anns.card = await delivered(world, anns.request, button_id, anns.message)
    assert "moved on" not in anns.now
    await world.press(BOB, "note")
    await beat(world)
    assert anns.renewals == []
    await world.turn(ANN)
    await beat(world)
    assert len(anns.renewals) == 1 and "Bob\\_\\* is to move" in anns.now


async def test_while_a_click_is_answered_nothing_else_is_shown(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started(ANN, BOB)
    bobs = await opened(world, BOB)
    await world.turn(ANN)
    sending, going_on = asyncio.Event(), asyncio.Event()
    plain = world.messenger.answer

    async def slow(*given: Any) -> None:
        sending.set()
        await going_on.wait()
        await plain(*given)

    monkeypatch.setattr(world.messenger, "answer", slow)
    world.clock.advance(GAP)
    renewing = asyncio.create_task(world.service.panels.settle())
    await sending.wait()
    click = asyncio.create_task(bobs.click("log"))
    await asyncio.sleep(0.05)
    assert not click.done(), "the answer waits for the renewal that is on its way"
    going_on.set()
    await asyncio.gather(renewing, click)
    monkeypatch.undo()
    await world.turn(BOB)
    await beat(world)
    assert len(world.messenger.answers) == 1


async def test_it_ends_with_its_token(world: World) -> None:
    await world.started(ANN, BOB)
    bobs = await opened(world, BOB)
    world.clock.advance(TOKEN_SECONDS - MARGIN - 1)
    await world.turn(ANN)
    await beat(world, 0.5)
    assert len(bobs.renewals) == 1
    await world.turn(BOB)
    await beat(world, 60)
    assert len(bobs.renewals) == 1


@pytest.mark.parametrize("fault", [Gone("message"), TooLarge(), RuntimeError("odd")])
async def test_what_cannot_be_renewed_is_let_be(world: World, fault: Exception) -> None:
    await world.started(ANN, BOB)
    bobs = await opened(world, BOB)
    world.messenger.answering = [fault]
    await world.turn(ANN)
    await beat(world)
    await world.turn(BOB)
    await beat(world)
    assert (bobs.renewals, world.messenger.answering) == ([], [])


async def test_what_is_refused_for_now_is_tried_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """By Discord, and by the table's file."""
    await world.started(ANN, BOB)
    bobs = await opened(world, BOB)
    await world.turn(ANN)
    world.messenger.answering = [Later(10.0)]
    await beat(world)
    await beat(world, 9)
    assert bobs.renewals == []
    await beat(world, 2)
    assert len(bobs.renewals) == 1
    await world.turn(BOB)

    async def refuses(*_given: Any) -> Any:
        raise StoreUnavailable(GUILD)

    monkeypatch.setattr(open_panels, "load_table", refuses)
    await beat(world)
    monkeypatch.undo()
    assert len(bobs.renewals) == 1
    await beat(world)
    assert len(bobs.renewals) == 2


async def test_who_gave_the_seat_up_sees_no_more_of_it(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    bobs = await opened(world, BOB)
    async with world.store.write(GUILD) as tx:
        seats = await tx.seats(1)
        await tx.save_seats(1, [replace(seat, status="left") if seat.user == BOB else seat for seat in seats])
    await world.turn(ANN)
    await beat(world)
    assert bobs.renewals == []


async def test_only_the_newest_panels_are_renewed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_panels, "MOST", 3)
    await world.started(ANN, BOB)
    panels = [await opened(world, BOB, 7000 + number) for number in range(5)]
    await world.turn(ANN)
    await beat(world)
    assert [len(panel.renewals) for panel in panels] == [0, 0, 1, 1, 1]
