// The list of messages.

import { act, getMessages } from "./api.js";
import { draw } from "./components.js";
import { avatar, byId, el } from "./dom.js";
import { attachments, embed } from "./embeds.js";
import { markdown } from "./markdown.js";
import { openModal } from "./modal.js";
import { currentChannel, currentGuild, store, userName } from "./store.js";
import { clockTime } from "./timestamps.js";
import { words } from "./words.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const NEAR_BOTTOM = 140;
const FOUND_MS = 2000;

const list = () => byId("messages");
const elementOf = (id) => list().querySelector(`[data-message="${id}"]`);
const isNearBottom = () => list().scrollHeight - list().scrollTop - list().clientHeight < NEAR_BOTTOM;

export const scrollDown = () => list().scrollTo({ top: list().scrollHeight });

/** Show the channel anew. */
export async function showChannel() {
  const channelId = store.channelId;
  const messages = await getMessages(store.name, channelId);
  if (channelId !== store.channelId) return;
  list().replaceChildren(...(messages.length ? messages.map(messageElement) : [emptyElement()]));
  scrollDown();
}

/** Bring a message of the shown channel into view. */
export function showMessage(id) {
  const message = elementOf(id);
  if (!message) return;
  message.scrollIntoView({ block: "center" });
  message.classList.add("found");
  setTimeout(() => message.classList.remove("found"), FOUND_MS);
}

/** Take over one change of the shown channel. */
export function takeMessageEntry(entry) {
  const { name, payload } = entry;
  const stick = isNearBottom();
  if (name === "MESSAGE_CREATE") {
    list().querySelector(".nothing")?.remove();
    list().append(messageElement(payload));
  } else if (name === "MESSAGE_UPDATE") replaceMessage(payload);
  else if (name === "MESSAGE_DELETE") elementOf(payload.id)?.remove();
  else if (name === "SANDBOX_INTERACTION_FAILED") showFailure(payload);
  if (stick) scrollDown();
}

function replaceMessage(message) {
  const before = elementOf(message.id);
  if (!before) return;
  const focused = before.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
  const after = messageElement(message);
  before.replaceWith(after);
  if (focused) after.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function showFailure(payload) {
  if (payload.message_id) {
    const message = elementOf(payload.message_id);
    message?.querySelector(".failure")?.remove();
    message?.querySelector(".body").append(el("div", { class: "failure", role: "alert" }, words.failed));
  } else if (payload.command) {
    const text = el("div", { class: "failure", role: "alert" }, `/${payload.command}: ${words.notResponding}`);
    list().append(el("li", { class: "message private" }, el("div", { class: "body" }, text)));
  }
}

const emptyElement = () => el("li", { class: "nothing" }, words.empty);

function messageElement(message) {
  const isPrivate = Boolean(message.flags & EPHEMERAL);
  const callsMe = message.mentions.some((user) => user.id === store.me.id) || message.mention_everyone;
  const look = ["message", isPrivate && "private", callsMe && "calls"].filter(Boolean).join(" ");
  return el(
    "li",
    { class: look, data: { message: message.id } },
    usedLine(message),
    el("div", { class: "line" }, avatar(userName(message.author)), el("div", { class: "body" }, bodyParts(message), privateFoot(message, isPrivate))),
    deleteButton(message, isPrivate),
  );
}

function usedLine(message) {
  const cause = message.interaction_metadata;
  if (!cause?.name) return null;
  const who = el("strong", {}, userName(cause.user));
  return el("div", { class: "used" }, who, ` ${words.used} `, el("span", { class: "mention" }, `/${cause.name}`));
}

function bodyParts(message) {
  const onUse = (what, element) => use(message, what, element);
  const head = el(
    "div",
    { class: "head" },
    el("span", { class: "author" }, userName(message.author)),
    message.author.bot ? el("span", { class: "badge" }, words.app) : null,
    el("time", { class: "when", datetime: message.timestamp }, clockTime(message.timestamp)),
  );
  if (message.flags & LOADING) return [head, el("div", { class: "thinking" }, words.thinking(userName(message.author)))];
  const edited = message.edited_timestamp && message.content ? el("small", { class: "edited" }, words.edited) : null;
  return [
    head,
    message.content ? el("div", { class: "text" }, markdown(message.content), edited) : null,
    message.embeds.map(embed),
    attachments(message),
    message.components.length ? el("div", { class: "components" }, message.components.map((c) => draw(c, onUse))) : null,
  ];
}

function privateFoot(message, isPrivate) {
  if (!isPrivate) return null;
  const dismiss = async () => {
    await act(store.name, "dismiss", { channel_id: message.channel_id, message_id: message.id });
    elementOf(message.id)?.remove();
  };
  const button = el("button", { class: "plain-link", type: "button", onclick: dismiss }, words.dismiss);
  return el("div", { class: "only-you" }, `${words.onlyYou} · `, button);
}

function deleteButton(message, isPrivate) {
  const mine = message.author.id === store.me.id;
  if (isPrivate || !(mine || currentGuild()?.may_moderate)) return null;
  const body = { channel_id: message.channel_id, message_id: message.id };
  return el("button", { class: "delete", type: "button", title: words.deleteMessage, "aria-label": words.deleteMessage, onclick: () => act(store.name, "delete", body) }, "✕");
}

async function use(message, what, element) {
  const who = store.name;
  elementOf(message.id)?.querySelector(".failure")?.remove();
  element.classList.add("busy");
  element.setAttribute("aria-busy", "true");
  try {
    const body = { channel_id: message.channel_id, message_id: message.id, ...what };
    const outcome = await act(who, what.values ? "select" : "press", body);
    if (outcome.modal && who === store.name) openModal(outcome);
  } catch {
    if (currentChannel()) showFailure({ message_id: message.id });
  } finally {
    element.classList.remove("busy");
    element.removeAttribute("aria-busy");
  }
}
