### What Skymines' guided part is, and what each of its steps shows: for the closing page of a learner who missed it.

sk-lesson-part = the first of seven rounds, step by step. You may play the others after it.
sk-lesson-token-shows = the starting token
sk-lesson-plan-shows = cards for your action slots
sk-lesson-majority-shows = a majority: a bonus marker for the most cards of a kind
sk-lesson-second-shows = a second majority
sk-lesson-tile-shows = a bonus tile: a card for the next round
sk-lesson-buy-shows = a new card for units of resources
sk-lesson-expand-shows = expanding a company with energy
sk-lesson-enter-shows = another sector with energy that is left
sk-lesson-research-shows = a research plan for a research point
sk-lesson-units-shows = units that move you on company tracks
sk-lesson-drop-shows = dropping out, with a resting deck back in hand
