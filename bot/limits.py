"""Discord's limits as constants, and the small checks that go with them. Lengths are in Unicode code points.

Sources: Discord's documentation ("components/reference", "resources/message", "interactions/application-commands",
"interactions/receiving-and-responding", "resources/channel") and Discord's OpenAPI document of 2026-07-18.
"""

from __future__ import annotations

# components/reference: one message
COMPONENTS = 40
"""Components of a message, nested ones included."""
TEXT = 4000
"""Characters of all text displays of a message together."""
ROW_BUTTONS = 5
CUSTOM_ID = 100
BUTTON_LABEL = 80
LINK = 512
PLACEHOLDER = 150
MENU_CHOICES = 25
CHOICE_TEXT = 100
"""A menu's line: its label, its value and its description, each."""
ALT = 1024
"""A picture's description, in a gallery and on an attachment."""

# components/reference: what is asked for in a window of its own
FORM_TITLE = 45
FORM_LABEL = 45
FORM_TEXT = 4000

# resources/message
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
REQUESTS = 50
"""A bot's requests a second, whatever they are about; answers to interactions do not count (topics/rate-limits)."""
REQUEST_BYTES = 25 * 1024 * 1024
MENTIONS = 100
EMOJI_NAME = 32
NONCE = 25
HISTORY = 100
"""Messages of one page of a channel's history."""

# resources/channel
THREAD_NAME = 100
THREAD_MINUTES = 10080
"""The longest time after which a quiet thread is archived: a week."""

# interactions/application-commands
COMMAND_TEXT = 100
"""A command's or option's description, a choice's name and a choice's value, each."""
AUTOCOMPLETE = 25

# interactions/receiving-and-responding
FIRST_ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


def cut(text: str, most: int) -> str:
    """Return the text in at most so many characters, cut between words where it can be, with an ellipsis."""
    if len(text) <= most:
        return text
    if most < 1:
        return ""
    room = text[: most - 1]
    words = room.rpartition(" ")[0]
    return (words if len(words) > most // 2 else room).rstrip() + "…"
