"""The contract of a game: what the host may ask of the rules, and nothing else.

Truth is rules version + options + seed + seats + ordered log. A state is a typed immutable value that can be
made anew from those at any time. A `Game` plays one version of its rules, `meta.rules_version`. A fix that changes
what an old log leads to is a new version; the rules before it stay on as a `Game` of their own (`Title.former`), so
that old records verify for ever and a running table ends by the rules it began with.

The rules (`Game`) know no words; a `Presenter` turns views into phrases. Neither ever sees Discord, a database, a
picture or a clock.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from bot.games.core.actions import Action, Refusal, Verb
from bot.games.core.chance import Chance, Stream
from bot.games.core.events import Event
from bot.games.core.options import Option, Preset
from bot.games.core.phrase import Phrase


class State(Struct, frozen=True, kw_only=True):
    """What every game's state has. Both counters exist for the undo rule and only ever grow.

    `knowledge[seat]` counts how often that seat learned something it was not told by its own doing alone.
    """

    chance: Chance
    knowledge: tuple[int, ...]


class View(Struct, frozen=True, kw_only=True):
    """What one viewer may know, built up field by field from nothing; it holds no reference to a state.

    `viewer` is the seat, None for an onlooker. `to_move` are the seats that owe a decision now.
    """

    viewer: int | None
    seats: int
    to_move: tuple[int, ...]
    over: bool


class Look(Struct, frozen=True):
    """One way to look at a game: `board`, `hand`, a planet. Commands, buttons, texts and pictures share it.

    `private`: shows what only the viewer may know, so it is offered to seats alone and never to a channel.
    `sent`: goes to its owner by DM at the start, at each own turn and after each change.
    `about`: what it takes as a noun, e.g. "planet" or "seat"; None when nothing. `picture`: a renderer draws it.
    `notebook`: it reminds its viewer of what he has seen before; `/notebook` opens it.
    """

    id: str
    private: bool
    sent: bool = False
    about: str | None = None
    picture: bool = True
    notebook: bool = False


class DataFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of numbers that a game is played with, by name and by the SHA-256 of its bytes in hexadecimal."""

    file: str
    sha256: str


class Meta(Struct, frozen=True):
    """The cover of the box. `prefix` begins all Fluent keys of the game; `edition` names the data it is played with.

    `<prefix>-about` says in a sentence or two what it is, `<prefix>-tagline` in a few words, for lists of games.

    `ends`: the ways in which the rules end a game, each the `reason` of its last event; `vote` comes from the table.
    `data`: the files of the edition, frozen with the rules version: a record names them with their hashes.
    `levels` of computer players, the weakest first; `searching` are those that play the better the greater the effort.
    """

    id: str
    prefix: str
    title: str
    designer: str
    publisher: str
    edition: str
    players: tuple[int, int]
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    verbs: tuple[Verb, ...]
    looks: tuple[Look, ...]
    levels: tuple[str, ...]
    rule_topics: tuple[str, ...]
    ends: tuple[str, ...]
    rules_version: int
    searching: tuple[str, ...] = ()
    data: tuple[DataFile, ...] = ()

    def verb_map(self) -> dict[str, Verb]:
        """Return the verbs by id."""
        return {verb.id: verb for verb in self.verbs}

    def look(self, look_id: str) -> Look | None:
        """Return the look of this id, or None."""
        return next((look for look in self.looks if look.id == look_id), None)


S = TypeVar("S", bound=State)


class Step(Struct, frozen=True, gc=False):
    """The outcome of an action: the new state, and what happened in order."""

    state: Any
    events: tuple[Event, ...]


class Line(Struct, frozen=True):
    """One line of a score: its category (a Fluent key says it) and points, and how they came about."""

    category: str
    points: int
    detail: Phrase | None = None


class Result(Struct, frozen=True):
    """One participant's score. `seat` is None for an opponent that belongs to the rules; `name` then says who.

    `rank` starts at 1; those who share it share the place. `tiebreak` is what decided between equal totals.
    """

    seat: int | None
    lines: tuple[Line, ...]
    total: int
    rank: int
    tiebreak: int = 0
    name: Phrase | None = None


class Standing(Struct, frozen=True):
    """Scores of all participants, best first; `final` when the game is over."""

    results: tuple[Result, ...]
    final: bool


