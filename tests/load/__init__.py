"""The bot under load: measured by `make bench`, and judged in a short form by the tests."""
