"""Bonus spaces on the board and personal ones (rules 8, 12.1, 15.1; rulings 5, 6, 8, 34, 35, 58)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.events import Event
from bot.games.skymines import bonus_spaces
from bot.games.skymines.actions import Buy, Majority, Place, Sell
from bot.games.skymines.bonus_spaces import Placement
from bot.games.skymines.cards import area_of
from bot.games.skymines.change import with_player
from bot.games.skymines.events import Bought, Gained, Placed, Sold
from bot.games.skymines.material import LUNA, MISSIONS, TILE_PRICE
from bot.games.skymines.state import Due, Mark, SkyminesState
from tests.games.skymines.builders import holding
from tests.games.skymines.positions import marked, position, with_luna


def _options(state: SkyminesState, seat: int) -> tuple[Placement, ...]:
    return bonus_spaces.options(state, seat, area_of(state, seat))


def _do(state: SkyminesState, action: Placement, seat: int = 0) -> tuple[SkyminesState, list[Event]]:
    """Return the state after a legal action, and its events."""
    assert bonus_spaces.why_not(state, seat, action) is None
    assert action in _options(state, seat)
    events = list[Event]()
    return bonus_spaces.do(state, seat, action, events), events


def _why(state: SkyminesState, action: Placement, seat: int = 0) -> tuple[str, str]:
    assert action not in _options(state, seat)
    refusal = bonus_spaces.why_not(state, seat, action)
    assert refusal is not None
    return refusal.kind, refusal.rule


def _offered(state: SkyminesState, kind: type[Action], seat: int = 0) -> list[Action]:
    return [action for action in _options(state, seat) if isinstance(action, kind)]


def _minerals() -> SkyminesState:
    """Return the text's example: Lin (0) has 5 minerals, Malik (1) 3, Amber (2) 5."""
    state = holding(position(), 0, "A05", "minerals2-0")
    state = holding(state, 1, "minerals1-1", "minerals2-1")
    return holding(state, 2, "C02", "minerals2-2")


# -- markers ----------------------------------------------------------------------------------------------------------


def test_own_markers_are_used_before_single_use_ones() -> None:
    """Ruling 58."""
    state = with_player(position(), 0, markers=1, single_use=1)
    state, events = _do(state, Place("tile-plus"))
    assert (state.players[0].markers, state.players[0].single_use) == (0, 1)
    assert state.marks == (Mark("tile-plus", 0),)
    state, events = _do(state, Place("tile-field"))
    assert (state.players[0].markers, state.players[0].single_use) == (0, 0)
    assert state.marks[-1] == Mark("tile-field", 0, single_use=True)
    assert events == [Placed(0, "tile-field", 2, 0, True)]


@pytest.mark.parametrize("action", [Place("tile-plus"), Majority("energy", 1), Buy("buy", "A01"), Sell("sell", "A01")])
def test_no_marker_no_space(action: Placement) -> None:
    """Rules 8.1: a marker is placed."""
    state = with_player(position(), 0, markers=0)
    assert _options(state, 0) == ()
    assert _why(state, action) == ("no-marker", "8.1")


def test_marker_blocks_its_space() -> None:
    """Rules 8.2: also of a player that has dropped out, and Luna's."""
    state = with_player(marked(_minerals(), ("minerals", 1), ("buy", LUNA), ("sell", 1)), 1, dropped=True)
    assert _why(state, Majority("minerals", 1)) == ("space-taken", "8.2")
    assert _why(state, Buy("buy", "A01")) == ("space-taken", "8.2")
    assert _why(state, Sell("sell", "carbon1-0")) == ("space-taken", "8.2")


def test_unknown_spaces_are_refused() -> None:
    """A space is used by one type of action only, and those of tracks that are not in play by none."""
    state = _minerals()
    for action in (Place("buy"), Place(""), Place("A2-1"), Place("M1-0"), Majority("buy", 1), Buy("sell", "A01")):
        assert _why(state, action) == ("no-space", "8.1")
    assert _why(state, Sell("C2-1", "carbon1-0")) == ("no-space", "8.1")
    state = with_player(position(tracks=("A2", "B2", "C2", "E2")), 1, personal="M1", tasks=(2,))
    for action in (Sell("A2-1", "carbon1-0"), Sell("B2-1", "carbon1-0"), Buy("M1-1", "A01"), Sell("M1-1", "carbon1-0")):
        assert _why(state, action) == ("no-space", "8.1")


