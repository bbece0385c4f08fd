"""Taking actions: the private panel and its buttons."""
