/** What this phone may do now: which moves it offers, which one is being put together, and which are played. */
import { t } from "./language.js";
import { $ } from "./dom.js";
import { act } from "./command.js";
import { page } from "./page.js";
import { among, everything, foot, lone, note, ready, slot } from "./panels.js";
import { Picking, grouped } from "./pick.js";
import { light, reveal, watchPlaces } from "./places.js";

let groups = [];
let picking = null; // the move being put together
let meant = null; // several moves that one tapped place could mean
let tab = null; // whose moves are seen, where this phone acts for several seats
let drawn = "";

export function prepareMoves() {
  document.addEventListener("table", catchUp);
  watchPlaces(tapped);
}

/** New choices: what was picked is kept if it still fits. What is under a finger stays unless it has changed. */
function catchUp() {
  const mine = page.me.seat;
  groups = grouped(page.choices.filter(({ seat }) => !mine || seat === null || seat === mine));
  const before = picking;
  picking = picking && picking.among(groups);
  meant = meant && meant.map((one) => one.among(groups)).filter(Boolean);
  if (meant?.length === 0) meant = null;
  const state = JSON.stringify([groups, page.choices.length, page.me, page.names, page.over, page.seq === null]);
  if (state !== drawn || (before && !picking)) draw();
  else light(openWords(), picking);
  drawn = state;
}

function draw() {
  $("#moves").replaceChildren(...content().filter(Boolean));
  light(openWords(), picking);
}

function content() {
  if (page.me.control === false) return [lone(t("page-js-pair-to-play"), "pair"), note(t("page-js-only-watches"))];
  if (page.seq === null) return [lone(t("page-js-new-game"), "new")];
  if (picking) return picking.step ? slot(picking, hands) : ready(picking, hands);
  if (meant) return among(meant, hands);
  if (page.over) return [lone(t("page-js-new-game"), "new"), foot()];
  return [...everything(seen(), seatsToMove(), tab, hands), foot()];
}

function seatsToMove() {
  const seats = [...new Set(groups.map(({ seat }) => seat).filter(Boolean))].sort();
  if (!seats.includes(tab)) tab = seats.includes(page.turn) ? page.turn : (seats[0] ?? null);
  return seats;
}

const seen = () => (seatsToMove(), groups.filter(({ seat }) => seat === null || seat === tab));

/** What the panels may ask for. */
const hands = {
  open(next) {
    picking = next;
    meant = null;
    draw();
    $("#moves").focus({ preventScroll: true });
    if (next) reveal();
  },
  look(seat) {
    tab = seat;
    draw();
  },
  async play(whole, texts = []) {
    const answer = await act({ do: "move", move: whole.line(texts) });
    if (answer.ok || answer.error.code === "stale") hands.open(null);
  },
};

/** What each place of the board and each card could pick now: id to the pickings that would follow. */
function openWords() {
  const words = new Map();
  if (page.me.control === false || page.over) return words;
  for (const start of picking ? [picking] : seen().map((group) => new Picking(group).settled())) {
    for (const [id, after] of start.places()) words.set(id, [...(words.get(id) ?? []), after]);
  }
  return words;
}

function tapped(id) {
  const after = openWords().get(id) ?? [];
  if (after.length === 1) return hands.open(after[0]);
  if (after.length === 0) return;
  picking = null;
  meant = after;
  draw();
}
