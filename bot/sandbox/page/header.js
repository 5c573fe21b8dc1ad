// The bar at the top: where one is, and whose screen this is.

import { addPerson } from "./api.js";
import { avatar, byId, el } from "./dom.js";
import { openSidebar } from "./sidebar.js";
import { addressOf, channelName, currentChannel, store } from "./store.js";
import { words } from "./words.js";

const MOST_PEOPLE = 8;

/** Draw it. `onPerson(name)` is called when somebody else is to look. */
export function showHeader(onPerson) {
  const menu = el("button", { class: "menu", type: "button", "aria-label": words.menu, onclick: () => openSidebar(true) }, "☰");
  const people = store.people.map((person) => personButton(person, onPerson));
  const more = store.people.length < MOST_PEOPLE ? [addButton(onPerson)] : [];
  byId("header").replaceChildren(
    menu,
    el("h1", { class: "place" }, channelName(currentChannel())),
    el("div", { class: "people", role: "group", "aria-label": words.people }, people, more),
  );
  document.title = `${store.name} · ${channelName(currentChannel())}`;
}

function personButton(person, onPerson) {
  const here = person.name === store.name;
  const waiting = store.waiting.has(person.name) && !here;
  const switchTo = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPerson(person.name);
  };
  return el(
    "a",
    {
      class: ["person", here && "here", waiting && "waiting"].filter(Boolean).join(" "),
      href: addressOf(person.name, store.channelId),
      "aria-current": here ? "true" : null,
      "aria-label": person.name,
      title: person.name,
      onclick: switchTo,
    },
    avatar(person.name, "small"),
    el("span", { class: "person-name" }, person.name),
  );
}

function addButton(onPerson) {
  const add = async () => {
    const name = prompt(words.addPersonPrompt)?.trim();
    if (!name) return;
    await addPerson(name);
    onPerson(name);
  };
  return el("button", { class: "person add", type: "button", title: words.addPerson, "aria-label": words.addPerson, onclick: add }, "+");
}
