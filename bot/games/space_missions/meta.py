"""The game's constants: options, presets, looks, players, verbs."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.contract import Look, Meta, Option, Preset
from bot.games.space_missions.actions import VERBS
from bot.games.space_missions.material import EDITION, EDITION_FILE
from bot.games.space_missions.media import DRAWN, EITHER, MEDIA_FILE
from bot.games.space_missions.setup import RULES, WITHOUT

OPTIONS = (
    Option(
        "media",
        ("first-games", "four", "four-1", "four-2", "four-3", "four-4", "six", "six-1", "six-2", "all"),
        "first-games",
        "16.3",
    ),
    Option("either", EITHER, DRAWN, "16.4"),
    Option("lunar", ("scored", "unscored", "drawn"), "scored", "15.2"),
    Option("manned", ("scored", "unscored", "drawn"), "scored", "15.2"),
    Option("unmanned", ("scored", "unscored", "drawn"), "scored", "15.2"),
    Option("bonuses", ("printed", "tiles", *(WITHOUT + tile for tile in EDITION.bonuses.tiles)), "printed", "13.1"),
    Option("automa", ("normal", "trainee", "expert"), "normal", "17.1"),
    Option("order", ("random", "fixed"), "random"),
)

OPTIONS_1 = tuple(
    replace(option, choices=("printed", "tiles")) if option.id == "bonuses" else option
    for option in OPTIONS
    if option.id != "either"
)
"""The options of version 1 of the rules."""

PRESETS = (
    Preset("first-games", ()),
    Preset("varied", (("media", "four"), ("bonuses", "tiles"))),
    Preset(
        "drawn",
        (("media", "four"), ("bonuses", "tiles"), ("lunar", "drawn"), ("manned", "drawn"), ("unmanned", "drawn")),
    ),
    Preset("expert", (("automa", "expert"),)),
)

LOOKS = (
    Look("board", private=False),
    # What a seat has seen of its own decks is its secret; a spectator's view of a control board simply lacks it.
    Look("control", private=True, sent=True, notebook=True),
    Look("hand", private=True, sent=True),
    Look("player", private=False, about="seat"),
    Look("flight", private=False),
    Look("mission", private=False, about="mission", picture=False),
    Look("trial", private=True),
    Look("known", private=True, picture=False),
    Look("score", private=False),
)

META = Meta(
    id="space-missions",
    prefix="sms",
    title="Space Missions",
    designer="Frank Müller",
    publisher="tiros-games",
    edition=EDITION.edition,
    players=(1, 4),
    options=OPTIONS,
    presets=PRESETS,
    verbs=VERBS,
    looks=LOOKS,
    levels=("easy", "steady", "strong"),
    searching=(("strong", 4_000.0),),
    rule_topics=(
        "goal",
        "year",
        "specialists",
        "actions",
        "tests",
        "craft",
        "announce",
        "event",
        "flight",
        "technologies",
        "astronauts",
        "rewards",
        "bonuses",
        "end",
        "scoring",
        "media",
        "solo",
        "edition",
    ),
    ends=("landing", "sixties"),
    rules_version=RULES,
    data=(EDITION_FILE, MEDIA_FILE),
)
META_1 = replace(META, options=OPTIONS_1, rules_version=1)
