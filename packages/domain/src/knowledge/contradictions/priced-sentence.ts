import type { Sum, SumReader } from '../claims/sum-reader.ts';

/** Sums in figures by what they are, each once: "697 dollars" is $697. */
export type Sums = Map<string, string>;

/** Returns the sums of sentences. */
export function sumsOf(sentences: string[], reader: SumReader): Sums {
  return new Map(sentences.flatMap((sentence) => reader.read(sentence)).map((sum) => [keyOf(sum), inFigures(sum)]));
}

/** Whether two name a sum in common. */
export function agree(one: Sums, other: Sums): boolean {
  return [...one.keys()].some((sum) => other.has(sum));
}

/** Returns the first sum in figures. */
export function firstOf(sums: Sums): string {
  return sums.values().next().value ?? '';
}

function keyOf({ value, currency }: Sum): string {
  return `${value} ${currency}`;
}

function inFigures({ value, currency }: Sum): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-US', options).format(value);
}
