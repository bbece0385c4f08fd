"""Discord's OpenAPI document as a judge of the bot's requests.

The document is not part of this project. It is looked for in the file named by DISCORD_OPENAPI, else in
../shared/discord-openapi.json beside the repository; where neither is, `Judge.load()` gives None.

Two corrections, both measured against valid discord.py requests: snowflakes may be JSON integers (Discord takes both,
the document says string), and a `oneOf`/`anyOf` of objects is first narrowed to the branch whose `type` fits, so that a
fault reads "label is too long" and not "is not valid under any of the given schemas".
"""

from __future__ import annotations

import copy
import functools
import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import extend

_HERE = Path(__file__).resolve()
_DEFAULT = _HERE.parents[3] / "shared" / "discord-openapi.json"
_METHODS = ("get", "put", "post", "patch", "delete")

ABSENT = (
    "Discord's OpenAPI document is not here: set DISCORD_OPENAPI to a copy of specs/openapi.json "
    "of github.com/discord/discord-api-spec"
)


class Judge:
    """Names the faults of a request by Discord's OpenAPI document."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._document = copy.deepcopy(dict(document))
        snowflake = self._document["components"]["schemas"]["SnowflakeType"]
        self._document["components"]["schemas"]["SnowflakeType"] = {
            "anyOf": [snowflake, {"type": "integer", "minimum": 0}]
        }
        keywords = {"$ref": self._ref, "oneOf": self._one_of, "anyOf": self._any_of}
        self._class = _evolving_once(extend(Draft202012Validator, keywords))
        self._parts: dict[str, Any] = {}
        self._validators: dict[tuple[str, str], Validator | None] = {}
        #: Bodies without a fault, by operation: each login registers the same commands.
        self._accepted: set[tuple[str, str, bytes]] = set()
        #: Parts of bodies without a fault, by what they had to be: most of a card is in the card before.
        self._sound: set[tuple[str, bytes]] = set()

    @classmethod
    @functools.cache
    def load(cls) -> Judge | None:
        """The judge with the document found on this machine, or None when there is none."""
        path = Path(os.environ.get("DISCORD_OPENAPI") or _DEFAULT)
        if not path.is_file():
            return None
        return cls(json.loads(path.read_text(encoding="utf-8")))

    def judge(self, method: str, path: str, payload: Any = None) -> list[str]:
        """Faults of one request, empty when Discord's document has none.

        `path` starts after /api/v10 and may be percent-encoded; `payload` is the JSON body, or what the multipart form
        carried as payload_json, or None for a request without a body.
        """
        template = self.template(method, path)
        if template is None:
            return [f"{method} {path}: Discord has no such operation"]
        body = self._document["paths"][template][method.lower()].get("requestBody")
        if payload is None:
            needed = body is not None and body.get("required", False)
            return [f"{method} {template}: a body is required"] if needed else []
        validator = self._validator(method.lower(), template)
        if validator is None:
            return [] if payload == {} else [f"{method} {template}: no JSON body belongs here"]
        key = (method.lower(), template, _digest(payload))
        if key in self._accepted:
            return []
        errors = sorted(validator.iter_errors(payload), key=lambda error: list(map(str, error.absolute_path)))
        if not errors:
            self._accepted.add(key)
        return [f"{method} {template}: {_words(error)}" for error in errors]

    def template(self, method: str, path: str) -> str | None:
        """The document's path for this request ("/channels/{channel_id}/messages"), the most literal one, or None."""
        parts = [unquote(part) for part in path.split("?", 1)[0].strip("/").split("/")]
        return _best(self._templates, method.lower(), parts)

    @functools.cached_property
    def _templates(self) -> dict[tuple[str, int], list[str]]:
        found: dict[tuple[str, int], list[str]] = {}
        for template, operations in self._document["paths"].items():
            for method in _METHODS:
                if method in operations:
                    found.setdefault((method, template.count("/")), []).append(template)
        return found

    def _validator(self, method: str, template: str) -> Validator | None:
        key = (method, template)
        if key not in self._validators:
            content = self._document["paths"][template][method].get("requestBody", {}).get("content", {})
            if "application/json" in content:
                schema = content["application/json"]["schema"]
                self._validators[key] = self._class(schema, format_checker=FormatChecker())
            else:
                self._validators[key] = None
        return self._validators[key]

    def _ref(self, validator: Any, reference: str, instance: Any, _schema: Any) -> Iterator[ValidationError]:
        if not isinstance(instance, dict):
            yield from validator.descend(instance, self._part(reference))
            return
        key = reference, _digest(instance)
        if key in self._sound:
            return
        errors = list(validator.descend(instance, self._part(reference)))
        if not errors:
            self._sound.add(key)
        yield from errors

    def _part(self, reference: str) -> Any:
        """What "#/components/schemas/..." names; the library would resolve each again for each value."""
        if reference not in self._parts:
            keys = reference.removeprefix("#/").split("/")
            self._parts[reference] = functools.reduce(lambda at, key: at[key], keys, self._document)
        return self._parts[reference]

    def _one_of(self, validator: Any, branches: Sequence[Any], instance: Any, schema: Any) -> Iterator[ValidationError]:
        if _is_one_constant(branches, instance):
            return
        chosen = self._fitting(branches, instance)
        if chosen is not None:
            yield from validator.descend(instance, chosen)
        else:
            yield from _standard("oneOf")(validator, branches, instance, schema)

    def _any_of(self, validator: Any, branches: Sequence[Any], instance: Any, schema: Any) -> Iterator[ValidationError]:
        chosen = self._fitting(branches, instance)
        if chosen is not None:
            yield from validator.descend(instance, chosen)
        else:
            yield from _standard("anyOf")(validator, branches, instance, schema)

    def _fitting(self, branches: Sequence[Any], instance: Any) -> Any | None:
        """The one branch an object (or a non-null value) can mean, or None where that is not clear."""
        real = [branch for branch in branches if branch.get("type") != "null"]
        if instance is not None and len(real) == 1:
            return real[0]
        if not isinstance(instance, dict) or "type" not in instance:
            return None
        fitting = [branch for branch in real if instance["type"] in self._types(branch)]
        return fitting[0] if len(fitting) == 1 else None

    def _types(self, branch: Mapping[str, Any]) -> Sequence[Any]:
        resolved: Any = branch
        while "$ref" in resolved:
            resolved = self._part(resolved["$ref"])
        kind = resolved.get("properties", {}).get("type", {})
        return kind.get("enum", [kind["const"]] if "const" in kind else [])


