"""The tongue of Space Mission in parts; `speaker.SpaceMissionSpeaker` puts them together."""
