"""Lookahead: what is foreseen happens, and what cannot be known is not foreseen."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.lookahead import LookaheadResult, lookahead
from bot.games.history.premoves import relevant_digest
from bot.games.space_mission.material import POINT_KINDS
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.view import Planet
from tests.games.space_mission.builders import GAME, RING, SPACE_PILE, Table, action, offered, play
from tests.support.logs import words

MIXED = "mineral-red water*2 medal space*4"
ANY_TILE = [f"take {kind}" for kind in POINT_KINDS]
AHEAD = lookahead(GAME)
assert AHEAD is not None


def ahead(state: SpaceMissionState, seat: int, *lines: str) -> LookaheadResult:
    return GAME.look_ahead(GAME.view(state, seat), seat, tuple(map(action, lines)))


def said(prospect: LookaheadResult) -> list[str]:
    return [words(each) for each in prospect.actions]


def freezer(prospect: LookaheadResult) -> Planet:
    return prospect.view.ring[0]


def comes(state: SpaceMissionState, *lines: str) -> LookaheadResult:
    """Do what was planned, and see that all that was foreseen has come."""
    seat = state.turn
    prospect = ahead(state, seat, *lines)
    now = play(state, *[f"{seat} {line}" for line in lines]).state
    assert prospect.certain
    assert GAME.to_move(now) == (seat,) and prospect.actions == GAME.legal(now, seat)
    assert GAME.relevant_view(prospect.view, seat) == GAME.relevant_view(GAME.view(now, seat), seat)
    assert prospect.view.pending == now.pending
    return prospect


def nothing_beyond(state: SpaceMissionState, *lines: str) -> bool:
    """Whether nothing is offered after these, nor after anything that one would do then."""
    prospects = ahead(state, state.turn, *lines), ahead(state, state.turn, *lines, "top-up -")
    return [each.actions for each in prospects] == [(), ()]


def test_waiting_seat_foresees_its_own_turn() -> None:
    state = Table(3).hand(0, 1).hand(2, 2, 19).at(2, "freezer").state
    assert said(ahead(state, 2)) == offered(replace(state, turn=2))
    assert ahead(state, 2).certain


def test_player_waiting_for_a_tile_choice_foresees_none() -> None:
    table = Table(piles={"freezer": MIXED}).hand(0, 2).hand(1, 5, 33).at(0, "freezer").at(1, "green-heggar")
    table.turn(0, action=2)
    state = play(table.state, "0 scan 2").state
    prospect = ahead(state, 1)
    assert said(prospect) == offered(table.turn(1).state)
    assert (prospect.view.turn, prospect.view.to_move, prospect.view.action) == (1, (1,), 1)
    assert (prospect.view.pending, prospect.view.pile) == (None, ())
    assert ahead(state, 0).view.pending == "scan", "the seat's own choice is pending"


def test_others_stay_where_they_are_while_one_moves() -> None:
    state = Table(3).hand(1, 2).at(0, "ruby-red").at(1, "freezer").at(2, "bluewell").turn(1).state
    for line in ("jump 2 hazard", "fly hazard"):
        assert [player.planet for player in ahead(state, 1, line).view.players] == ["ruby-red", "hazard", "bluewell"]


def test_cards_that_are_drawn_are_not_foreseen() -> None:
    state = Table().hand(0, 2, 19, 20, 33).state
    assert nothing_beyond(state, "top-up -")
    assert nothing_beyond(state, "top-up 2+19")
    assert nothing_beyond(Table().hand(0, 1, 2, 3, 4, 5).state, "top-up 1"), "one goes, one comes"


def test_a_top_up_of_a_full_hand_draws_nothing() -> None:
    comes(Table().hand(0, 1, 2, 3, 4, 5).state, "top-up -")


def test_of_what_cannot_be_foreseen_nothing_follows() -> None:
    state = Table().hand(0, 2, 19).state
    prospect = ahead(state, 0, "top-up 2", "jump 19 freezer", "fly hazard")
    assert prospect.actions == ()
    assert prospect.view == ahead(state, 0, "top-up 2").view


def test_face_down_pile_may_offer_any_kind_of_tile() -> None:
    built = Table(piles={"freezer": MIXED}).at(0, "freezer").scanned(1, "freezer").developed(1, "freezer")
    seen = Table(piles={"freezer": MIXED}).hand(0, 19, 20).at(0, "freezer").scanned(0, "freezer", "water")
    fresh = Table(piles={"freezer": MIXED}).hand(0, 2, 19).at(0, "freezer")
    for table, line in ((fresh, "scan 2"), (seen, "develop 19+20"), (built, "discover")):
        prospect = ahead(table.state, 0, line)
        assert said(prospect) == ANY_TILE and prospect.certain is False
        assert (prospect.view.pending, prospect.view.pile) == (line.split()[0], ())


def test_what_lies_there_after_an_unseen_choice_is_not_foreseen() -> None:
    state = Table(piles={"freezer": MIXED}).hand(0, 2, 19).at(0, "freezer").state
    assert nothing_beyond(state, "scan 2", "take water")


def test_last_tile_of_a_pile_is_taken_and_not_foreseen() -> None:
    last = Table(piles={"freezer": "water*7 medal"}).hand(0, 2).at(0, "freezer").scanned(1, "freezer", *["water"] * 7)
    assert nothing_beyond(last.state, "scan 2")
    assert freezer(ahead(last.state, 0, "scan 2")).seen_by == (0, 1), "that one has looked is certain"
    two = Table(piles={"freezer": "water*7 medal"}).hand(0, 2).at(0, "freezer").scanned(1, "freezer", *["water"] * 6)
    assert said(ahead(two.state, 0, "scan 2")) == ANY_TILE


def test_of_an_empty_pile_nothing_is_offered() -> None:
    pile = {"freezer": "water*8"}
    comes(Table(piles=pile).hand(0, 2).at(0, "freezer").scanned(1, "freezer", *["water"] * 8).state, "scan 2")
    built = Table(piles=pile).at(0, "hazard").scanned(1, "freezer").developed(1, "freezer")
    gone = comes(built.took(1, "freezer", *["water"] * 8).state, "fly freezer")
    assert "discover" not in said(gone)


def test_scan_at_open_space_allows_development_and_costs_a_card() -> None:
    table = Table(piles={"freezer": SPACE_PILE}, end="developed").hand(0, 2, 19, 20, 38).at(0, "freezer")
    table.scanned(1, "freezer")
    prospect = comes(table.state, "scan 2")
    assert {"develop 19+20", "scan 38"} <= set(said(prospect)) and "scan 2" not in said(prospect)
    assert freezer(prospect).seen_by == (0, 1)


def test_one_who_scanned_the_planet_before_is_noted_once() -> None:
    table = Table(piles={"freezer": SPACE_PILE}, end="developed").hand(0, 2, 38).at(0, "freezer")
    table.scanned(0, "freezer")
    assert freezer(comes(table.state, "scan 2")).seen_by == (0,)


def test_only_the_planet_of_the_ship_changes() -> None:
    piles = {"freezer": SPACE_PILE, "hazard": SPACE_PILE}
    table = Table(piles=piles, end="developed").hand(0, 2, 19, 20).at(0, "freezer")
    state = table.scanned(1, "freezer").scanned(1, "hazard").state
    before, after = GAME.view(state, 0).ring, ahead(state, 0, "scan 2").view.ring
    assert after[1:] == before[1:] and after[0] != before[0]


@pytest.mark.parametrize("did", ["scan", "discover", "develop"])
def test_a_choice_that_is_seen_is_foreseen(did: str) -> None:
    """With the pile before one's eyes, what remains is known: on the first action, so that one is left."""
    table = Table(piles={"freezer": MIXED}).hand(0, 2, 19, 20, 38).at(0, "freezer")
    if did == "develop":
        table.scanned(0, "freezer", "water")
    if did == "discover":
        table.scanned(1, "freezer").developed(1, "freezer")
    done = {"scan": "scan 2", "develop": "develop 19+20", "discover": "discover"}[did]
    choosing = play(table.state, f"0 {done}").state
    assert choosing.pending == did
    assert len(comes(choosing).actions) == 3, "of the tiles that lie there"
    for tile in ("mineral-red", "medal"):
        prospect = comes(choosing, f"take {tile}")
        assert freezer(prospect).space is None, "there is more to find"
        assert prospect.view.pile == ()


