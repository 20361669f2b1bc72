import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { type JoinAnswer, joinEvents, liveEvents, socketPath } from '@spotter/contract';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Access, WorkspaceId } from '../platform/access.ts';
import type { Clock } from '../platform/clock.ts';
import { createSocketBrake } from './socket-brake.ts';

/** The rules that decide for each socket which rooms it may follow. */
export type GatewayRules = {
  authenticate(token: string): Promise<{ access: Access; sessionId: string } | null>;
  mayFollowChat(access: Access, chatId: string): Promise<boolean>;
  mayFollowAccount(access: Access, credentialId: string): Promise<boolean>;
  /** Returns the network of a connection. */
  networkOf(request: IncomingMessage): string;
  clock: Clock;
};

/** The data of each socket. */
type SocketData = { access: Access; sessionId: string };

const Handshake = z.object({ token: z.string().min(1).max(512) });
const RoomId = z.string().min(1).max(64);

/** Max sockets of one person's tabs and devices, and of all people behind one address. */
const maxSocketsPerUser = 20;
const maxSocketsPerAddress = 200;
/** The time over which the notice of possibly lost news is spread over the sockets. */
const missedSpreadMs = 2_000;
/** Max size of a message: clients send ids of rooms, and nothing longer. */
const largestMessageBytes = 10_000;

/** The interval of pings, short enough for a proxy to keep an idle connection. */
const pingIntervalMs = 20_000;

/** The live side of the API: sockets of signed-in users, in the rooms of what they may see. */
export function createGateway(rules: GatewayRules) {
  const io = new Server({
    path: socketPath,
    serveClient: false,
    pingInterval: pingIntervalMs,
    maxHttpBufferSize: largestMessageBytes,
  });
  const brake = createSocketBrake(rules.clock);

  io.use((socket, next) => {
    void signIn(io, rules, brake, socket)
      .then((refusal) => (refusal === null ? next() : next(new Error(refusal))))
      .catch(() => next(new Error('unavailable')));
  });
  io.on('connection', (socket) => {
    letGoOfRequest(socket);
    limitEvents(socket, brake);
    socket.on(joinEvents.chat, admit(socket, brake, chatRoom, rules.mayFollowChat));
    socket.on(joinEvents.account, admit(socket, brake, accountRoom, rules.mayFollowAccount));
  });

  return {
    attach(server: HttpServer): void {
      io.attach(server);
    },
    /** Whether any socket is connected here, so that sending is worth a query. */
    hasFollowers: () => io.sockets.sockets.size > 0,
    /** The number of open sockets. */
    countSockets: () => io.sockets.sockets.size,
    /** Tells every socket here that news may have been lost: one after the other, because each reads again then. */
    notifyMissed(): void {
      for (const socket of io.sockets.sockets.values()) {
        setTimeout(() => socket.emit(liveEvents.missed.name, {}), Math.random() * missedSpreadMs).unref();
      }
    },
    notifyChat(chatId: string, event: string, payload: unknown): void {
      io.to(chatRoom(chatId)).emit(event, payload);
    },
    notifyAccount(credentialId: string, event: string, payload: unknown): void {
      io.to(accountRoom(credentialId)).emit(event, payload);
    },
    /** Sends an event to all of a user's sockets that are connected here. */
    notifyUser(userId: string, event: string, payload: unknown): void {
      io.to(userRoom(userId)).emit(event, payload);
    },
    isConnected: (userId: string) => io.sockets.adapter.rooms.has(userRoom(userId)),
    /** Sends an event to all sockets here that are signed in to a workspace. */
    notifyWorkspace(workspaceId: WorkspaceId, event: string, payload: unknown): void {
      io.to(workspaceRoom(workspaceId)).emit(event, payload);
    },
    isWorkspaceConnected: (workspaceId: WorkspaceId) => io.sockets.adapter.rooms.has(workspaceRoom(workspaceId)),
    /** Returns the workspaces with a socket here. */
    connectedWorkspaces(): WorkspaceId[] {
      const all = [...io.sockets.sockets.values()].map((socket) => (socket.data as SocketData).access.workspaceId);
      return [...new Set(all)];
    },
    /** Returns the sessions with a socket here, each with the workspaces that its sockets follow. */
    connectedSessions(): Map<string, Set<WorkspaceId>> {
      const sessions = new Map<string, Set<WorkspaceId>>();
      for (const socket of io.sockets.sockets.values()) {
        const { sessionId, access } = socket.data as SocketData;
        sessions.set(sessionId, (sessions.get(sessionId) ?? new Set()).add(access.workspaceId));
      }
      return sessions;
    },
    /** Closes the sockets of sessions: they connect again if they may. */
    endSessions(sessionIds: string[]): void {
      for (const id of sessionIds) io.in(sessionRoom(id)).disconnectSockets(true);
    },
    /** Ends every connection and accepts no new one; the HTTP server itself is not affected. */
    close(): void {
      io.disconnectSockets(true);
      io.engine?.close();
    },
  };
}

