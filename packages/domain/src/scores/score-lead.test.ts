import { describe, expect, test } from 'vitest';
import { factFields } from '../facts/fact-fields.ts';
import { type ScoreFacts, scoreLead } from './score-lead.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const none = { engaged: 0, booked: 0 };

const lead = (given: Partial<ScoreFacts> = {}): ScoreFacts => ({
  lastInboundAt: hoursAgo(1),
  closed: null,
  isQualified: false,
  known: [],
  hasKeyword: false,
  asksAboutPaying: false,
  calls: [],
  source: none,
  all: none,
  ...given,
});

const call = (given: Partial<ScoreFacts['calls'][number]> = {}): ScoreFacts['calls'] => [
  { status: 'booked', outcome: null, startsAt: hoursAgo(-20), ...given },
];

/** What each part may be, the least promising first. */
const fits: Partial<ScoreFacts>[] = [
  {},
  { known: ['goal'] },
  { known: ['goal', 'budget', 'days'] },
  { isQualified: true },
];
const intents: Partial<ScoreFacts>[] = [
  {},
  { hasKeyword: true },
  { calls: call({ outcome: 'no-show' }) },
  { calls: call({ status: 'offered' }) },
  { calls: call() },
];
const times: Partial<ScoreFacts>[] = [
  { lastInboundAt: null },
  { lastInboundAt: hoursAgo(200) },
  { lastInboundAt: hoursAgo(100) },
  { lastInboundAt: hoursAgo(30) },
  { lastInboundAt: hoursAgo(2) },
];
const all = { engaged: 100, booked: 20 };
const sources: Partial<ScoreFacts>[] = [
  { all, source: { engaged: 40, booked: 2 } },
  { all, source: { engaged: 19, booked: 19 } },
  { all, source: { engaged: 40, booked: 20 } },
];

describe('the score of a lead', () => {
  test('is from 0 to 100, has three reasons, is the same again, and no better fact makes it less', () => {
    const axes = [fits, intents, times, sources];
    const scoreOf = (picked: number[]) => {
      const facts = lead(Object.assign({}, ...axes.map((axis, at) => axis[picked[at]!])));
      const result = scoreLead(facts, now);
      expect(scoreLead(structuredClone(facts), now)).toEqual(result);
      return result;
    };
    for (const [fit] of fits.entries())
      for (const [intent] of intents.entries())
        for (const [time] of times.entries())
          for (const [source] of sources.entries()) {
            const picked = [fit, intent, time, source];
            const { score, reasons } = scoreOf(picked);
            expect(Number.isInteger(score) && score >= 0 && score <= 100, picked.join()).toBe(true);
            expect(new Set(reasons).size, picked.join()).toBe(3);
            for (const [at, axis] of axes.entries()) {
              if (picked[at] === axis.length - 1) continue;
              const better = picked.with(at, picked[at]! + 1);
              expect(scoreOf(better).score, `${picked.join()} against ${better.join()}`).toBeGreaterThanOrEqual(score);
            }
          }
    expect(scoreOf([3, 4, 4, 2]).score).toBe(100);
    expect(scoreOf([0, 0, 0, 0]).score).toBe(0);
  });

  test.each([
    { given: { isQualified: true, calls: call() }, score: 95, reasons: ['fits', 'call-booked', 'wrote-today'] },
    { given: { lastInboundAt: hoursAgo(200) }, score: 5, reasons: ['told-little', 'no-sign', 'silent'] },
    {
      given: { isQualified: true, asksAboutPaying: true },
      score: 95,
      reasons: ['fits', 'asks-about-paying', 'wrote-today'],
    },
    { given: { isQualified: true, closed: 'closed' as const }, score: 0, reasons: ['closed'] },
    { given: { isQualified: true, closed: 'severe' as const }, score: 0, reasons: ['severe'] },
  ])('$reasons: $score', ({ given, score, reasons }) => {
    expect(scoreLead(lead(given), now)).toMatchObject({ score, reasons });
  });

  test('does not change with what a person is, has or says of their health, in any language', () => {
    const plain = scoreLead(lead({ known: ['goal'] }), now);
    const traits = [
      'name',
      'first name',
      'language',
      'idioma',
      'age',
      'gender',
      'photo',
      'pregnancy',
      'embarazo',
      'schwanger',
      'injuries',
      'injury',
      'illness',
      'diabetes',
      'medication',
      'medical history',
      'obstacle',
      'email',
      'phone',
      'city',
    ];
    for (const trait of traits) expect(scoreLead(lead({ known: ['goal', trait] }), now), trait).toEqual(plain);
    // The same answer counts alike by each of its names.
    for (const name of ['Goal', 'objetivo', 'objectif', 'Ziel', 'obiettivo', 'cel'])
      expect(scoreLead(lead({ known: [name] }), now), name).toEqual(plain);
    expect(factFields).toContain('goal');
  });

  test('is due again exactly when time alone changes it', () => {
    for (const given of [...times, { lastInboundAt: hoursAgo(30), adMessageAt: hoursAgo(40) }]) {
      let at = now;
      const facts = lead(given);
      for (let { score, dueAt } = scoreLead(facts, at); dueAt !== null; { score, dueAt } = scoreLead(facts, at)) {
        expect(scoreLead(facts, new Date(+dueAt - 1)).score).toBe(score);
        at = dueAt;
      }
      expect(scoreLead(facts, new Date(+at + 400 * 24 * 3_600_000)).score).toBe(scoreLead(facts, at).score);
    }
  });
});
