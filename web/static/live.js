/**
 * Keeps the page up to date: a stream while it is seen; while the box has no place for one, or the way to it
 * is cut, a question now and then. `data-live` on the body tells how it stands: yes, polling or no.
 */
import { t } from "./language.js";
import { $ } from "./dom.js";
import { refresh, show } from "./page.js";

const SILENCE_MS = 22000; // the box beats every 10 s
const SHORTEST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 5000;
const GRACE_MS = 1200;

let source = null;
let heardAt = Date.now();
let wait = SHORTEST_WAIT_MS;
let retry = 0;
let badge = 0;

export function stayLive() {
  document.addEventListener("visibilitychange", () => (document.hidden ? rest() : wake()));
  document.addEventListener("freeze", rest);
  document.addEventListener("resume", wake);
  addEventListener("pageshow", (event) => event.persisted && wake());
  addEventListener("pagehide", rest);
  addEventListener("online", wake);
  setInterval(() => source && Date.now() - heardAt > SILENCE_MS && lost(), 2000);
  wake();
}

/** Nobody looks: a phone that sleeps should not hold a place at the box. */
function rest() {
  close();
  clearTimeout(retry);
  clearTimeout(badge);
  document.body.dataset.live = "no";
}

/** Somebody looks again: what is on the page may be long past, so say so until it is not. */
export function wake() {
  if (document.hidden) return;
  if (Date.now() - heardAt > SILENCE_MS) admit();
  wait = SHORTEST_WAIT_MS;
  listen();
  update("polling");
}

function listen() {
  close();
  clearTimeout(retry);
  source = new EventSource(`/api/events?page=${document.body.dataset.page}`);
  source.addEventListener("page", (event) => {
    show(JSON.parse(event.data));
    heard();
    wait = SHORTEST_WAIT_MS;
    if (!document.hidden) document.body.dataset.live = "yes";
  });
  source.addEventListener("beat", (event) => {
    heard();
    if (JSON.parse(event.data).version !== document.body.dataset.version) location.reload();
  });
  // An EventSource gives up for good on an error status, and only tells that something went wrong.
  source.onerror = lost;
}

function close() {
  source?.close();
  source = null;
}

function lost() {
  close();
  if (document.hidden) return;
  clearTimeout(retry);
  update("polling");
  retry = setTimeout(listen, wait);
  wait = Math.min(wait * 2, LONGEST_WAIT_MS);
}

async function update(how) {
  if (how === "yes") heard();
  try {
    await refresh();
    heard();
    if (how === "yes") wait = SHORTEST_WAIT_MS;
    if (!document.hidden && (how === "yes" || !source)) document.body.dataset.live = how;
  } catch {
    document.body.dataset.live = "no";
    badge ||= setTimeout(admit, GRACE_MS);
  }
}

function heard() {
  heardAt = Date.now();
  clearTimeout(badge);
  badge = 0;
  $("#stale").hidden = true;
  delete document.body.dataset.stale;
}

function admit() {
  const since = new Date(heardAt).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });
  const text = t("page-js-stale", { since });
  if ($("#stale").textContent !== text) $("#stale").textContent = text;
  $("#stale").hidden = false;
  document.body.dataset.stale = "yes";
}
