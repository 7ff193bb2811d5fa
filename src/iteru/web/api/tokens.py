"""Calls about accounts and tokens: create them with name and password, list and revoke them with a token."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from iteru.table.live import Forbidden
from iteru.web.api.answers import NewToken, TokenInfo
from iteru.web.api.caller import Caller, HouseHere
from iteru.web.api.errors import CHANGES, may_fail
from iteru.web.api.requests import SignIn, TokenId
from iteru.web.guard import address
from iteru.web.rates import Allowances

router = APIRouter()


@router.post("/tokens", status_code=201, responses=may_fail(401, *CHANGES))
async def new_token(body: SignIn, request: Request, house: HouseHere) -> NewToken:
    """Create a token for an account. It is shown only this once. The limits on signing in apply."""
    request.app.state.allowances.sign_in(address(request), body.name)
    person = await house.people.sign_in(body.name, body.password)
    text, made = await house.people.new_token(person, body.label)
    return NewToken(id=made.id, label=made.label, token=text)


@router.post("/accounts", status_code=201, responses=may_fail(*CHANGES))
async def new_account(body: SignIn, request: Request, house: HouseHere) -> NewToken:
    """Create an account, and a token for it. The limits on signing in, and on new things from one address, apply."""
    allowances: Allowances = request.app.state.allowances
    allowances.sign_in(address(request), body.name)
    allowances.make(address(request), None)
    person = await house.people.new_account(body.name, body.password)
    text, made = await house.people.new_token(person, body.label)
    return NewToken(id=made.id, label=made.label, token=text)


@router.get("/tokens", response_model=list[TokenInfo], responses=may_fail(401))
async def list_tokens(house: HouseHere, person: Caller) -> list[dict[str, Any]]:
    """Your tokens, without their secrets."""
    return [
        {"id": token.id, "label": token.label, "made": token.made}
        for token in await house.people.tokens(person)
    ]


@router.delete("/tokens/{token_id}", status_code=204, responses=may_fail(401, 404, *CHANGES))
async def drop_token(token_id: TokenId, house: HouseHere, person: Caller) -> Response:
    """Revoke one of your tokens: it is refused from now on, and its streams end."""
    if token_id not in [token.id for token in await house.people.tokens(person)]:
        raise Forbidden("no-such-token", token=token_id)
    await house.people.drop_token(person, token_id)
    return Response(status_code=204)
