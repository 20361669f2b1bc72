// Trains the classifier of packages/domain/src/safety/classifier on the labeled messages and writes its weights.
// `--check` writes nothing, and fails where the kept weights differ. `--validate` also prints the numbers of
// docs/autoreply/safety-classifier.md.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseThresholds, splits, validate } from './cross-validation.ts';
import { trainModel } from './train-model.ts';
import { readTrainingMessages } from './training-messages.ts';
import { printTables } from './validation-tables.ts';

const file = join(import.meta.dirname, '../../../packages/domain/src/safety/classifier/danger-weights.ts');
const { values: wish } = parseArgs({ options: { check: { type: 'boolean' }, validate: { type: 'boolean' } } });

const { messages, data } = await readTrainingMessages();
console.log(`${messages.length} messages`);
const validations = splits.map((split) => ({ split, unseen: validate(messages, split) }));
const chosen = validations.map(({ unseen }) => chooseThresholds(unseen));
// The more careful of both: neither a new author nor a new message of a known one may raise too many alarms.
const thresholds = {
  severe: Math.max(...chosen.map(({ severe }) => severe)),
  other: Math.max(...chosen.map(({ other }) => other)),
};
console.log('thresholds', JSON.stringify(thresholds), 'of', JSON.stringify(chosen));
if (wish.validate === true) {
  for (const { split, unseen } of validations) printTables(`left out by ${split}`, unseen, thresholds);
}

const { weights, ...rest } = trainModel(messages);
const content = `import type { KeptWeights } from './kept-weights.ts';

/** Written by \`npm run train-safety\`; docs/autoreply/safety-classifier.md. */
export const dangerWeights: KeptWeights = ${JSON.stringify({ data, thresholds, ...rest }, null, 2).slice(0, -2)},
  "weights": "${weights}"
};
`;
if (wish.check === true) {
  const isSame = (await readFile(file, 'utf8')) === content;
  console.log(isSame ? 'The kept weights are these.' : 'The kept weights are others: npm run train-safety');
  process.exitCode = isSame ? 0 : 1;
} else {
  await writeFile(file, content);
  console.log(`${(content.length / 1e6).toFixed(2)} MB in ${file}`);
}
