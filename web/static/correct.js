/** Making the box agree with the table: one fact of the state, its true value, and why. */
import { $, el } from "./dom.js";
import { ask, command } from "./command.js";
import { beforeOpening, onForm } from "./sheets.js";

let facts = new Map();

export function prepareCorrection() {
  beforeOpening("correct", async (sheet) => {
    const answer = await ask({ do: "state" });
    facts = new Map(answer.ok ? leaves(answer.state) : []);
    $("#paths").replaceChildren(...[...facts].map(([path, value]) => el("option", { value: path }, JSON.stringify(value))));
    $(".trouble", sheet).textContent = answer.ok ? "" : answer.error.message;
    tell();
  });
  $('[data-form="correct"]').elements.path.addEventListener("input", tell);
  onForm("correct", async (form) => {
    const { elements } = form;
    const answer = await command({ do: "correct", path: elements.path.value.trim(), value: read(elements.value.value), why: elements.why.value });
    if (answer.ok) form.reset();
    return answer;
  });
}

/** What the box holds of the fact that is named. */
function tell() {
  const path = $('[data-form="correct"]').elements.path.value.trim();
  $('[data-fill="was"]').textContent = facts.has(path) ? `The box says: ${JSON.stringify(facts.get(path))}` : "";
}

/** Every single fact of the state with its dotted path. */
function* leaves(value, path = "") {
  if (value === null || typeof value !== "object") yield [path, value];
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, path ? `${path}.${key}` : key);
}

/** `3`, `true`, `null` and lists as such, anything else as a word. */
export function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}
