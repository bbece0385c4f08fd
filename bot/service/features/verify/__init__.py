"""Verification of a record, of a file or of a table."""
