// Discord's markdown as elements.

import { el } from "./dom.js";
import { findChannel, store, userName } from "./store.js";
import { timestamp } from "./timestamps.js";

const mention = (text, isMe = false) => el("span", { class: isMe ? "mention me" : "mention" }, text);

function userMention(id) {
  return mention(`@${userName(store.users.get(id))}`, id === store.me?.id);
}

const JUMP = /^https?:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** A link; one to a message or channel leads there within the page. */
function link(address, text) {
  const jump = JUMP.exec(address);
  if (jump) {
    const shown = text === address ? `#${findChannel(jump[1])?.name ?? "unknown"}${jump[2] ? " › ✉" : ""}` : text;
    const data = { jumpChannel: jump[1], jumpMessage: jump[2] ?? "" };
    return el("button", { class: "plain-link jump", type: "button", data }, shown);
  }
  return el("a", { href: address, target: "_blank", rel: "noreferrer" }, text);
}

function spoiler(children) {
  const open = (event) => event.currentTarget.classList.add("open");
  return el("span", { class: "spoiler", tabindex: "0", role: "button", onclick: open, onkeydown: open }, children);
}

// Each rule: what it looks like, and what it becomes. The first one that matches earliest wins.
const INLINE = [
  [/\\([^\sA-Za-z0-9])/, (found) => found[1]],
  [/`([^`\n]+)`/, (found) => el("code", {}, found[1])],
  [/<@!?(\d+)>/, (found) => userMention(found[1])],
  [/<#(\d+)>/, (found) => mention(`#${findChannel(found[1])?.name ?? "unknown"}`)],
  [/<\/([^:>]+):\d+>/, (found) => mention(`/${found[1]}`)],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/, (found) => timestamp(Number(found[1]), found[2])],
  [/<a?:(\w+):\d+>/, (found) => `:${found[1]}:`],
  [/\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/, (found) => link(found[2], inline(found[1]))],
  [/https?:\/\/[^\s<>]+[^\s<>.,:;"')\]]/, (found) => link(found[0], found[0])],
  [/\*\*([\s\S]+?)\*\*(?!\*)/, (found) => el("strong", {}, inline(found[1]))],
  [/__([\s\S]+?)__(?!_)/, (found) => el("u", {}, inline(found[1]))],
  [/~~([\s\S]+?)~~/, (found) => el("s", {}, inline(found[1]))],
  [/\|\|([\s\S]+?)\|\|/, (found) => spoiler(inline(found[1]))],
  [/\*(?=\S)((?:\*\*|[^*])+?)\*(?!\*)/, (found) => el("em", {}, inline(found[1]))],
  [/(?<!\w)_(?=\S)([^_]+?)_(?!\w)/, (found) => el("em", {}, inline(found[1]))],
  [/@(everyone|here)\b/, (found) => mention(found[0])],
];

function firstMatch(text) {
  let best = null;
  for (const [pattern, make] of INLINE) {
    const found = pattern.exec(text);
    if (found && (best === null || found.index < best.found.index)) best = { found, make };
  }
  return best;
}

/** Inline markdown as a list of nodes and strings. */
export function inline(text) {
  const parts = [];
  let rest = text;
  while (rest) {
    const best = firstMatch(rest);
    if (best === null) return [...parts, rest];
    const { found, make } = best;
    if (found.index > 0) parts.push(rest.slice(0, found.index));
    parts.push(make(found));
    rest = rest.slice(found.index + found[0].length);
  }
  return parts;
}

const HEADS = { "#": "h3", "##": "h4", "###": "h5" };

function lineBlock(line) {
  const head = /^(#{1,3}) +(.+)$/.exec(line);
  if (head) return el(HEADS[head[1]], { class: `md-head md-${head[1].length}` }, inline(head[2]));
  const small = /^-# +(.+)$/.exec(line);
  if (small) return el("small", { class: "md-small" }, inline(small[1]));
  const quote = /^> (.*)$/.exec(line);
  if (quote) return el("blockquote", {}, inline(quote[1]));
  const item = /^(\s*)(?:[-*]|(\d+)\.) +(.+)$/.exec(line);
  if (item) {
    const mark = item[2] ? `${item[2]}.` : "•";
    const depth = Math.min(3, Math.floor(item[1].length / 2));
    return el("div", { class: `md-item depth-${depth}` }, el("span", { class: "md-mark" }, mark), el("span", {}, inline(item[3])));
  }
  return null;
}

/** Block markdown as a list of nodes: fences, headings, quotes, list items, and lines of text. */
export function markdown(text) {
  const parts = [];
  let plain = [];
  const flush = () => {
    if (plain.length) parts.push(el("div", { class: "md-text" }, inline(plain.join("\n"))));
    plain = [];
  };
  for (const piece of text.split(/(```(?:\w*\n)?[\s\S]*?```)/)) {
    const fence = /^```(?:\w*\n)?([\s\S]*?)\n?```$/.exec(piece);
    if (fence) {
      flush();
      parts.push(el("pre", {}, el("code", {}, fence[1])));
      continue;
    }
    for (const line of piece.split("\n")) {
      const block = lineBlock(line);
      if (block) {
        flush();
        parts.push(block);
      } else plain.push(line);
    }
    while (plain.length && plain[0] === "" && parts.at(-1)?.tagName === "PRE") plain.shift();
  }
  flush();
  return parts;
}
