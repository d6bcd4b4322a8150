// One column: the messages of a place, and where to type.

import { Composer } from "./composer.js";
import { h } from "./dom.js";
import { continues, messageElement } from "./message.js";
import { say } from "./words.js";

const NEAR = 90;
const SOUGHT_MILLISECONDS = 2000;

export class Pane {
  /** `host`: what a composer needs, and {context(pane)} for the messages. */
  constructor(element, host) {
    this.host = host;
    this.shown = new Map();
    this.title = h("h2");
    this.topic = h("p");
    this.list = h("ol.messages", { role: "log", "aria-live": "polite" });
    this.scroller = h("div.scroller", { tabindex: "0", onscroll: () => this.scrolled() }, this.list);
    this.down = h("button.down", { type: "button", hidden: true, onclick: () => this.toEnd() });
    this.composer = new Composer(host);
    this.atEnd = true;
    this.top = 0;
    element.append(
      h("header.pane-head", {}, this.title, this.topic),
      h("div.reading", {}, this.scroller, this.down),
      this.composer.element,
    );
    const sizes = new ResizeObserver(() => this.atEnd && this.toEnd());
    sizes.observe(this.list);
    sizes.observe(this.scroller);
  }

  /** Name the place. */
  name(title, topic, placeName) {
    this.title.textContent = title;
    this.topic.textContent = topic;
    this.scroller.setAttribute("aria-label", title);
    this.down.textContent = `${say("newMessages")} ↓`;
    this.composer.relabel(placeName);
  }

  /** Empty the column, for another seat or place. */
  clear() {
    this.shown.clear();
    this.list.replaceChildren();
    this.atEnd = true;
    this.down.hidden = true;
    this.composer.reset();
  }

  /** Show these messages; what did not change keeps its element. */
  show(messages, empty) {
    if (!messages.length) {
      this.shown.clear();
      this.list.replaceChildren(empty());
      return;
    }
    const newest = [...this.shown.keys()].pop();
    const next = new Map();
    messages.forEach((message, index) => next.set(message.id, this.entry(message, messages[index - 1])));
    this.shown = next;
    this.place([...next.values()].map((entry) => entry.element));
    const last = messages[messages.length - 1];
    if (this.atEnd || last.author === this.host.seat()) this.toEnd();
    else if (last.id !== newest) this.down.hidden = false;
  }

  entry(message, before) {
    const compact = continues(message, before);
    const key = `${compact} ${JSON.stringify(message)}`;
    const old = this.shown.get(message.id);
    if (old?.key === key) return old;
    const element = messageElement(message, compact, this.host.context(this));
    if (!old) return { key, element, focus: null };
    holdHeights(old.element, element);
    const focus = focused(old.element);
    keepOpen(old.element, element);
    return { key, element, focus };
  }

  /** Put the elements in order without moving those that already stand right. */
  place(elements) {
    const wanted = new Set(elements);
    for (const child of [...this.list.children]) if (!wanted.has(child)) child.remove();
    elements.forEach((element, index) => {
      if (this.list.children[index] !== element) this.list.insertBefore(element, this.list.children[index] ?? null);
    });
    for (const entry of this.shown.values()) {
      if (entry.focus) focusAgain(entry.element, entry.focus);
      entry.focus = null;
    }
  }

  /** Bring a message into sight. */
  reveal(messageId) {
    const element = this.shown.get(messageId)?.element;
    if (!element) return;
    this.atEnd = false;
    element.scrollIntoView({ block: "center" });
    element.classList.add("sought");
    setTimeout(() => element.classList.remove("sought"), SOUGHT_MILLISECONDS);
  }

  /** Only going up leaves the end: pictures that load below the end do not. */
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    if (scrollHeight - scrollTop - clientHeight < NEAR) {
      this.atEnd = true;
      this.down.hidden = true;
    } else if (scrollTop < this.top) {
      this.atEnd = false;
    }
    this.top = scrollTop;
  }

  toEnd() {
    this.atEnd = true;
    this.down.hidden = true;
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  /** Say under a message that what was done to it failed. */
  complain(messageId, text) {
    const body = this.shown.get(messageId)?.element.querySelector(".body");
    body?.querySelector(".failure")?.remove();
    if (text) body?.append(h("p.failure", { role: "alert" }, text));
  }
}

/** Pictures of an edited message keep their room until the new ones are there. */
function holdHeights(before, after) {
  const old = before.querySelectorAll("img.gallery-picture");
  after.querySelectorAll("img.gallery-picture").forEach((image, index) => {
    const height = old[index]?.offsetHeight;
    if (!height) return;
    image.style.minHeight = `${height}px`;
    image.addEventListener("load", () => (image.style.minHeight = ""), { once: true });
  });
}

/** A menu that is open stays open, with what is ticked in it, where the edited message has the same one. */
function keepOpen(before, after) {
  const menus = [...after.querySelectorAll(".menu")];
  for (const opener of before.querySelectorAll('.menu-opener[aria-expanded="true"]')) {
    const open = opener.closest(".menu");
    menus.find((one) => one.shows === open.shows)?.replaceWith(open);
  }
}

/** What of a message has the keyboard: a control, or a line of a menu. */
function focused(element) {
  return element.contains(document.activeElement) ? document.activeElement : null;
}

/** Give the keyboard back: to the same line where its menu was kept, else to the control of the same id. */
function focusAgain(element, before) {
  const control = before.dataset.control ?? "";
  const again = element.contains(before) ? before : element.querySelector(`[data-control="${CSS.escape(control)}"]`);
  again?.focus({ preventScroll: true });
}
