"""What each viewer may see, finds in the notebook, reads again in the log, and learns."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.space_mission.events import Developed, Discovered, Scanned, Took
from bot.games.space_mission.projection import certain
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.view import Move, Planet, Reserved, Visit
from bot.games.space_mission.zones import ZONES
from tests.games.space_mission.builders import GAME, RING, SPACE_PILE, Table, play, tiles
from tests.games.space_mission.games import random_game

# --- What each viewer may see ---

PILE = {"freezer": "mineral-red water*2 medal space*4"}


def planet(state: SpaceMissionState, viewer: int | None, name: str = "freezer") -> Planet:
    return GAME.view(state, viewer).ring[RING.index(name)]


def test_a_hand_is_its_owners_and_says_what_each_card_does_here() -> None:
    state = Table().hand(0, 2, 19, 20, 33, 34).at(0, "freezer").scanned(0, "freezer").state
    view = GAME.view(state, 0)
    assert [(card.number, card.uses) for card in view.hand] == [
        (2, ("jump", "scan")),
        (19, ("jump", "develop")),
        (20, ("jump", "develop")),
        (33, ()),
        (34, ()),
    ]
    assert all(card.uses == () for card in GAME.view(state, 1).hand), "not the viewer's turn"
    assert {card.number for card in GAME.view(state, 1).hand} == set(state.pilots[1].hand)
    assert GAME.view(state, None).hand == ()


def test_tiles_are_their_owners_until_the_end() -> None:
    table = Table(piles=PILE).scanned(0, "freezer").developed(0, "freezer").took(1, "freezer", "water", "medal")
    state = table.state
    assert [player.tiles for player in GAME.view(state, 0).players] == [(), None]
    assert [player.tiles for player in GAME.view(state, 1).players] == [None, ("water", "medal")]
    assert [player.tiles for player in GAME.view(state, None).players] == [None, None]
    assert [player.tile_count for player in GAME.view(state, None).players] == [0, 2]
    over = GAME.end_now(state).state
    assert [player.tiles for player in GAME.view(over, None).players] == [(), ("water", "medal")]


def test_hand_tiles_and_reserved_tiles_are_counted_as_ones_own() -> None:
    table = Table(piles=PILE).scanned(0, "freezer").developed(0, "freezer")
    state = table.took(1, "freezer", "water", "medal").scanned(0, "hazard", "alien-blue").state
    for seat, pilot in enumerate(state.pilots):
        own = [*(("card", card) for card in pilot.hand), *(("tile", tile) for tile in pilot.tiles)]
        own += [("tile", entry.tile) for site in state.sites for entry in site.reserved if entry.seat == seat]
        assert ZONES.tally(ZONES.mask(state, seat), seat).mine == Counter(own)


def test_a_pile_is_seen_by_the_choosing_seat_alone() -> None:
    state = play(Table(3, PILE).hand(0, 2).at(0, "freezer").state, "0 scan 2").state
    assert GAME.view(state, 0).pile == tuple(tiles(PILE["freezer"]))
    assert [GAME.view(state, viewer).pile for viewer in (1, 2, None)] == [(), (), ()]
    assert {GAME.view(state, viewer).pending for viewer in (0, 1, 2, None)} == {"scan"}
    after = play(state, "0 take water").state
    assert GAME.view(after, 0).pile == ()


def test_all_that_lay_hidden_is_open_at_the_end() -> None:
    over = GAME.end_now(Table(piles=PILE).scanned(1, "freezer", "medal").state).state
    assert planet(over, None).reserved == (Reserved(1, "medal"),)
    assert planet(over, None).tiles == over.sites[0].tiles
    view = GAME.view(over, None)
    assert view.over and view.over_by == "vote" and view.standing == GAME.score(over) and view.to_move == ()
    assert planet(Table(piles=PILE).state, 0).tiles is None


def test_the_public_facts_of_a_planet() -> None:
    table = Table(3, PILE).at(0, "freezer").at(2, "freezer")
    table.scanned(2, "freezer", "medal").scanned(0, "freezer").developed(0, "freezer").took(2, "freezer", "water")
    seen = planet(table.state, None)
    assert (seen.id, seen.jump, seen.scan, seen.landing) == ("freezer", 1, 2, (3, 4))
    assert (seen.left, seen.space, seen.seen_by, seen.station, seen.ships) == (6, None, (0, 2), 0, (0, 2))
    assert seen.taken_by == (2, 2) and seen.visit is None and seen.changed == ()


def test_the_public_facts_of_a_player() -> None:
    table = Table(2, PILE).hand(0, 2, 3).at(0, "freezer", probes=2).scanned(0, "freezer").developed(0, "freezer")
    state = play(table.state, "0 discover", "0 take water", "0 top-up 3").state
    player = GAME.view(state, 1).players[0]
    assert (player.planet, player.probes, player.gate_points) == ("freezer", 2, 9)
    assert (player.stations, player.station_points, player.tile_count, player.card_count) == (1, 3, 1, 5)
    assert player.last_turn == (Move("discover", "freezer", took=True), Move("top-up", None, (3,), 4))
    assert GAME.view(state, 1).players[1].planet is None


def test_the_meter_and_the_piles_of_cards() -> None:
    table = Table(3, {"freezer": "water medal space*6"}).hand(0, 1, 2, 3).at(0, "freezer")
    view = GAME.view(table.scanned(0, "freezer", "water").scanned(1, "freezer", "medal").state, None)
    assert (view.space_up, view.space_needed, view.last_round) == (6, 8, None)
    state = play(table.state, "0 top-up 2+3").state
    view = GAME.view(state, None)
    assert (view.deck, view.discards, view.discarded) == (len(state.deck), 2, (2, 3))


def test_a_card_is_shown_as_it_is_printed() -> None:
    hand = GAME.view(Table().hand(0, 2, 20, 33, 58).state, 0).hand
    printed = [(card.number, card.jump, card.scan, card.land) for card in hand]
    assert printed == [(2, 1, 2, None), (20, 1, None, 4), (33, None, 1, 1), (58, 2, None, "?")]


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_how_the_table_stands(viewer: int | None) -> None:
    table = Table(3, start=1, end="developed", own_reserved="no", notebook="inferences").turn(2, action=2, round=4)
    view = GAME.view(table.state, viewer)
    assert (view.viewer, view.seats, view.to_move, view.over, view.over_by) == (viewer, 3, (2,), False, None)
    assert (view.round, view.start, view.turn, view.action, view.pending) == (4, 1, 2, 2, None)
    assert (view.end, view.own_reserved, view.notebook) == ("developed", False, "inferences")
    assert view.edition == "Mission Control edition" and view.standing is None and view.stalled is False
    assert [player.seat for player in view.players] == [0, 1, 2]


def test_how_the_usual_table_stands() -> None:
    view = GAME.view(Table(2).state, None)
    assert (view.end, view.own_reserved, view.notebook) == ("space", True, "visits")


def test_what_others_did_since_ones_last_turn() -> None:
    table = Table(3, PILE).hand(1, 2, 19, 20, 17).hand(2, 22, 23).at(1, "hazard").at(2, "hazard").turn(1)
    table.hand(0, 1).at(0, "thornwild")
    state = play(table.state, "1 jump 17 freezer", "1 scan 2", "1 take water").state
    assert planet(state, 0).changed == ("ship", "tiles", "reserved")
    assert planet(state, 2).changed == ("ship", "tiles", "reserved")
    assert planet(state, 1).changed == (), "a seat's own actions are no news to it"
    assert planet(state, None).changed == ()
    state = play(state, "2 fly glasspoint", "2 top-up -").state
    assert planet(state, 2).changed == (), "the viewer has had a turn since"
    assert planet(state, 0).changed == ("ship", "tiles", "reserved")
    assert planet(state, 0, "glasspoint").changed == ("ship",)
    state = play(state, "0 top-up -").state
    assert planet(state, 0).changed == ("ship", "tiles", "reserved"), "until the viewer's turn is over"
    state = play(state, "0 top-up -").state
    assert planet(state, 0).changed == ()
    state = play(state, "1 develop 19+20").state
    assert planet(state, 0).changed == ("station",)
    taken = play(state, "1 take medal").state
    assert planet(taken, 0).changed == ("station", "tiles")
    assert planet(taken, 1).changed == ()


def test_space_turned_up_is_news() -> None:
    table = Table(3, {"freezer": "water medal space*6"}).hand(0, 2).at(0, "freezer").scanned(1, "freezer", "medal")
    state = play(table.state, "0 scan 2", "0 take water").state
    assert planet(state, 1).changed == ("tiles", "reserved", "space")
    assert planet(state, 1).space == 6
    assert GAME.view(state, 1).players[0].last_turn == (Move("scan", "freezer", (2,), took=True, space=6),)


def test_who_has_put_a_probe_on_the_gate_since_ones_last_turn() -> None:
    state = play(Table(3).hand(0, 2).at(1, "freezer").state, "0 jump 2 hazard", "0 top-up -", "1 fly hazard").state
    probed = {viewer: [player.probed for player in GAME.view(state, viewer).players] for viewer in (0, 1, 2, None)}
    nobody, first = [False] * 3, [True, False, False]
    assert probed == {0: nobody, 1: first, 2: first, None: nobody}, "one's own is no news, nor is a flight"
    later = play(state, "1 top-up -", "2 top-up -", "2 top-up -").state
    assert [player.probed for player in GAME.view(later, 2).players] == nobody, "the viewer has had a turn since"


def test_a_card_tells_where_it_can_be_played_to_jump_to() -> None:
    view = GAME.view(Table().hand(0, 2, 33).at(0, "hazard").state, 0)
    assert [card.reaches for card in view.hand] == [("freezer", "glasspoint"), ()]
    assert all(card.reaches == () for card in GAME.view(Table().hand(1, 2).state, 1).hand), "not the viewer's turn"


@pytest.mark.parametrize(("turn", "round_", "stalled"), [(0, 5, False), (1, 6, True)])
def test_the_table_is_stalled_after_five_rounds_to_the_turn(turn: int, round_: int, stalled: bool) -> None:
    state = Table(3, start=1).turn(turn, round=round_).state
    assert GAME.stalled(state) == GAME.view(state, None).stalled == stalled


def test_counting_cards_tells_which_shuffle_a_hand_comes_from() -> None:
    state = play(Table().hand(0, 1, 2, 3).deck(40, 41, size=2).state, "0 top-up 2+3").state
    view = GAME.view(state, 1)
    assert view.players[0].drawn_in == (0, 0, 0, 1, 1)
    assert view.players[1].drawn_in == (0,) * 5
    assert view.cycles == state.cycles


@pytest.mark.parametrize("viewer", [-1, 2])
def test_there_is_no_view_of_a_seat_that_is_not_there(viewer: int) -> None:
    with pytest.raises(ValueError, match=f"^no seat {viewer} at a table of 2$"):
        GAME.view(Table(2).state, viewer)


# --- The notebook: what the seat left on its last visit, who took tiles since, and what must still be there ---

WATER_PILE = {"freezer": "water*3 medal*2 space*3"}


def visit(table: Table, viewer: int | None) -> Visit | None:
    return GAME.view(table.state, viewer).ring[0].visit


def visited(notebook: str) -> Table:
    """Seat 0 scanned in round 2; then seat 1 scanned twice and seat 2 once."""
    table = Table(3, WATER_PILE, notebook=notebook).turn(0, round=2).scanned(0, "freezer", "water")
    return table.scanned(1, "freezer", "water", "medal").scanned(2, "freezer", "medal").turn(0, round=3)


def test_the_last_visit_tells_what_i_did_when_and_what_i_left() -> None:
    left = tuple(tiles("water*2 medal*2 space*3"))
    assert visit(visited("visits"), 0) == Visit("scan", 2, left, 3, (1, 1, 2))


def test_notebooks_are_private() -> None:
    table = visited("visits")
    assert visit(table, 2) == Visit("scan", 2, tuple(tiles("water space*3")), 0, ())
    assert visit(table, None) is None


def test_notebook_has_no_page_for_unvisited_planets() -> None:
    assert visit(Table(3, WATER_PILE).scanned(1, "freezer"), 0) is None


def test_without_a_notebook_there_is_none() -> None:
    assert visit(visited("off"), 0) is None


def test_inferences_tell_what_must_still_lie_there() -> None:
    page = visit(visited("inferences"), 0)
    assert page is not None and page.certain == tuple(tiles("space*3"))
    fresh = visit(
        Table(3, WATER_PILE, notebook="inferences").scanned(0, "freezer", "water").scanned(1, "freezer", "medal"), 0
    )
    assert fresh is not None and fresh.certain == tuple(tiles("water medal space*3"))


@pytest.mark.parametrize(
    ("left", "gone", "sure"),
    [
        ("water*2 medal space", 0, "water*2 medal space"),
        ("water*2 medal space", 1, "water space"),
        ("water*2 medal space", 2, "space"),
        ("water*3 space*2", 2, "water space*2"),
        ("space*4", 0, "space*4"),
    ],
)
def test_certain(left: str, gone: int, sure: str) -> None:
    assert certain(tuple(tiles(left)), gone) == tuple(tiles(sure))


def test_each_visit_writes_a_new_page() -> None:
    state = Table(2, WATER_PILE).hand(0, 2, 6).at(0, "freezer").turn(0, round=4).state
    state = play(state, "0 scan 2", "0 take water", "0 scan 6", "0 take medal").state
    assert GAME.view(state, 0).ring[0].visit == Visit("scan", 4, tuple(tiles("water*2 medal space*3")), 0, ())


def test_a_development_and_a_discovery_are_visits_too() -> None:
    state = Table(2, WATER_PILE).hand(0, 19, 20).at(0, "freezer").scanned(0, "freezer").state
    state = play(state, "0 develop 19+20", "0 take water").state
    page = GAME.view(state, 0).ring[0].visit
    assert page is not None and (page.did, page.left) == ("develop", tuple(tiles("water*2 medal*2 space*3")))
    state = play(state, "0 discover", "0 take water").state
    page = GAME.view(state, 0).ring[0].visit
    assert page is not None and (page.did, page.left) == ("discover", tuple(tiles("water medal*2 space*3")))


# --- What a seat may not read again in its own log: what it saw without a notebook, and its reserved tiles ---

TWO_MEDALS = {"freezer": "mineral-red water*2 medal*2 space*3"}


@pytest.mark.parametrize(
    ("notebook", "own_reserved", "scan", "look", "reserve"),
    [
        ("visits", "yes", False, False, False),
        ("inferences", "yes", False, False, False),
        ("off", "yes", True, True, False),
        ("visits", "no", True, False, True),
        ("off", "no", True, True, True),
    ],
)
def test_what_is_sealed(notebook: str, own_reserved: str, scan: bool, look: bool, reserve: bool) -> None:
    """`scan`: the pile of a scan; `look`: that of a development or discovery; `reserve`: the tile reserved."""
    table = Table(2, TWO_MEDALS, notebook=notebook, own_reserved=own_reserved).hand(0, 2, 19, 20).at(0, "freezer")
    lines = ("0 scan 2", "0 take water", "0 develop 19+20", "0 take medal")
    scanned = play(table.state, *lines)
    assert [event.sealed for event in scanned.of(Scanned) if isinstance(event, Scanned)] == [scan]
    assert [event.sealed for event in scanned.of(Developed) if isinstance(event, Developed)] == [look]
    took = [event for event in scanned.of(Took) if isinstance(event, Took)]
    assert [(event.reserved, event.sealed) for event in took] == [(True, reserve), (False, False)]
    discovered = play(scanned.state, "1 top-up -", "1 top-up -", "0 discover").of(Discovered)
    assert [event.sealed for event in discovered if isinstance(event, Discovered)] == [look]


# --- The state counts what each seat learns, which decides what can be taken back ---


def learned(table: Table, *lines: str) -> tuple[tuple[int, ...], int]:
    """Return how much each seat learned by these lines, and how many draws were made."""
    before, after = table.state, play(table.state, *lines).state
    gained = tuple(now - then for now, then in zip(after.knowledge, before.knowledge, strict=True))
    return gained, after.chance.draws - before.chance.draws


def test_jump_flight_and_empty_top_up_change_no_knowledge() -> None:
    assert learned(Table().hand(0, 17), "0 jump 17 freezer", "0 fly hazard") == ((0, 0), 0)
    assert learned(Table(), "0 top-up -", "0 top-up -") == ((0, 0), 0)


def test_drawing_teaches_the_drawer() -> None:
    assert learned(Table().hand(0, 17, 18), "0 top-up 17") == ((1, 0), 0)


def test_looking_at_a_pile_counts_as_knowledge_taking_does_not() -> None:
    table = Table(3, PILE).hand(0, 2).at(0, "freezer")
    assert learned(table, "0 scan 2") == ((1, 0, 0), 0)
    assert learned(table, "0 scan 2", "0 take water") == ((1, 0, 0), 0)


def test_space_turned_up_teaches_everybody() -> None:
    table = Table(4, {"freezer": SPACE_PILE}).hand(0, 2).at(0, "freezer")
    assert learned(table, "0 scan 2") == ((2, 1, 1, 1), 0)


def test_scanning_open_space_changes_no_knowledge() -> None:
    table = Table(4, {"freezer": SPACE_PILE}).hand(0, 2).at(0, "freezer").scanned(1, "freezer")
    assert learned(table, "0 scan 2") == ((0, 0, 0, 0), 0)


@pytest.mark.parametrize(("own_reserved", "receivers"), [("yes", (1, 0, 0)), ("no", (1, 0, 1))])
def test_received_tiles_are_news_to_owners_who_could_not_look(own_reserved: str, receivers: tuple[int]) -> None:
    table = Table(3, PILE, own_reserved=own_reserved).hand(0, 19, 20).at(0, "freezer")
    table.scanned(0, "freezer").scanned(2, "freezer", "medal")
    assert learned(table, "0 develop 19+20") == (receivers, 0)


def test_a_reshuffle_draws() -> None:
    gained, draws = learned(Table().hand(0, 1, 2, 3).deck(40, size=1), "0 top-up -")
    assert gained == (1, 0) and draws > 0


def test_the_end_lays_everything_open() -> None:
    state = Table(3).state
    assert GAME.end_now(state).state.knowledge == (1, 1, 1)


def test_actions_without_knowledge_change_no_other_secret() -> None:
    """Without a draw or a lesson every viewer's hidden part of the table is as it was: taking back is fair."""
    seen = 0
    for number in range(4):
        for moment in random_game(number):
            before, after = moment.before, moment.step.state
            if after.chance.draws == before.chance.draws and after.knowledge == before.knowledge:
                seen += 1
                assert after.deck == before.deck
                for viewer in range(len(before.pilots)):
                    if viewer != moment.seat:
                        assert after.pilots[viewer].hand == before.pilots[viewer].hand
                        assert GAME.view(after, viewer).pile == GAME.view(before, viewer).pile == ()
    assert seen > 300
