"""Which requests the history of a cluster holds: all that make, edit or delete what several people see."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.service.card import ButtonId
from cogs.components import custom_ids
from tests.cluster.history import Request, TableKey
from tests.e2e.cluster_history import requests_of
from tests.support import request_watch

GUILD, CHANNEL, DM, MESSAGE = 5 << 22, 70, 80, 900
WHERE = TableKey(GUILD, 1)
BOARD: dict[str, Any] = {"components": [{"type": 10, "content": "bob is to move"}]}
PANEL = {"components": [{"type": 2, "custom_id": custom_ids.write(ButtonId(GUILD, 1, "do"))}]}
EPHEMERAL = 64


def load(*requests: request_watch.Request) -> Any:
    """One match, on shard 1 of 4."""
    match = SimpleNamespace(channel=SimpleNamespace(id=CHANNEL), guild=SimpleNamespace(id=GUILD))
    return SimpleNamespace(matches=[match], shards=4, loopback=SimpleNamespace(requests=requests))


def sent(method: str, path: str, json: Any, channel: int, flags: int = 0) -> request_watch.Request:
    answer = {"id": str(MESSAGE), "channel_id": str(channel), "flags": flags}
    return request_watch.Request(method, path, json, {}, [], 200, 0, answer, {1: 7}, 3)


def test_a_board_that_is_edited_by_a_token_is_seen() -> None:
    for path in ("/webhooks/1/token/messages/@original", f"/webhooks/1/token/messages/{MESSAGE}"):
        [seen] = requests_of(load(sent("PATCH", path, BOARD, CHANNEL)))
        assert seen == Request("edit", 1, 7, WHERE, f"{CHANNEL}/{MESSAGE}", MESSAGE, 3, "bob is to move")


def test_an_answer_that_all_can_see_is_seen() -> None:
    [seen] = requests_of(load(sent("POST", "/webhooks/1/token", BOARD, CHANNEL)))
    assert seen.says == "bob is to move"


@pytest.mark.parametrize(
    "request_",
    [
        sent("POST", "/webhooks/1/token", PANEL, CHANNEL, EPHEMERAL),
        sent("PATCH", "/webhooks/1/token/messages/@original", PANEL, DM),
        sent("GET", f"/channels/{CHANNEL}/messages/{MESSAGE}", None, CHANNEL),
    ],
    ids=["private answer", "answer in direct messages", "look"],
)
def test_what_one_player_alone_sees_is_none_of_them(request_: request_watch.Request) -> None:
    assert list(requests_of(load(request_))) == []


def test_a_direct_message_is_known_by_its_buttons() -> None:
    [seen] = requests_of(load(sent("POST", f"/channels/{DM}/messages", PANEL, DM)))
    assert seen == Request("post", 1, 7, WHERE, f"{DM}", MESSAGE, 3)
