import { fits } from '../knowledge/claims/fits-source.ts';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import type { BriefLine, BriefPart } from './brief.ts';
import * as lists from './brief-words.ts';
import { readStatement, type StatementQuantity, type StatementWord, type Statement } from './statement.ts';

/** Whose words each part may rest on. */
export const speakersOf: Record<BriefPart, readonly BriefLine['by'][]> = {
  wants: ['lead'],
  promised: ['agent', 'coach'],
  next: ['lead', 'agent', 'coach'],
};

/** A clause of a sentence, with what it says. */
type Piece = { words: StatementWord[]; quantities: StatementQuantity[] };

/**
 * Returns the lines that support a sentence; none where anything in it is supported by none of them. Each clause
 * rests on one sentence of one message: every word that says something, every number with what it counts, with
 * the same modifiers.
 */
export function linesThatSupport(
  sentence: string,
  part: BriefPart,
  cited: BriefLine[],
  names: ReadonlySet<string>,
): BriefLine[] {
  const claim = readStatement(sentence);
  if (sentencesOf(sentence).length !== 1 || claim.isQuestion || !hasRightSubject(claim, part, names)) return [];
  const pieces = piecesOf(claim, part, names);
  if (pieces.length === 0) return [];
  const sources = cited
    .filter(({ by }) => speakersOf[part].includes(by))
    .flatMap((line) =>
      sentencesOf(line.text).map((text) => ({ line, source: readStatement(text, line.by === 'lead') })),
    )
    .filter(({ source }) => maySupport(claim, source, part));
  const found = pieces.map((piece) => sources.find(({ source }) => carries(piece, source)));
  return found.every((each) => each !== undefined) ? [...new Set(found.map(({ line }) => line))] : [];
}

/** "The coach wants" is not what the lead wants, and what they do themselves was not promised to them. */
function hasRightSubject({ words }: Statement, part: BriefPart, names: ReadonlySet<string>): boolean {
  const texts = words.map(({ text }) => text);
  const [first = '', ...others] = part === 'next' || texts[0] !== 'the' ? texts : texts.slice(1);
  switch (part) {
    case 'wants':
      return !lists.businessWords.has(first);
    case 'promised': {
      if (!lists.leadWords.has(first) && !names.has(first)) return true;
      const verb = others.find((text) => !lists.plainWords.has(text) || lists.receiving.has(text));
      return verb !== undefined && lists.receiving.has(verb);
    }
    case 'next':
      return lists.moves.has(first);
  }
}

function piecesOf(claim: Statement, part: BriefPart, names: ReadonlySet<string>): Piece[] {
  const places = new Set(claim.quantities.map(({ at }) => at));
  const isStated = ({ text, at }: StatementWord) =>
    !lists.plainWords.has(text) &&
    !lists.partWords[part].has(text) &&
    !lists.modifiers.has(text) &&
    !lists.bounds.has(text) &&
    !names.has(text) &&
    !places.has(at);
  const starts = [-1, ...claim.breaks];
  return starts
    .map((start, index): Piece => {
      const isIn = ({ at }: { at: number }) => at > start && at < (starts[index + 1] ?? Infinity);
      return {
        words: claim.words.filter((word) => isIn(word) && isStated(word)),
        quantities: claim.quantities.filter(isIn),
      };
    })
    .filter(({ words, quantities }) => words.length + quantities.length > 0);
}

/** Whether a sentence of a message is of the kind that a claim needs. */
function maySupport(claim: Statement, source: Statement, part: BriefPart): boolean {
  const isCondition = source.isConditional && !source.isQuestion;
  if ((isCondition && !claim.isConditional) || (source.isOpen && !claim.isOpen)) return false;
  switch (part) {
    case 'promised':
      return !source.isQuestion && !source.isRequest && !source.wants;
    case 'wants': {
      const isWish = claim.wants || claim.asks || !startsWithSomebody(claim);
      if (source.isQuestion || source.wants) return isWish;
      return !claim.wants || !isState(source);
    }
    case 'next':
      return true;
  }
}

function startsWithSomebody({ words }: Statement): boolean {
  return words.slice(0, 2).some(({ text }) => lists.leadWords.has(text));
}

const states = new Set('have has had ive am im is was were got used tengo soy estoy'.split(' '));

/** "I have two kids" wishes for nothing. */
function isState({ words }: Statement): boolean {
  return words.some(({ text }) => states.has(text));
}

function carries({ words, quantities }: Piece, source: Statement): boolean {
  const matched = quantities.map((quantity) =>
    source.quantities.find((each) => isSameQuantity(quantity, each, source.quantities)),
  );
  if (matched.some((each) => each === undefined)) return false;
  const within = reachOf(matched as StatementQuantity[], source.quantities);
  return words.every(
    (word) =>
      source.words.some((each) => isSameWord(word, each) && each.at > within.after && each.at < within.before) ||
      isStatedOtherwise(word, source),
  );
}

function isSameWord(claimed: StatementWord, source: StatementWord): boolean {
  return (
    source.root === claimed.root &&
    source.isPast === claimed.isPast &&
    source.modifiers === claimed.modifiers &&
    source.which === claimed.which
  );
}

/** "Group is $97 and Plus is $147" is two prices: the words of each are between it and the others of its kind. */
function reachOf(matched: StatementQuantity[], all: StatementQuantity[]): { after: number; before: number } {
  const others = all.filter((each) => !matched.includes(each) && matched.some(({ kind }) => kind === each.kind));
  const places = matched.map(({ at }) => at);
  return {
    after: Math.max(-1, ...others.map(({ at }) => at).filter((at) => at < Math.min(...places))),
    before: Math.min(Infinity, ...others.map(({ at }) => at).filter((at) => at > Math.max(...places))),
  };
}

/** "How much" asks for the price, a sum of money is one, and a question is one. */
function isStatedOtherwise({ root, modifiers }: StatementWord, { words, quantities, isQuestion }: Statement): boolean {
  if (modifiers !== '') return false;
  if (root === 'question') return isQuestion;
  if (root !== 'price') return false;
  return (
    quantities.some(({ kind }) => kind === 'sum') ||
    words.some(({ text }, at) => text === 'much' && words[at - 1]?.text === 'how')
  );
}

function isSameQuantity(claimed: StatementQuantity, source: StatementQuantity, others: Quantity[]): boolean {
  if (claimed.modifiers !== source.modifiers || claimed.bound !== source.bound) return false;
  if (claimed.counted !== null && source.counted !== null && claimed.counted !== source.counted) return false;
  if (claimed.kind === 'number' && source.kind === 'time')
    return claimed.value === Math.floor(source.value / 60) % 12 || claimed.value === source.value / 60;
  return fits('isRounded' in claimed ? { ...claimed, isRounded: false } : claimed, source, others);
}

type Quantity = Parameters<typeof fits>[2][number];
