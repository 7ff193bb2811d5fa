"""The account page: a name, an account with a password, signing in and out, tokens for programs."""

from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from iteru.table.live import Forbidden
from iteru.table.names import BadPerson
from iteru.web.api.given import TokenId
from iteru.web.guard import address
from iteru.web.pages.asking import Ask, Asked, Csrf

router = APIRouter(include_in_schema=False)
Name = Annotated[str, Form(max_length=60)]
Password = Annotated[str, Form(max_length=300)]


@router.get("/account", response_class=HTMLResponse)
async def account(ask: Asked) -> Response:
    person = ask.visitor.person
    tokens = await ask.house.people.tokens(person) if person else []
    return ask.page("account.html", person=person, tokens=tokens, new_token="")


@router.post("/account/name")
async def rename(ask: Asked, csrf: Csrf, name: Name) -> Response:
    ask.check_form(csrf)
    await ask.rename(name)
    return ask.go("/account")


@router.post("/account/take")
async def take_account(ask: Asked, csrf: Csrf, name: Name, password: Password) -> Response:
    ask.check_form(csrf)
    ask.allowances.sign_in(address(ask.request), name)  # a password is hashed, which takes long
    person = await ask.house.take_account(await ask.person(), name, password)
    ask.visitor = await ask.identity.admit(ask.visitor, person)
    return ask.go("/account")


@router.post("/account/sign-in")
async def sign_in(ask: Asked, csrf: Csrf, name: Name, password: Password) -> Response:
    ask.check_form(csrf)
    ask.allowances.sign_in(address(ask.request), name)
    people = ask.house.people
    changes = people.password_changes
    ask.visitor = await ask.identity.admit(ask.visitor, await people.sign_in(name, password))
    if people.password_changes != changes:
        await check_again(ask, name, password)
    return ask.go("/")


async def check_again(ask: Ask, name: str, password: str) -> None:
    """A password was changed while this one was looked at: sessions that began with the old one have ended by now, but not
    the one that has just begun."""
    try:
        await ask.house.people.sign_in(name, password)
    except BadPerson:
        ask.visitor = await ask.identity.part(ask.visitor)
        raise


@router.post("/account/sign-out")
async def sign_out(ask: Asked, csrf: Csrf, everywhere: Annotated[str, Form()] = "") -> Response:
    ask.check_form(csrf)
    if everywhere and ask.visitor.person:
        await ask.house.sign_out_everywhere(ask.visitor.person)
    ask.visitor = await ask.identity.part(ask.visitor)
    return ask.go("/")


@router.post("/account/password")
async def change_password(ask: Asked, csrf: Csrf, old: Password, new: Password) -> Response:
    """Other browsers are signed out; tokens stay, and are listed below to be dropped."""
    ask.check_form(csrf)
    person = await ask.person()
    ask.allowances.change_password(ask.visitor.session)
    await ask.house.people.change_password(person, old, new)
    await ask.house.sessions.end_all(person, but=ask.visitor.session)
    ask.visitor = await ask.identity.admit(ask.visitor, person)
    return ask.go("/account")


@router.post("/account/token", response_class=HTMLResponse)
async def new_token(ask: Asked, csrf: Csrf, label: Name) -> Response:
    """The token is shown once, on this page."""
    ask.check_form(csrf)
    person, people = await ask.person(), ask.house.people
    text, token = await people.new_token(person, label)
    if not await ask.house.lets_in(ask.visitor.credential):  # signed out everywhere meanwhile
        await people.drop_token(person, token.id)
        raise Forbidden("bad-form")
    return ask.page(
        "account.html", person=person, tokens=await people.tokens(person), new_token=text
    )


@router.post("/account/token/{token_id}/drop")
async def drop_token(token_id: TokenId, ask: Asked, csrf: Csrf) -> Response:
    ask.check_form(csrf)
    if ask.visitor.person:
        await ask.house.people.drop_token(ask.visitor.person, token_id)
    return ask.go("/account")
