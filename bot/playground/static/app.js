// The page: who acts, where, and what is new.

import { WIDE, byId, closeBeside, h } from "./dom.js";
import { openForm } from "./form.js";
import { refreshTimes, setClock } from "./markdown.js";
import { Pane } from "./pane.js";
import { drawLanguage, drawPlaces, drawSeats, drawTabs, drawWords, helpContent, note } from "./side.js";
import { pictureOf, poll, send } from "./server.js";
import { placeName, say, speak } from "./words.js";

const EVERY = 400;
const EVERY_HIDDEN = 2000;
const EVERY_AFTER_DEED = 120;
const AFTER_DEED = 2500;

const state = {
  seat: sessionStorage.getItem("seat") ?? "",
  place: sessionStorage.getItem("place") ?? "",
  tab: sessionStorage.getItem("tab") ?? "channel",
  version: -1,
  snap: null,
  faults: 0,
  ahead: 0,
  asked: 0,
  acted: 0,
  down: false,
};

const panes = { channel: null, dm: null };
const seatOf = () => state.snap.seats.find((one) => one.id === state.seat);
const dmPlace = () => state.snap.places.find((one) => one.kind === "dm");
const serverPlaces = () => state.snap.places.filter((one) => one.kind !== "dm");
const channels = () => serverPlaces().filter((one) => one.kind === "channel");
const openPlace = () => serverPlaces().find((one) => one.id === state.place);

/** The place of the server to look at next: the open one, unless only another one pings whoever acts. */
function wantedPlace() {
  const open = openPlace();
  return open.pings ? open : (serverPlaces().find((one) => one.pings) ?? open);
}

const colourOf = (id) => state.snap.seats.findIndex((one) => one.id === id);

function host(kind) {
  return {
    seat: () => state.seat,
    place: () => (kind === "dm" ? dmPlace().id : state.place),
    people: () => state.snap.seats,
    channels,
    refresh,
    context: () => context(kind),
    openForm: (answer) => form(answer, kind),
  };
}

/** What a message needs to know and to do. */
function context(kind) {
  return {
    names: { person: mention, role: roleMention, place: placeLink, jump },
    people: () => state.snap.seats,
    roles: () => state.snap.roles,
    channels,
    personName,
    threadNamed,
    avatar,
    zoom,
    go,
    dismiss: (message) => deed({ do: "dismiss", message }),
    touch: (control, action) => touch(kind, control, action),
  };
}

/** The thread of a name that was begun just before a message; names may come twice. */
function threadNamed(name, before) {
  const named = serverPlaces().filter((one) => one.kind === "thread" && one.name === name);
  return named.filter((one) => BigInt(one.id) < BigInt(before)).pop();
}

const personName = (id) => state.snap.seats.find((one) => one.id === id)?.name ?? "Feitoria";

const INSIDE = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** What a link to a place or a message of Discord does here; null for any other link. */
function jump(url) {
  const found = INSIDE.exec(url);
  if (!found) return null;
  const [, place, message] = found;
  return () => {
    if (place === dmPlace().id) turn("dm");
    else if (serverPlaces().some((one) => one.id === place)) go(place, message);
    else note(say("gone"));
  };
}

function mention(id) {
  return h(`span.mention${id === state.seat ? ".me" : ""}`, {}, `@${personName(id)}`);
}

function roleMention(id) {
  return h("span.mention", {}, `@${state.snap.roles.find((one) => one.id === id)?.name ?? "…"}`);
}

function placeLink(id) {
  const place = serverPlaces().find((one) => one.id === id);
  if (!place) return h("span.mention", {}, "#…");
  return h("button.mention", { type: "button", onclick: () => go(id) }, `#${placeName(place)}`);
}

function avatar(id) {
  if (id === state.snap.bot) return h("img.avatar", { src: "/static/logo.svg", alt: "" });
  return h("span.avatar", { "aria-hidden": "true", dataset: { colour: String(colourOf(id)) } }, personName(id)[0]);
}

/** A picture by itself: fitted first; a tap shows all its pixels there, where that is more; the next one closes it. */
function zoom(url, alt) {
  const dialog = byId("zoom");
  const shut = () => dialog.close();
  const step = (press) => {
    const [across, down] = [press.offsetX / image.clientWidth, press.offsetY / image.clientHeight];
    if (dialog.classList.contains("full") || image.naturalWidth <= image.clientWidth) return shut();
    dialog.classList.add("full");
    figure.scrollLeft = across * image.clientWidth - figure.clientWidth / 2;
    figure.scrollTop = down * image.clientHeight - figure.clientHeight / 2;
  };
  const close = h("button.zoom-close", { type: "button", "aria-label": say("close"), onclick: shut }, "×");
  const image = h("img", { src: pictureOf(url), alt, onclick: step });
  const figure = h("figure", { tabindex: "0", "aria-label": alt }, image, h("figcaption", {}, alt));
  dialog.classList.remove("full");
  dialog.replaceChildren(close, figure);
  dialog.showModal();
}

/** Press or choose in a message; its controls wait until the bot has answered. */
async function touch(kind, control, action) {
  const element = control.closest(".message");
  const message = element.dataset.id;
  const place = host(kind).place();
  panes[kind].complain(message, "");
  control.classList.add("busy");
  element.classList.add("waiting");
  const answer = await deed({ ...action, place, message });
  control.classList.remove("busy");
  element.classList.remove("waiting");
  if (answer.failed) panes[kind].complain(message, say("failed"));
  else if (answer.error) panes[kind].complain(message, say("changed"));
  else if (answer.modal) form(answer, kind);
}

