// Building elements. Text always goes in as text, never as HTML.

/** Create an element: properties (class, data, on…, attributes), then children; null children are left out. */
export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "class") element.className = value;
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key === "style") element.style.cssText = value;
    else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key in element && typeof value !== "string") element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

/** A round picture of a name: its first letter on a colour made of it. */
export function avatar(name, size = "") {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 360, 7);
  const style = `background:hsl(${hue} 45% 42%)`;
  return el("span", { class: `avatar ${size}`, style, "aria-hidden": "true" }, [...name][0]?.toUpperCase() ?? "?");
}

export function emojiText(emoji) {
  if (!emoji) return null;
  return el("span", { class: "emoji", "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}
