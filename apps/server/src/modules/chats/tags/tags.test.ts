import { chatRoutes, decisionRoutes, tagRoutes, type Tag, type TagBody } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { inTransaction } from '../../../database/database.ts';
import { noteCallInChat } from '../chat-writes.repository.ts';
import { tags } from './tags.tables.ts';

const link = { ref: 'bio', source: 'SHORTLINKS' };
const ad = { ref: 'spring', source: 'ADS', adId: '120001' };

describe('tags', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0 });
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());

  const create = (body: { name: string } & Partial<TagBody>) => coach.client.call(tagRoutes.create, { body });
  const list = () => coach.client.call(tagRoutes.list);
  const update = ({ _id, chats: _, ...tag }: Tag, change: Partial<TagBody>) =>
    coach.client.call(tagRoutes.update, { params: { id: _id }, body: { ...tag, ...change } });
  const remove = (tag: Tag) => coach.client.call(tagRoutes.remove, { params: { id: tag._id } });
  const give = (id: string, tag: Tag) => coach.client.call(tagRoutes.give, { params: { id, tagId: tag._id } });
  const take = (id: string, tag: Tag) => coach.client.call(tagRoutes.take, { params: { id, tagId: tag._id } });
  const tagged = (tag: Tag) =>
    coach.client.call(chatRoutes.listForBot, { params: { botId: coach.botId }, query: { tag: tag._id } });

  async function store(count: number, { byAgent }: { byAgent: boolean }): Promise<void> {
    const { workspaceId } = coach.access;
    const rows = Array.from({ length: count }, (_, at) => `${byAgent ? 'agent' : 'hand'} ${at}`).map((name) => ({
      id: newId(),
      workspaceId,
      name,
      key: name,
      color: 'gray' as const,
      byAgent,
      isClient: false,
      createdAt: new Date(),
    }));
    await spotter.connection.database.insert(tags).values(rows);
  }
  /** Returns a contact who has written. */
  async function newContact(...texts: string[]) {
    people += 1;
    const id = `66600000000000${String(people).padStart(3, '0')}`;
    spotter.instagram.addContact(account.id, { id, username: `lead_${people}`, name: null });
    for (const text of texts) await writes(text, id);
    return id;
  }
  async function writes(text: string, id: string): Promise<void> {
    spotter.writes(text, id);
    await spotter.settled();
  }
  const chatOf = (contactId: string) => spotter.chat(coach, contactId);
  async function decisionsAbout(contactId: string) {
    const { _id, history } = await chatOf(contactId);
    const messageId = history.findLast(({ author }) => author === 'contact')!._id;
    return coach.client.call(decisionRoutes.ofMessage, { params: { id: _id, messageId } });
  }

  test('a name is taken in another case, with accents and with an emoji too, and the refusal names it', async () => {
    const vip = await create({ name: 'VIP ⭐' });
    const other = await create({ name: 'Someone', color: 'green' });
    const refused = { status: 409, message: expect.stringContaining('You already have the tag “VIP ⭐”') };
    for (const name of ['VIP ⭐', 'vip', 'Víp', '🔥 VIP'])
      await expect(create({ name }), name).rejects.toMatchObject(refused);
    await expect(update(other, { name: 'vip' })).rejects.toMatchObject(refused);
    expect(await update(vip, { name: 'vip' })).toMatchObject({ name: 'vip' });
    expect(await create({ name: '⭐' })).toMatchObject({ name: '⭐' });
    await expect(create({ name: '\u200B' })).rejects.toMatchObject({ status: 400 });
    for (const tag of await list()) await remove(tag);
  });

  test('a workspace has up to 200 tags, and its agents may give 30 of them', async () => {
    await store(30, { byAgent: true });
    await expect(create({ name: 'one more', byAgent: true })).rejects.toMatchObject({
      message: 'Agents may give up to 30 tags. Take another from them first.',
    });
    await store(170, { byAgent: false });
    await expect(create({ name: 'one more' })).rejects.toMatchObject({
      message: 'A workspace has up to 200 tags. Delete or merge one first.',
    });
    await spotter.connection.database.delete(tags);
  });

  test('a chat is tagged by hand, found by its tag, and keeps it when the tag is merged into another', async () => {
    const [one, other] = [await newContact('hello'), await newContact('hello')];
    const [warm, hot] = [await create({ name: 'Warm' }), await create({ name: 'Hot', color: 'red' })];
    const { _id } = await chatOf(one);
    expect((await give(_id, warm)).tags).toEqual([{ _id: warm._id, by: 'hand' }]);
    expect((await give(_id, warm)).tags).toHaveLength(1);
    await give((await chatOf(other))._id, hot);
    await give((await chatOf(other))._id, warm);
    expect((await tagged(warm)).map(({ senderId }) => senderId)).toEqual([other, one]);
    await writes('again', one);
    expect((await tagged(warm)).map(({ senderId }) => senderId)).toEqual([one, other]);

    const merged = await coach.client.call(tagRoutes.merge, { params: { id: warm._id }, body: { into: hot._id } });
    expect(merged).toMatchObject({ name: 'Hot', chats: 2 });
    expect(await list()).toMatchObject([{ name: 'Hot', chats: 2 }]);
    expect((await chatOf(one)).tags).toEqual([{ _id: hot._id, by: 'hand' }]);
    expect((await take(_id, hot)).tags).toEqual([]);
    expect(await list()).toMatchObject([{ chats: 1 }]);
    await remove(hot);
    expect((await chatOf(other)).tags).toEqual([]);
    await expect(give(_id, hot)).rejects.toMatchObject({ status: 404 });
  });

  test('rules give tags with the change that meets them, and the decision says so', async () => {
    const came = await create({ name: 'Shred', rule: { kind: 'keyword', value: 'Shred' } });
    const fits = await create({ name: 'Fits', rule: { kind: 'stage', value: 'qualified' } });
    const contact = await newContact('SHRED');
    const { _id, tags: byRule } = await chatOf(contact);
    expect(byRule).toEqual([{ _id: came._id, by: 'rule' }]);
    expect((await decisionsAbout(contact)).flatMap((decision) => decision.tags)).toEqual([
      { name: 'Shred', by: 'rule' },
    ]);
    await take(_id, came);
    await writes('I want to lose 10 kg', contact);
    expect((await chatOf(contact)).tags, 'what was taken off stays off').toEqual([]);
    const changed = await coach.client.call(chatRoutes.update, { params: { id: _id }, body: { stage: 'qualified' } });
    expect(changed.tags).toEqual([{ _id: fits._id, by: 'rule' }]);
    for (const tag of await list()) await remove(tag);
  });

  test.each<{ what: string; rule: TagBody['rule']; comes: (contact: string) => Promise<unknown> }>([
    {
      what: 'by a link',
      rule: { kind: 'arrival', value: 'link' },
      comes: async (id) => {
        spotter.instagram.writeAsContact(account.id, id, { text: 'SHRED', referral: link });
        await spotter.settled();
      },
    },
    {
      what: 'by an ad',
      rule: { kind: 'arrival', value: 'ad' },
      comes: async (id) => {
        spotter.instagram.writeAsContact(account.id, id, { text: 'SHRED', referral: ad });
        await spotter.settled();
      },
    },
    {
      what: 'with a call',
      rule: { kind: 'stage', value: 'booked' },
      comes: async (id) => {
        const { database } = spotter.connection;
        await writes('SHRED', id);
        const { _id } = await chatOf(id);
        await inTransaction(database, (tx) => noteCallInChat(tx, _id, true));
        await writes('see you then', id);
      },
    },
  ])('a tag that a rule gives between decisions, $what, is named by the next one alone', async ({ rule, comes }) => {
    const tag = await create({ name: 'Came', rule });
    const contact = await newContact();
    await comes(contact);
    expect((await chatOf(contact)).tags).toEqual([{ _id: tag._id, by: 'rule' }]);
    expect((await decisionsAbout(contact)).at(-1)?.tags).toEqual([{ name: 'Came', by: 'rule' }]);
    await writes('Can I train twice a day?', contact);
    expect((await decisionsAbout(contact)).flatMap((decision) => decision.tags)).toEqual([]);
    await remove(tag);
  });

  test('the agent gives only tags that the coach lets it give, and the decision says so', async () => {
    const may = await create({ name: 'knee pain', byAgent: true });
    await create({ name: 'runner' });
    const contact = await newContact('SHRED', 'I am a runner with some knee pain');
    const chat = await chatOf(contact);
    expect(chat.tags).toEqual([{ _id: may._id, by: 'agent' }]);
    const [decision] = (await decisionsAbout(contact)).filter(({ tools }) => tools.includes('give_tag'));
    expect(decision?.tags).toEqual([{ name: 'knee pain', by: 'agent' }]);
    for (const tag of await list()) await remove(tag);
  });

  test('a client is answered as one: the agent asks nothing for new contacts and is told to sell nothing', async () => {
    const client = await create({ name: 'Client', client: true });
    const contact = await newContact('SHRED');
    await give((await chatOf(contact))._id, client);
    await writes('Can I train twice a day?', contact);
    const prompt = JSON.stringify(spotter.model.requests().at(-1)!.messages);
    expect(prompt).toContain('This contact is a client of the coach already');
    expect(prompt).not.toContain('<fields_to_learn>\\ngoal');
    expect((await decisionsAbout(contact)).at(-1)?.facts).toMatchObject({ client: true });
    await remove(client);
    await writes('And three times?', contact);
    expect(JSON.stringify(spotter.model.requests().at(-1)!.messages)).not.toContain('is a client of the coach');
  });
});
