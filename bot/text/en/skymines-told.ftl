### Skymines: what happened, in the log and in recaps.

sk-token = { $id } ({ $bonus }; research plan { $plan })
sk-told-token = { $who }: { $token }
sk-told-has = { $who } ({ $cards })
sk-told-offered = { $who } is the first player. The display: { $cards }.
sk-told-offered-known = { $told } Your two tokens: { $tokens }.
sk-told-chose = { $who } has chosen a token.
sk-told-chose-known = { $who } chose the token { $token }.
sk-told-tokens = The tokens: { $chosen }.
sk-told-selected = { $who } is choosing cards.
sk-told-selected-known = { $who } arranges { $cards }.
sk-told-planned = { $who } has chosen cards.
sk-told-planned-known = { $who } chose { $cards } for the action slots.
sk-told-revealed = The cards are turned up: { $areas }.
sk-told-used-resources = { $who } used { $cards }: { $value ->
        [one] 1 unit.
       *[other] { $value } units.
    }
sk-told-acquired = { $who } used { $cards } and paid { $cost ->
        [0] nothing
        [one] 1 unit
       *[other] { $cost } units
    } for { $card }.
sk-told-boosted = { $who } laid the +1 tile on { $card }.
sk-told-advanced = { $who } moved { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } on the track of { $company }, to { $place }.
sk-told-paid = { $told } Paid: { $coins }.
sk-told-passed = { $who } passed threshold { $threshold } of { $company }: { $coins }.
sk-told-passed-others = { $told } { $count ->
        [one] So does { $who }, who passed it before.
       *[other] So do { $who }, who passed it before.
    }
sk-told-stopped-barrier = { $who } stopped before a barrier of { $company }; { $count ->
        [one] 1 space is lost.
       *[other] { $count } spaces are lost.
    }
sk-told-stopped-end = { $who } stands at the end of the track of { $company }; { $count ->
        [one] 1 space is lost.
       *[other] { $count } spaces are lost.
    }
sk-told-stopped-units = { $who } lost { $count ->
        [one] 1 unit.
       *[other] { $count } units.
    }
sk-told-stopped-energy = { $who } leaves { $count } energy unused.
sk-told-expanded = { $who } expands { $company } with { $energy } energy.
sk-told-expanded-nothing = { $who } used { $energy } energy and could enter nothing.
sk-told-entered = { $company } enters sector { $target } for { $cost } energy.
sk-told-ousted = { $company } enters sector { $target } for { $cost } energy and ousts { $ousted }.
sk-told-gained = { $who } gains { $reward }.
sk-told-returned = A piece of { $company } returns to row { $column }.
sk-told-gone = A piece of { $company } finds no room and leaves the game.
sk-told-removed = { $who } removed an outpost of { $company }.
sk-told-stored = { $who } stands on space { $place } of the tank track.
sk-told-and-coins = { $told } Beyond the end: { $coins }.
sk-told-slot = { $told } One more action slot is on.
sk-told-took-plan = { $who } took { $plan } and laid it on research screen { $screen }.
sk-told-covered = { $told } It covers { $plan }.
sk-told-supplement = { $told } With it: { $coins }.
sk-told-took-coins = { $who } took { $coins } instead of research plans.
sk-told-uploaded = { $who } used { $card } and moved the upload marker { $count ->
        [one] 1 plan
       *[other] { $count } plans
    } on, to research screen { $screen }.
sk-told-uploaded-not = { $who } used { $card } without uploading.
sk-told-flipped = { $told } The plan on research screen { $screen } was turned face down: it asks for nothing now.
sk-told-used-field = { $who } used { $card }: { $reward }.
sk-told-used-field-collectors = { $who } used { $card }: { $reward }, with { $count ->
        [one] 1 gas collector.
       *[other] { $count } gas collectors.
    }
