"""Replays and recaps: every turn as the user could see it then, and what happened since their last one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.core.phrase import say
from bot.games.history.log import AnyEntry, Concluded, Seated, TookBack, acted, encode_entry
from bot.games.history.narration import MOST
from bot.games.space_mission.actions import Fly
from bot.service.card import Button, ButtonId, Card, Image, Menu, Text
from bot.service.features.looks.cards import LINE, caught_up, recent, since_last_turn
from bot.service.features.replay.cards import FRAMES, JUMPS, Replayed, history_of, spread
from bot.service.records import Entry
from renderers.picture import Picture
from tests.service.ending import conclude
from tests.service.positions import LANGUAGES, context, played, user_on
from tests.service.pretended import blocks, buttons, labels, menus, text
from tests.service.world import ANN, BOB, CEM, GUILD, World, judged, translator
from tests.service.world import world as make_world
from tests.toys import TOYS
from tests.toys.words import translator as toy_words


def step(card: Card, label: str) -> Button:
    return next(button for button in buttons(card) if button.label == label)


def where(card: Card) -> str:
    return text(card).splitlines()[1]


async def played_on(world: World, actions: int, seed: int = 4) -> None:
    chance = random.Random(seed)
    for _ in range(actions):
        await world.act_any(chance)
        world.clock.advance(25)
    await world.settle()


async def ended(world: World, actions: int = 12) -> None:
    await played_on(world, actions)
    await conclude(world)
    await world.settle()


async def test_one_steps_through_a_game_by_its_buttons(world: World) -> None:
    await world.started(ANN, BOB)
    for user in (ANN, BOB, ANN):
        await world.turn(user)
    newest = await world.look(ANN, "replay")
    assert where(newest) == "**Turn 3 of 3**" and text(newest).count("Ann discarded") == 2
    assert step(newest, "Next").disabled and step(newest, "Latest").disabled
    seen = [where(newest)]
    card = newest
    for _ in range(3):
        card = await world.click(ANN, card, "Back")
        seen.append(where(card))
    assert seen == [f"**Turn {n} of 3**" for n in (3, 2, 1)] + ["**The beginning, before turn 1 of 3**"]
    assert "SHA-256" in text(card) and "The ring:" in text(card)
    assert step(card, "Beginning").disabled and step(card, "Back").disabled
    assert where(await world.click(ANN, card, "Next")) == "**Turn 1 of 3**"
    assert where(await world.click(ANN, card, "Latest")) == "**Turn 3 of 3**"
    assert where(await world.click(ANN, newest, "Beginning")) == where(card)
    menu = menus(newest)[0]
    assert [choice.label for choice in menu.choices] == [
        "The beginning",
        *(f"Turn {n}: {who}" for n, who in ((1, "Ann"), (2, "Bob_*"), (3, "Ann"))),
    ]
    assert [choice.value for choice in menu.choices if choice.chosen] == ["3"]
    assert where(await world.use(ANN, menu.button_id, ("2",))) == "**Turn 2 of 3**"


async def test_replay_buttons_work_after_a_restart_and_during_play(tmp_path: Path) -> None:
    async with make_world(tmp_path / "data") as world:
        await world.started(ANN, BOB)
        await world.turn(ANN)
        await world.turn(BOB)
        old = await world.look(BOB, "replay")
        clock, messenger = world.clock, world.messenger
    async with make_world(tmp_path / "data", clock=clock, messenger=messenger) as world:
        await world.turn(ANN)
        assert where(await world.click(BOB, old, "Back")) == "**Turn 1 of 3**"
        assert where(await world.use(BOB, step(old, "Latest").button_id or ButtonId(0, 0, ""))) == "**Turn 3 of 3**"
        assert where(await world.press(BOB, "replay", "99")) == "**Turn 3 of 3**"
        for odd in ((), ("x",), ("-1",), ("9" * 18,), ("last", "x"), ("1", "99")):
            assert "Turn" in where(await world.press(BOB, "replay", *odd))


async def test_what_was_taken_back_is_not_seen_again_from_the_looks(world: World) -> None:
    await world.started(ANN, BOB)
    await world.fly(ANN)
    assert "jumped" in text(await world.look(ANN, "replay"))
    await world.press(ANN, "undo")
    assert where(await world.look(ANN, "replay")) == "**The beginning, before turn 1 of 0**"
    await world.turn(ANN)
    card = await world.look(ANN, "replay")
    assert where(card) == "**Turn 1 of 1**" and "jumped" not in text(card) and "took" not in text(card)
    assert "~~" in text(await world.look(ANN, "log"))
    mine, spectators = [await world.look(user, "looks") for user in (BOB, CEM)]
    assert {"What happened?", "Replay", "As a film"} <= set(labels(mine))
    assert "What happened?" not in labels(spectators) and "Replay" in labels(spectators)
    assert where(await world.click(BOB, mine, "Replay")) == "**Turn 1 of 1**"
    assert "Since your last turn" in text(await world.click(BOB, mine, "What happened?"))


async def test_each_sees_what_they_could_see_then_and_no_more(world: World) -> None:
    await world.started(ANN, BOB)
    then: dict[tuple[int, int], str] = {}
    people = {ANN: "Through your eyes", BOB: "Through your eyes", CEM: "As everybody could see it"}
    for turn, user in enumerate((ANN, BOB, ANN, BOB), 1):
        await world.turn(user)
        for who, eyes in people.items():
            card = await world.press(who, "replay", "last", "0")
            assert where(card) == f"**Turn {turn} of {turn}**" and eyes in text(card)
            then[who, turn] = body(card)
    for (who, turn), shown in then.items():
        card = await world.press(who, "replay", str(turn), "0")
        assert body(card) == shown, "a turn is seen as it was seen then"
    drawn = {who: sum("Drawn" in shown for (seer, _), shown in then.items() if seer == who) for who in people}
    assert drawn == {ANN: 2, BOB: 2, CEM: 0}
    assert all("Your hand" not in shown and "card 1:" not in shown for (who, _), shown in then.items() if who == CEM)


def body(card: Card) -> str:
    """What a page shows below its heading."""
    return "\n".join(block.text for block in blocks(card, Text)[1:])


async def test_after_the_end_all_is_told_to_everybody_alike(world: World) -> None:
    await world.started(ANN, BOB)
    await ended(world)
    final = world.messenger.in_channel()[-1].card
    assert "As a film" in labels(await world.click(CEM, final, "More"))
    cards = [await world.click(user, final, "Watch it again") for user in (ANN, BOB, CEM)]
    assert cards[0] == cards[1] == cards[2]
    assert "the game is over" in text(cards[0]) and "Hands:" in text(cards[0])
    history = await history_of(world.context, await world.loaded())
    words = "\n".join([text(await world.press(CEM, "replay", str(n))) for n in range(1, history.turns + 1)])
    assert "Drawn: " in words and "ended by vote" in words


async def test_the_board_is_that_of_the_turn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []

    async def draw(game: str, look: str, view: Any, about: Any, *given: Any) -> Picture:
        drawn.append((look, view))
        return Picture(b"x", f"{look}.png", 1, 1)

    await world.started(ANN, BOB)
    states = [(await world.loaded()).state]
    for user in (ANN, BOB, ANN):
        await world.turn(user)
        states.append((await world.loaded()).state)
    monkeypatch.setattr(world.context.render_service, "draw", draw)
    game = (await world.loaded()).game
    for user, viewer in ((ANN, 0), (BOB, 1), (CEM, None)):
        for place, state in enumerate(states):
            [picture] = blocks(await world.press(user, "replay", str(place)), Image)
            assert drawn[-1] == ("board", game.view(state, viewer)) and len(picture.alt) > 50


class Projector:
    """Replaces the render service's film."""

    def __init__(self, *, fails: bool = False) -> None:
        self.asked: list[tuple[str, Sequence[Any]]] = []
        self.fails = fails

    async def __call__(
        self, game: str, look: str, views: Sequence[Any], names: Any, language: str, style: Any
    ) -> Picture:
        if self.fails:
            raise MemoryError
        assert names[:2] == ("Ann", "Bob_*") and language == "en"
        self.asked.append((look, views))
        return Picture(b"GIF", "film.gif", 1, 1)


