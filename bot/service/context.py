"""What the parts of the service share: the ports, the clock, the titles and a few settings."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import SystemRandom

from bot.clock import Clock
from bot.games.core.contract import Title
from bot.service.messenger import Messenger
from bot.service.ports import RenderService, Store
from bot.service.quotas import Bounds
from bot.service.runtime.ai_executor import AiExecutor
from bot.service.runtime.state import RuntimeState
from bot.service.runtime.verifying import Verifier
from bot.text.translator import Translator

log = logging.getLogger("mission.service")
RANDOM_TOKEN = partial(SystemRandom().randrange, 1, 1 << 40)


@dataclass(frozen=True)
class HostSettings:
    """The host's settings. `hold`: seconds before a turn is announced whose last action can still be taken back.

    `thinking`: seconds that a searching computer has for a decision. `live`: seconds of
    `features.live_mode.actions.HERE`; 0: no live mode. `pace`: seconds between two lines of a narration in a channel.
    `drawing`: seconds that a picture may take before its text is shown instead. `answering`, `renewing`: seconds that
    it may wait in the queue if a user waits for it, and if none does. `requests`: outbox messages a second that are
    sent to Discord, 0 for no limit (`messages.rate_limit`). `presence`: seconds after which the bot checks whether
    awaited players are still in the server. `sleep`: seconds without any change after which a table is put to sleep.
    `bounds`: how much may be open at once. `version`: the program's, for reports. `contact`: how users reach the host,
    in the host's words. `privacy`: the address of the host's page about privacy. `began`: when the bot was opened, in
    UTC seconds; None where that is not told.
    """

    hold: float = 20.0
    presence: float = 6 * 3600.0
    sleep: float = 30 * 86400.0
    computer_pause: float = 0.0
    retry_first: float = 5.0
    retry_most: float = 600.0
    drawing: float = 10.0
    live: float = 0.0
    thinking: float = 0.2
    pace: float = 1.5
    answering: float = 1.0
    renewing: float = 4.0
    requests: float = 0.0
    bounds: Bounds = field(default_factory=Bounds)
    version: str = "?"
    contact: str = ""
    privacy: str = ""
    began: float | None = None

    def retry_after(self, attempts: int) -> float:
        """Return the seconds until what has failed so often before is tried again."""
        return min(self.retry_most, self.retry_first * 2 ** min(attempts, 30))


@dataclass(frozen=True)
class Context:
    """What every part of the service depends on, wired in one place (`bot.app`) and not changed after that."""

    store: Store
    translator: Translator
    render_service: RenderService
    messenger: Messenger
    clock: Clock
    titles: Mapping[str, Title]
    entropy: Callable[[int], bytes]
    settings: HostSettings = field(default_factory=HostSettings)
    token: Callable[[], int] = RANDOM_TOKEN
    """Returns a random number of 40 bits for a message's nonce; never 0."""
    ai: AiExecutor = field(default_factory=AiExecutor)
    """Has requests of computer players answered."""
    verifier: Verifier = field(default_factory=Verifier)
    """Verifies records."""
    runtime: RuntimeState = field(default_factory=RuntimeState)
    """What this process remembers and does not store: the one mutable part, shared by copies of the context."""
