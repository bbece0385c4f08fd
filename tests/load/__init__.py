"""The host under load: measured by `make bench`, and in a short form judged by the tests."""
