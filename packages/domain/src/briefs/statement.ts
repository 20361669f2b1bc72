import { statedIn, type Quantity } from '../knowledge/claims/quantities.ts';
import { questionStarts } from '../facts/fact-words.ts';
import { foldedLettersOf } from '@spotter/language/text/folded-words';
import * as lists from './brief-words.ts';

/** A word of a sentence: what it comes from, and what modifies it. */
export type StatementWord = {
  at: number;
  text: string;
  root: string;
  isPast: boolean;
  modifiers: string;
  which: string;
};

/** A number of a sentence: what modifies and bounds it, and what it counts. */
export type StatementQuantity = Quantity & { modifiers: string; bound: string; counted: string | null };

/** What a sentence says, as it is compared with another one. */
export type Statement = {
  words: StatementWord[];
  quantities: StatementQuantity[];
  isQuestion: boolean;
  isConditional: boolean;
  isRequest: boolean;
  /** Whether it names several and leaves open which. */
  isOpen: boolean;
  wants: boolean;
  asks: boolean;
  /** Places at which another clause begins. */
  breaks: number[];
};

/** Reads a sentence. `isLeads`: whoever is "she" in a lead's words is somebody else. */
export function readStatement(sentence: string, isLeads = false): Statement {
  const { quantities, words: tokens } = statedIn(sentence);
  const { modifiers, breaks } = modifiersOf(tokens, isLeads);
  const words = tokens.flatMap((text, at): StatementWord[] =>
    isWord(text)
      ? [
          {
            at,
            text,
            ...rootOf(text),
            modifiers: modifiers[at]!,
            which: lists.spans.has(text) ? whichOf(tokens, at) : '',
          },
        ]
      : [],
  );
  const texts = words.map(({ text }) => text);
  const contentAfter = (at: number) => {
    const next = words.find((word) => word.at > at && !lists.plainWords.has(word.text));
    const isNear = next !== undefined && next.at - at <= 2 && !breaks.some((place) => place > at && place <= next.at);
    return isNear ? next.root : null;
  };
  return {
    words,
    quantities: quantities.map((quantity) => ({
      ...quantity,
      modifiers: modifiers[quantity.at]!,
      bound: [
        ...tokens.slice(Math.max(0, quantity.at - 3), quantity.at).filter((word) => lists.bounds.has(word)),
        ...(quantity.kind === 'weekday' ? [whichOf(tokens, quantity.at)] : []),
      ].join(' '),
      counted: quantity.kind === 'number' ? contentAfter(quantity.at) : null,
    })),
    isQuestion: sentence.includes('?') || sentence.includes('？') || startsQuestion(tokens, breaks),
    isConditional: isConditional(texts),
    isRequest: isRequest(texts),
    isOpen: texts.some((word) => lists.alternatives.has(word)),
    wants: wantsIn(texts),
    asks: texts.some((word) => lists.askWords.has(word)),
    breaks,
  };
}

/** "This", "next", "last" or "every" right before a day or a week. */
function whichOf(tokens: string[], at: number): string {
  return lists.selectors.get(tokens[at - 1] ?? '') ?? '';
}

function isWord(text: string): boolean {
  return foldedLettersOf(text).length > 0;
}

const openings = questionStarts.map((start) => start.split(' '));

/** Whether a clause begins as questions do: people leave out the mark. */
function startsQuestion(tokens: string[], breaks: number[]): boolean {
  return [-1, ...breaks].some((at) =>
    openings.some((opening) => opening.every((word, index) => tokens[at + 1 + index] === word)),
  );
}

/** Returns the modifiers of each token, and where clauses begin. */
function modifiersOf(tokens: string[], isLeads: boolean): { modifiers: string[]; breaks: number[] } {
  const active = new Set<string>();
  const breaks: number[] = [];
  // "Keto, hated it" hates what was said before.
  const ofAll = tokens.flatMap((token, at) =>
    lists.backward.has(tokens[at + 1] ?? '') ? (lists.modifiers.get(token) ?? []) : [],
  );
  const modifiers = tokens.map((token, at) => {
    const isJoin = lists.joins.has(token) && lists.subjects.has(tokens[at + 1] ?? '');
    if (lists.clauseSigns.has(token) || lists.clauseWords.has(token) || isJoin) {
      active.clear();
      breaks.push(at);
    } else if (lists.joins.has(token)) breaks.push(at);
    const before = [...new Set([...active, ...ofAll])].toSorted().join(' ');
    const modifier = isLeads && lists.thirdPersons.has(token) ? 'other person' : lists.modifiers.get(token);
    if (modifier !== undefined) active.add(modifier);
    return before;
  });
  return { modifiers, breaks };
}

function isConditional(texts: string[]): boolean {
  return texts.some(
    (word, at) =>
      lists.conditions.has(word) || (lists.conditionsBefore.has(word) && lists.subjects.has(texts[at + 1] ?? '')),
  );
}

function isRequest(texts: string[]): boolean {
  const [first = '', second = ''] = texts;
  const start = first === 'please' || first === 'pls' || first === 'just' ? second : first;
  if (lists.requestVerbs.has(start) && !(start === 'let' && texts[1] === 'me' && texts[2] !== 'know')) return true;
  return texts.some(
    (word, at) => lists.requestVerbs.has(word) && lists.requestObjects.has(texts[at + 1] ?? '') && word !== 'let',
  );
}

function wantsIn(texts: string[]): boolean {
  return texts.some(
    (word, at) =>
      lists.wantWords.has(word) ||
      (['like', 'likes'].includes(word) && ['id', 'would', 'd'].includes(texts[at - 1] ?? '')),
  );
}

const canonical = new Map(lists.synonyms.flatMap((group) => group.map((word): [string, string] => [word, group[0]!])));
const minStem = 3;

/** Returns the beginning that the forms of a word share, and whether it is of the past. */
function rootOf(text: string): { root: string; isPast: boolean } {
  const past = lists.pasts.get(text);
  const word = past ?? text;
  const same = canonical.get(word);
  if (same !== undefined) return { root: same, isPast: past !== undefined };
  if (past !== undefined) return { root: stemOf(word, lists.endings) ?? word, isPast: true };
  const ofPast = stemOf(word, lists.pastEndings);
  if (ofPast !== null) return { root: ofPast, isPast: true };
  return { root: stemOf(word, lists.endings) ?? word, isPast: false };
}

/** "Trying", "tries" and "try" begin with "tri"; "planning" and "plans" with "plan". */
function stemOf(word: string, endings: ReadonlySet<string>): string | null {
  for (let length = 3; length >= 1; length -= 1) {
    const stem = word.slice(0, -length);
    if (stem.length < minStem - (length === 3 && word.endsWith('ies') ? 1 : 0) || !endings.has(word.slice(-length)))
      continue;
    const last = stem.at(-1)!;
    const isDoubled = last === stem.at(-2) && !'aeious'.includes(last) && (word.endsWith('ing') || word.endsWith('ed'));
    return isDoubled && last !== 'l' ? stem.slice(0, -1) : stem;
  }
  return null;
}
