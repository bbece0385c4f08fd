"""What the searches for leaks share."""

from tests.support.threadless import sqlite_without_threads as sqlite_without_threads
