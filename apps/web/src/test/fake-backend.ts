import {
  type AccountPost,
  type ApiKey,
  type ActiveSession,
  type Agent,
  type AgentModels,
  type AgentStats,
  type AgentTriggers,
  type AuditEntry,
  type Bot,
  type Brief,
  type CannedReply,
  type PlaceholderValues,
  type Chat,
  type Clip,
  type Correction,
  type Comment,
  type CommentQueue,
  type ChatNote,
  type Credential,
  type DecisionRecord,
  type InboxCounts,
  type LandingAgent,
  type Integration,
  type Message,
  NextAction,
  type SafetyRecord,
  type PracticeGround,
  type Route,
  routesByTag,
  type User,
  type SafetyRecordFinding,
  type SavedView,
  type TopicAgreement,
  type Tag,
  perChannel,
} from '@spotter/contract';
import { connectionOf, type LiveSocket } from '../api/live/live-connection.ts';
import { analyticsHandlers, type FakeAnalytics, noAnalytics } from './fake-analytics.ts';
import { type Billing, billingHandlers, noPlan } from './fake-billing.ts';
import { apiKeyHandlers } from './fake-api-keys.ts';
import { boardHandlers } from './fake-board.ts';
import { type Booking, bookingHandlers, noCalls } from './fake-booking.ts';
import { dashboardHandlers, type FakeDashboard, quietDay } from './fake-dashboard.ts';
import type { Answer, Handler } from './fake-handler.ts';
import { anItem, type FakeKnowledge, knowledgeHandlers, nothingKnown } from './fake-knowledge.ts';
import { addFromForm, clipHandlers } from './fake-clips.ts';
import { bulkHandlers, type FakeBulk, noBulk } from './fake-bulk.ts';
import { type FakeTagImports, tagHandlers, tagImportHandlers } from './fake-tags.ts';
import { type FakeReplays, noReplays, replayHandlers } from './fake-replays.ts';
import { type FakeSimulations, noSimulations, simulationHandlers } from './fake-simulations.ts';
import { correctionHandlers } from './fake-corrections.ts';
import { type FakeVersions, noVersions, versionHandlers } from './fake-versions.ts';
import { viewHandlers } from './fake-views.ts';
import { type FakeNeverList, neverListHandlers, nobodyListed } from './fake-never-list.ts';
import { type FakeNotifications, noNotifications, notificationHandlers } from './fake-notifications.ts';
import { type FakePlans, planHandlers } from './fake-plans.ts';
import { setupHandlers } from './fake-setup.ts';
import { type FakeTeam, nobodyElse, teamHandlers } from './fake-team.ts';
import { onlyKeywords, triggerHandlers } from './fake-triggers.ts';
import { aMessage, allIntegrations, sampleSafetyRecord, session, support } from './samples.ts';

type Support = { email: string | null; phone: string | null; delivers: boolean };
type Stored = {
  user: User;
  sessions: ActiveSession[];
  activity: AuditEntry[];
  recoveryCodes: string[];
  support: Support;
  bots: Bot[];
  credentials: Credential[];
  chats: Chat[];
  plans: FakePlans;
  briefs: Brief[];
  comments: Comment[];
  commentQueue: CommentQueue;
  /** The status of the coach's message when the call is answered. */
  sendStatus: Message['status'];
  agents: Agent[];
  triggers: AgentTriggers;
  posts: AccountPost[];
  iceBreakers: string[];
  /** The id of the intent that the model names; null: none. */
  intentOutcome: string | null;
  agentModels: AgentModels;
  practice: PracticeGround;
  landingAgent: LandingAgent | null;
  agreement: TopicAgreement[];
  integrations: Integration[];
  agentStats: AgentStats;
  notes: ChatNote[];
  cannedReplies: CannedReply[];
  placeholders: PlaceholderValues;
  decisions: DecisionRecord[];
  safetyRecord: SafetyRecord;
  voiceFindings: SafetyRecordFinding[];
  analytics: FakeAnalytics;
  billing: Billing;
  booking: Booking;
  notifications: FakeNotifications;
  dashboard: FakeDashboard;
  knowledge: FakeKnowledge;
  neverList: FakeNeverList;
  tags: Tag[];
  tagImports: FakeTagImports;
  clips: Clip[];
  views: SavedView[];
  bulk: FakeBulk;
  versions: FakeVersions;
  simulations: FakeSimulations;
  corrections: Correction[];
  replays: FakeReplays;
  team: FakeTeam;
  apiKeys: ApiKey[];
};
type Refusal =
  | 'no answer'
  | {
      status: number;
      statusText?: string;
      message: string;
      code: string;
      issues?: { path: string; message: string }[];
      alternatives?: string[];
      ticket?: string;
    };
