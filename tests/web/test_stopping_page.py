"""What a page shows while its server is restarted."""

import signal

from playwright.sync_api import Browser, expect

from tests.web.browser import Person
from tests.web.conftest import Server
from tests.web.test_stopping import PATIENCE, own_server

__all__ = ["own_server"]


def test_a_page_says_why_it_is_alone_and_comes_back(browser: Browser, own_server: Server) -> None:
    person = Person(browser, own_server)
    person.play_now()
    person.choose_from_list()  # over its line, which is open then
    note = person.page.locator("#offline")
    own_server.process.send_signal(signal.SIGTERM)
    expect(note).to_have_text("The server is being restarted. It will be back in a moment.")
    assert own_server.process.wait(PATIENCE) == 0
    own_server.start()
    expect(note).to_be_hidden()
    person.choose_from_list()
    person.context.close()
