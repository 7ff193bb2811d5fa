"""Works out, in a worker process, what a choice has cost, judged by what its seat could know."""

from collections.abc import Mapping

from iteru.bots.advice import Loss, loss_of
from iteru.engine.registry import game
from iteru.engine.rng import Rng

ITERATIONS = 2000


def loss_by(
    name: str,
    corrections: Mapping[str, object],
    snapshot: dict[str, object],
    action: int,
    seconds: float,
) -> Loss | None:
    title = game(name, corrections)
    sight = title.restore(snapshot)
    return loss_of(title, sight, action, Rng.seeded(action), ITERATIONS, seconds)
