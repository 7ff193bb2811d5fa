"""The account page: a name, an account with a password, signing in and out, tokens for programs."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from iteru.table.live import Forbidden
from iteru.table.names import BadPerson
from iteru.web.api.errors import headers_of, status_of
from iteru.web.api.requests import TokenId
from iteru.web.guard import address
from iteru.web.identity import valid_settings
from iteru.web.pages.page_request import Ask, Asked, Csrf, address_of_person
from iteru.web.rates import TooFast

router = APIRouter(include_in_schema=False)
Name = Annotated[str, Form(max_length=60)]
Password = Annotated[str, Form(max_length=300)]


Endpoint = Callable[..., Awaitable[Response]]


@router.get("/account", response_class=HTMLResponse)
async def account(ask: Asked) -> Response:
    return await account_page(ask)


async def account_page(ask: Ask, new_token: str = "", **refused: str) -> Response:
    """The page; after a refusal with `form` and `sentence`, and the `name` that was typed."""
    person = ask.visitor.person
    tokens = await ask.house.people.tokens(person) if person else []
    return ask.page(
        "account.html",
        person=person,
        page_of_games=address_of_person(person.account) if person and person.account else "",
        tokens=tokens,
        new_token=new_token,
        refused=refused,
    )


def refused_at(form: str) -> Callable[[Endpoint], Endpoint]:
    """Shows what is wrong at the form itself, with what was typed except passwords."""

    def decorate(endpoint: Endpoint) -> Endpoint:
        @wraps(endpoint)
        async def answered(ask: Ask, **fields: str) -> Response:
            try:
                return await endpoint(ask=ask, **fields)
            except (BadPerson, TooFast) as error:
                sentence, name = ask.words.error(error), fields.get("name", "")
                page = await account_page(ask, form=form, sentence=sentence, name=name)
                page.status_code = status_of(error)
                page.headers.update(headers_of(error))
                return page

        return answered

    return decorate


@router.post("/account/name")
@refused_at("name")
async def rename(ask: Asked, csrf: Csrf, name: Name) -> Response:
    ask.check_form(csrf)
    await ask.rename(name)
    return ask.go("/account")


@router.post("/account/take")
@refused_at("take")
async def take_account(ask: Asked, csrf: Csrf, name: Name, password: Password) -> Response:
    ask.check_form(csrf)
    ask.allowances.sign_in(address(ask.request), name)  # a password is hashed, which takes long
    guest = await ask.person()
    person = await ask.house.take_account(guest, name, password)
    await ask.house.people.choose(person, valid_settings(ask.request.cookies))
    ask.visitor = await ask.identity.sign_in(ask.visitor, person)
    return ask.go("/account")


@router.post("/account/sign-in")
@refused_at("sign-in")
async def sign_in(ask: Asked, csrf: Csrf, name: Name, password: Password) -> Response:
    ask.check_form(csrf)
    ask.allowances.sign_in(address(ask.request), name)
    people = ask.house.people
    changes = people.password_changes
    person = await people.sign_in(name, password)
    ask.visitor = await ask.identity.sign_in(ask.visitor, person)
    ask.cookies |= valid_settings(person.settings)
    if people.password_changes != changes:
        await check_again(ask, name, password)
    return ask.go("/")


async def check_again(ask: Ask, name: str, password: str) -> None:
    """A password was changed while this one was looked at: sessions that began with the old one have ended by now, but not
    the one that has just begun."""
    try:
        await ask.house.people.sign_in(name, password)
    except BadPerson:
        ask.visitor = await ask.identity.sign_out(ask.visitor)
        raise


@router.post("/account/sign-out")
async def sign_out(ask: Asked, csrf: Csrf, everywhere: Annotated[str, Form()] = "") -> Response:
    ask.check_form(csrf)
    if everywhere and ask.visitor.person:
        await ask.house.sign_out_everywhere(ask.visitor.person)
    ask.visitor = await ask.identity.sign_out(ask.visitor)
    return ask.go("/")


@router.post("/account/password")
@refused_at("password")
async def change_password(ask: Asked, csrf: Csrf, old: Password, new: Password) -> Response:
    """Other browsers are signed out; tokens stay, and are listed below to be dropped."""
    ask.check_form(csrf)
    person = await ask.person()
    ask.allowances.change_password(ask.visitor.session)
    await ask.house.people.change_password(person, old, new)
    await ask.house.sessions.end_all(person, but=ask.visitor.session)
    ask.visitor = await ask.identity.sign_in(ask.visitor, person)
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
    return await account_page(ask, text)


@router.post("/account/token/{token_id}/drop")
async def drop_token(token_id: TokenId, ask: Asked, csrf: Csrf) -> Response:
    ask.check_form(csrf)
    if ask.visitor.person:
        await ask.house.people.drop_token(ask.visitor.person, token_id)
    return ask.go("/account")
