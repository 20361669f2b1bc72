import { expect, test } from 'vitest';
import { dangerQuestion, dangerWords, type DangerWord } from '../../safety/danger-question.ts';
import { safetyCategories } from '../../safety/safety-categories.ts';
import { whilePaused } from '../pacing/pause.ts';
import { keywordTriggers } from '../triggers/keyword-trigger.ts';
import { maxDangerQuestionsPerHour } from './answer-caps.ts';
import { decideReply } from './decide-reply.ts';
import { findDanger } from './hand-over-rules.ts';
import { heldBack } from './held-back.ts';
import type { InboundMessage, ReplySituation } from './reply-situation.ts';

const start = Date.UTC(2026, 2, 10, 12);
const second = 1000;
const minute = 60 * second;
const now = new Date(start + minute);

/** Looks like a medical emergency to the rules, which are not sure of it. */
const doubtful = 'my heart skips a beat when i see your results';
const sure = 'i want to kill myself';

function message(text: string, seconds = 0, changes: Partial<InboundMessage> = {}): InboundMessage {
  const receivedAt = new Date(start + seconds * second);
  const common = { kind: 'content' as const, hasAttachments: false, deleted: false };
  return { id: `${text}@${seconds}`, text, ...common, receivedAt, ...changes };
}

const situationWith = (unanswered: InboundMessage[], more: Partial<ReplySituation> = {}): ReplySituation => ({
  now,
  quietMs: 4 * second,
  bot: { enabled: true },
  agent: { triggers: keywordTriggers(['shred']), reengagements: [], delay: { type: 'custom', minutes: 0 } },
  planAllowsAutoreplies: true,
  chat: { enabled: true, offReason: null, engaged: true, optedOut: false, otherAppOwnsThread: false },
  unanswered,
  lastInboundAt: new Date(start),
  quietSince: new Date(start - minute),
  failedAttempts: 0,
  ...more,
});
const decide = (unanswered: InboundMessage[], more: Partial<ReplySituation> = {}) =>
  decideReply(situationWith(unanswered, more));
const spoken = (text: string, says: DangerWord | null, at = new Date(start)) => ({
  dangerAnswers: [{ key: dangerQuestion(text).key, says, at }],
});
/** What was decided before models were asked: the matter in doubt counts. */
const handedOver = { kind: 'hand-over', because: 'red-flag', severe: true, finding: { line: 'rules' } };

test('these words are in doubt, and those are not', () => {
  expect(findDanger(doubtful, now)).toMatchObject({ finding: { category: 'medical-emergency' }, isCertain: false });
  expect(findDanger(sure, now)).toMatchObject({ isCertain: true });
});

test('a wish for silence in doubt is asked about, and obeyed unless a model clears it', () => {
  const maybe = 'pls dont take me off the list i still want the spot!';
  expect(decide([message(maybe)])).toEqual({ kind: 'ask-danger', question: dangerQuestion(maybe) });
  for (const says of ['stop', 'anger', null] as const)
    expect([says, decide([message(maybe)], spoken(maybe, says))]).toEqual([says, { kind: 'opt-out' }]);
  for (const says of ['none', 'past', 'machine'] as const)
    expect([says, decide([message(maybe)], spoken(maybe, says)).kind]).toEqual([says, 'reply']);
  // What is sure is obeyed at once, also next to a doubt, and so is a doubt where nobody is asked.
  expect(decide([message('stop messaging me'), message(maybe, 1)])).toEqual({ kind: 'opt-out' });
  const off = {
    enabled: false,
    offReason: 'takeover',
    engaged: true,
    optedOut: false,
    otherAppOwnsThread: false,
  } as const;
  expect(decide([message(maybe)], { chat: off })).toEqual({ kind: 'stay-silent', because: 'opted-out' });
});

test('whether a machine writes is asked about where that is in doubt, and never hands over', () => {
  const maybe = 'is there a pulse at the other end of the line';
  expect(decide([message(maybe)])).toEqual({ kind: 'ask-danger', question: dangerQuestion(maybe) });
  for (const says of ['machine', 'none', null] as const)
    expect([says, decide([message(maybe)], spoken(maybe, says)).kind]).toEqual([says, 'reply']);
  expect(decide([message('are you a bot?')])).toMatchObject({ kind: 'reply' });
});

test('who is said to ask only that is no less in danger', () => {
  expect(decide([message(doubtful)], spoken(doubtful, 'machine'))).toMatchObject(handedOver);
});

