"""A browser that is signed in from the beginning: a session in a database that a server will be started on."""

from sqlalchemy import insert

from iteru.table import schema
from iteru.table.house import House
from iteru.table.people import Person
from iteru.web.identity import Identity

SECRET = "of these tests alone"
NUMBER = 12345


async def begin_session(house: House, person: Person) -> None:
    row = {"number": NUMBER, "person": person.id, "made": 0.0}
    async with house.storage.change() as connection:
        await connection.execute(insert(schema.sessions).values(row))


def signed_cookie() -> str:
    """What the browser of that person has, if the server is started with our secret."""
    signing = Identity(SECRET.encode(), None, False)  # type: ignore[arg-type]
    return str(signing.cookies.dumps([NUMBER, "0123456789abcdef"]))
