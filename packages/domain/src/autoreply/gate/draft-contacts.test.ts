import { describe, expect, test } from 'vitest';
import { hasForeignContact } from './draft-contacts.ts';

const reported = [
  'Write to hello@dana-strong.example, or WhatsApp +1 (512) 555-0142.',
  'my mail is Ana@Example.test',
  'miguel@gmial.com',
  '06 12 34 56 78',
];

describe('an invented address or number', () => {
  test.each([
    'Write to dana@coaching.example',
    'My WhatsApp is +52 55 1234 5678',
    'Call me at 512-555-0199',
    'Escríbeme al 55 1234 5678',
    'Appelle le 07 98 76 54 32',
    'Mein Handy: 0171 2345678',
    'anna@example.test, right?',
  ])('is foreign: %s', (text) => {
    expect(hasForeignContact(text, reported)).toBe(true);
  });

  test.each([
    'You find me at hello@dana-strong.example.',
    'Is ana@example.test right?',
    'Did you mean miguel@gmail.com?',
    'WhatsApp: 512 555 0142',
    'Is 06 12 34 56 78 still your number?',
    'Tuesday, 2026-11-24 at 10:00 or 11:30',
    'We would do 8 10 12 15 reps',
    '12 weeks, 3 sessions, 1,200.00 in all',
    'See https://spotter.example/call/1234567890123',
    'You walk 10 000 steps a day',
    'No numbers at all',
  ])('what was told, or is none, is not: %s', (text) => {
    expect(hasForeignContact(text, reported)).toBe(false);
  });
});
