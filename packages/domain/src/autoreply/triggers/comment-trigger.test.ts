import { expect, test } from 'vitest';
import type { CommentTrigger } from './comment-trigger.ts';
import { matchTrigger } from './match-trigger.ts';
import type { Trigger, FiredTrigger } from './trigger.ts';
import type { CommentEvent, TriggerFacts } from './trigger-event.ts';

const facts: TriggerFacts = { beforeConnection: false, isNewContact: true, newContactsOnly: false, isOwnPost: true };
const trigger = (more: Partial<CommentTrigger> = {}): CommentTrigger => ({
  id: 't',
  enabled: true,
  kind: 'comment',
  words: ['shred'],
  excludeWords: [],
  match: 'word',
  posts: 'all',
  replies: false,
  publicReplies: [],
  firstMessage: null,
  ...more,
});
const says = (text: string, more: Partial<CommentEvent> = {}): CommentEvent => ({
  kind: 'comment',
  text,
  postIds: ['ad', 'post'],
  isReply: false,
  ...more,
});
const wordOf = (fired: FiredTrigger | null) => (fired !== null && 'word' in fired ? fired.word : null);

test.each<[string, CommentEvent, Partial<CommentTrigger>, Partial<TriggerFacts>, string]>([
  ['a word among others', says('I want the #Shred!'), {}, {}, 'fired'],
  ['a part of a longer word', says('shredded'), {}, {}, 'no-word'],
  ['the same, where any part counts', says('shredded'), { match: 'contains' }, {}, 'fired'],
  ['more than the word, where the whole comment counts', says('shred please'), { match: 'exact' }, {}, 'no-word'],
  ['the word with signs, where the whole comment counts', says('SHRED!! 🔥'), { match: 'exact' }, {}, 'fired'],
  ['a typo, where those count', says('sherd pls'), { match: 'fuzzy' }, {}, 'fired'],
  ['an emoji that is the word', says('🔥'), { match: 'exact', words: ['🔥'] }, {}, 'fired'],
  ['emojis alone, with a word wanted', says('🔥🔥💪🏽'), {}, {}, 'no-word'],
  ['emojis alone, where any comment counts', says('🔥🔥💪🏽'), { words: [] }, {}, 'fired'],
  ['no words at all, where any comment counts', says(''), { words: [] }, {}, 'fired'],
  ['a word that must not be there', says('shred giveaway'), { excludeWords: ['giveaway'] }, {}, 'excluded-word'],
  ['the post that an ad shows', says('shred'), { posts: ['post'] }, {}, 'fired'],
  ['the ad itself', says('shred'), { posts: ['ad'] }, {}, 'fired'],
  ['another post', says('shred'), { posts: ['elsewhere'] }, {}, 'other-post'],
  ['somebody else’s post', says('shred'), {}, { isOwnPost: false }, 'other-post'],
  ['an answer to a comment', says('shred', { isReply: true }), {}, {}, 'answers-a-comment'],
  ['the same, where those count', says('shred', { isReply: true }), { replies: true }, {}, 'fired'],
  ['a trigger that is off', says('shred'), { enabled: false }, {}, 'off'],
  [
    'somebody known, where new ones alone count',
    says('shred'),
    {},
    { newContactsOnly: true, isNewContact: false },
    'known-contact',
  ],
])('%s', (_case, event, more, known, outcome) => {
  const { fired, missed } = matchTrigger(event, [trigger(more)], { ...facts, ...known });
  expect(fired === null ? missed[0]?.because : 'fired').toBe(outcome);
});

test('a comment fires no trigger of a chat, and a message none of comments', () => {
  const keyword: Trigger = { kind: 'keyword', words: ['shred'] };
  const any: Trigger = { id: 'any', enabled: true, kind: 'any-message' };
  const comments = trigger();
  expect(matchTrigger(says('shred'), [keyword, any, comments], facts)).toMatchObject({
    fired: { trigger: comments },
    missed: [{ because: 'other-entry' }, { because: 'other-entry' }],
  });
  const message = matchTrigger({ kind: 'message', text: 'shred' }, [comments, keyword], facts);
  expect(wordOf(message.fired)).toBe('shred');
  expect(message.missed).toEqual([{ trigger: comments, because: 'other-entry' }]);
});
