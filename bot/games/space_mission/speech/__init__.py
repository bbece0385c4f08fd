"""The tongue of Space Mission in parts; `presenter.SpaceMissionSpeaker` puts them together."""
