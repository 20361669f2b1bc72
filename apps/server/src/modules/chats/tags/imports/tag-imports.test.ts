import { botRoutes, bulkRoutes, chatRoutes, tagImportRoutes, tagRoutes, viewRoutes, type Tag } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../../test/spotter-under-test.ts';
import { chats } from '../../chats.tables.ts';
import { tags } from '../tags.tables.ts';

describe('lists of tags', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0 });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());
  afterEach(() => spotter.connection.database.delete(tags));

  /** Stores the chats of these people, and returns their ids. */
  async function store(usernames: (string | null)[], more: Partial<typeof chats.$inferInsert> = {}): Promise<string[]> {
    const { workspaceId } = coach.access;
    const rows = usernames.map((username) => {
      people += 1;
      const createdAt = new Date();
      const contactId = `contact ${people}`;
      return { id: newId(), workspaceId, botId: coach.botId, contactId, username, createdAt, ...more };
    });
    await spotter.connection.database.insert(chats).values(rows);
    return rows.map(({ id }) => id);
  }
  const plan = (text: string) => coach.client.call(tagImportRoutes.planImport, { body: { text } });
  const begin = (text: string, more: { name?: string; skipWrong?: boolean } = {}) =>
    coach.client.call(tagImportRoutes.startImport, { body: { text, ...more } });
  const imports = () => coach.client.call(tagImportRoutes.listImports);
  async function bringIn(text: string, more: { name?: string; skipWrong?: boolean } = {}) {
    const started = await begin(text, more);
    await spotter.settled();
    return started;
  }
  async function undo(id: string): Promise<void> {
    await coach.client.call(tagImportRoutes.undoImport, { params: { id } });
    await spotter.settled();
  }
  const create = (name: string) => coach.client.call(tagRoutes.create, { body: { name } });
  const give = (id: string, tag: Tag) => coach.client.call(tagRoutes.give, { params: { id, tagId: tag._id } });
  const take = (id: string, tag: Tag) => coach.client.call(tagRoutes.take, { params: { id, tagId: tag._id } });
  const all = () => coach.client.call(tagRoutes.list);
  async function tagsOf(id: string): Promise<string[]> {
    const [chat, named] = [await coach.client.call(chatRoutes.find, { params: { id }, query: {} }), await all()];
    return chat.tags.map(({ _id }) => named.find((tag) => tag._id === _id)!.name).toSorted();
  }
  async function download(token = coach.token): Promise<string[][]> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${spotter.origin}/api/tags/export`, { headers });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const text = await response.text();
    return text
      .replace('\ufeff', '')
      .split('\r\n')
      .slice(0, -1)
      .map((line) => line.split(','));
  }
  const nobody = { count: 0, named: [] };

  test('say before what they will do, and do exactly that', async () => {
    const [maria, joe] = await store(['Maria.One', 'joe_one']);
    const vip = await create('VIP ⭐');
    await give(maria!, vip);
    const text = '@maria.one, vip, Spring\njoe_one, Víp, spring 🌱\nnobody_here, Summer';
    const planned = await plan(text);
    expect(planned).toEqual({
      chats: 2,
      tags: 3,
      known: 1,
      newTags: ['Spring'],
      noRoom: nobody,
      notFound: { count: 1, named: ['@nobody_here'] },
      accountClosed: nobody,
      wrong: nobody,
    });
    expect(await tagsOf(joe!), 'nothing is changed before').toEqual([]);
    expect((await all()).map(({ name }) => name)).toEqual(['VIP ⭐']);

    const { import: begun, ...done } = await bringIn(text, { name: 'clients.csv' });
    expect(done).toEqual(planned);
    expect(begun).toMatchObject({ name: 'clients.csv', state: 'running', waiting: 3 });
    expect(await tagsOf(maria!)).toEqual(['Spring', 'VIP ⭐']);
    expect(await tagsOf(joe!)).toEqual(['Spring', 'VIP ⭐']);
    expect(await all()).toMatchObject([
      { name: 'Spring', chats: 2 },
      { name: 'VIP ⭐', chats: 2 },
    ]);
    expect(await imports()).toMatchObject([{ _id: begun!._id, state: 'done', chats: 2, waiting: 0 }]);
    expect(await begin(text), 'what is there already is no import').toMatchObject({ import: null, tags: 0, known: 4 });
    await undo(begun!._id);
  });

  test('name each wrong line with what puts it right, and do nothing before that is seen', async () => {
    const [kim] = await store(['kim_two']);
    const text = 'kim_two, Warm\nkim two, Warm\nkim_two';
    await expect(begin(text)).rejects.toMatchObject({
      status: 400,
      message: '2 lines are wrong. Nothing was imported.',
      issues: [
        { path: 'text.2', message: expect.stringMatching(/^Line 2: “kim two, Warm” isn’t a handle/) },
        { path: 'text.3', message: 'Line 3: “kim_two” has no tag: write it after the handle and a comma.' },
      ],
    });
    expect(await all()).toEqual([]);
    const { wrong, import: begun } = await bringIn(text, { skipWrong: true });
    expect(wrong).toMatchObject({
      count: 2,
      named: [expect.stringMatching(/^Line 2/), expect.stringMatching(/^Line 3/)],
    });
    expect(await tagsOf(kim!)).toEqual(['Warm']);
    await undo(begun!._id);
    await expect(plan(' \n\n')).rejects.toMatchObject({ status: 400 });
    await expect(plan('a,b\n'.repeat(20_001))).rejects.toMatchObject({ message: 'Import up to 20000 lines at once' });
    const wide = Array.from({ length: 5_001 }, (_, at) => `p${at},a,b,c,d,e,f,g,h,i,j`).join('\n');
    await expect(plan(wide)).rejects.toMatchObject({ message: 'One import gives up to 50000 tags. Split the list.' });
  });

  test('an undo takes off what the import gave, and nothing else', async () => {
    const [had, taken, plainly] = await store(['had_it', 'taken_off', 'plain_one']);
    const yoga = await create('Yoga');
    await give(had!, yoga);
    const { import: first } = await bringIn(
      'had_it, Yoga, New\ntaken_off, Yoga\nplain_one, Yoga, Kept by rule, Kept by view',
    );
    await take(taken!, yoga);
    await give(taken!, yoga);
    const byName = Object.fromEntries((await all()).map((tag) => [tag.name, tag]));
    const { _id, chats: _, ...ruled } = byName['Kept by rule']!;
    await coach.client.call(tagRoutes.update, {
      params: { id: _id },
      body: { ...ruled, rule: { kind: 'stage', value: 'booked' } },
    });
    const filter = { tag: byName['Kept by view']!._id };
    await coach.client.call(viewRoutes.create, { body: { name: 'Viewed', botId: coach.botId, filter } });
    const { import: second } = await bringIn('plain_one, Later');
    await undo(first!._id);
    expect(await tagsOf(had!), 'by hand before').toEqual(['Yoga']);
    expect(await tagsOf(taken!), 'by hand since').toEqual(['Yoga']);
    expect(await tagsOf(plainly!)).toEqual(['Later']);
    expect((await all()).map(({ name, chats: count }) => [name, count])).toEqual([
      ['Kept by rule', 0],
      ['Kept by view', 0],
      ['Later', 1],
      ['Yoga', 2],
    ]);
    expect(await imports()).toMatchObject([{ _id: second!._id }]);
    await expect(undo(first!._id)).rejects.toMatchObject({ status: 404 });
    await undo(second!._id);
  });

  test('say that they gave a tag, also after it was taken off many chats and that was undone', async () => {
    const [lee] = await store(['lee_given']);
    const { import: begun } = await bringIn('lee_given, Given');
    const [given] = await all();
    const tagsOfLee = async () => (await coach.client.call(chatRoutes.find, { params: { id: lee! }, query: {} })).tags;
    expect(await tagsOfLee()).toEqual([{ _id: given!._id, by: 'import' }]);
    const { _id: id } = await coach.client.call(bulkRoutes.plan, {
      body: { action: { kind: 'untag', tagId: given!._id }, selection: { chatIds: [lee!] } },
    });
    await coach.client.call(bulkRoutes.start, { params: { id }, body: {} });
    await spotter.settled();
    expect(await tagsOfLee()).toEqual([]);
    await coach.client.call(bulkRoutes.undo, { params: { id } });
    await spotter.settled();
    expect(await tagsOfLee()).toEqual([{ _id: given!._id, by: 'import' }]);
    await undo(begun!._id);
    expect(await tagsOfLee()).toEqual([]);
    expect(await all()).toEqual([]);
  });

  test('tags beyond what a workspace may have are named, and nobody gets them', async () => {
    const [full] = await store(['full_one']);
    const { workspaceId } = coach.access;
    const rows = Array.from({ length: 199 }, (_, at) => ({ id: newId(), workspaceId, name: `t${at}`, key: `t${at}` }));
    const look = { color: 'gray' as const, byAgent: false, isClient: false, createdAt: new Date() };
    await spotter.connection.database.insert(tags).values(rows.map((row) => ({ ...row, ...look })));
    const { import: begun, ...done } = await bringIn('full_one, T0, Last one, One more, And more');
    expect(done).toMatchObject({
      tags: 2,
      newTags: ['Last one'],
      noRoom: { count: 2, named: ['One more', 'And more'] },
    });
    expect(await tagsOf(full!)).toEqual(['Last one', 't0']);
    expect(await all()).toHaveLength(200);
    await undo(begun!._id);
    expect(await all()).toHaveLength(199);
  });

  test('ten thousand lines go in parts, and all of it is taken back', async () => {
    await store(Array.from({ length: 250 }, (_, at) => `many_${at}`));
    const text = Array.from({ length: 10_000 }, (_, at) => `many_${at}, Tag ${at % 3}, Everybody`).join('\n');
    const { import: begun, ...done } = await bringIn(text);
    expect(done).toMatchObject({ chats: 250, tags: 500, notFound: { count: 9_750 } });
    expect(done.notFound.named).toHaveLength(200);
    expect(await imports()).toMatchObject([{ state: 'done', chats: 250, waiting: 0 }]);
    expect(await all()).toMatchObject([{ name: 'Everybody', chats: 250 }, {}, {}, {}]);
    await undo(begun!._id);
    expect(await all()).toEqual([]);
    expect(await imports()).toEqual([]);
  });

  test('what was begun goes on after the server died, also into a tag that one was merged into', async () => {
    const [someone] = await store(['someone_else']);
    await spotter.services.worker.stop();
    const { import: begun } = await begin('someone_else, Cold, Warm');
    const [cold, warm] = await all();
    await coach.client.call(tagRoutes.merge, { params: { id: cold!._id }, body: { into: warm!._id } });
    expect(await imports()).toMatchObject([{ state: 'running', chats: 0, waiting: 2 }]);
    await spotter.restart({ appSecret: 'a secret for tests only', previousAppSecret: null });
    await spotter.settled();
    expect(await imports()).toMatchObject([{ state: 'done', chats: 1, waiting: 0 }]);
    expect(await tagsOf(someone!)).toEqual(['Warm']);
    await spotter.services.worker.stop();
    const { import: second } = await begin('someone_else, Never');
    await coach.client.call(tagImportRoutes.undoImport, { params: { id: second!._id } });
    await spotter.restart({ appSecret: 'a secret for tests only', previousAppSecret: null });
    await spotter.settled();
    expect(await tagsOf(someone!), 'an undo ends what was not given yet').toEqual(['Warm']);
    await undo(begun!._id);
  });

  test('come out with who gave each tag and when, run nothing in a spreadsheet, and come in again', async () => {
    const [dana] = await store(['dana_out'], { name: '=1+1' });
    const [nameless] = await store([null], { name: 'On Messenger' });
    const plus = await create('-10 kg');
    await give(dana!, plus);
    await give(nameless!, plus);
    const { import: begun } = await bringIn('dana_out, Imported', { name: 'old tool.csv' });
    const [head, ...lines] = await download();
    expect(head).toEqual(['username', 'name', 'tag', 'given by', 'given (UTC)', 'account', 'channel', 'conversation']);
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(lines.map((line) => [...line.slice(0, 5), ...line.slice(6)])).toEqual([
      ['dana_out', "'=1+1", "'-10 kg", 'hand', at, 'instagram', dana],
      ['dana_out', "'=1+1", 'Imported', 'import', at, 'instagram', dana],
      ['', 'On Messenger', "'-10 kg", 'hand', at, 'instagram', nameless],
    ]);
    const again = await plan([head!, ...lines].map((line) => line.join(',')).join('\n'));
    expect(again).toMatchObject({ tags: 0, known: 2, newTags: [], wrong: { count: 1 } });
    await undo(begun!._id);
  });

  test('are the workspace’s own', async () => {
    await store(['mine_alone']);
    const { import: begun } = await bringIn('mine_alone, Mine');
    const other = await spotter.signUp();
    expect(await other.client.call(tagImportRoutes.listImports)).toEqual([]);
    const body = { text: 'mine_alone, Theirs' };
    expect(await other.client.call(tagImportRoutes.planImport, { body })).toMatchObject({
      tags: 0,
      newTags: [],
      notFound: { named: ['@mine_alone'] },
    });
    await expect(other.client.call(tagImportRoutes.undoImport, { params: { id: begun!._id } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await download(other.token)).toHaveLength(1);
    expect(await download()).toHaveLength(2);
    expect((await fetch(`${spotter.origin}/api/tags/export`)).status).toBe(401);
    await undo(begun!._id);
  });

  test('leave out people whose account was removed, and name them', async () => {
    await store(['of_closed']);
    await coach.client.call(botRoutes.remove, { params: { id: coach.botId } });
    expect(await begin('of_closed, Warm')).toMatchObject({
      import: null,
      newTags: [],
      notFound: nobody,
      accountClosed: { count: 1, named: ['@of_closed'] },
    });
    expect(await all()).toEqual([]);
    await spotter.connection.database.execute(sql`update bots set removed_at = null`);
  });
});
