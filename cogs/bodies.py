"""Whether what Discord answered can be read.

The library takes the body of an answer as it comes: one that is cut, or that a proxy wrote in Discord's place, leaves
it as a ValueError or TypeError, as if the bot had a bug. Discord may have done what it was asked all the same. So each
answer is looked at before the library does, and one that cannot be read is an error of the network like any other.
"""

from __future__ import annotations

import json
from types import SimpleNamespace

import aiohttp

_JSON = "application/json"
_NO_CONTENT = 204
_TOO_MANY = 429


def trace() -> aiohttp.TraceConfig:
    """Return what makes a client's requests raise aiohttp.ClientPayloadError for an answer that cannot be read."""
    config = aiohttp.TraceConfig()
    config.on_request_end.append(_checked)
    return config


async def _checked(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
) -> None:
    response = params.response
    if response.status < 200:
        return  # the gateway's: what follows is no answer
    is_json = response.headers.get("Content-Type") == _JSON  # as the library compares it
    if not is_json and not _is_read(response):
        return
    body = await response.read()  # kept: the library reads the same
    if not is_json or not _is_answer(body, response.status):
        raise aiohttp.ClientPayloadError(f"Discord's answer with status {response.status} cannot be read")


def _is_read(response: aiohttp.ClientResponse) -> bool:
    """Return whether the library looks into the body without having looked what it is."""
    done = 200 <= response.status < 300 and response.status != _NO_CONTENT
    return done or (response.status == _TOO_MANY and "Via" in response.headers)


def _is_answer(body: bytes, status: int) -> bool:
    try:
        found = json.loads(body)
    except ValueError:
        return False
    return isinstance(found, (dict, list)) or status >= 300
