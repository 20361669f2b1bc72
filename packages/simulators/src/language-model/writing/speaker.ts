import { readData } from '../nearest/examples.ts';
import { comparableSentences, hashText } from '../reading/plain-text.ts';
import type { Language } from '../reading/text-language.ts';

type Wordings = Record<string, { then?: 'ask'; en: string[]; es: string[] }>;
export type Slots = Record<string, string | null>;

/** Chooses wordings: the same conversation always gets the same ones, and no sentence is repeated. */
export type Speaker = {
  /**
   * Returns a wording of a move with its slots filled and no sentence that was said before;
   * null when none is left.
   */
  say(move: string, slots?: Slots): string | null;
  /** Returns words that nobody has to answer, for when every other wording was used. */
  stillHere(): string;
  /** Returns facts as they are, or rephrased when they were stated before. */
  again(words: string): string;
};

let wordings: Wordings | null = null;
const all = () => (wordings ??= readData('wordings.json') as Wordings);

/** Whether the talk goes on with a question after this move. */
export function goesOn(move: string): boolean {
  return all()[move]?.then === 'ask';
}

/** Whether a text is made of the simulator's own wordings, which claim nothing of an offer. */
export function isOwnTalk(sentence: string): boolean {
  ownTalk ??= new Set(
    Object.entries(all())
      .filter(([move]) => !claiming.test(move))
      .flatMap(([, { en, es }]) =>
        [...en, ...es].filter((text) => !/\{(?!coach|name|time)/.test(text)).flatMap(comparable),
      ),
  );
  return comparable(sentence).every((one) => ownTalk!.has(one));
}
let ownTalk: Set<string> | null = null;
const claiming = /^(no-discount|ask-results|price|offer-(is|link)|recommend|monthly|hours|again)/;

/** Returns a speaker for one answer. `seed` chooses between wordings, `said` are our side's texts so far. */
export function createSpeaker(seed: string, spoken: string[], language: Language, known: Slots): Speaker {
  const spokenSentences = new Set(spoken.flatMap(comparableSentences));
  const isNew = (text: string) => !comparableSentences(text).some((sentence) => spokenSentences.has(sentence));
  const first = (texts: string[], slots: Slots): string | null => {
    // The list's own hash keeps two lists of one answer from choosing the same place.
    const offset = (hashText(seed) + hashText(texts[0] ?? '')) % Math.max(texts.length, 1);
    for (const step of texts.keys()) {
      const filled = fill(texts[(offset + step) % texts.length]!, { ...known, ...slots });
      if (filled !== null && isNew(filled)) return filled;
    }
    return null;
  };
  const of = (move: string) => all()[move]?.[language] ?? [];
  return {
    say: (move, slots = {}) => first(of(move), slots),
    stillHere() {
      const ends = of('still-endings');
      return (
        first(
          ends.flatMap((end) => of('still-beginnings').map((begin) => `${begin} ${end}`)),
          {},
        ) ?? ''
      );
    },
    again: (words) => (isNew(words) ? words : (first(of('again'), { told: inOneSentence(words) }) ?? words)),
  };
}

function fill(wording: string, slots: Slots): string | null {
  let isComplete = true;
  const filled = wording.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot] ?? null;
    if (value === null) isComplete = false;
    return value ?? '';
  });
  return isComplete ? filled.charAt(0).toUpperCase() + filled.slice(1) : null;
}

function inOneSentence(words: string): string {
  return words.replace(
    /(?<=\S)[.!?]\s+(\p{Lu}(?=\p{Ll}+[\s,]|[AO]\s))?/gu,
    (_, letter?: string) => `; ${letter?.toLowerCase() ?? ''}`,
  );
}

/** Returns the sentences of a text in the form of comparison, a name in a slot left out. */
function comparable(text: string): string[] {
  return comparableSentences(text.replace(/\{\w+\}/g, 'x'));
}
