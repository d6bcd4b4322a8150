// A menu of one or of several, as a button that opens a list below itself.

import { fresh, h } from "./dom.js";
import { anyEmoji } from "./markdown.js";
import { range, say } from "./words.js";

const PEOPLE = [5, 7];
const ROLES = 6;
const PLACES = 8;

/** What can be chosen: the menu's own lines, people, roles, or places. */
function choicesOf(component, context) {
  const preset = new Set((component.default_values ?? []).map((one) => one.id));
  if (PEOPLE.includes(component.type)) {
    return context.people().map(({ id, name }) => ({ value: id, label: name, default: preset.has(id) }));
  }
  if (component.type === ROLES) {
    return context.roles().map(({ id, name }) => ({ value: id, label: `@${name}`, default: preset.has(id) }));
  }
  if (component.type === PLACES) {
    return context.channels().map(({ id, name }) => ({ value: id, label: `# ${name}`, default: preset.has(id) }));
  }
  return component.options ?? [];
}

/**
 * A menu. `pick` gets the values: at once for a menu of one, with OK for a menu of several, and
 * after every tick when `live` (in a form, which is sent as a whole).
 */
export function menu(component, context, pick, live = false) {
  const choices = choicesOf(component, context);
  const [least, most] = [component.min_values ?? 1, component.max_values ?? 1];
  const several = most > 1;
  const chosen = new Set(choices.filter((one) => one.default).map((one) => one.value));
  const listId = fresh("menu");

  const label = h("span.menu-label");
  const opener = h(
    "button.menu-opener",
    {
      type: "button",
      disabled: Boolean(component.disabled),
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
      dataset: { control: component.custom_id },
      onclick: () => (list.hidden ? open() : close()),
    },
    label,
    h("span.chevron", { "aria-hidden": "true" }),
  );
  const lines = choices.map((choice) => line(choice, several, () => touch(choice.value)));
  const ok = h("button.button.primary.small", { type: "button", onclick: confirm }, say("ok"));
  const count = h("span.menu-count");
  const box = h(
    "div.menu-lines",
    { id: listId, role: "listbox", "aria-multiselectable": String(several), "aria-label": say("choose") },
    lines,
  );
  const list = h("div.menu-list", { hidden: true }, box, several ? h("div.menu-foot", {}, count, ok) : null);
  const root = h("div.menu", { onkeydown: onKey }, opener, list);
  root.shows = JSON.stringify(component);
  show();
  return root;

  function open() {
    list.hidden = false;
    opener.setAttribute("aria-expanded", "true");
    (lines.find((one) => one.classList.contains("chosen")) ?? lines[0])?.focus();
    list.scrollIntoView({ block: "nearest" });
  }

  function close() {
    list.hidden = true;
    opener.setAttribute("aria-expanded", "false");
  }

  function touch(value) {
    if (several) {
      if (!chosen.delete(value) && chosen.size < most) chosen.add(value);
      show();
      if (live) pick([...chosen]);
      return;
    }
    const again = chosen.has(value);
    chosen.clear();
    if (!(again && least === 0)) chosen.add(value);
    show();
    close();
    opener.focus();
    pick([...chosen]);
  }

  function confirm() {
    close();
    opener.focus();
    if (!live) pick(choices.map((one) => one.value).filter((value) => chosen.has(value)));
  }

  function show() {
    lines.forEach((element, index) => {
      const on = chosen.has(choices[index].value);
      element.classList.toggle("chosen", on);
      element.setAttribute("aria-selected", String(on));
      element.classList.toggle("full", several && !on && chosen.size >= most);
    });
    const names = choices.filter((one) => chosen.has(one.value));
    const text = component.placeholder ?? (several ? say("chooseSome", { range: range(least, most) }) : say("choose"));
    label.replaceChildren(...(names.length ? shown(names) : [text]));
    label.classList.toggle("unset", !names.length);
    ok.disabled = chosen.size < least || chosen.size > most;
    count.textContent = `${say("chosen", { count: chosen.size })} (${range(least, most)})`;
  }

  function shown(names) {
    if (names.length === 1) return [names[0].emoji ? anyEmoji(names[0].emoji, names[0].label) : null, names[0].label].filter(Boolean);
    return [names.map((one) => one.label).join(", ")];
  }

  function onKey(event) {
    if (list.hidden) {
      if (event.key === "ArrowDown" && event.target === opener) {
        event.preventDefault();
        open();
      }
      return;
    }
    const at = lines.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key];
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
      opener.focus();
    } else if (to !== undefined) {
      event.preventDefault();
      lines[Math.max(0, Math.min(lines.length - 1, to))]?.focus();
    }
  }
}

function line(choice, several, touch) {
  return h(
    "button.menu-line",
    { type: "button", role: "option", onclick: touch, dataset: { value: choice.value } },
    choice.emoji ? anyEmoji(choice.emoji, choice.label) : null,
    h("span.menu-text", {}, h("span", {}, choice.label), choice.description ? h("small", {}, choice.description) : null),
    h(several ? "span.tick.square" : "span.tick", { "aria-hidden": "true" }),
  );
}
