"""What players do while the process dies: one script for each kind of work that must be done once."""

from __future__ import annotations

import random
import re
from typing import Any

from msgspec.structs import replace

from bot.games.history.log import Acted, decode_entry
from bot.games.registry import TITLES
from bot.service.card import ButtonId, Menu
from bot.service.features.live_mode.actions import HERE
from bot.service.features.lobby import lapsing
from bot.service.tables import live_mode, premoves, seating
from bot.service.tables.clocks import PACES
from bot.service.tables.terms import OUT_OF_TIME
from tests.crash.run import Run, Script
from tests.service import test_digest as quiet_hours
from tests.service import test_lapsing, test_live, test_other_games, test_reminders
from tests.service.planned import LONGEST, kept
from tests.service.pretended import button_ids, menus, text
from tests.service.test_other_games import begun
from tests.service.world import ANN, BOB, CEM, CHANNEL, EVA, GUILD, World
from tests.toys import TOYS
from tests.toys.words import translator

DAY = 86_400.0


async def a_turn(run: Run) -> None:
    """Ann flies, takes it back, discards; draws again; the turn passes to the computer and on to Bob."""
    for number, card in enumerate(run.outside.cards[:2], 1):
        await run.do(ANN, number, "do", "top-up", card)
        await run.settle()


async def an_undo(run: Run) -> None:
    """Ann ends her turn with something that can be taken back, takes it back, and does it again for good."""
    await run.do(ANN, 1, "do", "top-up", run.outside.cards[0])
    await run.do(ANN, 2, "do", *run.outside.jump)
    await run.settle()
    await run.do(ANN, 3, "undo")
    await run.settle()
    await run.do(ANN, 4, "do", *run.outside.jump)
    await run.settle()


async def a_rewind(run: Run) -> None:
    """Ann plays her turn; the computer follows; then she takes the table back to its beginning, as its host."""
    for number, card in enumerate(run.outside.cards[:2], 1):
        await run.do(ANN, number, "do", "top-up", card)
    await run.settle()
    if 3 not in run.outside.planned:
        entries = (await run.world.loaded()).entries
        run.outside.planned[3] = (ANN, ButtonId(GUILD, 1, "host-rewind", ("0", str(entries))), ("a slip",))
    user, button_id, values = run.outside.planned[3]
    await run.press(user, 3, button_id, values)
    await run.settle()


async def a_trial(run: Run) -> None:
    """Ann tries both actions of her turn, and does them in one press. What she tried is lost with the process."""
    if not any(isinstance(decode_entry(entry.body), Acted) for entry in await run.world.entries()):
        await run.world.press(ANN, "try-clear")
        card = await run.world.press(ANN, "try")
        for nouns in (run.outside.jump, ("top-up", run.outside.cards[0])):
            step = next(found for found in button_ids(card) if found.verb == "try-do")
            card = await run.world.use(ANN, replace(step, nouns=nouns))
        done = next(found for found in button_ids(card) if found.verb == "try-all")
        run.outside.planned[1] = (ANN, done, ())
    user, button_id, values = run.outside.planned[1]
    await run.press(user, 1, button_id, values)
    await run.settle()


async def _up_to_small_decisions(world: World, _script: Script, game: str) -> None:
    """Play up to a choice whose panel offers several small decisions in one press."""
    await world.started(ANN, BOB, game=game)
    chance = random.Random(1)
    while await _sequences(world) is None:
        await world.act_any(chance)
    await world.settle()


async def _sequences(world: World) -> tuple[int, Menu] | None:
    """Return the awaited player and their menu of sequences, None where the panel has none."""
    user = await world.awaited()
    found = (menu for menu in menus(await world.press(user, "act")) if menu.button_id.verb == "steps")
    return next(((user, menu) for menu in found), None)


async def small_decisions(run: Run) -> None:
    """The awaited player makes several small decisions in one press."""
    if 1 not in run.outside.planned:
        found = await _sequences(run.world)
        assert found is not None
        user, menu = found
        run.outside.planned[1] = (user, menu.button_id, (menu.choices[-1].value,))
    user, button_id, values = run.outside.planned[1]
    await run.press(user, 1, button_id, values)
    await run.settle()


