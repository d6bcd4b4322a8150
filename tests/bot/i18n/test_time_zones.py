"""Time zones by the cities that readers know."""

from bot.i18n.time_zones import city, zone_meant


def test_a_city_is_told_and_found_by_the_name_that_readers_know() -> None:
    """A foreign city in their own language, any city without its accents."""
    assert city("Europe/London", "pt-BR") == "Londres"
    assert city("Europe/London", "en-US") == "London"
    assert city("America/Sao_Paulo", "pt-BR") == "São Paulo"
    assert zone_meant("londres", "pt-BR") == "Europe/London"
    assert zone_meant("London", "pt-BR") == "Europe/London"
    assert zone_meant("londres", "en-US") is None
    assert zone_meant("sao paulo", "en-US") == "America/Sao_Paulo"