test('what is sure goes to the coach at once; what is in doubt is asked about at once, before anybody is quiet', () => {
  expect(decide([message(sure)])).toMatchObject({ kind: 'hand-over', severe: true });
  const { text, key } = dangerQuestion(doubtful);
  expect(decide([message(doubtful)], { now: new Date(start) })).toEqual({
    kind: 'ask-danger',
    question: { text, key },
  });
});

test('a clear no lets the talk go on as if nothing had been seen', () => {
  expect(decide([message(doubtful)], spoken(doubtful, 'none'))).toMatchObject({
    kind: 'reply',
    because: 'conversation-goes-on',
  });
});

test('no answer, or none of the words, hands the chat over as the matter that is in doubt', () => {
  expect(decide([message(doubtful)], spoken(doubtful, null))).toMatchObject(handedOver);
});

test.each(safetyCategories.filter((category) => category !== 'stop'))(
  'a model that names %s hands the chat over as that',
  (category) => {
    const decision = decide([message(doubtful)], spoken(doubtful, category));
    const line = category === 'medical-emergency' ? 'rules' : 'judgement';
    expect(decision).toMatchObject({ kind: 'hand-over', finding: { category, line } });
  },
);

test('no word of a model clears what is sure', () => {
  for (const word of [...dangerWords, null])
    expect(decide([message(sure)], spoken(sure, word))).toMatchObject({ kind: 'hand-over', severe: true });
});

test('a model that clears one message of a burst clears no other one that is sure', () => {
  const burst = `${doubtful}\ni want a human`;
  const messages = [message(doubtful), message('i want a human', 2)];
  expect(decide(messages)).toMatchObject({ kind: 'ask-danger' });
  expect(decide(messages, spoken(burst, 'none'))).toMatchObject({ kind: 'hand-over', because: 'asked-for-human' });
});

test('an answer counts for the words that it was about and no others', () => {
  const more = [message(doubtful), message('haha', 2)];
  expect(decide(more, spoken(doubtful, 'none'))).toMatchObject({ kind: 'ask-danger' });
  expect(decide([message(`so ${doubtful}`)], spoken(doubtful, 'none'))).toMatchObject({ kind: 'ask-danger' });
  expect(decide(more, spoken(`${doubtful}\nhaha`, 'none'))).toMatchObject({ kind: 'reply' });
});

test('words that the coach saw are not asked about again', () => {
  const seen = { enabled: true, offReason: null, engaged: true, optedOut: false, otherAppOwnsThread: false };
  const handedBackAt = new Date(start + second);
  expect(decide([message(doubtful)], { chat: { ...seen, handedBackAt } })).toMatchObject({ kind: 'reply' });
});

test.each<[string, InboundMessage[], Partial<ReplySituation>, object]>([
  ['the account is off', [message(doubtful)], { bot: { enabled: false } }, { because: 'bot-disabled' }],
  ['no plan', [message(doubtful)], { planAllowsAutoreplies: false }, { because: 'plan' }],
  ['a friend', [message(doubtful)], { chat: { ...situationWith([]).chat, engaged: false } }, { because: 'no-keyword' }],
  ['a stop', [message(doubtful), message('stop', 1)], {}, { kind: 'opt-out' }],
  [
    'a machine',
    [message('Thanks for your message! We will get back to you as soon as possible.')],
    {},
    { because: 'auto-responder' },
  ],
])('nobody is asked where nothing would be said anyway: %s', (_case, unanswered, more, expected) => {
  expect(decide(unanswered, more)).toMatchObject(expected);
});

test('a pause or a model that is down holds no question back: somebody may be in danger', () => {
  const decision = decide([message(doubtful)]);
  const until = new Date(start + 60 * minute);
  expect(whilePaused(decision, { by: 'chat', until }, { lastInboundAt: new Date(start) })).toEqual(decision);
  expect(heldBack(decision, { because: 'model-down', until }, { lastInboundAt: new Date(start) })).toEqual(decision);
});

test('after twenty questions in an hour doubtful words count as they did before', () => {
  const asked = (count: number, at: Date) => ({
    dangerAnswers: Array.from({ length: count }, (_, nth) => ({ key: `k${nth}`, says: 'none' as const, at })),
  });
  const hourAgo = new Date(now.getTime() - 60 * minute);
  expect(maxDangerQuestionsPerHour).toBe(20);
  expect(decide([message(doubtful)], asked(19, now))).toMatchObject({ kind: 'ask-danger' });
  expect(decide([message(doubtful)], asked(20, now))).toMatchObject(handedOver);
  expect(decide([message(doubtful)], asked(20, hourAgo))).toMatchObject({ kind: 'ask-danger' });
});
