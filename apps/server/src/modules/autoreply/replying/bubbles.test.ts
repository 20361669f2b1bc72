import { agentRoutes, botRoutes, chatRoutes, decisionRoutes, type DecisionRecord } from '@spotter/contract';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createShiftedClock, type ShiftedClock } from '../../../test/shifted-clock.ts';
import {
  account,
  startSpotter,
  testSecret,
  type Coach,
  type SpotterUnderTest,
} from '../../../test/spotter-under-test.ts';
import { loadChatState } from '../../chats/chat-state.ts';
import { chats, messages } from '../../chats/chats.tables.ts';
import { situationOf } from '../../chats/reply-situation.ts';
import { answerNext } from '../questions/questions.test-support.ts';

const first = 'It is so good to hear from you, and thank you for writing to me about it.';
const second = 'There is a lot that we can do together, and none of it has to be done in a single week.';
const third = 'Where would you like to be in half a year from now, with your training and with the rest of it?';
const maxPauseMs = 10_000;

describe('an answer of several messages', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let clock: ShiftedClock;
  let lead: string;
  let people = 0;

  beforeAll(async () => {
    clock = createShiftedClock();
    spotter = await startSpotter({ quietMs: 0, clock });
    coach = await spotter.addCoach();
    const agent = await coach.client.call(agentRoutes.find, { params: { id: coach.agentId } });
    await coach.client.call(agentRoutes.update, { params: { id: coach.agentId }, body: { ...agent, bubbles: 3 } });
    await spotter.settled();
  });
  afterAll(() => spotter.close());
  beforeEach(() => {
    people += 1;
    lead = String(7_660_000_000_000_000 + people);
    spotter.instagram.clearFaults();
    spotter.instagram.addContact(account.id, { id: lead, username: `lead.${people}`, name: null });
  });

  const database = () => spotter.connection.database;
  const heard = () => spotter.answers(lead).map(({ text }) => text);
  const ledger = async () =>
    (
      await database()
        .select({ message: messages })
        .from(messages)
        .innerJoin(chats, eq(chats.id, messages.chatId))
        .where(and(eq(chats.contactId, lead), eq(messages.author, 'agent')))
        .orderBy(asc(messages.sequence))
    ).map(({ message }) => message);

  /** Has the lead write, and the first message of the answer leave. */
  async function answered(): Promise<void> {
    answerNext(spotter, `${first} ${second} ${third}`, [90, 40]);
    spotter.writes('SHRED', lead);
    await spotter.settled();
    expect(heard()).toEqual([first]);
  }

  async function pass(): Promise<void> {
    await spotter.settled();
    clock.putForward(maxPauseMs);
    await spotter.settled();
  }

  async function recordOfAnswer(): Promise<DecisionRecord> {
    const { _id, history } = await spotter.chat(coach, lead);
    const answer = history.find(({ author }) => author === 'agent')!;
    const records = await coach.client.call(decisionRoutes.ofMessage, { params: { id: _id, messageId: answer._id } });
    return records.find(({ parts }) => parts !== null)!;
  }

  test('leaves one after another, with somebody typing in between', async () => {
    await answered();
    // It is shown beside the answer, which does not wait for that.
    await spotter.until('typing', () => spotter.instagram.typingState(account.id, lead));
    await pass();
    expect(heard()).toEqual([first, second]);
    await pass();
    expect(heard()).toEqual([first, second, third]);
    await pass();
    expect(heard()).toHaveLength(3);
    expect(await ledger()).toMatchObject([0, 1, 2].map((part) => ({ part, status: 'sent', aborted: false })));
    expect((await recordOfAnswer()).parts).toEqual({ of: 3, sent: 3, dropped: null });
    const { history } = await spotter.chat(coach, lead);
    expect(history.map(({ text }) => text)).toEqual(['SHRED', first, second, third]);
  });

  test('ends where the lead writes in between, and the next answer knows what was not said', async () => {
    await answered();
    await pass();
    answerNext(spotter, 'It costs 600 dollars.', [90, 9]);
    spotter.writes('how much is it?', lead);
    await spotter.settled();
    await pass();
    expect(heard()).toEqual([first, second, 'It costs 600 dollars.']);
    expect((await ledger())[2]).toMatchObject({ text: third, aborted: true, failure: 'contact-wrote' });
    expect((await recordOfAnswer()).parts).toEqual({ of: 3, sent: 2, dropped: 'contact-wrote' });
    const { history } = await spotter.chat(coach, lead);
    expect(history.find(({ text }) => text === third)).toMatchObject({ failure: 'They wrote in between.' });
    expect(JSON.stringify(spotter.model.requests().at(-1))).toContain(`<unsaid>\\n${third}\\n</unsaid>`);
  });

  test('ends where the coach writes in the app', async () => {
    await answered();
    spotter.instagram.answerAsCoach(account.id, lead, 'Dana here, I take this one');
    await pass();
    await pass();
    expect(spotter.answers(lead).filter(({ via }) => via === 'api')).toHaveLength(1);
    expect((await ledger()).map(({ failure }) => failure)).toEqual([null, 'person-wrote', 'person-wrote']);
  });

  test('ends where the coach writes the word that gives the chat back', async () => {
    await answered();
    spotter.instagram.answerAsCoach(account.id, lead, 'back on it');
    await pass();
    expect((await ledger()).map(({ failure }) => failure)).toEqual([null, 'person-wrote', 'person-wrote']);
  });

  test('ends where the coach switches the agent off', async () => {
    await answered();
    const { _id } = await spotter.chat(coach, lead);
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId: _id, chatEnabled: false } });
    await pass();
    expect(heard()).toEqual([first]);
    expect((await ledger()).map(({ failure }) => failure)).toEqual([null, 'switched-off', 'switched-off']);
  });

  test.each([
    ['chat', chatRoutes.pause, async () => (await spotter.chat(coach, lead))._id],
    ['account', botRoutes.pause, () => coach.botId],
    ['agent', agentRoutes.pause, () => coach.agentId],
  ] as const)('ends where the coach pauses the %s', async (_what, route, idOf) => {
    await answered();
    const params = { id: await idOf() };
    const until = new Date(clock.now().getTime() + 60_000).toISOString();
    await coach.client.call(route, { params, body: { until } });
    await pass();
    await coach.client.call(route, { params, body: { until: null } });
    await pass();
    expect(heard()).toEqual([first]);
    expect((await ledger()).map(({ failure }) => failure)).toEqual([null, 'paused', 'paused']);
    expect((await recordOfAnswer()).parts).toEqual({ of: 3, sent: 1, dropped: 'paused' });
  });

  test('ends where the window closes in between, and nothing of it waits for the coach', async () => {
    await answered();
    clock.putForward(24 * 60 * 60_000);
    await spotter.settled();
    expect(heard()).toEqual([first]);
    const dropped = { status: 'failed', aborted: true, failure: 'window-closed' };
    expect(await ledger()).toMatchObject([{ status: 'sent' }, dropped, dropped]);
    expect((await recordOfAnswer()).parts).toEqual({ of: 3, sent: 1, dropped: 'window-closed' });
    expect(await database().select().from(chats).where(eq(chats.contactId, lead))).toMatchObject([
      { sendFailedAt: null },
    ]);
  });

  test('ends where one of them fails for good', async () => {
    await answered();
    spotter.instagram.setFaults({ failNext: { code: 551, times: 1 } });
    await pass();
    await pass();
    expect(heard()).toEqual([first]);
    expect(await ledger()).toMatchObject([
      { status: 'sent' },
      { status: 'failed', aborted: false },
      { status: 'failed', aborted: true, failure: 'part-failed' },
    ]);
  });

  test('goes on after a restart, and nothing is said twice', async () => {
    await answered();
    await spotter.restart({ appSecret: testSecret, previousAppSecret: null });
    await pass();
    await pass();
    expect(heard()).toEqual([first, second, third]);
  });

  test('that was broken off before its question has asked nothing: a yes answers nothing', async () => {
    await answered();
    const rows = await ledger();
    const buttons = [{ title: 'Yes, book it', payload: 'a payload' }];
    await database().update(messages).set({ quickReplies: buttons }).where(eq(messages.id, rows[2]!.id));
    const settings = { now: clock.now(), quietMs: 0, planAllowsAutoreplies: true };
    spotter.writes('yes', lead);
    await spotter.settled();
    const dropped = (await loadChatState(database(), rows[0]!.chatId))!;
    const withoutAnswer = dropped.messages.filter(({ turn, author }) => author === 'contact' || turn === rows[0]!.turn);
    expect(situationOf({ ...dropped, messages: withoutAnswer }, settings)).toMatchObject({
      asksToConfirm: false,
      callToCancel: false,
      unanswered: [{ text: 'yes' }],
    });
  });
});
