"""Counts what goes to Discord, where it goes: below discord.py, which tries some requests again by itself."""

from aiohttp import ClientSession, TraceConfig, TraceRequestEndParams, TraceRequestExceptionParams

from bot.runtime.metrics import Metrics


def tracing(figures: Metrics) -> TraceConfig:
    """For `discord.Client(http_trace=...)`: each answer, and each request that got none."""

    async def answered(_session: ClientSession, _: object, end: TraceRequestEndParams) -> None:
        figures.requested(end.method, str(end.response.status), end.url.path)

    async def failed(
        _session: ClientSession, _: object, failure: TraceRequestExceptionParams
    ) -> None:
        figures.requested(failure.method, "none", failure.url.path)

    trace: TraceConfig = TraceConfig()
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace
