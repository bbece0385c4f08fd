"""The judge accepts what discord.py rightly sends and names what Discord would refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.support.judge import ABSENT, Judge

MESSAGES = "/channels/123/messages"
CALLBACK = "/interactions/1/token/callback"


@pytest.fixture(scope="module")
def judge() -> Judge:
    found = Judge.load()
    if found is None:
        pytest.skip(ABSENT)
    return found


def button(**changes: object) -> dict[str, object]:
    return {"type": 1, "components": [{"type": 2, "style": 1, "label": "Act", "custom_id": "a", **changes}]}


def test_a_plain_message_is_in_order(judge: Judge) -> None:
    assert judge.judge("POST", MESSAGES, {"content": "hi", "nonce": "1", "enforce_nonce": True, "tts": False}) == []


def test_whole_numbers_are_snowflakes(judge: Judge) -> None:
    assert judge.judge("POST", "/users/@me/channels", {"recipient_id": 12345}) == []
    assert judge.judge("POST", MESSAGES, {"attachments": [{"id": 0, "filename": "a.png"}]}) == []
    assert judge.judge("POST", "/users/@me/channels", {"recipient_id": -1}) != []


def test_a_fault_names_the_field_and_not_the_union(judge: Judge) -> None:
    [fault] = judge.judge("POST", MESSAGES, {"components": [button(label="x" * 81)], "flags": 32768})
    assert "components.0.components.0.label" in fault
    assert "too long" in fault


def test_a_callback_is_judged_by_its_type(judge: Judge) -> None:
    assert judge.judge("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}) == []
    choices = [{"name": str(number), "value": str(number)} for number in range(26)]
    [fault] = judge.judge("POST", CALLBACK, {"type": 8, "data": {"choices": choices}})
    assert "data.choices" in fault


def test_nested_components_are_judged(judge: Judge) -> None:
    container = {"type": 17, "components": [{"type": 10, "content": "x"}, button(custom_id="y" * 101)]}
    [fault] = judge.judge("POST", MESSAGES, {"components": [container], "flags": 32768})
    assert "custom_id" in fault


def test_the_literal_path_wins(judge: Judge) -> None:
    path = "/webhooks/1/token/messages/%40original"
    assert judge.template("PATCH", path) == "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    assert judge.judge("PATCH", path, {"content": "x" * 2001}) != []


def test_unknown_operations_and_missing_bodies_are_faults(judge: Judge) -> None:
    assert judge.judge("GET", "/channels/1/nonsense") != []
    assert judge.judge("POST", MESSAGES) != []
    assert judge.judge("GET", MESSAGES) == []


def test_a_command_with_too_many_choices_is_refused(judge: Judge) -> None:
    choices = [{"name": f"n{number}", "value": f"v{number}"} for number in range(26)]
    command = {
        "name": "fly",
        "description": "Fly",
        "type": 1,
        "options": [{"type": 3, "name": "planet", "description": "Where", "choices": choices}],
    }
    assert judge.judge("PUT", "/applications/1/commands", [command]) != []
    command["options"][0]["choices"] = choices[:25]
    assert judge.judge("PUT", "/applications/1/commands", [command]) == []


def test_what_was_accepted_is_accepted_there_alone(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge remembers a body without a fault by its operation and document; a fault it finds each time."""
    good, bad = {"content": "remembered"}, {"content": 1}
    assert judge.judge("POST", MESSAGES, good) == []
    assert judge.judge("POST", "/guilds/123/channels", good) != [], "another operation"
    assert judge.judge("POST", MESSAGES, bad) == judge.judge("POST", MESSAGES, bad) != []
    monkeypatch.setattr(judge, "_validator", lambda *_: Draft202012Validator(False))
    assert judge.judge("POST", MESSAGES, good) == []
    document = json.loads(json.dumps(judge._document))
    body = document["paths"]["/channels/{channel_id}/messages"]["post"]["requestBody"]
    body["content"]["application/json"]["schema"] = False
    assert Judge(document).judge("POST", MESSAGES, good) != [], "another document"


def test_the_document_is_found_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Judge.load.cache_clear()
    try:
        monkeypatch.setenv("DISCORD_OPENAPI", str(tmp_path / "none.json"))
        assert Judge.load() is None
        small = {"components": {"schemas": {"SnowflakeType": {"type": "string"}}}, "paths": {"/users/@me": {"get": {}}}}
        (tmp_path / "small.json").write_text(json.dumps(small))
        monkeypatch.setenv("DISCORD_OPENAPI", str(tmp_path / "small.json"))
        Judge.load.cache_clear()
        found = Judge.load()
        assert found is not None
        assert found.judge("GET", "/users/@me") == []
    finally:
        Judge.load.cache_clear()
