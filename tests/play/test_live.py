"""A table in live mode, and the button to the next table that awaits the player."""

from __future__ import annotations

from dataclasses import replace

from bot.service.features.live_mode.actions import HERE
from tests.play.club import Club
from tests.play.reading import labels, text
from tests.support.substitute import substitute

LINE = "Everybody is here"


async def test_present_player_is_not_notified_and_leaver_is_once(club: Club) -> None:
    substitute(club.app.context, settings=replace(club.app.context.settings, live=HERE))
    ada, bob = club.member("ada"), club.member("bob")
    number = await club.begun(ada, bob)
    for person in (ada, bob):
        await club.panel(person)
    await club.world.env.advance_time(2)
    assert LINE in text(club.card(number))
    letters, posted = club.posted(bob.user.dm_channel.id), club.posted(club.channel.id)
    await club.pass_turn(ada)
    await club.pass_turn(bob)
    await club.pass_turn(ada)
    assert club.posted(bob.user.dm_channel.id) == letters and club.posted(club.channel.id) == posted
    assert "bob is to move" in text(club.card(number)) and LINE in text(club.card(number))
    assert "Since your last turn" not in text(await club.panel(bob))
    await club.world.env.advance_time(HERE + 2)
    assert club.posted(bob.user.dm_channel.id) == letters + 1
    assert LINE not in text(club.card(number))
    assert "Since your last turn" in text(await club.panel(bob))


async def test_next_table_is_named_after_a_move_and_opens_by_a_click(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    second = await club.begun(ada, bob)
    shown = await club.ask(ada, "act", table="1")
    assert not any(label.startswith("Next:") for label in labels(shown))
    await club.ask(ada, "space-mission top-up", discard="-", table="1")
    offered = await club.ask(ada, "space-mission top-up", discard="-", table="1")
    assert f"Table {second} “" in text(offered) and offered.ephemeral
    (label,) = [label for label in labels(offered) if label.startswith("Next:")]
    assert label.startswith(f"Next: Space Mission, table {second} “")
    asked = await club.ask(ada, "next")
    assert f"Table {second}" in text(asked) and asked.ephemeral
    assert "The next table" not in text(club.last())
