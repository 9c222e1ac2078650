/** The words of the page, in the language it was drawn in: the box puts them into the page, once. */
const known = JSON.parse(document.querySelector("#spoken-words").textContent);

/** A message with its parts put in. */
export const t = (id, parts = {}) => (known[id] ?? id).replace(/\{(\w+)\}/g, (whole, name) => parts[name] ?? whole);
