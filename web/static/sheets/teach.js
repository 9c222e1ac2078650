/** Teaching a tag: what it sits on is chosen here, then it is laid on a reader; or it was, and nobody knew it. */
import { t } from "./language.js";
import { $, el } from "./dom.js";
import { ask, command, notice } from "./command.js";
import { refusal } from "./post.js";
import { beforeOpening, onForm } from "./sheets.js";
import { say } from "./words.js";

const NO_GAME = refusal("no-table", t("page-js-tags-need-game"));

export function prepareTeaching() {
  beforeOpening("teach", async (sheet) => {
    const [seen, all] = await Promise.all([ask({ do: "view" }), ask({ do: "games" })]);
    const game = seen.ok && all.ok ? all.games.find(({ id }) => id === seen.view.game) : null;
    const kinds = game ? { seat: seen.view.seats.map(({ seat }) => seat), ...game.tokens } : {};
    $("[name=token]", sheet).replaceChildren(...Object.entries(kinds).map(group));
    $(".untaught", sheet).textContent = all.untaught ?? "";
    $(".laid", sheet).hidden = !all.untaught;
    $(".to-lay", sheet).hidden = Boolean(all.untaught);
    $(".trouble", sheet).textContent = game ? "" : NO_GAME.error.message;
  });
  onForm("teach", async ({ elements }) => {
    if (!elements.token.value) return NO_GAME;
    const answer = await command({ do: "teach", tag: "next", token: elements.token.value });
    const word = elements.token.selectedOptions[0].textContent;
    if (answer.ok) notice(answer.tag ? t("page-js-tag-means", { tag: answer.tag, word }) : t("page-js-now-lay", { word }));
    return answer;
  });
}

const group = ([kind, all]) =>
  el("optgroup", { label: say(kind) }, all.map((word) => el("option", { value: `${kind}:${word}` }, say(word))));
