"""The contract of a game: the complete interface between the host and the rules.

A table is defined by rules version, options, seed, seats and its ordered log. A state is a typed immutable value that
can be computed from those at any time. A `Game` plays one version of its rules, `meta.rules_version`. A fix that
changes the outcome of an old log makes a new version. The rules before it remain as a `Game` of their own
(`Title.former`), so that old records verify for ever and a running table ends by the rules it began with.

The rules (`Game`) contain no text; a `Presenter` turns views into phrases. Neither uses Discord, a database, a picture
or a clock.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from bot.games.core.actions import Action, Refusal, Verb
from bot.games.core.chance import Chance, Stream
from bot.games.core.events import Event
from bot.games.core.lesson import Lesson
from bot.games.core.phrase import Phrase


class Option(Struct, frozen=True):
    """One option. Fluent keys `<prefix>-option-<id>` and `<prefix>-option-<id>-<choice>` say it in words.

    `rule`: the number of the paragraph of the rules that is about it; "" if there is none.
    """

    id: str
    choices: tuple[str, ...]
    default: str
    rule: str = ""


class Preset(Struct, frozen=True):
    """A named set of choices; what it leaves open keeps its default."""

    id: str
    values: tuple[tuple[str, str], ...]


class UnknownOption(ValueError):
    """An option or choice that the game does not have."""


def settle(options: tuple[Option, ...], given: Mapping[str, str]) -> dict[str, str]:
    """Return a choice for every option: the given one or the default. Raises UnknownOption."""
    known = {option.id: option for option in options}
    for key, value in given.items():
        if key not in known or value not in known[key].choices:
            raise UnknownOption(f"{key}={value}")
    return {option.id: given.get(option.id, option.default) for option in options}


def known(options: tuple[Option, ...], given: Mapping[str, str]) -> dict[str, str]:
    """Settle what was given at some time: what is not known any more is left out, and has its default."""
    choices = {option.id: option.choices for option in options}
    return settle(options, {key: value for key, value in given.items() if value in choices.get(key, ())})


def preset_of(presets: tuple[Preset, ...], options: tuple[Option, ...], chosen: Mapping[str, str]) -> str | None:
    """Return the id of the preset that these choices amount to, or None when they are a mix of one's own."""
    settled = settle(options, chosen)
    return next((preset.id for preset in presets if settle(options, dict(preset.values)) == settled), None)


class State(Struct, frozen=True, kw_only=True):
    """The fields of every game's state. Both exist for the undo rule, and their counters only grow.

    `knowledge[seat]` counts how often that seat learned something that its own choice alone did not tell it.
    """

    chance: Chance
    knowledge: tuple[int, ...]


class View(Struct, frozen=True, kw_only=True):
    """What one viewer may know. It is built field by field and holds no reference to a state.

    `viewer` is the seat, None for a spectator. `to_move` are the seats that have to decide now.
    """

    viewer: int | None
    seats: int
    to_move: tuple[int, ...]
    over: bool


class Look(Struct, frozen=True):
    """One way to look at a game: `board`, `hand`, a planet. Commands, buttons, texts and pictures share it.

    `private`: it shows what only the viewer may know, so it is offered to players and never posted in a channel.
    `sent`: each player gets it by DM at the start, at each own turn and after each change.
    `about`: the kind of noun it takes, such as "planet" or "seat"; None if it takes none. `picture`: it can be drawn.
    `notebook`: it lists what its viewer has seen before; `/notebook` opens it.
    """

    id: str
    private: bool
    sent: bool = False
    about: str | None = None
    picture: bool = True
    notebook: bool = False


class DataFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A data file of a game: its name and the SHA-256 of its bytes in hexadecimal."""

    file: str
    sha256: str


class Meta(Struct, frozen=True):
    """A game's description. `prefix` begins all its Fluent keys; `edition` names its data.

    The text `<prefix>-about` describes the game in a sentence or two, `<prefix>-tagline` in a few words;
    `<prefix>-table-name` has 24 names for tables, by number.

    `ends`: the ways in which the rules end a game, each the `reason` of its last event; the table adds `vote`.
    `data`: the files of the edition, fixed by the rules version; a record names them with their hashes.
    `levels` of computer players, the weakest first. Those in `searching` play better with more effort; with each
    stands its pace, the iterations a second that are assumed until its first search is measured (`core.effort`).
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
    searching: tuple[tuple[str, float], ...] = ()
    data: tuple[DataFile, ...] = ()

    def verb_map(self) -> dict[str, Verb]:
        """Return the verbs by id."""
        return {verb.id: verb for verb in self.verbs}

    def paces(self) -> dict[str, float]:
        """Return the assumed pace of each level that searches."""
        return dict(self.searching)

    def look(self, look_id: str) -> Look | None:
        """Return the look of this id, or None."""
        return next((look for look in self.looks if look.id == look_id), None)


class Step(Struct, frozen=True, gc=False):
    """The outcome of an action: the new state, and what happened in order."""

    state: Any
    events: tuple[Event, ...]


class Line(Struct, frozen=True):
    """One line of a score: its category, its points, and a phrase about how they came about."""

    category: str
    points: int
    detail: Phrase | None = None


