"""People who plan ahead: what the tests of plans share."""

from __future__ import annotations

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.lookahead import lookahead
from bot.games.space_mission.actions import Fly, Jump, Scan, Take, TopUp
from bot.service.card import ButtonId, Card
from bot.service.records import PremoveQueue
from bot.service.tables import premoves
from tests.service.world import GUILD, World

LONGEST = premoves.MOST + 1
"""After so many seconds the next step is surely done."""


async def plan(world: World, user: int, *actions: Action, table: int = 1) -> Card:
    """Queue these actions as a player's premoves; return the card after the last."""
    card = await world.press(user, "plan", table=table)
    for action in actions:
        card = await world.use(user, ButtonId(GUILD, table, "plan-do", (verb_of(action), *nouns(action))))
    return card


async def kept(world: World, user: int, table: int = 1) -> PremoveQueue | None:
    async with world.store.read(GUILD) as tx:
        return await tx.premove_queue(table, user)


async def steps(world: World, user: int, table: int = 1) -> list[str]:
    """Return the steps that are still to come."""
    found = await kept(world, user, table)
    return [] if found is None or found.stopped is not None else [" ".join(step) for step in found.steps]


async def stopped(world: World, user: int, table: int = 1) -> str | None:
    """Return why a plan has stopped, as the key of the sentence."""
    found = await kept(world, user, table)
    return found.stopped.key if found is not None and found.stopped is not None else None


async def offered(world: World, user: int, *planned: Action, table: int = 1) -> tuple[Action, ...]:
    """Return what the rules foresee for a player after these steps."""
    loaded = await world.loaded(table)
    seat, found = loaded.seat_number(user), lookahead(loaded.game)
    assert found is not None
    return found.look_ahead(loaded.view(seat), seat, planned).actions


async def a_jump(world: World, user: int, table: int = 1, *, place: int = 0) -> Jump:
    jumps = [action for action in await offered(world, user, table=table) if isinstance(action, Jump)]
    return jumps[place]


async def jump_and_fly(world: World, user: int, table: int = 1) -> tuple[Jump, Fly]:
    """Return a whole turn that shows its player nothing new."""
    jump = await a_jump(world, user, table)
    return jump, next(one for one in await offered(world, user, jump, table=table) if isinstance(one, Fly))


async def jump_and_scan(world: World, user: int, table: int = 1) -> tuple[Jump, Scan]:
    """Return a jump to a planet that can be scanned with another card."""
    for jump in await offered(world, user, table=table):
        if isinstance(jump, Jump):
            found = next((one for one in await offered(world, user, jump, table=table) if isinstance(one, Scan)), None)
            if found is not None:
                return jump, found
    raise AssertionError("nothing can be scanned: choose another seed")


async def act(world: World, user: int, action: Action, table: int = 1) -> Card:
    """Do an action by hand."""
    return await world.use(user, ButtonId(GUILD, table, "do", (verb_of(action), *nouns(action))))


async def scan_somewhere(world: World, user: int, table: int = 1) -> Scan | None:
    return next((one for one in await offered(world, user, table=table) if isinstance(one, Scan)), None)


async def finish(world: World, user: int, table: int = 1) -> None:
    """Let a player end their turn whatever is asked of them."""
    while await world.awaited(table) == user:
        await act(world, user, (await offered(world, user, table=table))[0], table)


async def done(world: World, table: int = 1) -> list[tuple[int | None, str, int | None]]:
    """Return who did what, from which source, in the log."""
    return [(row.seat, row.source, row.user) for row in await world.entries(table)]


__all__ = ["Fly", "Jump", "Scan", "Take", "TopUp"]
