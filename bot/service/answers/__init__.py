"""Every question gets a card, also when something failed on the way, and also when the answer was lost."""