class Result(Struct, frozen=True):
    """One participant's score. `seat` is None for an opponent that belongs to the rules; then `name` is its name.

    `rank` starts at 1; equal ranks share the place. `tiebreak` is the value that decides between equal totals.
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


class Question(NamedTuple):
    """What a computer player is asked: which of these legal actions the seat takes. It knows the view alone.

    `effort`: iterations, for levels that search. `chance`: what the computer player draws from.
    """

    view: Any
    legal: tuple[Action, ...]
    seat: int
    level: str
    effort: int
    chance: Stream


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
        """Return the events of the setup, from the first state. Often ()."""
        ...

    def to_move(self, state: Any, /) -> tuple[int, ...]:
        """Return the seats that have to decide now, several if the rules say so; () if the game is over."""
        ...

    def legal(self, state: Any, seat: int) -> tuple[Action, ...]:
        """Return every legal action of the seat; () if it is not to move. The order is stable."""
        ...

    def default(self, state: Any, seat: int) -> Action | None:
        """Return the action for an absent player or one whose time is up, or None."""
        ...

    def why_illegal(self, state: Any, seat: int, action: Action) -> Refusal | None:
        """Return why the action is illegal for the seat, or None. Agrees with `legal` on every action."""
        ...

    def apply(self, state: Any, seat: int, action: Action) -> Step:
        """Return the outcome of the action. Raises `IllegalAction` with the refusal. Never changes its arguments."""
        ...

    def stalled(self, state: Any) -> bool:
        """Return whether the game makes so little progress that the table should be offered an end by vote."""
        ...

    def end_now(self, state: Any) -> Step:
        """End the game now (by vote) and score the present state."""
        ...

    def view(self, state: Any, viewer: int | None) -> Any:
        """Return the view of a seat, or of a spectator (None)."""
        ...

    def score(self, state: Any) -> Standing:
        """Return the score as if the game ended now; final if it is over. It holds secrets until then."""
        ...

    def check(self, state: Any) -> None:
        """Raise `BrokenInvariant` unless every piece is in exactly one place and all counts agree."""
        ...

    def choose(self, question: Question) -> Action:
        """Choose an action for a computer player."""
        ...

    def explain(self, question: Question, action: Action) -> Phrase | None:
        """Return one sentence about why `choose` answers the same question by this action; None if there is none.

        For an action that it would not have chosen, the sentence gives what speaks for the action.
        """
        ...

    def sample_state(self, view: Any, viewer: int | None, chance: Stream) -> Any:
        """Return a random full state that is consistent with all that the viewer has learned."""
        ...

    def redeal_hidden(self, state: Any) -> Any:
        """Return the state with everything that no player knows dealt again by its chance. No view changes.

        It is used after a rewind, so that no player knows what will come.
        """
        ...

    def hidden_setup(self, state: Any) -> Mapping[str, Any]:
        """Return the place of every hidden piece by name, for a record that other programs can verify."""
        ...


class Presenter(Protocol):
    """The texts of a game: phrases for views, actions and events. All methods are pure functions."""

    def prompt(self, view: Any) -> Phrase:
        """Return which players have to decide what, so far as this viewer may know."""
        ...

    def headline(self, view: Any) -> tuple[Phrase, ...]:
        """Return urgent facts: the end is near, or who still plays in the last round. Often ()."""
        ...

    def label(self, view: Any, action: Action) -> Phrase:
        """Return what the action does here, short enough for a button (80 characters)."""
        ...

    def hint(self, view: Any, action: Action) -> Phrase | None:
        """Return more about the action, for a menu's second line (100 characters)."""
        ...

    def slot_label(self, view: Any, verb: str, slot: str, value: str) -> Phrase:
        """Name one value of a slot, as autocomplete shows it (100 characters)."""
        ...

    def icon(self, slot: str, value: str) -> str | None:
        """Return the name of the small picture of a slot's value, None if it has none. The renderers draw it."""
        ...

    def own_nouns(self, view: Any) -> tuple[str, ...]:
        """Return the values of the viewer's own pieces, such as the cards of their hand, whether usable now or not."""
        ...

    def vocabulary(self, view: Any, verb: str, slot: str) -> tuple[tuple[str, Phrase], ...]:
        """Return all values that a slot can have in this game, legal now or not, as (value, name).

        For a slot of several things these are the single things. A value may have several names, the usual one first.
        """
        ...

    def companion_looks(self, view: Any) -> tuple[str, ...]:
        """Return the looks that help with the present choice, the most useful first: shown above its buttons.

        A look that takes a noun is shown about its first subject, so that must be the viewer's own seat.
        """
        ...

    def subjects(self, view: Any, look: str) -> tuple[tuple[str, Phrase], ...]:
        """Return what a look may be about, as (noun, name); () when it takes none."""
        ...

    def text(self, view: Any, look: str, about: str | None) -> tuple[Phrase, ...]:
        """Return all that the look shows, line by line, complete enough to play without pictures."""
        ...

    def alt(self, view: Any, look: str, about: str | None) -> Phrase:
        """Return the look in one paragraph, for a picture's alt text (1024 characters)."""
        ...

    def describe(self, event: Event, viewer: int | None, over: bool) -> Phrase | None:
        """Return the event as the viewer may read it, or None. `over`: the game is over and everything is public."""
        ...

    def score_label(self, category: str) -> Phrase:
        """Name a line of the score."""
        ...

    def rules(self, topic: str) -> tuple[Phrase, ...]:
        """Explain a topic of the rules in our own words, paragraph by paragraph; `summary`: the game on one page."""
        ...


class Title(Struct, frozen=True):
    """A game in the registry: rules and presenter.

    New tables use the rules `game`; `former` are the rules of earlier versions. `lesson`: its guided first game, if it
    has one.
    """

    game: Game
    presenter: Presenter
    former: tuple[Game, ...] = ()
    lesson: Lesson | None = None

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
