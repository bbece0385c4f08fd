-- Guild files of earlier versions get timers when they are opened (lobbies that close by themselves). Nothing would open
-- those in which nothing is due, so the index is filled from all files once more.

UPDATE progress SET whole = 0;
