/** Making the box agree with the table: whose fact, which one, its true value, and why. */
import { t } from "./language.js";
import { $, el } from "./dom.js";
import { ask, command } from "./command.js";
import { alike, gathered, parted, suggested } from "./facts.js";
import { page } from "./page.js";
import { beforeOpening, onForm } from "./sheets.js";

const OTHER = "…"; // no path of the state

let facts = new Map();

export function prepareCorrection() {
  const { about, what, path } = $('[data-form="correct"]').elements;
  beforeOpening("correct", open);
  about.addEventListener("change", tellFacts);
  what.addEventListener("change", tellValue);
  path.addEventListener("input", tellValue);
  onForm("correct", async (form) => {
    const { elements } = form;
    const answer = await command({ do: "correct", path: named(), value: given(elements.value.value), why: elements.why.value });
    if (answer.ok) form.reset();
    return answer;
  });
}

async function open(sheet) {
  const [state, known] = await Promise.all([ask({ do: "state" }), ask({ do: "games" })]);
  const game = state.ok && known.ok && known.games.find(({ id }) => id === state.state.game);
  facts = new Map(state.ok ? gathered(state.state, game || {}) : []);
  $(".trouble", sheet).textContent = state.ok ? "" : state.error.message;
  const subjects = new Map([...facts.keys()].map((fact) => { const { about, title } = parted(fact); return [about, title]; }));
  const mine = page.me.seat ?? page.turn;
  $("[name=about]", sheet).replaceChildren(...choices([...subjects, [OTHER, t("page-js-something-else")]], mine));
  tellFacts();
}

const choices = (pairs, chosen) => pairs.map(([value, text]) => el("option", { value, selected: value === chosen }, text));

/** What can be corrected there. */
function tellFacts() {
  const { about, what, path } = $('[data-form="correct"]').elements;
  const other = about.value === OTHER;
  what.closest("label").hidden = other;
  path.closest("label").hidden = !other;
  what.replaceChildren(...choices([...facts.keys()].filter((fact) => parted(fact).about === about.value).map((fact) => [fact, parted(fact).text])));
  tellValue();
}

function named() {
  const { about, what, path } = $('[data-form="correct"]').elements;
  return about.value === OTHER ? path.value.trim() : what.value;
}

/** What the box holds of it, and a field of that kind for what is true. */
function tellValue() {
  const path = named();
  const value = facts.get(path);
  const known = facts.has(path);
  $('[data-fill="was"]').textContent = known ? t("page-js-box-says", { value: shown(value) }) : "";
  $('[data-fill="value"]').replaceChildren(field(value));
  $("#words").replaceChildren(...suggested(facts, path).map((word) => el("option", { value: word }, page.labels[word] ?? "")));
}

function field(value) {
  if (typeof value === "boolean") {
    return el("select", { name: "value" }, choices([["true", t("page-js-yes")], ["false", t("page-js-no")]], String(value)));
  }
  const kind = typeof value === "number" ? { type: "number", step: "1" } : { list: "words" };
  return el("input", { name: "value", ...kind, value: written(value), placeholder: t("page-js-empty"), autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
}

const shown = (value) => (typeof value === "boolean" ? (value ? t("page-js-yes") : t("page-js-no")) : written(value) || t("page-js-empty"));

/** As it is entered: a list of words with commas between them. */
function written(value) {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.some((word) => String(word).includes(",")) ? JSON.stringify(value) : value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** What was entered, as the box writes it; an empty field is whatever stands for nothing there. */
function given(text) {
  const value = facts.get(named());
  const list = Array.isArray(value) && !text.trim().startsWith("[");
  if (list) return text.split(",").map((word) => word.trim()).filter(Boolean).map((word) => (typeof value[0] === "string" ? word : read(word)));
  if (text.trim() !== "") return read(text);
  return alike(facts, named()).includes("") ? "" : null;
}

/** `3`, `true`, `null` and lists as such, anything else as a word. */
export function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}
