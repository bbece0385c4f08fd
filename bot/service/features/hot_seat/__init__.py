"""Several players at one screen with one account: guests in the lobby, and the pass card between two players."""
