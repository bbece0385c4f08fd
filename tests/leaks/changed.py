"""Real code with one function changed: what the tables of leaks and of faults are made of."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

Patch = Callable[[pytest.MonkeyPatch], None]


def instead(owner: Any, name: str, change: Callable[..., Any]) -> Patch:
    """Return a patch: `change` is called with the real function and what that was to be called with.

    The function must be there when the patch is made, also in a run that does not apply it.
    """
    assert hasattr(owner, name), f"{owner} has no {name}"

    def apply(patch: pytest.MonkeyPatch) -> None:
        plain = getattr(owner, name)
        patch.setattr(owner, name, lambda *given, **named: change(plain, *given, **named))

    return apply


def after(owner: Any, name: str, change: Callable[..., Any]) -> Patch:
    """Return a patch: `change` is called with what the real function returned and what that was called with.

    The function must be there when the patch is made, as with `instead`.
    """
    assert hasattr(owner, name), f"{owner} has no {name}"

    def apply(patch: pytest.MonkeyPatch) -> None:
        plain = getattr(owner, name)

        async def later(*given: Any, **named: Any) -> Any:
            made = change(await plain(*given, **named), *given)
            return await made if inspect.isawaitable(made) else made

        def at_once(*given: Any, **named: Any) -> Any:
            return change(plain(*given, **named), *given)

        patch.setattr(owner, name, later if inspect.iscoroutinefunction(plain) else at_once)

    return apply


def both(*patches: Patch) -> Patch:
    """Return all of these patches as one."""

    def apply(patch: pytest.MonkeyPatch) -> None:
        for each in patches:
            each(patch)

    return apply


def changed(base: type, **methods: Callable[..., Any]) -> type:
    """Return a class like `base`; each of these is called with the object, the real method and its arguments."""

    def method(name: str, change: Callable[..., Any]) -> Callable[..., Any]:
        plain = getattr(base, name)
        return lambda self, *given, **named: change(self, plain.__get__(self), *given, **named)

    return type(f"Changed{base.__name__}", (base,), {name: method(name, change) for name, change in methods.items()})
