// The list of guilds, channels, threads and direct messages, and the settings of the person who looks.

import { act } from "./api.js";
import { avatar, byId, el } from "./dom.js";
import { isDirect, setState, store, userName } from "./store.js";
import { words } from "./words.js";

const LOCALES = { "en-US": "English", fr: "Français", cs: "Čeština", ro: "Română", de: "Deutsch" };

export function openSidebar(open) {
  byId("sidebar").classList.toggle("open", open);
  byId("shade").hidden = !open;
}

/** Draw it. `onChannel(id)` is called when a channel is chosen, `onLanguage()` when another language is. */
export function showSidebar(onChannel, onLanguage) {
  const sections = store.guilds.map((guild) => guildSection(guild, onChannel));
  const direct = el("section", {}, el("h2", {}, words.directMessages), channelButton(store.direct, onChannel));
  byId("sidebar").replaceChildren(el("div", { class: "channel-list" }, sections, direct), settings(() => showSidebar(onChannel, onLanguage), onLanguage));
}

function guildSection(guild, onChannel) {
  const tops = guild.channels.filter((channel) => !channel.thread_metadata);
  const rows = tops.flatMap((channel) => [
    channelButton(channel, onChannel),
    ...guild.channels
      .filter((thread) => thread.thread_metadata && thread.parent_id === channel.id && !thread.thread_metadata.archived)
      .map((thread) => channelButton(thread, onChannel)),
  ]);
  return el("section", {}, el("h1", {}, guild.name), el("h2", {}, words.channels), rows);
}

function channelButton(channel, onChannel) {
  const here = channel.id === store.channelId;
  const unread = store.unread.get(channel.id);
  const look = ["channel", here && "here", unread && "unread", channel.thread_metadata && "thread"].filter(Boolean).join(" ");
  const sign = isDirect(channel) ? avatar(userName(store.bot), "small") : el("span", { class: "sign", "aria-hidden": "true" }, channel.thread_metadata ? "↳" : "#");
  const name = isDirect(channel) ? userName(store.bot) : channel.name;
  return el(
    "button",
    { class: look, type: "button", "aria-current": here ? "page" : null, data: { channel: channel.id }, onclick: () => onChannel(channel.id) },
    sign,
    el("span", { class: "channel-name" }, name),
    unread?.mentions ? el("span", { class: "count" }, String(unread.mentions)) : null,
  );
}

function settings(redraw, onLanguage) {
  const change = async (body, done) => {
    setState(await act(store.name, "settings", body));
    done();
  };
  const dms = el("input", { type: "checkbox", checked: store.me.dms_open, onchange: (event) => change({ dms_open: event.currentTarget.checked }, redraw) });
  const options = Object.entries(LOCALES).map(([code, name]) => el("option", { value: code, selected: code === store.me.locale }, name));
  const locale = el("select", { onchange: (event) => change({ locale: event.currentTarget.value }, onLanguage) }, options);
  return el(
    "div",
    { class: "settings" },
    el("div", { class: "looker" }, avatar(userName(store.me)), el("strong", {}, userName(store.me))),
    el("label", {}, dms, ` ${words.dmsOpen}`),
    el("label", {}, `${words.language} `, locale),
  );
}