async def _at_one_screen(world: World, *_: Any) -> None:
    """Ann and a guest at her screen, whom she plays beside; Bob plays by his own account."""
    number = await world.opened(ANN)
    await world.press(ANN, "guest", table=number, values=("Ben",))
    await world.press(BOB, "join", table=number)
    await world.press(ANN, "option", "order", table=number, values=("fixed",))
    await world.press(ANN, "start", table=number)
    await world.settle()


async def a_screen_left(run: Run) -> None:
    """Ann takes the screen and puts the device down; after a while the pass card is back."""
    await run.do(ANN, 1, "here", "0")
    await run.settle()
    await run.later("nobody presses anything", seating.IDLE + 1)


async def _screens(world: World) -> Any:
    panels = [text(message.card) for message in world.messenger.dms(ANN)]
    assert ["Hand the device to Ann" in panel for panel in panels] == [True]
    return [seat.screen for seat in (await world.loaded()).seats]


async def a_share(run: Run) -> None:
    """Ann shows the board to the channel. What stands there, she does not show again."""
    if any("Ann shows this" in text(message.card) for message in run.world.messenger.in_channel(CHANNEL)):
        return
    await run.do(ANN, 1, "share-post", "look", "board", "-")
    await run.settle()


async def a_welcome(run: Run) -> None:
    """Each process finds that the bot joined the server just now; Ann presses *How it works*."""
    await run.world.service.guild_seen(GUILD, "Club", "en")
    await run.world.service.welcome(GUILD, (CHANNEL,), run.outside.clock.now())
    await run.press(ANN, 1, ButtonId(GUILD, 0, "help"))


async def some_moves(run: Run) -> None:
    """Four times a player who is awaited does one of the things that their panel offers, whatever the game."""
    planned = run.outside.planned
    for number in range(1, 5):
        await run.later(f"before move {number}", 25)  # what can be taken back stands now
        if number not in planned:
            user = await run.world.awaited()
            planned[number] = (user, *await run.world.offered(user, random.Random(number)))
        user, button_id, values = planned[number]
        await run.press(user, number, button_id, values)
        await run.settle()


async def a_player_missing(run: Run) -> None:
    """The awaited player has left the server; the timer that looks for them finds out, and the others are told."""
    if not run.outside.happened:
        run.outside.messenger.members_gone = {await run.world.awaited()}
    await run.later("they have left, hours ago", 6 * 3600 + 1)


async def _all_agree(run: Run, verb: str, *nouns: str) -> None:
    await run.do(ANN, 1, verb, *nouns)
    await run.settle()
    for number, user in ((2, BOB), (3, CEM)):
        await run.do(user, number, "ballot", "1", "yes")
        await run.settle()


async def a_cancelled_game(run: Run) -> None:
    """Ann asks, the others agree: the question is decided and the table called off."""
    await _all_agree(run, "cancel-game")


async def an_agreed_pause(run: Run) -> None:
    """The table pauses for a week, and goes on by itself."""
    await _all_agree(run, "pause", "25.1.2027")
    await run.later("the week is over", 12 * DAY)


async def a_substitute(run: Run) -> None:
    """Ann, whose turn it is, gives her seat up and offers it; Eva takes it and is on turn."""
    await run.do(ANN, 1, "offer-seat", "0", "anybody")
    await run.settle()
    await run.do(EVA, 2, "take-seat", "0")
    await run.settle()


async def a_resignation(run: Run) -> None:
    """Ann, whose turn it is, resigns: a computer plays, and Bob is told of the turn."""
    await run.do(ANN, 1, "resign", "offer")
    await run.settle()


async def time_is_up(run: Run) -> None:
    """The awaited player's clock runs out: what the table agreed on for that is done."""
    await run.later("the time is up", PACES["daily"].bank + 60)


