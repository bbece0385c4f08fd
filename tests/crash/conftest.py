from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.crash.child import Children
from tests.db.conftest import clock as clock
from tests.db.conftest import none_left_open as none_left_open
from tests.support.fork_server import ForkServer


@pytest.fixture
async def children(tmp_path: Path) -> AsyncIterator[Children]:
    async with ForkServer("tests.crash.child", "tests.crash.prepared") as server:
        yield Children(server, tmp_path)
