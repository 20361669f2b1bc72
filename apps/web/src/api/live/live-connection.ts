import { JoinAnswer, joinEvents, liveEvents } from '@spotter/contract';
import type { LiveConnection, LiveRoom } from './live.ts';
import { pauseAfter } from './pause-after.ts';

/** The part of a socket.io client that the app uses. */
export type LiveSocket = {
  connected: boolean;
  /** Whether it keeps trying to connect on its own. */
  active: boolean;
  on(event: string, listener: (payload: unknown) => void): unknown;
  connect(): unknown;
  emit(event: string, id: string, acknowledge: (answer: unknown) => void): unknown;
  disconnect(): unknown;
};

/**
 * Makes a socket the connection of a tab.
 * It is loaded together with the socket, which the first screen can wait for.
 */
export function connectionOf(socket: LiveSocket): LiveConnection {
  let isClosed = false;
  let failures = 0;
  let losses = 0;

  function join(room: LiveRoom, refusals = 0): void {
    if (isClosed || room.isLeft || room.kind === null) return;
    socket.emit(joinEvents[room.kind], room.id, (answer) => {
      if (isClosed || room.isLeft) return;
      // After a refusal, too: what is read then shows whether there is still something to follow.
      room.onJoined();
      if (JoinAnswer.safeParse(answer).data?.ok === true) return;
      const before = losses;
      // After a loss, every room is joined again anyway.
      setTimeout(() => losses === before && join(room, refusals + 1), pauseAfter(refusals + 1));
    });
  }

  return {
    start({ onConnected, onLost, onMissed, onEvent }) {
      const arrived = () => {
        failures = 0;
        onConnected();
      };
      const lost = () => {
        if (isClosed) return;
        losses += 1;
        onLost();
        // By itself the socket tries again only where the network or the server failed, not what the server decided.
        if (socket.active) return;
        failures += 1;
        setTimeout(() => isClosed || socket.connect(), pauseAfter(failures));
      };
      socket.on('connect', arrived);
      socket.on('disconnect', lost);
      socket.on('connect_error', () => {
        lost();
        // The session may have ended there, which a call to the API finds out.
        if (!isClosed && !socket.active) onMissed();
      });
      for (const event of Object.keys(liveEvents) as (keyof typeof liveEvents)[]) {
        const { name, payload } = liveEvents[event];
        socket.on(name, (received) => {
          const parsed = payload.safeParse(received);
          if (parsed.success) onEvent(event, parsed.data);
        });
      }
      socket.on(liveEvents.missed.name, onMissed);
      if (socket.connected) arrived();
    },
    join,
    close() {
      isClosed = true;
      socket.disconnect();
    },
  };
}