async def a_lapsed_question(run: Run) -> None:
    """Ann asks, Bob agrees, and Cem never answers."""
    await run.do(ANN, 1, "cancel-game")
    await run.settle()
    await run.do(BOB, 2, "ballot", "1", "yes")
    await run.later("Cem has not answered", 8 * DAY)


async def a_vacation(run: Run) -> None:
    """Ann goes away for a week in some days; a computer plays for her, and she comes back."""
    await run.look(ANN, 1, "vacation", "computer 25.1.2027 - 31.1.2027")
    await run.settle()
    await run.later("it begins", 11 * DAY)
    await run.later("it ends", 7 * DAY)


async def a_table_asleep(run: Run) -> None:
    """Nothing happens for a month; then Bob wakes the table."""
    await run.later("a month is over", 31 * DAY)
    await run.do(BOB, 1, "resume")
    await run.settle()


async def _plan(run: Run, *steps: tuple[str, ...]) -> None:
    for number, step in enumerate(steps, 1):
        await run.do(ANN, number, "plan-do", *step)
    await run.settle()
    for number in range(len(steps)):
        await run.later(f"step {number}", LONGEST)


async def a_planned_turn(run: Run) -> None:
    """Ann plans both actions; the turn passes to the computer and on to Bob."""
    await _plan(run, run.outside.jump, ("top-up", run.outside.cards[0]))


async def half_a_turn_planned(run: Run) -> None:
    """Ann plans one action of two; then she is called."""
    await _plan(run, run.outside.jump)


async def _plan_left(world: World) -> Any:
    plan = await kept(world, ANN)
    return plan and (plan.steps, plan.stopped)


async def _live_table(world: World, *_: Any) -> None:
    """All players are there; Ann has just ended her turn."""
    await test_live.all_there(world, ANN, BOB)
    await world.turn(ANN)


async def an_end_of_live_mode(run: Run) -> None:
    """Bob falls silent: the table is live no more, and Bob is told of the turn."""
    await run.settle()
    await run.later("Bob is gone", HERE + 1)


async def _waits_for_bob(world: World, *_: Any) -> None:
    await test_reminders.prefers(world, BOB, remind=DAY)
    await test_reminders.waits(world)
    _forget_notices(world)


def _forget_notices(world: World) -> None:
    """Count Bob's notices from now on."""
    known = world.messenger.notices(BOB)
    world.messenger.made = [message for message in world.messenger.made if message not in known]


async def _notices(world: World) -> None:
    assert len(world.messenger.notices(BOB)) == 1


async def a_reminder(run: Run) -> None:
    """Bob is reminded after the day that Bob chose."""
    await run.later("a day", DAY)


async def _tables_at_night(world: World, *_: Any) -> None:
    world.clock.advance(quiet_hours.berlin(1, 12) - world.clock.now())
    await quiet_hours.tables_at_night(world)
    _forget_notices(world)


async def a_morning(run: Run) -> None:
    """The quiet hours are over: Bob gets what was kept back in one message."""
    await run.later("it is seven", quiet_hours.berlin(2, 7) - run.outside.clock.now())


async def _digest(world: World) -> None:
    """Bob got one message; it crosses out the table at which Bob plays now."""
    (heard,) = world.messenger.notices(BOB)
    await world.turn(BOB)
    await world.advance(60)
    assert (await world.unsent())[0] == []
    assert text(heard.card).count("~~") == 2, "one line is crossed out"


async def _lobby(world: World, *_: Any) -> None:
    """Ann waits for players; Bob is invited."""
    await world.opened(ANN)
    await world.press(ANN, "invite", values=(f"{BOB} Bob",))
    await world.settle()


async def a_lapsed_lobby(run: Run) -> None:
    """A notice, and a day later the invitation ends and the lobby closes."""
    await run.later("six days", 6 * DAY)
    await run.later("the last day", DAY)


async def _closed(world: World) -> Any:
    said = [re.sub(r"<t:\d+", "<t:", text(message.card)) for message in world.messenger.in_channel()]
    return said, await test_lapsing.lapses(world)


async def _told_step_by_step(world: World, *_: Any) -> None:
    await begun(world, "automa-deck", ANN, BOB)


