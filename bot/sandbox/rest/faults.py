"""Faults on demand: the next requests to a route fail as a test asks."""

import asyncio
from dataclasses import dataclass, field

from bot.sandbox.rules.errors import ApiError, Code


@dataclass
class _Fault:
    method: str
    route: str
    error: Code | None
    delay: float
    times: int


@dataclass
class Faults:
    """The faults still to come."""

    _faults: list[_Fault] = field(default_factory=list[_Fault])

    def fail_next(self, method: str, route: str, error: Code, times: int = 1) -> None:
        """Have the next `times` requests fail. `route` is a pattern such as `/channels/{channel_id}/messages`."""
        self._faults.append(_Fault(method, route, error, 0.0, times))

    def delay_next(self, method: str, route: str, seconds: float, times: int = 1) -> None:
        """Have the next `times` requests wait for real seconds before they are served."""
        self._faults.append(_Fault(method, route, None, seconds, times))

    async def meet(self, method: str, route: str) -> None:
        """Suffer what was asked for one request.

        Raises ApiError.
        """
        for fault in list(self._faults):
            if (fault.method, fault.route) != (method, route):
                continue
            fault.times -= 1
            if fault.times <= 0:
                self._faults.remove(fault)
            if fault.delay:
                await asyncio.sleep(fault.delay)
            if fault.error is not None:
                raise ApiError(fault.error, deliberate=True)
