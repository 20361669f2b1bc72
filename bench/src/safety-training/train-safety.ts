// Trains the classifier of packages/domain/src/safety/classifier on the labeled messages and writes its weights.
// `--check` writes nothing, and fails where the kept weights differ. `--validate` also prints the numbers of
// docs/autoreply/safety-classifier.md.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { PackedModel } from '@spotter/domain/safety';
import type { SafetyTrainer } from '../programs/safety-trainer.ts';
import { startProgram, type Program } from '../running/program-calls.ts';
import { chooseThresholds, leftOut, parts, splits, type UnseenMessage } from './cross-validation.ts';
import { keepWeights } from './keep-weights.ts';
import { readTrainingMessages } from './training-messages.ts';
import { printTables } from './validation-tables.ts';

const { values: wish } = parseArgs({ options: { check: { type: 'boolean' }, validate: { type: 'boolean' } } });

const asLikelyAsNot = 0.5;

const { messages, data } = readTrainingMessages();
console.log(`${messages.length} messages`);
const validations = splits.map((split) => ({ split, unseen: [] as UnseenMessage[] }));
const trained: PackedModel[] = [];
const tasks: ((trainer: Program<SafetyTrainer>) => Promise<unknown>)[] = [
  async (trainer) => trained.push(await trainer.call('train', undefined)),
  ...validations.flatMap(({ split, unseen }) =>
    parts.map((part) => async (trainer: Program<SafetyTrainer>) => {
      const judged = await trainer.call('judgeLeftOut', { split, part });
      unseen.push(...leftOut(messages, split, part).map((message, at) => ({ message, ...judged[at]! })));
    }),
  ),
];
// A process for each processor takes one task after the other.
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    const trainer = startProgram<SafetyTrainer>('safety-trainer.ts');
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) await task(trainer);
    await trainer.stop();
  }),
);
const chosen = validations.map(({ unseen }) => chooseThresholds(unseen));
// The more careful of both: neither a new author nor a new message of a known one may raise too many alarms.
// Nothing is taken for danger that is likelier to be ordinary.
const thresholds = {
  severe: Math.max(asLikelyAsNot, ...chosen.map(({ severe }) => severe)),
  other: Math.max(asLikelyAsNot, ...chosen.map(({ other }) => other)),
};
console.log('thresholds', JSON.stringify(thresholds), 'of', JSON.stringify(chosen));
if (wish.validate === true) {
  for (const { split, unseen } of validations) printTables(`left out by ${split}`, unseen, thresholds);
}

await keepWeights('danger', trained[0]!, {
  trainedOn: { messages: messages.length, hash: data },
  thresholds,
  check: wish.check === true,
});