async def a_narration(run: Run) -> None:
    """Ann mines, mines and stops; one message in the channel tells it."""
    for number, verb in enumerate(("mine", "mine", "stop"), 1):
        await run.do(ANN, number, "do", verb)
        await run.settle()
        await run.later(f"line {number}", test_other_games.PACE)


async def _narrated(world: World) -> Any:
    told = [test_other_games.lines(message) for message in test_other_games.tales(world)]
    assert told == [await test_other_games.told(world, 3)]
    return told


SPACE_MISSION = ("space-mission",)
SEQUENTIAL = tuple(game for game in TITLES if game != "skymines")
"""Games in which one player at a time is awaited.

In Skymines the time of all runs out at once. Then computers play the whole game: some 700 steps, each played again
from the start.
"""
SCRIPTS = {
    "turn": Script(a_turn, forgets=True, every=4, timers=("computer", "tell", "index"), games=SPACE_MISSION),
    "undo": Script(an_undo, every=4, games=SPACE_MISSION),
    "rewind": Script(a_rewind, every=4, games=SPACE_MISSION),
    "steps": Script(
        small_decisions,
        start=_up_to_small_decisions,
        asks_again=True,
        every=2,
        games=("space-missions", "skymines"),
    ),
    "trial": Script(a_trial, asks_again=True, every=4, games=SPACE_MISSION),
    "moves": Script(some_moves),
    "screen": Script(
        a_screen_left,
        timers=(seating.KIND,),
        start=_at_one_screen,
        also=_screens,
        asks_again=True,
        every=2,
        games=SPACE_MISSION,
    ),
    "share": Script(a_share, "Ann shows this", asks_again=True, forgets=True, games=SPACE_MISSION),
    "welcome": Script(a_welcome, "I am Mission Control", every=1, games=SPACE_MISSION),
    "missing": Script(a_player_missing, "paused", ("presence",)),
    "cancel": Script(a_cancelled_game, "Everybody agreed", forgets=True),
    "pause": Script(an_agreed_pause, "Everybody agreed", ("wake",)),
    "take": Script(a_substitute, "has a player again", forgets=True),
    "resign": Script(a_resignation, "Ann resigned", ("computer",), asks_again=True),
    "lapse": Script(a_lapsed_question, "Not decided", ("ballot",)),
    "vacation": Script(a_vacation, "Ann is back", ("vacation",), every=2),
    "asleep": Script(a_table_asleep, "put to sleep", ("sleep",), asks_again=True),
    **{
        f"time-up-{choice}": Script(
            time_is_up,
            "ran out",
            ("clock", "computer"),
            {"clock": "daily", "out-of-time": choice},
            games=SEQUENTIAL,
        )
        for choice in OUT_OF_TIME.choices
    },
    "plan": Script(
        a_planned_turn, timers=(premoves.KIND,), also=_plan_left, asks_again=True, every=4, games=SPACE_MISSION
    ),
    "half-plan": Script(
        half_a_turn_planned,
        timers=(premoves.KIND, premoves.TELL_STOPPED),
        also=_plan_left,
        asks_again=True,
        every=4,
        games=SPACE_MISSION,
    ),
    "live": Script(
        an_end_of_live_mode,
        timers=(live_mode.KIND,),
        start=_live_table,
        also=test_live.is_live,
        every=2,
        games=SPACE_MISSION,
        host=lambda: {"live": HERE},
    ),
    "reminder": Script(
        a_reminder, timers=("remind",), start=_waits_for_bob, also=_notices, every=2, games=SPACE_MISSION
    ),
    "digest": Script(a_morning, start=_tables_at_night, also=_digest, every=2, games=SPACE_MISSION),
    "lobby": Script(a_lapsed_lobby, timers=(lapsing.KIND,), start=_lobby, also=_closed, every=2, games=SPACE_MISSION),
    "narration": Script(
        a_narration,
        start=_told_step_by_step,
        also=_narrated,
        forgets=True,
        every=4,
        games=("automa-deck",),
        host=lambda: {"titles": TOYS, "words": translator()},
    ),
}
