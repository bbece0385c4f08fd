"""What runs beside the tables: queues, locks, presence, the process of computer players. None of it is stored."""
