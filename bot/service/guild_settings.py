"""A server's settings, as they are stored."""

from __future__ import annotations

from msgspec import Struct


class GuildSettings(Struct, frozen=True, omit_defaults=True):
    """A server's settings, made by its admins. () and None: no restriction.

    `openers` and `hosts`: roles that may open tables, and that may use the host's tools at any table. `joiners`: roles
    that may join the tables for a role. `channels`: where tables may be opened. `language`: of new tables. `options` by
    game and `terms`: defaults of new tables. `lobby_days`: after how many days without a change a lobby closes, and
    after how many an invitation ends that was not answered; 0 for never.
    """

    openers: tuple[int, ...] = ()
    hosts: tuple[int, ...] = ()
    channels: tuple[int, ...] = ()
    joiners: tuple[int, ...] = ()
    language: str | None = None
    options: dict[str, dict[str, str]] = {}
    terms: dict[str, str] = {}
    lobby_days: int = 7
