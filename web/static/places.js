/** Cells of boards and cards that can be picked: lit, tapped, and reached by the keyboard. */
import { $, $$ } from "./dom.js";
import { plain } from "./words.js";

export function watchPlaces(tapped) {
  document.addEventListener("click", ({ target }) => {
    const place = target.closest(".lit[data-id]");
    if (place) tapped(place.dataset.id);
  });
  document.addEventListener("keydown", (event) => {
    const place = event.target.closest?.(".lit[data-id]");
    if (!place || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    tapped(place.dataset.id);
  });
}

/** Lights what can be picked, and marks what is. */
export function light(words, picking) {
  const picked = new Set(picking ? [...picking.picks.flat(), ...picking.draft].map(plain) : []);
  for (const place of $$("[data-id]")) {
    const { id } = place.dataset;
    enliven(place, words.has(id));
    place.classList.toggle("taken", picked.has(id));
    if (words.has(id)) place.setAttribute("aria-pressed", String(picked.has(id)));
  }
}

/** Brings the first place that can be picked into sight, unless one is. */
export function reveal() {
  const lit = $$(".lit[data-id]");
  const floor = innerHeight - $("#moves").offsetHeight;
  const seen = ({ top, bottom }) => bottom > 60 && top < floor;
  if (lit.length && !lit.some((place) => seen(place.getBoundingClientRect()))) lit[0].scrollIntoView({ block: "center" });
}

function enliven(place, lit) {
  if (place.classList.toggle("lit", lit)) {
    place.dataset.role ??= place.getAttribute("role") ?? "";
    place.setAttribute("role", "button");
    place.setAttribute("tabindex", "0");
    return;
  }
  if (place.dataset.role) place.setAttribute("role", place.dataset.role);
  else if ("role" in place.dataset) place.removeAttribute("role");
  place.removeAttribute("tabindex");
  place.removeAttribute("aria-pressed");
}