sk-told-placed = { $who } placed a marker: { $space }.
sk-told-bought = { $who } bought { $card } for { $coins }.
sk-told-sold = { $who } sold { $card } and got { $coins }.
sk-told-discarded = { $who } discarded { $card }.
sk-told-recovered = { $who } took { $card } from the discard pile for { $coins }.
sk-told-dropped = { $who } dropped out.
sk-told-dropped-deck = { $who } dropped out and took { $cards }.
sk-told-rest = { $card } (slot { $slot })
sk-told-rested = { $who } lets cards rest: { $cards }.
sk-told-linked = { $who } linked to mission { $mission }.
sk-told-fulfilled = { $who } fulfilled task { $task } of { $mission }.
sk-told-personal = { $told } All three are done: an own bonus space opens.
sk-told-refilled = New research plans: { $plans }.
sk-told-prepared = Round { $round } begins, { $who } first. New in the display: { $cards }.
sk-told-prepared-tiles = { $told } Tiles: { $tiles }.
sk-told-luna-prepared = Luna's majority cards: { $left } and { $right }.
sk-told-luna-acted = Luna turns up { $card }.
sk-told-luna-gained = Luna gains { $reward }.
sk-told-luna-discarded = Luna discards { $plans }.
sk-told-luna-passed = Luna has passed.
sk-told-ended-rounds = The seventh round is over.
sk-told-ended-vote = The table voted to end the game.
sk-told-column-named = { $who } takes the next outposts of { $company } from row { $column }.
sk-told-half-1 = { $who } uses the discarded card.
sk-told-half-2 = { $who } takes a card of the discard pile.
sk-told-track-chosen = { $who } chose the track of { $company } to move { $count ->
        [one] 1 space there.
       *[other] { $count } spaces there.
    }
sk-told-declined-link = { $who } links no mission for now.
sk-told-declined-recover = { $who } takes no card of the discard pile.
sk-told-declined-perform = { $who } does not use the discarded card.

# In a few words, after a name: "**Bert:** used 4 units, Helium to 7 and gained 2 CrypCoin"
sk-short-resources = used { $value ->
        [one] 1 unit
       *[other] { $value } units
    }
sk-short-acquired = acquired { $card }
sk-short-boosted = +1 tile
sk-short-advanced = { $company } to { $place }
sk-short-advanced-paid = { $company } to { $place } (paid { $coins })
sk-short-passed = threshold of { $company } ({ $coins })
sk-short-stopped-barrier = stopped at a barrier
sk-short-stopped-end = reached the end of a track
sk-short-stopped-units = { $count ->
        [one] 1 unit lost
       *[other] { $count } units lost
    }
sk-short-stopped-energy = { $count } energy unused
sk-short-expanded = { $company } with { $energy } energy
sk-short-expanded-nothing = { $energy } energy for nothing
sk-short-entered = sector { $target }
sk-short-ousted = sector { $target } ({ $ousted } ousted)
sk-short-gained = +{ $reward }
sk-short-removed = removed an outpost of { $company }
sk-short-stored = tank { $place }
sk-short-took-plan = plan to research screen { $screen }
sk-short-uploaded = uploaded to research screen { $screen }
sk-short-uploaded-not = used { $card }
sk-short-used-field = { $card }: { $reward }
sk-short-placed = marker on { $space }
sk-short-bought = bought { $card }
sk-short-sold = sold { $card }
sk-short-discarded = discarded { $card }
sk-short-recovered = recovered { $card }
sk-short-dropped = dropped out
sk-short-linked = linked to mission { $mission }
sk-short-fulfilled = task { $task } of { $mission }
sk-short-chose = chose the token { $token }
sk-short-selected = arranges { $cards }
sk-short-planned = chose { $cards }
sk-short-column-named = row { $column } of { $company }
sk-short-half-1 = used the discarded card
sk-short-half-2 = takes a card of the discard pile
sk-short-track-chosen = track of { $company }
sk-short-declined-link = no mission linked
sk-short-declined-recover = no card of the discard pile
sk-short-declined-perform = discarded card not used
sk-short-rested = resting: { $cards }
