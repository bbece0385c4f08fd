"""What the searches for leaks share."""

from tests.support.migrated import migrated_once as migrated_once
from tests.support.threadless import sqlite_without_threads as sqlite_without_threads
