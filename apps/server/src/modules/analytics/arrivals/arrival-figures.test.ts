import { analyticsRoutes, type ArrivalGroup, commentRoutes, triggerRoutes, type Trigger } from '@spotter/contract';
import type { FunnelStep } from '@spotter/domain/analytics';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '../../../platform/clock.ts';
import { bookInChat } from '../../../test/book-in-chat.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

const range = { from: '2026-11-19', to: '2026-11-22' };
const triggers: Trigger[] = [
  { _id: 'words', kind: 'keyword', enabled: true, words: ['SHRED'] },
  { _id: 'spring-ad', kind: 'ad', enabled: true, adIds: ['120300'] },
  {
    _id: 'under-posts',
    kind: 'comment',
    enabled: true,
    words: ['PLAN'],
    excludeWords: [],
    match: 'word',
    posts: 'all',
    replies: false,
    publicReplies: [],
    firstMessage: 'You asked for the plan. What is your goal?',
  },
];

describe('what became of the leads, by how they came', () => {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let post: string;
  const chatIds: Record<string, string> = {};

  /**
   * Two comment the word, and one answers and books; one comments something else;
   * one each by a word, an ad, a link.
   */
  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0, clock });
    coach = await spotter.addCoach();
    await coach.client.call(triggerRoutes.replace, {
      params: { id: coach.agentId },
      body: { triggers, newContactsOnly: false },
    });
    const { instagram } = spotter;
    const names = ['answers', 'silent', 'talks', 'word', 'ad', 'link'];
    const lead = Object.fromEntries(names.map((name, nth) => [name, `7770000000000${nth}`]));
    for (const [username, id] of Object.entries(lead)) instagram.addContact(account.id, { id, username, name: null });
    post = instagram.addPost(account.id, { caption: 'Comment PLAN' });
    instagram.comment(account.id, lead['answers']!, post, { text: 'PLAN' });
    instagram.comment(account.id, lead['silent']!, post, { text: 'plan please' });
    instagram.comment(account.id, lead['talks']!, post, { text: 'looks great' });
    await spotter.settled();
    const by = (ref: string, source: string, adId?: string) => ({ text: 'hi there', referral: { ref, source, adId } });
    spotter.writes('I want to lose 20 pounds', lead['answers']);
    spotter.writes('SHRED', lead['word']);
    instagram.writeAsContact(account.id, lead['ad']!, by('spring', 'ADS', '120300'));
    instagram.writeAsContact(account.id, lead['link']!, by('bio', 'SHORTLINK'));
    await spotter.settled();
    for (const name of names.filter((one) => one !== 'talks')) {
      chatIds[name] = (await spotter.chat(coach, lead[name]))._id;
    }
    await bookInChat(spotter, chatIds['answers']!, new Date('2026-11-24T15:00:00Z'));
  });
  afterAll(() => spotter.close());

  const figures = (by: ArrivalGroup) => coach.client.call(analyticsRoutes.arrivals, { query: { ...range, by } });
  const behind = async (by: ArrivalGroup, step: FunnelStep, key: string) => {
    const chats = await coach.client.call(analyticsRoutes.arrivalChats, {
      params: { by, step },
      query: { ...range, key },
    });
    return chats.map(({ _id }) => _id).toSorted();
  };
  const of = (...names: string[]) => names.map((name) => chatIds[name]!).toSorted();

  test('a trigger has the leads that it brought, and those that none brought have a row of their own', async () => {
    const agent = { agentId: coach.agentId, agentName: 'Dana' };
    const rows = await figures('trigger');
    const rowOf = (kind: string | null) => rows.find(({ trigger }) => (trigger?.kind ?? null) === kind);
    expect(rows).toHaveLength(4);
    expect(rowOf('comment')).toMatchObject({
      trigger: { ...agent, words: ['PLAN'] },
      new: 2,
      engaged: 1,
      booked: 1,
      shown: 0,
    });
    expect(rowOf('keyword')).toMatchObject({ trigger: { ...agent, words: ['SHRED'] }, new: 1, engaged: 1, booked: 0 });
    expect(rowOf('ad')).toMatchObject({ trigger: { ...agent, words: ['120300'] }, new: 1, engaged: 1 });
    expect(rowOf(null)).toMatchObject({ trigger: null, new: 1, engaged: 0 });
    expect(await behind('trigger', 'new', rowOf('comment')!.key)).toEqual(of('answers', 'silent'));
    expect(await behind('trigger', 'booked', rowOf('comment')!.key)).toEqual(of('answers'));
    expect(await behind('trigger', 'new', '')).toEqual(of('link'));
  });

  test('a post has its comments beside the leads, and they say what became of each', async () => {
    const [row, ...others] = await figures('post');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      post: { _id: post, caption: 'Comment PLAN' },
      comments: 3,
      new: 2,
      engaged: 1,
      booked: 1,
    });
    expect(await behind('post', 'engaged', row!.key)).toEqual(of('answers'));
    const params = { botId: coach.botId };
    const under = (days: { from: string; to: string }) =>
      coach.client.call(commentRoutes.listForBot, { params, query: { post, ...days } });
    expect((await under(range)).map(({ outcome }) => outcome.reason).toSorted()).toEqual([
      'no-trigger',
      'trigger-comment',
      'trigger-comment',
    ]);
    expect(await under({ from: '2026-11-21', to: '2026-11-22' })).toEqual([]);
  });

  test('ads and links have theirs, taken up or not', async () => {
    expect(await figures('ad')).toMatchObject([{ name: 'spring', key: 'spring', new: 1, engaged: 1 }]);
    expect(await figures('link')).toMatchObject([{ name: 'bio', new: 1, engaged: 0 }]);
    expect(await behind('link', 'new', 'bio')).toEqual(of('link'));
    expect(await behind('ad', 'new', 'bio')).toEqual([]);
  });

  test('days without any have no rows, and a file has one line for each lead', async () => {
    const query = { from: '2020-01-01', to: '2020-01-31', by: 'trigger' as const };
    expect(await coach.client.call(analyticsRoutes.arrivals, { query })).toEqual([]);
    const address = `${spotter.origin}/api/analytics/export.csv?of=arrivals&from=${range.from}&to=${range.to}`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${coach.token}` } });
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines.find((line) => line.includes(chatIds['answers']!))).toContain(
      `Dana,comment,PLAN,${post},,,yes,yes,yes,no`,
    );
  });

  test('a stranger sees nothing of it', async () => {
    const stranger = await spotter.signUp();
    for (const by of ['trigger', 'post', 'ad', 'link'] as const) {
      expect(await stranger.client.call(analyticsRoutes.arrivals, { query: { ...range, by } })).toEqual([]);
    }
    const params = { by: 'link', step: 'new' };
    const chats = await stranger.client.call(analyticsRoutes.arrivalChats, { params, query: { ...range, key: 'bio' } });
    expect(chats).toEqual([]);
  });
});