def test_a_tile_that_does_not_lie_there_is_not_taken() -> None:
    choosing = play(Table(piles={"freezer": MIXED}).hand(0, 2).at(0, "freezer").state, "0 scan 2").state
    assert nothing_beyond(choosing, "take alien-blue")
    assert nothing_beyond(Table().hand(0, 2).at(0, "freezer").state, "take water"), "nothing is before one"


def test_a_reserved_tile_lies_behind_those_of_others() -> None:
    table = Table(piles={"freezer": MIXED}).hand(0, 2).at(0, "freezer").scanned(1, "freezer", "water")
    prospect = comes(play(table.state, "0 scan 2").state, "take medal")
    assert [(entry.seat, entry.tile) for entry in freezer(prospect).reserved] == [(1, None), (0, "medal")]
    assert prospect.view.players[0].tiles == ()


def test_hidden_reserved_tile_is_not_foreseen() -> None:
    table = Table(piles={"freezer": MIXED}, own_reserved="no").hand(0, 2).at(0, "freezer")
    prospect = comes(play(table.state, "0 scan 2").state, "take medal")
    assert [entry.tile for entry in freezer(prospect).reserved] == [None]


def discovering(pile: str, *taken: str) -> SpaceMissionState:
    """Seat 0 looks at the freezer, which seat 1 has developed and taken these tiles from."""
    table = Table(2, {"freezer": pile}).at(0, "freezer").scanned(1, "freezer").developed(1, "freezer")
    return play(table.took(1, "freezer", *taken).state, "0 discover").state