# -- majority spaces --------------------------------------------------------------------------------------------------


def test_majority_of_the_texts_example() -> None:
    """5 minerals, the others 3 and 5: allowed; tier 4+ moves 3 spaces for Minerva and 1 on the tank track."""
    state, events = _do(_minerals(), Majority("minerals", 2))
    assert events == [Placed(0, "minerals", 0, 2), Gained(0, "space", helium=1)]
    assert state.pending == (Due("helium", 1), Due("move", 3, 3))
    assert state.players[0].used == (False,) * 5
    assert not state.deeds.top_tier


def test_lower_tier_may_be_chosen() -> None:
    """Rules 8.4: each tier that one has enough for, the best first, and no higher one."""
    assert _offered(_minerals(), Majority) == [Majority("minerals", 2), Majority("minerals", 1)]
    assert _why(_minerals(), Majority("minerals", 3)) == ("tier-short", "8.4")
    for tier in (0, 4):
        assert _why(_minerals(), Majority("minerals", tier)) == ("no-tier", "8.4")


def test_all_majority_spaces_with_enough_are_offered() -> None:
    """Rules 8.3: each of them."""
    state = holding(position(), 0, "A05", "minerals2-0", "energy2-0")
    assert {action.space for action in _options(state, 0) if isinstance(action, Majority)} == {
        "energy",
        "minerals",
    }


def test_less_than_another_player_is_refused() -> None:
    """Rules 8.3: ties are allowed, less is not."""
    assert _why(_minerals(), Majority("minerals", 1), 1) == ("majority-less", "8.3")
    refusal = bonus_spaces.why_not(_minerals(), 1, Majority("minerals", 1))
    assert refusal is not None and refusal.remedy.facts == {"more": 5}


def test_dropped_out_player_has_nothing() -> None:
    """Ruling 5: its area is empty."""
    state = with_player(_minerals(), 0, area=("",) * 5, dropped=True)
    state = with_player(state, 2, area=("",) * 5, dropped=True)
    assert _offered(state, Majority, 1) == [Majority("minerals", 1)]


def test_used_cards_do_not_count() -> None:
    """Only face-up cards: Amber has turned down three of her five minerals."""
    state = with_player(_minerals(), 2, used=(True, False, False, False, False))
    state = with_player(state, 0, used=(True, False, False, False, False))
    assert _offered(state, Majority, 1) == [Majority("minerals", 1)]
    assert _why(state, Majority("minerals", 1)) == ("majority-less", "8.3")


def test_top_tier_counts_for_missions() -> None:
    """M5: the reward of the top tier was gained; its research point is due, then the track."""
    state, _ = _do(holding(position(), 0, "C06", "titanium2-0"), Majority("titanium", 3))
    assert state.deeds.top_tier
    assert state.pending == (Due("research", 1), Due("move", 4, 0))


def test_second_tier_of_titanium_removes_an_outpost() -> None:
    """`board.toml`."""
    state, events = _do(holding(position(), 0, "A04", "titanium1-0"), Majority("titanium", 2))
    assert state.pending == (Due("move", 3, 0), Due("remove", 1))
    assert events == [Placed(0, "titanium", 0, 2)]


@pytest.mark.parametrize(
    ("cards", "tiers"),
    [
        (("A12",), 0),
        (("research2-0",), 1),
        (("research2-0", "A12"), 2),
        (("research2-0", "A10"), 2),
        (("research2-0", "A12", "A13"), 3),
        (("research2-0", "A10", "A11"), 3),
    ],
)
def test_tiers_of_scientists(cards: tuple[str, ...], tiers: int) -> None:
    """Rules 8.4: a research scientist, and other scientists of either kind beside it."""
    offered = _offered(holding(position(), 0, *cards), Majority)
    assert offered == [Majority("scientist", tier) for tier in range(tiers, 0, -1)]


def test_scientists_compare_research_scientists() -> None:
    """Field scientists do not count for the majority."""
    state = holding(holding(position(), 0, "research2-0"), 1, "A12", "A13")
    assert Majority("scientist", 1) in _offered(state, Majority)
    state = holding(state, 1, "A10", "A11")
    assert _why(state, Majority("scientist", 1)) == ("majority-less", "8.3")


