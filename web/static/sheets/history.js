/** The games of the past. */
import { t } from "./language.js";
import { $, el } from "./dom.js";
import { beforeOpening } from "./sheets.js";

export function prepareHistory() {
  beforeOpening("history", async (sheet) => {
    const list = $('[data-fill="history"]', sheet);
    try {
      const { games } = await (await fetch("/api/history", { signal: AbortSignal.timeout(8000) })).json();
      list.replaceChildren(...(games.length ? games.map(line) : [el("li", {}, t("page-js-none-yet"))]));
    } catch {
      list.replaceChildren(el("li", {}, t("page-js-no-answer")));
    }
  });
}

function line({ title, started, sure, summary }) {
  const { players = [], winners = [], scores = {}, over } = summary;
  const people = players.map((name, at) => {
    const seat = `p${at + 1}`;
    return el("li", { dir: "auto", class: winners.includes(seat) ? "won" : null }, `${name} ${scores[seat] ?? ""}`);
  });
  const day = sure ? new Date(started).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }) : t("page-js-clock-not-set");
  return el("li", {}, el("b", {}, title), el("ul", { class: "people-of" }, people),
    el("small", {}, over ? day : t("page-js-unfinished", { day })));
}
