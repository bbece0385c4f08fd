"""A check that the body of each answer from Discord can be read.

The library does not check it: a truncated body, or one from a proxy, raises ValueError or TypeError as if the bot had a
bug, although Discord may have done what it was asked. So each body is checked before the library reads it, and an
unreadable one raises a network error.
"""

from __future__ import annotations

import json
from types import SimpleNamespace

import aiohttp

_JSON = "application/json"
_NO_CONTENT = 204
_TOO_MANY = 429


def trace() -> aiohttp.TraceConfig:
    """Return a trace that makes a client's requests raise aiohttp.ClientPayloadError for an unreadable answer."""
    config = aiohttp.TraceConfig()
    config.on_request_end.append(_checked)
    return config


async def _checked(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
) -> None:
    response = params.response
    if response.status < 200:
        return  # the gateway's protocol switch: no answer follows
    is_json = response.headers.get("Content-Type") == _JSON  # as the library compares it
    if not is_json and not _is_read(response):
        return
    body = await response.read()  # kept: the library reads the same
    if not is_json or not _is_answer(body, response.status):
        raise aiohttp.ClientPayloadError(f"Discord's answer with status {response.status} cannot be read")


def _is_read(response: aiohttp.ClientResponse) -> bool:
    """Return whether the library reads the body without checking its content type."""
    done = 200 <= response.status < 300 and response.status != _NO_CONTENT
    return done or (response.status == _TOO_MANY and "Via" in response.headers)


def _is_answer(body: bytes, status: int) -> bool:
    try:
        found = json.loads(body)
    except ValueError:
        return False
    return isinstance(found, (dict, list)) or status >= 300
