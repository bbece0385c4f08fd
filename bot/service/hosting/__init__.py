"""The tools of whoever hosts a table or looks after a server."""
