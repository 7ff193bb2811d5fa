"""The database tables. A game is stored as options, seed and moves; everything else is derived from these or about people."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

LONGEST_BOT = 80
"""Letters of a bot with its parameters."""

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column(
        "account", String(100), unique=True
    ),  # the name to sign in with, folded (up to three letters for one); none for a guest
    Column("look", String(100)),  # of an account's name; none where an older account has the same
    Column("password", String(200)),
    Column("settings", Text),  # what they chose, as JSON; none as long as they chose nothing
    Column("seen", Float, nullable=False),
    Index("people_by_look", "look", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("made", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("label", String(60), nullable=False),
    Column("made", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("engine", Integer, nullable=False),
    Column("box", String(16), nullable=False),
    Column("corrections", Text),  # of the box by an owner, as JSON; none for the box as shipped
    Column("box_id", String(16)),  # the kept box that these are from; it may be gone by now
    Column("box_name", String(60)),  # what it was called then, and whose it was; both from there
    Column("box_author", String(60)),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),  # of the fast generator, where there is no key
    Column("key", String(64)),  # of all chance; none before the deal
    Column("house", String(64)),  # the secret that the house is bound to, and its salt
    Column("salt", String(64)),
    Column("version", Integer, nullable=False, default=0),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column(
        "status", String(10), nullable=False, index=True
    ),  # open | playing | over | closed | aside
    Column("listed", Boolean, nullable=False),
    Column("actor", Integer),
    Column("scores", Text),
    Column("winners", Text),  # their seats, as JSON; none before the end
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("no_advice", Boolean, nullable=False, server_default=false()),  # as the host wants it
    Column("advised", Text),  # the moves before which advice was taken, as JSON; none if none was
    Column("hurried", Text),  # the moves that bots thought over with less, likewise
    Column("undo_request", Text),  # as JSON; none when nobody has asked since the last choice
    Column("talk", Text),  # who may speak, as JSON; none as long as the host leaves it as it is
    Column("rematch", String(16)),
    Column(
        "reaction", Float
    ),  # seconds to react, as the table was opened; none for those of the house
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False, index=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person | local | bot | friend (free) | invited
    Column("person", ForeignKey("people.id")),
    Column("bot", String(LONGEST_BOT)),
    Column("name", String(80), nullable=False),
    Column("stand_in", String(80)),  # the bot that plays on in this seat
    Column("resigned", Integer, nullable=False, server_default="0"),  # as which one; 0: not
    Column("given", String(64)),  # what its player contributed to the deal
    Index("seats_by_person", "person"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(200), nullable=False),
    Column("made", Float, nullable=False),
)

boxes = Table(
    "boxes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(60), nullable=False),
    Column("name", String(60), nullable=False),
    Column("corrections", Text, nullable=False),  # as JSON
    Column("rules", Integer, nullable=False),  # their version when it was last tried out
    Column("version", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("made", Float, nullable=False),
)

lessons = Table(
    "lessons",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("at", Integer, nullable=False),  # the stop of the lesson that was reached, from 0
)
