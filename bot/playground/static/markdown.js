// Discord's text: headings, lists, quotes, code, spoilers, links, mentions, emojis and times.

import { h } from "./dom.js";
import { emojiOf } from "./server.js";
import { say, spoken } from "./words.js";

/** Elements for a text; `names` knows people and places: {person(id), role(id), place(id), jump(url)}. */
export function markdown(text, names) {
  const lines = text.split("\n");
  const out = [];
  while (lines.length) out.push(block(lines, names));
  return out;
}

function block(lines, names) {
  const line = lines[0];
  if (line.startsWith("```")) return fence(lines);
  if (line.startsWith(">>> ")) {
    const rest = lines.splice(0);
    return h("blockquote", {}, markdown([rest[0].slice(4), ...rest.slice(1)].join("\n"), names));
  }
  if (line.startsWith("> ")) {
    return h("blockquote", {}, markdown(taken(lines, /^> ?/).join("\n"), names));
  }
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) {
    lines.shift();
    return h(`h${heading[1].length + 2}.heading.heading-${heading[1].length}`, {}, inline(heading[2], names));
  }
  if (line.startsWith("-# ")) {
    lines.shift();
    return h("p.subtext", {}, inline(line.slice(3), names));
  }
  if (ITEM.test(line)) return list(lines, names);
  return paragraph(lines, names);
}

const ITEM = /^( *)([-*]|\d+\.) +(.*)$/;
const STARTS = /^(```|> |>>> |#{1,3} +\S|-# )/;

function taken(lines, start) {
  const out = [];
  while (lines.length && /^> /.test(lines[0])) out.push(lines.shift().replace(start, ""));
  return out;
}

function fence(lines) {
  const [first, ...rest] = lines.splice(0).join("\n").slice(3).split("```");
  const after = rest.join("```").replace(/^\n/, "");
  if (after) lines.push(...after.split("\n"));
  return h("pre", {}, h("code", {}, first.replace(/^\w*\n/, "").replace(/\n$/, "")));
}

function list(lines, names) {
  const [, indent, mark] = ITEM.exec(lines[0]);
  const ordered = /\d/.test(mark);
  const out = h(ordered ? "ol" : "ul", ordered ? { start: String(parseInt(mark, 10)) } : {});
  while (lines.length) {
    const item = ITEM.exec(lines[0]);
    if (!item || item[1].length < indent.length || /\d/.test(item[2]) !== ordered) break;
    if (item[1].length > indent.length && out.lastChild) {
      out.lastChild.append(list(lines, names));
      continue;
    }
    lines.shift();
    out.append(h("li", {}, inline(item[3], names)));
  }
  return out;
}

function paragraph(lines, names) {
  const own = [lines.shift()];
  while (lines.length && !STARTS.test(lines[0]) && !ITEM.test(lines[0])) own.push(lines.shift());
  return h("p", {}, inline(own.join("\n"), names));
}

// Each rule: what it looks like, and what becomes of it.
const RULES = [
  [/\\([^\w\s])/, ([, mark]) => mark],
  [/``(.+?)``(?!`)|`([^`]+)`/s, ([, two, one]) => h("code", {}, two ?? one)],
  [/\|\|(.+?)\|\|/s, ([, text], names) => spoiler(text, names)],
  [/\*\*\*(.+?)\*\*\*/s, ([, text], names) => h("strong", {}, h("em", {}, inline(text, names)))],
  [/\*\*(.+?)\*\*(?!\*)/s, ([, text], names) => h("strong", {}, inline(text, names))],
  [/__(.+?)__(?!_)/s, ([, text], names) => h("u", {}, inline(text, names))],
  [/~~(.+?)~~/s, ([, text], names) => h("s", {}, inline(text, names))],
  [/\*(?=\S)(.+?)(?<=\S)\*(?!\*)/s, ([, text], names) => h("em", {}, inline(text, names))],
  [/(?<![\w_])_(?=\S)(.+?)(?<=\S)_(?![\w_])/s, ([, text], names) => h("em", {}, inline(text, names))],
  [/\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, ([, text, url], names) => link(url, inline(text, names), names)],
  [/<(https?:\/\/[^\s>]+)>|(https?:\/\/[^\s<]+[^\s<.,:;"')\]])/, ([, angled, bare], names) => link(angled ?? bare, [angled ?? bare], names)],
  [/<@!?(\d+)>/, ([, id], names) => names.person(id)],
  [/<@&(\d+)>/, ([, id], names) => names.role(id)],
  [/<#(\d+)>/, ([, id], names) => names.place(id)],
  [/<a?:(\w+):(\d+)>/, ([, name, id]) => emoji(id, name)],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/, ([, unix, style]) => time(Number(unix), style ?? "f")],
];

function inline(text, names) {
  const out = [];
  let rest = text;
  while (rest) {
    const hit = first(rest);
    if (!hit) break;
    if (hit.found.index) out.push(rest.slice(0, hit.found.index));
    out.push(hit.make(hit.found, names));
    rest = rest.slice(hit.found.index + hit.found[0].length);
  }
  if (rest) out.push(rest);
  return out;
}

function first(text) {
  let best = null;
  for (const [look, make] of RULES) {
    const found = look.exec(text);
    if (found && (!best || found.index < best.found.index)) best = { found, make };
  }
  return best;
}

function spoiler(text, names) {
  const show = () => hidden.classList.add("shown");
  const hidden = h(
    "span.spoiler",
    {
      role: "button",
      tabindex: "0",
      "aria-label": say("spoiler"),
      onclick: show,
      onkeydown: (event) => event.key === "Enter" && show(),
    },
    h("span", {}, inline(text, names)),
  );
  return hidden;
}

function link(url, children, names) {
  const jump = names.jump(url);
  if (jump) return h("button.text-button", { type: "button", onclick: jump }, children);
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, children);
}

/** The picture of a custom emoji. */
export const emoji = (id, name) => h("img.emoji", { src: emojiOf(id), alt: `:${name}:`, title: `:${name}:` });

/** An emoji of a button or a menu line: a picture, or a character; beside words it is only seen. */
export function anyEmoji(one, words) {
  if (!one.id) return h("span.emoji", { "aria-hidden": words ? "true" : undefined }, one.name);
  return h("img.emoji", { src: emojiOf(one.id), alt: words ? "" : `:${one.name}:` });
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

let now = () => Date.now();

/** Tell what the time is in the simulated world. */
export function setClock(clock) {
  now = clock;
}

function time(unix, style) {
  const date = new Date(unix * 1000);
  const full = new Intl.DateTimeFormat(spoken(), STYLES.F).format(date);
  const text = style === "R" ? relative(unix) : new Intl.DateTimeFormat(spoken(), STYLES[style]).format(date);
  const dataset = style === "R" ? { relative: String(unix) } : {};
  return h("time.stamp", { datetime: date.toISOString(), title: full, dataset }, text);
}

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

function relative(unix) {
  const seconds = unix - now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** Bring the relative times up to date. */
export function refreshTimes() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = relative(Number(element.dataset.relative));
  }
}
