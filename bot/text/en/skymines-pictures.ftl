# Words drawn in pictures of Skymines. Keep them short: they stand in narrow places.

## Board and tracks

sk-picture-moon = The Moon
sk-picture-belt = The Belt
sk-picture-round = Round { $round } of 7
sk-picture-first = First player
sk-picture-phase-token = Tokens
sk-picture-phase-planning = Choosing
sk-picture-phase-actions = Actions
sk-picture-phase-over = Scoring
sk-picture-over = The game is over

sk-picture-tracks = Company tracks

## Cards and plans

sk-picture-display = Cards
sk-picture-display-note = price in units, column included
sk-picture-goes = goes after the round
sk-picture-empty = empty
sk-picture-stack = Stack: { $count }
sk-picture-discard = Discarded: { $count }
sk-picture-research = Research plans
sk-picture-research-note = needed above, gained below
sk-picture-specials = Special plans, R and their round
sk-picture-taken = taken
sk-picture-supplement = the first that is taken also brings the coins at its top
sk-picture-need-any-one = units of one resource
sk-picture-need-scientist = another scientist
sk-picture-need-field = a field scientist

## Player boards

sk-picture-board = My board
sk-picture-first-player = first player
sk-picture-dropped = dropped out
sk-picture-planned = has chosen cards
sk-picture-token-chosen = has chosen
sk-picture-planned-own = chosen: only you see it
sk-picture-cash = CrypCoin
sk-picture-markers = Markers
sk-picture-single-use = One-time
sk-picture-tank-worth = Tank
sk-picture-research-worth = Research
sk-picture-in-hand = Hand
sk-picture-slot-tank = opens at tank { $space }
sk-picture-slot-research = opens at screen { $screen }
sk-picture-decks = Resting decks
sk-picture-slots-open = Action slots
sk-picture-slots-dropped = Action slots: dropped out
sk-picture-slots-choosing = Action slots: nothing chosen yet
sk-picture-slots-own = Action slots: only you see them yet
sk-picture-slots-secret = Action slots: still secret
sk-picture-tiles = Tiles:
sk-picture-next-tiles = Next round:
sk-picture-covered = covered: { $plans }
sk-picture-tank = Tank track: { $space } of { $last }
sk-picture-upload = Research screen { $screen } of { $last }
sk-picture-start = not begun
sk-picture-no = no
sk-picture-linked = Mission { $mission }
sk-picture-unlinked = No mission yet
sk-picture-own-space = own space { $mission }:
sk-picture-hand = In hand: { $count }
sk-picture-hand-empty = no cards
sk-picture-tokens = Choose a token
sk-picture-chosen = you chose { $token }
sk-picture-locked = locked for now
sk-picture-plan = research plan

## Bonus spaces and missions

sk-picture-spaces = Bonus spaces
sk-picture-spaces-note = lit: open to you
sk-picture-majorities = Majorities. 2+: from 2 units on (scientists: cards)
sk-picture-scientists = scientists
sk-picture-bonus-tiles = Bonus tiles: cards for the next round. −: the price
sk-picture-own-spaces = Missions’ own spaces, open after three tasks
sk-picture-track-spaces = Bonuses of company tracks, and who has reached them
sk-picture-buy = Buy
sk-picture-sell = Sell
sk-picture-at-price = price
sk-picture-missions = Missions
sk-picture-missions-note = 2 CrypCoin and a marker per task
