"""Trying actions of the present turn before they are done."""
