// A form that the bot opens over the page.

import { byId, fresh, h } from "./dom.js";
import { markdown } from "./markdown.js";
import { menu } from "./menu.js";
import { range, say } from "./words.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const SELECTS = [3, 5, 6, 7, 8];
const PARAGRAPH = 2;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;

/** Show a form; `submit(fields)` resolves to a sentence when it was refused. */
export function openForm(modal, context, submit) {
  const dialog = byId("form");
  const fields = [];
  const parts = modal.components.map((part) => formPart(part, fields, context)).flat();
  const trouble = h("p.trouble", { role: "alert" });
  const done = h("button.button.primary", { type: "submit" }, say("submit"));
  const cancel = () => dialog.close();
  const titleId = fresh("title");
  const form = h(
    "form",
    { method: "dialog", novalidate: true, onsubmit: send, "aria-labelledby": titleId },
    h("h2", { id: titleId }, modal.title),
    h("div.form-parts", {}, parts),
    trouble,
    h("div.form-foot", {}, h("button.button.secondary", { type: "button", onclick: cancel }, say("cancel")), done),
  );
  dialog.replaceChildren(form);
  dialog.setAttribute("aria-labelledby", titleId);
  dialog.showModal();
  form.querySelector("input, textarea, .menu-opener")?.focus();

  async function send(event) {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].element.querySelector("input, textarea, button")?.focus();
      return;
    }
    done.disabled = true;
    const filled = fields.filter((field) => field.value() !== undefined);
    const values = Object.fromEntries(filled.map((field) => [field.key, { kind: field.kind, value: field.value() }]));
    const refusal = await submit(values);
    done.disabled = false;
    trouble.textContent = refusal ?? "";
    if (!refusal) dialog.close();
  }
}

function formPart(part, fields, context) {
  if (part.type === TEXT) return h("div.text", {}, markdown(part.content, context.names));
  if (part.type === ROW) return part.components.map((inner) => labelled(inner.label ?? "", "", inner, fields, context));
  if (part.type === LABEL) return labelled(part.label, part.description ?? "", part.component, fields, context);
  return null;
}

function labelled(label, description, part, fields, context) {
  const field = fieldOf(part, context);
  const trouble = h("p.trouble", { role: "alert" });
  const optional = part.required === false ? h("span.optional", {}, say("optional")) : null;
  field.check = () => {
    const said = field.wrong();
    trouble.textContent = said;
    field.element.classList.toggle("wrong", Boolean(said));
    return !said;
  };
  fields.push(field);
  return h(
    "div.field",
    {},
    h("label", { for: field.id }, label, optional),
    description ? h("p.description", {}, description) : null,
    field.element,
    trouble,
  );
}

function fieldOf(part, context) {
  const field = { key: part.custom_id, kind: part.type, id: fresh("field") };
  if (part.type === TEXT_INPUT) return textField(part, field);
  if (SELECTS.includes(part.type)) return menuField(part, field, context);
  if (part.type === RADIO || part.type === CHECKBOXES) return ticksField(part, field);
  if (part.type === CHECKBOX) return tickField(part, field);
  throw new Error(`no field for component ${part.type}`);
}

function textField(part, field) {
  const isLong = part.style === PARAGRAPH;
  const input = h(isLong ? "textarea" : "input", {
    id: field.id,
    placeholder: part.placeholder,
    maxlength: part.max_length ? String(part.max_length) : undefined,
    rows: isLong ? "4" : undefined,
    autocomplete: "off",
    dataset: { field: field.key },
  });
  input.value = part.value ?? "";
  const required = part.required !== false;
  const least = part.min_length ?? 0;
  return Object.assign(field, {
    element: h("div", {}, input),
    value: () => input.value,
    wrong: () => {
      if (required && !input.value) return say("fieldRequired");
      return input.value && input.value.length < least ? say("fieldShort", { least }) : "";
    },
  });
}

function menuField(part, field, context) {
  let values = (part.options ?? []).filter((one) => one.default).map((one) => one.value);
  const element = menu(part, context, (picked) => (values = picked), true);
  element.querySelector(".menu-opener").id = field.id;
  const [least, most] = [part.min_values ?? 1, part.max_values ?? 1];
  return Object.assign(field, {
    element,
    value: () => values,
    wrong: () => countWrong(values.length, part.required !== false, least, most),
  });
}

function countWrong(count, required, least, most) {
  if (!count) return required ? say("fieldRequired") : "";
  return count < least || count > most ? say("fieldCount", { range: range(least, most) }) : "";
}

/** One of several round marks, or several square ones. */
function ticksField(part, field) {
  const single = part.type === RADIO;
  const inputs = part.options.map((one) =>
    h("input", { type: single ? "radio" : "checkbox", name: field.id, value: one.value, checked: Boolean(one.default) }),
  );
  const lines = part.options.map((one, index) =>
    h("label.tick-line", {}, inputs[index], h("span", {}, one.label, one.description ? h("small", {}, one.description) : null)),
  );
  const picked = () => inputs.filter((one) => one.checked).map((one) => one.value);
  const [least, most] = single ? [1, 1] : [part.min_values ?? 1, part.max_values ?? inputs.length];
  return Object.assign(field, {
    element: h("div.ticks", { id: field.id }, lines),
    value: () => (single ? picked()[0] : picked()),
    wrong: () => countWrong(picked().length, Boolean(part.required), least, most),
  });
}

function tickField(part, field) {
  const input = h("input", { id: field.id, type: "checkbox", checked: Boolean(part.default) });
  return Object.assign(field, { element: h("div", {}, input), value: () => input.checked, wrong: () => "" });
}
