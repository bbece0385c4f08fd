"""The game's constants: options, presets, looks, players, verbs."""

from __future__ import annotations

from bot.games.core.contract import Look, Meta, Option, Preset
from bot.games.space_mission.actions import VERBS
from bot.games.space_mission.material import EDITION, EDITION_FILE

OPTIONS = (
    Option("own-reserved", ("yes", "no"), "yes", "6.4"),
    Option("end", ("space", "developed"), "space", "10.4"),
    Option("notebook", ("visits", "off", "inferences"), "visits", "9.4"),
    Option("order", ("random", "fixed"), "random", "2.1"),
)

PRESETS = (
    Preset("yucata", ()),
    Preset("rulebook", (("own-reserved", "no"), ("notebook", "off"))),
)

LOOKS = (
    Look("board", private=False),
    Look("hand", private=True, sent=True),
    Look("tiles", private=True, sent=True),
    # A seat's own visit and reserved tiles are its secrets; a spectator's view of a planet simply lacks them.
    Look("planet", private=True, about="planet", notebook=True),
    Look("player", private=False, about="seat"),
    Look("pile", private=True),
    Look("known", private=True, picture=False),
    Look("score", private=False),
)

META = Meta(
    id="space-mission",
    prefix="sm",
    title="Space Mission",
    designer="Matt Worden",
    publisher="Schmidt Spiele",
    edition=EDITION.edition,
    players=(2, 5),
    options=OPTIONS,
    presets=PRESETS,
    verbs=VERBS,
    looks=LOOKS,
    levels=("easy", "steady", "strong"),
    rule_topics=(
        "goal",
        "turn",
        "top-up",
        "jump",
        "fly",
        "scan",
        "develop",
        "discover",
        "space",
        "end",
        "scoring",
        "edition",
    ),
    ends=("space", "developed"),
    rules_version=1,
    searching=(("strong", 3_000.0),),
    data=(EDITION_FILE,),
)
