"""Answers interactions in time: the work races a timer that defers, so nobody reads "This interaction failed"."""

import asyncio
import logging
from collections.abc import Awaitable

import discord

from bot.client.calls import ANSWERED_ELSEWHERE, TOO_LATE, Failed, expecting, files_for, mentions_of
from bot.screens.screen import Screen

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 1.5
"""So long the work may take before the interaction is deferred; Discord waits 3 s."""


async def reply(
    interaction: discord.Interaction, work: Awaitable[Screen], patience: float = PATIENCE_SECONDS
) -> Failed | None:
    """Answer a person privately with what `work` gives: in place if they pressed on a private message of ours.

    A table's direct message is changed in place only by what it should say itself; all else is said beside it.

    `work` runs to its end whatever becomes of the answer: what it has committed stands. Gives the refusal if
    Discord didn't take the answer any more.
    """
    task = asyncio.ensure_future(work)
    in_place = is_private(interaction)
    done, _ = await asyncio.wait({task}, timeout=patience)
    if done:
        screen = task.result()
        in_place = in_place or (is_direct(interaction) and screen.is_direct)
        return _noted(interaction, await _respond(interaction, screen, in_place=in_place))
    deferring = interaction.response.defer(ephemeral=True, thinking=not in_place and not is_direct(interaction))
    deferred = await expecting(deferring, TOO_LATE, ANSWERED_ELSEWHERE)
    screen = await task
    if isinstance(deferred, Failed):
        return _noted(interaction, deferred)
    screen.view.stop()
    screen = _on_message(interaction, screen) if in_place else screen
    mentions = mentions_of(screen)
    if is_direct(interaction) and not screen.is_direct:
        sending = interaction.followup.send(
            view=screen.view, files=list(screen.files), ephemeral=True, allowed_mentions=mentions, wait=True
        )
        told = await expecting(sending, TOO_LATE, ANSWERED_ELSEWHERE)
        return _noted(interaction, told if isinstance(told, Failed) else None)
    editing = interaction.edit_original_response(
        view=screen.view, attachments=files_for(screen), allowed_mentions=mentions
    )
    edited = await expecting(editing, TOO_LATE, ANSWERED_ELSEWHERE)
    return _noted(interaction, edited if isinstance(edited, Failed) else None)


def is_private(interaction: discord.Interaction) -> bool:
    """Tell whether a press was made on a private message, which can be changed in place."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def is_direct(interaction: discord.Interaction) -> bool:
    """Tell whether a press was made on a direct message, which stays when the press is over."""
    message = interaction.message
    return interaction.guild_id is None and message is not None and not message.flags.ephemeral


async def _respond(interaction: discord.Interaction, screen: Screen, *, in_place: bool) -> Failed | None:
    screen.view.stop()
    if in_place:
        screen = _on_message(interaction, screen)
        editing = interaction.response.edit_message(
            view=screen.view, attachments=files_for(screen), allowed_mentions=mentions_of(screen)
        )
        answered = await expecting(editing, TOO_LATE, ANSWERED_ELSEWHERE)
    else:
        sending = interaction.response.send_message(
            view=screen.view, files=list(screen.files), ephemeral=True, allowed_mentions=mentions_of(screen)
        )
        answered = await expecting(sending, TOO_LATE, ANSWERED_ELSEWHERE)
    return answered if isinstance(answered, Failed) else None


def _on_message(interaction: discord.Interaction, screen: Screen) -> Screen:
    """Don't send a picture again that the message under the press carries already."""
    if not screen.picture or interaction.message is None:
        return screen
    carried = [file.filename for file in interaction.message.attachments]
    return screen.keeping() if carried == [screen.picture] else screen


def _noted(interaction: discord.Interaction, failed: Failed | None) -> Failed | None:
    if failed is not None:
        log.warning("interaction %s was not answered: %s", interaction.id, failed.code)
    return failed
