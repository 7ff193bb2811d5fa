"""The bodies of answers. They describe the answers in OpenAPI, and tests check the answers against them."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field


class Answer(BaseModel):
    """An answer: it has exactly the fields that are described."""

    model_config = ConfigDict(extra="forbid")


class Refusal(Answer):
    """Why a call was refused. Every error of every call has this body."""

    error: str = Field(description="A fixed word.", examples=["not-your-turn"])
    message: str = Field(
        description="A sentence, in the language of Accept-Language (en, cs).",
        examples=["It is the turn of Anna."],
    )
    rule: str = Field(
        description="The number of the rule that a move breaks; empty for all else.",
        examples=["R4.5"],
    )


class SeatCounts(Answer):
    """How many can play."""

    least: int = Field(examples=[2])
    most: int = Field(examples=[4])


class OptionInfo(Answer):
    """An option of a game."""

    name: str = Field(examples=["temple"])
    about: str = Field(examples=["Side of the temple board"])
    values: list[str | bool] = Field(examples=[["A", "B"]])
    default: str | bool = Field(examples=["A"])
    seats: list[int] = Field(
        description="The numbers of seats for which it matters; empty where it always does.",
        examples=[[]],
    )


class BoxInfo(Answer):
    """The printed values that a table plays with."""

    fingerprint: str = Field(examples=["0c5d9c3b0a1f4e22"])
    corrected: dict[str, Any] = Field(
        description="Figures that an owner of the printed game has corrected; empty for the box as it is shipped.",
        examples=[{}],
    )
    name: str = Field(
        description="What its owner called it then; empty where nobody said.", examples=[""]
    )
    author: str = Field(description="Who corrected it; empty where nobody said.", examples=[""])


class GameInfo(Answer):
    """A game that can be played here."""

    name: str = Field(examples=["imhotep"])
    title: str = Field(examples=["Imhotep: Builder of Egypt"])
    seats: SeatCounts
    minutes: int = Field(examples=[40])
    box: BoxInfo
    bots: list[str] = Field(
        description="Bots of the house that can take a seat.", examples=[["random", "greedy"]]
    )
    options: list[OptionInfo]


class SeatInfo(Answer):
    """Who plays a seat."""

    kind: str = Field(
        description="person, local, bot, friend (free), invited (kept for somebody who has not come yet) or guest",
        examples=["bot"],
    )
    name: str = Field(examples=["Greedy"])
    guest: bool = Field(
        description="Whether its player has no account, so that anybody may have the name."
    )
    bot: str | None = Field(description="The bot that plays it now.", examples=["greedy"])
    resigned: bool = Field(description="Whether its player gave up; then the bot plays on.")


class TableListed(Answer):
    """A table, in short."""

    id: str = Field(examples=["hT3k9_ZxQ1c"])
    game: str = Field(examples=["imhotep"])
    status: str = Field(description="open, playing or over", examples=["playing"])
    actor: int | None = Field(description="The seat that must choose, counted from 0.")
    seats: list[SeatInfo]
    mine: list[int] = Field(description="The seats that you play.", examples=[[0]])
    points: list[int] | None = Field(description="The result, once it is over.")
    touched: float = Field(description="When it last changed, in seconds since 1970.")


class Standing(Answer):
    """The points of all seats, and the result once the game is over."""

    points: list[int] = Field(description="Of each seat so far.", examples=[[7, 4]])
    if_ended_now: list[int] = Field(
        description="Of each seat if the game ended now.", examples=[[11, 9]]
    )
    winners: list[int] = Field(description="Once it is over: who has won.", examples=[[]])
    places: list[int] = Field(
        description="Once it is over: the place of each seat; equal ones are shared.", examples=[[]]
    )
    decided_by: list[str] = Field(
        description="Once it is over: for each seat what put the next better ones ahead of it: points, "
        "a tie-break of the game, resigned or rules; empty in first place.",
        examples=[[]],
    )


class UndoRequestInfo(Answer):
    """Somebody asks the others to let them undo their latest choice, or all since an earlier one."""

    request: int = Field(description="Its number, to answer it.", examples=[12])
    seat: int = Field(description="The seat that asks.")
    moves: int = Field(description="How many moves would be left.", examples=[11])
    asks_you: bool = Field(description="Whether your answer is waited for.")


class TableInfo(Standing):
    """A table."""

    id: str = Field(examples=["hT3k9_ZxQ1c"])
    game: str = Field(examples=["imhotep"])
    options: dict[str, str | bool] = Field(
        description="Options that differ from their default.", examples=[{"temple": "B"}]
    )
    box: BoxInfo
    constants: str = Field(
        description="Fingerprint of what `/api/tables/{id}/constants` gives; equal ones need not be fetched again.",
        examples=["5be1d0a2c4f60718"],
    )
    status: str = Field(description="open, playing or over", examples=["playing"])
    version: int = Field(description="Rises with every change.", examples=[12])
    actor: int | None = Field(description="The seat that must choose, counted from 0.")
    seats: list[SeatInfo]
    mine: list[int] = Field(description="The seats that you play.", examples=[[0]])
    practice: bool = Field(
        description="Whether moves were taken back after others had chosen or something new came to light."
    )
    commitment: str | None = Field(
        description="What binds the house to its secret, which the record tells in the end; null if the seed was given.",
        examples=["5f0c" * 16],
    )
    undo_request: UndoRequestInfo | None = Field(
        description="The request to undo that is open; null if there is none."
    )
    advice: bool = Field(description="Whether players may ask for advice.")
    reaction_seconds: float | None = Field(
        description="How long every pause for a reaction takes, if the table was opened with a time of its own."
    )


class OfferInfo(Answer):
    """A commitment of the server that one table can be opened with. Its secret is revealed when the game is over."""

    offer: str = Field(description="What to open a table with.", examples=["mB3xk2_Qw9ZtLr0a"])
    commitment: str = Field(
        description="SHA-256 of the secret and its salt, as docs/fairness.md says.",
        examples=["5f0c" * 16],
    )


class ChoiceInfo(Answer):
    """Something your seat may do now."""

    move: str = Field(description="What to send.", examples=["load 1 1"])
    action: int = Field(
        description="Its number, to be sent instead: the same in every game of the title.",
        examples=[4],
    )
    words: str = Field(examples=["Load a stone on space 1 of ship 1."])
    path: list[str] = Field(description="The things to touch on the picture.")
    rule: str = Field(examples=["R4.2"])
    caution: str = Field(
        description="A sentence, if it leaves something valuable undone: people are asked once more. Else empty.",
        examples=["You still have 3 gold, and Urn costs 2."],
    )


class AdvisedChoice(Answer):
    """A choice that looks good, by what your seat may know."""

    move: str = Field(description="What to send.", examples=["load 1 1"])
    action: int = Field(description="Its number.", examples=[4])
    words: str = Field(examples=["Load a stone on space 1 of ship 1."])
    path: list[str] = Field(description="The things to touch on the picture.")
    chance: float = Field(description="To win, between 0 and 1.", examples=[0.58])
    points: list[float] = Field(
        description="What each seat is likely to have in the end.", examples=[[41.2, 38.5]]
    )
    line: list[str] = Field(
        description="How the game is likely to go on, the choice itself first.",
        examples=[["load 1 1", "sail 1 temple"]],
    )
    why: str = Field(
        description="What speaks for it: points now and in the moves after it, and what it costs others.",
        examples=["At once: Pyramids +3."],
    )


class AdviceInfo(Answer):
    """Advice for the seat that is to choose; nobody else gets it."""

    version: int = Field(description="Of the table that it is about.", examples=[12])
    seat: int = Field(description="The seat that it is for.")
    choices: list[AdvisedChoice] = Field(description="The best few, the best first.")


class Happened(Answer):
    """An event, as far as your seat may know it."""

    name: str = Field(examples=["sailed"])
    facts: dict[str, int | str] = Field(examples=[{"seat": 0, "ship": 1, "site": "temple"}])
    words: str = Field(examples=["Anna sails ship 1 to the temple."])


class SeatSees(Standing):
    """Everything a seat may know about a table, and its choices."""

    table: str = Field(examples=["hT3k9_ZxQ1c"])
    game: str = Field(examples=["imhotep"])
    version: int = Field(description="The version to move on.", examples=[12])
    mark: str = Field(
        description="Where this stands: as `since` of the next call it says what you have seen.",
        examples=["12.11"],
    )
    status: str = Field(description="open, playing or over", examples=["playing"])
    seat: int | None = Field(description="Whose view this is; null for a spectator.")
    actor: int | None = Field(description="The seat that must choose, counted from 0.")
    happened: list[Happened] | None = Field(
        description="What happened since the last message, or since the mark; null if that cannot be told "
        "(nothing was seen before, or a move was taken back): then look at the view."
    )
    prompt: str = Field(examples=["Anna: choose one action."])
    choices: list[ChoiceInfo] = Field(description="Empty unless your seat is asked.")
    view: dict[str, Any] = Field(
        description="The table as the seat sees it, without its constants."
    )


class Moved(Answer):
    """The state of the table after a change."""

    version: int = Field(examples=[13])
    actor: int | None = Field(examples=[1])
    status: str = Field(examples=["playing"])


class SightInfo(Answer):
    """A position to search in: everything your seat cannot know is dealt anew, differently each time."""

    version: int = Field(examples=[12])
    seat: int = Field(examples=[0])
    game: str = Field(examples=["imhotep"])
    rules: int = Field(description="Version of the rules: yours must be the same.")
    engine: int = Field(description="Version of the engine: yours must be the same.")
    box: str = Field(description="Fingerprint of the box: yours must be the same.")
    corrections: dict[str, Any] = Field(
        description="Of the box: `iteru.game(game, corrections)` is the title that takes the snapshot."
    )
    snapshot: dict[str, Any] = Field(
        description="`iteru.game(game, corrections).restore(snapshot)` is the position."
    )


class TokenInfo(Answer):
    """A token of yours, without its secret."""

    id: int = Field(examples=[3])
    label: str = Field(examples=["bot"])
    made: float = Field(description="When, in seconds since 1970.")


class NewToken(Answer):
    """A new token. It is shown only this once."""

    id: int = Field(examples=[3])
    label: str = Field(examples=["bot"])
    token: str = Field(examples=["iteru_..."])


class Limits(Answer):
    """The limits for programs."""

    requests_per_second: float = Field(
        description="On average, for each account whose token is valid; "
        "without one for each address. Ten times as many for all accounts at one address."
    )
    requests_at_once: float = Field(description="In a burst, likewise.")
    sign_ins_per_minute: float = Field(
        description="On average, for each address, and for each account from wherever they come."
    )
    sign_ins_at_once: float = Field(description="In a burst, likewise.")
    wrong_tokens_per_minute: float = Field(
        description="On average, for each address; then tokens that were not seen before have to wait."
    )
    wrong_tokens_at_once: float = Field(description="In a burst, for each address.")
    open_at_once: int = Field(
        description="Requests, streams and sockets, for each address; an address of IPv6 is its /64."
    )
    new_per_minute: float = Field(
        description="Tables, accounts, guests, new names, corrected boxes and uploaded records, for each address and each "
        "account; twice as many at once."
    )
    largest_body: int = Field(description="Bytes of a request.")
    unfinished_tables: int = Field(description="That one account may have opened.")
    streams: int = Field(description="That one account may follow at once.")
    tables_in_a_stream: int = Field(description="Followed by `/api/events`, the latest ones.")
    tokens: int = Field(description="Of one account.")
    reaction_seconds: float = Field(
        description="How long one may react to what another did, where a game has reactions."
    )
