"""The flat lake: the cell that a tap means at every size, and heights that stay in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from e2e.browsing import CALM
from e2e.screens import show
from e2e.table import NEAR, cells

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from server.services import Server

SIZES = ((320, 568), (390, 844), (820, 1180), (1440, 900))
# Taps every cell of the flat lake in its middle; returns those after which another cell was meant.
TAP_THEM_ALL = """async () => {
    const grid = document.querySelector("[role=grid]");
    const wrong = [];
    for (const cell of grid.querySelectorAll("[role=gridcell]")) {
        const {left, top, width, height} = cell.getBoundingClientRect();
        const place = {bubbles: true, detail: 1, clientX: left + width / 2, clientY: top + height / 2};
        cell.dispatchEvent(new MouseEvent("click", place));
        await new Promise(requestAnimationFrame);
        const meant = grid.querySelector("[role=gridcell][tabindex='0']").dataset.cell;
        if (meant !== cell.dataset.cell) wrong.push([cell.dataset.cell, meant]);
        for (let i = 0; i < 3; i++) grid.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape", bubbles: true}));
    }
    return wrong;
}"""


def test_a_tap_on_the_middle_of_a_cell_means_that_cell_on_the_flat_lake(server: Server, browser: Browser) -> None:
    page = show(browser, server, "turn", *SIZES[0], settings={**CALM, "confirm": "always"})
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(TAP_THEM_ALL) == []
    page.context.close()


def test_a_crossed_arch_keeps_its_height_on_the_flat_lake(server: Server, browser: Browser) -> None:
    page = show(browser, server, "ghost", 820, 1180)
    arches = page.locator(".arch-roundel").evaluate_all("all => all.map(one => [one.dataset.arch, one.textContent])")
    assert len(arches) == page.locator(".monsters .arch").count() + page.locator(".ghost .arch").count()
    assert all(arch.endswith(f"/{height}") for arch, height in arches)
    # They are drawn after all that could hide them.
    is_last = "() => !document.querySelector('.roundels ~ :is(.monsters, .ghost, .ring)')"
    assert page.evaluate(is_last)
    page.context.close()


def test_a_resting_finger_has_a_loupe_and_means_the_cell_where_it_is_lifted(server: Server, browser: Browser) -> None:
    page = show(browser, server, "turn", 390, 844)
    near = cells(page, NEAR)[0]
    other = next(cell for cell in ("f6", "e5") if cell != near)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, cell: str | None = None) -> None:
        box = cell and page.locator(f"[data-cell={cell}]").bounding_box()
        points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}] if box else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", other)
    page.locator(f".loupe[data-cell={other}]").wait_for()
    touch("touchMove", near)
    page.locator(f".loupe[data-cell={near}]").wait_for()
    touch("touchEnd")
    page.locator(".loupe").wait_for(state="detached")
    page.locator(".near-mark").or_(page.locator(".ghost")).first.wait_for()
    assert page.locator(f"[data-cell={near}]").get_attribute("tabindex") == "0"
    page.context.close()
