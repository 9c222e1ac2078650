/** The moves as buttons: all of them, one slot of one, and the last look before a move is made. */
import { t } from "./language.js";
import { $$, el } from "./dom.js";
import { act, ask } from "./command.js";
import { page } from "./page.js";
import { Picking } from "./pick.js";
import { colourOf, labelOf, nameOf, plain, say, slotName } from "./words.js";

const INLINE_OPTIONS = 12; // of all moves together; more would push the board out of sight

export const note = (text) => el("p", { class: "note" }, text);
export const lone = (text, sheet) => el("button", { type: "button", class: "go", "data-open": sheet }, text);

// --- All moves

export function everything(groups, seats, tab, hands) {
  if (groups.length === 0) return [note(waiting())];
  const starts = groups.map((group) => new Picking(group).settled());
  const rows = inline(starts);
  const wide = starts.every((start) => rows.has(start) || !start.step);
  return [
    seats.length > 1 && tabs(seats, tab, hands),
    el("div", { class: wide ? "offers" : "offers tight" }, starts.map((start) => offer(start, groups.length === 1, rows.has(start), hands))),
  ];
}

/** The moves whose options are all shown at once: those with few first, as long as there is room. */
function inline(starts) {
  const rows = starts.filter(({ oneTap }) => oneTap).sort((one, other) => one.step.options.length - other.step.options.length);
  let listed = starts.length;
  return new Set(rows.filter(({ step }) => (listed += step.options.length - 1) <= INLINE_OPTIONS || starts.length === 1));
}

function waiting() {
  const others = [...new Set(page.choices.map(({ seat }) => seat).filter(Boolean))].map(nameOf);
  return others.length ? t("page-js-waiting", { names: others.join(", ") }) : t("page-js-nothing");
}

function tabs(seats, tab, hands) {
  return el("div", { class: "tabs", role: "group", "aria-label": t("page-js-move-for") }, seats.map((seat) =>
    el("button", {
      type: "button", class: `tab c-${colourOf(seat)}`, "aria-pressed": String(seat === tab), dir: "auto",
      onclick: () => hands.look(seat),
    }, nameOf(seat))));
}

/** A move at the top: one button, a row of them, or the way into its slots. */
function offer(start, only, inRow, hands) {
  const look = only ? "go" : "move";
  if (!start.step && start.texts.length === 0) return button(start, look, hands);
  if (inRow && start.step.options.length <= 2 * INLINE_OPTIONS) return row(start, look, hands);
  return el("button", { type: "button", class: look, onclick: () => hands.open(start) }, `${say(start.group.label)} …`);
}

function row(start, look, hands) {
  const { step, group } = start;
  const buttons = options(step, start, (word) => hands.play(start.with(word).next()));
  if (step.min > 0) {
    return el("div", { class: "offer", role: "group", "aria-label": say(group.label) }, el("p", { class: "ask" }, say(group.label)), buttons);
  }
  buttons.classList.add("aside");
  return el("div", { class: "offer" }, button(start.next(), look, hands), el("p", { class: "ask small" }, t("page-js-or-tell", { what: page.called[step.name] ?? step.name })), buttons);
}

const button = (whole, look, hands) => el("button", {
  type: "button", class: look, "data-line": whole.line(), onclick: () => hands.play(whole),
}, told(whole));

/** What a button does: its label, and the one thing that its only line names, so that nothing is played unseen. */
function told({ group, picks }) {
  const slots = group.entries.flatMap((entry) => entry.slots);
  const named = picks.flat().filter((word) => !(word in page.names));
  return named.length === 1 ? `${say(group.label)}: ${labelOf(named[0], slots)}` : say(group.label);
}

export function foot() {
  const mine = page.me.seat;
  const chip = (id, text, request) => el("button", { type: "button", class: "chip", id, onclick: () => act(request) }, text);
  return el("div", { class: "foot" },
    mine && chip("undo", t("page-js-undo-mine"), { do: "undo", seat: mine }),
    chip(mine ? "undo-last" : "undo", mine ? t("page-js-undo-last") : t("page-js-undo"), { do: "undo" }),
    chip("redo", t("page-js-redo"), { do: "redo" }));
}

// --- One slot

