"""The whole truth of a table of Skymines, as a typed immutable value with an exact JSON form."""

from __future__ import annotations

from msgspec import Struct

from bot.games.core.declared import TurnState
from bot.games.skymines.material import NOBODY


class Variant(Struct, frozen=True, gc=False):
    """What the options chose or chance drew for them.

    `board`: `moon` or `belt`. `tracks`: the id of each company's track. `linked`: an action slot feeds the resting slot
    above it. `missions`: the missions in play, () without the module. `luna`: the opponent's level, None without her.
    """

    board: str
    tracks: tuple[str, str, str, str]
    linked: bool
    missions: tuple[str, ...]
    luna: int | None


class Station(Struct, frozen=True, gc=False, cache_hash=True):
    """A company's station. `vacated`: by column, how many home spaces are vacant, from the top.

    `opened`: whether a column's crossed-out space was ever vacant: then it stays so, and four pieces fit at most.
    """

    vacated: tuple[int, int, int] = (0, 0, 0)
    opened: tuple[bool, bool, bool] = (False, False, False)


class Player(Struct, frozen=True, gc=False):
    """A seat.

    Cards: `hand`, in order; `area`: by action slot, empty where no card lies; `used`: by slot, whether it lies face
    down; `tiles` held this round, `tiles_used` of them, `boosted`: the card with the +1 tile on it, or empty; `decks`:
    by resting slot, the oldest first.

    `planned`: by action slot, the cards that will be placed, a secret until all have chosen; they still count as the
    hand. While the seat is `selecting` (linked slots), it holds just the cards that are to be arranged.

    `chosen`: the secret choice of the phase is made. `offered`: tokens that only this seat knows, one of them once all
    have chosen; `choice`: the token that was chosen, a secret until then; `token`: the one that is played.

    Markers: `tracks` by company, `levels`: the track bonuses (0 to 2) of each track that count in this turn, `tank`,
    `upload`: the place of the upload marker (-1 before the token's plan, 0 on it, then the screens). `screens`: the
    plan on the token, then on each screen, empty where none is; `flipped`: places whose plan lies face down; `covered`:
    plans under others. `markers` and `single_use`: bonus markers left in this round and mission markers in reserve.

    `mission`: the linked mission or empty; `tasks`: the columns (0 to 2) whose task is not fulfilled; `personal`: the
    mission card whose back this seat has, empty without the module.
    """

    cash: int
    hand: tuple[str, ...]
    area: tuple[str, ...]
    used: tuple[bool, ...]
    decks: tuple[tuple[str, ...], ...]
    tracks: tuple[int, int, int, int] = (0, 0, 0, 0)
    levels: tuple[int, int, int, int] = (0, 0, 0, 0)
    tank: int = 0
    upload: int = -1
    screens: tuple[str, ...] = ()
    flipped: tuple[int, ...] = ()
    covered: tuple[str, ...] = ()
    markers: int = 0
    single_use: int = 0
    tiles: tuple[str, ...] = ()
    tiles_used: tuple[str, ...] = ()
    boosted: str = ""
    offered: tuple[str, ...] = ()
    choice: str = ""
    token: str = ""
    planned: tuple[str, ...] = ()
    selecting: bool = False
    chosen: bool = False
    dropped: bool = False
    mission: str = ""
    tasks: tuple[int, ...] = ()
    personal: str = ""


class Mark(Struct, frozen=True, gc=False):
    """A bonus marker on a bonus space. `seat`: whose it is (`LUNA` for hers); `single_use`: a mission's marker."""

    space: str
    seat: int
    single_use: bool = False


