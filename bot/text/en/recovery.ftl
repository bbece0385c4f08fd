restarted-panel = I was restarted while working on this. Nothing is lost; this is how it stands now.
