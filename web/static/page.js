/** What this page shows now: fetched whole from the box, swapped part by part. */
import { t } from "./language.js";
import { $, $$ } from "./dom.js";

const PATIENCE_MS = 8000;
const LATE_MS = 1500; // a change that has not come by itself by then

export const page = { seq: null, choices: [], me: { shared: [] }, names: {}, labels: {}, called: {}, hint: "" };

const shown = {};
let fetching = null;
let again = false;

/** Brings the page up to date. Calls that come while one is under way share the next one. */
export function refresh() {
  again = true;
  fetching ??= catchUp().finally(() => { fetching = null; });
  return fetching;
}

/** Until the page shows what an answer has brought: the stream tells it; where there is none, or it is late, the box is asked. */
export function caughtUp(answer) {
  if (document.body.dataset.live !== "yes") return refresh();
  if (!answer.seq || page.seq >= answer.seq) return Promise.resolve();
  return new Promise((done) => {
    const late = setTimeout(() => settle(refresh()), LATE_MS);
    const look = () => page.seq >= answer.seq && settle();
    const settle = (then) => { clearTimeout(late); document.removeEventListener("table", look); done(then); };
    document.addEventListener("table", look);
  });
}

async function catchUp() {
  while (again) {
    again = false;
    const answer = await fetch(`/parts/${document.body.dataset.page}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(`the box answered ${answer.status}`);
    show(await answer.json());
  }
}

export function show(news) {
  if (news.version !== document.body.dataset.version) return location.reload();
  for (const [name, html] of Object.entries(news.parts)) swap(name, html);
  const hintIsNew = news.hint !== page.hint;
  Object.assign(page, news);
  document.body.dataset.seq = page.seq ?? "";
  document.title = $("h1").textContent;
  if (hintIsNew) $("#spoken").textContent = page.hint;
  document.dispatchEvent(new Event("table"));
}

function swap(name, html) {
  const part = $(`[data-part="${name}"]`);
  if (!part || shown[name] === html) return;
  shown[name] = html;
  const kept = $$("details[open][data-keep]", part).map(({ dataset }) => dataset.keep);
  const held = part.contains(document.activeElement) ? document.activeElement.dataset.id : undefined;
  part.innerHTML = html;
  for (const keep of kept) $(`[data-keep="${keep}"]`, part)?.setAttribute("open", "");
  if (held) $(`[data-id="${CSS.escape(held)}"]`, part)?.focus();
}
