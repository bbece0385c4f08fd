"""The parts of Space Mission's presenter; `presenter.SpaceMissionPresenter` puts them together."""
