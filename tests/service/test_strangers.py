"""Whoever does not belong here gets nowhere: strangers, onlookers, forged buttons, direct messages of others."""

from __future__ import annotations

from itertools import product

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.service import lifecycle
from bot.service.buttons import PERSONAL, PRESSES
from bot.service.cards import Handle
from tests.service.pretended import buttons, deeds, labels, menus, text
from tests.service.world import ANN, BOB, CEM, GUILD, World, judged

ELSEWHERE = 901
LOOKS = ("board", "player", "score")
SECRET_LOOKS = ("hand", "tiles", "planet", "pile")


async def test_an_onlooker_sees_what_is_public_and_nothing_more(world: World) -> None:
    await world.started(ANN, BOB)
    for look in LOOKS:
        assert "do not sit" not in text(await world.look(CEM, look)), look
        assert "do not sit" not in text(await world.press(CEM, "look", look)), look
        assert "do not sit" not in text(await world.press(CEM, "text", look, "-", "0")), look
    for look in SECRET_LOOKS:
        for answer in (
            await world.press(CEM, "look", look),
            await world.press(CEM, "text", look),
            await world.press(CEM, "looks", values=(look,)),
            await world.look(CEM, look, table="1"),
        ):
            assert "do not sit at this table" in text(answer), look
    menu = menus(await world.press(CEM, "looks"))[0]
    assert not {choice.value for choice in menu.choices} & set(SECRET_LOOKS)
    offered = {choice.value for choice in await world.host.complete_look(world.ask(CEM), "", "", None)}
    assert offered == set(LOOKS)
    assert "discarded" not in text(await world.press(CEM, "log"))


async def test_no_button_lets_a_stranger_do_or_see_anything(world: World) -> None:
    await world.started(ANN, BOB)
    before, seats = await world.entries(), (await world.sitting()).seats
    hand = {str(card.number) for card in (await world.sitting()).view(0).hand}
    for verb, nouns in product(sorted(PRESSES), ((), ("top-up", "-"), ("hand",), ("hand", "-", "0"))):
        answer = await world.press(CEM, verb, *nouns)
        assert not list(deeds(answer))
        assert not hand & {choice.value for menu in menus(answer) for choice in menu.choices}
    sitting = await world.sitting()
    assert (await world.entries(), sitting.seats, sitting.table.status) == (before, seats, "running")


async def test_a_table_of_another_server_does_not_exist_for_strangers(world: World) -> None:
    await world.started(ANN, BOB)
    await world.opened(ANN)
    seats = [(await world.sitting(number)).seats for number in (1, 2)]
    verbs = sorted(set(PRESSES) - set(PERSONAL))
    for number, verb, guild in product((1, 2), verbs, (ELSEWHERE, None)):
        values = (f"{GUILD}/{number}",) if verb == "resume-here" else ()
        answer = await world.press(CEM, verb, table=number, values=values, guild=guild)
        assert "no such table" in text(answer), verb
        assert "Ann" not in text(answer) and not buttons(answer)
    assert [(await world.sitting(number)).seats for number in (1, 2)] == seats


async def test_no_name_of_a_table_elsewhere_opens_it(world: World) -> None:
    await world.started(ANN, BOB)
    for guild in (ELSEWHERE, None):
        for look in ("board", "log", "act", "rules", "resume", "undo"):
            answer = await world.look(CEM, look, table=f"{GUILD}/1", guild=guild)
            assert "no such table" in text(answer), look
        answer = await world.press(CEM, "my-tables", values=(f"{GUILD}/1",), guild=guild)
        assert "no such table" in text(answer)
        assert await world.host.complete_look(world.ask(CEM, guild=guild), "board", "", f"{GUILD}/1") == []
        asked = world.ask(CEM, guild=guild)
        assert await world.host.complete(asked, "space-mission", "top-up", "discard", {}, "", f"{GUILD}/1") == []


async def test_players_reach_their_table_from_everywhere(world: World) -> None:
    await world.started(ANN, BOB)
    for guild, channel in ((None, 5), (ELSEWHERE, 6)):
        assert list(deeds(await world.press(ANN, "act", guild=guild, channel=channel)))
        assert list(deeds(await world.look(ANN, "act", table=f"{GUILD}/1", guild=guild, channel=channel)))
    await world.settle()
    assert list(deeds(await world.look(ANN, "act", guild=None, channel=5))), "in private his only table is meant"


async def test_who_left_neither_acts_nor_sees_any_more(world: World) -> None:
    await world.started(ANN, BOB)
    panel = await world.press(ANN, "act")
    hand = {f"Card {card.number}" for card in (await world.sitting()).view(0).hand}
    await lifecycle.person_left(world.house, GUILD, 1, ANN)
    for stage in ("paused", "a computer plays"):
        before = await world.entries()
        for handle, values in [
            *deeds(panel),
            (Handle(GUILD, 1, "undo"), ()),
            (Handle(GUILD, 1, "look", ("hand",)), ()),
        ]:
            for guild in (GUILD, None):
                answer = await world.use(ANN, handle, values, guild=guild)
                assert not list(deeds(answer)) and not [card for card in hand if card in text(answer)], stage
        for verb, nouns in [("top-up", {"discard": "-"}), ("fly", {"planet": ""})]:
            assert not list(deeds(await world.command(ANN, verb, nouns, table=f"{GUILD}/1"))), stage
        assert await world.entries() == before
        await world.press(BOB, "replace")