def _digest(value: Any) -> bytes:
    return hashlib.sha256(repr(value).encode()).digest()


def _best(templates: Mapping[tuple[str, int], list[str]], method: str, parts: Sequence[str]) -> str | None:
    best: tuple[int, str] | None = None
    for template in templates.get((method, len(parts)), ()):
        wanted = template.strip("/").split("/")
        pairs = list(zip(wanted, parts, strict=True))
        if all(want.startswith("{") or want == part for want, part in pairs):
            literal = sum(want == part for want, part in pairs)
            if best is None or literal > best[0]:
                best = (literal, template)
    return best[1] if best else None


def _evolving_once(validators: Any) -> Any:
    """Let validators of this class keep those of their parts, which the library makes anew for each value.

    All parts lie in one document without ids of their own, which lives as long as the class: a part has one validator.
    """
    evolve, made = validators.evolve, dict[int, Any]()

    def evolved(self: Any, **changes: Any) -> Any:
        part = id(changes.get("schema", self.schema))
        if part not in made:
            made[part] = evolve(self, **changes)
        return made[part]

    validators.evolve = evolved
    return validators


def _is_one_constant(branches: Sequence[Any], instance: Any) -> bool:
    """Whether these are constants and the value is one of them: said at once, without an error for each other one."""
    if not all("const" in branch for branch in branches):
        return False
    return sum(type(branch["const"]) is type(instance) and branch["const"] == instance for branch in branches) == 1


def _standard(keyword: str) -> Any:
    return Draft202012Validator.VALIDATORS[keyword]


def _words(error: ValidationError) -> str:
    """The cause of an error in the branch that nearly fits; only the value in its middle is shortened."""
    deepest = error
    while deepest.context:
        branches: dict[Any, list[ValidationError]] = {}
        for cause in deepest.context:
            branches.setdefault(cause.relative_schema_path[0], []).append(cause)
        deepest = min(branches.values(), key=len)[0]
    where = ".".join(str(part) for part in deepest.absolute_path) or "body"
    message = deepest.message
    shown = message if len(message) <= 240 else f"{message[:100]} ... {message[-120:]}"
    return f"{where}: {shown}"