type Call = { call: string; body: unknown; token: string | null; query?: URLSearchParams };

const pageSize = 20;

/**
 * Makes a server for the tests of the screens. It takes and returns what the contract says, and a test can make
 * it fail or wait.
 */
export function createFakeBackend(given: Partial<Stored> = {}) {
  const stored: Stored = {
    user: { ...session.user },
    sessions: [],
    activity: [],
    recoveryCodes: ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'],
    support,
    bots: [],
    credentials: [],
    chats: [],
    plans: {},
    briefs: [],
    comments: [],
    commentQueue: { waiting: 0, lastAt: null },
    sendStatus: 'sent',
    agents: [],
    triggers: onlyKeywords(),
    posts: [],
    iceBreakers: [],
    intentOutcome: null,
    agentModels: { models: ['setter'], pausedUntil: null, budget: null },
    landingAgent: null,
    agreement: [],
    practice: { calendar: 'google-calendar', hasOwnHours: true, timeZone: 'America/Chicago' },
    integrations: allIntegrations(),
    agentStats: { dated: null, actives: 0, counts: perChannel('source', () => 0) },
    notes: [],
    cannedReplies: [],
    placeholders: { firstName: null, coach: null, callTime: null, link: null },
    decisions: [],
    safetyRecord: sampleSafetyRecord(),
    voiceFindings: [],
    analytics: noAnalytics(),
    billing: noPlan(),
    booking: noCalls(),
    notifications: noNotifications(),
    dashboard: quietDay(),
    knowledge: nothingKnown(),
    neverList: nobodyListed(),
    tags: [],
    tagImports: { handles: [], imports: [] },
    clips: [],
    views: [],
    bulk: noBulk(),
    versions: noVersions(),
    simulations: noSimulations(),
    corrections: [],
    replays: noReplays(),
    team: nobodyElse(),
    apiKeys: [],
    ...given,
  };
  const calls: Call[] = [];
  const refusals = new Map<string, Refusal>();
  const held = new Map<string, Promise<void>>();
  const heldAnswers = new Map<string, Promise<void>>();
  const socket = createFakeSocket();

  /** The states that were resolved, as they were before. */
  const resolved = new Map<string, Chat['needsYou']>();

  const chatOf = (id: unknown) => stored.chats.find((chat) => chat._id === id);
  const botOf = (id: unknown) => stored.bots.find((bot) => bot._id === id);

  function store(id: string, changed: Partial<Chat>): Answer | null {
    const chat = chatOf(id);
    return chat === undefined ? null : { value: Object.assign(chat, changed) };
  }

  function storeMessage(id: string, messageId: string, changed: Partial<Message>): Answer | null {
    const message = chatOf(id)?.history.find(({ _id }) => _id === messageId);
    return message === undefined ? null : { value: Object.assign(message, changed) };
  }

  function listOf(botId: string, query: URLSearchParams): Answer {
    const start = Number(query.get('cursor') ?? 0);
    const chats = stored.chats.filter((chat) => chat.botId === botId && fits(chat, query, stored.user._id));
    const page = chats.slice(start, start + pageSize).map((chat) => ({ ...chat, history: chat.history.slice(-1) }));
    return pageOf(page, start + pageSize, chats.length);
  }

  const handlers: Record<string, Handler> = {
    ...boardHandlers(stored, listOf),
    ...setupHandlers(stored),
    ...triggerHandlers(stored),
    ...analyticsHandlers(stored),
    ...billingHandlers(stored),
    ...bookingHandlers(stored),
    ...notificationHandlers(stored),
    ...dashboardHandlers(stored),
    ...planHandlers(stored),
    ...knowledgeHandlers(stored),
    ...neverListHandlers(stored),
    ...clipHandlers(stored),
    ...tagHandlers(stored),
    ...tagImportHandlers(stored),
    ...viewHandlers(stored),
    ...bulkHandlers(stored),
    ...versionHandlers(stored),
    ...simulationHandlers(stored),
    ...correctionHandlers(stored),
    ...replayHandlers(stored),
    ...teamHandlers(stored),
    ...apiKeyHandlers(stored),
    'POST /auth/sign-in': () => ({ value: session }),
    'POST /auth/sign-up': () => ({ value: session }),
    'POST /auth/sign-out': () => ({ value: { ok: true } }),
    'POST /auth/forgot-password': () => ({ value: { ok: true } }),
    'POST /auth/reset-password': () => ({ value: { ok: true } }),
    'POST /auth/change-password': () => ({ value: { ok: true } }),
    'GET /auth/sessions': () => ({ value: stored.sessions }),
    'POST /auth/verify-email': () => {
      stored.user.emailVerified = true;
      return { value: { ok: true } };
    },
    'POST /auth/verify-email/resend': () => ({ value: { ok: true } }),
    'POST /auth/two-step/setup': () => ({
      value: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Spotter:dana%40example.com?secret=J' },
    }),
    'POST /auth/two-step/confirm': () => {
      stored.user.twoStep = true;
      return { value: { recoveryCodes: stored.recoveryCodes } };
    },
    'POST /auth/two-step/disable': () => {
      stored.user.twoStep = false;
      return { value: { ok: true } };
    },
    'POST /auth/two-step/verify': () => ({ value: session }),
    'GET /users/me/audit': ({ query }) => {
      const start = Number(query.get('cursor') ?? 0);
      return pageOf(stored.activity.slice(start, start + pageSize), start + pageSize, stored.activity.length);
    },
    'DELETE /auth/sessions/{id}': ({ id }) => {
      stored.sessions = stored.sessions.filter(({ _id }) => _id !== id);
      return { value: { ok: true } };
    },
    'DELETE /auth/sessions': () => {
      stored.sessions = stored.sessions.filter(({ current }) => current);
      return { value: { ok: true } };
    },
    'GET /users/{id}': ({ id }) => (id === stored.user._id ? { value: stored.user } : null),
    'PUT /users/me': ({ body }) => {
      Object.assign(stored.user, body);
      return { value: { isValid: true } };
    },
    'DELETE /users/me': () => ({ value: { isValid: true } }),
    'GET /contact': () => ({ value: stored.support }),
    'POST /contact': () => ({ value: { delivered: stored.support.delivers } }),
    'GET /bot/': () => ({ value: stored.bots }),
    'GET /user-integrations/all': () => ({ value: stored.credentials }),
    'GET /chat/needs-you': ({ query }) => ({
      value: stored.chats
        .filter((chat) => chat.needsYou !== null && isOf(chat, query.get('assignee'), stored.user._id))
        .map((chat) => ({ ...chat, history: chat.history.slice(-1) })),
    }),
    'GET /chat/needs-you/count': () => ({ value: countsOf(stored) }),
    'POST /chat/{id}/needs-you/done': ({ id }) => {
      const chat = chatOf(id);
      if (chat === undefined) return null;
      resolved.set(id, chat.needsYou);
      chat.needsYou = null;
      return { value: chat };
    },
    'PUT /chat/{id}/assignee': ({ id, body: { assignee } }) => {
      const member = stored.team.members.find(({ _id }) => _id === assignee);
      return store(id, { assignee: member === undefined ? null : { ...member } });
    },
    'PUT /chat/{id}/next-action': ({ id, body: { nextAction } }) => {
      const next = NextAction.omit({ by: true }).nullable().parse(nextAction);
      return store(id, { nextAction: next && { ...next, by: null } });
    },
    'POST /chat/{id}/needs-you/undo': ({ id }) => store(id, { needsYou: resolved.get(id) ?? null }),
    'POST /chat/{id}/read': ({ id }) => store(id, { unread: 0 }),
    'PUT /chat/{id}': ({ id, body: { spam, ...body } }) =>
      store(id, { ...body, ...(spam === undefined ? {} : { spam: spam ? 'marked' : null }) }),
    'GET /agent/{id}/agreement': () => ({ value: stored.agreement }),
    'PUT /agent/{id}/agreement/{topic}': ({ second: topic, body: { automatic } }) => {
      stored.agreement = stored.agreement.map((one) =>
        one.topic === topic ? { ...one, isAutomatic: automatic === true } : one,
      );
      return { value: stored.agreement };
    },
    'POST /chat/{id}/proposal/send': ({ id }) => store(id, { proposal: null }),
    'POST /chat/{id}/proposal/drop': ({ id }) => store(id, { proposal: null }),
    'POST /chat/{id}/pending-reply/cancel': ({ id }) => store(id, { pendingReply: null }),
    'POST /chat/{id}/thread/take': ({ id }) => {
      const answering = chatOf(id)?.answering;
      const appId = answering?.otherApp?.appId ?? null;
      const takenFrom = { appId, at: new Date().toISOString() };
      return answering === undefined ? null : store(id, { answering: { ...answering, otherApp: null, takenFrom } });
    },
    'POST /chat/{id}/thread/give-back': ({ id }) => {
      const answering = chatOf(id)?.answering;
      const otherApp = { appId: answering?.takenFrom?.appId ?? null, since: new Date().toISOString(), canTake: true };
      return answering === undefined ? null : store(id, { answering: { ...answering, otherApp, takenFrom: null } });
    },
    'POST /chat/{id}/suggest': () => ({
      value: { text: 'Happy to hear that!', others: ['It is $97 once.', 'Shall we talk on Thursday?'] },
    }),
    'POST /chat/{id}/messages/{messageId}/retry': ({ id, second }) => storeMessage(id, second, { status: 'waiting' }),
    'POST /chat/{id}/messages/{messageId}/settle': ({ id, second, body }) =>
      storeMessage(id, second, { status: body.outcome === 'sent' ? 'sent' : 'failed' }),
    'PUT /chat/{id}/messages/{messageId}/thumb': ({ id, second, body: { thumb } }) =>
      storeMessage(id, second, {
        thumb: thumb === null ? null : { value: thumb === 'up' ? 'up' : 'down', by: 'Dana' },
      }),
    'DELETE /chat/{id}': ({ id }) => {
      stored.chats = stored.chats.filter(({ _id }) => _id !== id);
      return { value: { ok: true } };
    },
    'GET /data-deletion/{code}': ({ id }) =>
      id === 'done'
        ? { value: { status: 'done', requestedAt: '2026-11-20T09:00:00Z', completedAt: '2026-11-20T09:01:00Z' } }
        : null,
    'GET /chat/{id}/comments': () => ({ value: stored.comments }),
    'GET /bot/{botId}/comments/queue': () => ({ value: stored.commentQueue }),
    'GET /bot/{botId}/comments': () => ({ value: stored.comments }),
    'GET /chat/{id}/notes': () => ({ value: stored.notes }),
    'POST /chat/{id}/notes': ({ body }) => {
      const note = { _id: `note-${stored.notes.length + 1}`, text: String(body.text), date: new Date().toISOString() };
      stored.notes.unshift(note);
      return { value: note };
    },
    'DELETE /chat/{id}/notes/{noteId}': ({ second }) => {
      stored.notes = stored.notes.filter(({ _id }) => _id !== second);
      return { value: { ok: true } };
    },
    'GET /chat/{id}/placeholders': () => ({ value: stored.placeholders }),
    'GET /briefs': () => ({ value: stored.briefs }),
    'GET /canned-replies': () => ({ value: stored.cannedReplies }),
    'POST /canned-replies': ({ body }) => {
      const reply = { _id: `canned-${stored.cannedReplies.length + 1}`, shortcut: '', text: '', ...body };
      stored.cannedReplies.push(reply);
      return { value: reply };
    },
    'PUT /canned-replies/{id}': ({ id, body }) => {
      const reply = stored.cannedReplies.find(({ _id }) => _id === id);
      return reply === undefined ? null : { value: Object.assign(reply, body) };
    },
    'DELETE /canned-replies/{id}': ({ id }) => {
      stored.cannedReplies = stored.cannedReplies.filter(({ _id }) => _id !== id);
      return { value: { ok: true } };
    },
    'GET /chat/{id}/decisions/{messageId}': ({ second }) => ({
      value: stored.decisions.filter(({ messageId }) => messageId === second),
    }),
    'GET /safety-record': () => ({ value: stored.safetyRecord }),
    'GET /safety-record/{counter}': () => ({ value: stored.voiceFindings }),
    'GET /agent/stats/{agentId}': ({ id }) => {
      const agent = stored.agents.find(({ _id }) => _id === id);
      return agent === undefined ? null : { value: stored.agentStats };
    },
    'PUT /bot/{id}': ({ id, body }) => {
      const bot = botOf(id);
      return bot === undefined ? null : { value: Object.assign(bot, body) };
    },
    'POST /bot/change-able': ({ body }) => {
      const bot = botOf(body.botId);
      if (bot === undefined) return null;
      Object.assign(bot, { botEnabled: body.botEnabled, enabled: body.botEnabled });
      return { value: bot };
    },
    'GET /chat/bot/{botId}': ({ id, query }) => listOf(id, query),
    'GET /chat/{id}': ({ id, query }) => {
      const chat = chatOf(id);
      if (chat === undefined) return null;
      const skip = Number(query.get('cursor') ?? 0);
      const end = chat.history.length - skip;
      const history = chat.history.slice(Math.max(end - pageSize, 0), end);
      return pageOf({ ...chat, history }, skip + pageSize, chat.history.length);
    },
    'POST /chat/change-able': ({ body }) => {
      const chat = chatOf(body.chatId);
      if (chat === undefined) return null;
      chat.chatEnabled = body.chatEnabled === true;
      return { value: chat };
    },
    'POST /bot/send-message/{id}': ({ id, body }) => {
      const chat = stored.chats.find((candidate) => candidate.botId === id && candidate.senderId === body.senderId);
      if (chat === undefined) return null;
      const message = aMessage({
        author: 'coach',
        text: String(body.message),
        date: new Date().toISOString(),
        status: stored.sendStatus,
      });
      for (const title of (body.attachmentIds ?? []) as string[]) {
        const attachments = [
          {
            type: 'image',
            url: '/api/chat/media/1/plan.png',
            title,
            transcript: null,
            description: null,
            notKept: null,
          },
        ];
        chat.history.push(aMessage({ author: 'coach', text: '', attachments, date: message.date }));
      }
      if (message.text !== '') chat.history.push(message);
      return { value: chat.history.at(-1) };
    },
  };

  /** Calls with files, which are not routes of the contract. */
  const fileCalls: Record<string, (body: RequestInit['body']) => Response> = {
    'PUT /users/me/avatar': () => {
      stored.user.avatar = '/avatar.webp';
      return Response.json({ isValid: true });
    },
    'GET /users/me/export': () => Response.json({ user: stored.user }),
    'POST /knowledge': (body) => {
      const file = body instanceof FormData ? body.get('file') : null;
      if (!(file instanceof File)) throw new Error('There is no file in the form');
      const { name, type: mediaType, size: bytes } = file;
      const item = anItem({ _id: name, kind: 'file', title: name, file: { name, mediaType, bytes }, state: 'reading' });
      stored.knowledge.items.unshift(item);
      return Response.json(item, { status: 201 });
    },
    'POST /clips': (body) => Response.json(addFromForm(stored, body), { status: 201 }),
    'POST /chat/chat-1/attachments': (body) => {
      const file = body instanceof FormData ? body.get('file') : null;
      return Response.json({ _id: (file as File).name }, { status: 201 });
    },
    'GET /tags/export': () => new Response('tag\r\n', { headers: { 'content-type': 'text/csv' } }),
    'GET /analytics/export.csv': () => new Response('day\r\n', { headers: { 'content-type': 'text/csv' } }),
  };

  // `/bot/change-able` is not the id of a bot, so fixed words win over parameters.
  const routes = Object.values(routesByTag)
    .flatMap((tagged) => Object.values(tagged))
    .toSorted((one, other) => parametersOf(one) - parametersOf(other));

  const answer: typeof fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const address = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const path = address.pathname.replace(/^\/api/, '');
    const token = new Headers(init?.headers).get('authorization');
    const fileCall = fileCalls[`${method} ${path}`];
    if (fileCall !== undefined && typeof init?.body !== 'string') {
      const call = `${method} ${path}`;
      calls.push({ call, body: init?.body, token });
      await held.get(call);
      const refusal = refusals.get(call);
      return refusal === undefined ? fileCall(init?.body) : refused(refusal);
    }
    const route = routes.find((candidate) => candidate.method === method && parametersIn(candidate, path) !== null);
    if (route === undefined) throw new Error(`Not in the contract: ${method} ${path}`);
    const call = `${method} ${route.path}`;
    const body = route.body.parse(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
    calls.push({ call, body, token, query: address.searchParams });

    await held.get(call);
    const refusal = refusals.get(call);
    if (refusal !== undefined) return refused(refusal);
    const handler = handlers[call];
    if (handler === undefined) throw new Error(`The fake backend does not know ${call}`);
    const answered = handler({
      ...parametersIn(route, path)!,
      query: address.searchParams,
      body: (body ?? {}) as Record<string, unknown>,
    });
    const isHeld = heldAnswers.get(call);
    if (isHeld !== undefined && answered !== null) answered.value = structuredClone(answered.value);
    await isHeld;
    if (answered === null) return Response.json({ message: 'Not found', code: 'not_found' }, { status: 404 });
    const next = answered.nextCursor;
    return Response.json(
      route.response.parse(answered.value),
      next === undefined ? {} : { headers: { link: `<${address.pathname}?cursor=${next}>; rel="next"` } },
    );
  };

  return {
    stored,
    socket,
    fetch: answer,
    openConnection: async (token: string) => connectionOf(socket.open(token)),
    /** Returns the calls made to a route, such as `POST /chat/change-able`. */
    callsTo: (call: string) => calls.filter((made) => made.call === call),
    /** Returns the queries of the calls made to a route. */
    queriesTo: (call: string) =>
      calls.filter((made) => made.call === call).map(({ query }) => query ?? new URLSearchParams()),
    calls,
    /** Makes a route refuse from now on. Without a refusal it answers again. */
    refuse(call: string, refusal?: Refusal) {
      if (refusal === undefined) refusals.delete(call);
      else refusals.set(call, refusal);
    },
    /** Holds the calls to a route until the returned function is called. */
    hold(call: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(call, promise);
      return () => {
        held.delete(call);
        resolve();
      };
    },
    /** Holds the answers of a route, as they were written, until the returned function is called. */
    holdAnswers(call: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      heldAnswers.set(call, promise);
      return () => {
        heldAnswers.delete(call);
        resolve();
      };
    },
    /** Stores a message and sends it to the clients in its chat, as the server does. */
    receive(chatId: string, message: Message) {
      const chat = chatOf(chatId);
      if (chat === undefined) throw new Error(`No chat ${chatId}`);
      chat.history.push(message);
      socket.send('chat:private', {
        chatId,
        sender: message.author,
        content: message.text,
        _id: message._id,
        type: message.type,
        date: message.date,
        message,
      });
      socket.send('account:chat', { chatId, chat: { ...chat, history: [message] } });
    },
    /** Changes an account and sends it to its user. */
    changeBot(botId: string, changed: Partial<Bot>) {
      const bot = botOf(botId);
      if (bot === undefined) throw new Error(`No bot ${botId}`);
      Object.assign(bot, changed);
      socket.send('account:changed', { ...bot });
    },
    /** Changes a chat's state and sends it to the clients in the chat. */
    change(chatId: string, changed: Partial<Chat>) {
      const chat = chatOf(chatId);
      if (chat === undefined) throw new Error(`No chat ${chatId}`);
      Object.assign(chat, changed);
      const { history: _, ...state } = chat;
      socket.send('chat:changed', { chatId, chat: state, message: null });
    },
  };
}

