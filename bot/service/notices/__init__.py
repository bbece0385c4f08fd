"""What is said unasked, and how it is held back, gathered and called back: the parts of outgoing rows."""
