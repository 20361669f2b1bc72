// Trains the classifier that sees whether a contact asks if a machine writes, and writes its weights. `--check`
// writes nothing, and fails where the kept weights differ.
import { parseArgs } from 'node:util';
import { botQuestionClassifier } from './classifiers.ts';
import { keepWeights } from './keep-weights.ts';
import { trainModel } from './train-model.ts';
import { readBotQuestions } from './training-messages.ts';

const { values: wish } = parseArgs({ options: { check: { type: 'boolean' } } });
const { messages, data } = readBotQuestions();
console.log(`${messages.length} messages`);
await keepWeights('bot-question', trainModel(botQuestionClassifier, messages), {
  trainedOn: { messages: messages.length, hash: data },
  check: wish.check === true,
});
