"""The tongue of Space Mission in parts; `presenter.SpaceMissionPresenter` puts them together."""
