"""The bodies of requests."""

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

EVERY_SEED = 2**63 - 1
LARGEST_NUMBER = 2**31 - 1
"""What every database holds."""
SHORTEST_REACTION = 0.01
LONGEST_REACTION = 60.0
TokenId = Annotated[int, Path(ge=1, le=LARGEST_NUMBER)]
Version = Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]
OPTIONS = {
    "type": "object",
    "additionalProperties": {"anyOf": [{"type": "string"}, {"type": "boolean"}]},
}
"""Options as they are described; what the game does not take it refuses itself, in its own words."""


GIVEN: Any = Field(
    None,
    pattern="^[0-9a-f]{64}$",
    description="32 random bytes of your own in hexadecimal digits, which the deal will depend on.",
)


class SeatRequest(BaseModel):
    """Who plays a seat."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["me", "friend", "local", "bot"] = Field(
        description="me; friend: anybody who joins; local: another seat that you play; bot",
        examples=["me"],
    )
    bot: str | None = Field(
        None, max_length=40, description="Of a bot: which one.", examples=["greedy"]
    )
    name: str | None = Field(None, max_length=60, description="Of a local seat: its name.")


class NewTable(BaseModel):
    """A table to open."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
            ]
        },
    )

    game: str = Field(max_length=60, description="Its name, as in `/api/games`.")
    seats: list[SeatRequest] = Field(max_length=9, description="Who plays, seat by seat.")
    options: Annotated[dict[str, Any], WithJsonSchema(OPTIONS)] = Field(
        {}, description="Options of the game; those left out have their default."
    )
    listed: bool | None = Field(
        None,
        description="Whether the home page shows it to others; if left out, only while a seat is kept for one of them.",
    )
    seed: int | None = Field(
        None,
        ge=0,
        le=EVERY_SEED,
        description="All chance of the game. Only where nobody else plays: whoever knows it knows what is hidden.",
    )
    offer: str | None = Field(
        None,
        max_length=40,
        description="From `/api/offers`: the house deals by the secret that it is bound to by this offer.",
    )
    given: str | None = GIVEN
    box: str | None = Field(
        None,
        max_length=40,
        description="The id of a corrected box, from its link (`/boxes/ID`); if left out, the box of the house.",
    )
    advice: bool = Field(True, description="Whether players may ask for advice.")
    reaction_seconds: float | None = Field(
        None,
        ge=SHORTEST_REACTION,
        le=LONGEST_REACTION,
        description="How long one may react to what another did, where a game has reactions: every such pause takes "
        "exactly so long, whoever plays and whoever could react. If left out, as long as the house says, and only "
        "where several people play.",
    )


class MoveRequest(BaseModel):
    """A move in notation or by its number, based on a version of the table."""

    version: Version = Field(description="The version that you decided on.", examples=[0])
    move: str | None = Field(None, max_length=200, examples=["load 1 1"])
    action: int | None = Field(
        None,
        ge=0,
        le=LARGEST_NUMBER,
        description="Instead of `move`: the number of a choice, the same in every game of the title.",
    )


class JoinRequest(BaseModel):
    """Which free seat to take."""

    seat: int | None = Field(
        None, ge=0, le=LARGEST_NUMBER, description="Counted from 0; any free one if left out."
    )
    given: str | None = GIVEN


class VersionRequest(BaseModel):
    """The version of the table that this is about."""

    version: Version = Field(examples=[12])


class UndoAnswer(BaseModel):
    """An answer to a request to undo."""

    request: Version = Field(description="The number of the request.", examples=[12])
    agrees: bool = Field(description="Whether you let it be undone.")


class SignIn(BaseModel):
    """Name and password of an account, and a label for the new token."""

    name: str = Field(max_length=60, description="The name of the account.", examples=["anna"])
    password: str = Field(max_length=300, examples=["a long password"])
    label: str = Field(
        "program", max_length=60, description="For you to tell your tokens apart.", examples=["bot"]
    )
