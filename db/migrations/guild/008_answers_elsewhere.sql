-- Who waits for an answer is noted in the wake file, together with all guilds'. What stood here is forgotten: it could
-- be answered for fifteen minutes.

DROP TABLE unanswered;
