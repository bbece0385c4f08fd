"""Results, and the statistics, leaderboard and export that are made of them."""

from __future__ import annotations

import csv
import io
import json
import random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.history.log import Acted, Seated, encode, encode_entry
from bot.service.card import Card, File, Image
from bot.service.features.seats import standins
from bot.service.features.stats.leaderboard import PAGE
from bot.service.ratings import compute_ratings
from bot.service.ratings.export import COLUMNS
from bot.service.records import Ended, Entry, Part, Play, Seat, SeatResult, StandIn, Table
from bot.service.request import Actor
from bot.service.tables import results
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.tx import open_table
from bot.text.translator import Translator
from renderers.in_process import InProcess
from renderers.picture import Picture
from renderers.service import RenderService
from tests.service.ending import conclude
from tests.service.pretended import labels, text
from tests.service.world import ANN, BOB, CEM, DAN, GUILD, World
from tests.support.substitute import substitute


class Blown(Exception):
    pass


async def plays(world: World) -> list[Play]:
    async with world.store.read(GUILD) as tx:
        return await tx.plays()


async def play_to_the_end(world: World, table: int = 1) -> LoadedTable:
    chance = random.Random(3)
    for _ in range(2000):
        loaded = await world.loaded(table)
        if loaded.table.status != "running":
            break
        if loaded.computer_on(loaded.to_move()[0]) is None:
            await world.act_any(chance, table)
        else:
            await world.advance(25)
    loaded = await world.loaded(table)
    assert loaded.table.status == "over"
    return loaded


async def test_the_end_is_written_down_with_the_last_entry(world: World) -> None:
    await world.started(ANN, BOB)
    await world.act_any(random.Random(1))
    assert await plays(world) == []
    loaded = await conclude(world)
    (play,) = await plays(world)
    standing = loaded.game.score(loaded.state)
    told = (play.table, play.game, play.ended, play.places, play.at)
    assert told == (1, "space-mission", "vote", 2, world.clock.now())
    assert [(own.seat, own.rank, own.total) for own in play.seats] == [
        (result.seat, result.rank, result.total) for result in standing.results
    ]
    assert [own.lines for own in play.seats] == [
        tuple((line.category, line.points) for line in result.lines) for result in standing.results
    ]
    assert all(sum(points for _, points in own.lines) == own.total for own in play.seats)
    assert {own.user for own in play.seats} == {ANN, BOB} and {own.part for own in play.seats} == {"whole"}


async def test_ended_game_says_so_and_equals_its_log(world: World) -> None:
    await world.started(ANN, BOB, computers=1)
    await play_to_the_end(world)
    (play,) = await plays(world)
    assert play.ended == "rules" and sorted(own.part for own in play.seats) == ["computer", "whole", "whole"]
    async with world.store.write(GUILD) as tx:
        tx._source.defer("DELETE FROM result_seat")  # pyright: ignore[reportAttributeAccessIssue]  # as an old file
        tx._source.defer("DELETE FROM result")  # pyright: ignore[reportAttributeAccessIssue]
    assert await plays(world) == []
    assert await results.make_up(world.context, GUILD) == 0
    assert await plays(world) == [play]


