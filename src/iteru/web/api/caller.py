"""The caller: a program with a token, which plays as the token's owner."""

from typing import Annotated

from fastapi import Depends, Request, Security
from fastapi.security import HTTPBearer

from iteru.table.house import House
from iteru.table.live import Forbidden
from iteru.table.people import TOKEN_PREFIX, Person
from iteru.web.identity import Identity, Visitor

BEARER = HTTPBearer(
    auto_error=False,
    scheme_name="token",
    description=f"`Authorization: Bearer {TOKEN_PREFIX}...`: a token of the account page or of `POST /api/tokens`.",
)


async def house_of(request: Request) -> House:
    """Asynchronous although it waits for nothing: FastAPI would send a plain function to a thread."""
    house: House = request.app.state.house
    return house


async def person_of(request: Request, token: Annotated[object, Security(BEARER)]) -> Person:
    """Also notes what let them in: a stream that is opened with it ends with it."""
    identity: Identity = request.app.state.identity
    visitor = await identity.visitor(request)
    request.state.credential = visitor.credential
    return owner(visitor)


async def owner_of_token(request: Request, identity: Identity) -> Person:
    """The owner of the token. A browser's cookie does not count here, so forms on other sites cannot use the API."""
    return owner(await identity.visitor(request))


def owner(visitor: Visitor) -> Person:
    if not visitor.by_token or visitor.person is None:
        raise Forbidden("no-token")
    return visitor.person


HouseHere = Annotated[House, Depends(house_of)]
Caller = Annotated[Person, Depends(person_of)]
