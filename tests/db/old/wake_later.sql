-- version 2, migration 5e612843ed0ed7a3
INSERT OR REPLACE INTO "unanswered" VALUES(104,5,'token',900000000000000001,111222333444555666,'de',4000.0);
-- version 3, migration 2217f5f778dfe3fa
-- version 4, migration f53e689d0955c106
-- version 5, migration be9e100c7229b9ce
-- version 6, migration f00d65466f480b52
