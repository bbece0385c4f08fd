"""Premoves in Discord: by slash command and by click, in the channel and in direct messages."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.service.tables import premoves
from cogs.components import custom_ids
from tests.play.club import Club, private
from tests.play.reading import AnyMessage, controls, labels, text


async def intend(person: MemberActor, message: AnyMessage, verb: str) -> ResponseMessage:
    """Put the first action of this verb that the card offers into the plan."""
    for part in controls(message):
        button_id = custom_ids.read(part["custom_id"])
        if button_id is None or button_id.nouns[:1] != (verb,):
            continue
        if "options" not in part:
            return private(await person.user.click(message, custom_id=part["custom_id"]))
        chosen = [part["options"][0]["value"]]
        answer = private(await person.user.select(message, chosen, custom_id=part["custom_id"]))
        return answer if button_id.verb == "plan-do" else await intend(person, answer, verb)
    raise AssertionError(f"no {verb} among {[part['custom_id'] for part in controls(message)]}")


async def test_a_turn_is_planned_played_and_spares_the_notice(club: Club) -> None:
    ada, bob = club.member("ada"), club.member("bob")
    await club.begun(ada, bob)
    [letter] = club.letters(bob)
    assert "Prepare a turn" in labels(letter)
    card = private(await bob.user.click(letter, custom_id=button_of(letter)))
    assert "Nothing is prepared" in text(card)
    card = await intend(bob, await intend(bob, card, "jump"), "fly")
    assert "1. Jump to" in text(card) and "2. Fly to" in text(card)
    asked = await club.ask(bob, "prepare")
    assert asked.ephemeral and "2. Fly to" in text(asked)
    before = club.posted(bob.user.dm_channel.id)
    await club.pass_turn(ada)
    for _ in range(2):
        await club.world.env.advance_time(premoves.MOST + 2)
    await club.world.env.advance_time(22)
    assert [row.user for row in await club.entries()][2:] == [bob.id, bob.id]
    assert (await club.loaded()).to_move() == (0,)
    assert club.posted(bob.user.dm_channel.id) == before, "no notice for a turn that premoves play"
    assert not any("Your prepared turn" in text(message) for message in club.messages())
    assert "Nothing is prepared" in text(await club.ask(bob, "prepare"))


def button_of(letter: AnyMessage) -> str:
    found = [(part["custom_id"], custom_ids.read(part["custom_id"])) for part in controls(letter)]
    return next(custom_id for custom_id, button_id in found if button_id and button_id.verb == "plan")