class Due(Struct, frozen=True, gc=False):
    """Something that the seat to act owes, or that follows by itself.

    `kind` and what counts in it:

    - `coin`, `helium`, `move` (a `company`'s track): `amount` is gained by itself.
    - `barrier`: the move of `company` stands before a barrier with `amount` spaces to go: pay or stop.
    - `track`: `amount` spaces on one track of choice, but none of `excluded`.
    - `units`: `amount` units of resources are left for tracks.
    - `research`: `amount` research points are to be spent.
    - `remove`: `amount` outposts are to be taken from stations.
    - `expand`: `company` has `amount` energy left; `targets` were entered; `column`: where the next pieces are taken
      (`NOBODY`: by the rule of thumb); `ousted`: (company, target) for each piece to be returned.
    - `return`: an outpost of `company` goes back to a column of choice.
    - `half`: which half of the bonus of `space` is taken.
    - `perform`: the action of the discarded `card` is performed.
    - `recover`: a card of the discard pile may be taken for coins.
    - `rest`: the cards in the action slots of `targets` are to be moved to resting slots; `excluded`: slots taken.
    - `task`: tasks are fulfilled; `link`: a mission may be linked; `end`: the turn ends.
    """

    kind: str
    amount: int = 0
    company: int = NOBODY
    excluded: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    column: int = NOBODY
    ousted: tuple[tuple[int, int], ...] = ()
    card: str = ""
    space: str = ""


class Deeds(Struct, frozen=True, gc=False):
    """What the action under way has brought about so far, for the tasks of missions."""

    targets: int = 0
    ousted: int = 0
    value: int = 0
    cost: int = -1
    plans: int = 0
    helium: int = 0
    top_tier: bool = False


class Luna(Struct, frozen=True, gc=False):
    """The opponent of the rules.

    `deck` (hidden) with the top first, `discard`, `added`: second-grade cards that are still apart (hidden order).
    `majority`: the left and the right card, empty where none is; `slots`: by slot A to E, the face-down card (hidden)
    or empty. `cards`: of the display, kept for their shares; `plans`: out of the game by her; `token`: whose bonus she
    got. `passed`: she has passed in this round; `begun`: she has acted in it.
    """

    cash: int
    deck: tuple[str, ...]
    added: tuple[str, ...]
    discard: tuple[str, ...] = ()
    majority: tuple[str, str] = ("", "")
    slots: tuple[str, str, str, str, str] = ("", "", "", "", "")
    cards: tuple[str, ...] = ()
    plans: tuple[str, ...] = ()
    tracks: tuple[int, int, int, int] = (0, 0, 0, 0)
    tank: int = 0
    research: int = 0
    token: str = ""
    passed: bool = False
    begun: bool = False


class SkyminesState(TurnState, frozen=True, kw_only=True, gc=False):
    """A table of Skymines.

    `phase`: `token`, `planning`, `actions`, `over`. `turn`: the seat to act in `actions`; `first`: the seat with the
    first player marker; `starter`: the seat that began this round; `turns`: turns taken in this round. `pending`: what
    the seat to act owes, the first now; () if it is to choose an action. `deeds`: of its action.

    `board`: by number from 1, the company on each space of a sector, asteroid or shuttle space, `NOBODY` where none is.
    `removed`: by company, outposts and shuttles that are out of the game.

    `display`: the card on each of the 12 spaces, empty where none is; `stack`: by letter (`DECK_LETTERS`), the
    face-down cards (hidden), top first;
    `discard`: the pile. `plans`: by letter, the face-down plans (hidden), top first; `research_display`: by letter, the
    plans on the four spaces. `specials`: the special plans on the round track that are face up. `supplement`: coins.
    `token_box`: tokens nobody was offered (hidden). `marks`: markers on bonus spaces.
    """

    variant: Variant
    round: int
    phase: str
    first: int
    starter: int
    turns: int
    players: tuple[Player, ...]
    stations: tuple[Station, ...]
    board: tuple[tuple[int, ...], ...]
    removed: tuple[tuple[int, int], ...]
    display: tuple[str, ...]
    stack: tuple[tuple[str, ...], ...]
    discard: tuple[str, ...]
    plans: tuple[tuple[str, ...], ...]
    research_display: tuple[tuple[str, ...], ...]
    specials: tuple[str, ...]
    supplement: int
    token_box: tuple[str, ...]
    marks: tuple[Mark, ...] = ()
    pending: tuple[Due, ...] = ()
    deeds: Deeds = Deeds()
    luna: Luna | None = None
