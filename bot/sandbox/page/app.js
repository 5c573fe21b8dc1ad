// Puts the page together: who looks, at which channel, and what changes while they do.

import { getPeople, getState, listen } from "./api.js";
import { retellComposer, showComposer } from "./composer.js";
import { byId, el } from "./dom.js";
import { showHeader } from "./header.js";
import { showChannel, showMessage, takeMessageEntry } from "./messages.js";
import { openSidebar, showSidebar } from "./sidebar.js";
import { addressOf, findChannel, setState, store } from "./store.js";
import { startTicking } from "./timestamps.js";
import { words } from "./words.js";

const FRAME_EVENTS = /^(CHANNEL|THREAD|GUILD)_/;
const EPHEMERAL = 1 << 6;
const ears = new Map();
let lost = false;

function showFrame() {
  showHeader(lookAs);
  showSidebar(goTo, retell);
}

/** Say everything anew, in the language that was just chosen. */
function retell() {
  showFrame();
  retellComposer();
  return showChannel();
}

async function reloadFrame() {
  setState(await getState(store.name));
  if (!findChannel(store.channelId)) return goTo(firstChannel());
  return showFrame();
}

const firstChannel = () => (store.guilds[0]?.channels[0] ?? store.direct).id;

async function goTo(channelId) {
  store.channelId = channelId;
  store.unread.delete(channelId);
  history.replaceState(null, "", addressOf(store.name, channelId));
  openSidebar(false);
  showFrame();
  showComposer(matchMedia("(min-width: 760px)").matches);
  await showChannel();
}

async function lookAs(name) {
  store.name = name;
  store.waiting.delete(name);
  store.unread.clear();
  store.people = await getPeople();
  setState(await getState(name));
  await listenToAll();
  await goTo(findChannel(store.channelId) ? store.channelId : firstChannel());
}

/** Listen before the messages are fetched, so that none falls in between. */
function listenToAll() {
  for (const person of store.people) {
    if (ears.has(person.name)) continue;
    const ear = listen(person.name, (entry) => take(person, entry), (on) => connection(person, on));
    ears.set(person.name, ear);
  }
  return Promise.all(ears.values());
}

function take(person, entry) {
  if (person.name !== store.name) return noteForOthers(person, entry);
  if (FRAME_EVENTS.test(entry.name)) return reloadFrame();
  if (entry.payload.channel_id === store.channelId) return takeMessageEntry(entry);
  return noteUnread(entry);
}

function noteUnread(entry) {
  if (entry.name !== "MESSAGE_CREATE") return;
  const { channel_id: id, mentions } = entry.payload;
  const before = store.unread.get(id) ?? { mentions: 0 };
  const calls = mentions.some((user) => user.id === store.me.id) || id === store.direct.id;
  store.unread.set(id, { mentions: before.mentions + (calls ? 1 : 0) });
  showSidebar(goTo, retell);
}

/** Another person was called or written to in private: a dot at their name. */
function noteForOthers(person, entry) {
  if (entry.name !== "MESSAGE_CREATE") return;
  const { mentions, flags, guild_id: guild } = entry.payload;
  if (!guild || flags & EPHEMERAL || mentions.some((user) => user.id === person.id)) {
    store.waiting.add(person.name);
    showHeader(lookAs);
  }
}

async function connection(person, connected) {
  if (person.name !== store.name) return;
  document.querySelector(".offline")?.remove();
  if (!connected) byId("composer").before(el("div", { class: "offline", role: "alert" }, words.connectionLost));
  if (connected && lost) await lookAs(store.name);
  lost = !connected;
}

/** Follow a link to a message or channel. */
async function jump(event) {
  const target = event.target.closest(".jump")?.dataset;
  if (!target || !findChannel(target.jumpChannel)) return;
  if (target.jumpChannel !== store.channelId) await goTo(target.jumpChannel);
  showMessage(target.jumpMessage);
}

async function start() {
  startTicking();
  byId("messages").addEventListener("click", jump);
  byId("shade").addEventListener("click", () => openSidebar(false));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") openSidebar(false);
  });
  const query = new URLSearchParams(location.search);
  store.people = await getPeople();
  const known = store.people.map((person) => person.name);
  const wanted = query.get("as");
  store.channelId = query.get("channel") ?? "";
  await lookAs(known.includes(wanted) ? wanted : known[0]);
}

start();
