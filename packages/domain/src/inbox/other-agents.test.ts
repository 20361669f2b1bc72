import { describe, expect, test } from 'vitest';
import { findOtherAgent, judgeEvents, type OtherAgentFacts } from './other-agents.ts';

const at = new Date('2026-11-20T12:00:00Z');
const unseen = { messages: 0, chats: 0, lastAt: null };
const seen = (messages: number, chats: number) => ({ messages, chats, lastAt: at });
const facts = (given: Partial<OtherAgentFacts>): OtherAgentFacts => ({
  held: unseen,
  named: unseen,
  fast: unseen,
  apps: [],
  isRouted: null,
  ...given,
});

describe('the clearest sign of another agent', () => {
  test.each<[string, Partial<OtherAgentFacts>, object]>([
    ['nothing was seen, and the platform says nothing', {}, { sign: 'none', chats: 0, lastAt: null }],
    ['each conversation goes to one app', { isRouted: true }, { sign: 'none' }],
    ['every app gets each message', { isRouted: false }, { sign: 'shared' }],
    ['another app is connected', { apps: ['ReplyTool'], isRouted: false }, { sign: 'connected' }],
    ['one quick answer may be a person’s', { fast: seen(1, 1) }, { sign: 'none' }],
    ['two in a row also', { fast: seen(2, 1) }, { sign: 'none' }],
    ['three are no person’s', { fast: seen(3, 1) }, { sign: 'fast', chats: 1, lastAt: at }],
    ['in two conversations neither', { fast: seen(2, 2) }, { sign: 'fast', chats: 2 }],
    ['the platform names it', { named: seen(1, 1), fast: seen(9, 9) }, { sign: 'answers', chats: 1 }],
    ['another app holds a conversation', { held: seen(0, 4), named: seen(1, 1) }, { sign: 'holds', chats: 4 }],
  ])('%s', (_case, given, sign) => {
    expect(findOtherAgent(facts(given))).toMatchObject(sign);
  });
});

describe('whether messages arrive', () => {
  const ago = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
  const judge = (listed: [string, number][] | null, arrived: string[], lastEventAgo: number | null = null) =>
    judgeEvents({
      listed: listed && listed.map(([messageId, minutes]) => ({ messageId, at: ago(minutes) })),
      arrived: new Set(arrived),
      connectedAt: ago(20 * 60),
      lastEventAt: lastEventAgo === null ? null : ago(lastEventAgo),
      now: at,
    });

  test.each<[string, ReturnType<typeof judge>, object]>([
    ['the listed message came', judge([['a', 5]], ['a']), { events: 'fine', missed: 0 }],
    ['one of two did not', judge([['a', 5], ['b', 9]], ['a']), { events: 'missed', missed: 1 }], // prettier-ignore
    ['it may still be on its way', judge([['a', 1]], []), { events: 'none', missed: 0 }],
    ['it is from before the account was connected', judge([['a', 21 * 60]], []), { events: 'none', missed: 0 }],
    ['nobody wrote, but an event came today', judge([], [], 60), { events: 'fine', missed: 0 }],
    ['the list cannot be read', judge(null, []), { events: 'unknown', missed: 0 }],
    ['the list cannot be read, but an event came today', judge(null, [], 60), { events: 'fine', missed: 0 }],
  ])('%s', (_case, judged, expected) => {
    expect(judged).toEqual(expected);
  });
});
