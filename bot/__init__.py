"""Mission Control: a host for space board games in Discord."""
