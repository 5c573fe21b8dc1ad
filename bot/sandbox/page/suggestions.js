// A list that opens over an input: arrows move, Enter or Tab takes, Escape closes.

import { el } from "./dom.js";

let counter = 0;

/** Suggestions for one input. Items: {label, hint, take}. */
export class Suggestions {
  constructor(input, emptyText) {
    this.input = input;
    this.emptyText = emptyText;
    this.items = [];
    this.at = 0;
    this.element = el("div", { class: "suggestions", role: "listbox", id: `suggestions-${++counter}`, hidden: true });
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.element.id);
    input.setAttribute("aria-expanded", "false");
    input.addEventListener("keydown", (event) => this.onKey(event));
    input.addEventListener("blur", () => setTimeout(() => this.close(), 150));
  }

  get isOpen() {
    return !this.element.hidden;
  }

  show(items) {
    this.items = items;
    this.at = 0;
    this.element.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    this.draw();
  }

  close() {
    this.element.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  draw() {
    const rows = this.items.map((item, index) => this.row(item, index));
    const empty = el("div", { class: "suggestion empty" }, this.emptyText);
    this.element.replaceChildren(...(rows.length ? rows : [empty]));
    this.element.querySelector(".chosen")?.scrollIntoView({ block: "nearest" });
    if (rows.length) this.input.setAttribute("aria-activedescendant", `${this.element.id}-${this.at}`);
  }

  row(item, index) {
    const chosen = index === this.at;
    const take = (event) => {
      event.preventDefault();
      this.take(index);
    };
    return el(
      "div",
      {
        class: chosen ? "suggestion chosen" : "suggestion",
        role: "option",
        id: `${this.element.id}-${index}`,
        "aria-selected": String(chosen),
        onmousedown: take,
      },
      el("span", { class: "suggestion-label" }, item.label),
      item.hint ? el("span", { class: "suggestion-hint" }, item.hint) : null,
    );
  }

  take(index) {
    const item = this.items[index];
    this.close();
    item?.take();
  }

  onKey(event) {
    if (!this.isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.items.length) {
      this.at = (this.at + step + this.items.length) % this.items.length;
      this.draw();
    } else if ((event.key === "Enter" || event.key === "Tab") && this.items.length) this.take(this.at);
    else if (event.key === "Escape") this.close();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
