import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { joinEvents, socketPath } from '@spotter/contract';
import { Server } from 'socket.io';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import { createSocketBrake } from './socket-brake.ts';

/** Who follows what, decided for every socket and every room. */
export type GatewayRules = {
  authenticate(token: string): Promise<{ id: string; sessionId: string } | null>;
  mayFollowChat(userId: string, chatId: string): Promise<boolean>;
  mayFollowAccount(userId: string, credentialId: string): Promise<boolean>;
  /** The network that a connection came from. */
  networkOf(request: IncomingMessage): string;
  clock: Clock;
};

const Handshake = z.object({ token: z.string().min(1).max(512) });
const RoomId = z.string().min(1).max(64);

/** Tabs and devices of one person, and of all people behind one address. */
const mostSocketsOfUser = 20;
const mostSocketsOfAddress = 200;
/** Clients say the ids of rooms, and nothing longer. */
const largestMessageBytes = 10_000;

/** How long the proxy in between may buffer nothing and still keep the connection. */
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
  const isFull = (room: string, most: number) => (io.sockets.adapter.rooms.get(room)?.size ?? 0) >= most;

  io.use((socket, next) => {
    void (async () => {
      const network = networkRoom(rules.networkOf(socket.request));
      // Before anything is asked for them.
      if (isFull(network, mostSocketsOfAddress)) return next(new Error('too_many_connections'));
      await socket.join(network);
      const handshake = Handshake.safeParse(socket.handshake.auth);
      const user = handshake.success ? await rules.authenticate(handshake.data.token) : null;
      if (user === null) return next(new Error('unauthenticated'));
      if (brake.isCutOff(user.id) || isFull(userRoom(user.id), mostSocketsOfUser)) {
        return next(new Error('too_many_connections'));
      }
      socket.data = { userId: user.id, sessionId: user.sessionId };
      await socket.join([sessionRoom(user.sessionId), userRoom(user.id)]);
      next();
    })().catch(() => next(new Error('unavailable')));
  });

  io.on('connection', (socket) => {
    const { userId } = socket.data as { userId: string };
    const share = brake.share();
    socket.use((event, next) => {
      const taken = share.take();
      if (taken === 'allowed') return next();
      if (taken === 'flood') {
        brake.cutOff(userId);
        socket.disconnect(true);
        return;
      }
      const acknowledge: unknown = event.at(-1);
      if (typeof acknowledge === 'function') (acknowledge as (reply: { ok: boolean }) => void)({ ok: false });
    });
    const admit = (room: (id: string) => string, may: (userId: string, id: string) => Promise<boolean>) => {
      return async (id: unknown, acknowledge: unknown) => {
        const answer = typeof acknowledge === 'function' ? (acknowledge as (reply: { ok: boolean }) => void) : () => {};
        const parsed = RoomId.safeParse(id);
        const allowed =
          parsed.success &&
          (await brake.check(userId, async () => socket.connected && may(userId, parsed.data)).catch(() => false));
        if (allowed) await socket.join(room(parsed.data));
        answer({ ok: allowed });
      };
    };
    socket.on(joinEvents.chat, admit(chatRoom, rules.mayFollowChat));
    socket.on(joinEvents.account, admit(accountRoom, rules.mayFollowAccount));
  });

  return {
    attach(server: HttpServer): void {
      io.attach(server);
    },
    /** Whether anybody is connected here: whether telling is worth a query. */
    hasFollowers: () => io.sockets.sockets.size > 0,
    tellChat(chatId: string, event: string, payload: unknown): void {
      io.to(chatRoom(chatId)).emit(event, payload);
    },
    tellAccount(credentialId: string, event: string, payload: unknown): void {
      io.to(accountRoom(credentialId)).emit(event, payload);
    },
    /** Tells all sockets of a user that are connected here. */
    tellUser(userId: string, event: string, payload: unknown): void {
      io.to(userRoom(userId)).emit(event, payload);
    },
    isConnected: (userId: string) => io.sockets.adapter.rooms.has(userRoom(userId)),
    /** The users who have a socket here. */
    connectedUsers(): string[] {
      const users = [...io.sockets.sockets.values()].map((socket) => (socket.data as { userId: string }).userId);
      return [...new Set(users)];
    },
    /** The sessions that have a socket here. */
    connectedSessions(): string[] {
      const sessions = [...io.sockets.sockets.values()].map(
        (socket) => (socket.data as { sessionId: string }).sessionId,
      );
      return [...new Set(sessions)];
    },
    endSessions(sessionIds: string[]): void {
      for (const id of sessionIds) io.in(sessionRoom(id)).disconnectSockets(true);
    },
    /** Ends every connection and takes no new one; the HTTP server itself is not touched. */
    close(): void {
      io.disconnectSockets(true);
      io.engine?.close();
    },
  };
}

export type Gateway = ReturnType<typeof createGateway>;

const chatRoom = (id: string) => `chat ${id}`;
const accountRoom = (id: string) => `account ${id}`;
const userRoom = (id: string) => `user ${id}`;
const networkRoom = (network: string) => `network ${network}`;
const sessionRoom = (id: string) => `session ${id}`;
