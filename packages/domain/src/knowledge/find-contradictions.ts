import { characters } from '../text/characters.ts';
import { foldText } from '../text/folded-text.ts';
import { sentencesOf } from '../text/sentences.ts';
import { statedIn } from './claims/quantities.ts';
import { currencyWords } from './claims/unit-words.ts';
import { likenessTo } from './likeness.ts';

/** What a source says, as far as it is compared. */
export type Statement = { id: string; title: string; heading: string; text: string };

/** Two sources that cannot both be right, with what each says. */
export type Contradiction = {
  about: 'price' | 'address';
  /** What the prices are of; empty for addresses. */
  subject: string;
  one: { id: string; says: string };
  other: { id: string; says: string };
};

const mostFound = 20;
/** Questions at least this alike ask for the same. */
const alike = 0.6;
const spaces = characters(String.raw`\s`);
const wordMarks = characters(',.;:');
const digits = characters('0-9');
const currencySigns = characters(String.raw`\p{Sc}`);
const letters = characters(String.raw`\p{L}`);
const capitals = characters('A-Z');
const longestHouseNumber = 5;
const streetWords = new Set(
  'street st avenue ave road rd drive dr lane ln boulevard blvd way court ct place pl highway hwy'.split(' '),
);
const streetsFirst = new Set(['calle', 'avenida', 'carrera', 'paseo', 'plaza']);

/**
 * Finds prices of one thing, and addresses, that contradict each other. An offer's price is compared with every sentence
 * that names it; the answers to questions that ask the same are compared with each other. A sum that both name agrees.
 */
export function findContradictions(offers: Statement[], others: Statement[]): Contradiction[] {
  const found = [
    ...offers.flatMap((offer) => pricesAgainst(offer, others)),
    ...answersAgainst(others),
    ...addressesAgainst([...offers, ...others]),
  ];
  return found.slice(0, mostFound);
}

function pricesAgainst(offer: Statement, others: Statement[]): Contradiction[] {
  const own = sumsIn(offer.text);
  const name = offer.title.toLowerCase();
  if (own.size === 0 || name.length < 3) return [];
  const found: Contradiction[] = [];
  for (const { id, title, heading, text } of others) {
    for (const sentence of sentencesOf(`${title}\n${heading}\n${text}`)) {
      if (!sentence.toLowerCase().includes(name)) continue;
      const said = sumsIn(sentence);
      // A sentence that names the right sum may compare it with another.
      if (said.size === 0 || [...said.keys()].some((sum) => own.has(sum))) continue;
      found.push({
        about: 'price',
        subject: offer.title,
        one: { id: offer.id, says: [...own.values()][0]! },
        other: { id, says: [...said.values()][0]! },
      });
      break;
    }
  }
  return found;
}

function answersAgainst(others: Statement[]): Contradiction[] {
  const priced = others
    .map((statement) => ({ statement, asked: statement.heading || statement.title, own: sumsIn(statement.text) }))
    .filter(({ own }) => own.size > 0);
  const found: Contradiction[] = [];
  for (const [index, { statement, asked, own }] of priced.entries()) {
    const likeness = likenessTo(asked);
    for (const other of priced.slice(index + 1)) {
      if (likeness(other.asked) < alike || [...own.keys()].some((sum) => other.own.has(sum))) continue;
      found.push({
        about: 'price',
        subject: asked,
        one: { id: statement.id, says: [...own.values()][0]! },
        other: { id: other.statement.id, says: [...other.own.values()][0]! },
      });
    }
  }
  return found;
}

function addressesAgainst(statements: Statement[]): Contradiction[] {
  const known = new Map<string, { id: string; says: string }>();
  const found: Contradiction[] = [];
  for (const { id, text } of statements) {
    for (const says of addressesIn(text)) {
      const key = says.toLowerCase();
      if (known.has(key)) continue;
      const [first] = known.values();
      if (first !== undefined) found.push({ about: 'address', subject: '', one: first, other: { id, says } });
      known.set(key, { id, says });
    }
  }
  return found;
}

/** Returns the sums of a text in figures, each once: "697 dollars" is $697. */
function sumsIn(text: string): Map<string, string> {
  const sums = sentencesOf(text)
    .filter(namesCurrency)
    .flatMap((sentence) => statedIn(sentence).quantities)
    .filter((quantity) => quantity.kind === 'sum');
  return new Map(sums.map(({ value, currency }) => [`${value} ${currency}`, inFigures(value, currency)]));
}

/** Whether a text may state a sum: of a long source most sentences do not, and reading them all would take too long. */
function namesCurrency(text: string): boolean {
  return currencySigns.areIn(text) || letters.runs(foldText(text)).some((word) => currencyWords.has(word));
}

function inFigures(value: number, currency: string): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-US', options).format(value);
}

/** `2148 Alder Creek Road`, `Calle Mayor 12`. */
function addressesIn(text: string): string[] {
  const words = spaces
    .replaceRuns(text, ' ')
    .split(' ')
    .map((word) => wordMarks.withoutEnd(word));
  const found: string[] = [];
  for (const [at, word] of words.entries()) {
    if (isHouseNumber(word)) {
      const end = words.slice(at + 1, at + 6).findIndex((next) => streetWords.has(next.toLowerCase()));
      const named = words.slice(at + 1, at + 2 + end);
      if (end > 0 && named.every((next) => capitals.areIn(next.slice(0, 1)) || digits.areIn(next.slice(0, 1))))
        found.push([word, ...named].join(' '));
    }
    if (streetsFirst.has(word.toLowerCase()) && capitals.areIn(word.slice(0, 1))) {
      const end = words.slice(at + 1, at + 6).findIndex(isHouseNumber);
      if (end > 0) found.push(words.slice(at, at + 2 + end).join(' '));
    }
  }
  return found;
}

function isHouseNumber(word: string): boolean {
  return word !== '' && word.length <= longestHouseNumber && digits.withoutStart(word) === '';
}
