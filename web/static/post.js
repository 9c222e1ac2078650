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
    return { ok: false, error: { code: "unreachable", message: "The box does not answer.", rule: "" } };
  }
}
