"""Records of every game: forgeries are found at their entry, and nothing crashes the referee."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.commands.verify import verify_file
from bot.games.core.effort import MOST
from bot.games.history.log import Acted, acted
from bot.games.history.record import encode_record, full_record, public_record
from bot.games.history.referee import Verdict, verify
from bot.games.history.replay import Replay
from bot.games.registry import TITLES
from tests.conformance.games import Case
from tests.conformance.play import played, sampled, seed_of
from tests.selfplay.play import selfplay
from tests.soaking import share
from tests.text.keys import keys


def written(case: Case) -> bytes:
    game = case.title.game
    return encode_record(full_record(game, ("human",) * case.seats, case.options, seed_of(case, 0), played(case)))


def judged(case: Case, data: Any) -> Verdict:
    return verify(data if isinstance(data, bytes) else msgspec.json.encode(data), {case.game: case.title.game}.get)


def test_another_action_in_its_place_is_found_at_its_entry(case: Case):
    game, replay = case.title.game, played(case)
    random = Random(str(case))
    data: Any = msgspec.json.decode(written(case))
    tried = 0
    for cut in sampled(Replay(replay.positions[:-1]), 10):
        follower = replay.positions[cut.last.number + 1].entry
        if not isinstance(follower, Acted):
            continue
        others = [action for action in game.legal(cut.state, follower.seat) if acted(follower.seat, action) != follower]
        if others:
            entry = data["entries"][cut.last.number]
            right, entry["did"] = entry["did"], msgspec.to_builtins(acted(follower.seat, random.choice(others)))
            verdict = judged(case, data)
            assert (verdict.fault, verdict.entry) == ("happened", cut.last.number + 1)
            entry["did"] = right
            tried += 1
    assert tried
    assert judged(case, data).valid


def test_an_action_left_out_or_doubled_is_found(case: Case):
    data: Any = msgspec.json.decode(written(case))
    entries = data["entries"]
    middle = next(
        place for place in range(len(entries) // 2, len(entries)) if entries[place]["did"]["entry"] == "acted"
    )
    for changed in (entries[:middle] + entries[middle + 1 :], [*entries[:middle], entries[middle], *entries[middle:]]):
        numbered = [{**entry, "number": number} for number, entry in enumerate(changed, 1)]
        verdict = judged(case, {**data, "entries": numbered})
        assert not verdict.valid
        assert verdict.fault in keys("record-fault-")


@pytest.mark.guarantee("hostile-files")
def test_no_damage_to_a_file_makes_the_referee_stumble(case: Case):
    data, random = written(case), Random(str(case))
    harmless = 0
    for _ in range(12):
        place = random.randrange(len(data))
        damaged = random.choice(
            (
                data[:place],
                data[:place] + bytes([random.randrange(256)]) + data[place + 1 :],
                data[:place] + data[place + random.randrange(1, 200) :],
                data[:place] + random.choice((b"9", b"-", b'"', b"[", b"null")) + data[place:],
            )
        )
        verdict = judged(case, damaged)
        assert verdict.valid or verdict.fault in keys("record-fault-")
        harmless += verdict.valid
    # Only what no referee can check may change unseen: who plays on a seat.
    assert harmless <= 2


def test_a_public_record_of_every_position_can_be_written(case: Case):
    title, seed = case.title, seed_of(case, 0)
    for cut in sampled(played(case), 4):
        for viewer in (None, *range(case.seats)):
            data = encode_record(public_record(title, ("human",) * case.seats, case.options, seed, cut, viewer))
            assert seed.hex().encode() not in data
            assert judged(case, data).fault == "public"


def test_only_an_effort_that_a_level_can_have_holds(case: Case):
    data: Any = msgspec.json.decode(written(case))
    place, entry = next((n, one) for n, one in enumerate(data["entries"], 1) if one["did"]["entry"] == "acted")
    most = MOST if case.title.game.meta.searching else 0
    for effort in (-5, most + 1, 2**70):
        entry["did"]["effort"] = effort
        verdict = judged(case, data)
        assert (verdict.fault, verdict.entry) == ("effort", place)
    entry["did"]["effort"] = most
    assert judged(case, data).valid


@pytest.mark.guarantee("records-verify")
@pytest.mark.parametrize("game_id", TITLES)
def test_a_record_names_the_files_it_was_played_with(game_id: str):
    """They lie in the game's folder `data`; a change raises the rules version and keeps the old file."""
    folder = Path("bot/games") / game_id.replace("-", "_") / "data"
    meta = TITLES[game_id].game.meta
    assert meta.data or not folder.exists()
    for named in meta.data:
        assert sha256((folder / named.file).read_bytes()).hexdigest() == named.sha256
        assert (game_id, named.file, named.sha256) in FROZEN


FROZEN = {
    ("space-mission", "mission_control.toml", "f7288bb33fd9910268a5d796675dbe10fff1e649d5f10abe5a92a0980a1c0e64"),
    ("space-missions", "mission_control.toml", "db778f241edafabdb70c80725c89fca94f0f8d450908e0f2df5646e1144c277f"),
    ("space-missions", "media.toml", "597c37e5cc798a9ab6f40556d8af116dec289169db86996ade3abf28f731fb54"),
    ("skymines", "belt.toml", "08815f0eae8b2a3693734f23b43ab90c066ac99f7989acfb398a3d525389b2e5"),
    ("skymines", "board.toml", "bb71550fbda0bae4baf6ff1f66260fe1b0d61694adde05d739d9d06c84ba335e"),
    ("skymines", "cards.toml", "a39f529aa26b334165f24cc14e0ef4abd272f4144cecd4d47b05970a4b66f854"),
    ("skymines", "luna.toml", "82475b1000b3c9067ee24ba2b9546232ade1503ca39b5855dee53953e111f3be"),
    ("skymines", "missions.toml", "1840f11f2b8b4121497b95ee704036ac5eb520ea490776969c265aed5ac948ef"),
    ("skymines", "moon.toml", "18ed30be87c02ec6cb3269946ec79f137325eca4f142b78dd2ef5e95f4c8c6f1"),
    ("skymines", "plans.toml", "7a0956116c7788e8b7d74da788d1f2d6cbc1184dec111c7f3e04220032d5275e"),
    ("skymines", "tracks.toml", "9d11b73007b13bea4514d22acb852c63e6a7de14768dd15a48a16a06a1f6e654"),
}
"""The data files of every rules version: records that name them must verify for ever."""


@pytest.mark.parametrize("game_id", TITLES)
def test_a_registered_game_is_played_and_verified_from_a_file(game_id: str, tmp_path: Path):
    meta = TITLES[game_id].game.meta
    for seats in share(meta.players, 2):
        record = selfplay(game_id, seats, seed_of(game_id, seats), meta.levels, {}, 4)
        file = tmp_path / f"{seats}.json"
        file.write_bytes(encode_record(record, indent=2))
        verdict = verify_file(file)
        assert verdict.valid, verdict
        assert verdict.entries == len(record.entries)
