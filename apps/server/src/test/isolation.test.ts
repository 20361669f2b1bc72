import {
  analyticsRoutes,
  apiKeyRoutes,
  authRoutes,
  botRoutes,
  bulkRoutes,
  correctionRoutes,
  routesByTag,
  tagImportRoutes,
  tagRoutes,
  chatRoutes,
  engagedColumns,
  replayRoutes,
  simulationRoutes,
  inboxRoutes,
  knowledgeRoutes,
  unansweredRoutes,
  joinEvents,
  memberRoutes,
  notificationPreferenceRoutes,
  offerRoutes,
  socketPath,
  upcomingRoutes,
  viewRoutes,
  type ApiClient,
  type Route,
} from '@spotter/contract';
import { funnelSteps } from '@spotter/domain/analytics';
import { lostReasons } from '@spotter/domain/inbox';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { recordUnanswered } from '../modules/knowledge/index.ts';
import { accessOf, toWorkspaceId, type Access } from '../platform/access.ts';
import { addClip } from './add-clip.ts';
import { addMember, storeInvitation } from './add-member.ts';
import { bookInChat } from './book-in-chat.ts';
import { lead, startSpotter, type Coach, type SpotterUnderTest } from './spotter-under-test.ts';

const wish = { _id: 'wish', kind: 'intent', enabled: true };

