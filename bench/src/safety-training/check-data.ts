// Fails where a classifier was trained on other messages than those of bench/data: `npm run check -- training`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  botQuestionFile,
  filesForTraining,
  readBotQuestions,
  readSpam,
  readTrainingMessages,
  spamFile,
} from './training-messages.ts';

const bench = join(import.meta.dirname, '../..');
const classifiers = join(bench, '../packages/domain/src/safety/classifier');
const files = new Set([...filesForTraining, botQuestionFile, spamFile]);
const unread = readdirSync(join(bench, 'data/training'))
  .filter((name) => name.endsWith('.jsonl.gz'))
  .filter((name) => !files.has(`training/${name.slice(0, -'.gz'.length)}`));

if (unread.length > 0) fail(`bench/src/safety-training/training-messages.ts does not name ${unread.join(', ')}.`);
if (readTrainingMessages().data !== dataOf('danger'))
  fail('The weights were trained on other messages: npm run train-safety');
if (readBotQuestions().data !== dataOf('bot-question'))
  fail('The weights were trained on other messages: npm run train-bot-question');
if (readSpam().data !== dataOf('spam')) fail('The weights were trained on other messages: npm run train-spam');

function dataOf(name: string): string {
  const description = readFileSync(join(classifiers, `${name}-weights.json`), 'utf8');
  return (JSON.parse(description) as { trainedOn: { hash: string } }).trainedOn.hash;
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
