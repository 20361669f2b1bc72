import { expect, test } from 'vitest';
import { decideReply } from './decide-reply.ts';
import { keywordTriggers } from '../triggers/keyword-trigger.ts';
import type { ChatState, InboundMessage, ReplySituation } from './reply-situation.ts';

const now = new Date('2026-11-20T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const pitch = 'Want 10k real followers this week? Only $49, reply YES';
const spam = { kind: 'stay-silent', because: 'spam' };

function message(text: string, changes: Partial<InboundMessage> = {}): InboundMessage {
  return {
    id: text,
    text,
    kind: 'content',
    hasAttachments: false,
    deleted: false,
    receivedAt: secondsAgo(30),
    ...changes,
  };
}

function situation(
  texts: (string | InboundMessage)[],
  chat: Partial<ChatState> = {},
  changes: Partial<ReplySituation> = {},
): ReplySituation {
  return {
    now,
    quietMs: 0,
    bot: { enabled: true },
    agent: {
      triggers: [
        ...keywordTriggers(['COLLAB']),
        { id: 'any', enabled: true, kind: 'any-message' },
        { id: 'ad', enabled: true, kind: 'ad', adIds: [] },
      ],
      reengagements: [],
      delay: { type: 'custom', minutes: 0 },
    },
    planAllowsAutoreplies: true,
    chat: { enabled: true, offReason: null, engaged: false, optedOut: false, otherAppOwnsThread: false, ...chat },
    unanswered: texts.map((each) => (typeof each === 'string' ? message(each) : each)),
    lastInboundAt: secondsAgo(30),
    quietSince: null,
    failedAttempts: 0,
    ...changes,
  };
}

test('a seller is not answered, whether the account is on or no agent is linked', () => {
  expect(decideReply(situation([pitch]))).toEqual(spam);
  expect(decideReply(situation(['hi', pitch]))).toEqual(spam);
  expect(decideReply(situation([pitch], {}, { bot: { enabled: false } }))).toEqual(spam);
  expect(decideReply(situation([pitch], {}, { agent: null }))).toEqual(spam);
});

test('who was greeted by the agent is found out by the next message, but not in a conversation', () => {
  const said = (text: string, from: 'contact' | 'agent') => ({ from, text, at: secondsAgo(90) });
  const recentTurns = [said('hi', 'contact'), said('Hey! What is your goal?', 'agent')];
  expect(decideReply(situation([pitch], { engaged: true }, { recentTurns, quietSince: secondsAgo(90) }))).toEqual(spam);
  const talked = [
    ...recentTurns,
    said('to lose 5 kilos', 'contact'),
    said('By when?', 'agent'),
    said('May', 'contact'),
  ];
  expect(
    decideReply(situation([pitch], { engaged: true }, { recentTurns: talked, quietSince: secondsAgo(90) })),
  ).toMatchObject({ kind: 'reply' });
});

test('who answers the coach, or is known to them, is no seller', () => {
  expect(decideReply(situation([`collab? ${pitch}`]))).toMatchObject({ kind: 'reply', keyword: 'COLLAB' });
  expect(decideReply(situation([message(pitch, { entry: { adId: '7' } })]))).toMatchObject({ kind: 'reply' });
  expect(decideReply(situation([pitch], { knownContact: true }))).toMatchObject({ kind: 'reply' });
  expect(
    decideReply(situation([message(pitch, { imported: true }), 'how much is it?'], { engaged: true })),
  ).toMatchObject({
    kind: 'reply',
  });
});

test('words of danger are never spam', () => {
  expect(decideReply(situation([pitch, 'i want to kill myself']))).toMatchObject({ kind: 'hand-over', severe: true });
  expect(decideReply(situation(['i want to kill myself'], { spam: 'detected' }))).toMatchObject({ severe: true });
});

test('it stays spam whatever they write next, until they answer the coach', () => {
  expect(decideReply(situation(['hello?'], { spam: 'detected' }))).toEqual(spam);
  expect(decideReply(situation(['COLLAB'], { spam: 'detected' }))).toMatchObject({ kind: 'reply' });
  expect(decideReply(situation(['COLLAB'], { spam: 'marked' }))).toEqual(spam);
});

test('a wish to be left alone is obeyed, and not confirmed to a seller', () => {
  expect(decideReply(situation(['stop'], { spam: 'detected', engaged: true }))).toEqual({
    kind: 'stay-silent',
    because: 'opted-out',
  });
});
