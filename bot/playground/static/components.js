// The parts of a message: texts, pictures, buttons and menus, by Discord's numbers.

import { h } from "./dom.js";
import { anyEmoji, markdown } from "./markdown.js";
import { menu } from "./menu.js";
import { pictureOf } from "./server.js";
import { say } from "./words.js";

const LINK = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };

const PARTS = {
  1: (part, context) => h("div.row", {}, components(part.components, context)),
  2: button,
  3: chooser,
  5: chooser,
  6: chooser,
  7: chooser,
  8: chooser,
  9: section,
  10: (part, context) => h("div.text", {}, markdown(part.content, context.names)),
  11: (part, context) => picture("img.thumbnail", part, context),
  12: gallery,
  13: (part) => fileLink(part.file.url, part.name ?? part.file.url.split("/").pop()),
  14: (part) => h(`hr.spacing-${part.spacing ?? 1}${part.divider === false ? ".blank" : ""}`),
  17: container,
};

/** Elements for the parts of a message. */
export function components(parts, context) {
  return parts.map((part) => (PARTS[part.type] ? PARTS[part.type](part, context) : null));
}

function container(part, context) {
  const box = h("div.container", {}, components(part.components, context));
  if (part.accent_color !== undefined && part.accent_color !== null) {
    box.style.setProperty("--accent", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  }
  return box;
}

function section(part, context) {
  return h(
    "div.section",
    {},
    h("div.section-text", {}, components(part.components, context)),
    h("div.accessory", {}, components([part.accessory], context)),
  );
}

function gallery(part, context) {
  const pictures = part.items.map((item) => picture("img.gallery-picture", item, context));
  return h(`div.gallery${pictures.length > 1 ? ".many" : ""}`, {}, pictures);
}

function picture(shape, item, context) {
  return zoomable(shape, item.media.url, item.description ?? "", context);
}

/** A picture that opens large. */
export function zoomable(shape, url, alt, context) {
  const image = h(shape, { src: pictureOf(url), alt, title: alt });
  return h(
    "button.picture",
    { type: "button", "aria-label": `${say("zoom")}: ${alt}`, onclick: () => context.zoom(url, alt) },
    image,
  );
}

/** A link to a file of a message. */
export const fileLink = (url, name) =>
  h("a.file", { href: pictureOf(url), target: "_blank", title: say("download") }, name);

function button(part, context) {
  const face = [part.emoji ? anyEmoji(part.emoji, part.label) : null, part.label ? h("span", {}, part.label) : null];
  const shape = `button.${STYLES[part.style] ?? "secondary"}`;
  if (part.style === LINK) {
    const jump = context.names.jump(part.url);
    if (jump) return h(`button.${shape}.link`, { type: "button", onclick: jump }, face);
    const attributes = { href: part.url, target: "_blank", rel: "noopener noreferrer" };
    return h(`a.${shape}.link`, attributes, face, h("span.outward", { "aria-hidden": "true" }, "↗"));
  }
  const press = (event) => context.touch(event.currentTarget, { do: "press", custom_id: part.custom_id });
  return h(
    `button.${shape}`,
    { type: "button", disabled: Boolean(part.disabled), dataset: { control: part.custom_id }, onclick: press },
    face,
  );
}

function chooser(part, context) {
  const element = menu(part, context, (values) =>
    context.touch(element.querySelector(".menu-opener"), {
      do: "choose",
      custom_id: part.custom_id,
      kind: part.type,
      values,
    }),
  );
  return element;
}
