import { isAssent, type Tap, type YesRules } from '@spotter/domain/booking';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chatHistory, playChat, type Judging } from '../yes.test-support.ts';

/** Every planted fault shows within the everyday ones; `npm run histories` plays more. */
const chats = process.env['SPOTTER_HISTORIES'] === undefined ? 3_000 : 20_000;
const seed = 20_261_123;

test(`in ${chats} chats a model that tries to book after every message books only what the contact agreed to`, () => {
  const booked = { taps: 0, words: 0 };
  fc.assert(
    fc.property(chatHistory, (steps) => {
      const { taps, words } = playChat(steps);
      booked.taps += taps;
      booked.words += words;
    }),
    { numRuns: chats, seed },
  );
  // Otherwise the test would show nothing.
  expect(booked.taps).toBeGreaterThan(chats / 10);
  expect(booked.words).toBeGreaterThan(chats / 10);
});

describe('a planted fault is found', () => {
  const honest: YesRules = {
    isAssent,
    isLive: ({ state, expiresAt }, now) => state === 'live' && now < expiresAt,
    isOf: (tap, proposal) => tap.proposalId === proposal.id,
  };
  const unsigned = (payload: string): Tap | null => {
    const [, proposalId = '', name = ''] = payload.split(':');
    const nth = Number(name.slice('slot-'.length));
    return { kind: 'own', proposalId, choice: name.startsWith('slot-') ? { kind: 'slot', nth } : { kind: 'yes' } };
  };
  const faults: [string, Judging][] = [
    [
      'a word for a place in a row, anywhere, chooses',
      { rules: { ...honest, isAssent: (text, asked) => isAssent(text, asked) || /\b(?:first|second)\b/.test(text) } },
    ],
    [
      'a yes anywhere agrees',
      { rules: { ...honest, isAssent: (text) => /\b(?:yes|ok|sure|perfect|claro)\b/.test(text) } },
    ],
    [
      'a question is taken for a yes',
      { rules: { ...honest, isAssent: (text, asked) => isAssent(text.replaceAll('?', ''), asked) } },
    ],
    ['an old or used proposal lives on', { rules: { ...honest, isLive: () => true } }],
    ['a button of an earlier proposal counts for the newest', { rules: { ...honest, isOf: () => true } }],
    ['a payload is believed without its signature', { read: unsigned }],
  ];

  test('while the same rules without one find nothing', () => {
    expect(
      fc.check(
        fc.property(chatHistory, (steps) => void playChat(steps, { rules: honest })),
        { numRuns: 2_000, seed },
      ).failed,
    ).toBe(false);
  });

  test.each(faults)(
    '%s',
    (_what, judging) => {
      const found = fc.check(
        fc.property(chatHistory, (steps) => void playChat(steps, judging)),
        { numRuns: chats, seed, endOnFailure: true },
      );
      expect(found.failed).toBe(true);
      expect(String(found.errorInstance)).toContain('Booked without a yes');
    },
    60_000,
  );
});
