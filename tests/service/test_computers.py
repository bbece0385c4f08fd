"""Computers that search: time, repeatable choices, what plays when they fail; their hints and their reasons."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.actions import nouns, verb_of
from bot.games.core.ai_request import AiDecision, AiRequest, decide
from bot.games.core.effort import LEAST
from bot.games.history.log import Acted, decode_entry
from bot.games.history.log import acted as log_entry
from bot.games.registry import TITLES
from bot.service.card import Button, Card
from bot.service.features.computers import actions as computers
from bot.service.features.computers import choosing
from bot.service.features.computers.choosing import question_of
from bot.service.features.play.panel import decision_of
from bot.service.features.replay import why
from bot.service.runtime.ai_executor import HERE, AiExecutor
from bot.service.tables.record_export import record_of
from bot.service.tables.tx import claim
from tests.service.ending import conclude
from tests.service.planned import jump_and_fly
from tests.service.pretended import buttons, labels, text
from tests.service.timer_cases import found
from tests.service.world import ANN, BOB, GUILD, World
from tests.support.substitute import substitute

GAME = "space-mission"
META = TITLES[GAME].game.meta


def rules(game: str, version: int) -> Any:
    return TITLES[game].game


class Elsewhere:
    """Thinks here, says what it was asked, and takes as long as it is told."""

    def __init__(self, seconds: float = 0.1, fails: Exception | None = None) -> None:
        self.seconds, self.fails = seconds, fails
        self.asked: list[AiRequest] = []

    async def ask(self, request: AiRequest) -> tuple[AiDecision, float]:
        self.asked.append(request)
        await asyncio.sleep(0)
        if self.fails is not None:
            raise self.fails
        return decide(request, rules), self.seconds


async def against_strong(world: World) -> None:
    """A table of Ann's and a strong computer, which is to move."""
    await practising(world, "strong")
    await world.turn(ANN)


async def acted(world: World) -> list[Acted]:
    """What computers have done."""
    rows = [row for row in await world.entries() if row.source == "computer"]
    entries = [decode_entry(row.body) for row in rows]
    return [entry for entry in entries if isinstance(entry, Acted)]


async def test_strong_computer_plays_and_no_public_record_tells_effort(world: World) -> None:
    await against_strong(world)
    await world.advance(21)
    assert (await world.loaded()).to_move() == (0,)
    assert [entry.seat for entry in await acted(world)].count(1) >= 2
    assert all(entry.effort == HERE for entry in await acted(world))
    record = await record_of(world.store, GUILD, 1)
    assert all(entry.did.effort == 0 for entry in record.entries if isinstance(entry.did, Acted))


@pytest.mark.parametrize(("users", "seconds"), [((ANN,), 5), ((ANN, BOB), 20)])
async def test_computers_wait_shortly_where_one_user_plays(
    world: World, users: tuple[int, ...], seconds: float
) -> None:
    """The time for taking back: at a table of several users it also spares the others a wrong call."""
    loaded = await world.started(*users, computers=1)
    for user in users[:-1]:
        await world.turn(user)
    for action in await jump_and_fly(world, users[-1]):
        await world.press(users[-1], "do", verb_of(action), *nouns(action))
    await world.settle()
    assert loaded.computer_on(len(users)) is not None
    await world.advance(seconds - 1)
    assert await acted(world) == []
    await world.advance(1.5)
    assert await acted(world)


@pytest.mark.guarantee("computer-reproducible")
async def test_effort_is_in_the_log_so_a_choice_can_be_repeated(world: World) -> None:
    substitute(world.context, ai=(ai := AiExecutor(elsewhere := Elsewhere(seconds=10.0))))
    await against_strong(world)
    await world.advance(21)
    done = await acted(world)
    assert [entry.effort for entry in done] == [question.effort for question in elsewhere.asked]
    assert all(entry.effort >= LEAST for entry in done)
    for question, entry in zip(elsewhere.asked, done, strict=True):
        assert entry == log_entry(1, decide(question, rules).action, entry.effort)
        assert question.view.viewer == 1 and question.seat == 1 and not question.why
    assert ai.pace(META, "strong").rate < META.paces()["strong"], "the pace is measured where it is thought"


async def test_computers_that_do_not_search_write_no_effort_down(world: World) -> None:
    substitute(world.context, ai=AiExecutor(elsewhere := Elsewhere()))
    await world.started(ANN, computers=1)
    await world.turn(ANN)
    await world.advance(21)
    done = await acted(world)
    assert done and not elsewhere.asked and all(entry.effort == 0 for entry in done)


