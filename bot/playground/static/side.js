// The side of the page: people, their languages, places, tabs and short notes.

import { byId, h } from "./dom.js";
import { languageNames, placeName, say, spoken } from "./words.js";

const NOTE_MILLISECONDS = 6000;

/** The fixed words of the page. */
export function drawWords() {
  const words = { tagline: "tagline", "seats-title": "actAs", "places-title": "places", "time-title": "time" };
  for (const [id, key] of Object.entries({ ...words, hour: "hour", day: "day" })) setText(byId(id), say(key));
  for (const id of ["hour", "day"]) byId(id).title = say("timeHint");
  byId("about").title = say("about");
  byId("about").setAttribute("aria-label", say("about"));
}

function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const badge = (count) => (count ? h("span.badge", {}, count > 99 ? "99+" : String(count)) : null);

/** Replace children only when what they show has changed, so that the keyboard keeps its place; tells if it has. */
function redraw(element, value, make) {
  const key = JSON.stringify([value, spoken()]);
  if (element.dataset.drawn === key) return false;
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  element.dataset.drawn = key;
  element.replaceChildren(...make());
  if (focused) element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  return true;
}

/** The people one can act as. */
export function drawSeats(snap, seat, act, avatar) {
  redraw(byId("seats"), [snap.seats, seat], () =>
    snap.seats.map((one, index) =>
      h(
        `button.seat${one.id === seat ? ".active" : ""}`,
        {
          type: "button",
          title: `Alt+${index + 1}`,
          "aria-pressed": String(one.id === seat),
          dataset: { key: one.id, seat: one.name },
          onclick: () => act(one.id),
        },
        avatar(one.id),
        h("span.seat-name", {}, one.name),
        badge(one.pings),
      ),
    ),
  );
}

/** The language of the acting seat. */
export function drawLanguage(seat, choose) {
  redraw(byId("language"), [seat.id, seat.locale], () =>
    Object.entries(languageNames).map(([locale, name]) =>
      h(
        `button${locale === seat.locale ? ".active" : ""}`,
        {
          type: "button",
          lang: locale,
          "aria-pressed": String(locale === seat.locale),
          dataset: { key: locale, locale },
          onclick: () => locale !== seat.locale && choose(locale),
        },
        name,
      ),
    ),
  );
}

/** Channels, with their threads under them. */
export function drawPlaces(snap, current, go) {
  const places = snap.places.filter((one) => one.kind !== "dm");
  const drawn = redraw(byId("places"), [places, current], () =>
    places.map((one) =>
      h(
        `button.place.${one.kind}${one.id === current ? ".active" : ""}${one.unread ? ".unread" : ""}${one.archived ? ".archived" : ""}`,
        {
          type: "button",
          "aria-current": one.id === current ? "true" : undefined,
          title: placeName(one),
          dataset: { key: one.id, place: one.name },
          onclick: () => go(one.id),
        },
        h("span.hash", { "aria-hidden": "true" }, one.kind === "thread" ? "" : "#"),
        h("span.place-name", {}, placeName(one)),
        badge(one.pings),
      ),
    ),
  );
  if (!drawn) return;
  const seen = byId("places").querySelector(".place:has(.badge)") ?? byId("places").querySelector(".active");
  seen?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The two tabs of a narrow page, with a badge on the one that is not open; while the private one is open, the other names the place it leads to. */
export function drawTabs(snap, current, wanted, tab, turn) {
  const server = snap.places.filter((one) => one.kind !== "dm").reduce((sum, one) => sum + one.pings, 0);
  const dm = snap.places.find((one) => one.kind === "dm").pings;
  const place = tab === "dm" ? wanted : current;
  const tabs = { channel: [place.kind === "thread" ? place.name : `# ${placeName(place)}`, server], dm: [say("dmTab"), dm] };
  for (const [kind, [name, pings]] of Object.entries(tabs)) {
    const count = kind === tab ? 0 : pings;
    const button = byId(`tab-${kind}`);
    redraw(button, [name, count], () => [h("span.place-name", {}, name), badge(count)].filter(Boolean));
    button.setAttribute("aria-selected", String(kind === tab));
    button.onclick = () => turn(kind);
  }
}

/** Tell something in passing. */
export function note(text, grave = false, lasting = false) {
  const element = h(`p.note${grave ? ".grave" : ""}`, {}, text);
  for (const old of [...byId("notes").children]) if (old.textContent === text) old.remove();
  byId("notes").append(element);
  if (!lasting) setTimeout(() => element.remove(), NOTE_MILLISECONDS);
}

/** What this page is, and how to start over. */
export function helpContent(folder, close) {
  const texts = ["helpText", "helpSeats", "helpPrivate", "helpTime", "helpReset", "helpRestart"];
  return [
    h("h2", {}, say("helpTitle")),
    h("div.form-parts.text", {}, texts.map((key) => h("p", {}, say(key, { folder })))),
    h("div.form-foot", {}, h("button.button.primary", { type: "button", onclick: close }, say("close"))),
  ];
}
