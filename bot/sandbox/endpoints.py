"""The two addresses an unmodified Discord library has to be given to talk to the stand-in.

For discord.py they are two class attributes, set before the client starts; the one who starts the bot sets them::

    discord.http.Route.BASE = endpoints.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(endpoints.gateway)

Everything else (resume address, pictures) follows from what the server answers.
"""

from dataclasses import dataclass

API_PATH = "/api/v10"
GATEWAY_PATH = "/gateway/"
API_VARIABLE = "DISCORD_API_BASE"
GATEWAY_VARIABLE = "DISCORD_GATEWAY"


@dataclass(frozen=True)
class Endpoints:
    """Where a stand-in listens."""

    host: str
    port: int

    @property
    def origin(self) -> str:
        """Scheme, host and port, as a browser needs them."""
        return f"http://{self.host}:{self.port}"

    @property
    def api_base(self) -> str:
        """What takes the place of https://discord.com/api/v10."""
        return self.origin + API_PATH

    @property
    def gateway(self) -> str:
        """What takes the place of wss://gateway.discord.gg/."""
        return f"ws://{self.host}:{self.port}{GATEWAY_PATH}"

    def environment(self) -> dict[str, str]:
        """The environment variables by which a launcher hands both addresses to a bot process."""
        return {API_VARIABLE: self.api_base, GATEWAY_VARIABLE: self.gateway}
