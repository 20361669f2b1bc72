import { Socket } from 'node:net';
import pg from 'pg';
import type { DatabaseLimits } from './limits.ts';
import { signalsName } from './other-servers.ts';

const reconnectAfterMs = 1000;

/** What happens on a connection, whichever it is. */
export type ConnectionEvents = {
  /** Makes a new connection ready, before it is the current one. */
  prepare(client: pg.Client, wasOpen: boolean): Promise<void>;
  /** Called when the new one is the current one. */
  onOpen(wasOpen: boolean): void;
  /** Asks something that a connection that is cut does not answer. */
  ping(client: pg.Client): Promise<void>;
  onNotification(client: pg.Client, sender: number, payload: string): void;
  onError(error: unknown): void;
};

/** Holds one connection, and opens another one when it breaks or does not answer a ping. */
export async function keepConnection(url: string, limits: DatabaseLimits, events: ConnectionEvents) {
  const { onError } = events;
  let current: pg.Client | null = null;
  let closed = false;
  let pinging: NodeJS.Timeout | undefined;
  let wasOpen = false;

  async function open(): Promise<void> {
    // One that cannot be ended in order is ended by its socket.
    const socket = new Socket();
    const client = createClient(url, socket, limits);
    let ownId: number | undefined;
    client.on('notification', ({ processId, payload }) => {
      if (processId !== ownId) events.onNotification(client, processId, payload ?? '');
    });
    client.on('error', (error) => {
      onError(error);
      reopen(client);
    });
    client.on('end', () => reopen(client));
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      ownId = rows[0]!.pid;
      await events.prepare(client, wasOpen);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    current = client;
    ping(client, socket);
    events.onOpen(wasOpen);
    wasOpen = true;
  }

  /** A network that is cut says nothing: whoever only listens would wait for ever. */
  function ping(client: pg.Client, socket: Socket): void {
    pinging = setTimeout(() => {
      events.ping(client).then(
        () => ping(client, socket),
        () => {
          if (current === client) onError(new Error('The connection for signals does not answer and is opened again'));
          socket.destroy();
          reopen(client);
        },
      );
    }, limits.pingEveryMs);
    pinging.unref();
  }

  function reopen(broken: pg.Client): void {
    if (closed || current !== broken) return;
    current = null;
    clearTimeout(pinging);
    const attempt = () => {
      if (closed) return;
      open().catch((error: unknown) => {
        onError(error);
        setTimeout(attempt, reconnectAfterMs).unref();
      });
    };
    setTimeout(attempt, reconnectAfterMs).unref();
  }

  await open();
  return {
    /** Returns the connection; null while there is none. */
    current: () => current,

    reopen,

    async close(sayGoodbye: (client: pg.Client) => Promise<void>): Promise<void> {
      closed = true;
      clearTimeout(pinging);
      if (current !== null) await sayGoodbye(current).catch(onError);
      await current?.end();
    },
  };
}

function createClient(url: string, socket: Socket, { connectMs, pingMs }: DatabaseLimits): pg.Client {
  return new pg.Client({
    connectionString: url,
    stream: () => socket,
    application_name: signalsName,
    connectionTimeoutMillis: connectMs,
    query_timeout: pingMs,
    keepAlive: true,
  });
}
