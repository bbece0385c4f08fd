"""The host under load: measured by `make bench`, and in a short form judged by the tests."""

SECONDS = "BENCH_LOAD_SECONDS"
"""The environment variable that says how long the bench's fixed load lasts."""
