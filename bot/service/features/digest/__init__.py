"""Notices that are kept for later and arrive in one message."""
