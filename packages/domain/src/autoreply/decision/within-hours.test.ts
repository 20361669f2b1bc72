import { expect, test } from 'vitest';
import { keywordTriggers } from '../triggers/keyword-trigger.ts';
import { decideReply } from './decide-reply.ts';
import type { AgentRules, ChatState, InboundMessage, ReplySituation } from './reply-situation.ts';

const open = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00', zone: 'UTC' };
const waits: AgentRules = {
  triggers: keywordTriggers(['SHRED']),
  reengagements: keywordTriggers(['BACK']),
  delay: { type: 'custom', minutes: 0 },
  activeHours: { ...open, outside: 'wait' },
};
const rests: AgentRules = { ...waits, activeHours: { ...open, outside: 'silent' } };

function message(text: string, receivedAt: string): InboundMessage {
  const base = { kind: 'content', hasAttachments: false, deleted: false } as const;
  return { ...base, id: text, text, receivedAt: new Date(receivedAt) };
}

/** Returns what is decided at an instant about a new contact's messages; the newest opened the window. */
function decide(agent: AgentRules, now: string, unanswered: InboundMessage[], chat: Partial<ChatState> = {}) {
  const situation: ReplySituation = {
    now: new Date(now),
    quietMs: 4000,
    bot: { enabled: true },
    agent,
    planAllowsAutoreplies: true,
    unanswered,
    lastInboundAt: unanswered.at(-1)!.receivedAt,
    quietSince: null,
    failedAttempts: 0,
    chat: { enabled: true, offReason: null, engaged: false, optedOut: false, otherAppOwnsThread: false, ...chat },
  };
  return decideReply(situation);
}

const resting = { kind: 'stay-silent', because: 'outside-active-hours' };
// A Thursday.
const evening = message('SHRED', '2026-11-19T20:00:00Z');
const friday = message('SHRED', '2026-11-20T20:00:00Z');

test('a trigger in the evening waits for the morning, and is answered then', () => {
  const until = new Date('2026-11-20T09:00:00Z');
  const waiting = { kind: 'wait', until, because: 'outside-active-hours', keyword: 'SHRED' };
  expect(decide(waits, '2026-11-19T20:00:01Z', [evening])).toEqual(waiting);
  expect(decide(waits, '2026-11-20T08:59:59Z', [evening])).toEqual(waiting);
  expect(decide(waits, '2026-11-20T09:00:00Z', [evening])).toMatchObject({ kind: 'reply', keyword: 'SHRED' });
});

test('a delay that ends after closing waits for the morning, too', () => {
  const slow: AgentRules = { ...waits, delay: { type: 'custom', minutes: 60 } };
  const late = message('SHRED', '2026-11-19T16:30:00Z');
  const until = new Date('2026-11-20T09:00:00Z');
  expect(decide(slow, '2026-11-19T16:31:00Z', [late])).toMatchObject({ kind: 'wait', until });
});

test('a delay that ends after the opening is a delay', () => {
  const slow: AgentRules = { ...waits, delay: { type: 'custom', minutes: 60 } };
  const early = message('SHRED', '2026-11-20T08:30:00Z');
  const until = new Date('2026-11-20T09:30:00Z');
  expect(decide(slow, '2026-11-20T08:31:00Z', [early])).toMatchObject({ kind: 'wait', because: 'delay', until });
});

test('an opening after the window is no use: the agent stays silent', () => {
  expect(decide(waits, '2026-11-20T20:01:00Z', [friday])).toEqual(resting);
});

test('whoever writes again when the agent is active is answered about everything', () => {
  const monday = message('hello?', '2026-11-23T10:00:00Z');
  expect(decide(waits, '2026-11-23T10:01:00Z', [friday, monday])).toMatchObject({
    kind: 'reply',
    to: ['SHRED', 'hello?'],
  });
});

test('where it stays silent outside the hours, what came then fires nothing later either', () => {
  expect(decide(rests, '2026-11-19T20:01:00Z', [evening])).toEqual(resting);
  expect(decide(rests, '2026-11-20T10:00:00Z', [evening])).toEqual(resting);
  const again = message('shred!', '2026-11-20T10:00:00Z');
  expect(decide(rests, '2026-11-20T10:01:00Z', [evening, again])).toMatchObject({ kind: 'reply' });
});

test('a conversation that the agent has goes on at any hour', () => {
  const answer = message('about 5 kilos', '2026-11-19T20:00:00Z');
  const decision = decide(rests, '2026-11-19T20:01:00Z', [answer], { engaged: true });
  expect(decision).toMatchObject({ kind: 'reply', because: 'conversation-goes-on' });
});

test('a re-engagement keyword keeps to the hours like any trigger', () => {
  const back = message('back', '2026-11-19T20:00:00Z');
  const finished = { engaged: true, enabled: false, offReason: 'finished' } as const;
  expect(decide(waits, '2026-11-19T20:01:00Z', [back], finished)).toMatchObject({
    kind: 'wait',
    because: 'outside-active-hours',
  });
  expect(decide(rests, '2026-11-19T20:01:00Z', [back], finished)).toEqual(resting);
});

test('a stop and whatever needs a person are heard at any hour', () => {
  const wish = [evening, message('i want a human', '2026-11-19T20:00:02Z')];
  expect(decide(rests, '2026-11-19T20:01:00Z', wish)).toMatchObject({ kind: 'hand-over' });
  const stop = message('stop', '2026-11-19T20:00:00Z');
  expect(decide(rests, '2026-11-19T20:01:00Z', [stop], { engaged: true })).toEqual({ kind: 'opt-out' });
});
