// Slash commands as a flat list of lines, and what an option offers while it is typed.

import { act, getCommands } from "./api.js";
import { allChannels, channelName, membersHere, store, userName } from "./store.js";
import { words } from "./words.js";

const [SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL] = [1, 2, 3, 4, 5, 6, 7];
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;

/** Whether an option takes a file. */
export const takesFile = (option) => option.type === ATTACHMENT;

/** A picked file as the value of an option. */
export async function fileValue(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return { filename: file.name, data };
}

/** A word of a command in the language of the person who looks, where the bot has registered one. */
const localized = (item, field) => item[`${field}_localizations`]?.[store.me.locale] ?? item[field];

/** All lines that can be used here: {line, shown, description, options}; `line` is sent, `shown` is what people read. */
export async function commandLines() {
  const commands = await getCommands(store.name, store.channelId);
  return commands.flatMap((command) => linesOf(command, [], []));
}

function linesOf(command, before, shownBefore) {
  const line = [...before, command.name];
  const shown = [...shownBefore, localized(command, "name")];
  const options = command.options ?? [];
  const nested = options.filter((option) => option.type === SUB || option.type === GROUP);
  if (nested.length) return nested.flatMap((option) => linesOf(option, line, shown));
  return [
    { line: line.join(" "), shown: shown.join(" "), description: localized(command, "description"), options: options.map(optionOf) },
  ];
}

const optionOf = (option) => ({
  ...option,
  shown: localized(option, "name"),
  description: localized(option, "description"),
  choices: option.choices?.map((choice) => ({ name: localized(choice, "name"), value: choice.value })),
});

/** What an option offers for what was typed so far: [{name, value}]; null when it takes free text. */
export async function choicesFor(line, option, text, filled) {
  if (option.autocomplete) {
    const body = { channel_id: store.channelId, line, option: option.name, text, options: filled };
    return (await act(store.name, "autocomplete", body)).choices;
  }
  const all = fixedChoices(option);
  const wanted = text.toLowerCase().replace(/^[@#]/, "");
  return all && all.filter((choice) => choice.name.toLowerCase().includes(wanted)).slice(0, 25);
}

function fixedChoices(option) {
  if (option.choices?.length) return option.choices;
  if (option.type === BOOLEAN) return [{ name: words.yes, value: true }, { name: words.no, value: false }];
  if (option.type === USER || option.type === MENTIONABLE) {
    return membersHere().map((user) => ({ name: userName(user), value: user.id }));
  }
  if (option.type === CHANNEL) return allChannels().map((c) => ({ name: channelName(c), value: c.id }));
  return null;
}

/** What keeps a typed text and its value from being sent, in words; null when nothing does. */
export function problemOf(option, text, value) {
  const name = option.shown;
  if (text.trim() && value === undefined && !takesFile(option)) return misfit(option);
  if (typeof value === "string") {
    const length = [...value].length;
    if (length < option.min_length) return words.tooShort(name, option.min_length);
    if (length > option.max_length) return words.tooLong(name, option.max_length);
  } else if (typeof value === "number") {
    if (value < option.min_value) return words.tooLow(name, option.min_value);
    if (value > option.max_value) return words.tooHigh(name, option.max_value);
  }
  return null;
}

function misfit(option) {
  if (option.type === INTEGER) return words.notWhole(option.shown);
  return option.type === NUMBER ? words.notNumber(option.shown) : words.notOffered(option.shown);
}

/** A typed text as the value of an option; undefined when it doesn't fit. */
export function valueOf(option, text) {
  const fixed = fixedChoices(option);
  if (fixed) return fixed.find((choice) => choice.name.toLowerCase() === text.trim().toLowerCase())?.value;
  if (option.type === INTEGER) return text.trim() && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
  if (option.type === NUMBER) return text.trim() && Number.isFinite(Number(text)) ? Number(text) : undefined;
  return option.type === STRING && text ? text : undefined;
}
