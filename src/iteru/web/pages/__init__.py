"""The pages for people: a module for each, all behind one router."""

from fastapi import APIRouter

from iteru.web.pages import (
    account,
    api_docs,
    boxes,
    cards,
    device,
    home,
    learn,
    looks,
    new_table,
    opponents_page,
    profile,
    replay,
    rules,
    rulings,
    settings,
    table,
)

PAGES = (
    looks,
    device,
    home,
    new_table,
    opponents_page,
    boxes,
    table,
    learn,
    replay,
    rules,
    cards,
    rulings,
    settings,
    api_docs,
    account,
    profile,
)

router = APIRouter(include_in_schema=False)
for page in PAGES:
    router.include_router(page.router)
