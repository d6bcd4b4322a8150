// Where one types: ordinary messages, and slash commands with their completion.

import { WIDE, fresh, h } from "./dom.js";
import { OptionField, fitting } from "./options.js";
import { commandsOf, send } from "./server.js";
import { say, spoken } from "./words.js";

// Giving back the keyboard's place opens a phone's keyboard over the answer.
const TOUCH = matchMedia("(pointer: coarse)");

export class Composer {
  /** `host` tells who types where: {seat(), place(), people(), channels(), refresh()}. */
  constructor(host) {
    this.host = host;
    this.command = null;
    this.fields = [];
    this.choices = null;
    this.marked = -1;
    this.commands = [];
    this.loaded = "";
    const listId = fresh("choices");
    this.list = h("div.choices", { id: listId, role: "listbox", hidden: true });
    this.trouble = h("p.trouble", { role: "alert" });
    this.text = h("input.text-input", {
      type: "text",
      autocomplete: "off",
      role: "combobox",
      "aria-expanded": "false",
      "aria-controls": listId,
      oninput: () => this.typed(),
    });
    this.slash = h("button.slash", { type: "button", onclick: () => this.begin() }, "/");
    this.go = h("button.send", { type: "submit" }, h("span.arrow", { "aria-hidden": "true" }));
    this.line = h("div.line", {}, this.slash, this.text, this.go);
    this.element = h(
      "form.composer",
      { onsubmit: (event) => this.submit(event), onkeydown: (event) => this.key(event), novalidate: true },
      this.list,
      this.trouble,
      this.line,
    );
    this.element.addEventListener("focusout", (event) => {
      if (!this.element.contains(event.relatedTarget)) this.hideChoices();
    });
  }

  /** Fit the words to the acting seat and the place. */
  relabel(placeName) {
    const full = `${say("message", { place: placeName })} · ${say("typeSlash")}`;
    this.text.placeholder = WIDE.matches ? full : say("messageOrSlash");
    this.text.setAttribute("aria-label", say("message", { place: placeName }));
    this.slash.setAttribute("aria-label", say("commands"));
    this.slash.title = say("commands");
    this.go.setAttribute("aria-label", say("send"));
  }

  /** Start anew, for another seat or place. */
  reset() {
    this.leave();
    this.text.value = "";
    this.trouble.textContent = "";
  }

  /** Offer the commands as if "/" had been typed. */
  begin() {
    if (this.command) this.leave();
    this.text.value = "/";
    this.text.focus();
    this.typed();
  }

  async typed() {
    this.trouble.textContent = "";
    if (!this.text.value.startsWith("/")) {
      this.hideChoices();
      return;
    }
    if (!(await this.load()) || !this.text.value.startsWith("/")) return;
    const typed = this.text.value.slice(1);
    const begun = (name) => typed.startsWith(`${name} `);
    const command = this.commands.find((one) => begun(one.name) || begun(one.key));
    if (command) this.take(command, typed.slice((begun(command.name) ? command.name : command.key).length + 1));
    else this.showCommands(typed.trimEnd());
  }

  /** Get the commands of this seat and place; false when both have changed meanwhile. */
  async load() {
    const here = () => [this.host.seat(), this.host.place(), spoken()].join();
    const asked = here();
    if (this.loaded !== asked || this.text.value === "/") {
      this.loaded = asked;
      this.asking = commandsOf(this.host.seat(), this.host.place());
      this.asking.catch(() => (this.loaded = ""));
    }
    const commands = await this.asking;
    if (asked !== here()) return false;
    this.commands = commands;
    return true;
  }

  showCommands(typed) {
    const found = fitting(this.commands, typed);
    this.show(found, (command) => this.take(command), commandLine, say("noCommand"));
  }

  /** Fill in a command's options; what was typed after its name begins the first one. */
  take(command, rest = "") {
    this.command = command;
    this.fields = [];
    this.text.value = "";
    this.hideChoices();
    const away = h("button.away", { type: "button", "aria-label": say("leaveCommand"), onclick: () => this.leave(true) }, "×");
    this.chips = h("div.chips", {}, h("span.command", {}, `/${command.name}`), away);
    this.more = h("span.more");
    this.line.replaceChildren(this.slash, this.chips, this.go);
    command.options.filter((option) => option.required).forEach((option) => this.add(option));
    this.chips.append(this.more);
    this.offerMore();
    const [first] = this.fields;
    if (first) first.input.focus();
    else this.go.focus();
    if (first && rest) first.set(rest);
  }

  add(option) {
    const field = new OptionField(option, this);
    this.fields.push(field);
    this.chips.insertBefore(field.element, this.more.parentNode === this.chips ? this.more : null);
    return field;
  }

  offerMore() {
    const used = new Set(this.fields.map((field) => field.option.key));
    const rest = this.command.options.filter((option) => !used.has(option.key));
    this.more.replaceChildren(
      ...rest.map((option) =>
        h(
          "button.add",
          { type: "button", title: option.description, onclick: () => this.addMore(option) },
          `+ ${option.name}`,
        ),
      ),
    );
  }

  addMore(option) {
    const field = this.add(option);
    this.offerMore();
    field.input.focus();
  }

  /** Put the command away. */
  leave(focus = false) {
    this.command = null;
    this.fields = [];
    this.trouble.textContent = "";
    this.hideChoices();
    this.line.replaceChildren(this.slash, this.text, this.go);
    if (focus) this.text.focus();
  }

  people() {
    return this.host.people();
  }

  channels() {
    return this.host.channels();
  }

