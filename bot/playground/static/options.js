// The options of a slash command while it is being typed.

import { afterPause, fresh, h } from "./dom.js";
import { say } from "./words.js";

const TEXT = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;
const NUMBER = 10;
const SHOWN = 25;
const COMPLETION_PAUSE = 160;

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What a choice is called in the reader's language, and by the bot. */
const namesOf = ({ name, key }) => [name, key ?? name].map(plain);

/** What a typed text could mean, in the reader's language or the bot's own: texts whose beginning fits come first. */
export function fitting(choices, text) {
  const wanted = plain(text);
  const at = (choice) => {
    const places = namesOf(choice).map((name) => name.indexOf(wanted));
    return Math.min(...places.filter((place) => place >= 0), Infinity);
  };
  return choices
    .filter((choice) => at(choice) < Infinity)
    .sort((one, other) => Math.min(at(one), 1) - Math.min(at(other), 1))
    .slice(0, SHOWN);
}

/**
 * One option: a small field with its own list of values. `host` is the composer:
 * {people(), channels(), complete(option, text), showChoices(option, choices), hideChoices()}.
 */
export class OptionField {
  constructor(option, host) {
    this.option = option;
    this.host = host;
    this.picked = null;
    const id = fresh("option");
    this.input = h("input", {
      id,
      type: "text",
      autocomplete: "off",
      spellcheck: false,
      role: "combobox",
      "aria-expanded": "false",
      inputmode: option.kind === INTEGER ? "numeric" : undefined,
      dataset: { option: option.key, listed: String(option.autocomplete || this.listed !== null) },
      oninput: () => this.typed(),
      onfocus: () => this.offer(),
    });
    this.element = h("div.option", {}, h("label", { for: id }, option.name), this.input);
    this.ask = afterPause(COMPLETION_PAUSE, () => this.complete());
    this.resize();
  }

  get text() {
    return this.input.value;
  }

  /** Values to pick from; null when there are none to show. */
  get listed() {
    const { kind, choices } = this.option;
    if (choices.length) return choices;
    if (kind === BOOLEAN) return [{ name: say("yes"), value: true }, { name: say("no"), value: false }];
    if (kind === USER || kind === MENTIONABLE) return this.host.people().map(({ id, name }) => ({ name, value: id }));
    if (kind === CHANNEL) return this.host.channels().map(({ id, name }) => ({ name, value: id }));
    return null;
  }

  /** Type a text. */
  set(text) {
    this.input.value = text;
    this.typed();
  }

  typed() {
    this.picked = null;
    this.resize();
    this.offer();
  }

  offer() {
    this.element.classList.remove("wrong");
    if (this.option.autocomplete) this.ask();
    else if (this.listed) this.host.showChoices(this, this.picked ? this.listed : fitting(this.listed, this.text));
    else this.host.showChoices(this, null);
  }

  /** Ask the bot for values, unless the field was left or its command put away in the pause before. */
  async complete() {
    const entered = () => document.activeElement === this.input;
    if (!entered()) return;
    const choices = await this.host.complete(this.option, this.picked ? "" : this.text);
    if (entered()) this.host.showChoices(this, choices);
  }

  pick(choice) {
    this.picked = choice;
    this.input.value = choice.name;
    this.resize();
  }

  resize() {
    this.input.style.width = `${Math.max(4, Math.min(26, this.text.length + 2))}ch`;
  }

  /** The value to send; undefined when nothing was typed. */
  get value() {
    if (this.picked) return this.picked.value;
    const exact = this.listed?.find((one) => namesOf(one).includes(plain(this.text.trim())));
    if (exact) return exact.value;
    return this.text.trim() ? this.text.trim() : undefined;
  }

  /** Why the value cannot be sent, or an empty text. */
  wrong() {
    const { name, required, kind, least, most } = this.option;
    const value = this.value;
    if (value === undefined) return required ? say("required", { name }) : "";
    if (this.listed && !this.listed.some((one) => one.value === value)) return say("pickListed", { name });
    if (this.listed) return "";
    if (kind === INTEGER && !/^-?\d{1,15}$/.test(value)) return say("wholeNumber", { name });
    if (kind === NUMBER && !/^-?\d+([.]\d+)?$/.test(value)) return say("aNumber", { name });
    if (kind === INTEGER || kind === NUMBER) return outside(Number(value), least, most, ["atLeast", "atMost"], name);
    if (kind === TEXT) return outside(value.length, least, most, ["tooShort", "tooLong"], name);
    return "";
  }

  mark() {
    this.element.classList.add("wrong");
    this.input.focus();
  }
}

function outside(size, least, most, [below, above], name) {
  if (least !== null && size < least) return say(below, { name, least });
  if (most !== null && size > most) return say(above, { name, most });
  return "";
}
