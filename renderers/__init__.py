"""Pictures: views in, image bytes out. Nothing else in the project knows Pillow."""

from __future__ import annotations

import hashlib
from pathlib import Path

from renderers.assets import MissingAsset


def check() -> None:
    """Raise MissingAsset, naming the file, unless every font and layer that pictures need is there and whole."""
    from renderers.assets import check_fonts
    from renderers.registry import RENDERERS

    check_fonts()
    for renderer in RENDERERS.values():
        renderer.check()


def most_memory() -> int:
    """Return how many bytes may be kept at most: finished pictures, and in each process the parts of pictures."""
    from renderers.cache import weights
    from renderers.process_pool import worker_count
    from renderers.registry import RENDERERS
    from renderers.service import CACHE_BYTES

    assert RENDERERS, "importing the renderers registers their caches"
    return CACHE_BYTES + (worker_count() + 1) * sum(weight.most for weight in weights())


def fingerprint() -> str:
    """Return a digest of what pictures are drawn by: the code and files of this package, and Pillow's version."""
    import PIL

    found = hashlib.sha256(PIL.__version__.encode())
    folder = Path(__file__).parent
    for path in sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"):
        found.update(f"\n{path.relative_to(folder).as_posix()}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


__all__ = ["MissingAsset", "check", "fingerprint", "most_memory"]
