import { sentencesOf } from '@spotter/language/sentences/sentences';
import type { ClaimContext } from './claim-context.ts';
import { countryOf } from './country-names.ts';
import { isEverydayTalk, isLooseHalf, isOfBusiness, offersTimes } from './everyday-talk.ts';
import { fits, isDerived } from './fits-source.ts';
import { heldQuotes, supportingSentences, type SupportingSentence } from './support.ts';
import { statedIn, type Quantity, type Stated } from './quantities.ts';
import { countriesIn, isKnown, namesIn, wordsOfTexts } from './said-names.ts';
import { isDenied, promisesUnsaid } from './promises.ts';
import {
  assents,
  deadlineEnds,
  deadlineWords,
  denials,
  endedWords,
  invitations,
  months,
  promises,
  savingWords,
  weekdays,
  workingOut,
  yours,
} from './unit-words.ts';

/**
 * What an answer says that no named source carries: its place among the sentences, and the words to look at.
 * `source`: none that is named exists; `quote`: none holds what is quoted from it.
 */
export type UnsourcedClaim = { sentence: number; words: string } & Unsourced;
type Unsourced =
  | { because: 'quantity'; quantity: Quantity }
  | { because: 'currency'; currency: string }
  | { because: 'source' | 'quote' | 'promise' | 'name' | 'closed' };

const pricedKinds = new Set<Quantity['kind']>(['sum', 'percent']);
/** Without any source only counts are free, as in "just 2 quick questions". */
const smallestCounted = 2;
/** How far before a number "your" makes it the contact's. */
const ownReach = 3;
/** How far before a date "until" makes it a last day. */
const deadlineReach = 2;
/** The same in a source: "enrollment closes on Monday, December 28". */
const sourceReach = 5;

/**
 * Returns what an answer claims without a named source that says so: a number with its currency and unit, a
 * promise or a name. What this cannot see, such as a wrong yes, the model is asked about, and it is asked about
 * what is listed here.
 */
export function listUnsourced(text: string, context: ClaimContext): UnsourcedClaim[] {
  const held = heldQuotes(context.named, context.passages);
  const sources = [...new Set(held.map(({ source }) => source))];
  let alsoTrue: Stated[] | undefined;
  const support: Support = {
    sentences: supportingSentences(sources),
    // Few claims need them, and instructions are long.
    get alsoTrue() {
      alsoTrue ??= context.alsoTrue.flatMap((each) => sentencesOf(each)).map((sentence) => statedIn(sentence));
      return alsoTrue;
    },
    contact: context.contactWords.map((words) => statedIn(words)),
    hasSources: context.named.length > 0,
  };
  const textsOfNames = [
    ...context.passages.flatMap(({ title, heading, text: words }) => [title, heading, words]),
    ...context.contactWords,
    ...context.alsoTrue,
    ...context.knownNames,
    [...weekdays.keys(), ...months.keys()].join(' '),
  ];
  const knownNames = support.hasSources ? wordsOfTexts(textsOfNames) : null;
  const known = context.named.some(({ source }) => context.passages.some(({ id }) => id === source.trim()));
  const unheld = context.named.length === 0 || held.length > 0 ? null : known ? 'quote' : 'source';
  return sentencesOf(text).flatMap((words, sentence) => {
    const found: UnsourcedClaim[] = inSentence(words, support, context).map((unsourced) => ({
      sentence,
      words: words.trim(),
      ...unsourced,
    }));
    const name = knownNames === null ? null : unknownName(words, knownNames);
    if (name !== null) found.push({ sentence, words: name, because: 'name' });
    return unheld === null ? found : [{ sentence, words: words.trim(), because: unheld }, ...found];
  });
}

/** Returns the first of them; null where there is none. */
export function findUnsourced(text: string, context: ClaimContext): UnsourcedClaim | null {
  return listUnsourced(text, context)[0] ?? null;
}

type Support = { sentences: SupportingSentence[]; alsoTrue: Stated[]; contact: Stated[]; hasSources: boolean };

function inSentence(sentence: string, support: Support, context: ClaimContext): Unsourced[] {
  const spoken = statedIn(sentence);
  const isQuestion = sentence.trimEnd().endsWith('?');
  const capitals = new Set(capitalWords(sentence));
  const names = [...wordsOfTexts(context.offerNames)].filter((word) => word.length > 2 && capitals.has(word));
  const sources = support.sentences.filter((each) => isAbout(each, names, context.offerNames));
  const found: Unsourced[] = mentionsClosed(spoken.words, capitals, context) ? [{ because: 'closed' }] : [];
  for (const quantity of spoken.quantities) {
    const fitting = pricedFor(quantity, spoken, support.sentences, capitals) ?? sources;
    if (!isSupported(quantity, spoken, { support, sentences: fitting }, { context, isQuestion }))
      found.push({ because: 'quantity', quantity });
  }
  for (const { at, currency } of spoken.currencies) {
    const isHeld =
      holdsCurrency([...support.sentences, ...support.contact], currency) ||
      (!context.hasOffers && holdsCurrency(support.alsoTrue, currency));
    if (!isHeld && !isQuestion && !isDenied(spoken.words, at)) found.push({ because: 'currency', currency });
  }
  const truths = context.hasOffers ? sources : [...sources, ...support.alsoTrue];
  if (!isQuestion && promisesUnsaid(spoken, truths)) found.push({ because: 'promise' });
  return found;
}

