"""The record of a game, and the referee that checks it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.commands.verify import verify_file
from bot.games.core.contract import Game
from bot.games.history.log import Acted, AnyEntry, Concluded, Rewound, Seated, TookBack
from bot.games.history.record import (
    FullRecord,
    NotOver,
    PublicRecord,
    decode_record,
    encode_record,
    full_record,
    public_record,
    same,
)
from bot.games.history.referee import MOST_BYTES, MOST_ENTRIES, Verdict, verify
from bot.games.history.replay import replay_log
from bot.games.registry import UnknownGame
from bot.text.translator import Translator
from tests.selfplay.play import play, selfplay
from tests.text.keys import keys
from tests.toys import TOYS

SEED = bytes(range(32))
BID = TOYS["sealed-bid"].game
OPTIONS = {"rounds": "3", "ties": "lost"}


def rules(game_id: str) -> Game | None:
    return TOYS[game_id].game if game_id in TOYS else None


def checked(record: FullRecord) -> Verdict:
    return verify(encode_record(record), rules)


def bid(seat: int, card: int) -> Acted:
    return Acted(seat, "bid", (str(card),))


def by_hand(*log: AnyEntry) -> FullRecord:
    return full_record(BID, ("human", "human"), OPTIONS, SEED, replay_log(BID, 2, OPTIONS, SEED, log))


def test_selfplay_names_what_does_not_fit():
    with pytest.raises(UnknownGame):
        selfplay("chess", 2, SEED, (), {})
    with pytest.raises(ValueError, match="2 to 4"):
        play(BID, 5, SEED, (), {})
    with pytest.raises(ValueError, match="levels"):
        play(BID, 2, SEED, ("grandmaster",), {})
    with pytest.raises(ValueError, match="effort"):
        play(BID, 2, SEED, (), {}, 20_001)


def test_every_kind_of_entry_verifies():
    record = by_hand(
        bid(0, 5), TookBack(0, 1), bid(0, 4), Seated(1, "computer:easy"), bid(1, 4), Rewound(2, 1), Concluded("vote")
    )
    assert checked(record) == Verdict(None, game="Sealed Bid", entries=7, commitment=record.commitment)


def test_a_full_record_exists_at_the_end_only():
    with pytest.raises(NotOver):
        by_hand(bid(0, 5))


def test_the_record_is_plain():
    plain: Any = msgspec.json.decode(encode_record(by_hand(bid(0, 5), bid(1, 3), Concluded("vote"))))
    assert list(plain)[:3] == ["form", "format", "version"]
    assert plain["seats"][1] == {"seat": 1, "name": "seat 2", "player": "human"}
    assert plain["entries"][1]["did"] == {"entry": "acted", "seat": 1, "verb": "bid", "nouns": ["3"]}
    assert [event["kind"] for event in plain["entries"][1]["happened"]] == ["chose", "revealed"]
    assert set(plain["deal"]) == {"prizes", "box"}
    assert {line["rank"] for line in plain["result"]} == {1, 2}


def test_an_automa_is_named_in_the_result():
    record = play(TOYS["automa-deck"].game, 1, SEED, (), {})
    assert {result.name for result in record.result} == {"seat 1", "toy-automa-name"}


def _edit(change: Callable[[Any], None]) -> bytes:
    data: Any = msgspec.json.decode(encode_record(by_hand(bid(0, 5), TookBack(0, 1), bid(0, 4), bid(1, 3), *_rest())))
    change(data)
    return msgspec.json.encode(data)


def _rest() -> tuple[AnyEntry, ...]:
    return (bid(0, 5), bid(1, 4), bid(0, 3), bid(1, 5))


def _put(*path: Any) -> Callable[[Any], None]:
    *way, last, value = path

    def change(data: Any) -> None:
        for step in way:
            data = data[step]
        data[last] = value

    return change


def _append(did: Any) -> Callable[[Any], None]:
    return lambda data: data["entries"].append({"number": len(data["entries"]) + 1, "did": did, "happened": []})


def _as_floats(*path: str) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = [float(number) for number in data[path[-1]]]

    return change


FORGED: list[tuple[Callable[[Any], None], str, int | None]] = [
    (_put("format", "other"), "format", None),
    (_put("version", 0), "format", None),
    (_put("version", 3), "format", None),
    (_put("game", "chess"), "game", None),
    (_put("title", "Chess"), "title", None),
    (_put("edition", "first"), "edition", None),
    (_put("data", [{"file": "first.toml", "sha256": "0" * 64}]), "data", None),
    (lambda data: data.pop("data"), "data", None),
    (_put("version", 1), "data", None),
    (_put("rules_version", 2), "rules", None),
    (_put("rules_version", 0), "rules", None),
    (lambda data: data["seats"].pop(), "seats", None),
    (_put("seats", 0, "name", "Alice"), "seats", None),
    (_put("seats", 0, "player", "computer:" + "x" * 99), "seats", None),
    (_put("seats", 0, "player", "computer:grandmaster"), "seats", None),
    (_put("seats", 0, "player", "steady"), "seats", None),
    (_put("options", "rounds", "4"), "options", None),
    (lambda data: data["options"].pop("rounds"), "options", None),
    (_put("seed", "00"), "seed", None),
    (_put("seed", "f" * 64), "commitment", None),
    (_put("commitment", "0" * 64), "commitment", None),
    (_put("deal", "prizes", [1, 2, 3]), "deal", None),
    (_put("entries", 2, "number", 4), "number", 3),
    (_put("entries", 0, "did", "seat", 2), "seat", 1),
    (_put("entries", 0, "did", "seat", -1), "seat", 1),
    (_put("entries", 0, "did", {"entry": "seated", "seat": 0, "player": "Alice"}), "player", 1),
    (_put("entries", 0, "did", {"entry": "seated", "seat": 0, "player": "computer:grandmaster"}), "player", 1),
    (_put("entries", 0, "did", "effort", -5), "effort", 1),
    (_put("entries", 0, "did", "effort", 1), "effort", 1),
    (_put("entries", 4, "did", {"entry": "concluded", "reason": "boredom"}), "reason", 5),
    (_append({"entry": "seated", "seat": 0, "player": "human"}), "over", 9),
    (_append({"entry": "rewound", "number": 8, "epoch": 1}), "over", 9),
    (_append({"entry": "took-back", "seat": 1, "number": 8}), "over", 9),
    (_append({"entry": "concluded", "reason": "vote"}), "over", 9),
    (_put("entries", 0, "did", "verb", "jump"), "unknown-action", 1),
    (_put("entries", 2, "did", "nouns", ["04x"]), "unknown-action", 3),
    (_put("entries", 2, "did", "nouns", ["9"]), "illegal", 3),
    (_put("entries", 3, "did", "seat", 0), "illegal", 4),
    (_put("entries", 1, "did", "number", 0), "take-back", 2),
    (_put("entries", 4, "did", {"entry": "took-back", "seat": 0, "number": 3}), "take-back", 5),
    (_put("entries", 4, "did", {"entry": "rewound", "number": 99, "epoch": 1}), "log", 5),
    (_put("entries", 3, "happened", 1, "winner", 1), "happened", 4),
    (_put("entries", 3, "happened", []), "happened", 4),
    (_put("entries", 3, "happened", 0, "seat", True), "happened", 4),
    (_put("entries", 3, "happened", 0, "seat", 1.0), "happened", 4),
    (_put("entries", 3, "happened", 0, "seat", "1"), "happened", 4),
    (lambda data: data["deal"]["prizes"].append(True), "deal", None),
    (_as_floats("deal", "prizes"), "deal", None),
    (lambda data: data["entries"].pop(), "unfinished", None),
    (_put("result", 0, "total", 99), "result", None),
]


@pytest.mark.guarantee("record-proves")
@pytest.mark.parametrize(("change", "fault", "entry"), FORGED)
def test_a_forged_record_fails_where_it_was_forged(change: Callable[[Any], None], fault: str, entry: int | None):
    verdict = verify(_edit(change), rules)
    assert (verdict.fault, verdict.entry) == (fault, entry)
    assert not verdict.valid
    assert len(verdict.detail) <= 120


def test_faults_of_a_record_are_safe_for_a_terminal():
    evil = "\x1b[2J\x07\u202e\nThe record holds."
    for change in (_put("edition", evil), _put("entries", 0, "did", "verb", evil), _put("title", evil * 99)):
        verdict = verify(_edit(change), rules)
        assert not verdict.valid and verdict.detail.isprintable() and len(verdict.detail) <= 120


HOSTILE: dict[str, tuple[bytes, str, str]] = {
    "nothing": (b"", "unreadable", ""),
    "no JSON": (b"\xff\xfe\x00", "unreadable", ""),
    "not UTF-8": (b'{"form":"full","format":"\xff"}', "unreadable", ""),
    "not a number": (b'{"form":"full","deal":{"a":NaN}}', "unreadable", ""),
    "cut off": (b'{"form":"full","format"', "unreadable", ""),
    "a list": (b"[]", "foreign", ""),
    "no form": (b"{}", "lacks-field", "form"),
    "deep deal": (b'{"form":"full","deal":' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001, "nested", ""),
    "deep list": (b"[" * 1_000_000, "foreign", ""),
    "wrong types": (b'{"form":"full","seats":"all","entries":{}}', "wrong-type", "seats"),
    "wrong form": (b'{"form":"half"}', "wrong-type", "form"),
    "huge number": (b'{"form":"full","version":' + b"9" * 100_000 + b"}", "wrong-type", "version"),
    "unknown field": (b'{"form":"full","evil":1}', "unknown-field", "evil"),
    "unknown field inside": (
        b'{"form":"full","entries":[{"number":1,"did":{"entry":"concluded","reason":"vote","at":3}}]}',
        "unknown-field",
        "entries[0].did.at",
    ),
    "missing field": (b'{"form":"full","entries":[{"number":1}]}', "lacks-field", "entries[0].did"),
}


@pytest.mark.guarantee("hostile-files")
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused_plainly(name: str):
    data, fault, detail = HOSTILE[name]
    verdict = verify(data, rules)
    assert (verdict.fault, verdict.detail) == (fault, detail)


TWICE = [
    ('"total":', '"total":999,"total":'),
    ('"seed":', '"seed":"00","seed":'),
    ('"prizes":', '"prizes":[],"prizes":'),
    ('"kind":', '"kind":"chose","kind":'),
    ('"seat":', '"se\\u0061t":0,"seat":'),
]


@pytest.mark.guarantee("record-proves")
@pytest.mark.parametrize(("once", "twice"), TWICE)
def test_what_is_named_twice_is_refused_anywhere(once: str, twice: str):
    text = encode_record(by_hand(bid(0, 5), bid(1, 3), Concluded("vote"))).decode()
    assert verify(text.encode(), rules).valid
    verdict = verify(text.replace(once, twice, 1).encode(), rules)
    assert (verdict.fault, verdict.detail) == ("doubled", once.strip('":'))


@pytest.mark.guarantee("records-verify")
def test_a_record_of_version_1_verifies_and_names_no_data():
    old: Any = msgspec.json.decode(_edit(lambda data: data.pop("data")))
    old["version"] = 1
    data = msgspec.json.encode(old)
    assert verify(data, rules).valid
    assert b'"data"' not in encode_record(decode_record(data))


def test_a_verdict_tells_the_commitment_to_compare():
    assert checked(by_hand(Concluded("vote"))).commitment == sha256(SEED).hexdigest()


def test_too_much_is_refused_before_any_work():
    assert verify(b" " * (MOST_BYTES + 1), rules).fault == "too-large"
    data: Any = msgspec.json.decode(encode_record(by_hand(Concluded("vote"))))
    data["entries"] = [{"number": 1, "did": {"entry": "concluded", "reason": "x"}, "happened": []}] * (MOST_ENTRIES + 1)
    assert verify(msgspec.json.encode(data), rules).fault == "too-long"


def test_a_deep_but_readable_deal_is_only_a_wrong_deal():
    deep: Any = []
    for _ in range(200):
        deep = [deep]
    assert verify(_edit(_put("deal", "prizes", deep)), rules).fault == "deal"


def test_what_can_just_be_read_is_compared_deeper_in_the_stack():
    def deeper(frames: int, value: Any) -> bool:
        return deeper(frames - 1, value) if frames else same([], value)

    compared = 0
    for depth in range(500, 1100):
        try:
            value = msgspec.json.decode(b"[" * depth + b"]" * depth)
        except RecursionError:
            break
        assert not deeper(10, value)
        compared = depth
    assert 500 < compared < 1099


def test_public_record_shows_the_viewers_part_and_never_verifies():
    toy = TOYS["sealed-bid"]
    replay = replay_log(BID, 2, OPTIONS, SEED, (bid(0, 5), bid(1, 3), bid(0, 2)))
    for viewer in (None, 0, 1):
        record = public_record(toy, ("human", "computer:easy"), OPTIONS, SEED, replay, viewer)
        data = encode_record(record)
        assert SEED.hex().encode() not in data
        assert b'"deal"' not in data
        assert b"nouns" not in data
        assert decode_record(data) == record
        assert isinstance(record, PublicRecord)
        secret = [told.key for told in record.entries[2].told]
        assert secret == ["toy-bid-chose-own" if viewer == 0 else "toy-bid-chose"]
        assert verify(data, rules).fault == "public"


def test_public_verbs_are_read_by_all_and_others_are_not():
    toy = TOYS["automa-deck"]
    replay = replay_log(toy.game, 2, {"level": "normal"}, SEED, (Acted(0, "peek", ()),))
    card = str(replay.state.held[0])
    replay = replay_log(toy.game, 2, {"level": "normal"}, SEED, (Acted(0, "peek", ()), Acted(0, "put", (card,))))
    plain: Any = msgspec.json.decode(
        encode_record(public_record(toy, ("human", "human"), {"level": "normal"}, SEED, replay, 1))
    )
    assert [entry["did"]["entry"] for entry in plain["entries"]] == ["acted", "secret"]


def test_every_fault_has_words_in_every_language():
    translator = Translator(strict=True)
    for language in translator.languages:
        words = translator.words(language)
        for fault in keys("record-fault-", language):
            assert words(Verdict(fault, 3, "fly mars").phrase())
        assert words(Verdict(None, game="Sealed Bid", entries=1).phrase())


def test_every_fault_is_provoked_here():
    hostile = {fault for _, fault, _ in HOSTILE.values()}
    provoked = {fault for _, fault, _ in FORGED} | hostile | {"too-large", "doubled", "public", "too-long"}
    assert provoked == keys("record-fault-")


def test_a_file_is_verified(tmp_path: Path):
    file = tmp_path / "record.json"
    file.write_bytes(encode_record(by_hand(Concluded("vote")), indent=1))
    assert verify_file(file).fault == "game"  # toys are registered in tests only
    file.write_bytes(b"{")
    assert verify_file(file).fault == "unreadable"
    with pytest.raises(OSError):
        verify_file(tmp_path / "absent.json")
