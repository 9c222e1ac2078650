/** The box in the browser: its glass pixel for pixel, and, if it is simulated, its parts to press, turn and lay. */
import { t } from "./language.js";
import { $, $$, el } from "./dom.js";
import { post } from "./post.js";
import { stayLive } from "./live.js";

const LOOK_MS = 250;
const HOLD_DEGREES = 15; // of the drawn knob, one detent

const laid = new Map(); // reader -> tag
let drawnParts = "";
let degrees = 0;

/** Looks again and again, only while somebody sees it; never two looks at once. */
async function look() {
  if (!document.hidden) {
    try {
      await Promise.all([showScreens(), $("#buttons") && showParts()]);
      delete document.body.dataset.stale;
    } catch {
      document.body.dataset.stale = "yes";
    }
  }
  setTimeout(look, LOOK_MS);
}

const get = async (address) => (await fetch(address, { signal: AbortSignal.timeout(4000) })).json();

async function showScreens() {
  const { screens } = await get("/api/screens");
  const list = $("#screens");
  for (const gone of $$("li", list)) if (!screens.some(({ name }) => name === gone.dataset.screen)) gone.remove();
  for (const screen of screens) showScreen(list, screen);
}

function showScreen(list, { name, width, height, driver, shows, state, digest }) {
  let place = $(`[data-screen="${CSS.escape(name)}"]`, list);
  if (!place) {
    place = el("li", { class: "screen", "data-screen": name },
      el("img", { width, height, alt: t("page-js-screen", { name }) }), el("p", {}, el("b", {}, name), " ", el("span", {})));
    list.append(place);
  }
  $("span", place).textContent = `${shows ?? ""} · ${driver ?? ""}${state && state !== "ok" ? ` · ${state}` : ""}`;
  place.classList.toggle("down", Boolean(state) && state !== "ok");
  if (digest && place.dataset.digest !== digest) {
    place.dataset.digest = digest;
    $("img", place).src = `/api/screens/${encodeURIComponent(name)}.png?${digest}`;
  }
}

async function showParts() {
  const { parts } = await get("/api/box");
  const { lamps, ...fixed } = parts;
  if (JSON.stringify(fixed) !== drawnParts) {
    drawnParts = JSON.stringify(fixed);
    drawParts(fixed);
  }
  $("#lamps").replaceChildren(...Object.entries(lamps ?? {}).map(([name, lit]) =>
    el("span", { class: `lamp ${name}${lit ? " on" : ""}`, role: "img", "aria-label": t(lit ? "page-js-lamp-on" : "page-js-lamp-off", { name }) })));
}

function drawParts({ buttons, knob, readers, tags, faults }) {
  $("#buttons").replaceChildren(...buttons.map(button));
  $("#knob").hidden = !knob;
  $("#readers").replaceChildren(...readers.map((reader) =>
    el("button", { type: "button", class: "plate", "data-reader": reader, onclick: () => lift(reader) }, reader)));
  $("#tags").replaceChildren(...tags.map(({ id, label, token }) =>
    el("button", { type: "button", class: "tag", "data-tag": id, dir: "auto", onclick: () => place(id) }, label || token || id)));
  $("#faults").replaceChildren(...faults.map(({ verb, part }) =>
    el("button", { type: "button", class: "tag", onclick: () => deed("fault", { verb, part }) }, `${verb.replaceAll("_", " ")}: ${part}`)));
  showLaid();
}

/** Down and up go to the box each by itself, so that a long press is one. */
function button(name) {
  let down = false;
  const push = (event) => { event.preventDefault(); if (!down) { down = true; made.classList.add("down"); deed("push", { button: name, down: true }); } };
  const release = () => { if (down) { down = false; made.classList.remove("down"); deed("push", { button: name, down: false }); } };
  const made = el("button", { type: "button", class: `cap ${name}`, "data-button": name }, name.toUpperCase());
  made.addEventListener("pointerdown", (event) => { made.setPointerCapture(event.pointerId); push(event); });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture", "blur"]) made.addEventListener(end, release);
  made.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") push(event); });
  made.addEventListener("keyup", (event) => { if (event.key === "Enter" || event.key === " ") release(); });
  made.addEventListener("contextmenu", (event) => event.preventDefault());
  return made;
}

/** Deeds go out one after the other: a release must never overtake its press. */
let queue = Promise.resolve();
function deed(verb, body) {
  queue = queue.then(async () => {
    const answer = await post(`/api/box/${verb}`, body);
    $("#parts-state").textContent = answer.ok ? "" : answer.error.message;
  });
  return queue;
}

function turn(detents) {
  degrees += detents * HOLD_DEGREES;
  $(".knob").style.rotate = `${degrees}deg`;
  deed("turn", { detents });
}

function prepareKnob() {
  for (const arrow of $$("[data-turn]")) arrow.addEventListener("click", () => turn(Number(arrow.dataset.turn)));
  $(".knob").addEventListener("wheel", (event) => { event.preventDefault(); turn(Math.sign(event.deltaY)); }, { passive: false });
  $("#knob").addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft" || key === "ArrowUp") turn(-1);
    if (key === "ArrowRight" || key === "ArrowDown") turn(1);
  });
}

function place(tag) {
  const reader = $("[data-reader]")?.dataset.reader;
  if (!reader) return;
  if (laid.has(reader)) lift(reader);
  laid.set(reader, tag);
  deed("place", { reader, tag });
  showLaid();
}

function lift(reader) {
  if (!laid.delete(reader)) return;
  deed("lift", { reader });
  showLaid();
}

function showLaid() {
  for (const plate of $$("[data-reader]")) {
    const tag = laid.get(plate.dataset.reader);
    const label = tag && $(`[data-tag="${CSS.escape(tag)}"]`)?.textContent;
    plate.textContent = label ? `${plate.dataset.reader}: ${label}` : t("page-js-reader-empty", { reader: plate.dataset.reader });
    plate.classList.toggle("laid", Boolean(tag));
  }
  for (const tag of $$("[data-tag]")) tag.classList.toggle("laid", [...laid.values()].includes(tag.dataset.tag));
}

if ($("#knob")) prepareKnob();
stayLive();
look();
