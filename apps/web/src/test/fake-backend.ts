import {
  type ActiveSession,
  type Agent,
  type Bot,
  type Chat,
  type Credential,
  type Integration,
  type Message,
  type Route,
  routesByTag,
  type User,
} from '@spotter/contract';
import type { LiveSocket } from '../api/live.ts';
import { setupHandlers } from './fake-setup.ts';
import { aMessage, allIntegrations, session, support } from './samples.ts';

type Support = { email: string | null; phone: string | null; delivers: boolean };
export type Stored = {
  user: User;
  sessions: ActiveSession[];
  support: Support;
  bots: Bot[];
  credentials: Credential[];
  chats: Chat[];
  agents: Agent[];
  integrations: Integration[];
};
type Refusal = { status: number; message: string; code: string; issues?: { path: string; message: string }[] };
type Call = { call: string; body: unknown; token: string | null };
type Answer = { value: unknown; nextCursor?: string };

export type Handler = (input: { id: string; query: URLSearchParams; body: Record<string, unknown> }) => Answer | null;

const pageSize = 20;

/** A server for the tests of the screens: it takes and gives what the contract says, and can be told to fail or to wait. */
export function createFakeBackend(given: Partial<Stored> = {}) {
  const stored: Stored = {
    user: { ...session.user },
    sessions: [],
    support,
    bots: [],
    credentials: [],
    chats: [],
    agents: [],
    integrations: allIntegrations(),
    ...given,
  };
  const calls: Call[] = [];
  const refusals = new Map<string, Refusal>();
  const held = new Map<string, Promise<void>>();
  const socket = createFakeSocket();

  const chatOf = (id: unknown) => stored.chats.find((chat) => chat._id === id);
  const botOf = (id: unknown) => stored.bots.find((bot) => bot._id === id);

  const handlers: Record<string, Handler> = {
    ...setupHandlers(stored),
    'POST /auth/sign-in': () => ({ value: session }),
    'POST /auth/sign-up': () => ({ value: session }),
    'POST /auth/sign-out': () => ({ value: { ok: true } }),
    'POST /auth/forgot-password': () => ({ value: { ok: true } }),
    'POST /auth/reset-password': () => ({ value: { ok: true } }),
    'POST /auth/change-password': () => ({ value: { ok: true } }),
    'GET /auth/sessions': () => ({ value: stored.sessions }),
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
    'POST /bot/change-able': ({ body }) => {
      const bot = botOf(body.botId);
      if (bot === undefined) return null;
      Object.assign(bot, { botEnabled: body.botEnabled, enabled: body.botEnabled });
      return { value: bot };
    },
    'GET /chat/bot/{botId}': ({ id, query }) => {
      const start = Number(query.get('cursor') ?? 0);
      const chats = stored.chats.filter((chat) => chat.botId === id);
      const page = chats.slice(start, start + pageSize).map((chat) => ({ ...chat, history: chat.history.slice(-1) }));
      return pageOf(page, start + pageSize, chats.length);
    },
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
      const message = aMessage({ author: 'coach', text: String(body.message), date: new Date().toISOString() });
      chat.history.push(message);
      return { value: message };
    },
  };

  /** Calls with files, which are no routes of the contract. */
  const fileCalls: Record<string, () => Response> = {
    'PUT /users/me/avatar': () => {
      stored.user.avatar = '/avatar.webp';
      return Response.json({ isValid: true });
    },
    'GET /users/me/export': () => Response.json({ user: stored.user }),
  };

  const routes = Object.values(routesByTag).flatMap((tagged) => Object.values(tagged));

  const answer: typeof fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const address = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const path = address.pathname.replace(/^\/api/, '');
    const token = new Headers(init?.headers).get('authorization');
    const fileCall = fileCalls[`${method} ${path}`];
    if (fileCall !== undefined) {
      calls.push({ call: `${method} ${path}`, body: init?.body, token });
      const refusal = refusals.get(`${method} ${path}`);
      return refusal === undefined ? fileCall() : Response.json(refusal, { status: refusal.status });
    }
    const route = routes.find((candidate) => candidate.method === method && idIn(candidate, path) !== null);
    if (route === undefined) throw new Error(`Not in the contract: ${method} ${path}`);
    const call = `${method} ${route.path}`;
    const body = route.body.parse(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
    calls.push({ call, body, token });

    await held.get(call);
    const refusal = refusals.get(call);
    if (refusal !== undefined) return Response.json(refusal, { status: refusal.status });
    const handler = handlers[call];
    if (handler === undefined) throw new Error(`The fake backend does not know ${call}`);
    const answered = handler({
      id: idIn(route, path) ?? '',
      query: address.searchParams,
      body: (body ?? {}) as Record<string, unknown>,
    });
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
    openSocket: async (token: string) => socket.open(token),
    /** The calls made to a route, as `POST /chat/change-able`. */
    callsTo: (call: string) => calls.filter((made) => made.call === call),
    calls,
    /** From now on a route refuses; without a refusal it answers again. */
    refuse(call: string, refusal?: Refusal) {
      if (refusal === undefined) refusals.delete(call);
      else refusals.set(call, refusal);
    },
    /** Calls to a route wait until the answer of this is called. */
    hold(call: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(call, promise);
      return () => {
        held.delete(call);
        resolve();
      };
    },
    /** Stores a message and tells those who joined its chat, as the server does. */
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
    /** Changes a chat's state and tells those who joined it. */
    change(chatId: string, change: Partial<Chat>) {
      const chat = chatOf(chatId);
      if (chat === undefined) throw new Error(`No chat ${chatId}`);
      Object.assign(chat, change);
      const { history: _, ...state } = chat;
      socket.send('chat:changed', { chatId, chat: state, message: null });
    },
  };
}

function createFakeSocket() {
  const listeners = new Map<string, ((payload: unknown) => void)[]>();
  const joined: string[] = [];
  const send = (event: string, payload?: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  const socket: LiveSocket = {
    connected: true,
    active: true,
    connect: () => undefined,
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    emit(event, id, acknowledge) {
      joined.push(`${event} ${id}`);
      acknowledge({ ok: true });
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
    /** The server throws this client out, as it does when the session ends. */
    throwOut() {
      socket.connected = false;
      socket.active = false;
      send('disconnect', 'io server disconnect');
    },
    comeBack() {
      socket.connected = true;
      send('connect');
    },
  };
}

function pageOf(value: unknown, next: number, total: number): Answer {
  return next < total ? { value, nextCursor: String(next) } : { value };
}

/** The id in a path that belongs to the route; null when it does not. */
function idIn(route: Route, path: string): string | null {
  const pattern = new RegExp(`^${route.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  const match = pattern.exec(path);
  // `/bot/change-able` is no bot's id: fixed words win over parameters.
  if (match === null || (match[1] !== undefined && fixedWords.has(match[1]))) return null;
  return match[1] === undefined ? '' : decodeURIComponent(match[1]);
}

const fixedWords = new Set(['change-able', 'all', 'me']);
