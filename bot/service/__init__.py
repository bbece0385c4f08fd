"""The application: tables, turns, looks and notices. Reaches db, renderers and Discord through ports."""
