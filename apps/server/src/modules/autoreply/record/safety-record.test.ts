import {
  decisionRoutes,
  safetyRecordRoutes,
  chatRoutes,
  type SafetyRecord,
  type SafetyCounterName,
} from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { appointments } from '../../booking/booking.tables.ts';
import { chats, decisions, messages } from '../../chats/chats.tables.ts';
import { handBacks } from '../../chats/takeovers/hand-backs.tables.ts';

const minute = 60_000;

describe('one voice', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0, environment: { LLM_INPUT_PRICE: '1', LLM_OUTPUT_PRICE: '2' } });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());
  beforeEach(async () => {
    await database().delete(chats);
    await database().delete(appointments);
  });

  const database = () => spotter.connection.database;
  const counters = (of: Coach = coach): Promise<SafetyRecord> => of.client.call(safetyRecordRoutes.counters);
  const findings = (counter: SafetyCounterName, query = {}) =>
    coach.client.call(safetyRecordRoutes.findings, { params: { counter }, query });

  /** Stores a chat with these messages, a minute apart, the last one now. */
  async function plant(...spoken: [author: 'contact' | 'agent' | 'coach', text: string, more?: object][]) {
    people += 1;
    const chatId = newId();
    const start = Date.now() - spoken.length * minute;
    await database()
      .insert(chats)
      .values({
        id: chatId,
        workspaceId: coach.access.workspaceId,
        botId: coach.botId,
        contactId: `planted-${people}`,
        username: `planted.${people}`,
        lastActivityAt: new Date(),
        createdAt: new Date(start),
      });
    const rows = spoken.map(([author, text, more], index) => {
      const at = new Date(start + index * minute);
      // Answers have a turn; reminders and the like have none.
      const sending = author === 'agent' ? { attemptedAt: at, turn: newId() } : {};
      return {
        id: newId(),
        chatId,
        botId: coach.botId,
        author,
        text,
        sentAt: at,
        receivedAt: at,
        status: author === 'contact' ? ('received' as const) : ('sent' as const),
        ...sending,
        ...more,
      };
    });
    await database().insert(messages).values(rows);
    return { chatId, ids: rows.map(({ id }) => id), at: (index: number) => rows[index]!.sentAt };
  }

  test('a history in which all went well counts nothing, and says of how much', async () => {
    await plant(['contact', 'SHRED'], ['agent', 'Hi!'], ['contact', 'stop'], ['agent', 'Understood.']);
    expect(await counters()).toMatchObject({
      doubleReplies: { count: 0, of: 2 },
      repliesOverAPerson: { count: 0, of: 2 },
      outsideWindow: { count: 0, of: 2 },
      afterStop: { count: 0, of: 1 },
      bookedNotInCalendar: { count: 0, of: 0 },
      chats: { count: 1, of: 1 },
    });
  });

  test.each([
    [
      'doubleReplies',
      [
        ['contact', 'SHRED'],
        ['agent', 'Hi!'],
        ['agent', 'Found'],
      ],
    ],
    [
      'repliesOverAPerson',
      [
        ['contact', 'SHRED'],
        ['coach', 'me'],
        ['contact', 'ok'],
        ['agent', 'Found'],
      ],
    ],
    [
      'outsideWindow',
      [
        ['contact', 'SHRED', { sentAt: new Date(Date.now() - 25 * 60 * minute) }],
        ['agent', 'Found'],
      ],
    ],
    [
      'afterStop',
      [
        ['contact', 'stop'],
        ['agent', 'Understood.'],
        ['contact', 'sure?'],
        ['agent', 'Found'],
      ],
    ],
  ] as [SafetyCounterName, Parameters<typeof plant>][])(
    '%s bites and leads to its message',
    async (counter, spoken) => {
      const { chatId, ids } = await plant(...spoken);
      const counted = await counters();
      expect(counted[counter].count).toBe(1);
      const others = (['doubleReplies', 'repliesOverAPerson', 'outsideWindow', 'afterStop'] as const).filter(
        (other) => other !== counter,
      );
      for (const other of others) expect(counted[other].count).toBe(0);
      expect(await findings(counter)).toEqual([
        expect.objectContaining({
          chatId,
          messageId: ids.at(-1),
          text: 'Found',
          contactName: `planted.${people}`,
        }) as unknown,
      ]);
    },
  );

  test('a call that was said to be booked and is in no calendar is found', async () => {
    const call = (status: 'confirmed', bookingId: string | null, hour: number) => ({
      id: newId(),
      workspaceId: coach.access.workspaceId,
      startsAt: new Date(Date.UTC(2030, 0, 7, hour)),
      endsAt: new Date(Date.UTC(2030, 0, 7, hour + 1)),
      status,
      source: 'chat' as const,
      guestName: 'Maya',
      language: 'en' as const,
      calendarKind: 'google-calendar' as const,
      bookingId,
      confirmedAt: new Date(),
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    await database()
      .insert(appointments)
      .values([call('confirmed', 'event-1', 9), call('confirmed', null, 11)]);
    expect((await counters()).bookedNotInCalendar).toEqual({ count: 1, of: 2 });
    expect(await findings('bookedNotInCalendar')).toEqual([
      expect.objectContaining({ contactName: 'Maya', text: '2030-01-07 11:00 UTC', chatId: null }) as unknown,
    ]);
  });

  test('giving the chat back is remembered, so that the agent’s next answer is over nobody', async () => {
    const { chatId, at } = await plant(['contact', 'SHRED'], ['coach', 'me'], ['contact', 'ok'], ['agent', 'Hi!']);
    expect((await counters()).repliesOverAPerson.count).toBe(1);
    await database()
      .insert(handBacks)
      .values({ id: newId(), chatId, at: at(2) });
    await database().update(chats).set({ lastActivityAt: new Date() }).where(eq(chats.id, chatId));
    expect((await counters()).repliesOverAPerson.count).toBe(0);
  });

  test('only chats in which something happened are counted again, and a long list is paged', async () => {
    for (let count = 0; count < 3; count += 1) await plant(['contact', 'SHRED'], ['agent', 'Hi!'], ['agent', 'Again']);
    expect((await counters()).doubleReplies).toEqual({ count: 3, of: 6 });
    expect((await counters()).doubleReplies).toEqual({ count: 3, of: 6 });
    expect(await findings('doubleReplies', { limit: 2 })).toHaveLength(2);
  });

  test('another user sees nothing of it', async () => {
    const { chatId, ids } = await plant(['contact', 'SHRED'], ['agent', 'Hi!'], ['agent', 'Again']);
    await counters();
    const other = (await spotter.signUp()) as unknown as Coach;
    expect((await counters(other)).doubleReplies).toEqual({ count: 0, of: 0 });
    expect(
      await other.client.call(safetyRecordRoutes.findings, { params: { counter: 'doubleReplies' }, query: {} }),
    ).toEqual([]);
    await expect(
      other.client.call(decisionRoutes.ofMessage, { params: { id: chatId, messageId: ids[0]! } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  describe('what a decision was made of', () => {
    async function sentence(text: string) {
      people += 1;
      const contactId = `66600000000000${String(people).padStart(2, '0')}`;
      spotter.instagram.addContact(account.id, { id: contactId, username: `lead.${people}`, name: null });
      spotter.writes(text, contactId);
      const listed = await spotter.until('a decision', async () => {
        await spotter.settled();
        const chat = await spotter.findChat(coach, contactId);
        return chat?.lastDecision != null && chat.lastDecision.kind !== 'wait' && chat;
      });
      const chat = await coach.client.call(chatRoutes.find, { params: { id: listed._id }, query: {} });
      const records = await coach.client.call(decisionRoutes.ofMessage, {
        params: { id: chat._id, messageId: chat.history.at(-1)!._id },
      });
      return { chat, last: records.at(-1)! };
    }

    test('an answer tells the facts, the keyword, the delay, the window, the model and the checks', async () => {
      const { chat, last } = await sentence('SHRED');
      expect(last).toMatchObject({
        decision: { kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED' },
        messageId: chat.history[0]!._id,
        facts: { agent: 'Dana', engaged: false, chatEnabled: true, accountEnabled: true, unanswered: 1 },
        delay: { type: 'Custom', minutes: 0 },
        windowLeftMinutes: 1439,
        model: { name: 'test-model', steps: expect.any(Number) as number },
        repaired: null,
        severe: false,
      });
      expect(last.checks).toContain('claims-booking');
      const { inputTokens, outputTokens, costDollars } = last.model!;
      expect(costDollars).toBeCloseTo((inputTokens! + outputTokens! * 2) / 1_000_000, 9);
    });

    test('of a message too long to be judged whole the record says so', async () => {
      expect((await sentence(`SHRED ${'a'.repeat(1_995)}`)).last.facts).toMatchObject({ judgedInPart: true });
      expect((await sentence('SHRED')).last.facts).toMatchObject({ judgedInPart: false });
    });

    test('a silence tells as much, without a model', async () => {
      const { last } = await sentence('bro u coming saturday?');
      expect(last).toMatchObject({
        decision: { kind: 'stay-silent', reason: 'no-keyword' },
        facts: { agent: 'Dana', engaged: false, unanswered: 1 },
        model: null,
        checks: [],
      });
    });

    test('a severe flag is answered once with caring words, and the chat is the coach’s', async () => {
      const { chat, last } = await sentence('SHRED i make myself throw up after every meal');
      expect(last).toMatchObject({ decision: { kind: 'hand-over', reason: 'red-flag' }, severe: true, model: null });
      expect(chat).toMatchObject({ chatEnabled: false, stage: 'needs_you' });
      const answers = spotter.answers(chat.senderId);
      expect(answers).toHaveLength(1);
      expect(answers[0]!.text).toContain('matter more than any goal');
      expect(answers[0]!.text).not.toMatch(/\d/);
    });

    test('decisions are kept with their record for every kind', async () => {
      await sentence('SHRED');
      const rows = await database().select().from(decisions);
      for (const { record } of rows) expect(record).toMatchObject({ facts: { quietMs: 0 } });
    });
  });
});
