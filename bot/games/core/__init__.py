"""What a game is written with: the contract, and the toolkit that implements most of it."""
