import {
  chatRoutes,
  commentRoutes,
  connectionRoutes,
  neverListRoutes,
  notificationRoutes,
  triggerRoutes,
  type ActiveHours,
  type Comment,
  type Trigger,
} from '@spotter/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestClock } from '../../platform/clock.ts';
import { account, page, startSpotter, type Coach, type SpotterUnderTest } from '../../test/spotter-under-test.ts';

const dayMs = 24 * 3_600_000;
const greeting = 'Hey, you asked for SHRED! What is your goal right now?';

const commentTrigger = (more: object = {}): Trigger => ({
  _id: 'on-comments',
  kind: 'comment',
  enabled: true,
  words: ['SHRED'],
  excludeWords: ['already'],
  match: 'word',
  posts: 'all',
  replies: false,
  publicReplies: ['Sent you a DM!', 'Check your inbox!'],
  firstMessage: greeting,
  ...more,
});

describe('a comment brings one message and one line in public', () => {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let pageBotId: string;
  let people = 0;
  let lead: string;
  let post: string;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0, clock });
    coach = await spotter.addCoach();
    pageBotId = await spotter.addPage(coach);
  });
  afterAll(() => spotter.close());
  beforeEach(async () => {
    // The limit of a minute belongs to the account.
    clock.advance(61_000);
    people += 1;
    lead = `77700000000000${String(people).padStart(3, '0')}`;
    spotter.instagram.addContact(account.id, { id: lead, username: `lead.${people}`, name: null });
    post = spotter.instagram.addPost(account.id, { caption: `Comment SHRED for the plan, no ${people}` });
    await useTriggers([commentTrigger()]);
  });

  async function useTriggers(triggers: Trigger[], activeHours: ActiveHours | null = null): Promise<void> {
    const keyword: Trigger = { _id: 'keywords', kind: 'keyword', enabled: true, words: ['SHRED'] };
    await coach.client.call(triggerRoutes.replace, {
      params: { id: coach.agentId },
      body: { triggers: [keyword, ...triggers], newContactsOnly: false, activeHours },
    });
  }

  /** Somebody writes under the post. */
  async function comment(text: string, more: { by?: string; parentId?: string; at?: Date; on?: string } = {}) {
    const { by = lead, on = post, ...written } = more;
    const id = spotter.instagram.comment(account.id, by, on, { text, ...written });
    await spotter.settled();
    return id;
  }

  const under = (on = post) =>
    spotter.instagram
      .posts(account.id)
      .find(({ id }) => id === on)!
      .comments.filter(({ contactId }) => contactId === null)
      .map(({ parentId, text }) => ({ parentId, text }));

  const list = (more: object = {}) =>
    coach.client.call(commentRoutes.listForBot, { params: { botId: coach.botId }, query: { post, ...more } });
  const queue = () => coach.client.call(commentRoutes.queue, { params: { botId: coach.botId } });
  const newest = async (): Promise<Comment> => (await list())[0]!;

  test('who comments the word gets the message, the post an answer, and the agent goes on when they write', async () => {
    const id = await comment('SHRED please! 🔥');
    expect(spotter.answers(lead)).toEqual([{ text: greeting, via: 'api' }]);
    expect(under()).toEqual([{ parentId: id, text: expect.stringMatching(/^(Sent you a DM|Check your inbox)!$/) }]);
    const chat = await spotter.chat(coach, lead);
    expect(chat).toMatchObject({
      username: `lead.${people}`,
      windowClosesAt: null,
      sendWindow: 'closed',
      takenOver: null,
      chatEnabled: true,
      stage: 'engaged',
      answering: { engaged: true },
      history: [
        { author: 'agent', text: greeting, status: 'sent', decision: { reason: 'trigger-comment', keyword: 'SHRED' } },
      ],
    });
    const [reported] = await coach.client.call(commentRoutes.listForChat, { params: { id: chat._id } });
    expect(reported).toMatchObject({
      text: 'SHRED please! 🔥',
      username: `lead.${people}`,
      post: {
        _id: post,
        caption: `Comment SHRED for the plan, no ${people}`,
        link: expect.stringContaining('instagram.com'),
      },
      outcome: { reason: 'trigger-comment' },
      trigger: { _id: 'on-comments', agentId: coach.agentId, word: 'SHRED' },
      privateReply: { text: greeting, status: 'sent', failure: null },
      publicReply: { status: 'sent' },
      chatId: chat._id,
    });
    spotter.writes('I want to lose 10 kg', lead);
    await spotter.settled();
    expect(spotter.answers(lead)).toHaveLength(2);
    expect(await spotter.chat(coach, lead)).toMatchObject({ sendWindow: 'open', takenOver: null });
  });

  test('fixed texts name who is known, nobody reads of a call in public, and no text comes twice in a row', async () => {
    const publicReplies = ['Sent, {first name}! {link}', 'Look, {first name|there}! Yours, {coach}'];
    const firstMessage = 'Hi {first name}! {coach} here, want a call? Yours is {call time}.';
    await useTriggers([commentTrigger({ publicReplies, firstMessage })]);
    await comment('SHRED');
    const other = await commentAgain();
    expect(spotter.answers(lead).map(({ text }) => text)).toEqual(['Hi! Dana here, want a call?']);
    expect(spotter.answers(other).map(({ text }) => text)).toEqual(['Hi! Dana here, want a call?']);
    expect(
      under()
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(['Look, there! Yours, Dana', 'Sent!']);
    const jane = `${lead}6`;
    spotter.messenger.addContact(page.id, { id: jane, firstName: 'Jane', lastName: 'Doe' });
    const pagePost = spotter.messenger.addPost(page.id, { caption: 'Comment SHRED' });
    spotter.messenger.comment(page.id, jane, pagePost, { text: 'SHRED' });
    await spotter.settled();
    expect(spotter.messenger.conversation(page.id, jane).map(({ text }) => text)).toEqual([
      'Hi Jane! Dana here, want a call?',
    ]);
  });

  /** Somebody else comments under the same post, once the limit allows it. Returns their id. */
  async function commentAgain(): Promise<string> {
    const other = `${lead}9`;
    spotter.instagram.addContact(account.id, { id: other, username: `other.${people}`, name: null });
    clock.advance(61_000);
    await comment('SHRED', { by: other });
    return other;
  }

  test('a text with an unknown placeholder is refused with the ones that there are', async () => {
    const save = (more: object) => useTriggers([commentTrigger(more)]).catch((error: unknown) => error);
    const refused = (path: string) => ({
      status: 400,
      code: 'invalid_input',
      issues: [
        {
          path,
          message:
            '{name} is not a placeholder. Use {first name}, {coach}, {call time}, {link}, or write it without braces.',
        },
      ],
    });
    expect(await save({ firstMessage: 'Hi {name}!' })).toMatchObject(refused('triggers.1.firstMessage'));
    expect(await save({ publicReplies: ['Sent!', 'Sent, {name}!'] })).toMatchObject(
      refused('triggers.1.publicReplies.1'),
    );
  });

  test('a comment without a trigger causes nothing and says why', async () => {
    await comment('nice squat');
    await comment('I already have SHRED');
    expect(spotter.answers(lead)).toEqual([]);
    expect(under()).toEqual([]);
    expect((await list()).map(({ outcome }) => [outcome.reason, outcome.missed])).toEqual([
      ['no-trigger', [{ _id: 'on-comments', because: 'excluded-word' }]],
      ['no-trigger', [{ _id: 'on-comments', because: 'no-word' }]],
    ]);
    expect((await newest()).outcome.sentence).toBe('It fired no trigger.');
  });

  test('nobody gets two messages for one post, whatever comes twice', async () => {
    spotter.instagram.setFaults({ duplicateWebhooks: 3 });
    await comment('SHRED');
    spotter.instagram.clearFaults();
    await comment('SHRED');
    await comment('shred shred shred');
    expect(spotter.answers(lead)).toHaveLength(1);
    expect(under()).toHaveLength(1);
    expect((await newest()).outcome.reason).toBe('served-for-post');
  });

  test('the answers in public under a post are not the same twice in a row', async () => {
    for (let nth = 0; nth < 4; nth += 1) {
      const by = `${lead}${nth}`;
      spotter.instagram.addContact(account.id, { id: by, username: `friend.${people}.${nth}`, name: null });
      await comment('SHRED', { by });
    }
    const spoken = under().map(({ text }) => text);
    expect(spoken).toHaveLength(4);
    expect(spoken.every((text, index) => index === 0 || text !== spoken[index - 1])).toBe(true);
  });

  test('the account’s own comments and answers never start anything', async () => {
    spotter.instagram.commentAsCoach(account.id, post, { text: 'Comment SHRED below' });
    await comment('SHRED');
    expect(await list()).toHaveLength(1);
  });

  test('a person who has the chat keeps it: no message and no answer', async () => {
    spotter.instagram.answerAsCoach(account.id, lead, 'Dana here!');
    await spotter.settled();
    await comment('SHRED');
    expect(spotter.answers(lead)).toHaveLength(1);
    expect(under()).toEqual([]);
    expect((await newest()).outcome.reason).toBe('person-has-chat');
  });

  test('while the agent is talking with them, a comment brings no other message', async () => {
    spotter.writes('SHRED', lead);
    await spotter.settled();
    await comment('SHRED');
    expect(spotter.answers(lead)).toHaveLength(1);
    expect((await newest()).outcome.reason).toBe('agent-is-talking');
  });

  test('never after a stop, never to somebody on the never list', async () => {
    spotter.writes('please stop writing to me', lead);
    await spotter.settled();
    await comment('SHRED');
    expect((await newest()).outcome.reason).toBe('opted-out');
    const friend = `${lead}9`;
    spotter.instagram.addContact(account.id, { id: friend, username: `friend.${people}`, name: null });
    spotter.writes('hey Dana', friend);
    await spotter.settled();
    const chat = await spotter.chat(coach, friend);
    await coach.client.call(chatRoutes.update, { params: { id: chat._id }, body: { neverAutoreply: true } });
    await comment('SHRED', { by: friend });
    expect((await newest()).outcome.reason).toBe('never-list');
    expect(spotter.answers(friend)).toEqual([]);
    expect(spotter.answers(lead)).toEqual([]);
  });

  test('never to someone whose handle is on the never list, also before they ever write', async () => {
    await coach.client.call(neverListRoutes.add, { body: { text: `@LEAD.${people}` } });
    await comment('SHRED');
    expect((await newest()).outcome.reason).toBe('never-list');
    expect(spotter.answers(lead)).toEqual([]);
    expect(under()).toEqual([]);
  });

  test('words that show danger get no offer, in public or in private', async () => {
    await comment('SHRED, I want to kill myself');
    expect(spotter.answers(lead)).toEqual([]);
    expect(under()).toEqual([]);
    expect((await newest()).outcome.reason).toBe('needs-person');
    const [notifications, ...others] = await coach.client.call(notificationRoutes.list, { query: {} });
    expect(others).toEqual([]);
    expect(notifications).toMatchObject({ kind: 'severe', title: `lead.${people} may be in danger`, chatId: null });
    expect(notifications!.body).toContain('“SHRED, I want to kill myself”');
    expect(new URL(notifications!.page, 'http://app').searchParams.get('comments')).toBe(`${coach.botId}:${post}`);
  });

  test('outside the active hours a comment waits for the next opening, and a change of them is looked at', async () => {
    const hours = (from: string, to: string) => ({ days: [0, 1, 2, 3, 4, 5, 6], from, to, outside: 'wait' as const });
    await useTriggers([commentTrigger()], hours('20:00', '20:30'));
    await comment('SHRED');
    expect(spotter.answers(lead)).toEqual([]);
    expect((await newest()).outcome).toMatchObject({
      reason: 'until-active-hours',
      sentence: expect.stringContaining('when they begin'),
    });
    await useTriggers([commentTrigger()], hours('00:00', '00:00'));
    await spotter.settled();
    expect(spotter.answers(lead)).toHaveLength(1);
  });

  test('answers to comments count only where the trigger says so', async () => {
    const top = await comment('nice');
    await comment('SHRED', { parentId: top });
    expect((await newest()).outcome.missed).toEqual([{ _id: 'on-comments', because: 'answers-a-comment' }]);
    await useTriggers([commentTrigger({ replies: true })]);
    const other = `${lead}8`;
    spotter.instagram.addContact(account.id, { id: other, username: `other.${people}`, name: null });
    await comment('SHRED', { parentId: top, by: other });
    expect(spotter.answers(other)).toHaveLength(1);
    expect(under()).toMatchObject([{ parentId: top }]);
  });

  test('without words of the coach’s, the agent writes the message itself', async () => {
    await useTriggers([commentTrigger({ firstMessage: null })]);
    await comment('SHRED');
    expect(spotter.answers(lead)).toEqual([{ text: expect.stringMatching(/\w/), via: 'api' }]);
    expect((await spotter.chat(coach, lead)).history).toHaveLength(1);
  });

  test('a live comment gets the message alone', async () => {
    const live = spotter.instagram.addPost(account.id, { kind: 'live', caption: 'Live!' });
    await comment('SHRED', { on: live });
    expect(spotter.answers(lead)).toHaveLength(1);
    expect(under(live)).toEqual([]);
  });

  test('an ad counts as the post it shows', async () => {
    await useTriggers([commentTrigger({ posts: [post] })]);
    const ad = spotter.instagram.addPost(account.id, { caption: 'Lean in 12 weeks', shows: post });
    await comment('SHRED', { on: ad });
    expect(spotter.answers(lead)).toHaveLength(1);
    const elsewhere = spotter.instagram.addPost(account.id, { caption: 'another post' });
    const other = `${lead}7`;
    spotter.instagram.addContact(account.id, { id: other, username: `ad.${people}`, name: null });
    await comment('SHRED', { on: elsewhere, by: other });
    expect(spotter.answers(other)).toEqual([]);
  });

  test('without an id of the author, the answer to the message tells whose chat it is', async () => {
    spotter.instagram.setFaults({ namelessComments: true });
    await comment('SHRED');
    spotter.instagram.clearFaults();
    expect(await spotter.chat(coach, lead)).toMatchObject({ takenOver: null, history: [{ author: 'agent' }] });
    expect((await newest()).chatId).not.toBeNull();
  });

  test.each(['timeout', 'error-500', '1357046'] as const)(
    'a message that went out although the platform said otherwise (%s) is not sent again',
    async (answer) => {
      spotter.instagram.setFaults({ acceptButAnswer: { answer, times: 1, calls: 'private-reply' } });
      const id = spotter.instagram.comment(account.id, lead, post, { text: 'SHRED' });
      await spotter.until('it was sent', async () => (await newest())?.privateReply?.status === 'sent');
      await spotter.settled();
      spotter.instagram.clearFaults();
      clock.advance(60_000);
      await spotter.settled();
      expect(spotter.answers(lead)).toHaveLength(1);
      expect(await spotter.chat(coach, lead)).toMatchObject({ takenOver: null, chatEnabled: true });
      expect(under()).toMatchObject([{ parentId: id }]);
    },
    60_000,
  );

  test('an answer in public whose outcome is unknown is found, and not written again', async () => {
    spotter.instagram.setFaults({ acceptButAnswer: { answer: 'error-500', times: 1, calls: 'public-reply' } });
    await comment('SHRED');
    spotter.instagram.clearFaults();
    for (let nth = 0; nth < 4; nth += 1) {
      clock.advance(20_000);
      await spotter.settled();
    }
    expect(under()).toHaveLength(1);
    expect((await newest()).publicReply).toMatchObject({ status: 'sent' });
  });

  test.each<[number, number | undefined, string]>([
    [100, 2_534_025, 'The comment is gone, or it was already answered with a message.'],
    [551, undefined, 'They can’t get messages from you right now.'],
  ])('a refusal (%s/%s) is said in plain words on the comment', async (code, subcode, sentence) => {
    spotter.instagram.setFaults({ failNext: { code, subcode, times: 1, calls: 'private-reply' } });
    await comment('SHRED');
    spotter.instagram.clearFaults();
    expect(await newest()).toMatchObject({
      privateReply: { status: 'failed', failure: sentence },
      publicReply: null,
      chatId: null,
    });
  });

  test('a comment that is too old or was removed gets nothing', async () => {
    await comment('SHRED', { at: clock.now() });
    const other = `${lead}6`;
    spotter.messenger.addContact(page.id, { id: other, firstName: 'Jane', lastName: 'Doe' });
    const pagePost = spotter.messenger.addPost(page.id, { caption: 'Comment SHRED' });
    spotter.messenger.comment(page.id, other, pagePost, {
      text: 'SHRED',
      at: new Date(clock.now().getTime() - 8 * dayMs),
    });
    await spotter.settled();
    const [old] = await coach.client.call(commentRoutes.listForBot, {
      params: { botId: pageBotId },
      query: { post: pagePost },
    });
    expect(old).toMatchObject({ outcome: { reason: 'too-old' }, privateReply: null });
  });

  test('on a page the message goes out too, though the platform hides who commented', async () => {
    const jane = `${lead}5`;
    spotter.messenger.addContact(page.id, { id: jane, firstName: 'Jane', lastName: 'Doe' });
    const pagePost = spotter.messenger.addPost(page.id, { caption: 'Comment SHRED' });
    const id = spotter.messenger.comment(page.id, jane, pagePost, { text: 'SHRED' });
    await spotter.settled();
    expect(spotter.messenger.conversation(page.id, jane).map(({ text }) => text)).toEqual([greeting]);
    const [reported] = await coach.client.call(commentRoutes.listForBot, {
      params: { botId: pageBotId },
      query: { post: pagePost },
    });
    expect(reported).toMatchObject({
      username: 'Jane Doe',
      publicReply: { status: 'sent' },
      privateReply: { status: 'sent' },
    });
    const chat = await coach.client.call(chatRoutes.find, { params: { id: reported!.chatId! }, query: {} });
    expect(chat).toMatchObject({ senderId: jane, takenOver: null, history: [{ author: 'agent' }] });
    spotter.messenger.removeComment(id);
    await spotter.settled();
    const [removed] = await coach.client.call(commentRoutes.listForBot, {
      params: { botId: pageBotId },
      query: { post: pagePost },
    });
    expect(removed).toMatchObject({ state: 'removed', text: '' });
  });

  test('a comment that the platform did not report is found after a reconnect and within the hour, once', async () => {
    const late = `${lead}2`;
    spotter.instagram.addContact(account.id, { id: late, username: `late.${people}`, name: null });
    await comment('lovely');
    clock.advance(1_000);
    const whileDown = async (by: string) => {
      spotter.instagram.setWebhookUrl(null);
      await comment('SHRED', { by });
      spotter.instagram.commentAsCoach(account.id, post, { text: 'SHRED is open, comment below' });
      spotter.instagram.setWebhookUrl(`${spotter.origin}/api/webhooks/instagram`);
      expect(spotter.answers(by)).toEqual([]);
    };
    spotter.instagram.revokeTokens(account.id);
    const other = `${lead}1`;
    spotter.instagram.addContact(account.id, { id: other, username: `writes.${people}`, name: null });
    spotter.writes('SHRED', other);
    await spotter.settled();
    await whileDown(lead);
    await spotter.connectAccount(coach.client);
    await spotter.settled();
    expect(spotter.answers(lead)).toHaveLength(1);
    await whileDown(late);
    clock.advance(61 * 60_000);
    await spotter.settled();
    expect(spotter.answers(late)).toHaveLength(1);
    expect(spotter.answers(lead)).toHaveLength(1);
    expect(await list()).toHaveLength(3);
  });

  test('a crowd of comments is answered right away, within the platform’s limit', async () => {
    const crowd = Array.from({ length: 14 }, (_, nth) => `${lead}4${nth}`);
    for (const [nth, by] of crowd.entries()) {
      spotter.instagram.addContact(account.id, { id: by, username: `crowd.${people}.${nth}`, name: null });
      spotter.instagram.comment(account.id, by, post, { text: 'SHRED' });
    }
    await spotter.settled();
    const served = () => crowd.filter((by) => spotter.answers(by).length > 0).length;
    expect(served()).toBe(14);
    expect((await list()).filter(({ outcome }) => outcome.reason === 'rate-limited')).toEqual([]);
    expect(await queue()).toEqual({ waiting: 0, lastAt: null });
  });

  test('the coach sees how many messages wait in line, and when the last goes out', async () => {
    const crowd = Array.from({ length: 63 }, (_, nth) => `${lead}5${nth}`);
    for (const [nth, by] of crowd.entries()) {
      spotter.instagram.addContact(account.id, { id: by, username: `queue.${people}.${nth}`, name: null });
      spotter.instagram.comment(account.id, by, post, { text: 'SHRED' });
    }
    await spotter.settled();
    const { waiting, lastAt } = await queue();
    expect(waiting).toBe(3);
    const dueInMs = Date.parse(lastAt!) - clock.now().getTime();
    expect(dueInMs).toBeGreaterThan(0);
    expect(dueInMs).toBeLessThanOrEqual(60_000);
    const stranger = await spotter.signUp();
    const asked = stranger.client.call(commentRoutes.queue, { params: { botId: coach.botId } });
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
    clock.advance(61_000);
    await spotter.settled();
    expect(await queue()).toEqual({ waiting: 0, lastAt: null });
  });

  test('the posts of an account can be listed page by page, and a refusal is said', async () => {
    const call = (query: { limit?: number; cursor?: string }) =>
      coach.client.page(commentRoutes.media, { params: { botId: coach.botId }, query });
    const first = await call({ limit: 2 });
    expect(first.value[0]).toMatchObject({
      _id: post,
      caption: `Comment SHRED for the plan, no ${people}`,
      isOpen: true,
    });
    const second = await call({ limit: 2, cursor: first.nextCursor! });
    expect(second.value[0]!._id).not.toBe(first.value[1]!._id);
    spotter.instagram.setFaults({ failNext: { code: 4, times: 1, calls: 'media' } });
    await expect(call({})).rejects.toMatchObject({ code: 'rate_limited' });
    spotter.instagram.clearFaults();
  });

  test('an account that loses the permission goes on with messages, and is asked to reconnect', async () => {
    spotter.instagram.setFaults({ failNext: { code: 200, subcode: 2_534_066, times: 1, calls: 'private-reply' } });
    await comment('SHRED');
    spotter.instagram.clearFaults();
    expect((await newest()).outcome.reason).toBe('account-reconnect');
    const missing = async () => {
      const all = await coach.client.call(connectionRoutes.listCredentials, { query: {} });
      return all.find(({ _id }) => _id === coach.credentialId)!.health.permissionsMissing;
    };
    expect(await missing()).toEqual(['read and answer comments']);
    // Handles on the never list have the agent wait for a new contact's profile.
    for (const { _id } of await coach.client.call(neverListRoutes.list, { query: { way: 'handle' } }))
      await coach.client.call(neverListRoutes.remove, { params: { id: _id } });
    const other = `${lead}3`;
    spotter.instagram.addContact(account.id, { id: other, username: `dm.${people}`, name: null });
    spotter.writes('SHRED', other);
    await spotter.settled();
    expect(spotter.answers(other)).toHaveLength(1);
    await spotter.connectAccount(coach.client);
    await spotter.settled();
    expect(await missing()).toEqual([]);
    expect(spotter.answers(lead)).toHaveLength(1);
  });
});
