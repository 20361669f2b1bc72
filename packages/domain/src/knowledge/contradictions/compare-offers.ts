import { sentencesOf } from '@spotter/language/sentences/sentences';
import type { SumReader } from '../claims/sum-reader.ts';
import { createNameFinder, nameKey } from './offer-names.ts';
import { agree, firstOf, sumsOf, type Sums } from './priced-sentence.ts';
import type { Contradiction, Statement, Steps } from './statement.ts';

/** The offers of one name, and every sum that they hold. */
type Named = { first: Statement; price: string; sums: Sums };

/** Returns offers of one name with two prices, and sentences that name an offer with a sum that it does not hold. */
export function* compareOffers(
  offers: Statement[],
  others: Statement[],
  reader: SumReader,
  max: number,
): Steps<Contradiction[]> {
  const found: Contradiction[] = [];
  const named = new Map<string, Named>();
  for (const offer of offers) {
    yield;
    const key = nameKey(offer.title);
    const sums = key === null ? null : sumsOf(sentencesOf(offer.text), reader);
    if (key === null || sums === null || sums.size === 0) continue;
    const price = firstOf(sums);
    const known = named.get(key);
    // The same plan of payments does not make two prices one.
    if (known !== undefined && known.price !== price) found.push(priceOf(known, { id: offer.id, says: price }));
    named.set(key, known === undefined ? { first: offer, price, sums } : withSums(known, sums));
  }
  const namesIn = createNameFinder(named.keys());
  for (const { id, title, heading, text } of others) {
    yield;
    const reported = new Set<string>();
    for (const sentence of sentencesOf(`${title}\n${heading}\n${text}`)) {
      if (found.length >= max) return found;
      const here = [...namesIn(sentence)].map((key) => named.get(key)!);
      if (here.length === 0) continue;
      const spoken = sumsOf([sentence], reader);
      // A sentence that names the right sum may compare it with another.
      const ofNamed = new Map(here.flatMap(({ sums }) => [...sums]));
      const strange = [...spoken].find(([sum]) => !ofNamed.has(sum))?.[1];
      for (const offer of here) {
        if (strange === undefined || agree(offer.sums, spoken) || reported.has(offer.first.id)) continue;
        reported.add(offer.first.id);
        found.push(priceOf(offer, { id, says: strange }));
      }
    }
  }
  return found;
}

function priceOf({ first, price }: Named, other: Contradiction['other']): Contradiction {
  return { about: 'price', subject: first.title, one: { id: first.id, says: price }, other };
}

function withSums({ first, price, sums }: Named, more: Sums): Named {
  return { first, price, sums: new Map([...sums, ...more]) };
}
