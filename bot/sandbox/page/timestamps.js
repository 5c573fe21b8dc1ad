// Discord's timestamps (<t:seconds:style>), the relative ones kept live.

import { el } from "./dom.js";
import { now, store } from "./store.js";

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** Times are told in the language of the person who looks, as by their Discord. */
const language = () => store.me?.locale ?? "en-US";

/** "in 40 seconds", "3 minutes ago". */
export function relative(seconds) {
  const difference = seconds - now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(difference) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.trunc(difference / size), unit);
}

function absolute(seconds, style) {
  return new Intl.DateTimeFormat(language(), STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

/** The element for one timestamp. */
export function timestamp(seconds, style = "f") {
  const text = style === "R" ? relative(seconds) : absolute(seconds, style);
  const data = style === "R" ? { relative: String(seconds) } : {};
  return el("time", { class: "timestamp", title: absolute(seconds, "F"), data }, text);
}

export const clockTime = (iso) => absolute(Date.parse(iso) / 1000, "t");

/** Keep all relative timestamps of the page up to date. */
export function startTicking() {
  setInterval(() => {
    for (const element of document.querySelectorAll("[data-relative]")) {
      const text = relative(Number(element.dataset.relative));
      if (element.textContent !== text) element.textContent = text;
    }
  }, 500);
}
