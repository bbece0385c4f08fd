-- The welcome in a server that the bot joined: at most one. It may have been sent if and only if `channel` is set.
-- `nonce` is in its buttons, by which the message is found again. `message` is NULL until it is known.
CREATE TABLE welcome (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at REAL NOT NULL,
    nonce INTEGER NOT NULL,
    channel INTEGER,
    message INTEGER
) STRICT;

-- Servers that the bot is in already know it.
INSERT INTO welcome (one, at, nonce) SELECT 1, 0, 0 FROM guild;
