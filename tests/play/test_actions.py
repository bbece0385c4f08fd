"""Playing by button, menu and slash command, and the answers to what is not possible."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.history.log import Acted, decode_entry
from tests.play.club import GAME, HOLD, Club
from tests.play.reading import alts, button, deeds, does, labels, pictures, text
from tests.support.substitute import substitute

JUMPS_AT_ONCE = 20


def seeded(club: Club, number: int) -> None:
    """All tables opened from now on are dealt alike."""
    substitute(club.app.context, entropy=lambda count: random.Random(number).randbytes(count))


async def test_autocomplete_offers_exactly_what_is_legal(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    seeded(club, 1)
    await club.begun(ada, bob)
    met: set[str] = set()
    for _ in range(10):
        loaded = await club.loaded()
        person = (ada, bob)[loaded.to_move()[0]]
        legal = loaded.game.legal(loaded.state, loaded.seat_number(person.id))
        for verb in loaded.game.meta.verbs:
            actions = [nouns(action) for action in legal if verb_of(action) == verb.id]
            if not verb.slots:
                continue
            command, first = f"{GAME} {verb.id}", verb.slots[0].id
            offered = await person.autocomplete(club.channel, command, first, "")
            bare = [choice["value"].partition("@")[0] for choice in offered]
            wanted = list(dict.fromkeys(found[0] for found in actions))
            assert bare == wanted[:25] and len(set(bare)) == len(bare)
            for value in wanted[25:]:  # every one can be reached by typing
                typed = await person.autocomplete(club.channel, command, first, value)
                assert value in [choice["value"].partition("@")[0] for choice in typed]
            if len(verb.slots) > 1 and offered:
                given = {first: offered[0]["value"]}
                second = await person.autocomplete(club.channel, command, verb.slots[1].id, "", **given)
                assert [choice["value"].partition("@")[0] for choice in second] == [
                    found[1] for found in actions if found[0] == bare[0]
                ]
            met |= {verb.id} if actions else set()
            assert not await (bob if person is ada else ada).autocomplete(club.channel, command, first, "")
        if loaded.state.pending is None:
            await club.act(person, "scan", "jump", "top-up")
        else:
            await club.act(person, "take")
    assert {"jump", "fly", "top-up"} <= met


async def test_slash_command_and_button_make_the_same_entries(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    logs: dict[str, list[bytes]] = {}
    for table, source in ((1, "slash"), (2, "panel")):
        seeded(club, 4)
        assert await club.begun(ada, bob) == table
        for turn in range(12):
            loaded = await club.loaded(table)
            person = (ada, bob)[loaded.to_move()[0]]
            action = _choice(loaded.game.legal(loaded.state, loaded.to_move()[0]), turn)
            if source == "slash":
                await _by_slash(club, person, action, table)
            else:
                shown = await club.ask(person, "act", table=str(table))
                await _by_panel(club, person, shown, action)
            assert len(await club.entries(table)) == turn + 1
        rows = await club.entries(table)
        logs[source] = [row.body for row in rows]
        assert {row.source for row in rows} == {source} and all(row.interaction for row in rows)
        assert [row.user for row in rows] == [(ada.id, bob.id)[row.seat or 0] for row in rows]
    assert logs["slash"] == logs["panel"]
    done = [decode_entry(body) for body in logs["slash"]]
    assert {"jump", "top-up"} <= {entry.verb for entry in done if isinstance(entry, Acted)}
    first, second = await club.loaded(1), await club.loaded(2)
    assert first.state == second.state


def _choice(legal: Sequence[Action], turn: int) -> Action:
    """A varied but settled choice: a tile, a scan, a development; jumps; now and then cards are exchanged."""
    by_verb: defaultdict[str, list[Action]] = defaultdict(list)
    for action in legal:
        by_verb[verb_of(action)].append(action)
    for verb in ("take", "develop", "scan", "discover"):
        if by_verb[verb]:
            return by_verb[verb][-1]
    if turn % 5 == 4:
        return max(by_verb["top-up"], key=lambda action: len(nouns(action)[0]))
    return (by_verb["jump"] or by_verb["fly"] or by_verb["top-up"])[-1]


async def _by_slash(club: Club, person: MemberActor, action: Action, table: int) -> None:
    verb = verb_of(action)
    slots = [slot.id for slot in (await club.loaded(table)).game.meta.verb_map()[verb].slots]
    given: dict[str, Any] = {}
    for slot, value in zip(slots, nouns(action), strict=True):
        offered = await person.autocomplete(club.channel, f"{GAME} {verb}", slot, value, **given, table=str(table))
        [picked] = [choice["value"] for choice in offered if choice["value"].partition("@")[0] == value]
        given[slot] = picked
    answer = await club.ask(person, f"{GAME} {verb}", **given, table=str(table))
    assert "✅" in text(answer)


async def _by_panel(club: Club, person: MemberActor, shown: ResponseMessage, action: Action) -> None:
    wanted = (verb_of(action), *nouns(action))
    for deed in deeds(shown):
        if deed.button_id.verb == "do" and _same(deed.action, wanted):
            answer = await club.do(person, shown, deed)
            assert "✅" in text(answer)
            return
    if verb_of(action) == "top-up":  # several things at once, by the menu of several
        menu = button(shown, "do", "top-up")
        answer = await person.select(shown, nouns(action)[0].split("+"), custom_id=menu)
        assert "✅" in text(answer.response)
        return
    raise AssertionError(f"{wanted} is not on the panel: {[deed.action for deed in deeds(shown)]}")


def _same(offered: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    return [set(word.split("+")) for word in offered] == [set(word.split("+")) for word in wanted]


async def test_one_tap_a_decision(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    seeded(club, 2)
    await club.begun(ada, bob)
    for _ in range(8):
        loaded = await club.loaded()
        seat = loaded.to_move()[0]
        person = (ada, bob)[seat]
        legal = {(verb_of(action), *nouns(action)) for action in loaded.game.legal(loaded.state, seat)}
        shown = await club.panel(person)
        taps = [deed for deed in deeds(shown) if deed.values is None]
        menus = [deed for deed in deeds(shown) if deed.values is not None]
        assert {deed.action for deed in taps} <= legal
        assert len(taps) <= JUMPS_AT_ONCE and (len(legal) > JUMPS_AT_ONCE or any(m.values for m in menus) or not menus)
        await club.act(person, "take", "scan", "jump", "top-up")


async def test_an_action_is_taken_back(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    seeded(club, 3)
    await club.begun(ada, bob)
    before = await club.loaded()
    nothing = await club.ask(ada, "undo")
    assert "nothing you can take back" in text(nothing)
    panel = await club.act(ada, "jump")
    assert "jumped to" in text(panel) and does(panel, "undo")
    again = await club.press(ada, panel, "undo")
    assert "Taken back" in text(again)
    after = await club.loaded()
    assert after.state == before.state
    await club.act(ada, "jump")
    assert "Taken back" in text(await club.ask(ada, "undo"))
    log = text(await club.ask(bob, "log"))
    assert log.count("~~") == 4 and "took back the last action" in log


async def test_next_player_is_told_when_undo_is_no_longer_possible(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    seeded(club, 3)
    await club.begun(ada, bob)
    letters = club.posted(bob.user.dm_channel.id)
    await club.act(ada, "jump")
    await club.act(ada, "jump", "fly")
    await club.world.env.advance_time(HOLD - 5)
    assert club.posted(bob.user.dm_channel.id) == letters
    await club.ask(ada, "undo")
    await club.world.env.advance_time(HOLD + 5)
    assert club.posted(bob.user.dm_channel.id) == letters, "an undone end of turn is not told"
    await club.act(ada, "jump", "fly")
    await club.world.env.advance_time(HOLD + 2)
    assert club.posted(bob.user.dm_channel.id) == letters + 1
    assert does(club.letters(bob)[-1], "do")
    assert "bob is to move" in text(club.last())


async def test_a_stale_button_says_what_is_possible_now(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    first, second = await club.panel(ada), await club.panel(ada)
    stale = deeds(second)[0]
    await club.do(ada, first, deeds(first)[0])
    answer = await club.do(ada, second, stale)
    assert "The table has moved on" in text(answer)
    assert deeds(answer) and stale.custom_id not in {deed.custom_id for deed in deeds(answer)}
    assert len(await club.entries()) == 1
    typed = await ada.autocomplete(club.channel, f"{GAME} top-up", "discard", "")
    await club.act(ada, "jump", "top-up")
    late = await club.ask(ada, f"{GAME} top-up", discard=typed[0]["value"])
    assert "moved on" in text(late)
    assert len(await club.entries()) == 2


async def test_strangers_and_those_who_wait_change_nothing(club: Club) -> None:
    ada, bob, eve = club.member("ada"), club.member("bob"), club.member("eve")
    await club.begun(ada, bob)
    board = club.last()
    for verb, nouns_ in (("act", ()), ("look", ("hand",))):
        answer = await club.press(eve, board, verb, *nouns_)
        assert "do not sit at this table" in text(answer)
        assert not answer.attachments and not deeds(answer)
    mine = deeds(await club.panel(ada))[0]
    for person in (eve, bob):
        forged = await club.world.forge_click(person, board, mine.custom_id)
        assert (forged.ephemeral and "🚫" in text(forged.response)) or "do not sit" in text(forged.response)
        assert not deeds(forged.response)
    assert "do not sit" in text(await club.ask(eve, "hand")) or "no table in this" in text(await club.ask(eve, "hand"))
    waiting = await club.ask(bob, f"{GAME} top-up", discard="-")
    assert "turn" in text(waiting).casefold() or "move" in text(waiting).casefold()
    assert not await club.entries()
    watched = await club.press(eve, board, "looks")
    assert "Board" in labels(watched) and not does(watched, "do")


@pytest.mark.parametrize(
    "custom_id", ["m1:zzz", "m7:1:2:3:do:jump", "m1:0:0:0:do:jump 1", "m1:{guild}:9:1:act:", "m1:4d2:1:0:act:"]
)
async def test_made_up_buttons_are_answered_in_kind(club: Club, custom_id: str) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    files = sorted(path.name for path in (club.folder / "guilds").glob("*.sqlite"))
    answer = await club.world.forge_click(ada, club.last(), custom_id.format(guild=club.world.guild.id))
    assert answer.ephemeral and text(answer.response)
    assert sorted(path.name for path in (club.folder / "guilds").glob("*.sqlite")) == files, "no file for what is not"
    assert not await club.entries()


async def test_what_is_typed_wrong_is_answered_with_what_is_possible(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    for planet in ("Nowhere", "🪐" * 30, "-", "jump 3"):
        answer = await club.ask(ada, f"{GAME} jump", card="1", planet=planet)
        assert "🚫" in text(answer) and deeds(answer), planet
    answer = await club.ask(ada, f"{GAME} discover")
    assert "🚫" in text(answer) and "Rule" in text(answer)
    assert not await club.entries()


async def test_names_can_be_typed_by_hand(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    seeded(club, 5)
    await club.begun(ada, bob)
    offered = await ada.autocomplete(club.channel, f"{GAME} jump", "planet", "")
    name = offered[0]["name"].partition(":")[0]
    cards = await ada.autocomplete(club.channel, f"{GAME} jump", "card", "", planet=name)
    answer = await club.ask(ada, f"{GAME} jump", card=cards[0]["value"].partition("@")[0], planet=name.upper())
    assert f"jumped to {name}" in text(answer)


@pytest.mark.drawn
async def test_the_choice_of_a_tile_shows_the_pile_and_survives_a_look(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    seeded(club, 6)
    await club.begun(ada, bob)
    for _ in range(30):
        person = (ada, bob)[(await club.loaded()).to_move()[0]]
        shown = await club.act(person, "scan", "jump", "top-up")
        if (await club.loaded()).state.pending is not None:
            break
    else:
        raise AssertionError("no player could scan in 30 actions")
    offered = deeds(shown)
    assert {deed.button_id.nouns[0] for deed in offered} == {"take"}
    assert any("to choose from" in alt for alt in alts(shown)) and await pictures(shown)
    pile = await club.ask(person, "look", what="pile")
    [picture] = await pictures(pile)
    assert picture.size[0] > 200
    other = bob if person is ada else ada
    assert not (await club.ask(other, "look", what="pile")).attachments, "the pile is the chooser's secret"
    await club.world.env.advance_time(60)
    taken = await club.do(person, shown, offered[0])
    assert "reserved" in text(taken)
    assert await pictures(taken)
