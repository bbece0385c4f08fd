"""Every shuffle of Skymines: decks, plans, tokens, tracks, missions, first player, Luna's cards; dealt anew, too."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.contract import settle
from bot.games.core.events import Event
from bot.games.skymines.change import luna_of, with_luna
from bot.games.skymines.events import LunaPassed
from bot.games.skymines.game import META, Skymines
from bot.games.skymines.luna import act, begin_round
from bot.games.skymines.material import MISSIONS, TRACK
from bot.games.skymines.state import SkyminesState
from tests.conformance.fair import Places, Shuffles

GAME = Skymines()
OPTIONS = settle(META.options, {"tracks": "random", "missions": "on", "luna": "2"})
_LETTERS = "ABCDE"


@cache
def _begun() -> SkyminesState:
    return GAME.setup(2, OPTIONS, bytes(32))


def _shuffles(seed: bytes, seats: int) -> Shuffles:
    seats = min(seats, 3)  # Luna takes a place
    state = GAME.setup(seats, OPTIONS, seed)
    anew = GAME.redeal_hidden(replace(_begun(), chance=Chance(seed, 1)))
    luna = luna_of(state)
    return {
        "deck A": [state.display, *((card,) for card in state.stack[0])],
        "deck E": [(card,) for card in state.stack[4]],
        "plans": [state.research_display[0], *((plan,) for plan in state.plans[0])],
        "tokens": [*(player.offered for player in state.players), (luna.token,), *((one,) for one in state.token_box)],
        "who begins": [(state.first,), [seat for seat in range(seats) if seat != state.first]],
        "missions": _in_play(state.variant.missions, [player.personal for player in state.players]),
        "tracks": [(track[0],) for track in state.variant.tracks] + [_left_out(state.variant.tracks)],
        "side of the first track": [(state.variant.tracks[0][1],), (_other_side(state.variant.tracks[0]),)],
        "Luna's deck": [(card,) for card in luna.deck],
        "cards that may join it": [(card,) for card in luna.added],
        "Luna's deck shuffled anew": _shuffled(seed),
        "what Luna discards": _passed(seed),
        "dealt anew: deck B": [(card,) for card in anew.stack[1]],
        "dealt anew: plans": [(plan,) for plan in anew.plans[2]],
        "dealt anew: Luna's deck": [(card,) for card in luna_of(anew).deck],
        "dealt anew: cards that may join it": [(card,) for card in luna_of(anew).added],
    }


def _shuffled(seed: bytes) -> Places:
    """Begin a round of Luna with an empty deck."""
    luna = luna_of(_begun())
    state = with_luna(replace(_begun(), chance=Chance(seed, 2)), deck=(), discard=luna.deck, added=())
    after = luna_of(begin_round(state, []))
    return [(card,) for card in (*after.majority, *after.slots, *after.deck) if card]


def _passed(seed: bytes) -> Places:
    """Let Luna turn up her last card and pass: of two discards one takes the left majority card and one the right."""
    state = with_luna(
        replace(_begun(), chance=Chance(seed, 3)),
        slots=("I-2", "", "", "", ""),
        discard=("I-1",),
        majority=("I-3", "I-4"),
        deck=(),
        begun=True,
    )
    events: list[Event] = []
    act(state, events)
    (passed,) = [event for event in events if isinstance(event, LunaPassed)]
    return [(passed.side,), ({"left", "right"} - {passed.side}).pop().split()]


def _in_play(shown: tuple[str, ...], personal: list[str]) -> Places:
    used = {*shown, *personal}
    return [shown, *((one,) for one in personal), [one for one in MISSIONS if one not in used]]


def _left_out(tracks: tuple[str, ...]) -> list[str]:
    return [letter for letter in _LETTERS if letter not in {track[0] for track in tracks}]


def _other_side(track: str) -> str:
    return next(other[1] for other in TRACK if other[0] == track[0] and other != track)


SHUFFLES = {"skymines": _shuffles}
