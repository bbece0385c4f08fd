"""Space Mission by Matt Worden (Schmidt Spiele, 2011)."""
