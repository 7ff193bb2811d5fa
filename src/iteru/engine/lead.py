"""How far a seat is ahead, by points or by prospects."""


def lead(worth: list[float], seat: int) -> float:
    """Returns a seat's prospects compared with those of the others, the strongest of them counted twice."""
    count = len(worth)
    if count == 1:
        return worth[0]
    if count == 2:
        return worth[seat] - worth[1 - seat]
    total = 0.0
    most = -1e9
    for other in range(count):
        if other != seat:
            its = worth[other]
            total += its
            if its > most:
                most = its
    return worth[seat] - (total + most) / count
