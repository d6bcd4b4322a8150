// One message: who, when, in answer to what, its parts, and what only its reader is told.

import { components, fileLink, zoomable } from "./components.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { say, spoken } from "./words.js";

const PINNED = 6;
const THREAD_STARTED = 18;
const TOGETHER = 7 * 60_000;

/** Whether a message goes on where its author's last one ended. */
export function continues(message, before) {
  return Boolean(
    before &&
      before.author === message.author &&
      before.ephemeral === message.ephemeral &&
      !message.command &&
      !message.reply &&
      ![PINNED, THREAD_STARTED].includes(before.kind) &&
      new Date(message.sent) - new Date(before.sent) < TOGETHER,
  );
}

/** The element of a message. */
export function messageElement(message, compact, context) {
  if (message.kind === THREAD_STARTED || message.kind === PINNED) return systemLine(message, context);
  return h(
    `li.message${compact ? ".compact" : ""}${message.ephemeral ? ".ephemeral" : ""}${message.pinged ? ".pinged" : ""}`,
    { dataset: { id: message.id } },
    compact ? null : origin(message, context),
    compact ? null : context.avatar(message.author),
    h(
      "div.body",
      {},
      compact ? null : head(message),
      message.loading ? thinking(message) : body(message, context),
      message.ephemeral && !message.loading ? onlyYou(message, context) : null,
    ),
  );
}

function body(message, context) {
  return [
    message.content ? h("div.text", {}, markdown(message.content, context.names)) : null,
    message.components.length ? h("div.parts", {}, components(message.components, context)) : null,
    looseFiles(message, context),
    message.edited && message.content ? h("span.edited", {}, say("edited")) : null,
  ];
}

/** Files that no part of the message shows. */
function looseFiles(message, context) {
  const used = JSON.stringify(message.components);
  const loose = message.files.filter((file) => !used.includes(file.url));
  if (!loose.length) return null;
  return h(
    "div.files",
    {},
    loose.map((file) =>
      file.picture ? zoomable("img.gallery-picture", file.url, file.alt, context) : fileLink(file.url, file.name),
    ),
  );
}

function head(message) {
  const sent = new Date(message.sent);
  const full = new Intl.DateTimeFormat(spoken(), { dateStyle: "full", timeStyle: "medium" }).format(sent);
  return h(
    "div.head",
    {},
    h("span.author", { dataset: { author: message.author } }, message.name),
    message.bot ? h("span.bot-tag", {}, say("app")) : null,
    h("time.when", { datetime: message.sent, title: full }, clockTime(sent)),
  );
}

function clockTime(date) {
  return new Intl.DateTimeFormat(spoken(), { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(date);
}

/** The line above: the message answered, or the command used. */
function origin(message, context) {
  if (message.reply) {
    return h("div.origin", {}, h("strong", {}, message.reply.name), h("span.excerpt", {}, message.reply.text || "…"));
  }
  if (!message.command) return null;
  const asker = h("strong", {}, context.personName(message.asker));
  return h("div.origin", {}, asker, say("used"), h("span.command", {}, `/${message.command}`));
}

function thinking(message) {
  return h("p.thinking", {}, h("span.dots", { "aria-hidden": "true" }), say("thinking", { bot: message.name }));
}

function onlyYou(message, context) {
  const dismiss = () => context.dismiss(message.id);
  return h(
    "p.only-you",
    {},
    h("span.eye", { "aria-hidden": "true" }),
    say("onlyYou"),
    " · ",
    h("button.text-button", { type: "button", onclick: dismiss }, say("dismiss")),
  );
}

function systemLine(message, context) {
  const thread = context.threadNamed(message.content, message.id);
  const named = thread
    ? h("button.text-button.strong", { type: "button", onclick: () => context.go(thread.id) }, message.content)
    : h("strong", {}, message.content);
  const told = message.kind === PINNED ? say("pinned") : say("startedThread");
  return h(
    "li.message.system",
    { dataset: { id: message.id } },
    h("span.branch", { "aria-hidden": "true" }),
    h("span", {}, h("strong", {}, message.name), ` ${told} `, message.kind === PINNED ? null : named),
  );
}
