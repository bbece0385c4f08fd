restarted-panel = I was restarted while I was working on this. Nothing is lost; this is how things stand now.
restarted-answer = I was restarted while I was working on this. Nothing is lost: press **Act** on the board to see how things stand.
late-panel = Discord did not take my answer for a while. Nothing is lost; this is how things stand now.
late-answer = Discord did not take my answer for a while. Nothing is lost: press **Act** on the board to see how things stand.
done-unseen = Done. I cannot show it just now: something failed after I had saved it. Have a look in a moment; you need not do it again.
done-in-part = Only a part of that is done: I could not go on just now. Please do it once more in a moment; nothing is done twice.
apology-part = Only a part of that is done: then something went wrong on my side, and it has been written down as **{ $id }**. Please do it once more; nothing is done twice.
apology-done = Done, but something went wrong on my side when I wanted to show it; it is on record as **{ $id }**. You need not do it again.
