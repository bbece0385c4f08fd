"""The tables of a server, for users who look for one."""
