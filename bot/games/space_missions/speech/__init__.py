"""The parts of the tongue of Space Missions."""
