// Fails where a classifier was trained on other messages than those of bench/data: `npm run check -- training`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weightFiles } from './keep-weights.ts';
import {
  botQuestionFile,
  filesForTraining,
  leadWordsFiles,
  ourWordsFiles,
  readBotQuestions,
  readDueWords,
  readLeadWords,
  readOurWords,
  readSpam,
  readTrainingMessages,
  spamFile,
} from './training-messages.ts';

const bench = join(import.meta.dirname, '../..');
const files = new Set([...filesForTraining, botQuestionFile, spamFile, ...ourWordsFiles, ...leadWordsFiles]);
const unread = readdirSync(join(bench, 'data/training'))
  .filter((name) => name.endsWith('.jsonl.gz'))
  .filter((name) => !files.has(`training/${name.slice(0, -'.gz'.length)}`));

if (unread.length > 0) fail(`bench/src/safety-training/training-messages.ts does not name ${unread.join(', ')}.`);
const readers = {
  danger: readTrainingMessages,
  'bot-question': readBotQuestions,
  spam: readSpam,
  'our-words': readOurWords,
  'due-words': readDueWords,
  'lead-words': readLeadWords,
};
for (const [name, { folder, command }] of Object.entries(weightFiles)) {
  if (readers[name as keyof typeof readers]().data !== dataOf(folder, name))
    fail(`The weights were trained on other messages: npm run ${command}`);
}

function dataOf(folder: string, name: string): string {
  const description = readFileSync(join(folder, `${name}-weights.json`), 'utf8');
  return (JSON.parse(description) as { trainedOn: { hash: string } }).trainedOn.hash;
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
