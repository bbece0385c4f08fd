"""Memory stays level under load because threads share heaps: asked of the C library in its own process."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest

from bot.process import HEAPS

_COUNT = """
import ctypes, sys, threading
from bot.process import share_heaps
library = ctypes.CDLL(None)
library.malloc.restype = library.fopen.restype = ctypes.c_void_p
if sys.argv[2] == "shared":
    share_heaps()
together = threading.Barrier(40)
def need():
    together.wait()
    library.malloc(100)
    together.wait()
threads = [threading.Thread(target=need) for _ in range(40)]
for thread in threads: thread.start()
for thread in threads: thread.join()
file = ctypes.c_void_p(library.fopen(sys.argv[1].encode(), b"w"))
library.malloc_info(0, file)
library.fclose(file)
"""


def _heaps(report: Path, how: str) -> int:
    subprocess.run([sys.executable, "-c", _COUNT, str(report), how], check=True, timeout=60)
    return report.read_text("utf-8").count("<heap ")


@pytest.mark.guarantee("load-bounded")
@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "mallopt"), reason="this C library has one heap"
)
def test_forty_threads_share_few_heaps(tmp_path: Path) -> None:
    assert _heaps(tmp_path / "shared", "shared") <= HEAPS < _heaps(tmp_path / "own", "own")
