import { expect, test } from 'vitest';
import type { ReplyDecision } from '../decision/reply-decision.ts';
import type { ReplySituation } from '../decision/reply-situation.ts';
import { whileUnknown } from './while-unknown.ts';

const now = new Date('2026-11-20T12:00:00Z');
const agoMs = (ms: number) => new Date(now.getTime() - ms);

function situation(awaitsHandle: boolean, waitedMs = 4_000): ReplySituation {
  const receivedAt = agoMs(waitedMs);
  return {
    now,
    quietMs: 4_000,
    bot: { enabled: true },
    agent: null,
    planAllowsAutoreplies: true,
    chat: { enabled: true, offReason: null, engaged: false, optedOut: false, otherAppOwnsThread: false, awaitsHandle },
    unanswered: [{ id: 'a', text: 'hi', kind: 'content', hasAttachments: false, deleted: false, receivedAt }],
    quietSince: null,
    failedAttempts: 0,
    lastInboundAt: receivedAt,
    adMessageAt: null,
    windowRefusedAt: null,
    beganWithComment: false,
  };
}

const reply: ReplyDecision = { kind: 'reply', to: ['a'], because: 'trigger-keyword', keyword: 'SHRED' };

test('nothing is said to someone who may be on the never list', () => {
  const waits = { kind: 'wait', because: 'unknown-contact' };
  expect(whileUnknown(reply, situation(true))).toMatchObject({ ...waits, keyword: 'SHRED' });
  expect(whileUnknown({ kind: 'opt-out' }, situation(true))).toMatchObject(waits);
  expect(whileUnknown({ kind: 'hand-over', because: 'anger' }, situation(true))).toMatchObject(waits);
  expect(whileUnknown(reply, situation(false))).toBe(reply);
});

test('what is severe, and what says nothing, goes on', () => {
  const others: ReplyDecision[] = [
    { kind: 'hand-over', because: 'red-flag', severe: true },
    { kind: 'stay-silent', because: 'no-keyword' },
    { kind: 'wait', until: now, because: 'burst', keyword: null },
  ];
  for (const decision of others) expect(whileUnknown(decision, situation(true))).toBe(decision);
});

test('it looks again soon, and more rarely the longer the platform is silent', () => {
  const pauses = [4_000, 60_000, 10 * 3_600_000].map((waitedMs) => {
    const decision = whileUnknown(reply, situation(true, waitedMs));
    return decision.kind === 'wait' ? decision.until.getTime() - now.getTime() : null;
  });
  expect(pauses).toEqual([3_000, 15_000, 600_000]);
});
