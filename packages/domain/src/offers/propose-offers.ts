import { characters, isDigit } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import { linear } from '@spotter/language/text/linear-expression';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { createSumReader, type Sum } from '../knowledge/claims/sum-reader.ts';
import { currencyHasCents } from './offer-passage.ts';
import { pricePeriods, type OfferPrice } from './offer.ts';

/** An offer as a text seems to hold it, and the words that it was read from. */
export type OfferProposal = {
  name: string;
  price: OfferPrice | null;
  terms: string;
  link: string | null;
  readFrom: string;
};

const max = 20;
const maxNameLength = 60;
const maxTermsLength = 4_000;
/** Characters of sentences with a currency that are read: many times as much as twenty offers take. */
const maxReadLength = 4_000;
const link = linear(String.raw`https?://[^\s<>"')]+`);
const digitsOrSign = characters(String.raw`\p{Sc}0-9`);
const edges = characters(String.raw`\s:,;.*•"“”«»()=–—-`);
/** Between a name and its price. */
const linking = new Set(
  'is are costs cost at for from only just now about starts starting runs price cuesta cuestan es son por desde a en vale cada'.split(
    ' ',
  ),
);
/** Before a name. */
const opening = new Set(
  'the our my a an we sell offer also and el la los las mi nuestro nuestra un una vendo ofrezco'.split(' '),
);

/**
 * Returns the offers that a coach's instructions seem to hold:
 * one for each sentence that names a price, as far as it reads.
 */
export function proposeOffers(text: string): OfferProposal[] {
  const found = new Map<string, OfferProposal>();
  const reader = createSumReader(maxReadLength);
  let last: OfferProposal | null = null;
  for (const whole of sentencesOf(text)) {
    const sentence = whole.slice(0, maxTermsLength).toWellFormed();
    const sums = reader.read(link.replace(sentence, ' '));
    const address = link.find(sentence)?.text ?? null;
    // "Or 3 x $249" is another way to pay for the offer before.
    const name = sums[0]?.times === 1 ? nameIn(sentence) : '';
    if (name !== '' && !found.has(foldText(name)) && found.size < max) {
      last = { name, price: priceOf(sums), terms: sentence.trim(), link: address, readFrom: sentence.trim() };
      found.set(foldText(name), last);
    } else if (last !== null && (sums.length > 0 || address !== null)) {
      // What follows belongs to the offer before: its payments, or where to buy it.
      if (sums.length > 0) last.terms = `${last.terms}\n${sentence.trim()}`.slice(0, maxTermsLength);
      last.link ??= address;
      last.readFrom = `${last.readFrom} ${sentence.trim()}`;
    }
  }
  return [...found.values()];
}

/** Returns what stands before the first sum of a sentence, without the words that lead to it. */
function nameIn(sentence: string): string {
  const start = startOfSum(sentence);
  const words = sentence
    .slice(0, start)
    .split(' ')
    .map((word) => edges.withoutEnd(edges.withoutStart(word)));
  while (words.length > 0 && (words.at(-1) === '' || linking.has(foldText(words.at(-1)!)))) words.pop();
  while (words.length > 0 && (words[0] === '' || opening.has(foldText(words[0]!)))) words.shift();
  const name = words.join(' ');
  return name.length <= maxNameLength ? name : '';
}

/** Returns where the first sum begins: "Foundations 12 is $697" has another number before it. */
function startOfSum(sentence: string): number {
  const sign = Array.from(sentence).findIndex((each) => digitsOrSign.areIn(each) && !isDigit(each));
  if (sign !== -1) return sign;
  const last = sentence.split(' ').findLastIndex((word) => digitsOrSign.areIn(word));
  return sentence.split(' ').slice(0, Math.max(last, 0)).join(' ').length;
}

function priceOf(sums: Sum[]): OfferPrice | null {
  const sum = sums.find(({ times }) => times === 1);
  if (sum === undefined) return null;
  const per = pricePeriods.find((each) => each === sum.per) ?? 'once';
  const amount = currencyHasCents(sum.currency) ? Math.round(sum.value * 100) : Math.round(sum.value);
  return { amount, currency: sum.currency, per, from: sum.isLowest };
}
