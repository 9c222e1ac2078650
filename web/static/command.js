/** Asks the box for something, and says in words what it would not do. */
import { t } from "./language.js";
import { $, el } from "./dom.js";
import { openSheet } from "./sheets.js";
import { caughtUp, page } from "./page.js";
import { post, refusal } from "./post.js";

const NOTICE_MS = 7000;

const waiting = new Set();
let last = Promise.resolve();

/** A reading command: no notice when it is refused. */
export const ask = (request) => post("/api/command", request);

/** A command that changes something, made against what this page shows; a refusal is said aloud. */
export async function act(request) {
  const answer = await command(request);
  if (!answer.ok && answer.error.code !== "busy") complain(answer.error);
  return answer;
}

/** The same for those who say a refusal themselves. One after the other; the same once more, before it is answered, is a slip. */
export function command(request) {
  const text = JSON.stringify(request);
  if (waiting.has(text)) return Promise.resolve(refusal("busy", t("page-js-busy")));
  waiting.add(text);
  document.body.setAttribute("aria-busy", "true");
  const answered = last.then(() => send(request)).finally(() => {
    waiting.delete(text);
    if (!waiting.size) document.body.removeAttribute("aria-busy");
  });
  last = answered.catch(() => {});
  return answered;
}

async function send(request) {
  const answer = await post("/api/command", page.seq === null ? request : { ...request, seq: page.seq });
  await caughtUp(answer).catch(() => {});
  return answer;
}

function complain(error) {
  if (error.code === "forbidden" && !page.me.control) return openSheet("pair");
  const text = error.code === "stale" ? t("page-js-moved-on") : error.message;
  notice(text, error.rule && el("button", { type: "button", class: "chip", onclick: () => showRule(error.rule) }, t("page-js-rule", { ref: error.rule })));
}

/** Puts a sentence before everybody's eyes and ears for some seconds. */
export function notice(text, extra = null) {
  const shown = el("div", { class: "notice" }, el("p", {}, text), extra || null);
  $("#notices").replaceChildren(shown);
  setTimeout(() => shown.remove(), NOTICE_MS);
}

async function showRule(ref) {
  const answer = await ask({ do: "rule", ref });
  $('[data-fill="rule"]').textContent = answer.ok ? answer.text : answer.error.message;
  $("#rule-sheet-title").textContent = t("page-js-rule", { ref });
  openSheet("rule");
}