/** Whether a sentence names an offer that is over, and does not say that it is. */
function mentionsClosed(words: string[], capitals: Set<string>, { closedOffers, offerNames }: ClaimContext): boolean {
  const others = wordsOfTexts(offerNames.filter((name) => !closedOffers.includes(name)));
  const isNamed = closedOffers.some((name) => {
    const own = [...wordsOfTexts([name])].filter((word) => word.length > 2 && !others.has(word));
    return own.length > 0 && own.every((word) => capitals.has(word));
  });
  return isNamed && !words.some((word) => endedWords.has(word) || denials.has(word));
}

function isSupported(
  quantity: Quantity,
  spoken: Stated,
  { support, sentences }: { support: Support; sentences: SupportingSentence[] },
  { context, isQuestion }: { context: ClaimContext; isQuestion: boolean },
): boolean {
  const { contact, hasSources } = support;
  const isPrice = pricedKinds.has(quantity.kind);
  const others = spoken.quantities.filter((each) => each !== quantity);
  const isLast = isDeadline(quantity, spoken.words);
  const isSpoken = ({ quantities, words }: Stated) =>
    quantities.some((source) => fits(quantity, source, others) && (!isLast || endsAt(source, words)));
  if (sentences.some(isSpoken)) return true;
  const derivation = {
    isSaving: spoken.words.some((word) => savingWords.has(word)),
    isWorkedOut: spoken.words.some((word) => workingOut.has(word)) || ('isRounded' in quantity && quantity.isRounded),
  };
  const bySource = Map.groupBy(sentences, ({ source }) => source);
  if (
    [...bySource.values()].some((each) =>
      isDerived(
        quantity,
        each.flatMap(({ quantities }) => quantities),
        others,
        derivation,
      ),
    )
  )
    return true;
  const isTrue = !(isPrice && context.hasOffers) && support.alsoTrue.some((each) => hasFitting(each, quantity, others));
  if (isTrue) return true;
  // "Yes, $500" makes the contact's number the coach's; "it's not $500" does not.
  const agrees = isPrice && !isQuestion && assents.has(spoken.words[0] ?? '');
  const isTheirs = !agrees && (!isPrice || !hasSources || isCompared(quantity, spoken.words));
  if (isTheirs && contact.some((each) => each.quantities.some((theirs) => isSameNumber(quantity, theirs)))) return true;
  return isIdle(quantity, spoken.words, { hasSources, isQuestion });
}

/** "Until January 3", "hasta el 4 de enero": a last day is another claim than a first one. */
function isDeadline({ kind, at }: Quantity, words: string[]): boolean {
  return kind === 'date' && words.slice(Math.max(0, at - deadlineReach), at).some((word) => deadlineWords.has(word));
}

function endsAt({ at }: Quantity, words: string[]): boolean {
  const before = words.slice(Math.max(0, at - sourceReach), at);
  return before.some((word) => deadlineWords.has(word) || deadlineEnds.has(word) || endedWords.has(word));
}

/**
 * "Just 2 quick questions", "at 45 you can get strong", "I'm 100% with you": a number that tells nothing of what
 * is sold.
 */
function isIdle(
  quantity: Quantity,
  words: string[],
  { hasSources, isQuestion }: { hasSources: boolean; isQuestion: boolean },
): boolean {
  const before = words.slice(Math.max(0, quantity.at - ownReach), quantity.at);
  const isOffered = offersTimes(words) && words.some((word) => weekdays.has(word));
  const isTalk =
    isOffered || (!isDeadline(quantity, words) && (isEverydayTalk(words) || (isQuestion && !isOfBusiness(words))));
  switch (quantity.kind) {
    case 'percent': {
      const sells = words.some(
        (word) => Object.values(promises).some((promised) => promised.has(word)) || word === 'off',
      );
      const isIdleShare = quantity.value === 100 || quantity.value === 110 || isLooseHalf(words, quantity.at);
      return !sells && (!hasSources || isIdleShare);
    }
    case 'number':
      return isTalk || quantity.value <= smallestCounted || !hasSources || (isQuestion && isScale(quantity, words));
    case 'weekday':
      // "Would Monday be easier?", "my Tuesdays are open", "even on a Monday".
      return isTalk || isQuestion || !isOfBusiness(words);
    case 'time':
      return isTalk || isQuestion || !hasSources;
    case 'duration':
      // "Give me 5 minutes". Whether another length claims anything is the verification's to say.
      return isTalk || !hasSources || before.some((word) => invitations.has(word));
    case 'date':
      return isTalk;
    case 'sum':
      return false;
  }
}

