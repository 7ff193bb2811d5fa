"""Trusted proxies: the only ones whose word about a visitor's address is believed."""

import ipaddress
from functools import lru_cache

from iteru.engine.errors import BadOptions

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    """Addresses and networks, given as `127.0.0.1, 10.0.0.0/8`."""

    def __init__(self, text: str) -> None:
        self.networks = [read_network(part.strip()) for part in text.split(",") if part.strip()]

    def __bool__(self) -> bool:
        return bool(self.networks)

    def __contains__(self, host: str) -> bool:
        found = address_of(host) if self.networks else None
        return found is not None and any(found in network for network in self.networks)

    def texts(self) -> list[str]:
        return [str(network) for network in self.networks]


def read_network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError as error:
        raise BadOptions("bad-proxy", given=text[:60]) from error


@lru_cache(1024)
def address_of(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None
