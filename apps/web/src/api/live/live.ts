import type { joinEvents, liveEvents } from '@spotter/contract';
import type { z } from 'zod';
import type { SessionStore } from '../session.ts';

export type LiveState = 'idle' | 'connected' | 'reconnecting';

type LiveEvent = keyof typeof liveEvents;
type Payload<Event extends LiveEvent> = z.output<(typeof liveEvents)[Event]['payload']>;

export type Live = {
  /**
   * Joins the room of a chat or an account, and joins it again after every reconnect. Calls `onJoined` each time
   * the server has confirmed it, and whenever news may have been lost, so that the caller can read what it missed.
   * A server that refuses is asked again later. Returns a function that stops it.
   */
  join(room: keyof typeof joinEvents, id: string, onJoined: () => void): () => void;
  /**
   * Keeps the connection open for the events that every socket of the user gets.
   * `onConnected` works like `onJoined`.
   */
  follow(onConnected: () => void): () => void;
  /** Listens to one event of all joined rooms. Returns a function that stops it. */
  on<Event extends LiveEvent>(event: Event, listener: (payload: Payload<Event>) => void): () => void;
  state(): LiveState;
  subscribe(listener: () => void): () => void;
};

/** If `kind` is null, there is no room to join: being connected is enough. */
export type LiveRoom = {
  kind: keyof typeof joinEvents | null;
  id: string;
  onJoined: () => void;
  isLeft: boolean;
};

/** A connection that comes back on its own until it is closed. Nothing is called after that. */
export type LiveConnection = {
  start(handlers: {
    onConnected: () => void;
    onLost: () => void;
    /** The server refused the connection, or may have lost news. */
    onMissed: () => void;
    onEvent: (event: LiveEvent, payload: unknown) => void;
  }): void;
  /** Joins a room of the present connection, until it is left, and calls its `onJoined`. */
  join(room: LiveRoom): void;
  close(): void;
};

/**
 * Makes the one live connection of a tab.
 * It opens when the first caller needs it and closes when the session ends.
 */
export function createLive(options: {
  session: SessionStore;
  openConnection: (token: string) => Promise<LiveConnection>;
}): Live {
  const rooms = new Set<LiveRoom>();
  const listeners = new Map<LiveEvent, Set<(payload: never) => void>>();
  const stateListeners = new Set<() => void>();
  let opened: { token: string; connection: LiveConnection | null } | null = null;
  let state: LiveState = 'idle';

  function setState(next: LiveState) {
    state = next;
    for (const listener of stateListeners) listener();
  }

  function enter(room: LiveRoom) {
    if (room.kind === null) room.onJoined();
    else opened?.connection?.join(room);
  }

  function stay(kind: LiveRoom['kind'], id: string, onJoined: () => void): () => void {
    const room = { kind, id, onJoined, isLeft: false };
    rooms.add(room);
    if (state === 'connected') enter(room);
    else void connect();
    return () => {
      room.isLeft = true;
      rooms.delete(room);
    };
  }

  async function connect() {
    const token = options.session.current()?.token;
    if (token === undefined || opened?.token === token) return;
    close();
    const own: typeof opened = { token, connection: null };
    opened = own;
    const connection = await options.openConnection(token);
    if (opened !== own) {
      connection.close();
      return;
    }
    own.connection = connection;
    connection.start({
      onConnected() {
        setState('connected');
        for (const room of rooms) enter(room);
      },
      onLost: () => setState('reconnecting'),
      onMissed() {
        for (const room of rooms) room.onJoined();
      },
      onEvent(event, payload) {
        for (const listener of listeners.get(event) ?? []) listener(payload as never);
      },
    });
  }

  function close() {
    opened?.connection?.close();
    opened = null;
    setState('idle');
  }

  options.session.subscribe(() => {
    if (options.session.current()?.token !== opened?.token) close();
  });

  return {
    join: stay,
    follow: (onConnected) => stay(null, '', onConnected),
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
