import { expect, test } from 'vitest';
import { intentQuestion, type IntentTrigger } from '../triggers/intent-trigger.ts';
import { keywordTriggers } from '../triggers/keyword-trigger.ts';
import type { Trigger } from '../triggers/trigger.ts';
import { maxAnswersPerHour } from './answer-caps.ts';
import { decideReply } from './decide-reply.ts';
import type { AgentRules, InboundMessage, ReplySituation } from './reply-situation.ts';

const start = Date.UTC(2026, 2, 10, 12);
const second = 1000;
const hour = 3_600_000;
const quietMs = 4 * second;
const plan: IntentTrigger = { id: 'plan', enabled: true, kind: 'intent', description: 'wants a training plan' };
const words = keywordTriggers(['Shred']);

function message(text: string, seconds = 0, changes: Partial<InboundMessage> = {}): InboundMessage {
  const receivedAt = new Date(start + seconds * second);
  return {
    id: `${text}@${seconds}`,
    text,
    kind: 'content',
    hasAttachments: false,
    deleted: false,
    receivedAt,
    ...changes,
  };
}

/** One of the facts that keep the model from being asked, or nothing. */
const obstacles: Record<string, Partial<ReplySituation>> = {
  'nothing against it': {},
  'the account is off': { bot: { enabled: false } },
  'no agent': { agent: null },
  'no plan': { planAllowsAutoreplies: false },
  'the window is closed': { lastInboundAt: new Date(start - 24 * hour) },
  'a past full of answers': { answersGiven: { lastHour: maxAnswersPerHour, sincePerson: 0 } },
  'it failed twice': { failedAttempts: 2 },
};
const chatsOf: Record<string, Partial<ReplySituation['chat']>> = {
  'not taken up': {},
  'taken up': { engaged: true },
  'taken over': { enabled: false, offReason: 'takeover' },
  'switched off': { enabled: false, offReason: 'coach-toggle' },
  'asked to stop': { optedOut: true },
  'on the never list': { neverAnswered: true },
  'of another app': { otherAppOwnsThread: true },
};
const spoken: Record<string, InboundMessage[]> = {
  'words that no rule knows': [message('could you make me a plan')],
  'two messages': [message('could you make me'), message('a plan?', 3)],
  'a keyword too': [message('a plan'), message('shred', 2)],
  'only signs': [message('🔥')],
  'a picture': [message('', 0, { hasAttachments: true })],
  'something that was unsent': [message('a plan', 0, { deleted: true })],
  'something from before the connection': [message('a plan', 0, { imported: true })],
  danger: [message('i want to kill myself')],
  'a matter for a person': [message('you charged me twice!!')],
  'a stop': [message('a plan'), message('stop', 1)],
  'a note of absence': [message('Thanks for your message! We will get back to you as soon as possible.')],
};
const hoursOf = (outside: 'wait' | 'silent', from: string, to: string) => ({
  days: [],
  from,
  to,
  outside,
  zone: 'UTC',
});
const agents: Record<string, Partial<AgentRules>> = {
  'at any hour': {},
  'within its hours': { activeHours: hoursOf('silent', '09:00', '17:00') },
  'hours that begin later': { activeHours: hoursOf('wait', '18:00', '20:00') },
  'silent hours that begin later': { activeHours: hoursOf('silent', '18:00', '20:00') },
  'new contacts only': { newContactsOnly: true },
  'without an intent': { triggers: words },
  'an intent that is off': { triggers: [...words, { ...plan, enabled: false }] },
};

type Case = { names: string[]; situation: ReplySituation };

/** Each obstacle and each standing of the chat on its own. */
const circumstances = [
  ...Object.keys(obstacles).map((obstacle) => [obstacle, 'not taken up'] as const),
  ...Object.keys(chatsOf)
    .slice(1)
    .map((standing) => ['nothing against it', standing] as const),
];

function* everyCase(): Generator<Case> {
  for (const [obstacle, standing] of circumstances)
    for (const [text, unanswered] of Object.entries(spoken))
      for (const [kind, rules] of Object.entries(agents))
        for (const answer of [undefined, 'plan', null, 'gone'])
          for (const elapsed of [0, quietMs, 10 * 60 * second]) {
            const triggers: Trigger[] = rules.triggers ?? [plan, ...words];
            const texts = unanswered.map((one) => one.text);
            const key = intentQuestion(texts.join('\n'), triggers)?.key ?? 'none';
            yield {
              names: [obstacle, standing, text, kind, `said ${answer}`, `after ${elapsed}`],
              situation: {
                now: new Date(unanswered.at(-1)!.receivedAt.getTime() + elapsed),
                quietMs,
                bot: { enabled: true },
                agent: { reengagements: [], delay: { type: 'custom', minutes: 0 }, ...rules, triggers },
                planAllowsAutoreplies: true,
                chat: {
                  enabled: true,
                  offReason: null,
                  engaged: false,
                  optedOut: false,
                  otherAppOwnsThread: false,
                  ...chatsOf[standing],
                },
                unanswered,
                lastInboundAt: new Date(start),
                // Somebody who wrote a minute ago is not a new contact.
                quietSince: new Date(start - 60 * second),
                failedAttempts: 0,
                ...obstacles[obstacle],
                ...(answer === undefined ? {} : { intentAnswers: [{ key, fits: answer, at: new Date(start) }] }),
              },
            };
          }
}