  get filled() {
    const known = this.fields.filter((field) => field.value !== undefined);
    return Object.fromEntries(known.map((field) => [field.option.key, field.value]));
  }

  /** What the bot offers for a text typed into an option. */
  async complete(option, text) {
    const { [option.key]: _, ...options } = this.filled;
    const place = { seat: this.host.seat(), place: this.host.place() };
    const answer = await send({ do: "complete", ...place, command: this.command.key, option: option.key, text, options });
    return answer.choices ?? [];
  }

  showChoices(field, choices) {
    const title = field.option.description === "…" ? "" : field.option.description;
    if (choices === null) {
      this.show(null, null, null, title);
      return;
    }
    const picked = (choice) => {
      field.pick(choice);
      this.next(field);
    };
    const empty = field.option.autocomplete && field.text ? say("freeText", { text: field.text }) : say("noChoice");
    this.show(choices, picked, (choice) => [h("span", {}, choice.name)], empty, title);
  }

  /** On to the next option that must be filled in. */
  next(field) {
    const rest = this.fields.slice(this.fields.indexOf(field) + 1);
    const open = rest.find((one) => one.value === undefined);
    if (open) open.input.focus();
    else {
      field.input.focus();
      this.hideChoices();
    }
  }

  show(choices, pick, face, empty, title = "") {
    this.choices = choices?.length ? { choices, pick } : null;
    this.lines = (choices ?? []).map((choice, index) =>
      h(
        "div.choice",
        {
          id: fresh("choice"),
          role: "option",
          onmousedown: (event) => event.preventDefault(),
          onclick: () => pick(choice),
          onmousemove: () => this.mark(index),
        },
        face(choice),
      ),
    );
    const heading = title ? h("p.choices-title", {}, title) : null;
    const nothing = this.lines.length || !empty || empty === title ? null : h("p.choices-title", {}, empty);
    this.list.replaceChildren(...[heading, ...this.lines, nothing].filter(Boolean));
    if (choices === null && empty) this.list.replaceChildren(h("p.choices-title", {}, empty));
    this.list.hidden = !this.list.children.length;
    this.mark(this.lines.length ? 0 : -1);
    document.activeElement?.setAttribute?.("aria-expanded", String(!this.list.hidden));
  }

  hideChoices() {
    this.choices = null;
    this.list.hidden = true;
    this.list.replaceChildren();
    for (const input of this.element.querySelectorAll("[aria-expanded]")) input.setAttribute("aria-expanded", "false");
  }

  mark(index) {
    this.marked = index;
    this.lines?.forEach((line, at) => {
      line.classList.toggle("marked", at === index);
      line.setAttribute("aria-selected", String(at === index));
    });
    const line = this.lines?.[index];
    line?.scrollIntoView({ block: "nearest" });
    if (line) document.activeElement?.setAttribute?.("aria-activedescendant", line.id);
  }

  key(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      if (this.choices) this.hideChoices();
      else if (this.command) this.leave(true);
      return;
    }
    if (event.key === "Backspace" && this.command && event.target.value === "" && event.target === this.fields[0]?.input) {
      event.preventDefault();
      this.leave(true);
      return;
    }
    if (!this.choices || event.target.tagName !== "INPUT") return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      this.mark((this.marked + step + this.lines.length) % this.lines.length);
    } else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.marked >= 0 && this.unpicked(event.target)) {
      event.preventDefault();
      this.choices.pick(this.choices.choices[this.marked]);
    }
  }

  /** Whether the list has something to add to what stands in a field already. */
  unpicked(input) {
    const field = this.fields.find((one) => one.input === input);
    return !field || (!field.picked && (field.text !== "" || field.option.required));
  }

  async submit(event) {
    event.preventDefault();
    if (this.command) await this.use();
    else if (this.text.value.startsWith("/")) await this.takeTyped();
    else if (this.text.value.trim()) await this.sayText();
  }

  /** Sent sooner than its commands could be offered, a text means the first command that fits it. */
  async takeTyped() {
    if (!(await this.load()) || this.command) return;
    const [command] = fitting(this.commands, this.text.value.slice(1).trimEnd());
    if (command) this.take(command);
    else this.trouble.textContent = say("noCommand");
  }

  async sayText() {
    const text = this.text.value.trim();
    this.text.value = "";
    const answer = await send({ do: "say", seat: this.host.seat(), place: this.host.place(), text });
    if (answer.error) this.trouble.textContent = answer.error;
    this.host.refresh();
  }

  async use() {
    const wrong = this.fields.find((field) => field.wrong());
    if (wrong) {
      this.refuse(wrong, wrong.wrong());
      return;
    }
    const { command, filled } = this;
    this.element.classList.add("busy");
    const answer = await send({
      do: "use",
      seat: this.host.seat(),
      place: this.host.place(),
      command: command.key,
      options: filled,
    });
    this.element.classList.remove("busy");
    const field = this.fields.find((one) => one.option.key === answer.option);
    if (answer.error) {
      this.refuse(field, answer.error === "option" ? say("pickListed", { name: field?.option.name }) : answer.error);
      return;
    }
    this.leave(!TOUCH.matches);
    if (answer.failed) this.trouble.textContent = say("noResponse");
    if (answer.modal) this.host.openForm(answer);
    this.host.refresh();
  }

  refuse(field, text) {
    field?.mark();
    this.trouble.textContent = text;
  }
}

function commandLine(command) {
  const needed = command.options.map((option) => (option.required ? option.name : `${option.name}?`));
  return [
    h("span.command-name", {}, `/${command.name}`, h("span.command-options", {}, needed.join("  "))),
    h("small", {}, command.description),
  ];
}
