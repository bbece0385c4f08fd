"""Computer players' turns, and the hints they give."""