def test_reward_of_scientists() -> None:
    """2 CrypCoin and 1 research point with one other scientist."""
    state, _ = _do(holding(position(), 0, "research2-0", "A12"), Majority("scientist", 2))
    assert state.pending == (Due("coin", 2), Due("research", 1))


def test_tile_and_bonuses_count() -> None:
    """Ruling 6: tiles, A1, the +1 tile once laid."""
    state = with_player(holding(position(), 0, "energy1-0"), 0, tiles=("tile-energy",))
    assert _offered(state, Majority) == [Majority("energy", 1)]
    state = with_player(state, 0, levels=(1, 0, 0, 0))
    assert _offered(state, Majority) == [Majority("energy", 2), Majority("energy", 1)]
    state = with_player(holding(position(), 0, "carbon1-0"), 0, tiles=("tile-plus",))
    assert _offered(state, Majority) == []
    assert _offered(with_player(state, 0, boosted="carbon1-0"), Majority) == [Majority("carbon", 1)]


def test_luna_is_compared_with() -> None:
    """Ruling 5: her majority cards count, also after she has passed."""
    state = with_luna(holding(position(1), 0, "titanium2-0"), majority=("I-2", ""), passed=True)
    assert _why(state, Majority("titanium", 1)) == ("majority-less", "8.3")
    assert _offered(with_luna(state, majority=("", "")), Majority) == [Majority("titanium", 1)]


# -- first player -----------------------------------------------------------------------------------------------------


def test_first_player_space_not_on_the_first_turn() -> None:
    """Rules 8.5: the first turn of a round is the first player's."""
    state = position(turns=0)
    assert _why(state, Place("first-player")) == ("first-turn", "8.5")


def test_first_player_space_moves_the_marker() -> None:
    """Rules 8.5: at once, with 1 research point. The order of this round stays."""
    state, events = _do(with_player(position(), 2, cash=0), Place("first-player"), 2)
    assert events == [Placed(2, "first-player"), Gained(2, "space", research=1)]
    assert (state.first, state.starter) == (2, 0)
    assert state.pending == (Due("research", 1),)


def test_first_player_may_keep_the_marker() -> None:
    """Ruling 35: in a later turn of the round."""
    state, _ = _do(position(turns=3), Place("first-player"))
    assert state.first == 0


# -- buy and sell -----------------------------------------------------------------------------------------------------


def test_buying_of_the_texts_example() -> None:
    """1 CrypCoin for the space, 3 for the titanium card of 2 units in the middle column."""
    display = ("", "", "", "", "A01", *[""] * 7)
    state, events = _do(position(display=display), Buy("buy", "A01"))
    assert events == [Placed(0, "buy", 1), Bought(0, "A01", 3)]
    assert state.players[0].cash == 10 - 4
    assert state.players[0].hand[-1] == "A01"
    assert state.display == ("",) * 12
    assert state.deeds.cost == 3


def test_buying_needs_the_price_of_space_and_card() -> None:
    """4 CrypCoin for that card."""
    display = ("", "", "", "", "A01", *[""] * 7)
    state = with_player(position(display=display), 0, cash=3)
    assert _why(state, Buy("buy", "A01")) == ("space-too-dear", "8.6")
    refusal = bonus_spaces.why_not(state, 0, Buy("buy", "A01"))
    assert refusal is not None and refusal.remedy.facts == {"missing": 1}
    assert _offered(with_player(state, 0, cash=4), Buy) == [Buy("buy", "A01")]


def test_discounts_of_tracks_do_not_apply() -> None:
    """Ruling 8: C1 and D1 only when resources pay."""
    state = with_player(holding(position(), 0, "minerals2-0", "titanium2-0"), 0, levels=(0, 0, 2, 1))
    assert bonus_spaces.card_cost(state, "buy", "A01") == bonus_spaces.card_cost(position(), "buy", "A01")


def test_a_card_must_be_bought() -> None:
    """The space of the board is for buying; other cards are not on the display."""
    assert _why(position(), Buy("buy", "none")) == ("buy-nothing", "8.7")
    for card in ("E01", "", "titanium1-0", "nonsense"):
        assert _why(position(), Buy("buy", card)) == ("not-displayed", "8.7")


