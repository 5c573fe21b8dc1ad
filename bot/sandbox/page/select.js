// Select menus: one pick is sent at once, several with Done.

import { el, emojiText } from "./dom.js";
import { allChannels, channelName, membersHere, userName } from "./store.js";
import { words } from "./words.js";

const [USER, MENTIONABLE, CHANNEL] = [5, 7, 8];

/** What a select offers: its own options, or the users or channels around. */
export function optionsOf(component) {
  if (component.options) return component.options;
  if (component.type === CHANNEL) return allChannels().map((c) => ({ value: c.id, label: channelName(c) }));
  if (component.type === USER || component.type === MENTIONABLE) {
    return membersHere().map((user) => ({ value: user.id, label: userName(user) }));
  }
  return [];
}

function optionRow(option, chosen, many, onToggle) {
  return el(
    "button",
    {
      class: chosen ? "option chosen" : "option",
      type: "button",
      role: "option",
      "aria-selected": String(chosen),
      data: { value: option.value },
      onclick: () => onToggle(option.value),
    },
    emojiText(option.emoji),
    el(
      "span",
      { class: "option-text" },
      el("span", { class: "option-label" }, option.label),
      option.description ? el("span", { class: "option-hint" }, option.description) : null,
    ),
    many ? el("span", { class: "tick", "aria-hidden": "true" }, chosen ? "☑" : "☐") : null,
  );
}

function moveFocus(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const rows = [...event.currentTarget.querySelectorAll(".option")];
  const at = rows.indexOf(document.activeElement);
  rows[(at + step + rows.length) % rows.length]?.focus();
  event.preventDefault();
}

/** A select menu. `onPick(values)` is called with the final pick; `live` ones (in forms) call it at every change. */
export class SelectMenu {
  constructor(component, onPick, live = false) {
    this.component = component;
    this.onPick = onPick;
    this.live = live;
    this.options = optionsOf(component);
    this.least = component.min_values ?? 1;
    this.most = Math.min(component.max_values ?? 1, this.options.length || 1);
    this.values = this.options.filter((option) => option.default).map((option) => option.value);
    this.head = this.makeHead();
    this.list = el("div", { class: "options", role: "listbox", hidden: true, onkeydown: moveFocus });
    this.list.setAttribute("aria-multiselectable", String(this.many));
    this.element = el("div", { class: "select", onkeydown: (event) => this.onKey(event) }, this.head, this.list);
    this.draw();
  }

  get many() {
    return this.most > 1;
  }

  makeHead() {
    return el("button", {
      class: "select-head",
      type: "button",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      data: { customId: this.component.custom_id },
      disabled: Boolean(this.component.disabled),
      onclick: () => this.toggleOpen(),
    });
  }

  draw() {
    const labels = this.options.filter((o) => this.values.includes(o.value)).map((o) => o.label);
    const text = labels.join(", ") || this.component.placeholder || words.choose;
    const shown = el("span", { class: labels.length ? "picked" : "placeholder" }, text);
    this.head.replaceChildren(shown, el("span", { class: "arrow", "aria-hidden": "true" }, "⌄"));
    const rows = this.options.map((o) => optionRow(o, this.values.includes(o.value), this.many, (v) => this.toggle(v)));
    const focused = document.activeElement?.dataset?.value;
    this.list.replaceChildren(...rows, ...(this.many && !this.live ? [this.footer()] : []));
    if (focused) this.list.querySelector(`[data-value="${CSS.escape(focused)}"]`)?.focus();
  }

  footer() {
    const enough = this.values.length >= this.least && this.values.length <= this.most;
    return el(
      "div",
      { class: "options-foot" },
      el("span", {}, words.picked(this.values.length, this.most)),
      el("button", { class: "button primary", type: "button", disabled: !enough, onclick: () => this.finish() }, words.done),
    );
  }

  toggleOpen() {
    this.list.hidden = !this.list.hidden;
    this.head.setAttribute("aria-expanded", String(!this.list.hidden));
    if (!this.list.hidden) {
      this.list.querySelector(".option")?.focus();
      this.list.scrollIntoView({ block: "nearest" });
    }
  }

  toggle(value) {
    if (!this.many) this.values = this.live && this.least === 0 && this.values[0] === value ? [] : [value];
    else if (this.values.includes(value)) this.values = this.values.filter((other) => other !== value);
    else if (this.values.length < this.most) this.values = [...this.values, value];
    this.draw();
    if (this.live) this.onPick(this.values);
    if (!this.many) this.finish();
  }

  finish() {
    if (!this.list.hidden) this.toggleOpen();
    this.head.focus();
    if (!this.live) this.onPick(this.values);
  }

  onKey(event) {
    if (event.key !== "Escape" || this.list.hidden) return;
    this.toggleOpen();
    this.head.focus();
    event.stopPropagation();
    event.preventDefault();
  }
}
