// Building and finding elements; text is always text, never markup.

/** Make an element from "tag.class.class", its attributes and listeners, and its children. */
export function h(shape, attributes = {}, ...children) {
  const [tag, ...classes] = shape.split(".");
  const element = document.createElement(tag || "div");
  element.classList.add(...classes);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name in element && typeof value !== "string") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** Whether both columns fit beside each other. */
export const WIDE = matchMedia("(min-width: 820px)");

export const byId = (id) => document.getElementById(id);

/** Run after a pause, and only for the last of several calls. */
export function afterPause(milliseconds, task) {
  let timer = 0;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => task(...values), milliseconds);
  };
}

let count = 0;

/** A fresh id for an element. */
export const fresh = (prefix) => `${prefix}-${(count += 1)}`;

/** Close a dialog by a click beside it. */
export function closeBeside(dialog) {
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
}
