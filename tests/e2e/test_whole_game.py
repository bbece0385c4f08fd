"""A whole game over the network: two people, by slash commands and by buttons, and a computer."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.games.core.actions import build
from bot.games.registry import TITLES
from tests.e2e.hall import GAME, PREFERRED, Hall, best, private
from tests.play.reading import decoded, deeds, does, pictures, text
from tests.support.bot_process import command_line
from tests.support.loopback import Player

pytestmark = pytest.mark.e2e


async def test_a_game_of_three_from_play_to_the_final_ranking(hall: Hall, data: Path, tmp_path: Path) -> None:
    ada, bob = hall.loopback.member("ada"), hall.loopback.member("bob", locale="de")
    await hall.begun(ada, bob, computers=1)
    turns = await _play_to_the_end(hall, ada, bob)
    final = await hall.until_card("The game is over")
    ranking = re.findall(r"\*\*(\d+)\. (.+): (\d+) points?\*\*", text(final))
    assert len(ranking) == 3
    assert await pictures(final)
    for person in (ada, bob):
        await hall.until(lambda who=person: not does(hall.letter(who), "do"), "a letter without choices")
    assert await hall.bot.stop() == 0

    out = tmp_path / "record.json"
    guild = str(hall.loopback.guild.id)
    code, _, err = await command_line(data, "export", "--guild", guild, "--table", "1", "--out", str(out))
    assert code == 0, err
    code, _, err = await command_line(data, "verify", str(out))
    assert code == 0, err
    record = json.loads(out.read_bytes())
    names = ("ada", "bob", "Robo 1 (easy computer)")
    recorded = [(str(line["rank"]), names[line["seat"]], str(line["total"])) for line in record["result"]]
    assert [(rank, name.replace("\\", ""), total) for rank, name, total in ranking] == recorded
    awaited, standing = replayed(record)
    assert [(str(line.rank), line.seat, line.total) for line in standing.results] == [
        (str(line["rank"]), line["seat"], line["total"]) for line in record["result"]
    ]

    assert [turns[person.name] for person in (ada, bob)] == [awaited.count(seat) for seat in (0, 1)]
    check_notices(hall, (ada, bob), awaited)
    _check_pictures(hall, (ada, bob))


async def _play_to_the_end(hall: Hall, ada: Player, bob: Player) -> dict[str, int]:
    """Play until the ranking stands; return how many turns each person had."""
    turns = {"ada": 0, "bob": 0}
    seen = {"ada": 0, "bob": 1}  # the first direct message is the notice of the player who begins
    for number in range(200):

        def awaited() -> Player | str | None:
            if (card := hall.card()) is not None and "The game is over" in text(card):
                return "over"
            for person in (ada, bob):
                if hall.notices(person) > seen[person.name] and does(hall.letter(person), "do"):
                    return person
            return None

        person = await hall.until(awaited, "the next turn")
        if person == "over":
            return turns
        turns[person.name] += 1
        seen[person.name] = hall.notices(person)
        await _turn(hall, person, number)
    raise AssertionError("the game did not end in 200 turns")


async def _turn(hall: Hall, person: Player, number: int) -> None:
    """Play one turn: by the direct message's buttons, by the panel, or by slash commands in the channel or the DM."""
    ways = (_by_panel, _by_slash, _by_letter, _by_slash_in_dm)
    await ways[(number // 2) % len(ways)](hall, person)


async def _by_panel(hall: Hall, person: Player) -> None:
    card = hall.card()
    shown = await hall.press(person, card, "act")
    while deeds(shown):
        shown = await hall.do(person, shown, best(deeds(shown)))


async def _by_letter(hall: Hall, person: Player) -> None:
    shown: Any = hall.letter(person)
    while deeds(shown):
        shown = await hall.do(person, shown, best(deeds(shown)))


async def _by_slash(hall: Hall, person: Player, *, dm: bool = False) -> None:
    shown = await hall.ask(person, "act", dm=dm)
    while deeds(shown):
        verb = best(deeds(shown)).button_id.nouns[0]
        shown = await _command(hall, person, verb, dm=dm)


async def _by_slash_in_dm(hall: Hall, person: Player) -> None:
    await _by_slash(hall, person, dm=True)


async def _command(hall: Hall, person: Player, verb: str, *, dm: bool) -> Any:
    """One slash command, each option filled from what autocomplete offers."""
    assert verb in PREFERRED
    where = None if dm else hall.channel
    given: dict[str, Any] = {}
    for slot in TITLES[GAME].game.meta.verb_map()[verb].slots:
        offered = await person.autocomplete(where, f"{GAME} {verb}", slot.id, "", **given)
        assert offered, f"nothing is offered for {verb} {slot.id}"
        given[slot.id] = offered[-1]["value"]
    answer = private(await person.slash(where, f"{GAME} {verb}", **given))
    assert "✅" in text(answer)
    return answer


def check_notices(hall: Hall, people: tuple[Player, ...], awaited: list[int]) -> None:
    """One direct message at the start and one for each later change to this player; a board for each change."""
    for seat, person in enumerate(people):
        at_the_start = 0 if seat == awaited[0] else 1
        assert hall.notices(person) == at_the_start + awaited.count(seat), person.name
    boards = sum(seat < len(people) for seat in awaited)
    assert hall.posted(hall.channel.id) == 1 + boards + 1, "lobby, boards, ranking"


def replayed(record: dict[str, Any]) -> tuple[list[int], Any]:
    """Play the record's actions again; the seats in the order in which they became awaited, and the standing."""
    game = TITLES[record["game"]].game
    state = game.setup(len(record["seats"]), record["options"], bytes.fromhex(record["seed"]))
    awaited = list(game.to_move(state))
    verbs = game.meta.verb_map()
    for entry in record["entries"]:
        did = entry["did"]
        action = build(verbs, did["verb"], did["nouns"])
        assert action in game.legal(state, did["seat"])
        state = game.apply(state, did["seat"], action).state
        if (now := game.to_move(state)) and now[0] != awaited[-1]:
            awaited += now
    assert game.to_move(state) == ()
    return awaited, game.score(state)


def _check_pictures(hall: Hall, people: tuple[Player, ...]) -> None:
    """Every picture that was sent has an alt text and is whole; every direct message has hand and tiles."""
    seen: set[bytes] = set()
    for request in hall.loopback.requests:
        for file in request.files:
            assert 10 < len(file.description or "") <= 1024
            if file.data not in seen:
                decoded(file.data)
                seen.add(file.data)
    assert len(seen) > 40
    for person in people:
        letters = hall.loopback.watch.sent("POST", f"/channels/{person.dm.id}/messages")
        assert all([file.name for file in letter.files] == ["hand.png", "tiles.png"] for letter in letters)
    boards = hall.loopback.watch.sent("POST", f"/channels/{hall.channel.id}/messages")
    assert sum([file.name for file in board.files] == ["board.png"] for board in boards) == len(boards) - 2
