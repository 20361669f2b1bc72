import { functionWords } from '../facts/fact-words.ts';
import { guessedLanguage, type ChatLanguage } from '@spotter/language/detection/chat-language';
import { foldText } from '@spotter/language/text/folded-text';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { heldQuotes, type NamedQuote } from './claims/support.ts';
import { statedIn, type Quantity } from './claims/quantities.ts';
import { sourceKindOf, type Passage } from './passage.ts';
import { foldedWordsOf } from '@spotter/language/text/folded-words';

/** What the coach wrote of a matter, word for word, with the source of each part. */
export type CoachWords = { text: string; quotes: NamedQuote[] };

/** How many sources are quoted, and how much of each and of all, in characters. */
const maxSources = 2;
const maxEntryLength = 500;
const maxStatedLength = 800;
/** Two words are alike if they begin alike; shorter ones say little. */
const minLength = 4;
const beginning = 5;
/** What kinds of numbers make two sentences speak of the same thing. A bare number may count anything. */
const tellingKinds = new Set<Quantity['kind']>(['sum', 'percent', 'duration', 'date', 'weekday', 'time']);
/** What an offer's price has around it beside the coach's own words. */
const priceLabel = 'Price: ';
const onceLabel = ' once';

/** The introduction of words in another language than the chat: they are quoted as they are. */
const introductions: Record<ChatLanguage, string> = {
  en: 'This is how it is written:',
  es: 'Te lo paso tal como está escrito:',
  pt: 'Passo como está escrito:',
  fr: 'Voici comment c’est écrit :',
  de: 'So steht es hier geschrieben:',
  it: 'Te lo riporto così com’è scritto:',
  nl: 'Zo staat het hier geschreven:',
  pl: 'Tak to jest zapisane:',
};

/**
 * Returns what the sources that a refused draft named say in the coach's own words: an answer whole, of anything
 * else the sentences that the draft quoted. Null where no source holds what was quoted, or where it speaks of an
 * offer that is over, or of something else than the draft: then it answers nothing.
 */
export function coachWords(
  draft: string,
  {
    named,
    passages,
    closedOffers,
    language,
  }: { named: NamedQuote[]; passages: Passage[]; closedOffers: string[]; language: ChatLanguage },
): CoachWords | null {
  const held = heldQuotes(named, passages);
  const reported: CoachWords[] = [];
  let left = maxStatedLength;
  for (const [source, quotes] of Map.groupBy(held, (each) => each.source)) {
    const sentences = sentencesFor(source, quotes);
    const words = asInstructed(source, sentences);
    if (reported.length === maxSources || sentences.length === 0 || words.length > left) continue;
    const whole = [source.title, source.heading, ...sentences].join('\n');
    if (!areAlike(draft, whole) || closedOffers.some((name) => foldText(whole).includes(foldText(name)))) continue;
    reported.push({ text: words, quotes: [{ source: source.id, quote: sentences.join(' … ') }] });
    left -= words.length;
  }
  if (reported.length === 0) return null;
  const text = reported.map((each) => each.text).join('\n');
  const isForeign = (guessedLanguage([text]) ?? language) !== language;
  return {
    text: isForeign ? `${introductions[language]}\n${text}` : text,
    quotes: reported.flatMap(({ quotes }) => quotes),
  };
}

/** Returns the quoted part of a source: all of a short answer, of anything else the sentences that were named. */
function sentencesFor({ id, text }: Passage, quotes: { quote: string }[]): string[] {
  const sentences = sentencesOf(text).map((sentence) => sentence.trim());
  if (sourceKindOf(id) === 'entry' && text.length <= maxEntryLength) return sentences;
  return sentences.filter((sentence) => quotes.some(({ quote }) => holdsOneAnother(sentence, quote)));
}

/** "Price: $97 a month" becomes "Shred: $97 a month". */
function asInstructed({ id, title }: Passage, sentences: string[]): string {
  if (sourceKindOf(id) !== 'offer') return sentences.join(' ');
  return `${title}: ${sentences.map(withoutLabel).join(' ')}`;
}

function withoutLabel(sentence: string): string {
  if (!sentence.startsWith(priceLabel)) return sentence;
  const price = sentence.slice(priceLabel.length);
  return price.endsWith(onceLabel) ? price.slice(0, -onceLabel.length) : price;
}

function holdsOneAnother(sentence: string, quote: string): boolean {
  const own = ` ${foldedWordsOf(sentence).join(' ')} `;
  return quote
    .replaceAll('...', '…')
    .split('…')
    .flatMap((text) => sentencesOf(text))
    .map((part) => ` ${foldedWordsOf(part).join(' ')} `)
    .some((part) => part.trim() !== '' && own.trim() !== '' && (own.includes(part) || part.includes(own)));
}

/**
 * Whether two texts may speak of the same thing:
 * they share a word, or both tell a price, a length, a date or the like.
 */
function areAlike(one: string, other: string): boolean {
  const [words, kinds] = [beginningsIn(one), kindsIn(one)];
  return (
    beginningsIn(other).some((word) => words.includes(word)) || kindsIn(other).some((kind) => kinds.includes(kind))
  );
}

function beginningsIn(text: string): string[] {
  return foldedWordsOf(text)
    .filter((word) => word.length >= minLength && !functionWords.has(word))
    .map((word) => word.slice(0, beginning));
}

function kindsIn(text: string): Quantity['kind'][] {
  return sentencesOf(text)
    .flatMap((sentence) => statedIn(sentence).quantities.map(({ kind }) => kind))
    .filter((kind) => tellingKinds.has(kind));
}
