import {
  botRoutes,
  bulkRoutes,
  chatRoutes,
  tagRoutes,
  type BulkAction,
  type BulkChange,
  type BulkSelection,
} from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { chats } from '../chats.tables.ts';

describe('a change of many chats', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0 });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());

  /** Returns chats of contacts who have written, each with the id of its contact. */
  async function newChats(count: number, ...texts: string[]) {
    const made: { id: string; contactId: string }[] = [];
    for (let at = 0; at < count; at += 1) {
      people += 1;
      const contactId = `88800000000000${String(people).padStart(3, '0')}`;
      spotter.instagram.addContact(account.id, { id: contactId, username: `lead_${people}`, name: null });
      for (const text of texts) {
        spotter.writes(text, contactId);
        await spotter.settled();
      }
      made.push({ id: (await spotter.chat(coach, contactId))._id, contactId });
    }
    return made;
  }
  const idsOf = (made: { id: string }[]) => ({ chatIds: made.map(({ id }) => id) });
  const plan = (action: BulkAction, selection: BulkSelection) =>
    coach.client.call(bulkRoutes.plan, { body: { action, selection } });
  const start = ({ _id }: BulkChange, confirm?: number) =>
    coach.client.call(bulkRoutes.start, { params: { id: _id }, body: confirm === undefined ? {} : { confirm } });
  const undo = ({ _id }: BulkChange) => coach.client.call(bulkRoutes.undo, { params: { id: _id } });
  const find = ({ _id }: BulkChange) => coach.client.call(bulkRoutes.find, { params: { id: _id } });
  async function finished(change: BulkChange) {
    await spotter.settled();
    return find(change);
  }
  async function leftOut({ _id }: BulkChange) {
    const found = await coach.client.call(bulkRoutes.leftOut, { params: { id: _id }, query: {} });
    return Object.fromEntries(found.map(({ chatId, reason }) => [chatId, reason]));
  }
  const read = (id: string) => coach.client.call(chatRoutes.find, { params: { id }, query: {} });
  const change = (id: string, body: { stage?: 'booked' | 'qualified' | 'needs_you'; chatEnabled?: boolean }) =>
    coach.client.call(chatRoutes.update, { params: { id }, body });

  test('does in each chat what the coach would do there, and its undo puts everything back', async () => {
    const [one, other] = await newChats(2, 'hello');
    const ids = idsOf([one!, other!]);
    const tag = await coach.client.call(tagRoutes.create, { body: { name: 'Warm' } });
    const state = async () =>
      Promise.all(
        ids.chatIds.map(async (id) => {
          const { stage, chatEnabled, tags, needsYou, answering, takenOver, lost } = await read(id);
          return { stage, chatEnabled, tags, waits: needsYou !== null, off: answering.offReason, takenOver, lost };
        }),
      );
    const steps: { action: BulkAction; before?: () => Promise<unknown>; after: object }[] = [
      { action: { kind: 'tag', tagId: tag._id }, after: { tags: [{ _id: tag._id, by: 'hand' }] } },
      { action: { kind: 'stage', stage: 'lost' }, after: { stage: 'lost', lost: { reason: 'other', note: null } } },
      { action: { kind: 'stage', stage: 'needs_you' }, after: { stage: 'needs_you', waits: true } },
      {
        action: { kind: 'done' },
        before: () => Promise.all(ids.chatIds.map((id) => change(id, { stage: 'needs_you' }))),
        after: { stage: 'new', waits: false },
      },
      { action: { kind: 'agent-off' }, after: { chatEnabled: false, off: 'coach-toggle' } },
      {
        action: { kind: 'agent-on' },
        before: () => Promise.all(ids.chatIds.map((id) => change(id, { chatEnabled: false }))),
        after: { chatEnabled: true, off: null },
      },
      {
        action: { kind: 'untag', tagId: tag._id },
        before: () =>
          Promise.all(ids.chatIds.map((id) => coach.client.call(tagRoutes.give, { params: { id, tagId: tag._id } }))),
        after: { tags: [] },
      },
      {
        action: { kind: 'hand-back', note: 'Book them' },
        before: async () => {
          for (const { contactId } of [one!, other!])
            await coach.client.call(botRoutes.sendMessage, {
              params: { id: coach.botId },
              body: { senderId: contactId, credentialId: coach.credentialId, message: 'Let me see' },
            });
          await spotter.settled();
        },
        after: { chatEnabled: true, off: null, takenOver: null },
      },
    ];
    for (const { action, before, after } of steps) {
      await before?.();
      const untouched = await state();
      const planned = await plan(action, ids);
      expect(planned, action.kind).toMatchObject({ state: 'planned', total: 2, waiting: 2, leftOut: [], missing: 0 });
      expect(await state(), 'a dry run changes nothing').toEqual(untouched);
      await start(planned);
      expect(await finished(planned)).toMatchObject({ state: 'done', changed: 2, waiting: 0 });
      expect(await state(), action.kind).toMatchObject([after, after]);
      await undo(planned);
      expect(await finished(planned)).toMatchObject({ state: 'undone', undone: 2, leftOut: [] });
      expect(await state(), `undo of ${action.kind}`).toEqual(untouched);
    }
    await coach.client.call(tagRoutes.remove, { params: { id: tag._id } });
  });

  test('leaves out and names who changed since the dry run, and who cannot be changed', async () => {
    const [calm, writes, taken, handedOver, danger, on] = await newChats(6, 'hello');
    for (const { id } of [calm!, writes!, taken!]) await change(id, { chatEnabled: false });
    const off = { autorepliesEnabled: false, offReason: 'hand-over' as const, stage: 'needs_you' as const };
    const { database } = spotter.connection;
    for (const [chat, handOverReason] of [
      [handedOver!, 'anger'],
      [danger!, 'red-flag'],
    ] as const)
      await database
        .update(chats)
        .set({ ...off, handOverReason })
        .where(eq(chats.id, chat.id));
    const all = idsOf([calm!, writes!, taken!, handedOver!, danger!, on!]);
    const planned = await plan({ kind: 'agent-on' }, { chatIds: [...all.chatIds, crypto.randomUUID(), 'no id'] });
    expect(planned).toMatchObject({ total: 7, waiting: 3, missing: 1 });
    spotter.writes('are you there?', writes!.contactId);
    await coach.client.call(botRoutes.sendMessage, {
      params: { id: coach.botId },
      body: { senderId: taken!.contactId, credentialId: coach.credentialId, message: 'I take this one' },
    });
    await spotter.settled();
    await start(planned);
    expect(await finished(planned)).toMatchObject({ state: 'done', changed: 1, missing: 1 });
    const severe = (await leftOut(planned))[danger!.id];
    expect(await leftOut(planned)).toEqual({
      [writes!.id]: 'wrote',
      [taken!.id]: 'taken-over',
      [handedOver!.id]: 'with-person',
      [danger!.id]: severe,
      [on!.id]: 'same',
    });
    expect(severe).toBe('severe');
    expect((await read(writes!.id)).chatEnabled).toBe(false);
    // The single switch does the same: the agent is asked again, and a chat without a keyword is answered once.
    await change(calm!.id, { chatEnabled: false });
    await undo(planned);
    expect(await finished(planned)).toMatchObject({ state: 'undone', undone: 0 });
    expect((await leftOut(planned))[calm!.id]).toBe('changed');
  });

  test('says in how many chats the agent may answer right away, and answers there once', async () => {
    const [waits] = await newChats(1, 'hello');
    await change(waits!.id, { chatEnabled: false });
    spotter.writes('How much is it?', waits!.contactId);
    await spotter.settled();
    const planned = await plan({ kind: 'agent-on' }, idsOf([waits!]));
    expect(planned.answers).toBe(1);
    expect(spotter.answers(waits!.contactId)).toEqual([]);
    await start(planned);
    await finished(planned);
    expect(spotter.answers(waits!.contactId)).toHaveLength(1);
  });

  test('is stopped between two parts, runs alone, and what was done is undone', async () => {
    const made = await newChats(25, 'hi');
    const planned = await plan({ kind: 'stage', stage: 'booked' }, idsOf(made));
    // The worker does not start before the change is stopped, as if the server had died.
    await spotter.services.worker.stop();
    await start(planned);
    const second = await plan({ kind: 'stage', stage: 'lost' }, idsOf(made));
    await expect(start(second)).rejects.toMatchObject({ status: 409 });
    expect(await coach.client.call(bulkRoutes.stop, { params: { id: planned._id } })).toMatchObject({
      state: 'stopped',
      waiting: 25,
    });
    await expect(start(planned)).rejects.toMatchObject({ status: 409 });
    await start(second);
    await spotter.restart({ appSecret: 'a secret for tests only', previousAppSecret: null });
    expect(await finished(second)).toMatchObject({ state: 'done', changed: 25 });
    expect(await find(planned)).toMatchObject({ state: 'stopped', changed: 0, waiting: 25 });
  });

  test('takes what matches a view, deletes only what was confirmed, and leaves out chats of a closed account', async () => {
    const made = await newChats(3, 'zanzibar');
    const found = await plan({ kind: 'delete' }, { botId: coach.botId, filter: { search: 'zanzibar' } });
    expect(found).toMatchObject({ total: 3, waiting: 3, isMore: false });
    await expect(start(found)).rejects.toMatchObject({ status: 400 });
    await start(found, 3);
    expect(await finished(found)).toMatchObject({ state: 'done', changed: 3, missing: 0 });
    await expect(read(made[0]!.id)).rejects.toMatchObject({ status: 404 });
    await expect(undo(found)).rejects.toMatchObject({ status: 409 });
    const left = await newChats(1, 'hello');
    const tag = await coach.client.call(tagRoutes.create, { body: { name: 'Closed' } });
    const tagging = await plan({ kind: 'tag', tagId: tag._id }, idsOf(left));
    await coach.client.call(botRoutes.remove, { params: { id: coach.botId } });
    await start(tagging);
    expect(await finished(tagging), 'also one that was closed since the dry run').toMatchObject({
      state: 'done',
      changed: 0,
      leftOut: [{ reason: 'account-closed', chats: 1 }],
    });
    expect(await coach.client.call(tagRoutes.list)).toMatchObject([{ chats: 0 }]);
    const closed = await plan({ kind: 'stage', stage: 'booked' }, idsOf(left));
    expect(closed).toMatchObject({ waiting: 0, leftOut: [{ reason: 'account-closed', chats: 1 }] });
    expect(await coach.client.call(bulkRoutes.latest)).toMatchObject({ change: { _id: tagging._id } });
  });
});
