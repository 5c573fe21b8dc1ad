// Embeds and plain attachments.

import { picture } from "./components.js";
import { el } from "./dom.js";
import { inline, markdown } from "./markdown.js";

const LAYOUT = 1 << 15;

function field(entry) {
  const look = entry.inline ? "field inline" : "field";
  return el("div", { class: look }, el("strong", {}, inline(entry.name)), el("div", {}, markdown(entry.value)));
}

/** One embed. */
export function embed(data) {
  const style = typeof data.color === "number" ? `border-left-color:#${data.color.toString(16).padStart(6, "0")}` : null;
  return el(
    "div",
    { class: "container embed", style },
    data.author ? el("div", { class: "embed-author" }, data.author.name) : null,
    data.title ? el("div", { class: "embed-title" }, inline(data.title)) : null,
    data.description ? el("div", { class: "text" }, markdown(data.description)) : null,
    data.fields?.length ? el("div", { class: "fields" }, data.fields.map(field)) : null,
    data.image ? picture(data.image.url, "") : null,
    data.footer ? el("small", { class: "md-small" }, data.footer.text) : null,
  );
}

function attachment(file) {
  if (file.content_type?.startsWith("image/")) return picture(file.url, file.description, file);
  return el("a", { class: "file", href: file.url, download: file.filename }, `⤓ ${file.filename}`);
}

/** The files of a message that no layout shows. */
export function attachments(message) {
  if (message.flags & LAYOUT || !message.attachments.length) return null;
  return el("div", { class: "attachments" }, message.attachments.map(attachment));
}
