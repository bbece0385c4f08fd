"""Questions put to every player at a table, and their votes."""
