"""Users without rights get nowhere: strangers, spectators, forged buttons, direct messages of others."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.games.core.actions import Action, verb_of
from bot.games.core.actions import nouns as nouns_of
from bot.games.core.contract import Title
from bot.games.registry import TITLES
from bot.service.card import ButtonId, Card
from bot.service.features.all_handlers import BUTTONS
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.tables.loaded import LoadedTable
from tests.service.every_game import EVERY, EVERY_GAME, SOME_GAMES
from tests.service.pretended import button_ids, buttons, deeds, labels, menus, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World, judged
from tests.soaking import by_turns
from tests.toys.words import translator

ELSEWHERE = 901
PLAYED = ("do", "pick")


@pytest.fixture
async def world(hall: World) -> World:
    """A host of every game, the toys too."""
    return hall


def looks_of(game: str, *, private: bool) -> set[str]:
    return {look.id for look in EVERY[game].game.meta.looks if look.private == private}


def slots_of(game: str, action: Action) -> Any:
    return EVERY[game].game.meta.verb_map()[verb_of(action)].slots


def held_by(loaded: LoadedTable, seat: int) -> set[str]:
    """What a seat's private looks say and no spectator's does."""
    words, presenter, view = translator().words("en"), loaded.presenter, loaded.view(seat)
    lines = {
        words(line) for look in looks_of(loaded.table.game, private=True) for line in presenter.text(view, look, None)
    }
    spectator = loaded.view(None)
    public = looks_of(loaded.table.game, private=False)
    return {line for line in lines if len(line) > 9} - {
        words(line) for look in public for line in presenter.text(spectator, look, None)
    }


@EVERY_GAME
async def test_a_spectator_sees_what_is_public_and_nothing_more(world: World, game: str) -> None:
    await world.started(ANN, BOB, game=game)
    secret_looks, looks = looks_of(game, private=True), looks_of(game, private=False)
    assert secret_looks and looks
    for look in looks:
        assert "do not sit" not in text(await world.look(CEM, look)), look
        assert "do not sit" not in text(await world.press(CEM, "look", look)), look
        assert "do not sit" not in text(await world.press(CEM, "text", look, "-", "0")), look
    for look in secret_looks:
        for answer in (
            await world.press(CEM, "look", look),
            await world.press(CEM, "text", look),
            await world.press(CEM, "looks", values=(look,)),
            await world.look(CEM, look, table="1"),
        ):
            assert "do not sit at this table" in text(answer), look
    menu = menus(await world.press(CEM, "looks"))[0]
    assert not {choice.value for choice in menu.choices} & secret_looks
    offered = {choice.value for choice in await world.service.complete_look(world.ask(CEM), "", "")}
    assert offered == looks
    assert "discarded" not in text(await world.press(CEM, "log"))


@pytest.mark.guarantee("strangers-shut-out")
@SOME_GAMES
async def test_no_button_lets_a_stranger_do_or_see_anything(world: World, game: str) -> None:
    loaded = await world.started(ANN, BOB, game=game)
    before, seats, held = await world.entries(), loaded.seats, held_by(loaded, 0) | held_by(loaded, 1)
    assert held
    actor = await world.awaited()
    offered, _ = await world.offered(actor, Random(1))
    legal = EVERY[game].game.legal(loaded.state, loaded.seat_number(actor))[0]
    hand = {choice.value for menu in menus(await world.press(actor, "act")) for choice in menu.choices}
    secret = sorted(looks_of(game, private=True))
    given = [(), offered.nouns, (verb_of(legal), *nouns_of(legal))]
    given += [(look, *more) for look in secret for more in ((), ("-", "0"))]
    for verb, nouns in product(sorted(BUTTONS), given):
        answer = await world.press(CEM, verb, *nouns)
        assert not list(deeds(answer))
        assert not {line for line in held if line in text(answer)}, (verb, nouns)
        chosen = {choice.value for menu in menus(answer) if menu.button_id.verb in PLAYED for choice in menu.choices}
        assert not hand & chosen, (verb, nouns)
    loaded = await world.loaded()
    assert (await world.entries(), loaded.seats, loaded.table.status) == (before, seats, "running")


@pytest.mark.guarantee("strangers-shut-out")
async def test_a_table_of_another_server_does_not_exist_for_strangers(world: World) -> None:
    await world.started(ANN, BOB)
    await world.opened(ANN)
    seats = [(await world.loaded(number)).seats for number in (1, 2)]
    verbs = sorted(verb for verb, button in BUTTONS.items() if not button.personal)
    for number, verb, guild in product((1, 2), verbs, (ELSEWHERE, None)):
        values = (f"{GUILD}/{number}",) if verb == "resume-here" else ()
        answer = await world.press(CEM, verb, table=number, values=values, guild=guild)
        assert "no such table" in text(answer), verb
        assert "Ann" not in text(answer) and not buttons(answer)
    assert [(await world.loaded(number)).seats for number in (1, 2)] == seats


NO_TABLES = ["0", "99", "-1", "1/1/1", "x", "#", "9" * 30, f"{'9' * 30}/1", "１", "901/1", "/"]


@pytest.mark.guarantee("strangers-shut-out")
async def test_no_name_of_a_table_elsewhere_or_of_none_opens_it(world: World) -> None:
    await world.started(ANN, BOB)
    for guild in (ELSEWHERE, None):
        for look in ("board", "log", "act", "rules", "resume", "undo"):
            answer = await world.look(CEM, look, table=f"{GUILD}/1", guild=guild)
            assert "no such table" in text(answer), look
        answer = await world.press(CEM, "my-tables", values=(f"{GUILD}/1",), guild=guild)
        assert "no such table" in text(answer)
        assert await world.service.complete_look(world.ask(CEM, guild=guild).at(f"{GUILD}/1"), "board", "") == []
        asked = world.ask(CEM, guild=guild)
        assert await world.service.complete(asked.at(f"{GUILD}/1"), "space-mission", "top-up", "discard", {}, "") == []
    for given_text in NO_TABLES:
        assert "no such table" in text(await world.look(ANN, "board", table=given_text)), given_text


async def test_players_reach_their_table_from_everywhere(world: World) -> None:
    await world.started(ANN, BOB)
    for guild, channel in ((None, 5), (ELSEWHERE, 6)):
        assert list(deeds(await world.press(ANN, "act", guild=guild, channel=channel)))
        assert list(deeds(await world.look(ANN, "act", table=f"{GUILD}/1", guild=guild, channel=channel)))
    await world.settle()
    assert list(deeds(await world.look(ANN, "act", guild=None, channel=5))), "in private, the only table is meant"


@pytest.mark.guarantee("strangers-shut-out")
@EVERY_GAME
async def test_who_left_neither_acts_nor_sees_any_more(world: World, game: str) -> None:
    loaded = await world.started(ANN, BOB, game=game)
    actor = await world.awaited()
    other, seat = next(user for user in (ANN, BOB) if user != actor), loaded.seat_number(actor)
    panel = await world.press(actor, "act")
    hand = held_by(loaded, seat)
    legal = EVERY[game].game.legal(loaded.state, seat)[0]
    typed = (verb_of(legal), {slot.id: noun for slot, noun in zip(slots_of(game, legal), nouns_of(legal), strict=True)})
    await lifecycle.person_left(world.context, GUILD, 1, actor)
    for stage in ("paused", "a computer plays"):
        before = await world.entries()
        for button_id, values in [
            *deeds(panel),
            (ButtonId(GUILD, 1, "undo"), ()),
            *((ButtonId(GUILD, 1, "look", (look,)), ()) for look in sorted(looks_of(game, private=True))),
        ]:
            for guild in (GUILD, None):
                answer = await world.use(actor, button_id, values, guild=guild)
                assert not list(deeds(answer)) and not [card for card in hand if card in text(answer)], stage
        asked = world.ask(actor, source="slash", table=f"{GUILD}/1")
        assert not list(deeds(await world.service.command(asked, game, *typed))), stage
        assert await world.entries() == before
        await world.press(other, "replace")


@pytest.mark.guarantee("strangers-shut-out")
@EVERY_GAME
async def test_a_button_of_one_seat_acts_for_no_other(world: World, game: str) -> None:
    await world.started(ANN, BOB, game=game)
    actor = await world.awaited()
    other = next(user for user in (ANN, BOB) if user != actor)
    panel = await world.press(actor, "act")
    mine = [(button_id, values) for button_id, values in deeds(panel) if button_id.verb == "do"]
    assert mine
    loaded = await world.loaded()
    at_once = loaded.seat_number(other) in loaded.to_move()
    for button_id, values in mine:
        answer = await world.use(other, button_id, values)
        assert "🚫" in text(answer) or at_once
        assert not list(deeds(answer)) or at_once
    # Where all choose at once a button acts for the user who clicks it, as far as the rules let it.
    assert {entry.seat for entry in await world.entries()} <= {loaded.seat_number(other)}
    assert at_once or not await world.entries()


@pytest.mark.guarantee("admin-of-one-server")
async def test_who_manages_one_server_manages_no_other(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    for verb, values in [("cancel", ()), ("option", ("fixed",)), ("start", ()), ("invite", (f"{CEM} Cem",))]:
        answer = await world.press(BOB, verb, "order", values=values, guild=ELSEWHERE, channel=6, server_admin=True)
        assert "up to Ann" in text(answer), verb
    assert (await world.loaded()).table.status == "lobby"
    await world.press(CEM, "start", server_admin=True)
    loaded = await world.loaded()
    assert (loaded.table.status, len(loaded.seats)) == ("running", 2), "in this guild the user sits"
    await lifecycle.person_left(world.context, GUILD, 1, BOB)
    assert "do not sit" in text(await world.press(BOB, "replace", guild=ELSEWHERE, channel=6, server_admin=True))


HOSTILE = [
    ButtonId(GUILD, 1, "pick"),
    ButtonId(GUILD, 1, "pick", ("jump", "1", "2", "3")),
    ButtonId(GUILD, 1, "pick", ("castle",)),
    ButtonId(GUILD, 1, "do"),
    ButtonId(GUILD, 1, "do", ("castle", "1")),
    ButtonId(GUILD, 1, "do", ("jump", "1", "2", "3")),
    ButtonId(GUILD, 1, "do", ("top-up", "1+1+1")),
    ButtonId(GUILD, 1, "do", ("top-up", "9" * 60)),
    ButtonId(GUILD, 1, "do", ("top-up", "-"), 2**62),
    ButtonId(GUILD, 2**31 - 1, "act"),
    ButtonId(2**64 - 1, 1, "act"),
    ButtonId(GUILD, 1, "look"),
    ButtonId(GUILD, 1, "look", ("planet", "atlantis")),
    ButtonId(GUILD, 1, "look", ("weather",)),
    ButtonId(GUILD, 1, "text"),
    ButtonId(GUILD, 1, "text", ("planet", "atlantis", "-7", "x")),
    ButtonId(GUILD, 1, "text", ("board", "-", "9" * 40)),
    ButtonId(GUILD, 1, "log", ("-3",)),
    ButtonId(GUILD, 1, "log", ("9" * 18,)),
    ButtonId(GUILD, 1, "rules", ("weather",)),
    ButtonId(GUILD, 1, "option"),
    ButtonId(GUILD, 1, "remove", ("x",)),
    ButtonId(GUILD, 1, "win-the-game"),
]


@pytest.mark.guarantee("forged-input")
@SOME_GAMES
async def test_hostile_buttons_are_answered_and_change_nothing(world: World, game: str) -> None:
    await world.started(ANN, BOB, game=game)
    state = (await world.loaded()).state
    for button_id, values in product(HOSTILE, ((), ("x",), ("1 2 3", "4"), ("-",), ("９",), ("",))):
        card = await world.use(ANN, button_id, values)
        assert text(card).strip(), button_id
        assert (await world.loaded()).state == state, button_id


def _ids(title: Title, part: str) -> list[str]:
    return [each.id for each in getattr(title.game.meta, part)]


NOUNS = st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters=":"), min_size=1, max_size=12)
WORDS = {word for title in EVERY.values() for part in ("verbs", "looks") for word in _ids(title, part)}
KNOWN = st.sampled_from(sorted({*WORDS, "-", "0", "1", "17", "3+4", "hazard", "easy"}))


@pytest.mark.guarantee("forged-input")
@SOME_GAMES
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    verb=st.sampled_from(sorted(set(BUTTONS) - {"do", "undo"})),
    nouns=st.lists(st.one_of(NOUNS, KNOWN), max_size=4),
    values=st.lists(st.one_of(NOUNS, KNOWN, st.text(max_size=10)), max_size=3),
    decision=st.sampled_from([0, 1, 2, 2**40]),
    stage=st.sampled_from([1, 2]),
)
async def test_no_button_makes_the_host_stumble(
    forging: World, game: str, verb: str, nouns: list[str], values: list[str], decision: int, stage: int
) -> None:
    button_id = ButtonId(GUILD, stage, verb, tuple(nouns), decision)
    for user in (ANN, CEM):
        judged(await forging.service.press(forging.ask(user).on(button_id, tuple(values))))


async def test_closed_tables_have_nothing_to_press(world: World) -> None:
    await world.opened(ANN)
    await world.press(ANN, "cancel")
    for verb in sorted(BUTTONS):
        assert not list(deeds(await world.press(ANN, verb)))
    assert "Join" not in labels(await world.press(BOB, "join"))


async def test_a_button_of_a_server_that_does_not_play_leaves_no_file(world: World) -> None:
    await world.started(ANN, BOB)
    request = world.ask(ANN)
    await world.service.note(request.on(ButtonId(2**63, 1, "act")))
    await world.service.note(world.ask(BOB).on(ButtonId(12345, 1, "act")))
    in_private = world.ask(ANN, guild=None)
    await world.service.note(in_private.on(ButtonId(GUILD, 1, "act")))
    found = await world.store.pending.rows()
    assert [(row.user, row.guild) for row in found] == [(ANN, None), (BOB, 12345), (ANN, GUILD)]
    await world.service.answered(in_private)
    await world.service.recover()
    await world.service.late.settle()
    told = sorted(labels(card)[0] for _, card in world.messenger.answers)
    assert len(told) == 2 and told[1] == "My tables", "the user does not sit there"
    assert await world.store.pending.rows() == []
    assert await world.store.guilds() == [GUILD]


PUBLIC_VERBS = {"act", "look", "looks", "undo", "log", "text", "rules", "vote-end", "resume", "replace", "rematch"} | {
    "come-back",
    "snooze",
}
LOBBY_VERBS = {"join", "leave", "computer", "start", "settings", "cancel"}


@pytest.mark.guarantee("public-buttons")
@pytest.mark.parametrize("game", by_turns(TITLES, 2))
async def test_no_button_in_the_channel_bears_a_noun_that_is_a_secret(world: World, game: str) -> None:
    """Through a whole life of a table: lobby, game, pause; and nothing but doors hangs in the channel."""
    seen: list[Card] = []
    judge = world.messenger.judge

    def look_at(card: Card) -> None:
        assert judge is not None
        judge(card)
        seen.append(card)

    world.messenger.judge = look_at
    await world.look(BOB, "notice", "mention")
    world.messenger.closed = {CEM}
    await world.started(ANN, BOB, CEM, game=game)
    chance = Random(2)
    for _ in range(30):
        await world.act_any(chance)
        await world.advance(21)
    public = [message.card for message in world.messenger.made if message.channel == CHANNEL]
    assert len(public) > 10 and len(seen) > 60
    for card in public:
        for button_id in button_ids(card):
            assert button_id.verb in PUBLIC_VERBS | LOBBY_VERBS
            assert button_id.nouns in ((), ("hand",), ("board",), ("score",))
            assert button_id.decision == 0
