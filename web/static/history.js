/** The games of the past. */
import { $, el } from "./dom.js";
import { beforeOpening } from "./sheets.js";

export function prepareHistory() {
  beforeOpening("history", async (sheet) => {
    const list = $('[data-fill="history"]', sheet);
    try {
      const { games } = await (await fetch("/api/history", { signal: AbortSignal.timeout(8000) })).json();
      list.replaceChildren(...(games.length ? games.map(line) : [el("li", {}, "None yet.")]));
    } catch {
      list.replaceChildren(el("li", {}, "The box does not answer."));
    }
  });
}

function line(game) {
  const { title, players = [], winners = [], scores = {}, ended, why } = game;
  const result = players.map((name, at) => {
    const seat = `p${at + 1}`;
    return `${name}${seat in scores ? ` ${scores[seat]}` : ""}${winners.includes(seat) ? " ★" : ""}`;
  });
  return el("li", {}, el("b", {}, title ?? game.game ?? "A game"), el("p", { dir: "auto" }, result.join(" · ")),
    el("small", {}, [ended, why].filter(Boolean).join(" · ")));
}
