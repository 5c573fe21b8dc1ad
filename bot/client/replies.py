"""Answers interactions in time: the work races a timer that defers, so nobody reads "This interaction failed"."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import discord

from bot.client.calls import ANSWERED_ELSEWHERE, PICTURE_GONE, TOO_LATE, Failed, expecting, files_for, mentions_of
from bot.client.message_turns import MessageTurns
from bot.screens.screen import Screen

log = logging.getLogger(__name__)

PATIENCE_SECONDS = 1.5
"""So long the work may take before the interaction is deferred; Discord waits 3 s."""


async def reply(
    interaction: discord.Interaction,
    work: Awaitable[Screen],
    turns: MessageTurns,
    patience: float = PATIENCE_SECONDS,
) -> Failed | None:
    """Answer a person privately with what `work` gives: in place if they pressed on a private message of ours.

    A table's direct message is changed in place only by what it should say itself; all else is said beside it.
    Two presses on such a message are answered one after the other (`turns`).

    `work` runs to its end whatever becomes of the answer: what it has committed stands. Gives the refusal if
    Discord didn't take the answer any more.
    """
    async with AsyncExitStack() as held:

        async def in_turn() -> Screen:
            if interaction.message is not None and (is_private(interaction) or is_direct(interaction)):
                await held.enter_async_context(turns.on(interaction.message.id))
            return await work

        task = asyncio.ensure_future(in_turn())
        done, _ = await asyncio.wait({task}, timeout=patience)
        if done:
            screen = task.result()
            in_place = is_private(interaction) or (is_direct(interaction) and screen.is_direct)
            return _noted(interaction, await _respond(interaction, screen, in_place=in_place))
        thinking = not is_private(interaction) and not is_direct(interaction)
        deferring = interaction.response.defer(ephemeral=True, thinking=thinking)
        try:
            deferred = await expecting(deferring, TOO_LATE, ANSWERED_ELSEWHERE)
        finally:
            screen = await task
        return _noted(interaction, deferred if isinstance(deferred, Failed) else await _complete(interaction, screen))


async def _complete(interaction: discord.Interaction, screen: Screen) -> Failed | None:
    """Say after a deferral what came of it."""
    screen.view.stop()
    mentions = mentions_of(screen)
    if is_direct(interaction) and not screen.is_direct:
        sending = interaction.followup.send(
            view=screen.view, files=list(screen.files), ephemeral=True, allowed_mentions=mentions, wait=True
        )
        told = await expecting(sending, TOO_LATE, ANSWERED_ELSEWHERE)
        return told if isinstance(told, Failed) else None

    async def edit(shown: Screen) -> object:
        return await interaction.edit_original_response(
            view=shown.view, attachments=files_for(shown), allowed_mentions=mentions
        )

    return await _edited(interaction, screen, edit, in_place=is_private(interaction))


def is_private(interaction: discord.Interaction) -> bool:
    """Tell whether a press was made on a private message, which can be changed in place."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def is_direct(interaction: discord.Interaction) -> bool:
    """Tell whether a press was made on a direct message, which stays when the press is over."""
    message = interaction.message
    return interaction.guild_id is None and message is not None and not message.flags.ephemeral


async def _respond(interaction: discord.Interaction, screen: Screen, *, in_place: bool) -> Failed | None:
    screen.view.stop()
    mentions = mentions_of(screen)

    async def edit(shown: Screen) -> object:
        return await interaction.response.edit_message(
            view=shown.view, attachments=files_for(shown), allowed_mentions=mentions
        )

    if in_place:
        return await _edited(interaction, screen, edit, in_place=True)
    sending = interaction.response.send_message(
        view=screen.view, files=list(screen.files), ephemeral=True, allowed_mentions=mentions
    )
    answered = await expecting(sending, TOO_LATE, ANSWERED_ELSEWHERE)
    return answered if isinstance(answered, Failed) else None


async def _edited(
    interaction: discord.Interaction, screen: Screen, edit: Callable[[Screen], Awaitable[object]], *, in_place: bool
) -> Failed | None:
    """Edit the answer; a picture that stands on the message (`in_place`) already isn't sent again.

    Of two quick presses the first may have taken that picture away before the second is answered: Discord refuses
    what should have been kept, and the file goes along after all.
    """
    if in_place and (kept := _on_message(interaction, screen)).kept:
        edited = await expecting(edit(kept), TOO_LATE, ANSWERED_ELSEWHERE, PICTURE_GONE)
        if not isinstance(edited, Failed) or edited.code not in PICTURE_GONE:
            return edited if isinstance(edited, Failed) else None
        log.info("interaction %s: its picture was gone, so it is sent again", interaction.id)
    edited = await expecting(edit(screen), TOO_LATE, ANSWERED_ELSEWHERE)
    return edited if isinstance(edited, Failed) else None


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
