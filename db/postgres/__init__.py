"""The store on PostgreSQL: `bot.service.ports.Store` on the statements that the files use, too."""
