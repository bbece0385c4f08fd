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


__all__ = ["MissingAsset", "check"]
