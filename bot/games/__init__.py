"""The rules. Pure: no Discord, no database, no pictures, no clock, no I/O."""
