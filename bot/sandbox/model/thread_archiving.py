"""Threads in which nothing happens go to the archive by themselves."""

from bot.sandbox.model.channel_actions import set_thread
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.snowflakes import seconds_of
from bot.sandbox.model.world import World


def archive_idle_threads(world: World) -> None:
    """Archive every thread that has been silent for as long as it says."""
    now = world.clock()
    for channel in list(world.channels.values()):
        if channel.thread is None or channel.thread.archived:
            continue
        if now - _last_activity(channel) >= channel.thread.auto_archive_minutes * 60:
            set_thread(world, channel, archived=True)


def _last_activity(channel: Channel) -> float:
    last = seconds_of(channel.last_message_id or channel.id)
    return max(last, channel.thread.archived_at) if channel.thread else last
