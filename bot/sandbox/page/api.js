// The people over HTTP and WebSocket.

const BASE = "/sandbox/people";
const RETRY_MS = 1000;

async function read(response) {
  const body = await response.json().catch(() => ({ error: response.statusText }));
  if (!response.ok) throw new Error(body.error ?? response.statusText);
  return body;
}

export const getPeople = async () => (await read(await fetch(BASE))).people;

export const getState = async (name) => read(await fetch(`${BASE}/${encodeURIComponent(name)}`));

export async function getMessages(name, channelId) {
  return (await read(await fetch(`${BASE}/${encodeURIComponent(name)}/channels/${channelId}/messages`))).messages;
}

export async function getCommands(name, channelId) {
  return (await read(await fetch(`${BASE}/${encodeURIComponent(name)}/channels/${channelId}/commands`))).commands;
}

async function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  return read(await fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

export const addPerson = (name) => post(BASE, { name });

/** Do something as a person: press, select, slash, autocomplete, modal, say, dismiss, delete, settings. */
export const act = (name, what, body) => post(`${BASE}/${encodeURIComponent(name)}/${what}`, body);

/** Hear what a person's client is told, for as long as the page is open; resolves when the first connection stands. */
export function listen(name, onEntry, onState) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const address = `${scheme}://${location.host}${BASE}/${encodeURIComponent(name)}/live`;
  return new Promise((resolve) => {
    const connect = () => {
      const socket = new WebSocket(address);
      socket.onopen = () => resolve(onState(true));
      socket.onmessage = (message) => onEntry(JSON.parse(message.data));
      socket.onclose = () => {
        onState(false);
        setTimeout(connect, RETRY_MS);
      };
    };
    connect();
  });
}
