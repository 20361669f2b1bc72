// Trains the classifier of spam and writes its weights. `--check` writes nothing, and fails where the kept ones
// differ. `--validate` says what models see in messages that they were not trained on.
import { parseArgs } from 'node:util';
import { likelihoods, unpackModel } from '@spotter/domain/safety';
import { spamClassifier } from './classifiers.ts';
import { keepWeights } from './keep-weights.ts';
import { trainModel } from './train-model.ts';
import { readSpam, spamFile, type TrainingMessage } from './training-messages.ts';

const folds = 4;
/** Neighbors in a file retell each other, so they are left out together. */
const rowsTogether = 120;
const thresholds = [0.5, 0.7, 0.8, 0.85, 0.9, 0.95];

const { values: wish } = parseArgs({ options: { check: { type: 'boolean' }, validate: { type: 'boolean' } } });
const { messages, data } = readSpam();
console.log(`${messages.length} messages`);
if (wish.validate === true) validate();
else
  await keepWeights('spam', trainModel(spamClassifier, messages), {
    trainedOn: { messages: messages.length, hash: data },
    check: wish.check === true,
  });

/** Prints how much spam is seen, and how many honest messages are taken for it, at each threshold. */
function validate(): void {
  const foldOf = (at: number) => Math.floor(at / rowsTogether) % folds;
  const judged = Array.from({ length: folds }, (_, fold) => {
    const model = unpackModel(
      trainModel(
        spamClassifier,
        messages.filter((_message, at) => foldOf(at) !== fold),
      ),
    );
    return messages
      .filter((_message, at) => foldOf(at) === fold)
      .map((message) => ({ message, likelihood: likelihoods(model, spamClassifier.featuresOf(message))[0]! }));
  }).flat();
  const share = (of: (message: TrainingMessage) => boolean, min: number) => {
    const some = judged.filter(({ message }) => of(message));
    const taken = some.filter(({ likelihood }) => likelihood >= min).length;
    return `${((100 * taken) / some.length).toFixed(2)} % of ${some.length}`;
  };
  for (const min of thresholds) {
    console.log(
      `${min}: spam ${share(({ category }) => category === 'spam', min)}`,
      `look-alikes ${share(({ category, file }) => category === 'none' && file === spamFile, min)}`,
      `others ${share(({ file }) => file !== spamFile, min)}`,
    );
  }
}
