import { describe, expect, test } from 'vitest';
import { parseInstagramWebhook } from '../instagram/instagram-webhook.ts';
import { parseMessengerWebhook } from '../messenger/messenger-webhook.ts';

const arrivedAt = new Date('2026-11-20T12:00:00Z');
const accountId = '17841400000000017';
const value = { id: 'c1', text: 'INFO', from: { id: '5', username: 'anna' }, media: { id: 'm1' } };
const instagram = (entry: object) =>
  parseInstagramWebhook(
    JSON.stringify({ object: 'instagram', entry: [{ id: accountId, time: 1760000000, ...entry }] }),
    arrivedAt,
  );
const feed = (more: object) =>
  parseMessengerWebhook(
    JSON.stringify({
      object: 'page',
      entry: [
        {
          id: 'p1',
          time: 1520383571,
          changes: [{ field: 'feed', value: { item: 'comment', comment_id: 'c1', post_id: 'p1_2', ...more } }],
        },
      ],
    }),
    arrivedAt,
  )[0];

describe('comments of Instagram in every shape', () => {
  const plain = { kind: 'comment', commentId: 'c1', text: 'INFO', postIds: ['m1'], contactId: '5' };

  test('flat on the entry, without the array of changes', () => {
    expect(instagram({ field: 'comments', value })).toMatchObject([plain]);
  });

  test('beside messages, in the same entry and in others, also of other accounts', () => {
    const body = {
      object: 'instagram',
      entry: [
        {
          id: accountId,
          time: 1760000000,
          messaging: [{ sender: { id: '9' }, recipient: { id: accountId }, message: { mid: 'a', text: 'hi' } }],
          changes: [{ field: 'comments', value }, 7, { field: 'comments' }, { field: 'live_comments', value }],
        },
        { id: '178', time: 1760000000, changes: [{ field: 'comments', value: { ...value, id: 'c2' } }] },
      ],
    };
    const events = parseInstagramWebhook(JSON.stringify(body), arrivedAt);
    expect(events.map(({ kind }) => kind)).toEqual(['message', 'comment', 'ignored', 'ignored', 'comment', 'comment']);
    expect(events.at(-1)).toMatchObject({ accountId: '178', commentId: 'c2' });
  });

  test('the button of the dashboard, and comments without an id or a post, do nothing', () => {
    const example = { text: 'This is an example.', id: '123456789' };
    const entry = { id: '0', time: 1760000000, changes: [{ field: 'comments', value: example }] };
    expect(parseInstagramWebhook(JSON.stringify({ object: 'instagram', entry: [entry] }), arrivedAt)).toMatchObject([
      { kind: 'ignored' },
    ]);
    expect(instagram({ changes: [{ field: 'comments', value: { ...value, id: undefined } }] })[0]!.kind).toBe(
      'ignored',
    );
    expect(instagram({ changes: [{ field: 'comments', value: example }] })[0]!.kind).toBe('ignored');
    expect(instagram({ changes: [{ field: 'mentions', value: { comment_id: 'c1', media_id: 'm1' } }] })[0]!.kind).toBe(
      'ignored',
    );
  });

  test.each<[string, object, object]>([
    [
      'without an author',
      { from: undefined },
      { author: { id: null, username: null, isSelf: false }, contactId: null },
    ],
    ['with a name alone', { from: { username: 'anna' } }, { author: { id: null, username: 'anna', isSelf: false } }],
    ['with numbers for ids', { id: 17, from: { id: 5 }, media: { id: 8 } }, { commentId: '17', postIds: ['8'] }],
    [
      'under the other names of its ids',
      { id: undefined, comment_id: 'c9', media: undefined, media_id: 'm9' },
      { commentId: 'c9', postIds: ['m9'] },
    ],
    ['without words', { text: undefined }, { text: null }],
    [
      'of the account, by its own mark',
      { from: { id: '77', self_ig_scoped_id: '78' } },
      { author: { isSelf: true }, contactId: null },
    ],
  ])('a comment %s is understood', (_case, more, expected) => {
    const [event] = instagram({ changes: [{ field: 'comments', value: { ...value, ...more } }] });
    expect(event).toMatchObject({ kind: 'comment', ...expected });
  });
});

describe('comments of pages', () => {
  test.each([
    ['add', 'added'],
    ['edit', 'edited'],
    ['edited', 'edited'],
    ['remove', 'removed'],
    ['delete', 'removed'],
    ['hide', 'hidden'],
    ['unhide', 'shown'],
  ])('the verb %s means that it was %s', (verb, change) => {
    expect(feed({ verb })).toMatchObject({ kind: 'comment', change, commentId: 'c1' });
  });

  test('other verbs and items are nothing to answer', () => {
    expect(feed({ verb: 'block' })?.kind).toBe('ignored');
    expect(feed({ verb: 'add', item: 'like' })?.kind).toBe('ignored');
    expect(feed({ verb: 'add', comment_id: undefined })?.kind).toBe('ignored');
  });

  test('a person may be missing, and never has an id of a chat', () => {
    expect(feed({ verb: 'add' })).toMatchObject({ author: { id: null, username: null }, contactId: null });
    expect(feed({ verb: 'add', from: { id: 5, name: 'Jane' } })).toMatchObject({
      author: { id: '5', username: 'Jane', isSelf: false },
      contactId: null,
    });
  });

  test('one that is hidden from the start says so', () => {
    expect(feed({ verb: 'add', is_hidden: true })).toMatchObject({ change: 'added', hidden: true });
  });
});
