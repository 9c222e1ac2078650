/** The moves of this phone as large buttons, and the way through a move of several words. */
import { $, $$, el } from "./dom.js";
import { act, ask } from "./command.js";
import { page } from "./page.js";
import { Picking, grouped } from "./pick.js";
import { openSheet } from "./sheets.js";

const INLINE_OPTIONS = 12;

let groups = [];
let picking = null;
let among = null; // several moves that one tapped place could mean
let tab = null;
let drawn = "";

export function prepareMoves() {
  document.addEventListener("table", onTable);
  document.addEventListener("click", ({ target }) => tapped(target.closest(".lit[data-id]")));
  document.addEventListener("keydown", (event) => {
    const place = event.target.closest?.(".lit[data-id]");
    if (!place || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    tapped(place);
  });
}

function onTable() {
  groups = grouped(page.choices.filter(({ seat }) => !page.me.seat || seat === null || seat === page.me.seat));
  const before = picking;
  picking = picking?.among(groups) ?? null;
  among = among?.map((one) => one.among(groups)).filter(Boolean) ?? null;
  if (among?.length === 0) among = null;
  const state = JSON.stringify([groups, page.me, page.names, page.over, page.seq === null]);
  if (state !== drawn || before !== picking) draw();
  drawn = state;
  light();
}

function draw() {
  $("#moves").replaceChildren(...content());
  light();
}

function content() {
  if (page.me.control === false) return [lone("Pair this phone to play", "pair"), note("Until then it only watches.")];
  if (page.seq === null) return [lone("New game", "new")];
  if (picking) return picking.step ? stepPanel() : readyPanel();
  if (among) return amongPanel();
  if (page.over) return [lone("New game", "new"), foot()];
  return [...topPanel(), foot()];
}

const note = (text) => el("p", { class: "note" }, text);
const lone = (text, sheet) => el("button", { type: "button", class: "go", "data-open": sheet }, text);

// --- All moves ---------------------------------------------------------------------------------------------

function topPanel() {
  const seats = [...new Set(groups.map(({ seat }) => seat).filter(Boolean))];
  if (!seats.includes(tab)) tab = seats.includes(page.turn) ? page.turn : (seats[0] ?? null);
  const seen = groups.filter(({ seat }) => seat === null || seat === tab);
  if (seen.length === 0) return [note(waiting())];
  return [seats.length > 1 && tabs(seats), ...seen.map((group) => offer(group, seen))].filter(Boolean);
}

function waiting() {
  const others = [...new Set(page.choices.map(({ seat }) => seat).filter(Boolean))].map(nameOf);
  return others.length ? `Waiting for ${others.join(", ")}.` : "Nothing to do just now.";
}

function tabs(seats) {
  return el("div", { class: "tabs", role: "group", "aria-label": "Move for" }, seats.map((seat) =>
    el("button", {
      type: "button", class: `tab c-${colourOf(seat)}`, "aria-pressed": String(seat === tab), dir: "auto",
      onclick: () => { tab = seat; draw(); },
    }, nameOf(seat))));
}

/** A group at the top: one button, a row of them, or the door to a picker. */
function offer(group, seen) {
  const start = new Picking(group).settled();
  const look = seen.length === 1 ? "go" : "move";
  if (!start.step && start.texts.length === 0) return moveButton(say(group.label), start, look);
  if (start.step && start.step.options.length <= INLINE_OPTIONS && start.oneTap) return row(group, start, look);
  return el("button", { type: "button", class: look, onclick: () => open(start) }, say(group.label), " …");
}

function row(group, start, look) {
  const { step } = start;
  const buttons = options(step, (word) => play(start.with(word).next()), () => false);
  if (step.min === 0) buttons.classList.add("aside");
  if (step.min > 0) return el("div", { class: "offer", role: "group", "aria-label": say(group.label) }, el("p", { class: "ask" }, say(group.label)), buttons);
  return el("div", { class: "offer" },
    moveButton(say(group.label), start.next(), look),
    el("p", { class: "ask small" }, `or tell the ${step.name}`), buttons);
}

const moveButton = (text, whole, look) =>
  el("button", { type: "button", class: look, "data-line": whole.line(), onclick: () => play(whole) }, text);

function foot() {
  const mine = page.me.seat;
  return el("div", { class: "foot" },
    el("button", { type: "button", class: "chip", id: "undo", onclick: () => act(mine ? { do: "undo", seat: mine } : { do: "undo" }) },
      mine ? "↶ Undo mine" : "↶ Undo"),
    mine && el("button", { type: "button", class: "chip", id: "undo-last", onclick: () => act({ do: "undo" }) }, "↶ Undo last"),
    el("button", { type: "button", class: "chip", id: "redo", onclick: () => act({ do: "redo" }) }, "↷ Redo"));
}

// --- One move, word by word ---------------------------------------------------------------------------------

function open(next) {
  picking = next;
  among = null;
  draw();
  $("#moves").focus({ preventScroll: true });
}

function stepPanel() {
  const { step } = picking;
  const single = step.max === 1;
  const choose = (word) => open(single ? picking.with(word).next() : picking.draft.includes(word) && !picking.mayAdd(word) ? picking.without(word) : picking.with(word));
  return [
    panelHead(),
    el("p", { class: "ask", "aria-live": "polite" }, question(step)),
    step.options.some(({ times }) => times > 1) ? counters(step) : options(step, choose, (word) => picking.draft.includes(word), single),
    (!single || step.min === 0) && el("button", { type: "button", class: "go", disabled: !picking.enough, onclick: () => open(picking.next()) },
      picking.draft.length ? "Go on" : step.min === 0 ? "Go on without" : "Go on"),
  ].filter(Boolean);
}

function question({ name, min, max }) {
  const what = say(name.replaceAll("-", " "));
  if (max === 1) return what;
  return `${what}: ${min === max ? min : min === 0 ? `up to ${max}` : `${min} to ${max}`}`;
}

function readyPanel() {
  const fields = picking.texts.map(({ name }) => el("label", { class: "text" }, say(name), el("input", { name, maxlength: "60", autocomplete: "off" })));
  const preview = el("p", { class: "preview", role: "status" });
  const whole = picking;
  ask({ do: "preview", move: whole.line() }).then((answer) => { preview.textContent = answer.ok ? answer.text : ""; });
  return [
    panelHead(),
    picked(),
    preview,
    ...fields,
    el("button", { type: "button", class: "go", "data-line": whole.line(), onclick: () => play(whole, texts()) }, say(whole.group.label)),
  ];
}

/** Free text as one word each: spaces would end it. */
function texts() {
  return $$("#moves .text input")
    .map(({ name, value }) => [name, value.trim().toLowerCase().replace(/\s+/g, "-")])
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`);
}

function amongPanel() {
  return [
    panelHead("What there?"),
    ...among.map((one) => el("button", { type: "button", class: "move", onclick: () => open(one) }, say(one.group.label))),
  ];
}

function panelHead(title = say(picking?.group.label ?? "")) {
  return el("div", { class: "panel-head" },
    el("button", { type: "button", class: "chip", "aria-label": "Back", onclick: () => open(among ? null : picking.back()) }, "‹"),
    el("p", { class: "ask" }, title));
}

function picked() {
  const words = [...picking.picks.flat(), ...picking.draft];
  return words.length ? el("p", { class: "picked" }, words.map((word) => el("span", { class: "word", dir: "auto" }, labelIn(picking.group, word)))) : null;
}

function options(step, choose, chosen, single = true) {
  const labels = step.options.map((option) => option.label ? say(option.label) : labelOf(option.word));
  return el("div", { class: "options" }, step.options.map(({ word }, at) =>
    el("button", {
      type: "button", class: "option", "data-word": word, dir: "auto",
      "aria-pressed": single ? null : String(chosen(word)),
      disabled: !single && !chosen(word) && !picking.mayAdd(word),
      onclick: () => choose(word),
    }, labels[at])));
}

function counters(step) {
  return el("div", { class: "counters" }, step.options.map(({ word, label }) => {
    const count = picking.draft.filter((one) => one === word).length;
    const text = label ? say(label) : labelOf(word);
    return el("div", { class: "counter", role: "group", "aria-label": text },
      el("span", { class: "what" }, text),
      el("button", { type: "button", class: "option", "aria-label": `One ${text} less`, disabled: count === 0, onclick: () => open(picking.without(word)) }, "−"),
      el("output", {}, String(count)),
      el("button", { type: "button", class: "option", "data-word": word, "aria-label": `One ${text} more`, disabled: !picking.mayAdd(word), onclick: () => open(picking.with(word)) }, "+"));
  }));
}

async function play(whole, extra = []) {
  const answer = await act({ do: "move", move: whole.line(extra) });
  if (answer.ok || answer.error.code === "stale") close();
}

function close() {
  picking = null;
  among = null;
  draw();
}

// --- Places on the board and cards ---------------------------------------------------------------------------

const plain = (word) => word.slice(word.indexOf("=") + 1);

/** What each place of the board or each card could pick now. */
function openWords() {
  if (page.me.control === false) return new Map();
  const starts = picking ? [picking] : groups.filter(({ seat }) => seat === null || seat === tab).map((group) => new Picking(group).settled());
  const words = new Map();
  for (const start of starts) {
    for (const { word } of start.step?.options ?? []) {
      const id = plain(word);
      words.set(id, [...(words.get(id) ?? []), { start, word }]);
    }
  }
  return words;
}

function light() {
  const words = openWords();
  for (const place of $$("[data-id]")) {
    const lit = words.has(place.dataset.id);
    const taken = picking?.draft.some((word) => plain(word) === place.dataset.id) ?? false;
    if (place.classList.contains("lit") !== lit) enliven(place, lit);
    place.classList.toggle("taken", taken);
    if (lit) place.setAttribute("aria-pressed", String(taken));
  }
}

function enliven(place, lit) {
  place.classList.toggle("lit", lit);
  place.dataset.role ??= place.getAttribute("role") ?? "";
  place.setAttribute("role", lit ? "button" : place.dataset.role);
  if (!lit && !place.dataset.role) place.removeAttribute("role");
  if (lit) place.setAttribute("tabindex", "0");
  else { place.removeAttribute("tabindex"); place.removeAttribute("aria-pressed"); }
}

function tapped(place) {
  const meant = place ? (openWords().get(place.dataset.id) ?? []) : [];
  if (meant.length === 0) return;
  const after = meant.map(({ start, word }) => {
    if (start.step.max === 1) return start.with(word).next();
    return start.draft.includes(word) ? start.without(word) : start.with(word);
  });
  if (after.length === 1) return open(after[0]);
  picking = null;
  among = after;
  draw();
}

// --- Words for people ----------------------------------------------------------------------------------------

const nameOf = (seat) => page.names[seat]?.name ?? seat;
const colourOf = (seat) => page.names[seat]?.colour ?? "plain";
const say = (text) => { const named = text.replace(/\bp[1-6]\b/g, nameOf); return named.charAt(0).toUpperCase() + named.slice(1); };

function labelOf(word) {
  const bare = plain(word);
  return page.labels[bare] ?? say(bare.replaceAll("-", " "));
}

function labelIn(group, word) {
  for (const { slots } of group.entries) {
    for (const slot of slots) {
      const label = slot.labels?.[slot.options.indexOf(word)];
      if (label) return say(label);
    }
  }
  return labelOf(word);
}

