"""Events: what an action brought about, with everything the table's truth knows of it.

An event is stored whole and never shown whole: `Presenter.describe` gives each viewer his own reading, and an event
it does not know gives nobody any.
"""

from __future__ import annotations

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="kind", gc=False):
    """Something that happened. Subclasses (`tag="jumped"`) hold the facts."""
