"""Verification of a record: from a file, or of a table."""
