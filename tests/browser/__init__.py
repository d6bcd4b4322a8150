"""The playground and its page, in a real browser.

A test of a bot starts it with `running.playground(["-m", "bot"], environ)`, opens pages with the fixture
`table(address, size)`, and plays with `driver.Table`: `act_as`, `speak`, `go`, `use`, `press`, `choose`.
Each page has its own profile, so two pages are two people. Tests of a page are synchronous; keep them in
modules of their own.
"""
