"""Tables whose players are all present."""
