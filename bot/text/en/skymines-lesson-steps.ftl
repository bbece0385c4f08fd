### What Skymines' guided part is, and what each of its steps shows: for the closing page of a learner who missed it.

sk-lesson-part = the first of seven rounds, step by step. You may play the others after it.
sk-lesson-token-shows = the starting token
sk-lesson-plan-shows = cards for your action slots
sk-lesson-majority-shows = a majority
sk-lesson-second-shows = a second majority
sk-lesson-first-shows = being first player
sk-lesson-buy-shows = a new card for units
sk-lesson-expand-shows = expanding a company
sk-lesson-enter-shows = the next sector of an expansion
sk-lesson-upload-shows = a research scientist at work
sk-lesson-plans-shows = plans for a scientist’s research points
sk-lesson-research-shows = a research plan
sk-lesson-drop-shows = dropping out
