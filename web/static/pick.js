/**
 * From choices to a line of words, slot by slot. Pure: no page, no box.
 *
 * Choices of one verb, seat and label form a group; where slots depend on each other a group has several
 * entries, and each pick leaves those that it fits.
 */

export function grouped(choices) {
  const groups = new Map();
  for (const choice of choices) {
    const key = `${choice.verb} ${choice.seat} ${choice.label}`;
    if (!groups.has(key)) groups.set(key, { key, verb: choice.verb, seat: choice.seat, label: choice.label, entries: [] });
    groups.get(key).entries.push(choice);
  }
  return [...groups.values()];
}

const solid = (entry) => entry.slots.filter((slot) => !slot.free);

function counted(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Whether the slot lists each word as often as it stands in `words`. */
function covers(slot, words) {
  const stock = counted(slot.options);
  return [...counted(words)].every(([word, times]) => (stock.get(word) ?? 0) >= times);
}

const fills = (slot, words) => words.length >= slot.min && words.length <= slot.max && covers(slot, words);

/** Picks made so far in one group: `picks` for the slots that are done, `draft` for the one that is open. */
export class Picking {
  constructor(group, picks = [], draft = []) {
    this.group = group;
    this.picks = picks;
    this.draft = draft;
  }

  get entries() {
    return this.group.entries.filter((entry) => {
      const slots = solid(entry);
      return this.picks.every((words, at) => (at < slots.length ? fills(slots[at], words) : words.length === 0));
    });
  }

  /** The slots that the entries still in question have at this place. */
  get open() {
    return this.entries.map((entry) => solid(entry)[this.picks.length]).filter(Boolean);
  }

  /** What is asked now, or null when the line is whole. */
  get step() {
    const slots = this.open;
    if (slots.length === 0) return null;
    const options = new Map();
    for (const slot of slots) {
      for (const [word, times] of counted(slot.options)) {
        options.set(word, { word, times: Math.max(times, options.get(word)?.times ?? 0) });
      }
    }
    const mayEnd = slots.length < this.entries.length;
    return {
      name: slots[0].name,
      options: [...options.values()],
      min: mayEnd ? 0 : Math.min(...slots.map((slot) => slot.min)),
      max: Math.max(...slots.map((slot) => slot.max)),
    };
  }

  mayAdd(word) {
    const words = [...this.draft, word];
    return this.open.some((slot) => words.length <= slot.max && covers(slot, words));
  }

  get enough() {
    const mayEnd = this.draft.length === 0 && this.open.length < this.entries.length;
    return mayEnd || this.open.some((slot) => fills(slot, this.draft));
  }

  with(word) {
    return new Picking(this.group, this.picks, [...this.draft, word]);
  }

  without(word) {
    const at = this.draft.lastIndexOf(word);
    return at < 0 ? this : new Picking(this.group, this.picks, this.draft.toSpliced(at, 1));
  }

  /** After one tap on an option: the only one goes on at once, one of several is put in or taken out. */
  toggled(word) {
    if (this.step.max === 1) return this.with(word).next();
    return this.draft.includes(word) && !this.mayAdd(word) ? this.without(word) : this.with(word);
  }

  /** Each option as a place may stand for it, with what a tap there leads to. */
  places() {
    return (this.step?.options ?? []).map(({ word }) => [word.slice(word.indexOf("=") + 1), this.toggled(word)]);
  }

  /** On to the next slot that leaves a choice; what can only be one word is picked on the way. */
  next() {
    return new Picking(this.group, [...this.picks, this.draft]).settled();
  }

  settled() {
    const step = this.step;
    const forced = step && step.options.length === 1 && step.min === 1 && step.max === 1 && this.draft.length === 0;
    return forced ? this.with(step.options[0].word).next() : this;
  }

  /** One slot back that left a choice; null from the first one. */
  back() {
    for (let at = this.picks.length - 1; at >= 0; at -= 1) {
      const earlier = new Picking(this.group, this.picks.slice(0, at));
      if (earlier.settled().picks.length === at) return earlier;
    }
    return null;
  }

  /** The slots for free text that a whole line may carry. */
  get texts() {
    return this.entries[0]?.slots.filter((slot) => slot.free) ?? [];
  }

  /** Whether one tap on any option makes the line whole. */
  get oneTap() {
    const step = this.step;
    return step !== null && step.max === 1 && step.options.every(({ word }) => {
      const after = this.with(word).next();
      return after.step === null && after.texts.length === 0;
    });
  }

  line(extra = []) {
    const head = this.group.seat === null ? [this.group.verb] : [this.group.verb, this.group.seat];
    return [...head, ...this.picks.flat(), ...this.draft, ...extra].join(" ");
  }

  /** The same picks among new choices, or null if they no longer fit. */
  among(groups) {
    const group = groups.find(({ key }) => key === this.group.key);
    const same = group && new Picking(group, this.picks, this.draft);
    if (!same || same.entries.length === 0) return null;
    return this.draft.length === 0 || same.open.some((slot) => covers(slot, this.draft)) ? same : null;
  }
}
