"""The browser of the tests. If Chromium is missing, they are skipped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from e2e.alone import HOMES, Device
from e2e.browsing import CHROMIUM, OPENED, browsing
from server.services import need

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser


# One of the two for a module, none for the session: the driver keeps a loop running in this thread, and other tests
# start loops of their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    need(*CHROMIUM)
    with browsing() as found:
        yield found


@pytest.fixture(scope="module")
def deep_browser() -> Iterator[Browser]:
    need(*CHROMIUM)
    with browsing(deep=True) as found:
        yield found


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    """Close what a test has opened: pages that nobody looks at keep the machine busy."""
    before = len(OPENED)
    yield
    for page in OPENED[before:]:
        page.context.close()
    del OPENED[before:]


@pytest.fixture(scope="module", params=HOMES)
def device(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Device]:
    """A device without a server, in every possible way."""
    with HOMES[request.param](browser, tmp_path_factory.mktemp("alone")) as found:
        yield found
