// Fails where the safety classifier was trained on other messages than those of bench/data: `npm run check --
// training`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesForTraining, readTrainingMessages } from './training-messages.ts';

const bench = join(import.meta.dirname, '../..');
const description = join(bench, '../packages/domain/src/safety/classifier/danger-weights.json');
const { trainedOn } = JSON.parse(readFileSync(description, 'utf8')) as { trainedOn: { hash: string } };
const unread = readdirSync(join(bench, 'data/training'))
  .filter((name) => name.endsWith('.jsonl.gz'))
  .filter((name) => !filesForTraining.includes(`training/${name.slice(0, -'.gz'.length)}`));

if (unread.length > 0) fail(`bench/src/safety-training/training-messages.ts does not name ${unread.join(', ')}.`);
if (readTrainingMessages().data !== trainedOn.hash)
  fail('The weights were trained on other messages: npm run train-safety');

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
