// Counts in which languages the words of the labeled messages stand, and writes the weights of
// packages/domain/src/text/language.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chatLanguages, languagePieces, languagePlaces, stepsOfWeight } from '@spotter/domain/text';
import { readTrainingMessages } from '../safety-training/training-messages.ts';

const file = join(import.meta.dirname, '../../../packages/domain/src/text/language/language-weights.bin');
/** There are ten times as many messages in English as in Polish. */
const maxPerLanguage = 9000;
/** Before anything is counted. */
const unseen = 0.5;
const maxWeight = 127;

const { messages } = readTrainingMessages();
const count = chatLanguages.length;
const counts = new Float64Array(languagePlaces * count);
const sizes = chatLanguages.map((language, at) => {
  const texts = messages.filter(({ lang }) => lang === language).slice(0, maxPerLanguage);
  for (const { text } of texts) for (const place of languagePieces(text)) counts[place * count + at]! += 1;
  return texts.length;
});
const bytes = new Int8Array(counts.length);
for (let place = 0; place < languagePlaces; place += 1) {
  const likely = sizes.map((size, at) => Math.log((counts[place * count + at]! + unseen) / (size + 1)));
  const mean = likely.reduce((sum, each) => sum + each, 0) / count;
  likely.forEach((each, at) => {
    const weight = Math.round(stepsOfWeight * (each - mean));
    bytes[place * count + at] = Math.min(maxWeight, Math.max(-maxWeight, weight));
  });
}
await writeFile(file, bytes);
console.log(chatLanguages.map((language, at) => `${language} ${sizes[at]}`).join(', '));
