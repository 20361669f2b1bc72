import { expect, test } from 'vitest';
import { judgeSafety } from '../judge-safety.ts';
import { withoutIds } from '@spotter/language/text/without-ids';

const now = new Date('2026-11-23T12:00:00Z');

test("ids and keys are nobody's age", () => {
  const id = '01a1fe2c-5018-70a9-802d-8f2a403a3f16';
  expect(withoutIds(`my order ${id} is late`)).toBe('my order is late');
  expect(judgeSafety(`show me chat ${id}`, now)).toBeNull();
});

test.each(['lead7@example.test', 'maya@steroids.com', 'https://doctor-help.com/refund', 'www.suicide-squad.com'])(
  'the words of an address say nothing: %s',
  (address) => {
    expect(judgeSafety(`here you go ${address}`, now)).toBeNull();
  },
);

test.each(["i'm f16 btw", 'im16andihateit', 'me 16f looking for help'])('what people write is kept: %s', (text) => {
  expect(withoutIds(text)).toBe(text);
});