async def test_a_button_of_one_seat_acts_for_no_other(world: World) -> None:
    await world.started(ANN, BOB)
    panel = await world.press(ANN, "act")
    mine = [(handle, values) for handle, values in deeds(panel) if handle.verb == "do"]
    assert mine
    for handle, values in mine:
        answer = await world.use(BOB, handle, values)
        assert "🚫" in text(answer) and not list(deeds(answer))
    assert await world.entries() == []


async def test_who_manages_one_server_manages_no_other(world: World) -> None:
    await world.opened(ANN)
    await world.press(BOB, "join")
    for verb, values in [("cancel", ()), ("option", ("fixed",)), ("start", ()), ("invite", (f"{CEM} Cem",))]:
        answer = await world.press(BOB, verb, "order", values=values, guild=ELSEWHERE, channel=6, steward=True)
        assert "up to Ann" in text(answer), verb
    assert (await world.sitting()).table.status == "lobby"
    await world.press(CEM, "start", steward=True)
    sitting = await world.sitting()
    assert (sitting.table.status, len(sitting.seats)) == ("running", 2), "here he does"
    await lifecycle.person_left(world.house, GUILD, 1, BOB)
    assert "do not sit" in text(await world.press(BOB, "replace", guild=ELSEWHERE, channel=6, steward=True))


NO_TABLES = ["0", "99", "-1", "1/1/1", "x", "#", "9" * 30, f"{'9' * 30}/1", "１", "901/1", "/"]


async def test_names_of_tables_that_are_none(world: World) -> None:
    await world.started(ANN, BOB)
    for given_text in NO_TABLES:
        assert "no such table" in text(await world.look(ANN, "board", table=given_text)), given_text


HOSTILE = [
    Handle(GUILD, 1, "pick"),
    Handle(GUILD, 1, "pick", ("jump", "1", "2", "3")),
    Handle(GUILD, 1, "pick", ("castle",)),
    Handle(GUILD, 1, "do"),
    Handle(GUILD, 1, "do", ("castle", "1")),
    Handle(GUILD, 1, "do", ("jump", "1", "2", "3")),
    Handle(GUILD, 1, "do", ("top-up", "1+1+1")),
    Handle(GUILD, 1, "do", ("top-up", "9" * 60)),
    Handle(GUILD, 1, "do", ("top-up", "-"), 2**62),
    Handle(GUILD, 2**31 - 1, "act"),
    Handle(2**64 - 1, 1, "act"),
    Handle(GUILD, 1, "look"),
    Handle(GUILD, 1, "look", ("planet", "atlantis")),
    Handle(GUILD, 1, "look", ("weather",)),
    Handle(GUILD, 1, "text"),
    Handle(GUILD, 1, "text", ("planet", "atlantis", "-7", "x")),
    Handle(GUILD, 1, "text", ("board", "-", "9" * 40)),
    Handle(GUILD, 1, "log", ("-3",)),
    Handle(GUILD, 1, "log", ("9" * 18,)),
    Handle(GUILD, 1, "rules", ("weather",)),
    Handle(GUILD, 1, "option"),
    Handle(GUILD, 1, "remove", ("x",)),
    Handle(GUILD, 1, "win-the-game"),
]


async def test_hostile_buttons_are_answered_kindly_and_change_nothing(world: World) -> None:
    await world.started(ANN, BOB)
    state = (await world.sitting()).state
    for handle, values in product(HOSTILE, ((), ("x",), ("1 2 3", "4"), ("-",), ("９",), ("",))):
        card = await world.use(ANN, handle, values)
        assert text(card).strip(), handle
        assert (await world.sitting()).state == state, handle


NOUNS = st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters=":"), min_size=1, max_size=12)
KNOWN = st.sampled_from(
    ["jump", "fly", "top-up", "take", "scan", "-", "hand", "board", "planet", "0", "1", "17", "3+4", "hazard", "easy"]
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    verb=st.sampled_from(sorted(set(PRESSES) - {"do", "undo"})),
    nouns=st.lists(st.one_of(NOUNS, KNOWN), max_size=4),
    values=st.lists(st.one_of(NOUNS, KNOWN, st.text(max_size=10)), max_size=3),
    decision=st.sampled_from([0, 1, 2, 2**40]),
    stage=st.sampled_from([1, 2]),
)
async def test_no_button_makes_the_host_stumble(
    forging: World, verb: str, nouns: list[str], values: list[str], decision: int, stage: int
) -> None:
    handle = Handle(GUILD, stage, verb, tuple(nouns), decision)
    for user in (ANN, CEM):
        judged(await forging.host.press(forging.ask(user), handle, tuple(values)))


async def test_closed_tables_have_nothing_to_press(world: World) -> None:
    await world.opened(ANN)
    await world.press(ANN, "cancel")
    for verb in sorted(PRESSES):
        assert not list(deeds(await world.press(ANN, verb)))
    assert "Join" not in labels(await world.press(BOB, "join"))


async def test_a_button_of_a_server_that_does_not_play_leaves_no_file(world: World) -> None:
    await world.started(ANN, BOB)
    ask = world.ask(ANN)
    await world.host.note(ask, 2**63)
    await world.host.note(world.ask(BOB), 12345)
    in_private = world.ask(ANN, guild=None)
    await world.host.note(in_private, GUILD)
    found = await world.store.owed.rows()
    assert [(row.user, row.guild) for row in found] == [(ANN, None), (BOB, 12345), (ANN, GUILD)]
    await world.host.answered(in_private)
    await world.host.recover()
    told = sorted(labels(card)[0] for _, card in world.messenger.answers)
    assert len(told) == 2 and told[1] == "My tables", "it is no table of his"
    assert await world.store.owed.rows() == []
    assert await world.store.guilds() == [GUILD]
