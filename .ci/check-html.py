"""Opens an HTML report in Chromium: axe-core finds nothing, filters work, nothing scrolls sideways
at 320 CSS pixels, and everything is there without scripts.

Usage: check-html.py REPORT.html…
"""

import pathlib
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright


def require(condition, message):
    if not condition:
        sys.exit(message)


def check(browser, path):
    url = path.resolve().as_uri()
    plain = browser.new_context(java_script_enabled=False).new_page()
    plain.goto(url)
    count = plain.locator(".findings > li").count()
    visible = plain.locator("#filter").is_visible() if plain.locator("#filter").count() else False
    require(not visible, f"{path}: a filter that does nothing is shown without scripts")

    for scheme in ["light", "dark"]:
        page = browser.new_context(color_scheme=scheme, viewport={"width": 1280, "height": 800}).new_page()
        errors = []
        page.on("pageerror", lambda error: errors.append(error))
        page.on("console", lambda message: message.type == "error" and errors.append(message.text))
        start = time.time()
        page.goto(url)
        opened = time.time() - start
        # axe-core takes minutes for thousands of findings, and finds the same as for a few.
        if path.stat().st_size < 300_000:
            result = Axe().run(page, options={"resultTypes": ["violations"], "runOnly": [
                "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "wcag2aaa", "best-practice"]})
            require(result.violations_count == 0, f"{path}, {scheme}:\n{result.generate_report()}")
        require(not errors, f"{path}: {errors}")

    if count:
        total = page.locator(".findings > li").count()
        require(total == count, f"{path}: scripts change the number of findings")
        option = page.locator("select[name=rule] option").nth(1).get_attribute("value")
        start = time.time()
        page.select_option("select[name=rule]", option)
        shown = page.locator(".findings > li:not([hidden])")
        number = shown.count()
        filtered = time.time() - start
        rules = set(shown.evaluate_all("items => items.map(item => item.dataset.rule)"))
        require(rules == {option}, f"{path}: the filter shows {rules}, not {option}")
        status = page.locator("#filter-result").inner_text()
        require(status == f"Showing {number} of {total} findings.", f"{path}: {status}")
        page.click("button[type=reset]")
        page.wait_for_function(f"document.querySelectorAll('.findings > li:not([hidden])').length == {total}")
        require(page.locator("button.speak").first.is_visible() or not page.locator("button.speak").count(),
                f"{path}: no button speaks")
        print(f"{path}: {total} findings, opened in {opened:.2f} s, filtered in {filtered:.2f} s")

    page = browser.new_context(viewport={"width": 320, "height": 640}).new_page()
    page.goto(url)
    require(page.evaluate("document.documentElement.scrollWidth <= 320"), f"{path}: scrolls sideways")
    page.keyboard.press("Tab")
    require(page.evaluate("document.activeElement.className") == "skip", f"{path}: Tab does not begin at the skip link")


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name in sys.argv[1:]:
            check(browser, pathlib.Path(name))
        browser.close()


main()
