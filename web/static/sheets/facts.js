/** The facts of a state, told apart by whose they are. */
import { t } from "./language.js";
import { page } from "./page.js";
import { nameOf, say } from "./words.js";

/** Every single fact with its dotted path; lists are one fact, what follows from the rest is none. */
export function* gathered(value, { follows = [], tokens = {} }, path = "") {
  if (follows.includes(path)) return;
  if (value === null || typeof value !== "object" || Array.isArray(value)) return yield [path, value];
  const inner = Object.entries({ ...noneOf(path, tokens), ...value });
  if (inner.length === 0) yield [path, value];
  for (const [key, one] of inner) yield* gathered(one, { follows, tokens }, path ? `${path}.${key}` : key);
}

/** What a seat has none of is not in the state: `fossils.p1` counts the game's `fossil` tokens. */
function noneOf(path, tokens) {
  const [what, seat] = path.split(".");
  const kinds = (seat in page.names && tokens[what.replace(/s$/, "")]) || [];
  return Object.fromEntries(kinds.map((kind) => [kind, 0]));
}

/** Whose a fact is, as a word and in words, and what it is called there. */
export function parted(path) {
  const words = path.split(".");
  const seat = words.find((word) => word in page.names);
  if (seat) return { about: seat, title: nameOf(seat), text: told(words.filter((word) => word !== seat)) };
  const holder = words.slice(0, -1);
  if (holder.length === 0) return { about: "", title: t("page-js-the-table"), text: told(words) };
  return { about: holder.join("."), title: called(holder.at(-1)), text: told(words.slice(-1)) };
}

const told = (words) => say(words.join(" · ").replaceAll("_", " "));
const called = (word) => (page.labels[word] ? `${page.labels[word]} (${word})` : told([word]));

/** What the same fact is for everybody and everything that has it. */
export function alike(facts, path) {
  const last = (one) => one.split(".").at(-1);
  return [...facts].filter(([other]) => last(other) === last(path)).map(([, value]) => value);
}

/** Words that could stand there: those that stand elsewhere, and the places and cards in sight. */
export function suggested(facts, path) {
  const words = alike(facts, path).flat().filter((word) => typeof word === "string" && word);
  return [...new Set([...words, ...Object.keys(page.labels)])];
}
