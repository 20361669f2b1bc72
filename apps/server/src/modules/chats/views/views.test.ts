import {
  botRoutes,
  chatRoutes,
  liveEvents,
  socketPath,
  tagRoutes,
  viewRoutes,
  type ChatFilter,
} from '@spotter/contract';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { savedViews } from './views.tables.ts';

describe('saved views', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  const chatIds: string[] = [];

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0 });
    coach = await spotter.addCoach();
    for (let at = 0; at < 3; at += 1) {
      const id = `7770000000000000${at}`;
      spotter.instagram.addContact(account.id, { id, username: `lead_${at}`, name: null });
      spotter.writes('hello', id);
      await spotter.settled();
      chatIds.push((await spotter.chat(coach, id))._id);
    }
  });
  afterAll(() => spotter.close());

  const save = (name: string, filter: ChatFilter) =>
    coach.client.call(viewRoutes.create, { body: { name, botId: coach.botId, filter } });
  const list = () => coach.client.call(viewRoutes.list);
  const setStage = (id: string, stage: 'booked' | 'qualified') =>
    coach.client.call(chatRoutes.update, { params: { id }, body: { stage } });
  async function clear() {
    for (const { _id } of await list()) await coach.client.call(viewRoutes.remove, { params: { id: _id } });
  }

  test('are saved with their filters, counted, renamed, put in another order and deleted', async () => {
    const booked = await save('Booked', { stage: 'booked' });
    await save('Booked, unread', { stage: 'booked', unread: 'true' });
    await save('About hello', { search: 'hello' });
    expect(booked).toMatchObject({ filter: { stage: 'booked' }, createdBy: coach.userId, count: 0, gone: null });
    await setStage(chatIds[0]!, 'booked');
    await setStage(chatIds[1]!, 'booked');
    await coach.client.call(chatRoutes.read, { params: { id: chatIds[1]! } });
    expect((await list()).map(({ name, count }) => [name, count])).toEqual([
      ['Booked', 2],
      ['Booked, unread', 1],
      ['About hello', null],
    ]);
    await coach.client.call(viewRoutes.move, { params: { id: booked._id }, body: { to: 2 } });
    await coach.client.call(viewRoutes.rename, { params: { id: booked._id }, body: { name: 'With a call' } });
    expect((await list()).map(({ name }) => name)).toEqual(['Booked, unread', 'About hello', 'With a call']);
    await clear();
    expect(await list()).toEqual([]);
  });

  test('are counted again when a chat changes, and whoever has a page open hears of it', async () => {
    await save('Booked', { stage: 'booked' });
    const auth = { token: coach.token };
    const socket = io(spotter.origin, { path: socketPath, auth, transports: ['websocket'] });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    for (const stage of ['booked', 'qualified', 'booked', 'qualified'] as const) {
      const heard = new Promise((resolve) => socket.once(liveEvents.inboxCounts.name, resolve));
      const [before] = await list();
      const { stage: present } = await setStage(chatIds[2]!, stage);
      expect(present).toBe(stage);
      await heard;
      const [after] = await list();
      expect(after!.count! - before!.count!).toBe(stage === 'booked' ? 1 : -1);
    }
    socket.close();
    await clear();
  });

  test('a name that is taken, no filter and too many views are refused', async () => {
    const view = await save('Unread', { unread: 'true' });
    const taken = { status: 409, message: 'You already have the view “Unread”.' };
    await expect(save('UNREAD 🔥', { stage: 'new' })).rejects.toMatchObject(taken);
    await expect(save('Everything', { search: ' ' })).rejects.toMatchObject({ status: 400 });
    await expect(save('A tag', { tag: newId() })).rejects.toMatchObject({ status: 404 });
    const { workspaceId, userId: createdBy } = coach.access;
    const row = { workspaceId, createdBy, botId: coach.botId, filter: {}, createdAt: new Date() };
    const rows = Array.from({ length: 29 }, (_, at) => ({
      ...row,
      id: newId(),
      name: `${at}`,
      key: `${at}`,
      place: at,
    }));
    await spotter.connection.database.insert(savedViews).values(rows);
    await expect(save('One more', { stage: 'new' })).rejects.toMatchObject({
      message: 'A workspace has up to 30 saved views. Delete one first.',
    });
    await coach.client.call(viewRoutes.rename, { params: { id: view._id }, body: { name: 'unread' } });
    await clear();
  });

  test('a view follows its tag into another, and says that its tag or its account is gone', async () => {
    const [warm, hot] = [
      await coach.client.call(tagRoutes.create, { body: { name: 'Warm' } }),
      await coach.client.call(tagRoutes.create, { body: { name: 'Hot' } }),
    ];
    await coach.client.call(tagRoutes.give, { params: { id: chatIds[0]!, tagId: warm._id } });
    await save('Warm ones', { tag: warm._id });
    await coach.client.call(tagRoutes.merge, { params: { id: warm._id }, body: { into: hot._id } });
    expect(await list()).toMatchObject([{ filter: { tag: hot._id }, count: 1, gone: null }]);
    await coach.client.call(tagRoutes.remove, { params: { id: hot._id } });
    expect(await list()).toMatchObject([{ count: null, gone: 'tag' }]);
    await coach.client.call(botRoutes.remove, { params: { id: coach.botId } });
    expect(await list()).toMatchObject([{ count: null, gone: 'account' }]);
  });
});
