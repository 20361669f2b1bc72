import { expect, test } from 'vitest';
import { expectToPassGate, sentences } from './hand-over-sentences.test-support.ts';

test('everywhere the sentence at a hand-over is in the language of the contact, and passes the gate', () => {
  expect(sentences.length).toBeGreaterThan(100);
  for (const said of sentences) expectToPassGate(said);
});
