// Components, old rows and new layouts alike.

import { el, emojiText } from "./dom.js";
import { markdown } from "./markdown.js";
import { SelectMenu } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };
const LINK = 5;

function button(component, onUse) {
  const content = [emojiText(component.emoji), component.label ? el("span", {}, component.label) : null];
  const look = `button ${STYLES[component.style] ?? "secondary"}`;
  if (component.style === LINK) {
    return el("a", { class: look, href: component.url, target: "_blank", rel: "noreferrer" }, content, " ↗");
  }
  return el(
    "button",
    {
      class: look,
      type: "button",
      disabled: Boolean(component.disabled),
      data: { customId: component.custom_id },
      "aria-label": component.label ? null : component.emoji?.name,
      onclick: (event) => onUse({ custom_id: component.custom_id }, event.currentTarget),
    },
    content,
  );
}

function select(component, onUse) {
  const menu = new SelectMenu(component, (values) => onUse({ custom_id: component.custom_id, values }, menu.head));
  return menu.element;
}

function section(component, onUse) {
  const texts = component.components.map((child) => draw(child, onUse));
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-texts" }, texts),
    el("div", { class: "section-side" }, draw(component.accessory, onUse)),
  );
}

/** One picture; an attachment that is no picture becomes a link. */
export function picture(address, alt, size = {}, look = "picture") {
  const { width, height } = size;
  const image = el("img", { src: address, alt: alt ?? "", title: alt, loading: "lazy" });
  if (width && height) {
    image.setAttribute("width", String(width));
    image.setAttribute("height", String(height));
  }
  return el("a", { class: look, href: address, target: "_blank", rel: "noreferrer" }, image);
}

function gallery(component) {
  const pictures = component.items.map((item) => picture(item.media.url, item.description, item.media));
  return el("div", { class: `gallery of-${Math.min(pictures.length, 3)}` }, pictures);
}

function container(component, onUse) {
  const colour = component.accent_color;
  const style = typeof colour === "number" ? `border-left-color:#${colour.toString(16).padStart(6, "0")}` : null;
  return el("div", { class: "container", style }, component.components.map((child) => draw(child, onUse)));
}

const fileName = (address) => decodeURIComponent(address.split("/").at(-1));

const KINDS = {
  1: (c, onUse) => el("div", { class: "row" }, c.components.map((child) => draw(child, onUse))),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (c) => el("div", { class: "text" }, markdown(c.content)),
  11: (c) => picture(c.media.url, c.description, {}, "thumbnail"),
  12: gallery,
  13: (c) => el("a", { class: "file", href: c.file.url, download: "" }, `⤓ ${fileName(c.file.url)}`),
  14: (c) => el("hr", { class: `separator ${c.divider === false ? "bare" : ""} ${c.spacing === 2 ? "wide" : ""}` }),
  17: container,
};

/** The element for one component. `onUse({custom_id, values?}, element)` is called when a person uses it. */
export function draw(component, onUse) {
  return KINDS[component.type]?.(component, onUse) ?? el("div", { class: "unknown" }, `? ${component.type}`);
}
