import { describe, expect, test } from 'vitest';
import { keywordTriggers } from '../autoreply/triggers/keyword-trigger.ts';
import type { CommentTrigger } from '../autoreply/triggers/comment-trigger.ts';
import { choosePublicReply } from './choose-public-reply.ts';
import { commentSilences } from './comment-reasons.ts';
import { decideComment, type CommentDecision, type CommentFacts } from './decide-comment.ts';
import { isOwnComment } from './own-comment.ts';

const now = new Date('2026-11-20T12:00:00Z');
const dayMs = 24 * 3_600_000;
const before = (ms: number) => new Date(now.getTime() - ms);

const shred: CommentTrigger = {
  id: 'shred',
  enabled: true,
  kind: 'comment',
  words: ['SHRED'],
  excludeWords: ['joke'],
  match: 'word',
  posts: 'all',
  replies: false,
  publicReplies: ['Sent!', 'Check your DMs!'],
  firstMessage: 'Hey!',
};
const free = {
  enabled: true,
  optedOut: false,
  neverAnswered: false,
  otherAppOwnsThread: false,
  agentIsTalking: false,
};
const usual: CommentFacts = {
  now,
  comment: {
    text: 'SHRED please',
    isOwn: false,
    state: 'shown',
    isLive: false,
    isReply: false,
    postIds: ['ad', 'post'],
    isOwnPost: true,
    at: before(60_000),
  },
  bot: { enabled: true },
  agent: { triggers: [...keywordTriggers(['SHRED']), shred], newContactsOnly: false },
  planAllowsAutoreplies: true,
  chat: null,
  neverListed: false,
  servedForPost: false,
  lastPublicReply: null,
  hold: null,
  chance: 0,
};

test('a comment with the word brings the message and an answer in public', () => {
  expect(decideComment(usual)).toEqual({
    kind: 'reply',
    trigger: shred,
    word: 'SHRED',
    privateReply: { text: 'Hey!' },
    publicReply: 'Sent!',
  });
});

describe('every mix of facts', () => {
  const texts = [
    'SHRED please',
    'nice squat',
    'SHRED, I want to kill myself',
    'SHRED but stop writing to me',
    'SHRED joke',
    '',
  ];
  const chats = [
    null,
    free,
    { ...free, enabled: false },
    { ...free, optedOut: true },
    { ...free, neverAnswered: true },
    { ...free, otherAppOwnsThread: true },
    { ...free, agentIsTalking: true },
  ];
  const holds = [null, { because: 'paused' as const, until: new Date(now.getTime() + 30 * dayMs) }];
  const agents = [
    null,
    usual.agent,
    { triggers: [shred], newContactsOnly: true },
    { triggers: [{ ...shred, posts: ['post'], replies: true, words: [] }], newContactsOnly: false },
    { triggers: [{ ...shred, enabled: false }], newContactsOnly: false },
    { triggers: [{ ...shred, posts: ['elsewhere'] }], newContactsOnly: false },
  ];

  function* mixes(): Generator<CommentFacts> {
    for (const text of texts)
      for (const chat of chats)
        for (const agent of agents)
          for (const hold of holds)
            for (const state of ['shown', 'edited', 'hidden', 'removed'] as const)
              for (const age of [60_000, 8 * dayMs])
                for (let bits = 0; bits < 256; bits += 1) {
                  const is = (nth: number) => (bits & (1 << nth)) !== 0;
                  yield {
                    ...usual,
                    comment: {
                      ...usual.comment,
                      text,
                      state,
                      at: before(age),
                      isOwn: is(0),
                      isLive: is(1),
                      isReply: is(2),
                      isOwnPost: !is(3),
                    },
                    chat,
                    agent,
                    hold,
                    bot: { enabled: !is(4) },
                    planAllowsAutoreplies: !is(5),
                    servedForPost: is(6),
                    neverListed: is(7),
                  };
                }
  }

  const acts = (decision: CommentDecision) => decision.kind !== 'stay-silent';
  const sentences: Record<string, (facts: CommentFacts, decision: CommentDecision) => boolean> = {
    'every silence is one of the known ones': (_facts, decision) =>
      decision.kind !== 'stay-silent' || commentSilences.includes(decision.because),
    'the account’s own comments bring nothing': ({ comment }, decision) => !comment.isOwn || !acts(decision),
    'what is gone or hidden brings nothing': ({ comment }, decision) =>
      comment.state === 'shown' || comment.state === 'edited' || !acts(decision),
    'nothing is said after seven days': ({ comment }, decision) =>
      now.getTime() - comment.at.getTime() < 7 * dayMs || !acts(decision),
    'nothing is said where the account, the agent or the plan is off': (
      { agent, bot, planAllowsAutoreplies },
      decision,
    ) => (bot.enabled && planAllowsAutoreplies && agent !== null) || !acts(decision),
    'nobody who stopped, or is on the never list, is written to': ({ chat, neverListed }, decision) =>
      (chat?.optedOut !== true && chat?.neverAnswered !== true && !neverListed) || !acts(decision),
    'nothing is said into a chat that a person, another app or the agent has': ({ chat }, decision) =>
      (chat?.enabled !== false && chat?.otherAppOwnsThread !== true && chat?.agentIsTalking !== true) ||
      !acts(decision),
    'nobody is written to twice for one post': ({ servedForPost }, decision) => !servedForPost || !acts(decision),
    'danger and a wish for silence bring nothing, in public or in private': ({ comment }, decision) =>
      (!comment.text.includes('kill') && !comment.text.includes('stop')) || !acts(decision),
    'an agent for new contacts alone writes to nobody with a chat': ({ agent, chat }, decision) =>
      agent?.newContactsOnly !== true || chat === null || !acts(decision),
    'a live broadcast gets no answer in public': ({ comment }, decision) =>
      decision.kind !== 'reply' || !comment.isLive || decision.publicReply === null,
    'under a post of somebody else only a trigger for that very post fires': ({ comment }, decision) =>
      decision.kind !== 'reply' || comment.isOwnPost || decision.trigger.posts !== 'all',
    'an answer to a comment needs a trigger that takes them': ({ comment }, decision) =>
      decision.kind !== 'reply' || !comment.isReply || decision.trigger.replies,
    'what is held back waits, and never longer than seven days': ({ comment, hold }, decision) =>
      hold === null
        ? decision.kind !== 'wait'
        : decision.kind !== 'reply' &&
          (decision.kind !== 'wait' || decision.until.getTime() < comment.at.getTime() + 7 * dayMs),
    'what no trigger asked for names why each did not fire': ({ agent }, decision) =>
      decision.kind !== 'stay-silent' ||
      decision.because !== 'no-trigger' ||
      decision.missed.length === agent!.triggers.length,
  };

  test('every sentence about comments holds for all of them', () => {
    const broken: [string, CommentFacts][] = [];
    let replies = 0;
    for (const facts of mixes()) {
      const decision = decideComment(facts);
      if (decision.kind === 'reply') replies += 1;
      for (const [sentence, holds_] of Object.entries(sentences))
        if (broken.length < 5 && !holds_(facts, decision)) broken.push([sentence, facts]);
    }
    expect(broken).toEqual([]);
    expect(replies).toBeGreaterThan(20);
  });
});

