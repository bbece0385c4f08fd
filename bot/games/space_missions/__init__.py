"""Space Missions (Frank Müller): eight missions from the first rocket to the lunar landing, 1962 to 1969."""