function createFakeSocket() {
  const listeners = new Map<string, ((payload: unknown) => void)[]>();
  const joined: string[] = [];
  let refusedJoins = 0;
  let joinsHeld: Promise<void> | null = null;
  let refusal: string | null = null;
  const send = (event: string, payload?: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  const comeBack = () => {
    socket.connected = true;
    socket.active = true;
    send('connect');
  };
  const socket: LiveSocket = {
    connected: true,
    active: true,
    connect() {
      if (refusal === null) comeBack();
      else send('connect_error', new Error(refusal));
    },
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    emit(event, id, acknowledge) {
      joined.push(`${event} ${id}`);
      const ok = refusedJoins === 0;
      if (!ok) refusedJoins -= 1;
      if (joinsHeld === null) acknowledge({ ok });
      else void joinsHeld.then(() => acknowledge({ ok }));
    },
    disconnect: () => listeners.clear(),
  };
  return {
    joined,
    send,
    open: (_token: string) => socket,
    drop() {
      socket.connected = false;
      send('disconnect', 'transport close');
    },
    /** Disconnects this client and refuses it from then on, as the server does when the session ends. */
    throwOut(why: string) {
      refusal = why;
      socket.connected = false;
      socket.active = false;
      send('disconnect', 'io server disconnect');
    },
    /** Lets the client connect again that was thrown out. */
    letIn() {
      refusal = null;
    },
    comeBack,
    /** Lets this many joins fail. */
    refuseJoins(count: number) {
      refusedJoins = count;
    },
    /** Acknowledges no join until the returned function is called. */
    holdJoins(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      joinsHeld = promise;
      return () => {
        joinsHeld = null;
        resolve();
      };
    },
  };
}

/** Whether a list with this filter contains the chat. */
function fits(chat: Chat, query: URLSearchParams, userId: string): boolean {
  const search = query.get('search')?.toLowerCase() ?? '';
  const texts = [chat.username ?? '', ...chat.history.map(({ text }) => text)];
  return (
    texts.some((text) => text.toLowerCase().includes(search)) &&
    (chat.spam !== null) === query.has('spam') &&
    (!query.has('needsYou') || chat.needsYou !== null) &&
    (!query.has('unread') || chat.unread > 0) &&
    (!query.has('enabled') || String(chat.chatEnabled) === query.get('enabled')) &&
    (!query.has('stage') || chat.stage === query.get('stage')) &&
    isOf(chat, query.get('assignee'), userId)
  );
}

function isOf({ assignee }: Chat, whose: string | null, userId: string): boolean {
  return whose === null || (whose === 'none' ? assignee === null : assignee?._id === userId);
}

/** Returns what waits for the user, as the server counts it. */
function countsOf({ bots, chats }: Stored): InboxCounts {
  const waiting = chats.filter(({ needsYou }) => needsYou !== null);
  return {
    count: waiting.length,
    severe: waiting.filter(({ needsYou }) => needsYou?.urgency === 'severe').length,
    recovered: 0,
    accounts: bots.map(({ _id }) => ({
      botId: _id,
      needsYou: waiting.filter(({ botId }) => botId === _id).length,
      unread: chats.filter(({ botId, unread }) => botId === _id && unread > 0).length,
    })),
  };
}

function refused(refusal: Refusal): Response {
  if (refusal === 'no answer') throw new TypeError('Failed to fetch');
  const { status, statusText = '' } = refusal;
  return Response.json(refusal, { status, statusText });
}

function pageOf(value: unknown, next: number, total: number): Answer {
  return next < total ? { value, nextCursor: String(next) } : { value };
}

/**
 * Returns the first and second parameter in a path of the route, empty if it has none; null if the path is not
 * of this route.
 */
function parametersIn(route: Route, path: string): { id: string; second: string } | null {
  const match = new RegExp(`^${route.path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  if (match === null) return null;
  return { id: decodeURIComponent(match[1] ?? ''), second: decodeURIComponent(match[2] ?? '') };
}

function parametersOf(route: Route): number {
  return route.path.split('{').length;
}
