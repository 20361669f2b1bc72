import { chatRoutes, inboxRoutes } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '../../../platform/clock.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

const pitch = 'Want 10k real followers this week? Only $49, reply YES';

describe('spam', () => {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0, clock });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());

  function contact(username: string): string {
    people += 1;
    const id = `55500000000001${String(people).padStart(3, '0')}`;
    spotter.instagram.addContact(account.id, { id, username, name: null });
    return id;
  }
  async function writes(text: string, id: string): Promise<void> {
    clock.advance(1_000);
    spotter.writes(text, id);
    await spotter.settled();
    clock.advance(4_000);
    await spotter.settled();
  }
  const mark = (_id: string, spam: boolean) =>
    coach.client.call(chatRoutes.update, { params: { id: _id }, body: { spam } });
  const list = (query: { spam?: 'true'; unread?: 'true'; search?: string }) =>
    coach.client.call(chatRoutes.listForBot, { params: { botId: coach.botId }, query });
  const names = async (query: Parameters<typeof list>[0]) => (await list(query)).map(({ username }) => username);

  test('a seller gets no answer and stands in a list of its own, and no model is asked', async () => {
    const seller = contact('growth.guru');
    const asked = spotter.model.requests().length;
    await writes(pitch, seller);
    const chat = await spotter.chat(coach, seller);
    expect(chat).toMatchObject({
      spam: 'detected',
      stage: 'new',
      needsYou: null,
      pendingReply: null,
      lastDecision: { kind: 'stay-silent', reason: 'spam' },
    });
    expect(spotter.answers(seller)).toEqual([]);
    expect(spotter.model.requests()).toHaveLength(asked);
    expect(await names({ spam: 'true' })).toEqual(['growth.guru']);
    expect(await names({})).not.toContain('growth.guru');
    expect(await names({ unread: 'true' })).not.toContain('growth.guru');
    expect(await names({ search: 'followers' })).not.toContain('growth.guru');
    expect(await names({ search: 'followers', spam: 'true' })).toEqual(['growth.guru']);
    const counts = await coach.client.call(inboxRoutes.counts);
    expect(counts.accounts.map(({ unread }) => unread)).toEqual([0]);
    clock.advance(23 * 3_600_000);
    await spotter.settled();
    expect((await coach.client.call(inboxRoutes.counts)).count).toBe(0);
  });

  test('"not spam" is remembered: they are among the chats, and their next pitch is read like any message', async () => {
    const seller = contact('honest.agency');
    await writes(pitch, seller);
    const chat = await spotter.chat(coach, seller);
    const freed = await mark(chat._id, false);
    expect(freed).toMatchObject({ spam: null });
    await spotter.settled();
    expect((await spotter.chat(coach, seller)).lastDecision).toMatchObject({ reason: 'no-keyword' });
    await writes(`${pitch} again`, seller);
    expect(await spotter.chat(coach, seller)).toMatchObject({ spam: null, lastDecision: { reason: 'no-keyword' } });
    expect(await names({})).toContain('honest.agency');
  });

  test('"not spam" lets the agent answer what waited', async () => {
    const lead = contact('wrongly.marked');
    await writes('hey there', lead);
    const { _id } = await spotter.chat(coach, lead);
    await mark(_id, true);
    await writes('SHRED', lead);
    expect(await spotter.chat(coach, lead)).toMatchObject({ spam: 'marked', lastDecision: { reason: 'spam' } });
    expect(spotter.answers(lead)).toEqual([]);
    await mark(_id, false);
    await spotter.settled();
    expect(spotter.answers(lead)).toHaveLength(1);
  });

  test('who answers the coach’s keyword after all leaves the spam and is answered', async () => {
    const seller = contact('came.around');
    await writes(pitch, seller);
    await writes('SHRED', seller);
    expect(await spotter.chat(coach, seller)).toMatchObject({ spam: null, stage: 'engaged' });
    expect(spotter.answers(seller)).toHaveLength(1);
  });

  test('a chat in which the coach writes is no spam, and the contact is known from then on', async () => {
    const seller = contact('partner.brand');
    await writes(pitch, seller);
    const { _id } = await spotter.chat(coach, seller);
    await coach.client.call(chatRoutes.setEnabled, { body: { chatId: _id, chatEnabled: true, note: '' } });
    await spotter.settled();
    expect(await spotter.chat(coach, seller)).toMatchObject({ spam: null });
  });

  test('a person who is in danger is handed over, whatever they sell', async () => {
    const seller = contact('in.danger');
    await writes(pitch, seller);
    await writes('i want to kill myself', seller);
    const chat = await spotter.chat(coach, seller);
    expect(chat).toMatchObject({ spam: null });
    expect(chat.lastDecision?.reason).not.toBe('spam');
  });
});
