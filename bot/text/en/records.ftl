# What `verify` says of a record.
record-valid = The record holds: { $game }, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} checked against the rules, the seed and the result.
record-fault-too-large = The file is larger than any record.
record-commitment = Its commitment is { $commitment }. The record itself cannot show that this is the game you played: compare it with the commitment that the bot published in the channel and in the log when that game began (`--commitment` does it for you).
record-commitment-same = Its commitment is the one you gave: the seed was fixed when that game began.
record-commitment-other = This is the record of another game: its commitment is { $commitment }, not the one you gave.
record-commitment-unreadable = --commitment takes the 64 hexadecimal digits that the bot published when the game began.
record-fault-unreadable = This is not a JSON file, or a part of it is missing.
record-fault-nested = This file is nested deeper than any record.
record-fault-doubled = The name “{ $detail }” stands twice in the same object; in a record each stands once.
record-fault-foreign = This is a JSON file, but not the record of a game.
record-fault-lacks-field = This is not a whole record: { $detail } is missing.
record-fault-unknown-field = A record has nothing called { $detail }.
record-fault-wrong-type = A record has something of another kind at { $detail }.
record-fault-public = This is the public record of a running game. It holds no secrets; it can be checked once the game is over.
record-fault-format = This version of Mission Control does not know the format { $detail }.
record-fault-game = This version of Mission Control has no game called “{ $detail }”.
record-fault-title = “{ $detail }” is not the title of this game.
record-fault-edition = The record was played with another edition: { $detail }
record-fault-data = The record was played with other data files: their hashes differ from those of this edition and rules version.
record-fault-rules = The record was played with rules version { $detail }, which is not known here.
record-fault-seats = The seats do not fit the game: { $detail }
record-fault-options = The options do not fit the game. { $detail }
record-fault-seed = The seed is not 32 bytes in hexadecimal.
record-fault-commitment = The seed is not the one that was committed to at the start.
record-fault-deal = The deal is not the one that the seed gives.
record-fault-too-long = The record has more entries than any game: { $detail }
record-fault-number = Entry { $entry } fails: it is numbered { $detail }.
record-fault-over = Entry { $entry } fails: the game was over before it.
record-fault-seat = Entry { $entry } fails: there is no such seat: { $detail }
record-fault-player = Entry { $entry } fails: the game has no such player: { $detail }
record-fault-effort = Entry { $entry } fails: no computer player of this game searches with an effort of { $detail }.
record-fault-reason = Entry { $entry } fails: a table ends a game by “vote” alone, not by “{ $detail }”.
record-fault-unknown-action = Entry { $entry } fails: the game knows no action “{ $detail }”.
record-fault-illegal = Entry { $entry } fails: the rules do not allow “{ $detail }” there.
record-fault-take-back = Entry { $entry } fails: entry { $detail } could not be taken back there.
record-fault-log = Entry { $entry } does not fit the log.
record-fault-happened = Entry { $entry } fails: the rules make something else happen there.
record-fault-unfinished = The game is not over at the end of the record.
record-fault-result = The result is not the one that the rules give.

# What `transfer in` says of a file that no table can be made of.
transfer-fault-too-large = The file is larger than any table.
transfer-fault-unreadable = This is not a table in a file, or not a whole one.
transfer-fault-misfit = This is not a table in a file: something else belongs at { $detail }.
transfer-fault-format = This version of Mission Control does not know the format { $detail }.
transfer-fault-hash = The content is not the one that the file’s SHA-256 names: it was changed or cut off.
transfer-fault-game = There is no game { $detail } here.
transfer-fault-rules = The table is played by rules version { $detail }, which is not known here.
transfer-fault-edition = The table is played with another edition: { $detail }
transfer-fault-options = The options do not fit the game. { $detail }
transfer-fault-terms = The terms of the table are not known here: { $detail }
transfer-fault-seats = The seats do not fit the game: { $detail }
transfer-fault-too-long = The log has more entries than any game: { $detail }
transfer-fault-log = The log cannot have been played: entry { $detail } does not fit.
transfer-fault-remarks = The remarks in the log do not fit the table: { $detail }
transfer-fault-notes = A player has more notes than there is room for: { $detail }
transfer-fault-state = The position is not the one that the log leads to.
