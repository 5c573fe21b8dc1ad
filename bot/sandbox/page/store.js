// What the page knows: who looks, where, and the names of everybody and everything.

import { speak } from "./words.js";

export const store = {
  people: [],
  name: "",
  me: null,
  bot: null,
  guilds: [],
  direct: null,
  users: new Map(),
  channelId: "",
  clockOffset: 0,
  unread: new Map(),
  waiting: new Set(),
};

/** Take over what the server says about the person who looks. */
export function setState(state) {
  store.me = state.me;
  speak(state.me.locale);
  store.bot = state.bot;
  store.guilds = state.guilds;
  store.direct = state.direct;
  store.users = new Map(state.users.map((user) => [user.id, user]));
  store.clockOffset = state.now * 1000 - Date.now();
}

/** Now by the server's clock, in milliseconds; a test may have made it jump. */
export const now = () => Date.now() + store.clockOffset;

export const allChannels = () => [...store.guilds.flatMap((guild) => guild.channels), store.direct].filter(Boolean);

export const findChannel = (id) => allChannels().find((channel) => channel.id === id);

export const currentChannel = () => findChannel(store.channelId);

export const currentGuild = () => store.guilds.find((guild) => guild.id === currentChannel()?.guild_id);

export const isDirect = (channel) => channel?.type === 1;

export const channelName = (channel) => (isDirect(channel) ? userName(store.bot) : `#${channel?.name ?? "?"}`);

export const userName = (user) => user?.global_name ?? user?.username ?? "?";

/** Everybody a select of users offers here. */
export const membersHere = () => currentGuild()?.members ?? [store.me, store.bot];

/** The address of a person's page, to open in another tab. */
export function addressOf(name, channelId = "") {
  const query = new URLSearchParams({ as: name });
  if (channelId) query.set("channel", channelId);
  return `?${query}`;
}
