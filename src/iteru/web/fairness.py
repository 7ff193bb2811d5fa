"""What a finished game's page shows about the deal, so that the browser can verify it."""

from iteru.engine.match import Match
from iteru.engine.rng import seed_text


def deal_facts(match: Match) -> dict[str, str] | None:
    """Everything that the key was derived from; None where the server did not commit to a secret."""
    deal = match.deal
    if deal is None:
        return None
    return {
        "commitment": deal.commitment,
        "house": deal.house.hex(),
        "salt": deal.salt.hex(),
        "given": " ".join(one.hex() or "-" for one in deal.given),
        "seed": seed_text(match.seed),
        "seats": str(match.state.seats),
        "givers": ", ".join(match.names[seat] for seat in deal.givers) or "–",
        "bots": " ".join(str(seat) for seat, bot in enumerate(match.bots) if bot),
    }
