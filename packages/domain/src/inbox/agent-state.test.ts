import { describe, expect, test } from 'vitest';
import { decideReply } from '../autoreply/decision/decide-reply.ts';
import type { OffReason, ReplySituation } from '../autoreply/decision/reply-situation.ts';
import { agentStateOf, sleepsFrom, type AgentStateFacts } from './agent-state.ts';
import { keywordTriggers } from '../autoreply/triggers/keyword-trigger.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const dayMs = 24 * 3_600_000;
const both = [true, false];
const offReasons: (OffReason | null)[] = [null, 'coach-toggle', 'takeover', 'hand-over', 'finished'];

type Standing = Pick<
  AgentStateFacts,
  'accountEnabled' | 'offReason' | 'hasAgent' | 'engaged' | 'optedOut' | 'otherAppOwnsThread' | 'isLost'
> & { quietDays: number };

const standings: Standing[] = both.flatMap((accountEnabled) =>
  offReasons.flatMap((offReason) =>
    both.flatMap((hasAgent) =>
      both.flatMap((engaged) =>
        both.flatMap((optedOut) =>
          both.flatMap((otherAppOwnsThread) =>
            both.flatMap((isLost) =>
              [1, 8].map((quietDays) => ({
                accountEnabled,
                offReason,
                hasAgent,
                engaged,
                optedOut,
                otherAppOwnsThread,
                isLost,
                quietDays,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

function factsOf({ quietDays, ...standing }: Standing): AgentStateFacts {
  const lastActivityAt = ago(quietDays * dayMs);
  return {
    ...standing,
    now,
    chatEnabled: standing.offReason === null,
    takenOver: standing.offReason === 'takeover',
    isSpam: false,
    sleepsFrom: sleepsFrom({ lastActivityAt, handedBackAt: null, isAwaiting: false, foundDormantAt: null }),
    pending: 'none',
  };
}

/** Returns the same chat after the contact wrote something without a keyword. */
function situationOf(standing: Standing): ReplySituation {
  const receivedAt = ago(10_000);
  return {
    now,
    quietMs: 4_000,
    bot: { enabled: standing.accountEnabled },
    agent: standing.hasAgent
      ? {
          triggers: keywordTriggers(['shred']),
          reengagements: keywordTriggers(['back']),
          delay: { type: 'custom', minutes: 0 },
        }
      : null,
    planAllowsAutoreplies: true,
    chat: {
      enabled: standing.offReason === null,
      offReason: standing.offReason,
      engaged: standing.engaged,
      optedOut: standing.optedOut,
      otherAppOwnsThread: standing.otherAppOwnsThread,
    },
    unanswered: [
      { id: 'm1', text: 'how much is it?', kind: 'content', hasAttachments: false, deleted: false, receivedAt },
    ],
    lastInboundAt: receivedAt,
    quietSince: ago(standing.quietDays * dayMs),
    failedAttempts: 0,
  };
}

describe('what the agent does in a chat', () => {
  test('is "on" exactly where the rules answer a message without a keyword', () => {
    for (const standing of standings) {
      const answers = decideReply(situationOf(standing)).kind === 'reply';
      expect({ ...standing, on: agentStateOf(factsOf(standing)) === 'on' }).toEqual({ ...standing, on: answers });
    }
  });

  test('is "waits for a keyword" only where a keyword would be answered', () => {
    for (const standing of standings.filter((one) => agentStateOf(factsOf(one)) === 'waits-for-keyword')) {
      const situation = situationOf(standing);
      const unanswered = situation.unanswered.map((message) => ({ ...message, text: 'SHRED please' }));
      expect(decideReply({ ...situation, unanswered }), JSON.stringify(standing)).toMatchObject({ kind: 'reply' });
    }
  });

  test.each<[string, Partial<AgentStateFacts>, string]>([
    ['a person took it over, though they asked to stop', { takenOver: true, optedOut: true }, 'taken-over'],
    ['they asked to stop', { optedOut: true }, 'stopped'],
    ['they are taken for a seller, and an answer waited', { isSpam: true, pending: 'soon' }, 'spam'],
    ['they asked to stop and wrote a trigger since', { optedOut: true, pending: 'soon' }, 'waiting'],
    ['a friend whom the coach marked as lost', { engaged: false, isLost: true }, 'not-a-lead'],
    [
      'the agent ended it, for they want nothing',
      { chatEnabled: false, offReason: 'finished', isLost: true },
      'not-a-lead',
    ],
    ['the agent ended it', { chatEnabled: false, offReason: 'finished' }, 'off'],
    ['the whole account is off', { accountEnabled: false, engaged: false }, 'off'],
    ['no keyword was written yet', { engaged: false }, 'waits-for-keyword'],
    ['an answer is about to come', { pending: 'soon' }, 'waiting'],
    ['an answer is held back', { pending: 'held' }, 'delayed'],
  ])('%s', (_, given, expected) => {
    const facts = factsOf({
      accountEnabled: true,
      offReason: null,
      hasAgent: true,
      engaged: true,
      optedOut: false,
      otherAppOwnsThread: false,
      isLost: false,
      quietDays: 1,
    });
    expect(agentStateOf({ ...facts, ...given })).toBe(expected);
  });
});

describe('when the agent needs a keyword again', () => {
  const chat = { lastActivityAt: ago(6 * dayMs), handedBackAt: null, isAwaiting: false, foundDormantAt: null };

  test('a week after the newest message, or after the coach gave it the chat', () => {
    expect(sleepsFrom(chat)).toEqual(new Date(now.getTime() + dayMs));
    expect(sleepsFrom({ ...chat, handedBackAt: now })).toEqual(new Date(now.getTime() + 7 * dayMs));
    expect(sleepsFrom({ ...chat, lastActivityAt: null })).toBeNull();
  });

  test('with something unanswered: not, unless that was found to need one', () => {
    expect(sleepsFrom({ ...chat, isAwaiting: true })).toBeNull();
    expect(sleepsFrom({ ...chat, isAwaiting: true, foundDormantAt: ago(dayMs) })).toEqual(ago(dayMs));
  });
});
