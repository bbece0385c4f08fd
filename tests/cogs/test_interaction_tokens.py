"""No log line holds an interaction's token: with the token, others could answer in the bot's name."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
from collections.abc import Iterator

import aiohttp
import pytest

from bot.redaction import FORMAT, FORMATS, handlers, told, traced

TOKEN = "aW50ZXJhY3Rpb246_-x.Y9%3D"
API = "https://discord.com/api/v10"
PLACES = {
    "an answer": f"{API}/webhooks/123/{TOKEN}/messages/@original",
    "a further message": f"{API}/webhooks/123/{TOKEN}",
    "with a thread": f"{API}/webhooks/123/{TOKEN}?thread_id=4",
    "an acknowledgement": f"{API}/interactions/123/{TOKEN}/callback",
    "a path alone": f"webhooks/123/{TOKEN}/messages/@original",
    "quoted": f"URL('{API}/webhooks/123/{TOKEN}')",
    "within another": f"{API}/proxy?to=%2Finteractions%2F123%2F{TOKEN}%2Fcallback",
}


@pytest.fixture(params=FORMATS)
def written(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What our handlers write, in each format."""
    monkeypatch.setenv(FORMAT, request.param)
    stream = io.StringIO()
    (handler,) = handlers()
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(stream)
    logging.root.addHandler(handler)
    yield stream
    logging.root.removeHandler(handler)


def fallen(error: BaseException, cause: BaseException | None = None) -> BaseException:
    try:
        raise error from cause
    except BaseException as met:
        return met


@pytest.mark.guarantee("logs-redacted")
@pytest.mark.parametrize("place", PLACES)
def test_library_log_of_a_request_has_no_token(place: str, written: io.StringIO) -> None:
    log = logging.getLogger("discord.http")
    log.warning(
        "We are being rate limited. %s %s responded with 429. Retrying in %.2f seconds.", "PATCH", PLACES[place], 1
    )
    log.error(f"twice: {PLACES[place]} {PLACES[place]}")
    assert (
        TOKEN not in written.getvalue()
        and written.getvalue().count("/<token>") + written.getvalue().count("F<token>") == 3
    )
    assert "responded with 429. Retrying in 1.00 seconds." in written.getvalue(), "and the rest of it stands"
    assert "123" in written.getvalue()


@pytest.mark.guarantee("logs-redacted")
@pytest.mark.parametrize("place", PLACES)
def test_error_that_names_its_request_is_logged_without_token(place: str, written: io.StringIO) -> None:
    error = aiohttp.ConnectionTimeoutError(f"Connection timeout to host {PLACES[place]}")
    caused = fallen(ExceptionGroup("together", [error, OSError(PLACES[place])]), fallen(error))
    assert TOKEN not in told(error) and TOKEN not in traced(caused), "also where it is not yet a line of the log"
    logging.getLogger("mission").error("it failed: %s", error, exc_info=caused)
    logging.getLogger("aiohttp").error("%r", error, stack_info=True)
    assert (
        TOKEN not in written.getvalue() and "ConnectionTimeoutError: Connection timeout to host" in written.getvalue()
    )


async def test_unretrieved_task_error_is_logged_without_token(written: io.StringIO) -> None:
    async def fall(where: str) -> None:
        raise aiohttp.ConnectionTimeoutError(f"Connection timeout to host {where}")

    task = asyncio.create_task(fall(PLACES["an answer"]), name=PLACES["an answer"])
    await asyncio.wait([task])
    del task
    gc.collect()
    assert "never retrieved" in written.getvalue() and "<token>" in written.getvalue()
    assert TOKEN not in written.getvalue()


@pytest.mark.parametrize(
    "line", ["webhooks/123", "webhooks of 2 servers", "/channels/1/messages/2", "interactions/ab/c"]
)
def test_what_bears_no_token_is_told_as_it_is(line: str, written: io.StringIO) -> None:
    logging.getLogger("mission").warning(line)
    assert line in written.getvalue()