@pytest.mark.guarantee("result-atomic")
async def test_result_is_written_with_the_last_entry_or_made_up_later(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A game ends even where its result cannot be told."""
    await world.started(ANN, BOB)

    async def blow(*_: object) -> None:
        raise Blown

    with monkeypatch.context() as patch:
        patch.setattr(results, "keep", blow)
        with pytest.raises(Blown):
            await conclude(world)
    assert await plays(world) == [] and (await world.loaded()).table.status == "running"

    def ill(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(results, "outcome", ill)
        await conclude(world)
    assert (await world.loaded()).table.status == "over" and "no result" in caplog.text
    assert await plays(world) == [] and await results.make_up(world.context, GUILD) == 0
    assert [play.ended for play in await plays(world)] == ["vote"]


async def test_missing_results_are_added_in_portions_past_bad_tables(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for table in (1, 2, 3):
        await world.started(ANN, BOB, channel=100 + table)
        await conclude(world, table)
    async with world.store.write(GUILD) as tx:
        tx._source.defer("DELETE FROM result_seat")  # pyright: ignore[reportAttributeAccessIssue]  # as an old file
        tx._source.defer("DELETE FROM result")  # pyright: ignore[reportAttributeAccessIssue]
        ill = await tx.table(3)
        assert ill is not None
        await tx.save_table(replace(ill, options={}))
    monkeypatch.setattr(results, "AT_ONCE", 2)
    assert await results.make_up(world.context, GUILD) == 1
    assert sorted((play.table, play.ended) for play in await plays(world)) == [(2, "vote"), (3, "unknown")]
    assert "table 3 has no result" in caplog.text
    monkeypatch.setattr(results, "AT_ONCE", 20)
    assert await results.make_up(world.context, GUILD) == 0
    assert sorted(play.table for play in await plays(world)) == [1, 2, 3]
    assert await results.make_up(world.context, GUILD) == 0


def row(number: int, user: int | None, entry: Acted | Seated, undone_by: int | None = None) -> Entry:
    return Entry(number=number, seat=entry.seat, user=user, source="panel", interaction=None, at=number * 1.0,
                 body=encode_entry(entry), events=encode(()), undone_by=undone_by)  # fmt: skip


DID = Acted(0, "fly", ("hazard",))
OWN = Seat(number=0, user=ANN, name="Ann")


@pytest.mark.parametrize(
    ("seat", "users", "part"),
    [
        (OWN, (ANN, ANN), "whole"),
        (OWN, (), "whole"),
        (OWN, (CEM, ANN), "joined"),
        (OWN, (None, ANN), "whole"),
        (replace(OWN, status="left"), (ANN,), "gone"),
        (replace(OWN, standin=StandIn("easy", 1.0, "resigned")), (ANN,), "gone"),
        (replace(OWN, standin=StandIn("easy", 1.0, "clock")), (ANN,), "gone"),
        (replace(OWN, standin=StandIn("easy", 1.0, "left"), status="left"), (ANN,), "gone"),
        (replace(OWN, standin=StandIn("easy", 1.0, "vacation")), (ANN,), "away"),
        (replace(OWN, standin=StandIn("easy", 1.0, "asked")), (ANN,), "away"),
        (replace(OWN, standin=StandIn("easy", 1.0, "vacation"), status="left"), (ANN,), "gone"),
        (Seat(number=0, computer="easy", name="C"), (None,), "computer"),
    ],
)
async def test_users_part_in_a_game(world: World, seat: Seat, users: tuple[int | None, ...], part: str) -> None:
    loaded = await world.started(ANN, BOB)
    state = loaded.game.end_now(loaded.state).state
    rows = [row(number, user, DID) for number, user in enumerate(users, 1)]
    # That another user had a computer take over is no move of this player's.
    rows.append(row(8, BOB, Seated(0, "computer:easy")))
    rows.append(row(9, BOB, Acted(1, "fly", ("hazard",))))
    ended = results.outcome(loaded.game, loaded.table, (seat, loaded.seats[1]), rows, state)
    assert next(own.part for own in ended.seats if own.seat == 0) == part
    assert ended.at == 9.0 and ended.ended == "rules"


async def test_what_was_taken_back_counts_for_nothing(world: World) -> None:
    loaded = await world.started(ANN, BOB)
    state = loaded.game.end_now(loaded.state).state
    rows = [row(1, CEM, DID, undone_by=2), row(3, ANN, DID)]
    ended = results.outcome(loaded.game, loaded.table, loaded.seats, rows, state)
    assert {own.part for own in ended.seats} == {"whole"}


# -- statistics, leaderboard, export -----------------------------------------------------------------------------------


NAMES = {ANN: "Ann", BOB: "Bob_*", CEM: "Cem", DAN: "=cmd()"}


async def finished(
    world: World,
    *seats: tuple[int | None, int],
    rated: bool = True,
    ended: str = "rules",
    part: Part = "whole",
    game: str = "space-mission",
) -> int:
    """Write down a finished game of these people (None: a computer) with their points; return its table."""
    world.clock.advance(3600)
    totals = [points for _, points in seats]
    async with world.store.write(GUILD) as tx:
        table = await tx.add_table(
            Table(game=game, status="over", channel=1, host=ANN, options={"order": "fixed"}, seed=b"", rules_version=1,
                  language="en", created=0.0, terms={"rated": "rated"} if rated else {})
        )  # fmt: skip
        await tx.save_seats(
            table.id,
            [
                Seat(number=number, user=user, computer=None if user else "easy", name=NAMES.get(user or 0, f"P{user}"))
                for number, (user, _) in enumerate(seats)
            ],
        )
        results = [
            SeatResult(seat=seat, rank=1 + sum(other > points for other in totals), total=points,
                       lines=(("gate", points - 1), ("water", 1)), part=part if user else "computer")
            for seat, (user, points) in enumerate(seats)
        ]  # fmt: skip
        ranked = tuple(sorted(results, key=lambda result: result.rank))
        await tx.save_result(Ended(table=table.id, at=world.clock.now(), ended=ended, places=len(seats), seats=ranked))
    return table.id


async def agreed(world: World, *users: int) -> None:
    for user in users:
        await world.look(user, "rating", "on")


def files(card: Card) -> dict[str, bytes]:
    return {block.filename: block.data for block in card.blocks if isinstance(block, File)}


async def test_ones_own_record(world: World) -> None:
    await finished(world, (ANN, 31), (BOB, 20), rated=False)
    await finished(world, (BOB, 40), (ANN, 24), (CEM, 11), rated=False)
    await finished(world, (ANN, 90), (BOB, 2), rated=False, ended="vote")
    await finished(world, (ANN, 99), (None, 2), rated=False, part="gone")
    told = text(await world.look(ANN, "stats"))
    assert "Your record" in told and "**Space Mission**: 4 games" in told
    assert "ended by agreement" in told and "not played by one person" in told
    assert "1. × 1 and 2. × 1" in told
    assert "27.5 on average, 31 at best" in told, "31 and 24"
    assert "Jump Gate 26.5" in told and "Water 1.0" in told
    assert r"Bob\_\* (2 games, ahead in 1)" in told and "Cem (1 game, ahead in 1)" in told
    assert "You are not rated" in told and "Rating:" not in told


async def test_nothing_and_a_game_that_is_not_known_make_no_record(world: World) -> None:
    assert "not finished a game" in text(await world.look(ANN, "stats"))
    assert "Nobody of this name" in text(await world.look(ANN, "stats", f"{BOB}/"))
    assert "nobody here has a rating" in text(await world.look(ANN, "leaderboard")).lower()
    await finished(world, (ANN, 31), (BOB, 20), game="long-gone")
    assert "not finished" in text(await world.look(ANN, "stats"))
    assert "do not host" in text(await world.look(ANN, "leaderboard", "long-gone"))
    assert "nobody here has a rating" in text(await world.press(ANN, "leaderboard", table=0)).lower()


async def test_other_users_rating_is_shown_only_with_consent(world: World) -> None:
    await finished(world, (ANN, 31), (BOB, 20))
    told = await world.look(ANN, "stats", f"{BOB}/space-mission")
    assert r"Bob\_\*" in text(told) and "19.0" not in text(told).split("average")[0]
    assert "Rating:" not in text(told) and "Download" not in labels(told)
    assert "ahead" not in text(told), "who beat whom is private"
    own = text(await world.look(BOB, "my-data"))
    assert "place 2, 20 points" in own and "You are not rated" in own
    await agreed(world, BOB)
    assert "Rating: **-1.8** (22.4 ± 8.1, provisional" in text(await world.look(ANN, "stats", f"{BOB}/"))
    assert "You are rated" in text(await world.look(BOB, "my-data"))


async def test_a_record_knows_one_server_and_no_running_game(world: World) -> None:
    await world.started(ANN, BOB)
    await finished(world, (ANN, 31), (BOB, 20))
    assert "1 game" in text(await world.look(ANN, "stats"))
    assert "not finished" in text(await world.look(ANN, "stats", guild=GUILD + 1))
    for page in ("stats", "leaderboard"):
        assert "kept per server" in text(await world.look(ANN, page, guild=None))
    assert "know no such table" in text(await world.press(CEM, "stats", "-", "-", table=0, guild=GUILD + 1))
    await conclude(world)
    assert "2 games" in text(await world.look(ANN, "stats"))
    await world.settle()
    assert "rated game" not in text(world.messenger.in_channel()[-1].card)


async def test_ones_record_lets_one_be_rated_or_not(world: World) -> None:
    card = await world.look(ANN, "stats")
    assert "rated at rated tables" in text(await world.click(ANN, card, "Rate me"))
    card = await world.look(ANN, "stats")
    assert "You are not rated" not in text(card)
    assert "not rated any more" in text(await world.click(ANN, card, "Do not rate me"))
    assert "Rate me" not in labels(await world.look(ANN, "stats", f"{BOB}/"))
    assert "at rated tables, or not" in text(await world.press(ANN, "rating", table=0))


async def test_who_gives_up_a_rated_game_is_the_last_of_it(world: World) -> None:
    """Through the whole of it: both agreed, one left for good, the computer on the seat played on to the end."""
    await agreed(world, ANN, BOB)
    number = await world.opened(ANN)
    await world.press(BOB, "join", table=number)
    await world.press(ANN, "option", "order", table=number, values=("fixed",))
    await world.press(ANN, "term", "rated", table=number, values=("rated",))
    await world.press(ANN, "start", table=number)
    async with open_table(world.context, GUILD, number) as table:
        await standins.send_in(table, 0, "resigned", Actor(ANN))
    await play_to_the_end(world, number)
    async with world.store.read(GUILD) as tx:
        (play,) = await tx.plays()
    assert {own.user: own.part for own in play.seats} == {ANN: "gone", BOB: "whole"} and play.ended == "rules"
    await world.settle()
    assert "This was a rated game" in text(world.messenger.in_channel()[-1].card)
    found = compute_ratings([play])
    assert found[BOB].mu > 25 > found[ANN].mu, "whatever the points are"
    told = text(await world.look(BOB, "leaderboard"))
    assert told.index("1. Bob") < told.index("2. Ann")
    assert "not played by one person" in text(await world.look(ANN, "stats"))


async def test_a_real_picture_goes_out_with_its_words(world: World) -> None:
    await finished(world, (ANN, 31), (BOB, 20))
    await agreed(world, ANN, BOB)
    render_service = RenderService(InProcess(Translator().words))
    substitute(world.context, render_service=render_service)
    try:
        card = await world.look(ANN, "leaderboard", locale="de")
    finally:
        render_service.close()
    (picture,) = [block for block in card.blocks if isinstance(block, Image)]
    assert picture.picture.data.startswith(b"\x89PNG") and picture.picture.filename == "leaderboard.png"
    assert "1. Ann: 3,4 (27,6 ± 8,1, vorläufig" in picture.alt


async def test_the_list_of_ratings(world: World) -> None:
    for _ in range(5):
        await finished(world, (ANN, 31), (BOB, 20), (CEM, 10))
    await finished(world, (DAN, 50), (CEM, 10))
    await finished(world, (CEM, 99), (ANN, 1), rated=False)
    await agreed(world, ANN, BOB, DAN)
    told = text(await world.look(CEM, "leaderboard"))
    assert "Cem" not in told, "Cem did not agree (any more)"
    lines = [line for line in told.splitlines() if line[:2] in ("1.", "2.", "3.")]
    assert [line.split(":")[0] for line in lines] == ["1. Ann", r"2. Bob\_\*", r"3. =cmd\(\)"]
    assert "5 rated games" in lines[0] and "provisional after one rated game" in lines[2]
    await world.look(ANN, "rating", "off")
    assert "Ann" not in text(await world.look(CEM, "leaderboard"))


async def test_pages_text_and_picture(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    people = list(range(1000, 1000 + PAGE + 2))
    await finished(world, *((user, 100 - user) for user in people))
    await agreed(world, *people)
    first = await world.look(ANN, "leaderboard", "space-mission")
    assert "10. P1009" in text(first) and "P1010" not in text(first)
    second = await world.click(ANN, first, "Page 2")
    assert "11. P1010" in text(second) and "12. P1011" in text(second)
    assert "1. P1000" in text(await world.click(ANN, second, "Page 1"))
    seen: list[Any] = []

    async def draw(game: str, look: str, view: Any, *more: Any) -> Picture:
        seen.append((game, look, view))
        return Picture(b"png", "leaderboard.png", 1200, 800)

    monkeypatch.setattr(world.context.render_service, "draw", draw)
    card = await world.look(people[1], "leaderboard")
    (picture,) = [block for block in card.blocks if isinstance(block, Image)]
    assert "1. P1000: 3" in picture.alt or "1. P1000: " in picture.alt
    assert "**" not in picture.alt and len(picture.alt) <= 1024
    game, look, view = seen[0]
    assert (game, look, view.page, view.pages, len(view.rows)) == ("records", "leaderboard", 1, 2, PAGE)
    assert [row.own for row in view.rows[:3]] == [False, True, False]
    as_text = await world.click(people[1], card, "As text")
    assert "1. P1000" in text(as_text) and not [block for block in as_text.blocks if isinstance(block, Image)]
    on = await world.click(people[1], as_text, "Page 2")
    assert "11. P1010" in text(on), "text stays text"
    assert "My record" in labels(card)
    assert "P1001" not in text(await world.click(ANN, card, "My record"))


async def test_equal_ratings_share_a_place(world: World) -> None:
    await finished(world, (ANN, 5), (BOB, 5), (CEM, 1))
    await agreed(world, ANN, BOB, CEM)
    told = text(await world.look(ANN, "leaderboard"))
    assert "1. Ann" in told and r"1. Bob" in told and "3. Cem" in told


async def test_plays_are_taken_away(world: World) -> None:
    await finished(world, (ANN, 31), (DAN, 20), (None, 12))
    await finished(world, (BOB, 5), (CEM, 4))
    await finished(world, (DAN, 50), (ANN, 8), rated=False, ended="vote")
    card = await world.click(ANN, await world.look(ANN, "stats"), "Download")
    assert "2 games" in text(card)
    found = files(card)
    rows = list(csv.DictReader(io.StringIO(found["plays.csv"].decode("utf-8-sig"))))
    assert tuple(rows[0]) == COLUMNS and len(rows) == 2
    assert (rows[0]["place"], rows[0]["points"], rows[0]["rated"], rows[0]["how"]) == ("1", "31", "yes", "rules")
    assert rows[0]["players"] == "1. Ann 31; 2. =cmd() 20; 3. PNone 12"
    assert not [cell for row in rows for cell in row.values() if cell.startswith(("=", "+", "-", "@"))]
    data = json.loads(found["plays.json"])
    assert data["format"] == "mission-control-plays 1" and len(data["plays"]) == 2
    second = data["plays"][1]
    assert (second["rated"], second["how"], second["own"]) == (False, "vote", 1)
    assert second["players"][0]["categories"] == {"gate": 49, "water": 1}
    assert str(BOB) not in str(data) and "Bob" not in found["plays.csv"].decode()
    assert str(DAN) not in [str(value) for play in data["plays"] for own in play["players"] for value in own]
    empty = files(await world.press(999, "take-away", "-", table=0))
    assert json.loads(empty["plays.json"])["plays"] == []


async def test_deleted_user_is_nameless_in_the_results_of_others(world: World) -> None:
    await finished(world, (ANN, 31), (BOB, 20))
    await agreed(world, ANN, BOB)
    assert "2. " in text(await world.look(ANN, "leaderboard"))
    before = text(await world.look(ANN, "stats"))
    await world.press(BOB, "forget-me", "yes", table=0, of=0)
    after = text(await world.look(ANN, "stats"))
    assert "Bob" in before and "Bob" not in after and "1 game" in after
    assert after.split("Rating")[1] == before.split("Rating")[1], "Bob's own rating still counts that game"
    assert "2. " not in text(await world.look(ANN, "leaderboard"))
    taken = files(await world.press(ANN, "take-away", "-", table=0))
    assert b"Bob" not in taken["plays.csv"] and b"Player" in taken["plays.csv"]
