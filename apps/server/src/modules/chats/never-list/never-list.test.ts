import { chatRoutes, neverListRoutes, type NeverListEntry } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '../../../platform/clock.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

const tenThousand = Array.from({ length: 10_000 }, (_, at) => `client_${at}`);

describe('the never list', () => {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0, clock });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());

  /** Returns the id of a new contact with a username. */
  function contact(username: string): string {
    people += 1;
    const id = `55500000000000${String(people).padStart(3, '0')}`;
    spotter.instagram.addContact(account.id, { id, username, name: null });
    return id;
  }
  async function writes(text: string, id: string): Promise<void> {
    clock.advance(1_000);
    spotter.writes(text, id);
    await spotter.settled();
    await passes(4_000);
  }
  async function passes(ms: number): Promise<void> {
    clock.advance(ms);
    await spotter.settled();
  }
  const add = (text: string, more: { name?: string; skipWrong?: boolean } = {}) =>
    coach.client.call(neverListRoutes.add, { body: { text, ...more } });
  const remove = (id: string) => coach.client.call(neverListRoutes.remove, { params: { id } });
  const list = (query: { search?: string; way?: NeverListEntry['way']; limit?: number } = {}) =>
    coach.client.call(neverListRoutes.list, { query });
  const summary = () => coach.client.call(neverListRoutes.summary);

  test('someone is on it before they ever write, in whatever form their handle was typed', async () => {
    const friend = contact('Old.Friend');
    const { _id } = await add(' @OLD.friend ');
    expect(await list({ search: 'friend' })).toMatchObject([
      { _id, way: 'handle', handle: 'old.friend', name: null, chatId: null, import: null },
    ]);
    await writes('SHRED', friend);
    expect(spotter.answers(friend)).toEqual([]);
    const chat = await spotter.chat(coach, friend);
    expect(chat).toMatchObject({ neverAutoreply: true, lastDecision: { reason: 'never-list' } });
    expect(await list({ search: 'friend' })).toMatchObject([{ _id, chatId: chat._id, name: 'Old.Friend' }]);
    await remove(_id!);
    await spotter.settled();
    expect(await list({ search: 'friend' })).toEqual([]);
    expect(spotter.answers(friend)).toHaveLength(1);
  });

  test('nobody is answered before the platform has said who writes', async () => {
    const client = contact('quiet_client');
    const stranger = contact('new_lead');
    const { _id } = await add('quiet_client');
    spotter.instagram.setFaults({ down: true });
    await writes('SHRED', client);
    await writes('SHRED', stranger);
    expect((await spotter.chat(coach, stranger)).lastDecision).toMatchObject({
      kind: 'wait',
      reason: 'unknown-contact',
    });
    expect(spotter.answers(stranger)).toEqual([]);
    spotter.instagram.clearFaults();
    // First the platform is asked again, then the chats are looked at.
    await passes(600_000);
    await passes(600_000);
    expect(spotter.answers(stranger)).toHaveLength(1);
    expect(spotter.answers(client)).toEqual([]);
    await remove(_id!);
  });

  test('an import of ten thousand is one request, is taken back as one, and names what is wrong with it', async () => {
    const known = await add('client_5');
    const lines = [...tenThousand];
    lines[16] = 'maria lopez';
    lines[4_000] = 'maria@example.test';
    lines[9_999] = 'a,b,c';
    const text = lines.join('\n');
    const refused = await add(text, { name: 'clients.csv' }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 400,
      message: '3 lines name nobody. Nothing was added.',
      issues: [
        { path: 'text.17', message: expect.stringMatching(/^Line 17: “maria lopez”/) },
        { path: 'text.4001', message: expect.stringMatching(/^Line 4001: .* is a mail address/) },
        { path: 'text.10000', message: expect.stringMatching(/^Line 10000: .* several columns/) },
      ],
    });
    expect((await summary()).counts).toMatchObject({ handle: 1, import: 0 });

    const added = await add(text, { name: 'clients.csv', skipWrong: true });
    expect(added).toMatchObject({ added: 9_996, known: 1, repeated: 0, skipped: 3 });
    expect(await summary()).toMatchObject({
      counts: { handle: 1, import: 9_996 },
      imports: [{ _id: added._id, name: 'clients.csv', count: 9_996 }],
    });
    const again = await add(tenThousand.join('\n'), { name: 'again.csv' });
    expect(again).toMatchObject({ added: 3, known: 9_997 });

    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await coach.client.page(neverListRoutes.list, { query: { limit: 100, cursor } });
      for (const { handle } of page.value) seen.add(handle!);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(new Set(tenThousand));
    expect((await list({ search: 'client_99' })).map(({ handle }) => handle)).toHaveLength(50);
    expect((await list({ search: '@CLIENT_9999' })).map(({ handle }) => handle)).toEqual(['client_9999']);

    await remove(again._id!);
    await remove(added._id!);
    expect(await list()).toMatchObject([{ handle: 'client_5', way: 'handle' }]);
    expect((await summary()).imports).toEqual([]);
    await remove(known._id!);
  });

  test('it also shows who was put on it in their chat, and who asked to stop', async () => {
    const [byHand, stopped] = [contact('by_hand'), contact('asked_to_stop')];
    await writes('hello there', byHand);
    await writes('SHRED', stopped);
    await writes('stop', stopped);
    const chat = await spotter.chat(coach, byHand);
    await coach.client.call(chatRoutes.update, { params: { id: chat._id }, body: { neverAutoreply: true } });
    const ways = Object.fromEntries(
      (await list()).map(({ way, handle, at }) => [handle, { way, isDated: at !== null }]),
    );
    expect(ways).toEqual({
      by_hand: { way: 'chat', isDated: true },
      asked_to_stop: { way: 'stop', isDated: true },
    });
    expect(await list({ way: 'stop' })).toMatchObject([{ handle: 'asked_to_stop' }]);
    expect(await list({ search: 'hand' })).toMatchObject([{ handle: 'by_hand' }]);
    expect((await summary()).counts).toEqual({ handle: 0, import: 0, chat: 1, stop: 1 });
    const [stop] = await list({ way: 'stop' });
    await expect(remove(stop!._id)).rejects.toMatchObject({ status: 409 });
    await remove(chat._id);
    expect(await spotter.chat(coach, byHand)).toMatchObject({ neverAutoreply: false });
    expect(await list()).toMatchObject([{ handle: 'asked_to_stop' }]);
  });

  test('the switch in a chat takes its contact off, however they came on the list', async () => {
    const lead = contact('changed_mind');
    await writes('hello there', lead);
    await add('changed_mind\nsomeone_else', { name: 'clients' });
    const { _id } = await spotter.chat(coach, lead);
    const off = await coach.client.call(chatRoutes.update, { params: { id: _id }, body: { neverAutoreply: false } });
    expect(off.neverAutoreply).toBe(false);
    expect(await list({ way: 'import' })).toMatchObject([{ handle: 'someone_else' }]);
    await remove((await summary()).imports[0]!._id);
  });

  test('it is the workspace’s own, is in its download, and refuses what is not on it', async () => {
    const { _id } = await add('mine_alone');
    const other = await spotter.signUp();
    expect(await other.client.call(neverListRoutes.list, { query: {} })).toEqual([]);
    await expect(other.client.call(neverListRoutes.remove, { params: { id: _id! } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(remove('nothing')).rejects.toMatchObject({ status: 404 });
    await expect(add('\n \n')).rejects.toMatchObject({ status: 400 });
    const headers = { authorization: `Bearer ${coach.token}` };
    const download = await fetch(`${spotter.origin}/api/users/me/export`, { headers });
    const { neverList } = (await download.json()) as { neverList: { handle: string }[] };
    expect(neverList.map(({ handle }) => handle)).toContain('mine_alone');
    await remove(_id!);
  });
});
