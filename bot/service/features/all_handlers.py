"""All buttons and pages: importing this module imports the module `handlers` of each feature."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.util import find_spec

from bot.service import features
from bot.service.features import registry

for _feature in pkgutil.iter_modules(features.__path__, f"{features.__name__}."):
    if _feature.ispkg and find_spec(f"{_feature.name}.handlers") is not None:
        import_module(f"{_feature.name}.handlers")

BUTTONS = registry.BUTTONS
PAGES = registry.PAGES
