"""The rules of every game, anywhere: a summary, topic by topic, one paragraph, and a search."""