test('the answer in public is never the last one again', () => {
  for (const chance of [0, 0.3, 0.6, 0.999, 1]) {
    expect(choosePublicReply(['a', 'b', 'c'], 'b', chance)).not.toBe('b');
    expect(choosePublicReply(['a'], 'a', chance)).toBeNull();
    expect(choosePublicReply(['a'], null, chance)).toBe('a');
    expect(choosePublicReply([], null, chance)).toBeNull();
  }
});

describe('the account’s own comments', () => {
  const account = { accountId: '17', username: 'coach.dana' };
  test.each([
    ['by its id', { id: '17', username: null, isSelf: false }, true],
    ['by its own mark', { id: '99', username: null, isSelf: true }, true],
    ['by its name, where there is no id', { id: null, username: 'Coach.Dana', isSelf: false }, true],
    ['not by its name, where the id is another', { id: '5', username: 'coach.dana', isSelf: false }, false],
    ['not where nobody is named', { id: null, username: null, isSelf: false }, false],
  ])('are known %s', (_how, author, own) => {
    expect(isOwnComment(author, account)).toBe(own);
  });
});

describe('active hours', () => {
  const nightly = { days: [], from: '20:00', to: '23:00', zone: 'UTC' };
  const withHours = (outside: 'wait' | 'silent', more: Partial<CommentFacts> = {}) =>
    decideComment({ ...usual, ...more, agent: { ...usual.agent!, activeHours: { ...nightly, outside } } });
  const writtenAt = (at: Date, isLive = false) => ({ comment: { ...usual.comment, at, isLive } });
  const opening = new Date('2026-11-20T20:00:00Z');

  test('a comment outside of them waits for the next opening', () => {
    expect(withHours('wait')).toEqual({ kind: 'wait', until: opening, because: 'outside-active-hours' });
    expect(withHours('wait', { now: opening })).toMatchObject({ kind: 'reply' });
  });

  test('it waits in vain where they begin after the last moment for it, or a broadcast will be over', () => {
    const silence = { kind: 'stay-silent', because: 'outside-active-hours' };
    expect(withHours('wait', writtenAt(before(7 * dayMs - 3_600_000)))).toMatchObject(silence);
    expect(withHours('wait', writtenAt(before(60_000), true))).toMatchObject(silence);
  });

  test('where the agent is to stay silent, what came outside of them gets nothing, also once they have begun', () => {
    expect(withHours('silent', { now: opening })).toMatchObject({ because: 'outside-active-hours' });
    expect(withHours('silent', { now: opening, ...writtenAt(opening) })).toMatchObject({ kind: 'reply' });
  });

  test('a pause is told before them', () => {
    const hold = { because: 'paused' as const, until: new Date('2026-11-21T12:00:00Z') };
    expect(withHours('wait', { hold })).toMatchObject({ kind: 'wait', because: 'paused' });
  });
});