def test_selling_of_the_texts_example() -> None:
    """The carbon card of 1 unit sells for 3 CrypCoin."""
    state, events = _do(position(discard=("B01",)), Sell("sell", "carbon1-0"))
    assert events == [Placed(0, "sell"), Sold(0, "carbon1-0", 3)]
    assert state.players[0].cash == 13
    assert "carbon1-0" not in state.players[0].hand
    assert state.discard == ("B01", "carbon1-0")


def test_share_cards_may_be_sold() -> None:
    """Ruling 34."""
    state, _ = _do(with_player(position(), 0, hand=("E01",)), Sell("sell", "E01"))
    assert state.players[0].cash == 14


def test_only_cards_of_the_hand_are_sold() -> None:
    """Not those of the area, of a resting deck, or of the display."""
    state = with_player(holding(position(), 0, "carbon1-0"), 0, decks=((), ("B01",), (), (), ()))
    for card in ("carbon1-0", "B01", "A01", "nonsense"):
        assert _why(state, Sell("sell", card)) == ("card-not-in-hand", "8.7")


# -- tiles and personal spaces ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", list(TILE_PRICE))
def test_tile_is_reserved_for_its_price(space: str) -> None:
    """Rules 12.1: it is received in the Preparation."""
    state, events = _do(with_player(position(), 0, cash=TILE_PRICE[space]), Place(space))
    assert state.players[0].cash == 0
    assert (state.players[0].tiles, state.pending) == ((), ())
    assert events == [Placed(0, space, TILE_PRICE[space])]
    assert _why(with_player(position(), 0, cash=TILE_PRICE[space] - 1), Place(space)) == ("space-too-dear", "8.6")


def test_personal_space_after_three_tasks() -> None:
    """Rules 15.1: it is the seat's alone."""
    state = with_player(position(), 0, personal="M1", tasks=(2,), mission="M4")
    assert _why(state, Place("M1-0")) == ("tasks-left", "15.1")
    state = with_player(state, 0, tasks=())
    assert _why(state, Place("M1-0"), 1) == ("others-space", "15.1")
    state, events = _do(state, Place("M1-0"))
    assert events == [Placed(0, "M1-0"), Gained(0, "space", coin=3)]
    assert state.pending == (Due("coin", 3),)
    assert _why(state, Place("M1-0")) == ("space-taken", "8.2")


def test_price_of_a_personal_space() -> None:
    """M5: 1 CrypCoin for a space on each track."""
    assert MISSIONS["M5"].price == 1
    state = with_player(position(), 0, personal="M5", mission="M4", cash=1)
    after, _ = _do(state, Place("M5-0"))
    assert after.players[0].cash == 0
    assert after.pending == tuple([Due("move", 1, company) for company in range(4)])
    assert _why(with_player(state, 0, cash=0), Place("M5-0")) == ("space-too-dear", "8.6")


@pytest.mark.parametrize(
    ("space", "price"),
    [("tile-plus", TILE_PRICE["tile-plus"]), ("A2-1", 2), ("M5-0", 1), ("M1-0", 0), ("first-player", 0)],
)
def test_price_that_a_space_names(space: str, price: int) -> None:
    assert bonus_spaces.place_price(space) == price


# -- the whole --------------------------------------------------------------------------------------------------------


def test_list_and_test_agree() -> None:
    """Every action that is offered is legal, and no other, at tables with and without everything."""
    plain = with_player(_minerals(), 0, cash=3)
    full = with_player(
        replace(marked(plain, ("tile-plus", 1)), variant=replace(plain.variant, tracks=("A2", "B2", "C2", "E2"))),
        0,
        levels=(2, 1, 2, 1),
        personal="M5",
        cash=2,
        hand=("E01", "carbon1-0"),
    )
    spaces = ("first-player", "buy", "sell", *TILE_PRICE, "minerals", "scientist", "M5-0", "M5-1", "nonsense")
    tracks = [f"{track}2-{half}" for track in "ABCDE" for half in (1, 2)]
    for state in (plain, full, marked(full, ("A2-2", 0), ("C2-1", 1))):
        offered = _options(state, 0)
        asked = list[Placement]()
        for space in (*spaces, *tracks):
            asked += [Place(space), *[Majority(space, tier) for tier in range(5)]]
            asked += [Buy(space, card) for card in (*state.display, "none", "E01")]
            asked += [Sell(space, card) for card in (*state.players[0].hand, "B01")]
        for action in asked:
            assert (bonus_spaces.why_not(state, 0, action) is None) == (action in offered), action
        assert set(offered) <= set(asked)