export function slot(picking, hands) {
  const { step } = picking;
  const single = step.max === 1;
  const several = step.options.some(({ times }) => times > 1);
  const more = picking.draft.length || step.min > 0 ? t("page-js-go-on") : t("page-js-go-on-without");
  return [
    head(say(picking.group.label), () => hands.open(picking.back())),
    picked(picking),
    el("p", { class: "ask" }, question(step)),
    several ? counters(step, picking, hands) : options(step, picking, (word) => hands.open(picking.toggled(word)), !single),
    (!single || step.min === 0) && el("button", { type: "button", class: "go", disabled: !picking.enough, onclick: () => hands.open(picking.next()) }, more),
  ];
}

function question({ name, min, max }) {
  if (max === 1) return slotName(name);
  return `${slotName(name)}: ${min === max ? min : min === 0 ? t("page-js-up-to", { max }) : t("page-js-from-to", { min, max })}`;
}

function options(step, picking, choose, toggles = false) {
  const labels = distinct(step.options.map(({ word }) => [word, labelOf(word, picking.open)]));
  return el("div", { class: "options" }, step.options.map(({ word }) => {
    const chosen = picking.draft.includes(word);
    return el("button", {
      type: "button", class: "option", "data-word": word, dir: "auto",
      "aria-pressed": toggles ? String(chosen) : null,
      disabled: toggles && !chosen && !picking.mayAdd(word),
      onclick: () => choose(word),
    }, labels.get(word));
  }));
}

/** Two cards of one name are told apart by their ids. */
function distinct(pairs) {
  const names = pairs.map(([, label]) => label);
  const twice = (label) => names.indexOf(label) !== names.lastIndexOf(label);
  return new Map(pairs.map(([word, label]) => [word, twice(label) ? `${label} (${plain(word)})` : label]));
}

function counters(step, picking, hands) {
  return el("div", { class: "counters" }, step.options.map(({ word }) => {
    const text = labelOf(word, picking.open);
    const count = picking.draft.filter((one) => one === word).length;
    const change = (sign, label, disabled, next) => el("button", {
      type: "button", class: "option", "aria-label": label, "data-word": sign === "+" ? word : null, disabled, onclick: () => hands.open(next()),
    }, sign);
    return el("div", { class: "counter", role: "group", "aria-label": text },
      el("span", { class: "what" }, text),
      change("−", t("page-js-less", { what: text }), count === 0, () => picking.without(word)),
      el("output", {}, String(count)),
      change("+", t("page-js-more", { what: text }), !picking.mayAdd(word), () => picking.with(word)));
  }));
}

// --- The last look

/** The whole move, what it would mean, and the tap that makes it. */
export function ready(picking, hands) {
  const preview = el("p", { class: "preview", role: "status" });
  ask({ do: "preview", move: picking.line() }).then((answer) => { preview.textContent = answer.ok ? answer.text : ""; });
  return [
    head(say(picking.group.label), () => hands.open(picking.back())),
    picked(picking),
    preview,
    ...picking.texts.map(({ name }) => el("label", { class: "text" }, slotName(name), el("input", { name, maxlength: "60", autocomplete: "off" }))),
    el("button", { type: "button", class: "go", "data-line": picking.line(), onclick: () => hands.play(picking, texts()) }, say(picking.group.label)),
  ];
}

/** Free texts as one word each: a space would end it. */
function texts() {
  return $$("#moves .text input")
    .map(({ name, value }) => [name, value.trim().toLowerCase().replace(/\s+/g, "-")])
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`);
}

/** One tapped place, several moves that lead there. */
export function among(meant, hands) {
  return [
    head(t("page-js-what-there"), () => hands.open(null)),
    ...meant.map((one) => el("button", { type: "button", class: "move", onclick: () => hands.open(one) }, say(one.group.label))),
  ];
}

function head(title, back) {
  return el("div", { class: "panel-head" },
    el("button", { type: "button", class: "chip", "aria-label": t("page-js-back"), onclick: back }, "‹"),
    el("p", { class: "ask" }, title));
}

function picked({ group, picks, draft }) {
  const words = [...picks.flat(), ...draft];
  const slots = group.entries.flatMap((entry) => entry.slots);
  return words.length > 0 && el("p", { class: "picked" }, words.map((word) => el("span", { class: "word", dir: "auto" }, labelOf(word, slots))));
}
