// The box at the bottom: words, or a slash command with its options.

import { act } from "./api.js";
import { choicesFor, commandLines, fileValue, problemOf, takesFile, valueOf } from "./commands.js";
import { byId, el } from "./dom.js";
import { openModal } from "./modal.js";
import { channelName, currentChannel, store } from "./store.js";
import { Suggestions } from "./suggestions.js";
import { words } from "./words.js";

const TYPING_PAUSE_MS = 150;
const MANY = 200;

/** Draw the box for plain words. */
export function showComposer(focus = false) {
  const name = words.messageIn(channelName(currentChannel()));
  const input = el("input", { class: "words", type: "text", placeholder: name, "aria-label": name, autocomplete: "off", maxLength: 2000 });
  const suggestions = new Suggestions(input, words.noCommands);
  input.addEventListener("input", () => offerCommands(input, suggestions));
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !suggestions.isOpen) say(input);
  });
  const send = el("button", { class: "send", type: "button", "aria-label": words.send, onclick: () => say(input) }, "➤");
  byId("composer").replaceChildren(suggestions.element, el("div", { class: "box" }, input, send));
  if (focus) input.focus();
}

/** Draw the box for plain words in another language, with what was typed; a command being filled in stays as it is. */
export function retellComposer() {
  const typed = byId("composer").querySelector("input.words")?.value;
  if (typed === undefined) return;
  showComposer();
  byId("composer").querySelector("input.words").value = typed;
}

async function say(input) {
  const text = input.value.trim();
  if (!text || text.startsWith("/")) return;
  input.value = "";
  await act(store.name, "say", { channel_id: store.channelId, text });
}

async function offerCommands(input, suggestions) {
  const text = input.value;
  if (!text.startsWith("/")) return suggestions.close();
  const wanted = text.slice(1).toLowerCase().trimEnd();
  const lines = await commandLines();
  if (input.value !== text) return undefined;
  const rank = ({ line, shown }) => (shown.startsWith(wanted) || line.startsWith(wanted) ? 0 : 1);
  const found = lines.filter(({ line, shown }) => `${shown}\n${line}`.includes(wanted)).sort((a, b) => rank(a) - rank(b));
  return suggestions.show(
    found.slice(0, MANY).map((command) => ({
      label: `/${command.shown}`,
      hint: command.description,
      take: () => new CommandForm(command),
    })),
  );
}

/** The box while a command is being filled in. */
class CommandForm {
  constructor(command) {
    this.command = command;
    this.values = {};
    this.fields = command.options.map((option) => this.field(option));
    this.problem = el("div", { class: "failure", role: "alert", hidden: true });
    this.send = el("button", { class: "send", type: "button", "aria-label": words.send, onclick: () => this.submit() }, "➤");
    const name = el("span", { class: "command-name" }, `/${command.shown}`);
    this.box = el("div", { class: "box command", onkeydown: (event) => this.onKey(event) }, name, this.fields.map((f) => f.element), this.send);
    this.show();
  }

  show() {
    byId("composer").replaceChildren(this.problem, ...this.fields.map((f) => f.suggestions.element), this.box);
    (this.fields[0]?.input ?? this.send).focus();
  }

  /** Say what is wrong, above what was typed. */
  refuse(problem, input) {
    this.problem.textContent = problem;
    this.problem.hidden = false;
    input?.focus();
  }

  field(option) {
    const hint = option.required ? option.description : `${option.description} (${words.optional})`;
    const type = takesFile(option) ? "file" : "text";
    const limits = { minLength: option.min_length, maxLength: option.max_length };
    const input = el("input", { type, "aria-label": option.shown, title: hint, placeholder: hint, autocomplete: "off", ...limits });
    const suggestions = new Suggestions(input, words.noMatch);
    const field = { option, input, suggestions };
    field.element = el("label", { class: option.required ? "option-field" : "option-field optional" }, el("span", {}, option.shown), input);
    if (takesFile(option)) this.watchFile(field);
    else this.watchText(field);
    return field;
  }

  watchFile({ option, input }) {
    input.addEventListener("change", async () => {
      this.values[option.name] = input.files.length ? await fileValue(input.files[0]) : undefined;
    });
  }

  watchText(field) {
    const { option, input } = field;
    let pause = null;
    const offer = () => this.offer(field);
    input.addEventListener("input", () => {
      this.values[option.name] = valueOf(option, input.value);
      this.problem.hidden = true;
      clearTimeout(pause);
      pause = setTimeout(offer, TYPING_PAUSE_MS);
    });
    input.addEventListener("focus", offer);
  }

  async offer({ option, input, suggestions }) {
    const text = input.value;
    const filled = this.filled();
    delete filled[option.name];
    const choices = await choicesFor(this.command.line, option, text, filled).catch(() => []);
    if (choices === null || input.value !== text || document.activeElement !== input) return;
    suggestions.show(
      choices.map((choice) => ({
        label: choice.name,
        take: () => {
          input.value = choice.name;
          this.values[option.name] = choice.value;
          this.focusNext(input);
        },
      })),
    );
  }

  filled() {
    return Object.fromEntries(Object.entries(this.values).filter(([, value]) => value !== undefined && value !== ""));
  }

  focusNext(input) {
    const at = this.fields.findIndex((field) => field.input === input);
    const next = this.fields.slice(at + 1).find((field) => field.option.required && !field.input.value);
    (next?.input ?? this.send).focus();
  }

  onKey(event) {
    if (event.key === "Escape") showComposer(true);
    else if (event.key === "Enter" && event.target.tagName === "INPUT") this.submit();
    else return;
    event.preventDefault();
  }

  async submit() {
    const filled = this.filled();
    for (const { option, input } of this.fields) {
      const problem = problemOf(option, input.value, filled[option.name]);
      if (problem) return this.refuse(problem, input);
    }
    const missing = this.fields.find(({ option }) => option.required && filled[option.name] === undefined);
    if (missing) return missing.input.focus();
    const who = store.name;
    const body = { channel_id: store.channelId, line: this.command.line, options: filled };
    showComposer(true);
    try {
      const outcome = await act(who, "slash", body);
      if (outcome.modal) openModal(outcome);
    } catch (error) {
      const here = store.name === who && store.channelId === body.channel_id;
      if (here && byId("composer").querySelector("input.words")?.value === "") this.show();
      else byId("composer").prepend(this.problem);
      this.refuse(error.message);
    }
    return undefined;
  }
}
