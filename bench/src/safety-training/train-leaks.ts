// Trains the classifiers that read what messages of ours and of leads are, and writes their weights. `--check`
// writes nothing, and fails where the kept ones differ. `--validate` says what models see in messages that they
// were not trained on.
import { parseArgs } from 'node:util';
import { likelihoods, unpackModel } from '@spotter/domain/safety';
import { reportTable } from '../report.ts';
import { type Classifier, dueWordsClassifier, leadWordsClassifier, ourWordsClassifier } from './classifiers.ts';
import { keepWeights } from './keep-weights.ts';
import { trainModel } from './train-model.ts';
import { type LabeledMessage, readDueWords, readLeadWords, readOurWords } from './training-messages.ts';

const folds = 4;
/** Neighbors in a file retell each other, so they are left out together. */
const rowsTogether = 12;

const { values: wish } = parseArgs({ options: { check: { type: 'boolean' }, validate: { type: 'boolean' } } });
for (const [name, classifier, { messages, data }] of [
  ['our-words', ourWordsClassifier, readOurWords()],
  ['due-words', dueWordsClassifier, readDueWords()],
  ['lead-words', leadWordsClassifier, readLeadWords()],
] as const) {
  console.log(`${name}: ${messages.length} messages`);
  if (wish.validate === true) validate(classifier, messages);
  else
    await keepWeights(name, trainModel(classifier, messages), {
      trainedOn: { messages: messages.length, hash: data },
      check: wish.check === true,
    });
}

/** Prints what each kind of messages by other hands is taken for by models that have not seen them. */
function validate(classifier: Classifier, messages: LabeledMessage[]): void {
  const kinds = [...classifier.categories, 'none'];
  const isLeftOut = ({ isAuthors }: LabeledMessage, at: number, fold: number) =>
    !isAuthors && Math.floor(at / rowsTogether) % folds === fold;
  const judged = Array.from({ length: folds }, (_, fold) => {
    const seen = messages.filter((message, at) => !isLeftOut(message, at, fold));
    const model = unpackModel(trainModel(classifier, seen));
    return messages
      .filter((message, at) => isLeftOut(message, at, fold))
      .map((message) => ({ message, taken: kindOf(likelihoods(model, classifier.featuresOf(message)), kinds) }));
  }).flat();
  reportTable(
    ['is', ...kinds, 'right'],
    kinds.map((kind) => {
      const some = judged.filter(({ message }) => message.category === kind);
      const counts = kinds.map((other) => some.filter(({ taken }) => taken === other).length);
      return [kind, ...counts.map(String), `${((100 * counts[kinds.indexOf(kind)]!) / some.length).toFixed(1)} %`];
    }),
  );
}

function kindOf(likely: number[], kinds: string[]): string {
  const all = [...likely, 1 - likely.reduce((sum, each) => sum + each, 0)];
  return kinds[all.indexOf(Math.max(...all))]!;
}
