import { boardRoutes, chatRoutes, inboxRoutes, type ChatStage, tagRoutes } from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { chats } from '../chats.tables.ts';

describe('the board', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  const scores = [20, 90, 55, 55, 0];

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0 });
    coach = await spotter.addCoach();
    for (const [at, score] of scores.entries()) {
      const id = contactOf(at);
      spotter.instagram.addContact(account.id, { id, username: `lead_${at}`, name: null });
      spotter.writes(at === 2 ? 'my knee hurts' : 'hello', id);
      await spotter.settled();
      // Not due, so that the score stays what this test says.
      await spotter.connection.database
        .update(chats)
        .set({ score, scoreReasons: ['fits'], scoreDueAt: null })
        .where(eq(chats.contactId, id));
    }
  });
  afterAll(() => spotter.close());

  const contactOf = (at: number) => `7770000000000000${at}`;
  const chatOf = (at: number) => spotter.chat(coach, contactOf(at));
  const params = () => ({ params: { botId: coach.botId } });
  const cards = (query: { stage: ChatStage; limit?: number; search?: string; tag?: string }) =>
    coach.client.page(boardRoutes.cards, { ...params(), query });
  const names = async (query: Parameters<typeof cards>[0]) =>
    (await cards(query)).value.map(({ username }) => username);
  const counts = async () =>
    Object.fromEntries(
      (await coach.client.call(boardRoutes.columns, params())).map(({ stage, count }) => [stage, count]),
    );
  const move = async (at: number, from: ChatStage, to: ChatStage) =>
    coach.client.call(boardRoutes.move, { params: { id: (await chatOf(at))._id }, body: { from, to } });

  test('has the chats of each stage, the highest score first, page by page, by the filters of the list', async () => {
    expect(await counts()).toEqual({ new: 5, engaged: 0, qualified: 0, booked: 0, lost: 0, needs_you: 0 });
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await coach.client.page(boardRoutes.cards, {
        ...params(),
        query: { stage: 'new', limit: 2, cursor },
      });
      all.push(...page.value.map(({ username }) => username!));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(all).toEqual(['lead_1', 'lead_3', 'lead_2', 'lead_0', 'lead_4']);
    expect((await cards({ stage: 'new' })).value[0]?.score).toEqual({ value: 90, reasons: ['fits'] });
    expect(await names({ stage: 'engaged' })).toEqual([]);
    expect(await names({ stage: 'new', search: 'knee' })).toEqual(['lead_2']);
    const body = { name: 'Warm', color: 'green', byAgent: false, client: false, rule: null } as const;
    const tag = await coach.client.call(tagRoutes.create, { body });
    for (const at of [0, 3]) {
      await coach.client.call(tagRoutes.give, { params: { id: (await chatOf(at))._id, tagId: tag._id } });
    }
    expect(await names({ stage: 'new', tag: tag._id })).toEqual(['lead_3', 'lead_0']);
  });

  test('moves a chat, and refuses where somebody has moved it meanwhile', async () => {
    expect(await move(1, 'new', 'qualified')).toMatchObject({ stage: 'qualified' });
    expect(await counts()).toMatchObject({ new: 4, qualified: 1 });
    await expect(move(1, 'new', 'booked')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('moved this lead in the meantime'),
    });
    expect((await chatOf(1)).stage).toBe('qualified');
    expect((await move(1, 'qualified', 'lost')).lost).toEqual({ reason: 'other', note: null });
  });

  test('takes nothing from a hand-over that is moved and moved back', async () => {
    await spotter.connection.database
      .update(chats)
      .set({ stage: 'needs_you', handOverReason: 'medical', handedOverAt: new Date('2026-11-20T10:00:00.000Z') })
      .where(eq(chats.contactId, contactOf(2)));
    const before = (await chatOf(2)).needsYou;
    expect(before?.why).toBe('medical');
    await move(2, 'needs_you', 'engaged');
    expect((await chatOf(2)).needsYou).toBeNull();
    await move(2, 'engaged', 'needs_you');
    expect((await chatOf(2)).needsYou).toEqual(before);
    await coach.client.call(chatRoutes.update, { params: { id: (await chatOf(3))._id }, body: { stage: 'needs_you' } });
    expect(
      (await coach.client.call(inboxRoutes.needsYou, { query: {} })).map(({ needsYou }) => needsYou?.why),
    ).toContain('marked');
  });
});
