"""What the renderers hand out."""

from __future__ import annotations

import msgspec


class Picture(msgspec.Struct, frozen=True):
    """An encoded picture, ready to be attached: bytes, a file name that tells the format, size in pixels."""

    data: bytes
    filename: str
    width: int
    height: int