function form(answer, kind) {
  openForm(answer.modal, context(kind), async (fields) => {
    const told = await deed({ do: "submit", form: answer.form, fields });
    if (told.modal) setTimeout(() => form(told, kind));
    return told.failed ? say("tryAgain") : told.error;
  });
}

async function deed(action) {
  const answer = await send({ seat: state.seat, ...action });
  state.acted = Date.now();
  await refresh();
  return answer;
}

/** The places in sight; "dm" is the private one of whoever acts, whose id comes only with the answer. */
function visible() {
  if (WIDE.matches) return [state.place, "dm"];
  return [state.tab === "dm" ? "dm" : state.place];
}

/** Ask what is new, and show it. */
async function refresh() {
  const ticket = (state.asked += 1);
  const snap = await poll(state.seat, visible(), state.version);
  if (ticket !== state.asked) return;
  if (state.down) location.reload();
  if (snap) apply(snap);
}

function apply(snap) {
  const begun = state.snap === null;
  state.snap = snap;
  state.seat = snap.seat;
  state.ahead = snap.now - Date.now();
  state.version = snap.version;
  const places = serverPlaces();
  const here = places.some((one) => one.id === state.place);
  if (!here) state.place = (places.find((one) => one.name === "mesa") ?? places[0]).id;
  speak(seatOf().locale);
  draw();
  if (snap.faults > state.faults && !begun) note(say("faultNote", { text: snap.last_fault }), true);
  state.faults = snap.faults;
  if (begun || !here) show();
}

function draw() {
  drawWords();
  drawSeats(state.snap, state.seat, act, avatar);
  drawLanguage(seatOf(), (locale) => change(() => deed({ do: "speak", locale })));
  drawPlaces(state.snap, state.place, go);
  const place = openPlace();
  drawTabs(state.snap, place, wantedPlace(), state.tab, (tab) => (tab === "dm" ? turn("dm") : go(wantedPlace().id)));
  const topic = place.kind === "thread" ? say("threadTopic") : say("channelTopic");
  const called = placeName(place);
  panes.channel.name(place.kind === "thread" ? called : `# ${called}`, topic, `#${called}`);
  const names = { bot: "Feitoria", seat: seatOf().name };
  panes.dm.name(say("dmName", names), say("dmTopic", names), "@Feitoria");
  fill("channel", state.place, () => empty("emptyChannel", names, panes.channel));
  fill("dm", dmPlace().id, () => empty("emptyDm", names, null));
  byId("clock").textContent = clockText();
  const waiting = state.snap.seats.some((one) => one.pings);
  document.title = `${waiting ? "● " : ""}Feitoria · playground`;
}

function fill(kind, place, whenEmpty) {
  const messages = state.snap.messages[place];
  if (messages) panes[kind].show(messages, whenEmpty);
}

function empty(key, names, pane) {
  const start = pane && h("button.button.primary", { type: "button", onclick: () => pane.composer.begin() }, say("start"));
  return h("li.empty", {}, h("h3", {}, say(key)), h("p", {}, say(`${key}Text`, names)), start);
}

/** Show anew from scratch, after a change of seat, place or language. */
function show() {
  state.version = -1;
  remember();
  return refresh();
}

function remember() {
  for (const key of ["seat", "place", "tab"]) sessionStorage.setItem(key, state[key]);
}

async function change(task) {
  for (const pane of Object.values(panes)) pane.clear();
  await task();
  await show();
}

const act = (seat) => change(() => (state.seat = seat));

/** Open a place of the server, perhaps at one of its messages. */
async function go(place, message) {
  if (place !== state.place) panes.channel.clear();
  state.place = place;
  await turn("channel");
  if (message) panes.channel.reveal(message);
}

/** Turn to the channel or the private messages, where only one fits. */
function turn(tab) {
  state.tab = tab;
  document.body.dataset.tab = tab;
  return show();
}

async function skip(seconds) {
  const buttons = [byId("hour"), byId("day")];
  for (const button of buttons) button.disabled = true;
  await deed({ do: "skip", seconds });
  for (const button of buttons) button.disabled = false;
  note(say("timePassed"));
}

function help() {
  const dialog = byId("help");
  dialog.replaceChildren(...helpContent(state.snap.data_dir, () => dialog.close()));
  dialog.showModal();
}

async function live() {
  try {
    await refresh();
  } catch {
    if (!state.down) note(say("stopped"), true, true);
    state.down = true;
  }
  setTimeout(live, pause());
}

/** A bot often goes on after it has answered: look more often for a moment. */
function pause() {
  if (state.down || document.hidden) return EVERY_HIDDEN;
  return Date.now() - state.acted < AFTER_DEED ? EVERY_AFTER_DEED : EVERY;
}

setClock(() => Date.now() + state.ahead);
panes.channel = new Pane(byId("channel"), host("channel"));
panes.dm = new Pane(byId("dm"), host("dm"));
document.body.dataset.tab = state.tab;
document.addEventListener("keydown", (event) => {
  const seat = event.altKey && state.snap?.seats[Number(event.code.replace("Digit", "")) - 1];
  if (!seat) return;
  event.preventDefault();
  act(seat.id);
});
byId("hour").addEventListener("click", () => skip(3600));
byId("day").addEventListener("click", () => skip(86_400));
byId("about").addEventListener("click", help);
WIDE.addEventListener("change", () => show());
for (const id of ["form", "zoom", "help"]) closeBeside(byId(id));
setInterval(() => {
  refreshTimes();
  if (state.snap) byId("clock").textContent = clockText();
}, 5000);
live();

function clockText() {
  const now = new Date(Date.now() + state.ahead);
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }).format(now);
}
