import { expect, test } from 'vitest';
import { findAnsweredMessage } from './answered-message.ts';
import type { InboundMessage } from '../decision/reply-situation.ts';

const receivedAt = new Date('2026-03-01T10:00:00Z');
const messages = (...written: (string | Partial<InboundMessage>)[]): InboundMessage[] =>
  written.map((one, nth) => ({
    id: 'abcd'[nth]!,
    text: typeof one === 'string' ? one : '',
    kind: 'content',
    hasAttachments: false,
    deleted: false,
    receivedAt,
    ...(typeof one === 'string' ? {} : one),
  }));
const photo = { hasAttachments: true };

test.each<[name: string, written: InboundMessage[], about: string[], answered: string | null]>([
  ['a single message needs no name', messages('how much is it?'), ['a'], null],
  ['a greeting before the question', messages('hey there', 'how much is it?'), ['a', 'b'], 'b'],
  ['a word after the question', messages('how much is it?', 'thanks!'), ['a', 'b'], 'a'],
  ['two questions stay unclear', messages('how much is it?', 'where is it?'), ['a', 'b'], null],
  ['no question at all', messages('hey there', 'i lift twice a week'), ['a', 'b'], null],
  ['a photo asks for an answer too', messages('how much is it?', photo), ['a', 'b'], null],
  ['one photo among words', messages('hey there', photo), ['a', 'b'], 'b'],
  ['the contact wrote on while it was written', messages('i lift twice a week', 'where is it?'), ['a'], 'a'],
  ['the other one was taken back', messages('how much is it?', { text: 'oops', deleted: true }), ['a'], null],
  ['a keyword is no question', messages('shred', 'how long is the program?'), ['a', 'b'], 'b'],
])('%s', (_name, written, about, answered) => {
  expect(findAnsweredMessage(written, about, ['shred'])).toBe(answered);
});
