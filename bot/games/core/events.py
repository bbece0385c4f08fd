"""Events: what an action brought about, with all facts, hidden ones included.

An event is stored whole and never shown whole. `Presenter.describe` gives each viewer their own reading; an unknown
event has none.
"""

from __future__ import annotations

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="kind", gc=False):
    """Something that happened. Subclasses (`tag="jumped"`) hold the facts."""