async def test_a_film_shows_each_turn_once_from_the_same_view(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    projector = Projector()
    monkeypatch.setattr(world.context.render_service, "film", projector)
    await world.started(ANN, BOB)
    for user in (ANN, BOB, ANN):
        await world.turn(user)
    game = (await world.loaded()).game
    states = [chapter.state for chapter in (await history_of(world.context, await world.loaded())).turn_list]
    for user, viewer in ((ANN, 0), (BOB, 1), (CEM, None)):
        card = await world.look(user, "film")
        assert projector.asked[-1] == ("board", [game.view(state, viewer) for state in states])
        [picture] = blocks(card, Image)
        assert picture.picture.filename == "film.gif" and "4 pictures" in picture.alt and "turn 3" in picture.alt
        assert "3 turns" in text(card) and "beginning" in where(await world.click(user, card, "Replay"))
    await ended(world)
    [old, new] = [await world.press(user, "film") for user in (ANN, CEM)]
    assert old == new and {view.viewer for view in projector.asked[-1][1]} == {None}


@pytest.mark.parametrize("fails", [False, True])
async def test_without_a_film_there_are_the_turns(world: World, monkeypatch: pytest.MonkeyPatch, fails: bool) -> None:
    if fails:
        monkeypatch.setattr(world.context.render_service, "film", Projector(fails=True))
    await world.started(ANN, BOB)
    await world.turn(ANN)
    card = await world.press(ANN, "film")
    assert "no film" in text(card) and "beginning" in where(card)
    assert where(await world.click(ANN, card, "Next")) == "**Turn 1 of 1**"


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_page_is_more_than_discord_takes(language: str, over: bool) -> None:
    """Without pictures, when all is said in text; that is when pages are longest."""
    [*_, loaded] = played(5, seed=65, most=260, notebook="inferences")
    status = "over" if over else "running"
    told = await history_of(context(), replace(loaded, table=msgspec.structs.replace(loaded.table, status=status)))
    most = 0
    for user in (user_on(2), 0):
        replayed = Replayed(context(), told, user, language)
        for place in range(0, told.turns + 1, 9):
            judged(await replayed.page(place, "a note " * 10))
            pages = [text(judged(replayed.text(place, page))) for page in range(3)]
            most = max(most, len(set(pages)))
    assert most == (1 if over else 2), "before the end one's own hand and tiles are told as well"


def test_places_are_spread_from_the_first_to_the_last() -> None:
    assert spread(0, JUMPS) == [0] and spread(3, JUMPS) == [0, 1, 2, 3] and spread(24, 25) == list(range(25))
    for last in (25, 26, 99, 4000):
        for most in (JUMPS, FRAMES):
            places = spread(last, most)
            assert places[0] == 0 and places[-1] == last and len(places) == len(set(places)) == min(most, last + 1)
            assert places == sorted(places)


@pytest.mark.parametrize(("game", "people", "computers"), [("sealed-bid", 2, 1), ("automa-deck", 1, 0)])
async def test_games_that_nothing_here_knows_are_seen_again_too(
    tmp_path: Path, game: str, people: int, computers: int
) -> None:
    """Secret choices made at once are one turn; who plays alone sees each action."""
    chance, users = random.Random(6), (ANN, BOB)[:people]
    async with make_world(tmp_path / "data", titles=TOYS, words=toy_words()) as world:
        await world.opened(ANN, game)
        for user in users[1:]:
            await world.press(user, "join")
        for _ in range(computers):
            await world.press(ANN, "computer", "easy")
        await world.press(ANN, "start")
        pages: set[str] = set()
        while (loaded := await world.loaded()).to_move():
            waiting = [user for user in users if loaded.seat_of(user) in loaded.to_move()]
            if waiting:
                user = chance.choice(waiting)
                await world.use(user, *await world.offered(user, chance))
            await world.advance(25)
            for user in (*users, CEM):
                pages |= {where(await world.press(user, "replay")), where(await world.press(user, "film"))}
        history = await history_of(world.context, await world.loaded())
        assert len(history.turn_list) > 3
        actors = [len(chapter.actors) for chapter in history.turn_list[1:]]
        assert set(actors) <= ({3} if game == "sealed-bid" else {0, 1}), actors
        last = await world.click(CEM, world.messenger.in_channel()[-1].card, "Watch it again")
        assert where(await world.click(CEM, last, "Latest")) == f"**Turn {history.turns} of {history.turns}**"
        told = [text(await world.press(user, "recap")) for user in users]
        assert sum("Since your last turn" in recap for recap in told) >= people - 1, "its last player saw it end"


# -- what happened since a player's last turn --------------------------------------------------------------------------


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


async def test_recap_is_in_panel_and_dm_and_on_request_of_players(world: World) -> None:
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
    assert "do not sit" in text(await world.press(CEM, "recap"))
    assert "no table in this channel" in text(await world.look(CEM, "recap"))
    assert "not started" in text(await world.press(CEM, "recap", table=await lobby(world)))


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


async def lobby(world: World) -> int:
    number = await world.opened(BOB, channel=101)
    await world.press(CEM, "join", table=number)
    return number


async def test_the_end_is_in_it(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    await conclude(world)
    words = translator().words("en")
    for user in (ANN, BOB):
        lines = "\n".join(told(await world.look(user, "recap", table=f"{GUILD}/1")))
        assert words(say("log-concluded")) in lines and words(say("sm-told-ended-vote")) in lines


async def noted(world: World, user: int, words: str) -> None:
    await world.look(user, "note", words)


def eyes_of(card: Card) -> Menu:
    return next(menu for menu in menus(card) if menu.button_id.verb == "replay-eyes")


@pytest.mark.guarantee("notes-in-own-replay")
async def test_own_notes_stand_at_their_turn_for_their_writer_alone(world: World) -> None:
    await world.started(ANN, BOB)
    await noted(world, ANN, "before it began")
    await world.advance(30)
    await world.turn(ANN)
    await world.advance(30)
    await noted(world, ANN, "Hazard next")
    await noted(world, BOB, "Ann hoards")
    await world.advance(30)
    await world.turn(BOB)
    for place, shown in (("first", "before it began"), ("1", "Hazard next")):
        card = text(await world.press(ANN, "replay", place))
        assert shown in card and card.count("📝") + card.count("- ") >= 1
        assert shown not in text(await world.press(BOB, "replay", place))
        assert shown not in text(await world.press(CEM, "replay", place))
    assert "Hazard next" not in text(await world.press(ANN, "replay", "last"))
    assert "Ann hoards" in text(await world.press(BOB, "replay", "1"))
    await conclude(world)
    through_anns = await world.press(BOB, "replay", "1", "-", "0")
    assert "Ann hoards" in text(through_anns) and "Hazard next" not in text(through_anns)


@pytest.mark.guarantee("own-eyes-while-it-runs")
async def test_a_running_game_is_shown_through_ones_own_eyes_only(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    await world.advance(30)
    own = await world.press(BOB, "replay", "1")
    assert not [menu for menu in menus(own) if menu.button_id.verb == "replay-eyes"]
    assert await world.press(BOB, "replay", "1", "-", "0") == own
    assert await world.press(BOB, "replay-eyes", "1", values=("0",)) == own
    assert await world.press(BOB, "film", "0") == await world.press(BOB, "film")


async def test_a_finished_game_is_shown_through_any_eyes(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    await world.advance(30)
    then = await world.loaded()
    hands = [[card.number for card in then.view(seat).hand] for seat in (0, 1)]
    assert hands[0] != hands[1]
    own = text(await world.press(ANN, "replay", "1"))
    await conclude(world)
    everything = await world.press(CEM, "replay", "1")
    assert [choice.value for choice in eyes_of(everything).choices] == ["-", "0", "1"]
    anns = await world.use(CEM, eyes_of(everything).button_id, ("0",))
    assert "Through the eyes of Ann" in text(anns) and eyes_of(anns).choices[1].chosen
    assert text(anns).count("Drawn") == own.count("Drawn") == 2, "what Ann alone could read then"
    bobs = await world.use(CEM, eyes_of(everything).button_id, ("1",))
    assert "Drawn" not in text(bobs), "Bob could not read what Ann drew"
    further = await world.use(CEM, step(bobs, "Latest").button_id or ButtonId(0, 0, ""))
    assert "Through the eyes of Bob" in text(further), "the eyes stay"
    words = await world.click(CEM, bobs, "As text")
    assert "Through the eyes of Bob" in text(words)
    assert "Through your eyes" in text(await world.press(ANN, "replay", "1", "-", "0"))
