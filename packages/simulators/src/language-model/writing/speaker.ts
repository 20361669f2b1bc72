import { comparableSentences, hashText } from '../reading/plain-text.ts';

/** The values for a wording; null where one is not known. */
export type Slots = Record<'goal' | 'name' | 'days' | 'label' | 'prices' | 'time' | 'email' | 'coach', string | null>;

/** Chooses wordings: the same conversation always gets the same ones, and no sentence is repeated. */
export type Speaker = {
  /** Returns a wording with known values and without a sentence that was said before, or null when none is left. */
  choose(wordings: string[], slots?: Partial<Slots>): string | null;
};

/** Returns a speaker for one answer. `seed` chooses between wordings, `said` are the business side's texts so far. */
export function createSpeaker(seed: string, said: string[], known: Slots): Speaker {
  const saidSentences = new Set(said.flatMap(comparableSentences));
  const start = hashText(seed);

  function choose(wordings: string[], slots: Partial<Slots> = {}): string | null {
    // The list's own hash keeps two lists of one answer from choosing the same place.
    const offset = (start + hashText(wordings[0] ?? '')) % Math.max(wordings.length, 1);
    for (let step = 0; step < wordings.length; step += 1) {
      const filled = fillSlots(wordings[(offset + step) % wordings.length] ?? '', { ...known, ...slots });
      if (filled !== null && !comparableSentences(filled).some((sentence) => saidSentences.has(sentence)))
        return filled;
    }
    return null;
  }

  return { choose };
}

function fillSlots(wording: string, slots: Slots): string | null {
  let complete = true;
  const filled = wording.replace(/\{(\w+)\}/g, (_, slot: keyof Slots) => {
    const value = slots[slot];
    if (value === null || value === undefined) complete = false;
    return value ?? '';
  });
  if (!complete) return null;
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
