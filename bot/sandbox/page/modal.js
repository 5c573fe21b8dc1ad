// Forms that the bot opens.

import { act } from "./api.js";
import { byId, el } from "./dom.js";
import { markdown } from "./markdown.js";
import { SelectMenu } from "./select.js";
import { store } from "./store.js";
import { words } from "./words.js";

const [ROW, TEXT_INPUT, TEXT, LABEL, RADIO, CHECKBOXES, CHECKBOX] = [1, 4, 10, 18, 21, 22, 23];
const SELECTS = [3, 5, 6, 7, 8];
const PARAGRAPH = 2;

/** Show the form of an outcome until it is sent or cancelled. */
export function openModal(outcome) {
  const dialog = byId("modal");
  const values = {};
  const problem = el("p", { class: "failure", role: "alert", hidden: true }, words.somethingWrong);
  const send = async (event) => {
    event.preventDefault();
    problem.hidden = true;
    try {
      const result = await act(store.name, "modal", { interaction_id: outcome.interaction_id, values });
      if (result.failed) problem.hidden = false;
      else dialog.close();
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
    }
  };
  const cancel = el("button", { class: "button secondary", type: "button", onclick: () => dialog.close() }, words.cancel);
  const form = el(
    "form",
    { onsubmit: send },
    el("h2", { id: "modal-title" }, outcome.modal.title),
    outcome.modal.components.map((part) => partElement(part, values)),
    problem,
    el("div", { class: "modal-foot" }, cancel, el("button", { class: "button primary", type: "submit" }, words.submit)),
  );
  dialog.setAttribute("aria-labelledby", "modal-title");
  dialog.replaceChildren(form);
  dialog.showModal();
  form.querySelector("input, textarea, .select-head")?.focus();
}

function partElement(part, values) {
  if (part.type === TEXT) return el("div", { class: "text" }, markdown(part.content));
  if (part.type === ROW) return part.components.map((child) => labelled(child, child.label, null, values));
  if (part.type === LABEL) return labelled(part.component, part.label, part.description, values);
  return null;
}

function labelled(field, label, hint, values) {
  const required = field.required !== false && field.type !== CHECKBOX;
  const tag = [TEXT_INPUT, CHECKBOX].includes(field.type) ? "label" : "div";
  return el(
    tag,
    { class: "field-label" },
    el("span", { class: "label-text" }, label, required ? el("span", { class: "required" }, " *") : null),
    hint ? el("span", { class: "option-hint" }, hint) : null,
    fieldElement(field, values, required),
  );
}

function fieldElement(field, values, required) {
  if (field.type === TEXT_INPUT) return textField(field, values, required);
  if (SELECTS.includes(field.type)) return new SelectMenu(field, (picked) => (values[field.custom_id] = picked), true).element;
  if (field.type === RADIO || field.type === CHECKBOXES) return group(field, values);
  const onchange = (event) => (values[field.custom_id] = event.currentTarget.checked);
  return el("input", { type: "checkbox", checked: Boolean(field.default), onchange });
}

function textField(field, values, required) {
  const oninput = (event) => (values[field.custom_id] = event.currentTarget.value);
  const long = field.style === PARAGRAPH;
  const properties = {
    type: long ? null : "text",
    required,
    maxLength: field.max_length ?? 4000,
    minLength: field.min_length ?? 0,
    placeholder: field.placeholder,
    rows: long ? "5" : null,
    value: field.value ?? "",
    oninput,
  };
  const element = el(long ? "textarea" : "input", properties);
  element.value = field.value ?? "";
  return element;
}

function group(field, values) {
  const radio = field.type === RADIO;
  const picked = new Set(field.options.filter((option) => option.default).map((option) => option.value));
  const change = (value, on) => {
    if (radio) picked.clear();
    if (on) picked.add(value);
    else picked.delete(value);
    values[field.custom_id] = radio ? value : [...picked];
  };
  const row = (option) =>
    el(
      "label",
      { class: "choice" },
      el("input", {
        type: radio ? "radio" : "checkbox",
        name: field.custom_id,
        checked: picked.has(option.value),
        onchange: (event) => change(option.value, event.currentTarget.checked),
      }),
      el("span", {}, option.label, option.description ? el("span", { class: "option-hint" }, ` ${option.description}`) : null),
    );
  return el("div", { class: "choices", role: radio ? "radiogroup" : "group" }, field.options.map(row));
}
