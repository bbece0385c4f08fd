"""What a person can do and see. Each package is one feature: actions are transactions, cards what is shown."""
