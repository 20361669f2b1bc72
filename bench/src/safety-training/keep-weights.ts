import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DangerThresholds, PackedModel, StoredWeights } from '@spotter/domain/safety';

const domain = join(import.meta.dirname, '../../../packages/domain/src');
/** The folder of each classifier's weights, and the command that makes them. */
export const weightFiles = {
  danger: { folder: join(domain, 'safety/classifier'), command: 'train-safety' },
  'bot-question': { folder: join(domain, 'safety/classifier'), command: 'train-bot-question' },
  spam: { folder: join(domain, 'safety/classifier'), command: 'train-spam' },
  'our-words': { folder: join(domain, 'leaks/words'), command: 'train-leaks' },
  'due-words': { folder: join(domain, 'leaks/words'), command: 'train-leaks' },
  'lead-words': { folder: join(domain, 'leaks/words'), command: 'train-leaks' },
};

type Kept = Pick<StoredWeights, 'trainedOn'> & { thresholds?: DangerThresholds; check: boolean };

/** Writes the weights of a classifier and their description, or compares them with the kept ones. */
export async function keepWeights(
  name: keyof typeof weightFiles,
  { weights, description }: PackedModel,
  { trainedOn, thresholds, check }: Kept,
): Promise<void> {
  const { folder, command } = weightFiles[name];
  const weightsFile = join(folder, `${name}-weights.bin`);
  const descriptionFile = join(folder, `${name}-weights.json`);
  const content = `${JSON.stringify(
    {
      hash: createHash('sha256').update(weights).digest('hex'),
      shape: description.shape,
      fingerprint: description.fingerprint,
      trainedOn,
      thresholds,
      categories: description.categories,
      biases: description.biases,
      largest: description.largest,
    } satisfies StoredWeights & { thresholds: DangerThresholds | undefined },
    null,
    2,
  )}\n`;
  if (check) {
    const isSame =
      (await readFile(descriptionFile, 'utf8')) === content &&
      (await readFile(weightsFile)).equals(Buffer.from(weights));
    console.log(isSame ? 'The kept weights are these.' : `The kept weights are others: npm run ${command}`);
    if (!isSame) process.exitCode = 1;
  } else {
    await writeFile(weightsFile, weights);
    await writeFile(descriptionFile, content);
    console.log(`${(weights.length / 1e6).toFixed(2)} MB in ${weightsFile}`);
  }
}
