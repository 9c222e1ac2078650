/** Words of moves as people say them. */
import { page } from "./page.js";

export const nameOf = (seat) => page.names[seat]?.name ?? seat;
export const colourOf = (seat) => page.names[seat]?.colour ?? "plain";

/** The word itself, without the `key=` that tells which slot it fills. */
export const plain = (word) => word.slice(word.indexOf("=") + 1);

/** A text of a game as a sentence begins, with names in place of seats. */
export function say(text) {
  const named = text.replaceAll("-", " ").replace(/\bp[1-6]\b/g, nameOf);
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** What a word of a move is called: by its slot, by the board or the cards, or as it stands. */
export function labelOf(word, slots = []) {
  for (const slot of slots) {
    const label = slot.labels?.[slot.options.indexOf(word)];
    if (label) return say(label);
  }
  return page.labels[plain(word)] ?? say(plain(word));
}