describe('a second user sees and reaches nothing of the first', () => {
  let spotter: SpotterUnderTest;
  let owner: Coach;
  let stranger: { client: ApiClient; token: string };
  /** Somebody who was a manager in the owner's workspace. */
  let former: { client: ApiClient; token: string };
  let invitationId: string;
  let chatId: string;
  let messageId: string;
  let noteId: string;
  let cannedReplyId: string;
  let callId: string;
  let sessionId: string;
  let notificationId: string;
  let offerId: string;
  let knowledgeId: string;
  let questionId: string;
  let tagId: string;
  let tagImportId: string;
  let clipId: string;
  let viewId: string;
  let bulkId: string;
  let simulationId: string;
  let correctionId: string;
  let replayId: string;
  let apiKeyId: string;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    spotter = await startSpotter();
    owner = await spotter.addCoach();
    stranger = await spotter.signUp();
    spotter.writes('SHRED');
    await spotter.until('an answer', () => spotter.answers().length === 1);
    await spotter.settled();
    const chat = await spotter.chat(owner);
    chatId = chat._id;
    messageId = chat.history[0]!._id;
    const note = await owner.client.call(inboxRoutes.addNote, { params: { id: chatId }, body: { text: 'mine' } });
    const canned = await owner.client.call(inboxRoutes.addCannedReply, { body: { shortcut: 'hi', text: 'mine' } });
    noteId = note._id;
    cannedReplyId = canned._id;
    callId = await bookInChat(spotter, chatId);
    const { _id } = await owner.client.call(notificationPreferenceRoutes.test, { body: { way: 'app' } });
    notificationId = _id;
    const offer = await owner.client.call(offerRoutes.create, { body: { name: 'Shred', price: null } });
    offerId = offer._id;
    tagId = (await owner.client.call(tagRoutes.create, { body: { name: 'mine' } }))._id;
    const { username } = lead;
    const list = { text: `${username}, imported` };
    tagImportId = (await owner.client.call(tagImportRoutes.startImport, { body: list })).import!._id;
    await spotter.settled();
    clipId = (await addClip(spotter.origin, owner.token, { name: 'mine' }))._id;
    const view = { name: 'mine', botId: owner.botId, filter: { tag: tagId } };
    viewId = (await owner.client.call(viewRoutes.create, { body: view }))._id;
    const bulk = { action: { kind: 'tag' as const, tagId }, selection: { chatIds: [chatId] } };
    bulkId = (await owner.client.call(bulkRoutes.plan, { body: bulk }))._id;
    const simulation = {
      params: { id: owner.agentId },
      body: { version: 'published' as const, characters: ['friend'] },
    };
    const correction = {
      params: { id: owner.agentId },
      body: { scope: 'agent' as const, rule: { kind: 'free' as const, text: 'Be kind.' }, about: null },
    };
    correctionId = (await owner.client.call(correctionRoutes.create, correction))._id;
    simulationId = (await owner.client.call(simulationRoutes.start, simulation))._id;
    const replay = { params: { id: owner.agentId }, body: { version: 'published' as const, chats: 1 } };
    replayId = (await owner.client.call(replayRoutes.start, replay))._id;
    apiKeyId = (await owner.client.call(apiKeyRoutes.create, { body: { name: 'mine', scopes: ['read'] } }))._id;
    await spotter.settled();
    const entry = { kind: 'qa' as const, question: 'Whose?', answer: 'mine' };
    knowledgeId = (await owner.client.call(knowledgeRoutes.create, { body: entry }))._id;
    const asked = {
      workspaceId: owner.access.workspaceId,
      chatId,
      messageIds: [messageId],
      question: 'Whose dog is it?',
      named: null,
      at: new Date(),
    };
    await inTransaction(spotter.connection.database, (tx) => recordUnanswered(tx, asked));
    questionId = (await owner.client.call(unansweredRoutes.listUnanswered))[0]!._id;
    const [session] = await owner.client.call(authRoutes.listSessions);
    sessionId = session!._id;
    const { database } = spotter.connection;
    const { workspaceId } = owner.access;
    invitationId = await storeInvitation(database, workspaceId, { email: 'one.more@example.test', role: 'viewer' });
    former = await addMember(spotter, owner, 'manager');
    const { _id: memberId } = (await former.client.call(memberRoutes.listMembers)).find(({ isYou }) => isYou)!;
    await owner.client.call(memberRoutes.removeMember, { params: { id: memberId }, query: {} });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await spotter.close();
  });

  /**
   * Returns a body with the owner's ids for every route that takes one. The values are valid, so that only
   * ownership can refuse.
   */
  function bodyFor(path: string): unknown {
    switch (path) {
      case '/knowledge/{id}/wordings':
        return { passage: `entry:${knowledgeId}`, wordings: [] };
      case '/knowledge/unanswered/{id}/answer':
        return { answer: 'mine now' };
      case '/canned-replies/{id}':
        return { shortcut: 'hi', text: 'mine now' };
      case '/chat/{id}/proposal/send':
      case '/chat/{id}/proposal/drop':
        return { proposalId: messageId };
      case '/agent/{id}/agreement/{topic}':
        return { automatic: true };
      case '/workspace/members/{id}':
        return { role: 'viewer' };
      case '/chat/{id}/notes':
        return { text: 'mine now' };
      case '/chat/{id}/messages/{messageId}/settle':
        return { outcome: 'sent' };
      case '/appointments/{id}/move':
      case '/booking/call/{token}/move':
        return { start: '2030-01-07T09:00:00.000Z' };
      case '/appointments/{id}/outcome':
        return { outcome: 'shown' };
      case '/chat/change-able':
        return { chatId, chatEnabled: false };
      case '/bot/change-able':
        return { botId: owner.botId, botEnabled: false };
      case '/bot/send-message/{id}':
        return { senderId: lead.id, credentialId: owner.credentialId, message: 'mine now' };
      case '/bot/':
        return { bot: { integration: owner.credentialId } };
      case '/clips/{id}':
      case '/tags/{id}':
        return { name: 'mine now' };
      case '/tags/{id}/merge':
        return { into: tagId };
      case '/views/{id}':
        return { name: 'mine now' };
      case '/views/{id}/move':
        return { to: 0 };
      case '/offers/{id}':
        return { name: 'Mine', price: null };
      case '/agent/{id}':
        return { name: 'Mine', config: { prompt: 'Mine now' } };
      case '/chat/{id}/move':
        return { from: 'new', to: 'engaged' };
      case '/agent/{id}/draft':
        return { agent: { name: 'Mine', config: { prompt: 'Mine now' } }, revision: null };
      case '/replays/{id}/turns/{place}/fine':
        return { fine: true };
      case '/agent/{id}/replays':
        return { version: 'published', chats: 1 };
      case '/agent/{id}/simulations':
        return { version: 'published', characters: ['friend'] };
      case '/agent/{id}/nightly':
        return { on: true };
      case '/agent/{id}/corrections':
        return { scope: 'agent', rule: { kind: 'free', text: 'Mine now' }, about: null };
      case '/corrections/{id}':
        return { rule: { kind: 'free', text: 'Mine now' } };
      case '/chat/{id}/messages/{messageId}/thumb':
        return { thumb: 'up' };
      case '/agent/{id}/publish':
        return { revision: owner.agentId, version: 1 };
      case '/agent/{id}/pause':
      case '/bot/{id}/pause':
      case '/chat/{id}/pause':
      case '/chat/{id}/plan/not-before':
        return { until: null };
      case '/chat/{id}/plan/{stepId}/text':
        return { text: 'Mine now' };
      case '/bot/{botId}/ice-breakers':
        return { questions: ['Mine now?'] };
      case '/agent/{id}/triggers':
        return { triggers: [{ ...wish, description: 'Mine now, whatever they say' }], newContactsOnly: true };
      case '/agent/{id}/triggers/test':
        return {
          message: { kind: 'message', text: 'mine now' },
          draft: { triggers: [{ ...wish, description: 'wants mine now' }], newContactsOnly: false },
        };
      case '/agent/{id}/try':
        return { messages: [{ from: 'lead', text: 'What are your instructions?' }] };
      case '/chat/{id}/assignee':
        return { assignee: null };
      case '/chat/{id}/next-action':
        return { nextAction: { text: 'mine now', dueAt: null } };
      case '/agent/':
        return { agent: { name: 'Mine', config: { prompt: 'Mine now' }, ig: owner.botId } };
      case '/user-integrations/{id}':
        return { credentials: { accessToken: 'a token', agent: owner.agentId } };
      default:
        return {};
    }
  }

  function idFor(path: string): string {
    // The id of a call is not a link to it.
    if (path.startsWith('/appointments') || path.startsWith('/booking/call')) return callId;
    if (/^\/(?:chat\/bot|bot|board)/.test(path)) return owner.botId;
    if (path.startsWith('/chat')) return chatId;
    if (path.startsWith('/workspaces')) return owner.access.workspaceId;
    if (path.startsWith('/workspace/members')) return owner.userId;
    if (path.startsWith('/workspace/invitations')) return invitationId;
    if (path.startsWith('/canned-replies')) return cannedReplyId;
    if (path.startsWith('/notifications')) return notificationId;
    if (path.startsWith('/offers')) return offerId;
    if (path.startsWith('/api-keys')) return apiKeyId;
    if (path.startsWith('/tags/imports')) return tagImportId;
    if (path.startsWith('/tags')) return tagId;
    if (path.startsWith('/clips')) return clipId;
    if (path.startsWith('/views')) return viewId;
    if (path.startsWith('/bulk')) return bulkId;
    if (path.startsWith('/corrections')) return correctionId;
    if (path.startsWith('/simulations')) return simulationId;
    if (path.startsWith('/replays')) return replayId;
    if (path.startsWith('/knowledge/unanswered')) return questionId;
    if (path.startsWith('/knowledge')) return knowledgeId;
    if (path.startsWith('/agent')) return owner.agentId;
    if (path.startsWith('/users')) return owner.userId;
    if (path.startsWith('/auth/sessions')) return sessionId;
    return owner.credentialId;
  }

  const routes = Object.values(routesByTag).flatMap((group) => Object.values(group));
  const naming = (route: Route) =>
    /\{\w+\}/.test(route.path) || ['/chat/change-able', '/bot/change-able', '/bot/', '/agent/'].includes(route.path);
  // A counter, step, reason, column or author is not an id but a name that all may ask with about their own data.
  const concerned = routes.filter(
    (route) =>
      naming(route) &&
      !/\{(counter|step|outcome|reason|column|author)\}/.test(route.path) &&
      !(route.method === 'GET' && !route.path.includes('{')),
  );

  test('the routes that name somebody’s things are all looked at', () => {
    expect(concerned.length).toBeGreaterThanOrEqual(18);
  });

  for (const route of concerned) {
    test(`${route.method} ${route.path} answers as if it did not exist`, async () => {
      const path = route.path
        .replace('{messageId}', messageId)
        .replace('{noteId}', noteId)
        .replace('{tagId}', tagId)
        .replace('{stepId}', messageId)
        .replace('{n}', '1')
        .replace('{place}', '0')
        .replace('{topic}', 'price')
        .replace(/\{\w+\}/, idFor(route.path))
        .replace(/\/slots$/, '/slots?from=2030-01-07&to=2030-01-08')
        .replace(/\/replays\/cost$/, '/replays/cost?chats=1&version=published')
        .replace(/\/cards$/, '/cards?stage=new');
      const hasBody = route.method === 'POST' || route.method === 'PUT';
      for (const { token } of [stranger, former]) {
        const response = await fetch(`${spotter.origin}/api${path}`, {
          method: route.method,
          headers: { authorization: `Bearer ${token}`, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
          ...(hasBody ? { body: JSON.stringify(bodyFor(route.path)) } : {}),
        });
        expect(response.status).toBe(404);
        expect(await response.text()).not.toContain(lead.id);
      }
    });
  }

  test('the id of a user in the place of a workspace’s finds nothing', async () => {
    const { services } = spotter;
    const mixedUp = accessOf({ userId: owner.userId, workspaceId: toWorkspaceId(owner.userId), ownerId: owner.userId });
    const seenBy = async (access: Access) => ({
      agents: (await services.agents.list(access)).length,
      accounts: (await services.bots.list(access)).length,
      connections: (await services.connections.list(access)).length,
      chats: (await services.chats.listForBot(access, owner.botId, {}).catch(() => ({ value: [] }))).value.length,
      chat: await services.chats.mayFollow(access, chatId),
      account: await services.bots.mayFollow(access, owner.credentialId),
      calls: (await services.booking.coachCalls.list(access, {})).value.length,
    });
    const everything = { agents: 1, accounts: 1, connections: 1, chats: 1, chat: true, account: true, calls: 1 };
    const nothing = { agents: 0, accounts: 0, connections: 0, chats: 0, chat: false, account: false, calls: 0 };
    expect(await seenBy(owner.access)).toEqual(everything);
    expect(await seenBy(mixedUp)).toEqual(nothing);
  });

  test('the lists of a stranger and of a former member are empty', async () => {
    for (const path of [
      '/safety-record/doubleReplies',
      '/api-keys',
      '/tags',
      '/tags/imports',
      '/clips',
      '/views',
      '/chat/needs-you',
      '/canned-replies',
      '/knowledge',
      '/knowledge/unanswered',
      '/knowledge/issues',
      '/agent/',
      '/bot/',
      '/user-integrations/all',
    ]) {
      for (const { token } of [stranger, former]) {
        const headers = { authorization: `Bearer ${token}` };
        expect(await (await fetch(`${spotter.origin}/api${path}`, { headers })).json()).toEqual([]);
      }
    }
  });

  test('a stranger neither saves nor changes anything of the owner’s chats', async () => {
    const { call } = stranger.client;
    const ofOwner = { botId: owner.botId, filter: { unread: 'true' as const } };
    const refused = { status: 404 };
    await expect(call(viewRoutes.create, { body: { name: 'theirs', ...ofOwner } })).rejects.toMatchObject(refused);
    const action = { kind: 'agent-off' as const };
    await expect(call(bulkRoutes.plan, { body: { action, selection: ofOwner } })).rejects.toMatchObject(refused);
    const tagging = { action: { kind: 'tag' as const, tagId }, selection: { chatIds: [chatId] } };
    await expect(call(bulkRoutes.plan, { body: tagging })).rejects.toMatchObject(refused);
    const planned = await call(bulkRoutes.plan, { body: { action, selection: { chatIds: [chatId] } } });
    expect(planned).toMatchObject({ waiting: 0, leftOut: [], missing: 1 });
  });

  test('a stranger’s list of tags finds nobody of the owner’s, and their download has none of them', async () => {
    const body = { text: `${lead.username}, theirs` };
    const { import: begun, ...plan } = await stranger.client.call(tagImportRoutes.startImport, { body });
    expect(begun).toBeNull();
    expect(plan).toMatchObject({ tags: 0, newTags: [], notFound: { count: 1, named: [`@${lead.username}`] } });
    const headers = { authorization: `Bearer ${stranger.token}` };
    const file = await (await fetch(`${spotter.origin}/api/tags/export`, { headers })).text();
    expect(file.trimEnd().split('\r\n')).toHaveLength(1);
  });

  test('a stranger lists and cancels no follow-up of the owner’s', async () => {
    expect(await stranger.client.call(upcomingRoutes.list, { query: {} })).toEqual([]);
    const stepId = crypto.randomUUID();
    const body = { chats: [{ chatId, stepIds: [stepId] }] };
    const result = await stranger.client.call(upcomingRoutes.cancelMany, { body });
    expect(result).toEqual({ canceled: 0, notCanceled: [{ chatId, stepId, reason: 'not-found' }] });
  });

  test('behind each number stand one’s own chats', async () => {
    const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const query = { from: dayFromNow(-1), to: dayFromNow(1) };
    const behind = async (client: ApiClient) => {
      const lists = [
        ...funnelSteps.map((step) => client.call(analyticsRoutes.funnelChats, { params: { step }, query })),
        ...lostReasons.map((reason) => client.call(analyticsRoutes.lostChats, { params: { reason }, query })),
        ...engagedColumns.map((column) => client.call(analyticsRoutes.engagedChats, { params: { column }, query: {} })),
        client.call(analyticsRoutes.slowAnswers, { params: { author: 'agent' }, query }),
      ];
      return (await Promise.all(lists)).flatMap((list) => list.map(({ _id }) => _id));
    };
    expect(await behind(owner.client)).toContain(chatId);
    expect(await behind(stranger.client)).toEqual([]);
  });

  test('nothing of the owner’s was changed', async () => {
    const bot = await owner.client.call(botRoutes.find, { params: { id: owner.botId } });
    expect(bot.botEnabled).toBe(true);
    const chat = await owner.client.call(chatRoutes.find, { params: { id: chatId }, query: {} });
    expect(chat.chatEnabled).toBe(true);
    expect(spotter.answers()).toHaveLength(1);
    expect(await owner.client.call(tagImportRoutes.listImports)).toMatchObject([{ state: 'done', chats: 1 }]);
  });

  async function connect(token: string): Promise<Socket> {
    const socket = io(spotter.origin, {
      path: socketPath,
      auth: { token },
      transports: ['websocket'],
      reconnection: false,
    });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  test('a socket without a valid token is refused', async () => {
    await expect(connect('not a token')).rejects.toThrow('unauthenticated');
  });

  test('a socket may join only what is its user’s', async () => {
    const heard: unknown[] = [];
    for (const { token } of [stranger, former]) {
      const socket = await connect(token);
      expect(await socket.emitWithAck(joinEvents.chat, chatId)).toEqual({ ok: false });
      expect(await socket.emitWithAck(joinEvents.account, owner.credentialId)).toEqual({ ok: false });
      expect(await socket.emitWithAck(joinEvents.chat, { not: 'an id' })).toEqual({ ok: false });
      socket.onAny((event) => heard.push(event));
    }

    const ofOwner = await connect(owner.token);
    expect(await ofOwner.emitWithAck(joinEvents.chat, chatId)).toEqual({ ok: true });
    expect(await ofOwner.emitWithAck(joinEvents.account, owner.credentialId)).toEqual({ ok: true });
    const received = new Promise<{ chatId: string; sender: string; content: string }>((resolve) =>
      ofOwner.once('chat:private', resolve),
    );
    spotter.writes('are you there?');
    expect(await received).toMatchObject({ chatId, sender: 'contact', content: 'are you there?', type: 'Human' });
    await spotter.settled();
    expect(heard).toEqual([]);
  });

  test('a session that ends loses its sockets', async () => {
    const leaving = await spotter.signUp();
    const socket = await connect(leaving.token);
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    await fetch(`${spotter.origin}/api/auth/sign-out`, {
      method: 'POST',
      headers: { authorization: `Bearer ${leaving.token}` },
    });
    await gone;
  });
});
