import { t } from "./language.js";

const PATIENCE_MS = 10000;

/** Posts JSON and gives the answer; a broken connection becomes an answer too. */
export async function post(address, value) {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(value),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return await answer.json();
  } catch {
    return refusal("unreachable", t("page-js-no-answer"));
  }
}

/** An answer of the page itself, in the shape of the box's own. */
export const refusal = (code, message) => ({ ok: false, error: { code, message, rule: "" } });