/** "On a scale of 1 to 10". */
function isScale({ at, value }: Quantity, words: string[]): boolean {
  return value === 10 && ['to', 'a', '-'].includes(words[at - 1] ?? '');
}

/** "It's not $500", "under your $150", "the $60 your trainer takes". */
function isCompared({ at }: Quantity, words: string[]): boolean {
  const near = [...words.slice(Math.max(0, at - ownReach), at), ...words.slice(at + 1, at + ownReach)];
  return isDenied(words, at) || near.some((word) => yours.has(word));
}

function hasFitting({ quantities }: Stated, quantity: Quantity, others: Quantity[]): boolean {
  return quantities.some((each) => fits(quantity, each, others));
}

/** "60 an hour" is answered with "$60 an hour": people leave the currency out. */
function isSameNumber(claimed: Quantity, theirs: Quantity): boolean {
  if (fits(claimed, theirs, [theirs])) return true;
  if (claimed.kind === 'time' && theirs.kind === 'number')
    return Math.floor(claimed.value / 60) % 12 === theirs.value % 12;
  if (claimed.kind === 'date' && theirs.kind === 'number') return claimed.value % 100 === theirs.value;
  return (
    claimed.value === theirs.value && (claimed.kind === theirs.kind || [claimed.kind, theirs.kind].includes('number'))
  );
}

export function holdsCurrency(sentences: Stated[], currency: string): boolean {
  return sentences.some(
    ({ currencies, quantities }) =>
      currencies.some((each) => each.currency === currency) ||
      quantities.some((each) => each.kind === 'sum' && each.currency === currency),
  );
}

function capitalWords(text: string): string[] {
  return text
    .split(' ')
    .filter((word) => word !== word.toLowerCase())
    .flatMap((word) => [...wordsOfTexts([word])]);
}

/** Whether a source may carry a sentence that names offers: it is not about other ones alone. */
function isAbout({ source, words }: SupportingSentence, names: string[], offerNames: string[]): boolean {
  if (names.length === 0) return true;
  const about = wordsOfTexts([source.title, source.heading, words.join(' ')]);
  const isOfOffers = [...wordsOfTexts(offerNames)].some((word) => word.length > 2 && about.has(word));
  return !isOfOffers || names.some((name) => about.has(name));
}

/**
 * Returns the sources about the offer or level that stands right before a sum: "Group is $97 and Plus is $147"
 * is two prices, each of its own. Null where nothing is named between the last sum and this one.
 */
function pricedFor(
  quantity: Quantity,
  { words, quantities }: Stated,
  sentences: SupportingSentence[],
  capitals: Set<string>,
): SupportingSentence[] | null {
  if (quantity.kind !== 'sum') return null;
  const last = quantities.filter(({ kind, at }) => kind === 'sum' && at < quantity.at).at(-1)?.at ?? -1;
  const levels = levelsOf(sentences);
  const named = words.slice(last + 1, quantity.at).filter((word) => capitals.has(word) && levels.has(word));
  if (named.length === 0) return null;
  return sentences.filter((each) => {
    const about = wordsOfTexts([each.source.title, each.source.heading, each.words.join(' ')]);
    return named.every((name) => about.has(name));
  });
}

/** Returns the names in the sources that tell prices. */
function levelsOf(sentences: SupportingSentence[]): Set<string> {
  const priced = sentences.filter(({ quantities }) => quantities.some(({ kind }) => kind === 'sum'));
  const sources = new Set(priced.map(({ source }) => source));
  const names = [...sources].flatMap(({ title, text }) => [title, ...namesIn(text).map(({ name }) => name)]);
  return new Set(
    [...wordsOfTexts(names)].filter((word) => word.length > 2 && !weekdays.has(word) && !months.has(word)),
  );
}

/** A question about a name claims nothing, and neither does talk of where the contact lives. */
function unknownName(sentence: string, known: Set<string>): string | null {
  if (sentence.trimEnd().endsWith('?') || isEverydayTalk([...wordsOfTexts([sentence])])) return null;
  const unknown = namesIn(sentence).find(
    ({ name }) => !isKnown(name, known) && !countriesIn(known).has(countryOf(name) ?? ''),
  );
  return unknown?.name ?? null;
}
