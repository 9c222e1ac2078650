/** “I am …”: the seat this phone acts for. */
import { $, el } from "./dom.js";
import { notice } from "./command.js";
import { page, refresh } from "./page.js";
import { post } from "./post.js";
import { beforeOpening, closeSheets, openSheet } from "./sheets.js";

export function prepareSeats() {
  $("#me").addEventListener("click", () => openSheet(page.me.control ? "seat" : "pair"));
  beforeOpening("seat", fill);
  document.addEventListener("table", label);
}

function label() {
  const mine = page.names[page.me.seat];
  const button = $("#me");
  button.hidden = page.seq === null && page.me.control;
  button.textContent = !page.me.control ? "Pair" : mine ? mine.name : "I am …";
  button.className = mine && page.me.control ? `chip c-${mine.colour} seated` : "chip";
  button.setAttribute("aria-label", !page.me.control ? "Pair this phone" : mine ? `This phone is ${mine.name}; change` : "Choose who you are");
}

function fill(sheet) {
  const people = Object.entries(page.names).map(([seat, { name, colour }]) => person(name, seat, colour));
  $('[data-fill="seats"]', sheet).replaceChildren(...people, person("Everybody (referee)", null, "plain"));
}

function person(name, seat, colour) {
  return el("button", {
    type: "button", class: `option c-${colour}`, dir: "auto", "data-seat": seat ?? "none", "aria-pressed": String((page.me.seat ?? null) === seat),
    onclick: () => claim(seat),
  }, name);
}

async function claim(seat) {
  const answer = await post("/api/seat", { seat });
  if (!answer.ok) notice(answer.error.message);
  await refresh().catch(() => {});
  closeSheets();
}