class Game(Protocol):
    """The rules of a game. Every method is a pure function of its arguments."""

    meta: Meta
    state_type: type[State]
    event_type: Any
    """Union of the game's event classes, for decoding a stored log."""

    def setup(self, seats: int, options: Mapping[str, str], seed: bytes) -> Any:
        """Return the first state. `options` are complete (`options.settle`); `seed` has 32 bytes."""
        ...

    def opening(self, state: Any) -> tuple[Event, ...]:
        """Return what the setup brought about, from the first state: the first lines of a log. Often ()."""
        ...

    def to_move(self, state: Any) -> tuple[int, ...]:
        """Return the seats that owe a decision now; several where the rules say so; () when the game is over."""
        ...

    def legal(self, state: Any, seat: int) -> tuple[Action, ...]:
        """Return every action open to the seat; () for whoever is not to move. The order is stable."""
        ...

    def default(self, state: Any, seat: int) -> Action | None:
        """Return the sensible action for somebody who does not choose (absence, time-out), if there is one."""
        ...

    def why_illegal(self, state: Any, seat: int, action: Action) -> Refusal | None:
        """Return why the seat may not do this, or None when it may. Agrees with `legal` on every action."""
        ...

    def apply(self, state: Any, seat: int, action: Action) -> Step:
        """Do it. Raises `IllegalAction` with the refusal when it is not legal. Never changes its arguments."""
        ...

    def stalled(self, state: Any) -> bool:
        """Return whether so little happens that the table should be offered an end by vote."""
        ...

    def end_now(self, state: Any) -> Step:
        """End the game here and now (by vote) and score it as it stands."""
        ...

    def view(self, state: Any, viewer: int | None) -> Any:
        """Return what a viewer may know; None is an onlooker."""
        ...

    def score(self, state: Any) -> Standing:
        """Return the score as it would be if the game ended now; final when it is over. Holds secrets until then."""
        ...

    def check(self, state: Any) -> None:
        """Raise `BrokenInvariant` unless every piece is in exactly one place and all counts agree."""
        ...

    def choose(
        self, view: Any, legal: tuple[Action, ...], seat: int, level: str, effort: int, chance: Stream
    ) -> Action:
        """Choose for a computer player from a view alone. `effort` in iterations, for levels that search."""
        ...

    def explain(
        self,
        view: Any,
        legal: tuple[Action, ...],
        seat: int,
        level: str,
        effort: int,
        chance: Stream,
        action: Action,
    ) -> Phrase | None:
        """Say in one sentence why `choose` chose this action, given the same as it was; None when there is no reason.

        Of an action that it would not have chosen it says what can be said for it.
        """
        ...

    def sample_state(self, view: Any, viewer: int | None, chance: Stream) -> Any:
        """Return a random full state that fits all the viewer has learned."""
        ...

    def redeal_hidden(self, state: Any) -> Any:
        """Return the state with all that nobody has learned yet dealt anew, by its chance: after a rewind nobody may
        know what is to come. Every view stays what it is.
        """
        ...

    def hidden_setup(self, state: Any) -> Mapping[str, Any]:
        """Tell the position of every hidden thing in plain words, for a record that others can referee."""
        ...


class Presenter(Protocol):
    """The tongue of a game: views, actions and events into phrases. Pure as the rules are."""

    def prompt(self, view: Any) -> Phrase:
        """Say whom the table waits for and for what, as this viewer may know it."""
        ...

    def headline(self, view: Any) -> tuple[Phrase, ...]:
        """Say what must not be missed: the end is near, last round and who still plays. Often ()."""
        ...

    def label(self, view: Any, action: Action) -> Phrase:
        """Say what the action does here, short enough for a button (80 characters)."""
        ...

    def hint(self, view: Any, action: Action) -> Phrase | None:
        """Say more about the action, for a menu's second line (100 characters)."""
        ...

    def slot_label(self, view: Any, verb: str, slot: str, value: str) -> Phrase:
        """Name one value of a slot, as autocomplete shows it (100 characters)."""
        ...

    def vocabulary(self, view: Any, verb: str, slot: str) -> tuple[tuple[str, Phrase], ...]:
        """Return all that a slot could ever name in this game, legal now or not, as (value, name).

        For a choice of several the single things. A value may come with several names, the usual one first.
        """
        ...

    def companion_looks(self, view: Any) -> tuple[str, ...]:
        """Return the looks that help with the choice now due, the most needed first: shown above its buttons."""
        ...

    def subjects(self, view: Any, look: str) -> tuple[tuple[str, Phrase], ...]:
        """Return what a look may be about, as (noun, name); () when it takes none."""
        ...

    def text(self, view: Any, look: str, about: str | None) -> tuple[Phrase, ...]:
        """Say all that the look shows, line by line: complete enough to play and win without pictures."""
        ...

    def alt(self, view: Any, look: str, about: str | None) -> Phrase:
        """Say the look in one paragraph, for a picture's alt text (1024 characters)."""
        ...

    def describe(self, event: Event, viewer: int | None, over: bool) -> Phrase | None:
        """Return the viewer's reading of an event; None when it is not for him or not known. `over`: all is open."""
        ...

    def score_label(self, category: str) -> Phrase:
        """Name a line of the score."""
        ...

    def rules(self, topic: str) -> tuple[Phrase, ...]:
        """Explain a topic of the rules in our own words, paragraph by paragraph."""
        ...


class Title(Struct, frozen=True):
    """A game as the registry holds it: rules and tongue.

    `game` are the rules that new tables play by; `former` those of earlier versions that are still known.
    """

    game: Game
    presenter: Presenter
    former: tuple[Game, ...] = ()

    def rules(self, version: int) -> Game | None:
        """Return the rules of this version, None when they are not known."""
        return next((game for game in (self.game, *self.former) if game.meta.rules_version == version), None)

    def at(self, version: int) -> Title | None:
        """Return the title as a table of this rules version plays it, None when it is not known."""
        game = self.rules(version)
        if game is self.game:
            return self
        return None if game is None else Title(game, self.presenter)


class IllegalAction(Exception):
    """An action was applied that `why_illegal` forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.kind} (rule {refusal.rule})")
        self.refusal = refusal


class BrokenInvariant(AssertionError):
    """A state that the rules cannot produce."""
