/** “I am …”: the seat this phone acts for. */
import { t } from "./language.js";
import { $, el } from "./dom.js";
import { notice } from "./command.js";
import { wake } from "./live.js";
import { page, refresh } from "./page.js";
import { post } from "./post.js";
import { beforeOpening, closeSheets, openSheet } from "./sheets.js";
import { nameOf } from "./words.js";

export function prepareSeats() {
  $("#me").addEventListener("click", () => openSheet(page.me.control ? "seat" : "pair"));
  beforeOpening("seat", fill);
  document.addEventListener("table", label);
}

function label() {
  const mine = page.names[page.me.seat];
  const button = $("#me");
  button.hidden = page.seq === null && page.me.control;
  button.textContent = !page.me.control ? t("page-js-pair") : mine ? mine.name : t("page-js-i-am");
  button.className = mine && page.me.control ? `chip c-${mine.colour} seated` : "chip";
  button.setAttribute("aria-label", !page.me.control ? t("page-js-pair-phone") : mine ? t("page-js-phone-is", { name: mine.name }) : t("page-js-choose-who"));
}

/** Who sits where is no news of the table, so it is asked for; what stays the same stays under the finger. */
async function fill(sheet) {
  const before = JSON.stringify(page.me.shared);
  show(sheet);
  await refresh().catch(() => {});
  if (JSON.stringify(page.me.shared) !== before) show(sheet);
}

function show(sheet) {
  const people = Object.entries(page.names).map(([seat, { name, colour }]) => person(name, seat, colour));
  $('[data-fill="seats"]', sheet).replaceChildren(...people, person(t("page-js-everybody"), null, "plain"));
}

function person(name, seat, colour) {
  return el("button", {
    type: "button", class: `option c-${colour}`, dir: "auto", "data-seat": seat ?? "none", "aria-pressed": String((page.me.seat ?? null) === seat),
    onclick: () => claim(seat),
  }, name, page.me.shared.includes(seat) && [" ", el("small", {}, t("page-js-another"))]);
}

async function claim(seat) {
  const answer = await post("/api/seat", { seat });
  wake(); // the stream was opened by a phone that was somebody else
  await refresh().catch(() => {});
  if (!answer.ok) notice(answer.error.message);
  else if (page.me.shared.includes(seat)) notice(t("page-js-both", { name: nameOf(seat) }));
  closeSheets();
}
