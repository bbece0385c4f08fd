"""Parts of a bench of which one fails and one hangs, to see that the others are measured all the same."""