export type Gateway = ReturnType<typeof createGateway>;

type Brake = ReturnType<typeof createSocketBrake>;

/** Signs a connecting socket in, and puts it in its person's rooms. Returns why it is refused; null if accepted. */
async function signIn(io: Server, rules: GatewayRules, brake: Brake, socket: Socket): Promise<string | null> {
  const isFull = (room: string, max: number) => (io.sockets.adapter.rooms.get(room)?.size ?? 0) >= max;
  const network = networkRoom(rules.networkOf(socket.request));
  // Checked before anything is queried for the connection.
  if (isFull(network, maxSocketsPerAddress)) return 'too_many_connections';
  await socket.join(network);
  const handshake = Handshake.safeParse(socket.handshake.auth);
  const session = handshake.success ? await rules.authenticate(handshake.data.token) : null;
  if (session === null) return 'unauthenticated';
  const { access, sessionId } = session;
  const { userId, workspaceId } = access;
  if (brake.isCutOff(userId) || isFull(userRoom(userId), maxSocketsPerUser)) return 'too_many_connections';
  socket.data = { access, sessionId } satisfies SocketData;
  await socket.join([sessionRoom(sessionId), userRoom(userId), workspaceRoom(workspaceId)]);
  return null;
}

/**
 * Lets a socket forget its first request. A WebSocket needs it no more; kept, it would be a fifth of what a
 * socket takes. Polling still has it.
 */
function letGoOfRequest({ conn }: Socket): void {
  if (conn.transport.name === 'websocket') (conn as { request: IncomingMessage | null }).request = null;
}

/** Refuses what a socket sends beyond its share, and ends one that sends a flood. */
function limitEvents(socket: Socket, brake: Brake): void {
  const { userId } = (socket.data as SocketData).access;
  const share = brake.share();
  socket.use((event, next) => {
    const taken = share.take();
    if (taken === 'allowed') return next();
    if (taken === 'flood') {
      brake.cutOff(userId);
      socket.disconnect(true);
      return;
    }
    answerOf(event.at(-1))({ ok: false });
  });
}

/** Returns what a socket's wish to follow something does: it joins the room if it may. */
function admit(
  socket: Socket,
  brake: Brake,
  room: (id: string) => string,
  may: (access: Access, id: string) => Promise<boolean>,
) {
  const { access } = socket.data as SocketData;
  return async (id: unknown, acknowledge: unknown): Promise<void> => {
    const answer = answerOf(acknowledge);
    const parsed = RoomId.safeParse(id);
    const allowed =
      parsed.success &&
      (await brake.check(access.userId, async () => socket.connected && may(access, parsed.data)).catch(() => false));
    if (allowed) await socket.join(room(parsed.data));
    answer({ ok: allowed });
  };
}

/** Returns the function with which a client wants to be answered, if it gave one. */
function answerOf(acknowledge: unknown): (reply: JoinAnswer) => void {
  return typeof acknowledge === 'function' ? (acknowledge as (reply: JoinAnswer) => void) : () => {};
}

const chatRoom = (id: string) => `chat ${id}`;
const accountRoom = (id: string) => `account ${id}`;
const workspaceRoom = (id: string) => `workspace ${id}`;
const userRoom = (id: string) => `user ${id}`;
const networkRoom = (network: string) => `network ${network}`;
const sessionRoom = (id: string) => `session ${id}`;
