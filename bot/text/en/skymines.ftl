### Skymines: names of things, verbs and choices.

sk-about = Send companies to the Moon, buy their shares, and be the richest when the seventh round ends – for 1 to 4 players, 75 to 150 minutes.
sk-tagline = invest, expand, research
sk-edition = our own numbers on the published rules
sk-luna = Luna

## Names

sk-company-astrogo = Astrogo
sk-company-tawac = Tawac
sk-company-skymine = Skymine
sk-company-minerva = Minerva
sk-nothing = nothing
sk-coins = { $count ->
        [one] 1 CrypCoin
       *[other] { $count } CrypCoin
    }
sk-helium = { $count } helium-3
sk-points = { $count ->
        [one] 1 research point
       *[other] { $count } research points
    }
sk-kind-titanium = titanium
sk-kind-minerals = minerals
sk-kind-carbon = carbon
sk-kind-energy = energy
sk-kind-research = research scientist
sk-kind-field = field scientist
sk-kind-share = single share
sk-such-card = that card
sk-card-titanium = titanium { $value }
sk-card-minerals = minerals { $value }
sk-card-carbon = carbon { $value }
sk-card-energy = energy { $value }
sk-card-research = research scientist { $value }
sk-card-field = field scientist { $value }
sk-card-field-company = field scientist of { $company }
sk-card-share = share of { $company }
sk-card-with-share = { $card } with a share of { $company }
sk-tile-plus = +1 tile
sk-tile-research = research tile
sk-tile-field = field tile
sk-tile-energy = energy tile
sk-such-plan = that plan
sk-plan = { $id } ({ $requirement }: { $reward })
sk-plan-special = special plan { $id } (costs { $price }, worth { $points })
sk-need-titanium = titanium { $count }
sk-need-minerals = minerals { $count }
sk-need-carbon = carbon { $count }
sk-need-energy = energy { $count }
sk-need-any = { $count } of one resource
sk-need-scientist = another scientist
sk-need-field = a field scientist
sk-reward-titanium-coin = 1 CrypCoin for each titanium but one
sk-reward-own-track = its track
sk-reward-track = { $company } +{ $count }
sk-reward-track-any = any track +{ $count }
sk-reward-track-each = every track +{ $count }
sk-reward-remove = { $count ->
        [one] remove 1 outpost
       *[other] remove { $count } outposts
    }
sk-space-scientist = scientist majority
sk-space-titanium = titanium majority
sk-space-carbon = carbon majority
sk-space-energy = energy majority
sk-space-minerals = minerals majority
sk-space-first-player = first player
sk-space-buy = buy a card
sk-space-sell = sell a card
sk-space-tile-plus = +1 tile
sk-space-tile-research = research tile
sk-space-tile-field = field tile
sk-space-tile-energy = energy tile
sk-space-track = bonus { $level } of track { $track }
sk-space-personal = own space of { $mission }