def test_foreseen_tiles_are_sorted_by_kind() -> None:
    table = Table(piles={"freezer": MIXED, "hazard": "medal*2 alien-blue*4 water*2"}).at(0, "freezer")
    table.scanned(0, "hazard").developed(0, "hazard").took(0, "hazard", "medal", "alien-blue")
    table.scanned(1, "freezer").developed(1, "freezer")
    prospect = comes(play(table.state, "0 discover").state, "take water")
    assert prospect.view.players[0].tiles == ("alien-blue", "water", "medal")
    assert prospect.view.players[1].tiles is None, "of others one knows nothing"


def test_taking_leaves_the_others_as_they_are() -> None:
    table = Table(3, {"freezer": MIXED}).at(1, "freezer").scanned(0, "freezer").developed(0, "freezer").turn(1)
    prospect = comes(play(table.state, "1 discover").state, "take water")
    assert [player.seat for player in prospect.view.players] == [0, 1, 2]


def test_space_that_is_left_alone_is_turned_up_and_counted() -> None:
    prospect = comes(discovering("water*3 medal space*4", "water", "water", "water"), "take medal")
    assert freezer(prospect).space == 4 == prospect.view.space_up
    assert said(prospect)[0] != "discover"


def space_lies_open(*, own: int = 2, end: str = "space") -> SpaceMissionState:
    """Four space tiles are up on the hazard; seat 0 looks at a medal and some more space on the freezer."""
    piles = {"freezer": f"water*{7 - own} medal space*{own}", "hazard": "alien-brown*4 space*4"}
    table = Table(2, piles, end=end).at(0, "freezer").scanned(1, "hazard").developed(1, "hazard")
    table.took(1, "hazard", *["alien-brown"] * 4).scanned(1, "freezer").developed(1, "freezer")
    return play(table.took(1, "freezer", *["water"] * (7 - own)).state, "0 discover").state


@pytest.mark.parametrize("own", [1, 2, 3])
def test_enough_space_turned_up_brings_the_last_round(own: int) -> None:
    prospect = comes(space_lies_open(own=own), "take medal")
    assert prospect.view.space_up == 4 + own
    assert (prospect.view.last_round is not None) == (own >= 2), "two players end it with six"


def test_space_ends_no_game_that_ends_when_all_is_developed() -> None:
    assert comes(space_lies_open(end="developed"), "take medal").view.last_round is None


def test_a_last_round_goes_on_as_it_is() -> None:
    state = play(space_lies_open(), "0 take medal").state
    assert GAME.view(state, 0).last_round == (1,)
    assert comes(replace(state, action=1), "fly hazard").view.last_round == (1,)


def test_after_ones_last_turn_nothing_is_foreseen() -> None:
    last = replace(Table().at(0, "freezer").turn(0, action=2).state, turns_left=0)
    prospect = ahead(last, 0, "fly hazard")
    assert prospect.view.over and prospect.actions == ()
    assert said(ahead(replace(last, action=1), 0, "fly hazard")), "there is one more action"


def all_but_the_freezer(*lacking: str, end: str = "developed") -> Table:
    """Every planet but the freezer, and but those that are named, is developed; seat 1 of three is on the freezer."""
    piles = {"freezer": SPACE_PILE}
    table = Table(3, piles, end=end).hand(1, 2, 19, 20).at(1, "freezer").scanned(0, "freezer").turn(1)
    table.scanned(1, "freezer")
    for planet in RING[1:]:
        if planet not in lacking:
            table.scanned(0, planet).developed(0, planet)
    return table


def test_last_developed_planet_gives_everybody_one_more_turn() -> None:
    prospect = comes(all_but_the_freezer().state, "develop 19+20")
    assert prospect.view.last_round == (2, 0, 1)


def test_the_last_planet_but_one_brings_no_last_round() -> None:
    assert comes(all_but_the_freezer("thornwild").state, "develop 19+20").view.last_round is None