@pytest.mark.guarantee("ai-worker-dies")
@pytest.mark.parametrize("error", [EOFError("it died"), TimeoutError("it hangs")])
async def test_failed_search_is_replaced_by_the_next_lower_level(
    world: World, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    substitute(world.context, ai=AiExecutor(Elsewhere(fails=error)))
    await against_strong(world)
    caplog.clear()
    await world.advance(21)
    assert (await world.loaded()).to_move() == (0,), "the table goes on"
    assert "strong of seat 1 did not come to a choice" in caplog.text and "steady plays instead" in caplog.text
    assert all(entry.effort == 0 for entry in await acted(world))


async def test_choice_for_a_changed_table_is_not_done(world: World) -> None:
    await against_strong(world)
    one = await found(world, "computer", 1)
    chosen = await computers.choose(world.context, GUILD, one)
    await claim(world.context, GUILD, [(one, chosen)])
    next_one = await found(world, "computer", 1)
    assert next_one.revision != one.revision
    await claim(world.context, GUILD, [(next_one, chosen)])
    assert len(await acted(world)) == 1 and await found(world, "computer", 1), "it is chosen anew"


def test_effort_follows_from_time_and_the_last_decisions() -> None:
    ai = AiExecutor(Elsewhere())
    pace = ai.pace(META, "strong")
    assert pace.rate == META.paces()["strong"], "before the first search"
    for _ in range(60):
        pace.took(1000, 0.5)
    assert abs(pace.rate - 2000) < 1 and ai.effort(META, "strong", 0.2) in (399, 400)
    for _ in range(60):
        pace.took(1000, 5.0)
    assert 39 <= pace.effort(0.2) <= 64 and pace.effort(0.2) == LEAST, "a slow machine still thinks"
    another = replace(META, id="another", searching=(("strong", 700.0),))
    assert ai.effort(another, "strong", 0.2) == 140, "each game has its pace"
    assert AiExecutor().effort(META, "strong", 60.0) == HERE


async def test_where_many_wait_each_is_thought_about_for_less_time(world: World) -> None:
    gate = asyncio.Event()

    class Busy(Elsewhere):
        async def ask(self, request: AiRequest) -> tuple[AiDecision, float]:
            await gate.wait()
            return await super().ask(request)

    await against_strong(world)
    loaded = await world.loaded()
    substitute(world.context, ai=(ai := AiExecutor(busy := Busy())))
    ai.pace(META, "strong").rate = 4000
    asked = []
    for _ in range(3):
        asked.append(asyncio.create_task(choosing.choose(world.context, loaded, 1, "strong")))
        await asyncio.sleep(0)
    assert ai.pending == 3
    gate.set()
    await asyncio.gather(*asked)
    assert [question.effort for question in busy.asked] == [800, 400, 266] and ai.pending == 0


# -- hints at practice tables, and computers' reasons after the game ---------------------------------------------------


def named(card: Card, label: str) -> Button | None:
    return next((button for button in buttons(card) if button.label == label), None)


async def practising(world: World, level: str = "easy") -> None:
    number = await world.opened(ANN)
    await world.press(ANN, "computer", level, table=number)
    await world.press(ANN, "option", "order", table=number, values=("fixed",))
    await world.press(ANN, "start", table=number)
    await world.settle()


@pytest.fixture
async def over(world: World) -> World:
    """A finished game of Ann's against a strong computer that thought elsewhere."""
    substitute(world.context, ai=AiExecutor(Elsewhere()))
    world.context.ai.pace(META, "strong").rate = 400
    await against_strong(world)
    await world.advance(21)
    await conclude(world)
    await world.settle()
    return world


async def test_hint_names_an_action_its_reason_and_its_button(world: World) -> None:
    await practising(world)
    asks = named(await world.press(ANN, "act"), "Hint")
    assert asks is not None and asks.button_id is not None
    answer = await world.use(ANN, asks.button_id)
    proposed = buttons(answer)[0]
    assert proposed.label in text(answer) and "A strong player would" in text(answer)
    assert re.search(r"imagined continuations? you end .* Robo 1", text(answer)), "it says why, and names the other"
    loaded = await world.loaded()
    assert proposed.button_id is not None and proposed.button_id.decision == decision_of(loaded, 0)
    before = loaded.entries
    await world.use(ANN, proposed.button_id)
    assert (await world.loaded()).entries == before + 1
    assert "no longer" in (again := text(await world.use(ANN, proposed.button_id))) or "🚫" in again
    assert (await world.loaded()).entries == before + 1, "it was for that choice only"
    assert named(await world.press(ANN, "replay"), "The computers’ reasons") is None
    assert "when the game is over" in text(await world.press(ANN, "why"))


async def test_a_hint_comes_from_ones_view_and_changes_nothing(world: World) -> None:
    substitute(world.context, ai=AiExecutor(elsewhere := Elsewhere()))
    await practising(world)
    before = await world.entries()
    await world.press(ANN, "hint")
    assert await world.entries() == before
    [asked] = elsewhere.asked
    assert asked.view.viewer == 0 and asked.view == (await world.loaded()).view(0)
    assert asked.legal == (await world.loaded()).game.legal((await world.loaded()).state, 0)
    assert asked.why and asked.level == "strong"
    loaded = await world.loaded()
    assert asked.chance != question_of(loaded, loaded.state, loaded.entries, 0, "strong").chance


async def test_a_hint_comes_without_ai_workers(world: World) -> None:
    substitute(world.context, ai=AiExecutor(Elsewhere(fails=EOFError("it died"))))
    await practising(world)
    answer = text(await world.press(ANN, "hint"))
    assert "A strong player would" in answer and "next best choice" in answer


@pytest.mark.guarantee("hints-in-practice")
async def test_there_are_no_hints_but_for_practice(world: World) -> None:
    await world.started(ANN, BOB, computers=1)
    assert named(await world.press(ANN, "act"), "Hint") is None
    before = await world.entries()
    for user in (ANN, BOB):
        assert "Hints are for practice" in text(await world.press(user, "hint"))
    assert await world.entries() == before


async def test_no_hint_at_a_rated_table_out_of_turn_or_for_strangers(world: World) -> None:
    await practising(world)
    assert "do not sit" in text(await world.press(BOB, "hint"))
    table = (await world.loaded()).table
    for rated in ("rated", "friendly"):
        async with world.store.write(GUILD) as tx:
            await tx.save_table(replace(table, terms={"rated": rated}))
        assert (named(await world.press(ANN, "act"), "Hint") is None) == (rated == "rated")
        assert ("Hints are for practice" in text(await world.press(ANN, "hint"))) == (rated == "rated")
    await world.turn(ANN)
    assert (await world.loaded()).to_move() == (1,)
    assert "when it is your turn" in text(await world.press(ANN, "hint"))
    assert named(await world.press(ANN, "act"), "Hint") is None


async def test_every_computer_move_is_explained_after_the_game(over: World) -> None:
    final = over.messenger.in_channel()[-1].card
    asks = named(final, "The computers’ reasons")
    assert asks is not None and asks.button_id is not None
    card = await over.use(BOB, asks.button_id)  # all is told now, to everybody
    told = text(card)
    moves = await acted(over)
    assert told.count("💭") == len(moves) >= 2 and "Turn 2 of" in told
    assert len(re.findall(r"imagined continuations? I end .* Ann\b|Nothing else was possible", told)) == len(moves)
    page = await over.press(ANN, "replay", "2")
    asks = named(page, "The computers’ reasons")
    assert asks is not None and asks.button_id is not None and asks.button_id.nouns == ("2",)
    card = await over.use(ANN, asks.button_id)
    assert "Turn 2 of" in text(card) and "Replay" in labels(card)
    substitute(over.context, ai=AiExecutor(Elsewhere(fails=EOFError("it died"))))
    assert "cannot be worked out just now" in text(await over.press(ANN, "why"))


@pytest.mark.guarantee("computer-reproducible")
async def test_the_reason_is_that_of_the_very_choice(over: World) -> None:
    past = await why.past_of(over.context, await over.loaded())
    rows = {row.number: decode_entry(row.body) for row in await over.entries()}
    assert len(past.chosen) == len(await acted(over))
    for entry, chosen in past.chosen.items():
        did = rows[entry]
        assert isinstance(did, Acted) and chosen.did == did and chosen.asked.effort == did.effort > 0
        action = decide(chosen.asked, rules).action
        assert (did.verb, did.seat) == (action.__struct_config__.tag, 1), "asked again it chooses the same"


async def test_games_of_people_need_no_reasons(world: World) -> None:
    await world.started(ANN, BOB)
    await conclude(world)
    await world.settle()
    assert named(await world.press(ANN, "replay"), "The computers’ reasons") is None
    assert "No computer made a move" in text(await world.press(ANN, "why"))


async def test_fallback_level_gives_its_own_reason(world: World) -> None:
    substitute(world.context, ai=AiExecutor(Elsewhere(fails=EOFError("it died"))))
    await against_strong(world)
    await world.advance(21)
    await conclude(world)
    await world.settle()
    past = await why.past_of(world.context, await world.loaded())
    assert past.chosen and all(chosen.asked.level == "steady" for chosen in past.chosen.values())
    substitute(world.context, ai=AiExecutor())
    assert "next best choice" in text(await world.press(ANN, "why"))
