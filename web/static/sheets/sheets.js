/** The sheets that slide over the page: opening, closing, and telling who fills them. */
import { $, $$ } from "./dom.js";

const fillers = {};

/** Names what must be done before a sheet is seen. */
export function beforeOpening(name, fill) {
  fillers[name] = fill;
}

export async function openSheet(name) {
  const sheet = $(`#${name}-sheet`);
  if (!sheet || sheet.open) return;
  closeSheets();
  for (const trouble of $$(".trouble", sheet)) trouble.textContent = "";
  sheet.showModal();
  await fillers[name]?.(sheet);
}

export function closeSheets() {
  for (const sheet of $$("dialog[open]")) sheet.close();
}

export function prepareSheets() {
  document.addEventListener("click", ({ target }) => {
    const opener = target.closest("[data-open]");
    if (opener) openSheet(opener.dataset.open);
    else if (target.closest("[data-close]") || target.matches("dialog")) closeSheets();
  });
}

/** Lets a form be answered in place: `send` gives an answer of the protocol, a refusal is shown in the form. */
export function onForm(name, send) {
  const form = $(`[data-form="${name}"]`);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = $("button.go", form);
    button.disabled = true;
    const answer = await send(form);
    button.disabled = false;
    $(".trouble", form).textContent = answer.ok ? "" : answer.error.message;
    if (answer.ok) closeSheets();
  });
}