def test_a_station_is_ones_own_and_costs_its_cards() -> None:
    table = Table(piles={"freezer": SPACE_PILE}, end="developed").hand(0, 2, 19, 20, 38).at(0, "freezer")
    prospect = comes(table.scanned(0, "freezer").scanned(1, "freezer").state, "develop 19+20")
    assert freezer(prospect).station == 0
    assert [card.number for card in prospect.view.hand] == [2, 38]
    assert not {"scan 2", "develop 19+20"} & set(said(prospect)), "nothing is scanned on a developed planet"


def with_reserved(own_reserved: str = "yes") -> SpaceMissionState:
    """Seats 0 and 1 have reserved on the freezer all that lay beside the space, seat 0 to move."""
    table = Table(2, {"freezer": "water*2 medal*2 space*4"}, own_reserved=own_reserved).hand(0, 19, 20).at(0, "freezer")
    table.scanned(0, "freezer", "medal", "water").scanned(1, "freezer", "water", "medal")
    return table.state


def test_ones_own_reserved_tiles_are_handed_out_by_developing() -> None:
    prospect = comes(with_reserved(), "develop 19+20")
    assert prospect.view.players[0].tiles == ("water", "medal") and freezer(prospect).reserved == ()


def test_unseen_reserved_tiles_are_a_surprise() -> None:
    assert nothing_beyond(with_reserved("no"), "develop 19+20")
    table = Table(piles={"freezer": MIXED}, own_reserved="no").hand(0, 19, 20).at(0, "freezer")
    prospect = ahead(table.scanned(0, "freezer", "water").state, 0, "develop 19+20")
    assert said(prospect) == ANY_TILE, "but that a tile may be chosen is known"


def test_tiles_handed_out_are_foreseen_only_if_they_were_seen() -> None:
    def foreseen(own_reserved: str) -> tuple[str, ...] | None:
        table = Table(piles={"freezer": MIXED}, own_reserved=own_reserved).hand(0, 19, 20).at(0, "freezer")
        prospect = ahead(table.scanned(0, "freezer", "water").state, 0, "develop 19+20")
        assert prospect.view.pending == "develop" and prospect.view.pile == ()
        return prospect.view.players[0].tiles

    assert foreseen("yes") == ("water",)
    assert foreseen("no") == (), "a tile that the seat may not look at is not made up"


def test_what_others_reserved_hides_nothing_from_the_developer() -> None:
    table = Table(2, {"freezer": "water*2 medal*2 space*4"}, own_reserved="no").hand(0, 19, 20).at(0, "freezer")
    table.scanned(0, "freezer").scanned(1, "freezer", "water", "water", "medal", "medal")
    comes(table.state, "develop 19+20")


def test_a_whole_turn_is_foreseen_action_by_action() -> None:
    table = Table(piles={"freezer": SPACE_PILE}, end="developed").hand(0, 2, 19, 20, 57).at(0, "hazard")
    table.scanned(1, "freezer")
    one = comes(table.state, "fly freezer")
    assert "scan 2" in said(one)
    two = ahead(table.state, 0, "fly freezer", "scan 2")
    assert "develop 19+20" in said(two)
    assert "fly hazard" in said(ahead(table.state, 0, "fly freezer", "scan 2", "develop 19+20"))


def test_a_plan_goes_on_while_others_do_what_cannot_hinder_it() -> None:
    def same(table: Table, *lines: str) -> bool:
        views = [GAME.view(state, 1) for state in (table.state, play(table.state, *lines).state)]
        assert AHEAD is not None
        return relevant_digest(AHEAD, views[0], 1) == relevant_digest(AHEAD, views[1], 1)

    def table() -> Table:
        piles = {"freezer": MIXED}
        return Table(piles=piles).hand(0, 2, 19, 20, 57).at(0, "freezer").scanned(0, "freezer").at(1, "bluewell")

    assert same(table(), "0 top-up 2", "0 fly hazard"), "the turn has come to seat 1"
    assert same(table(), "0 jump 57 hazard", "0 jump 19 freezer")
    assert not same(table(), "0 scan 2", "0 take water"), "a tile is gone"
    assert not same(table(), "0 develop 19+20"), "a station is built"


@pytest.mark.parametrize("change", [{"space_up": 5}, {"last_round": (1,)}, {"over": True}])
def test_how_near_the_end_is_concerns_a_plan(change: dict[str, object]) -> None:
    view = GAME.view(Table().state, 0)
    assert GAME.relevant_view(replace(view, **change), 0) != GAME.relevant_view(view, 0)


def test_whose_turn_it_is_concerns_no_plan() -> None:
    view = GAME.view(Table().state, 0)
    later = replace(view, turn=1, to_move=(1,), action=2, round=7, deck=3, discards=4)
    assert GAME.relevant_view(later, 0) == GAME.relevant_view(view, 0)
