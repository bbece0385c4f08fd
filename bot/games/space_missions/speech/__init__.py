"""The parts of Space Missions' presenter."""
