import {
  type AssignmentRule,
  assigneeRoutes,
  assignmentRoutes,
  botRoutes,
  bulkRoutes,
  chatRoutes,
  createApiClient,
  inboxRoutes,
  liveEvents,
  memberRoutes,
  socketPath,
  viewRoutes,
  workspaceRoutes,
} from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { addMember } from '../../../test/add-member.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

type Person = Pick<Coach, 'client' | 'userId' | 'token'>;

describe('who takes care of a lead', () => {
  let spotter: SpotterUnderTest;
  let owner: Coach;
  let ana: Person;
  let ben: Person;
  /** A chat that the owner took over before there was anybody else. */
  let whenAlone: string;
  let people = 0;

  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0 });
    owner = await spotter.addCoach();
    const { id, contactId } = await newChat();
    await writeTo(owner, contactId);
    whenAlone = id;
    ana = await addMember(spotter, owner, 'setter');
    ben = await addMember(spotter, owner, 'setter');
  });
  afterAll(() => spotter.close());

  function newContact(): string {
    people += 1;
    const id = `99900000000000${String(people).padStart(3, '0')}`;
    spotter.instagram.addContact(account.id, { id, username: `person_${people}`, name: null });
    return id;
  }
  async function newChat(...texts: string[]) {
    const contactId = newContact();
    for (const text of texts.length === 0 ? ['hello'] : texts) spotter.writes(text, contactId);
    await spotter.settled();
    return { id: (await spotter.chat(owner, contactId))._id, contactId };
  }
  const read = (id: string, by: Person = owner) => by.client.call(chatRoutes.find, { params: { id }, query: {} });
  const assigneeOf = async (id: string) => (await read(id)).assignee?._id ?? null;
  const assign = (by: Person, id: string, assignee: string | null, before?: string | null) =>
    by.client.call(assigneeRoutes.assign, {
      params: { id },
      body: { assignee, ...(before === undefined ? {} : { before }) },
    });
  const setRule = (rule: AssignmentRule) => owner.client.call(assignmentRoutes.setAssignmentRule, { body: rule });
  const writeTo = (by: Person, contactId: string) =>
    by.client.call(botRoutes.sendMessage, {
      params: { id: owner.botId },
      body: { senderId: contactId, credentialId: owner.credentialId, message: 'I take care of this' },
    });
  const list = async (by: Person, query: Parameters<typeof viewQuery>[0]) =>
    (await by.client.call(chatRoutes.listForBot, { params: { botId: owner.botId }, query })).map(({ _id }) => _id);
  const viewQuery = (query: { assignee?: 'me' | 'none'; search?: string }) => query;

  test('is given by hand, shown with their name, and never taken from a colleague unseen', async () => {
    const { id } = await newChat();
    expect((await read(id)).assignee).toBeNull();
    expect((await assign(ana, id, ana.userId, null)).assignee).toMatchObject({ _id: ana.userId });
    // Ben saw that nobody had it.
    await expect(assign(ben, id, ben.userId, null)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/ has this chat now\.$/),
    });
    expect(await assigneeOf(id)).toBe(ana.userId);
    await assign(ben, id, ben.userId, ana.userId);
    expect(await assigneeOf(id)).toBe(ben.userId);
    await assign(ben, id, null);
    expect(await assigneeOf(id)).toBeNull();
  });

  test('is somebody who answers chats there: no viewer, and nobody from elsewhere', async () => {
    const { id } = await newChat();
    const viewer = await addMember(spotter, owner, 'viewer');
    const stranger = await spotter.signUp();
    for (const userId of [viewer.userId, stranger.userId, 'nobody'])
      await expect(assign(owner, id, userId)).rejects.toMatchObject({ status: 404 });
    await expect(assign(viewer, id, ana.userId)).rejects.toMatchObject({ status: 403 });
    const client = createApiClient({ baseUrl: spotter.origin, token: () => stranger.token });
    await expect(assign({ ...stranger, client }, id, stranger.userId)).rejects.toMatchObject({ status: 404 });
    expect(await assigneeOf(id)).toBeNull();
    await expect(setRule({ kind: 'round-robin', members: [viewer.userId] })).rejects.toMatchObject({ status: 400 });
    await expect(setRule({ kind: 'account', choices: [{ of: newId(), to: ana.userId }] })).rejects.toMatchObject({
      status: 400,
    });
  });

  test('is who takes a chat over by writing, unless a colleague has it; a coach alone sees none', async () => {
    const [free, taken] = [await newChat(), await newChat()];
    await assign(ben, taken.id, ben.userId);
    for (const { contactId } of [free, taken]) await writeTo(ana, contactId);
    expect(await assigneeOf(free.id)).toBe(ana.userId);
    expect(await assigneeOf(taken.id)).toBe(ben.userId);
    const switched = await newChat();
    await ana.client.call(chatRoutes.update, { params: { id: switched.id }, body: { chatEnabled: false } });
    expect(await assigneeOf(switched.id)).toBe(ana.userId);
    expect(await assigneeOf(whenAlone), 'she worked alone then').toBeNull();
    const [own] = (await owner.client.call(workspaceRoutes.listWorkspaces)).filter(({ isCurrent }) => isCurrent);
    expect(own!.hasColleagues).toBe(true);
  });

  test('has what is to be done next, with who wrote it down', async () => {
    const { id } = await newChat();
    const nextAction = { text: 'Send the price list', dueAt: '2026-12-01T09:00:00.000Z' };
    const set = (value: typeof nextAction | null) =>
      ana.client.call(assigneeRoutes.setNextAction, { params: { id }, body: { nextAction: value } });
    expect((await set(nextAction)).nextAction).toMatchObject({ ...nextAction, by: { _id: ana.userId } });
    expect((await read(id, ben)).nextAction).toMatchObject(nextAction);
    expect((await set(null)).nextAction).toBeNull();
    await expect(set({ ...nextAction, text: ' ' })).rejects.toMatchObject({ status: 400 });
  });

  test('narrows the list, the queue and the views to mine and to unassigned', async () => {
    const [mine, bens, nobodys] = [await newChat('zebra'), await newChat('zebra'), await newChat('zebra')];
    await assign(ana, mine.id, ana.userId);
    await assign(ben, bens.id, ben.userId);
    for (const { id } of [mine, bens, nobodys])
      await ana.client.call(chatRoutes.update, { params: { id }, body: { stage: 'needs_you' } });
    expect(await list(ana, { assignee: 'me', search: 'zebra' })).toEqual([mine.id]);
    const unassigned = await list(ana, { assignee: 'none' });
    expect(unassigned).toContain(nobodys.id);
    expect(unassigned).not.toContain(mine.id);
    expect((await list(ben, { assignee: 'me' }))[0]).toBe(bens.id);
    const queue = async (assignee?: 'me' | 'none') =>
      (await ana.client.call(inboxRoutes.needsYou, { query: assignee === undefined ? {} : { assignee } })).map(
        ({ _id }) => _id,
      );
    expect((await queue()).length).toBe(3);
    expect([await queue('me'), await queue('none')]).toEqual([[mine.id], [nobodys.id]]);
    const view = await owner.client.call(viewRoutes.create, {
      body: { name: 'Mine', botId: owner.botId, filter: { assignee: 'me', stage: 'needs_you' } },
    });
    expect(view.count, 'the owner has none').toBe(0);
    expect(await ana.client.call(viewRoutes.list)).toMatchObject([{ filter: { assignee: 'me' }, count: 1 }]);
    await owner.client.call(viewRoutes.remove, { params: { id: view._id } });
  });

  test('gets new leads in turn, each once, also where two write at the same moment', async () => {
    await setRule({ kind: 'round-robin', members: [ana.userId, ben.userId] });
    const contacts = [newContact(), newContact(), newContact(), newContact()];
    for (const contactId of contacts) {
      spotter.writes('hello', contactId);
      spotter.writes('are you there?', contactId);
    }
    await spotter.settled();
    const given = await Promise.all(contacts.map(async (id) => (await spotter.chat(owner, id)).assignee?._id));
    expect([ana, ben].map(({ userId }) => given.filter((id) => id === userId).length)).toEqual([2, 2]);
    const id = (await spotter.chat(owner, contacts[0]))._id;
    await assign(owner, id, null);
    spotter.writes('one more thing', contacts[0]);
    await spotter.settled();
    expect(await assigneeOf(id), 'a rule gives a lead away when they come in, not later').toBeNull();
    await owner.client.call(chatRoutes.update, { params: { id }, body: { stage: 'needs_you' } });
    await spotter.settled();
    expect(await assigneeOf(id), 'and when they are handed over').not.toBeNull();
    await setRule({ kind: 'nobody' });
  });

  test('gets leads by their account, language and stage', async () => {
    const chosen = async (...texts: string[]) => assigneeOf((await newChat(...texts)).id);
    await setRule({ kind: 'account', choices: [{ of: owner.botId, to: ben.userId }] });
    expect(await chosen()).toBe(ben.userId);
    await setRule({ kind: 'language', choices: [{ of: 'es', to: ana.userId }] });
    expect(await chosen('Hola, ¿cuánto cuesta el programa de entrenamiento? Quiero perder peso')).toBe(ana.userId);
    expect(await chosen('Hi, how much does the training program cost? I want to lose weight')).toBeNull();
    await setRule({ kind: 'stage', choices: [{ of: 'qualified', to: ben.userId }] });
    const { id } = await newChat();
    expect(await assigneeOf(id)).toBeNull();
    await owner.client.call(chatRoutes.update, { params: { id }, body: { stage: 'qualified' } });
    await spotter.settled();
    expect(await assigneeOf(id)).toBe(ben.userId);
    await setRule({ kind: 'nobody' });
  });

  test('is changed for many chats at once, with a dry run and an undo', async () => {
    const [free, bens] = [await newChat(), await newChat()];
    await assign(ben, bens.id, ben.userId);
    const selection = { chatIds: [free.id, bens.id] };
    const plan = (assignee: string | null) =>
      owner.client.call(bulkRoutes.plan, { body: { action: { kind: 'assign', assignee }, selection } });
    await expect(plan('nobody')).rejects.toMatchObject({ status: 404 });
    const change = await plan(ben.userId);
    expect(change).toMatchObject({ waiting: 1, leftOut: [{ reason: 'same', chats: 1 }] });
    const toAna = await plan(ana.userId);
    await owner.client.call(bulkRoutes.start, { params: { id: toAna._id }, body: {} });
    await spotter.settled();
    expect([await assigneeOf(free.id), await assigneeOf(bens.id)]).toEqual([ana.userId, ana.userId]);
    await assign(ana, free.id, owner.userId);
    await owner.client.call(bulkRoutes.undo, { params: { id: toAna._id } });
    await spotter.settled();
    expect([await assigneeOf(free.id), await assigneeOf(bens.id)]).toEqual([owner.userId, ben.userId]);
  });

  test('leaves 120 chats behind, which go to who is chosen, told live, or to nobody', async () => {
    const cleo = await addMember(spotter, owner, 'setter');
    const [given, shown] = [await newChat(), await newChat()];
    await spotter.connection.database.execute(
      sql`insert into chats (id, workspace_id, bot_id, contact_id, created_at, assignee_id)
        select gen_random_uuid(), ${owner.access.workspaceId}, ${owner.botId}, 'many ' || n, now(), ${cleo.userId}
        from generate_series(1, 119) n`,
    );
    await assign(cleo, given.id, cleo.userId);
    await setRule({ kind: 'round-robin', members: [cleo.userId, ana.userId] });
    const countOf = async (userId: string) =>
      (await owner.client.call(assignmentRoutes.countMemberChats, { params: { id: userId } })).chats;
    const before = await countOf(ana.userId);
    expect(await countOf(cleo.userId)).toBe(120);
    const socket = io(spotter.origin, { path: socketPath, auth: { token: owner.token }, transports: ['websocket'] });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    await socket.emitWithAck('join:private', given.id);
    const heard = new Promise<{ chat: { assignee: unknown } }>((resolve) =>
      socket.once(liveEvents.chatChanged.name, resolve),
    );
    const remove = (id: string, chatsTo?: string) =>
      owner.client.call(memberRoutes.removeMember, {
        params: { id },
        query: chatsTo === undefined ? {} : { chatsTo },
      });
    await expect(remove(cleo.userId, cleo.userId)).rejects.toMatchObject({ status: 404 });
    await remove(cleo.userId, ana.userId);
    await spotter.settled();
    expect((await heard).chat.assignee).toMatchObject({ _id: ana.userId });
    socket.close();
    expect(await countOf(ana.userId)).toBe(before + 120);
    expect(await owner.client.call(assignmentRoutes.findAssignmentRule)).toEqual({
      kind: 'round-robin',
      members: [ana.userId],
    });
    await setRule({ kind: 'nobody' });
    await assign(ben, shown.id, ben.userId);
    await ben.client.call(memberRoutes.leaveWorkspace);
    expect((await read(shown.id)).assignee, 'not even before the job has run').toBeNull();
    await spotter.settled();
    expect((await read(shown.id)).assignee).toBeNull();
    await owner.client.call(memberRoutes.changeRole, { params: { id: ana.userId }, body: { role: 'viewer' } });
    await spotter.settled();
    expect(await assigneeOf(given.id), 'who only looks on has no chats').toBeNull();
  });
});
