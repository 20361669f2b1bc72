import { expect, test } from 'vitest';
import { keywordTriggers } from './keyword-trigger.ts';
import { matchTrigger } from './match-trigger.ts';
import type { Trigger } from './trigger.ts';
import type { TriggerEvent, TriggerFacts } from './trigger-event.ts';

const shred: Trigger = { kind: 'keyword', words: ['SHRED', 'shred plan'] };
const plan: Trigger = { kind: 'keyword', words: ['plan'] };
const fit: Trigger = { kind: 'keyword', words: ['fit'] };
const now = { beforeConnection: false, isNewContact: false, newContactsOnly: false };
const say = (text: string) => ({ kind: 'message' as const, text });

test('the first trigger that fits fires, by its longest word', () => {
  const { fired, missed } = matchTrigger(say('send me the Shred plan'), [fit, shred, plan], now);
  expect(fired).toEqual({ trigger: shred, word: 'shred plan' });
  expect(missed).toEqual([
    { trigger: fit, because: 'no-word' },
    { trigger: plan, because: 'earlier-trigger-fired' },
  ]);
});

test('the order of the list decides, not the length of a word', () => {
  expect(matchTrigger(say('send me the shred plan'), [plan, shred], now).fired).toEqual({
    trigger: plan,
    word: 'plan',
  });
});

test('where none fits each says why', () => {
  expect(matchTrigger(say('nice outfit'), [shred, fit], now)).toEqual({
    fired: null,
    missed: [
      { trigger: shred, because: 'no-word' },
      { trigger: fit, because: 'no-word' },
    ],
  });
});

test('nothing fires at what was said before the account was connected', () => {
  expect(matchTrigger(say('SHRED'), [shred], { ...now, beforeConnection: true })).toEqual({
    fired: null,
    missed: [{ trigger: shred, because: 'before-connection' }],
  });
});

test('an agent without keywords has no trigger', () => {
  expect(keywordTriggers([])).toEqual([]);
  expect(matchTrigger(say('SHRED'), keywordTriggers([]), now)).toEqual({ fired: null, missed: [] });
});

test('an excluded word keeps the keywords from firing, and no other trigger', () => {
  const keywords: Trigger = {
    kind: 'keyword',
    words: ['SHRED', 'plan'],
    rules: { matches: [{ keyword: 'SHRED', match: 'fuzzy' }], excludeWords: ['giveaway', 'my friend'] },
  };
  const first: Trigger = { id: 'first', enabled: true, kind: 'any-message' };
  const facts = { ...now, isNewContact: true };
  expect(matchTrigger(say('sherd!'), [keywords], facts).fired).toEqual({ trigger: keywords, word: 'SHRED' });
  expect(matchTrigger(say('SHRED for my Friend'), [keywords, first], facts)).toEqual({
    fired: { trigger: first },
    missed: [{ trigger: keywords, because: 'excluded-word', word: 'my friend' }],
  });
  expect(matchTrigger(say('the giveaway'), [keywords], facts).missed).toEqual([
    { trigger: keywords, because: 'no-word' },
  ]);
  expect(matchTrigger(say('giveaways, SHRED'), [keywords], facts).fired).toEqual({ trigger: keywords, word: 'SHRED' });
});

const id = 'a';
const anyAd: Trigger = { id, enabled: true, kind: 'ad', adIds: [] };
const anyMessage: Trigger = { id, enabled: true, kind: 'any-message' };
const reasonOf = (event: TriggerEvent, trigger: Trigger, facts: Partial<TriggerFacts> = {}) =>
  matchTrigger(event, [trigger], { ...now, ...facts }).missed[0]?.because ?? 'fired';

test.each<[string, TriggerEvent, Trigger, Partial<TriggerFacts>, string]>([
  ['words under a story', { ...say('how much?'), story: 'reply' }, storyReply([]), {}, 'fired'],
  ['a heart under a story', { ...say('😍❤️'), story: 'reply' }, storyReply([]), {}, 'only-signs'],
  ['a picture under a story', { ...say(''), story: 'reply' }, storyReply([]), {}, 'only-signs'],
  ['the word under a story', { ...say('Guide please'), story: 'reply' }, storyReply(['guide']), {}, 'fired'],
  ['the heart that is the word', { ...say('🔥'), story: 'reply' }, storyReply(['🔥']), {}, 'fired'],
  ['another word under a story', { ...say('nice'), story: 'reply' }, storyReply(['guide']), {}, 'no-word'],
  ['a mention is no reply', { ...say('hi'), story: 'mention' }, storyReply([]), {}, 'other-entry'],
  ['a mention', { ...say(''), story: 'mention' }, { id, enabled: true, kind: 'story-mention' }, {}, 'fired'],
  ['any ad, also without an id', { ...say('hi'), adId: null }, anyAd, {}, 'fired'],
  ['the ad', { ...say('hi'), adId: '7' }, { ...anyAd, adIds: ['7', '8'] }, {}, 'fired'],
  ['another ad', { ...say('hi'), adId: '9' }, { ...anyAd, adIds: ['7', '8'] }, {}, 'other-ad'],
  ['an ad without an id', { ...say('hi'), adId: null }, { ...anyAd, adIds: ['7'] }, {}, 'other-ad'],
  ['no ad', say('hi'), anyAd, {}, 'other-entry'],
  ['the link', { ...say('hi'), ref: 'bio' }, { id, enabled: true, kind: 'link', refs: ['bio'] }, {}, 'fired'],
  ['another link', { ...say('hi'), ref: 'yt' }, { id, enabled: true, kind: 'link', refs: ['bio'] }, {}, 'other-link'],
  ['a question that was tapped', { ...say('Prices?'), iceBreaker: true }, tapped([]), {}, 'fired'],
  ['another question that was tapped', { ...say('Prices?'), iceBreaker: true }, tapped(['Where?']), {}, 'no-word'],
  ['a question that was typed', say('Prices?'), tapped([]), {}, 'other-entry'],
  ['the first message', say('hi'), anyMessage, { isNewContact: true }, 'fired'],
  ['a later message', say('hi'), anyMessage, {}, 'known-contact'],
  ['a trigger that is off', { ...say('hi'), adId: '7' }, { ...anyAd, enabled: false }, {}, 'off'],
  ['a keyword of someone known', say('SHRED'), shred, { newContactsOnly: true }, 'known-contact'],
  ['a keyword of someone new', say('SHRED'), shred, { newContactsOnly: true, isNewContact: true }, 'fired'],
])('%s', (_, event, trigger, facts, expected) => {
  expect(reasonOf(event, trigger, facts)).toBe(expected);
});

function storyReply(words: string[]): Trigger {
  return { id, enabled: true, kind: 'story-reply', words };
}
function tapped(words: string[]): Trigger {
  return { id, enabled: true, kind: 'ice-breaker', words };
}
