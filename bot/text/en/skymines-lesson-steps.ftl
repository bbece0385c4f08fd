### What Skymines' guided part is, and what each of its steps shows: for the closing page of a learner who missed it.

sk-lesson-part = the first of seven rounds, step by step. You may play the others after it.
sk-lesson-token-shows = the starting token
sk-lesson-plan-shows = cards for your action slots
sk-lesson-majority-shows = a majority: a bonus marker for the most cards of a kind
sk-lesson-second-shows = a second majority
sk-lesson-first-shows = being first player, and a research point
sk-lesson-buy-shows = a new card for units of resources
sk-lesson-expand-shows = expanding a company with energy
sk-lesson-enter-shows = another sector with energy that is left, and a second plan
sk-lesson-upload-shows = a research scientist that moves your upload marker along plans
sk-lesson-plans-shows = plans for the research points of the scientist
sk-lesson-research-shows = a research plan for a research point
sk-lesson-drop-shows = dropping out, with a resting deck back in hand
