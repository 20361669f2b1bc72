import { expect, test } from 'vitest';
import { intentQuestion, type IntentTrigger } from './intent-trigger.ts';
import { matchTrigger } from './match-trigger.ts';
import type { Trigger } from './trigger.ts';
import type { TriggerEvent, TriggerFacts } from './trigger-event.ts';

const plan: IntentTrigger = { id: 'plan', enabled: true, kind: 'intent', description: 'wants a training plan' };
const price: IntentTrigger = { id: 'price', enabled: true, kind: 'intent', description: 'asks what coaching costs' };
const shred: Trigger = { kind: 'keyword', words: ['SHRED'] };
const facts: TriggerFacts = { beforeConnection: false, isNewContact: false, newContactsOnly: false };
const say = (text: string): TriggerEvent => ({ kind: 'message', text });
const spoken = (fits: string | null): Partial<TriggerFacts> => ({ intent: { key: 'k', fits } });

test.each<[string, TriggerEvent, IntentTrigger, Partial<TriggerFacts>, string]>([
  ['what the model was not asked about', say('hi'), plan, {}, 'not-asked'],
  ['what the model says fits', say('hi'), plan, spoken('plan'), 'fired'],
  ['what fits another', say('hi'), plan, spoken('price'), 'intent-unlike'],
  ['what fits none', say('hi'), plan, spoken(null), 'intent-unlike'],
  ['a name that no trigger has', say('hi'), plan, spoken('nothing'), 'intent-unlike'],
  ['a trigger that is off', say('hi'), { ...plan, enabled: false }, spoken('plan'), 'off'],
  ['a heart', say('❤️'), plan, spoken('plan'), 'only-signs'],
  ['a picture', say(''), plan, spoken('plan'), 'only-signs'],
  [
    'what was said before the connection',
    say('hi'),
    plan,
    { ...spoken('plan'), beforeConnection: true },
    'before-connection',
  ],
  [
    'somebody known, where new ones alone count',
    say('hi'),
    plan,
    { ...spoken('plan'), newContactsOnly: true },
    'known-contact',
  ],
  [
    'a comment, whatever the model says',
    { kind: 'comment', text: 'I want a plan', postIds: [], isReply: false },
    plan,
    spoken('plan'),
    'not-for-comments',
  ],
])('%s', (_case, event, trigger, known, outcome) => {
  const { fired, missed } = matchTrigger(event, [trigger], { ...facts, ...known });
  expect(fired === null ? missed[0]?.because : 'fired').toBe(outcome);
});

test('a rule fires before an intent, wherever each stands, and the intent was not asked about', () => {
  for (const triggers of [
    [plan, shred],
    [shred, plan],
  ]) {
    const { fired, missed } = matchTrigger(say('SHRED plan'), triggers, { ...facts, ...spoken('plan') });
    expect(fired).toMatchObject({ trigger: shred });
    expect(missed).toEqual([{ trigger: plan, because: 'not-asked' }]);
  }
});

test('of several intents the one that fits fires, and the reasons stay in the order of the list', () => {
  expect(matchTrigger(say('how much?'), [plan, shred, price], { ...facts, ...spoken('price') })).toEqual({
    fired: { trigger: price },
    missed: [
      { trigger: plan, because: 'intent-unlike' },
      { trigger: shred, because: 'no-word' },
    ],
  });
});

test('a question has all intents that are on, and the same key for the same words alone', () => {
  const off = { ...price, enabled: false };
  const another = { ...plan, description: 'wants another plan' };
  const question = intentQuestion(' Got a plan? ', [shred, plan, off])!;
  expect(question).toMatchObject({ text: 'Got a plan?', intents: [{ id: 'plan', description: plan.description }] });
  expect(intentQuestion('Got a plan?', [plan])?.key).toBe(question.key);
  for (const other of [
    intentQuestion('Got a plan', [plan]),
    intentQuestion('Got a plan?', [plan, price]),
    intentQuestion('Got a plan?', [another]),
  ])
    expect(other?.key).not.toBe(question.key);
});

test('nothing is asked without words or without an intent', () => {
  const off = { ...plan, enabled: false };
  expect(intentQuestion('🔥🔥', [plan])).toBeNull();
  expect(intentQuestion('Got a plan?', [shred, off])).toBeNull();
});

test('of a long text its two ends are asked about', () => {
  const { text } = intentQuestion(`begin ${'x'.repeat(50_000)} end`, [plan])!;
  expect(text.length).toBeLessThan(2_100);
  expect(text).toMatch(/^begin .* end$/s);
});
