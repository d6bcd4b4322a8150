"""Time zones as people type and read them: by their cities, those likely for a reader first."""

from collections.abc import Mapping
from datetime import datetime

from bot.i18n.normalizing import normalized
from bot.model.quiet_hours import zone_of, zones

FIRST: Mapping[str, tuple[str, ...]] = {
    "pt-BR": (
        "America/Sao_Paulo", "America/Bahia", "America/Fortaleza", "America/Recife", "America/Belem",
        "America/Manaus", "America/Cuiaba", "America/Campo_Grande", "America/Porto_Velho",
        "America/Rio_Branco", "America/Noronha", "Europe/Lisbon",
    ),
    "en-US": (
        "America/New_York", "America/Chicago", "America/Denver", "America/Phoenix",
        "America/Los_Angeles", "America/Anchorage", "Pacific/Honolulu", "America/Toronto",
    ),
    "en-GB": ("Europe/London", "Europe/Dublin"),
    "de": ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich"),
    "es-ES": ("Europe/Madrid", "Atlantic/Canary"),
    "es-419": ("America/Mexico_City", "America/Bogota", "America/Argentina/Buenos_Aires"),
    "fr": ("Europe/Paris", "America/Toronto"),
}  # fmt: skip
"""Where readers of a Discord in that language mostly live."""

ANYWHERE = ("Europe/London", "America/New_York", "America/Sao_Paulo", "Europe/Berlin", "Asia/Tokyo")
"""For all others."""

ACCENTS: Mapping[str, str] = {
    "Sao Paulo": "São Paulo", "Belem": "Belém", "Cuiaba": "Cuiabá", "Maceio": "Maceió",
    "Araguaina": "Araguaína", "Santarem": "Santarém", "Eirunepe": "Eirunepé",
}  # fmt: skip
"""The zones' names have none."""

LOCAL: Mapping[str, Mapping[str, str]] = {
    "pt-BR": {
        "Athens": "Atenas", "Berlin": "Berlim", "Brussels": "Bruxelas",
        "Copenhagen": "Copenhague", "Geneva": "Genebra",
        "Istanbul": "Istambul", "Jerusalem": "Jerusalém", "Lisbon": "Lisboa", "London": "Londres",
        "Luxembourg": "Luxemburgo", "Mexico City": "Cidade do México", "Moscow": "Moscou", "New York": "Nova York",
        "Prague": "Praga", "Rome": "Roma", "Seoul": "Seul", "Shanghai": "Xangai", "Singapore": "Singapura",
        "Stockholm": "Estocolmo", "Tokyo": "Tóquio", "Vienna": "Viena", "Warsaw": "Varsóvia", "Zurich": "Zurique",
    },
}  # fmt: skip
"""What readers of a language call foreign cities."""


def likely(locale: str) -> str:
    """Where somebody may live of whom only their Discord's language is known."""
    return FIRST.get(locale, ("UTC",))[0]


def city(zone: str, locale: str) -> str:
    """The city after which a zone is named, as readers of that language call it."""
    plain = zone.rsplit("/", 1)[-1].replace("_", " ")
    return LOCAL.get(locale, {}).get(plain) or ACCENTS.get(plain, plain)


def clock_in(zone: str, now: datetime) -> str:
    """What the clocks show there."""
    return f"{now.astimezone(zone_of(zone)):%H:%M}"


def zones_near(typed: str, locale: str) -> list[str]:
    """Zones whose name has what is typed, whatever case and accents: those of the reader's Discord first, then by city."""
    wanted = normalized(typed).replace("_", " ").replace("/", " ")
    first = FIRST.get(locale, ANYWHERE)

    def rank(zone: str) -> tuple[bool, int, bool, str]:
        place = first.index(zone) if zone in first else len(first)
        name = city(zone, locale)
        is_begun = normalized(name).startswith(wanted)
        return not is_begun, place, "/" not in zone, name

    return sorted((zone for zone in zones() if wanted in _spelt(zone, locale)), key=rank)


def zone_meant(typed: str, locale: str) -> str | None:
    """The zone with that name or city; None: there is none such."""
    if typed in zones():
        return typed
    wanted = normalized(typed)
    near = zones_near(typed, locale)
    exact = [zone for zone in near if normalized(city(zone, locale)) == wanted]
    if exact or len(near) == 1:
        return (exact or near)[0]
    return None


def _spelt(zone: str, locale: str) -> str:
    """A zone's name and its city's, to be searched in."""
    return normalized(f"{zone} {city(zone, locale)}").replace("_", " ").replace("/", " ")
