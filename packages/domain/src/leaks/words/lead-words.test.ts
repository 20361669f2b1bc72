import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAsset } from '@spotter/language/text/read-asset';
import { fingerprintOfFeatures } from '../../safety/classifier/linear-model.ts';
import leadWeights from './lead-words-weights.json' with { type: 'json' };
import { readLeadWords } from './lead-words.ts';

// None of these is among the messages that the model was trained on.
test.each([
  ['owed', 'how much is the plan for two months?', null],
  ['owed', 'my shoulder clicks when i press', null],
  ['owed', '80 kilos, three times a week', 'What do you weigh, and how often do you train?'],
  ['owed', 'was kostet der Plan für zwei Monate?', null],
  ['ready', 'ok i want to start with you next week, how do i sign up', null],
  ['ready', 'quiero trabajar contigo, cómo me inscribo', null],
  ['ready', 'yes please', 'Shall we book a call for you?'],
  ['owed', 'i am not sure where to start with food', null],
  ['bought', 'just paid for the twelve weeks!', 'Here is the payment link'],
  ['bought', 'ya pagué el plan completo', null],
  ['no', 'no thanks, that is too expensive for me', 'It is $300 a month.'],
  ['no', 'no gracias, ya tengo entrenadora', '¿Te gustaría empezar?'],
  ['later', "i'll think about it and let you know", 'It is $300 a month.'],
  ['later', 'ahorita no, después de las vacaciones', '¿Te gustaría empezar?'],
  ['has-it', 'never mind, found it in my spam', "I'll send you the guide tonight"],
  ['rest', 'ahh that makes sense, thank you', 'Because protein keeps you full.'],
  ['rest', 'super lieb, danke dir', 'Viel Erfolg morgen!'],
  ['rest', '😂😂', 'Burpees are life'],
] as const)('%s: %s', (kind, text, before) => {
  expect(readLeadWords(text, before)).toBe(kind);
});

test('the weights belong to the code that reads a text: else npm run train-leaks', () => {
  expect(leadWeights.fingerprint).toBe(fingerprintOfFeatures());
  const weights = readAsset('@spotter/domain/lead-words-weights.bin');
  expect(createHash('sha256').update(weights).digest('hex')).toBe(leadWeights.hash);
});
