"""A test that fails leaves things open: they are let go of at once, so that their warnings strike no other test."""

import gc
import sys
import traceback
import warnings
from collections.abc import Iterator

import pytest


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Collect what a failed test has dropped, in silence, before the next one begins."""
    before = getattr(sys, "last_value", None)
    done = yield
    failure = getattr(sys, "last_value", None)
    if failure is not None and failure is not before:
        let_go(failure)
    return done


def let_go(failure: BaseException) -> None:
    """Empty the frames that the failure keeps and collect what was in them."""
    told = sys.unraisablehook
    sys.unraisablehook = lambda _: None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            seen: BaseException | None = failure
            while seen is not None:
                traceback.clear_frames(seen.__traceback__)
                seen = seen.__cause__ or seen.__context__
            gc.collect()
    finally:
        sys.unraisablehook = told
