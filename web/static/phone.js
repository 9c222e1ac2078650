/** The page of a phone: what is seen, the moves, and the sheets behind the menu. */
import { t } from "./language.js";
import { $, $$ } from "./dom.js";
import { act, command } from "./command.js";
import { prepareCorrection, read } from "./correct.js";
import { prepareHistory } from "./history.js";
import { stayLive, wake } from "./live.js";
import { prepareMoves } from "./moves.js";
import { prepareNewGame } from "./new.js";
import { page, refresh } from "./page.js";
import { post } from "./post.js";
import { prepareSeats } from "./seats.js";
import { onForm, openSheet, prepareSheets } from "./sheets.js";
import { prepareTeaching } from "./teach.js";
import { stayAwake } from "./wake.js";

prepareSheets();
prepareMoves();
prepareSeats();
prepareNewGame();
prepareCorrection();
prepareHistory();
prepareTeaching();

$("#menu").addEventListener("click", () => openSheet("menu"));

onForm("pair", async (form) => {
  const answer = await post("/api/pair", { code: form.elements.code.value });
  if (answer.ok) wake();
  return answer;
});

onForm("unpair", async () => {
  const answer = await post("/api/unpair", {});
  await refresh().catch(() => {});
  return answer;
});

onForm("end", (form) => command({ do: "end", why: form.elements.why.value }));

document.addEventListener("click", ({ target }) => {
  const { check, differs, keepCards } = target.dataset ?? {};
  if (keepCards !== undefined) act({ do: "keep" });
  if (check) act({ do: "check", fact: check });
  if (differs) askFor(differs);
  if (target.dataset?.language) chooseLanguage(target.dataset.language);
});

document.addEventListener("table", () => {
  document.body.dataset.control = page.me.control ? "yes" : "no";
  for (const item of $$(".menu .pair")) item.hidden = page.me.control;
  for (const item of $$(".menu .of-game")) item.hidden = page.seq === null;
});

/** Kept by the box's own cookie; the page is drawn anew in it. */
async function chooseLanguage(language) {
  const answer = await post("/api/language", { language });
  if (answer.ok) location.reload();
}

function askFor(fact) {
  $('[data-form="check"]').dataset.fact = fact;
  $('[data-fill="fact"]').textContent = t("page-js-fact-is", { fact });
  openSheet("check");
}

onForm("check", ({ dataset, elements }) => command({ do: "check", fact: dataset.fact, value: read(elements.value.value) }));

stayLive();
stayAwake();
