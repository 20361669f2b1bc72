// Learns in which languages the words of the labeled messages stand, and writes the weights of
// packages/language/src/detection.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { languagePieces, languagePlaces } from '@spotter/language/detection/language-pieces';
import { stepsOfWeight } from '@spotter/language/detection/chat-language';
import { seededRandom, shuffle } from '../seeded-order.ts';
import { readTrainingMessages } from '../safety-training/training-messages.ts';

const file = join(import.meta.dirname, '../../../packages/language/src/detection/language-weights.bin');
/** There are seventeen times as many messages in English as in Polish. */
const maxPerLanguage = 20_000;
const rounds = 8;
const pace = 0.125;
/** Messages of rarer languages count more, as much as if there were this many, but at most three times. */
const balanced = 9_000;
const maxWorth = 3;
/** A smaller error is not worth correcting. */
const minFault = 1e-4;
const maxWeight = 127;

const { messages } = readTrainingMessages();
const count = chatLanguages.length;
const examples = chatLanguages.flatMap((language, label) => {
  const texts = messages.filter(({ lang }) => lang === language).slice(0, maxPerLanguage);
  const worth = Math.min(maxWorth, Math.sqrt(balanced / texts.length));
  return texts
    .map(({ text }) => ({ label, worth, places: Array.from(languagePieces(text)) }))
    .filter(({ places }) => places.length > 0);
});
const weights = new Float64Array(languagePlaces * count);
const random = seededRandom(1);
for (let round = 0; round < rounds; round += 1) {
  shuffle(examples, random);
  for (const example of examples) learn(example, pace / (1 + round));
}
await writeFile(
  file,
  Int8Array.from(weights, (weight) => Math.min(maxWeight, Math.max(-maxWeight, Math.round(stepsOfWeight * weight)))),
);
console.log(`${examples.length} messages`);

/** One step of multinomial logistic regression, shorter for a text of many pieces. */
function learn({ label, worth, places }: (typeof examples)[number], step: number): void {
  const sums = chatLanguages.map((_, at) => places.reduce((sum, place) => sum + weights[place * count + at]!, 0));
  const highest = Math.max(...sums);
  const likely = sums.map((sum) => Math.exp(sum - highest));
  const all = likely.reduce((sum, each) => sum + each, 0);
  likely.forEach((each, at) => {
    const fault = (at === label ? 1 : 0) - each / all;
    if (Math.abs(fault) < minFault) return;
    const change = (step * worth * fault) / Math.sqrt(places.length);
    for (const place of places) weights[place * count + at]! += change;
  });
}
