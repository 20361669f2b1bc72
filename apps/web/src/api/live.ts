import { joinEvents, liveEvents } from '@spotter/contract';
import type { z } from 'zod';
import type { SessionStore } from './session.ts';

/** The part of a socket.io client that the app uses. */
export type LiveSocket = {
  connected: boolean;
  /** Whether it keeps trying to connect by itself. */
  active: boolean;
  on(event: string, listener: (payload: unknown) => void): unknown;
  connect(): unknown;
  emit(event: string, id: string, acknowledge: (answer: unknown) => void): unknown;
  disconnect(): unknown;
};

export type LiveState = 'idle' | 'connected' | 'reconnecting';

type LiveEvent = keyof typeof liveEvents;
type Payload<Event extends LiveEvent> = z.output<(typeof liveEvents)[Event]['payload']>;

export type Live = {
  /**
   * Joins the room of a chat or an account, and joins it again after every reconnect. Calls `onJoined` each time, so
   * that the caller can fetch what it missed. Returns a function that stops it.
   */
  join(room: keyof typeof joinEvents, id: string, onJoined: () => void): () => void;
  /**
   * Keeps the connection open for the events that every socket of the user gets. `onConnected` works like `onJoined`.
   */
  follow(onConnected: () => void): () => void;
  /** Listens to one event of all joined rooms. Returns a function that stops it. */
  on<Event extends LiveEvent>(event: Event, listener: (payload: Payload<Event>) => void): () => void;
  state(): LiveState;
  subscribe(listener: () => void): () => void;
};

/** If `event` is null, there is no room to join: being connected is enough. */
type Room = { event: string | null; id: string; onJoined: () => void };

/** Makes the one live connection of a tab. It opens when the first caller needs it and closes when the session ends. */
export function createLive(options: {
  session: SessionStore;
  openSocket: (token: string) => Promise<LiveSocket>;
}): Live {
  const rooms = new Set<Room>();
  const listeners = new Map<LiveEvent, Set<(payload: never) => void>>();
  const stateListeners = new Set<() => void>();
  let connection: { token: string; socket: LiveSocket | null } | null = null;
  let state: LiveState = 'idle';

  function setState(next: LiveState) {
    state = next;
    for (const listener of stateListeners) listener();
  }

  function enter(room: Room) {
    if (room.event === null) {
      room.onJoined();
      return;
    }
    connection?.socket?.emit(room.event, room.id, () => {
      if (rooms.has(room)) room.onJoined();
    });
  }

  function stay(room: Room): () => void {
    rooms.add(room);
    if (state === 'connected') enter(room);
    else void connect();
    return () => rooms.delete(room);
  }

  async function connect() {
    const token = options.session.current()?.token;
    if (token === undefined || connection?.token === token) return;
    close();
    const opened: { token: string; socket: LiveSocket | null } = { token, socket: null };
    connection = opened;
    const socket = await options.openSocket(token);
    if (connection !== opened) {
      socket.disconnect();
      return;
    }
    opened.socket = socket;
    const arrived = () => {
      setState('connected');
      for (const room of rooms) enter(room);
    };
    socket.on('connect', arrived);
    const lost = () => {
      if (connection !== opened) return;
      setState('reconnecting');
      // The server refused the connection, most likely because the session ended there. A call to the API finds out.
      if (!socket.active) for (const room of rooms) room.onJoined();
    };
    socket.on('disconnect', (reason) => {
      lost();
      if (reason === 'io server disconnect' && connection === opened) socket.connect();
    });
    socket.on('connect_error', lost);
    for (const event of Object.keys(liveEvents) as LiveEvent[]) {
      const { name, payload } = liveEvents[event];
      socket.on(name, (received) => {
        const parsed = payload.safeParse(received);
        if (!parsed.success) return;
        for (const listener of listeners.get(event) ?? []) listener(parsed.data as never);
      });
    }
    if (socket.connected) arrived();
  }

  function close() {
    connection?.socket?.disconnect();
    connection = null;
    setState('idle');
  }

  options.session.subscribe(() => {
    if (options.session.current()?.token !== connection?.token) close();
  });

  return {
    join: (room, id, onJoined) => stay({ event: joinEvents[room], id, onJoined }),
    follow: (onConnected) => stay({ event: null, id: '', onJoined: onConnected }),
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known);
      known.add(listener);
      return () => known.delete(listener);
    },
    state: () => state,
    subscribe(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
  };
}