const askable = new Set(['words that no rule knows', 'two messages']);
const open = new Set(['at any hour', 'within its hours']);

test('the model is asked exactly where nothing else decides and nothing speaks against an answer', () => {
  let cases = 0;
  for (const { names, situation } of everyCase()) {
    cases += 1;
    const [obstacle, standing, text, kind, answer, after] = names as [string, string, string, string, string, string];
    const isFree = obstacle === 'nothing against it' && standing === 'not taken up' && askable.has(text);
    const decision = decideReply(situation);
    const mayAsk = isFree && open.has(kind) && answer === 'said undefined';
    expect([decision.kind === 'ask-intent', names]).toEqual([mayAsk && after !== 'after 0', names]);
    if (mayAsk && after === 'after 0')
      expect(decision).toMatchObject({ kind: 'wait', because: 'burst', keyword: null });
    if (isFree && kind === 'hours that begin later' && answer === 'said undefined')
      expect(decision).toMatchObject({ kind: 'wait', because: 'outside-active-hours' });
    // An intent answers only where the model said that it fits; a rule never needs the model.
    const byIntent = decision.kind === 'reply' && decision.because === 'trigger-intent';
    const fits = isFree && open.has(kind) && answer === 'said plan' && after !== 'after 0';
    expect([byIntent, names]).toEqual([fits, names]);
    if (byIntent) expect(decision).toMatchObject({ trigger: 'plan', keyword: null });
    // Whatever the model said, it silences nothing and ends nothing.
    if (answer !== 'said plan' && answer !== 'said undefined') {
      const { intentAnswers: _, ...unasked } = situation;
      const without = decideReply(unasked);
      const isSame = without.kind !== 'ask-intent' && (without.kind !== 'wait' || text === 'a keyword too');
      if (isSame) expect([decision, names]).toEqual([without, names]);
    }
  }
  expect(cases).toBe(13 * 11 * 7 * 4 * 3);
});

const asks = (unanswered: InboundMessage[], more: Partial<ReplySituation> = {}) =>
  decideReply({
    now: new Date(start + hour),
    quietMs,
    bot: { enabled: true },
    agent: { triggers: [plan], reengagements: [], delay: { type: 'custom', minutes: 0 } },
    planAllowsAutoreplies: true,
    chat: { enabled: true, offReason: null, engaged: false, optedOut: false, otherAppOwnsThread: false },
    unanswered,
    lastInboundAt: unanswered.at(-1)!.receivedAt,
    quietSince: null,
    failedAttempts: 0,
    ...more,
  });
const textAsked = (unanswered: InboundMessage[]) => {
  const decision = asks(unanswered);
  return decision.kind === 'ask-intent' ? decision.question.text : null;
};

test('what was written in one go is asked about together, each text once; what is older is not', () => {
  expect(textAsked([message('nice reel'), message('hi', 1200), message('hi', 1210), message('a plan?', 1220)])).toBe(
    'hi\na plan?',
  );
});

test('an answer stands while more is written, and ends with an edit of what it was about', () => {
  const first = message('a plan?');
  const key = intentQuestion('a plan?', [plan])!.key;
  const intentAnswers = [{ key, fits: 'plan', at: new Date(start) }];
  expect(asks([first, message('please', 2)], { intentAnswers })).toMatchObject({ because: 'trigger-intent' });
  expect(asks([{ ...first, text: 'a plane?' }, message('please', 2)], { intentAnswers })).toMatchObject({
    kind: 'ask-intent',
  });
  expect(asks([{ ...first, deleted: true }, message('please', 2)], { intentAnswers })).toMatchObject({
    kind: 'ask-intent',
  });
});

test('danger hands the chat over although the model said that the words fit', () => {
  const text = 'a plan to kill myself';
  const intentAnswers = [{ key: intentQuestion(text, [plan])!.key, fits: 'plan', at: new Date(start) }];
  expect(asks([message(text)], { intentAnswers })).toMatchObject({ kind: 'hand-over', severe: true });
});

test('about one contact the model is asked ten times an hour at most', () => {
  const asked = (count: number, minutesAgo: number) => ({
    intentAnswers: Array.from({ length: count }, (_, nth) => {
      return { key: `k${nth}`, fits: null, at: new Date(start + hour - minutesAgo * 60 * second) };
    }),
  });
  expect(asks([message('a plan?')], asked(9, 59))).toMatchObject({ kind: 'ask-intent' });
  expect(asks([message('a plan?')], asked(10, 59))).toMatchObject({ kind: 'stay-silent', because: 'no-keyword' });
  expect(asks([message('a plan?')], asked(10, 60))).toMatchObject({ kind: 'ask-intent' });
});
