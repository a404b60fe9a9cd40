"""Opens an HTML report in Chromium: axe-core finds nothing in light and dark, with drawings open and
with filters in use; filters work, the keyboard reaches everything, links lead into drawings, nothing
scrolls sideways at 320 CSS pixels, and everything is there without scripts.

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


# The page's policy forbids what Playwright's own waiting does.
def wait_for(page, expression):
    for _ in range(200):
        if page.evaluate(expression):
            return
        time.sleep(0.05)
    sys.exit(f"{page.url}: waited in vain for {expression}")


def run_axe(page, what):
    # What is far from the window has no layout that axe-core could measure.
    page.add_style_tag(content=".file { content-visibility: visible !important; }")
    result = Axe().run(page, options={"resultTypes": ["violations"], "runOnly": [
        "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "wcag2aaa", "best-practice"]})
    require(result.violations_count == 0, f"{what}:\n{result.generate_report()}")


def open_details(page, limit=None):
    page.evaluate("limit => Array.from(document.querySelectorAll('details')).slice(0, limit ?? undefined)"
                  ".forEach(details => { details.open = true; })", limit)
    wait_for(page, "!document.querySelector('details[open] > noscript')")


# Walks with Tab from the beginning: every stop is visible, has a name and a focus ring.
def walk(page, path, most=120):
    stops = page.evaluate("Array.from(document.querySelectorAll("
                          "'a[href], button, select, summary, [tabindex=\"0\"]'))"
                          ".filter(item => item.checkVisibility({visibilityProperty: true})).length")
    seen = []
    for _ in range(min(stops, most)):
        page.keyboard.press("Tab")
        stop = page.evaluate("""() => {
            const item = document.activeElement, box = item.getBoundingClientRect();
            const style = getComputedStyle(item);
            item.dataset.walked = (Number(item.dataset.walked) || 0) + 1;
            return {name: item.getAttribute('aria-label') || item.textContent || item.name, tag: item.tagName,
                    times: Number(item.dataset.walked), ring: style.outlineStyle !== 'none',
                    visible: box.bottom > 0 && box.top < innerHeight && box.right > 0};
        }""")
        require(stop["tag"] != "BODY" and stop["times"] == 1, f"{path}: Tab is caught after {seen[-3:]}")
        require(stop["name"] and stop["ring"] and stop["visible"], f"{path}: focus is lost at {stop}")
        seen.append(stop["name"][:40])
    return len(seen)


def check_drawings(page, path):
    links = page.locator(".findings a[href*='-element-']")
    if not links.count():
        return
    links.first.click()
    place = page.evaluate("""() => {
        const target = document.querySelector(':target'), box = target.getBoundingClientRect();
        return {tag: target.tagName, open: target.closest('details').open, top: box.top, height: innerHeight};
    }""")
    require(place["tag"] == "g" and place["open"] and -5 <= place["top"] < place["height"],
            f"{path}: a finding does not lead to its place in the drawing: {place}")
    open_details(page)
    dangling = page.evaluate("Array.from(document.querySelectorAll('a[href^=\"#\"]'))"
                             ".filter(a => !document.getElementById(a.hash.slice(1))).length")
    require(dangling == 0, f"{path}: {dangling} links lead nowhere")


# What is set aside has a section of its own and a choice in the filter, and leads to its drawing also
# when the filter hides the screen.
def check_states(page, path, count):
    states = page.locator("select[name=state] option")
    for state in [states.nth(index).get_attribute("value") for index in range(1, states.count())]:
        page.select_option("select[name=state]", state)
        shown = page.locator(".findings > li:not([hidden])")
        kinds = set(shown.evaluate_all("items => items.map(item => item.dataset.state)"))
        require(kinds == {state}, f"{path}: the filter shows {kinds}, not {state}")
        run_axe(page, f"{path}, {state}")
        links = page.locator(".findings > li:not([hidden]) a[href*='-element-']")
        if links.count():
            links.first.click()
            require(page.evaluate("document.querySelector(':target').getBoundingClientRect().height > 0"),
                    f"{path}: a finding that is {state} does not lead to its place")
        page.click("button[type=reset]")
        wait_for(page, f"document.querySelectorAll('.findings > li:not([hidden])').length == {count}")


def check(browser, path):
    url = path.resolve().as_uri()
    plain = browser.new_context(java_script_enabled=False).new_page()
    plain.goto(url)
    count = plain.locator(".findings > li").count()
    drawings = plain.locator(".drawing > svg").count()
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
            run_axe(page, f"{path}, {scheme}")
            open_details(page, 6)
            run_axe(page, f"{path}, {scheme}, drawings open")
            if count:
                check_states(page, path, count)
                page.select_option("select[name=severity]", index=1)
                run_axe(page, f"{path}, {scheme}, filtered")
                page.click("button[type=reset]")
                wait_for(page, f"document.querySelectorAll('.findings > li:not([hidden])').length == {count}")
            check_drawings(page, path)
            require(page.locator(".drawing > svg").count() == drawings,
                    f"{path}: scripts change the number of drawings")
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
        wait_for(page, f"document.querySelectorAll('.findings > li:not([hidden])').length == {total}")
        # Those in closed drawings cannot be seen.
        require(page.locator("button.speak:not([hidden])").count() or not page.locator("button.speak").count(),
                f"{path}: no button speaks")
        print(f"{path}: {total} findings, opened in {opened:.2f} s, filtered in {filtered:.2f} s")

    page = browser.new_context(viewport={"width": 320, "height": 640}).new_page()
    page.goto(url)
    if path.stat().st_size < 300_000:
        open_details(page)
    require(page.evaluate("document.documentElement.scrollWidth <= 320"), f"{path}: scrolls sideways")
    page.keyboard.press("Tab")
    require(page.evaluate("document.activeElement.className") == "skip", f"{path}: Tab does not begin at the skip link")

    if path.stat().st_size < 300_000:
        page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
        page.goto(url)
        open_details(page, 2)
        print(f"{path}: {walk(page, path)} stops of the keyboard")


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name in sys.argv[1:]:
            check(browser, pathlib.Path(name))
        browser.close()


main()
