"""The host under load: measured by `make bench`, and in a short form judged by the tests."""

SECONDS = "BENCH_LOAD_SECONDS"
PART = "BENCH_LOAD_PART"
"""The environment variables that say how long the bench's fixed load lasts, and which part is measured alone."""
