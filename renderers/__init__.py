"""Pictures: views in, image bytes out. Nothing else in the project knows Pillow."""

from __future__ import annotations

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


__all__ = ["MissingAsset", "check", "most_memory"]
