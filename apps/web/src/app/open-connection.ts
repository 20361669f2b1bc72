import { socketPath } from '@spotter/contract';
import { io } from 'socket.io-client';
import type { LiveConnection } from '../api/live/live.ts';
import { connectionOf } from '../api/live/live-connection.ts';

/**
 * Opens the live connection, by WebSocket at once: it stays with one server, also behind a proxy that sends each
 * request to another. Only where it is not let through, by polling. The times are the product's: 20 s to
 * connect, then retries after 1 s growing to 5 s, without end.
 */
export function openConnection(token: string): LiveConnection {
  const socket = io({
    path: socketPath,
    auth: { token },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: 20_000,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
  });
  return connectionOf(socket);
}
