"""What is shown: cards made from views, each added up from nothing. Nothing here changes a table."""
