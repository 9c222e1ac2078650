/** Words of moves as people say them. */
import { page } from "./page.js";

export const nameOf = (seat) => page.names[seat]?.name ?? seat;
export const colourOf = (seat) => page.names[seat]?.colour ?? "plain";

/** The word itself, without the `key=` that tells which slot it fills. */
export const plain = (word) => word.slice(word.indexOf("=") + 1);

const spaced = (word) => String(word).replaceAll("-", " ");
const begun = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A word as a sentence begins. */
export const spelt = (word) => begun(spaced(word));

/** A text as a sentence begins; the word of a seat is its player. */
export const say = (text) => (text in page.names ? nameOf(text) : begun(spaced(text)));

/** What a slot is called. */
export const slotName = (name) => begun(page.called[name] ?? spaced(name));

/** What a word of a move is called: by its slot, by the board or the cards, or as it stands. */
export function labelOf(word, slots = []) {
  for (const slot of slots) {
    const label = slot.labels?.[slot.options.indexOf(word)];
    if (label) return say(label);
  }
  return page.labels[plain(word)] ?? page.called[plain(word)] ?? say(plain(word));
}
