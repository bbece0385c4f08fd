"""After a rewind, what no seat has learned is dealt again."""

from __future__ import annotations

from bot.games.space_mission.material import in_order
from bot.games.space_mission.redeal_hidden import redeal_hidden
from tests.games.space_mission.builders import GAME, Table, play


def looked_at() -> Table:
    """Seat 1 has scanned hazard and freezer, seat 0 is on an unscanned planet; some cards are discarded."""
    table = Table(3).hand(0, 2, 50, 51, 52, 54).at(0, "glasspoint").deck(10, 11, 12, size=40)
    return table.scanned(1, "freezer", "alien-brown").scanned(1, "hazard")


def test_redeal_shuffles_the_draw_pile_then_unseen_tiles() -> None:
    """The tiles follow in the order of the ring."""
    before = looked_at().state
    after = redeal_hidden(before)
    GAME.check(after)
    stream = before.chance.open()
    assert after.deck == stream.shuffle(before.deck)
    tiles = stream.shuffle(tile for site in before.sites[2:] for tile in site.tiles)
    piles = [in_order(tiles[first : first + 8]) for first in range(0, 48, 8)]
    assert [site.tiles for site in after.sites[2:]] == piles
    assert after.chance == stream.close() and after.chance.draws > before.chance.draws


def test_redeal_keeps_what_a_seat_has_seen_or_holds() -> None:
    before = looked_at().state
    after = redeal_hidden(before)
    assert after.sites[:2] == before.sites[:2]
    assert after.pilots == before.pilots and after.discards == before.discards != ()
    assert [GAME.view(after, viewer) for viewer in (0, 1, 2, None)] == [
        GAME.view(before, viewer) for viewer in (0, 1, 2, None)
    ]
    assert after.deck != before.deck and after.sites[2:] != before.sites[2:]


def test_a_pile_that_is_being_looked_at_stays() -> None:
    before = play(Table(3).hand(0, 2).at(0, "freezer").state, "0 scan 2").state
    after = redeal_hidden(before)
    assert before.pending == after.pending == "scan"
    assert after.sites[0] == before.sites[0] and after.sites[1] != before.sites[1]
    assert GAME.view(after, 0) == GAME.view(before, 0)
