import { Socket } from 'node:net';
import pg from 'pg';
import { z } from 'zod';
import { standardLimits, type DatabaseLimits } from './limits.ts';
import { SignalHub, type Signal } from '../signals.ts';

/** The one notification channel of the database. */
const channel = 'spotter';
const reconnectAfterMs = 1000;
/** Max size of a notification: PostgreSQL accepts less than 8,000 bytes. */
const maxPayload = 7_900;

/** What processes say to one another: who is new says hello, and whoever hears it answers. */
const Note = z.union([z.object({ kind: z.enum(['hello', 'welcome']) }), z.array(z.unknown())]);

/**
 * The signals of a process that may share its database with others. Its own signals are passed on within it. Other
 * processes get them by PostgreSQL's NOTIFY, in one statement for all signals since the last one began, and only once
 * another process was heard: a notification costs both sides more than most statements. One connection both listens
 * and notifies, so that each process recognizes its own notifications. It is reopened when it breaks or does not
 * answer a ping.
 */
export async function openPostgresSignals(
  url: string,
  onError: (error: unknown) => void,
  { connectMs, pingEveryMs, pingMs }: DatabaseLimits = standardLimits,
) {
  const signals = new SignalHub(broadcast);
  let current: pg.Client | null = null;
  let closed = false;
  let pinging: NodeJS.Timeout | undefined;
  let hasCompany = false;
  let wasOpen = false;
  let pending: Signal[] = [];
  let broadcasting: Promise<void> | null = null;

  function broadcast(posted: Signal[]): void {
    if (!hasCompany) return;
    pending.push(...posted);
    broadcasting ??= broadcastPending().finally(() => {
      broadcasting = null;
    });
  }

  async function broadcastPending(): Promise<void> {
    while (pending.length > 0 && current !== null) {
      const payloads = payloadsOf(pending);
      pending = [];
      await notify(current, payloads).catch(onError);
    }
    // Whoever listens anew looks for work anyway.
    pending = [];
  }

  async function open(): Promise<void> {
    // One that cannot be ended in order is ended by its socket.
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: url,
      stream: () => socket,
      application_name: 'spotter-signals',
      connectionTimeoutMillis: connectMs,
      query_timeout: pingMs,
      keepAlive: true,
    });
    let ownId: number | undefined;
    client.on('notification', ({ processId, payload }) => {
      if (processId !== ownId) onNotification(client, payload ?? '');
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
      await client.query(`listen ${channel}`);
      await notify(client, [JSON.stringify({ kind: 'hello' })]);
    } catch (error) {
      socket.destroy();
      throw error;
    }
    current = client;
    announceWork();
    ping(client, socket);
    if (wasOpen) signals.receive({ kind: 'signals-missed' });
    wasOpen = true;
  }

  /** A network that is cut says nothing: whoever only listens would wait for ever. */
  function ping(client: pg.Client, socket: Socket): void {
    pinging = setTimeout(() => {
      client.query('select 1').then(
        () => ping(client, socket),
        () => {
          if (current === client) onError(new Error('The connection for signals does not answer and is opened again'));
          socket.destroy();
          reopen(client);
        },
      );
    }, pingEveryMs);
    pinging.unref();
  }

  function onNotification(client: pg.Client, payload: string): void {
    const note = Note.safeParse(JSON.parse(payload));
    if (!note.success) return;
    hasCompany = true;
    if (Array.isArray(note.data)) for (const signal of note.data) signals.receive(signal);
    else if (note.data.kind === 'hello') {
      notify(client, [JSON.stringify({ kind: 'welcome' })]).catch(onError);
      // The other process may have been away, and lost signals.
      signals.receive({ kind: 'signals-missed' });
    }
    // The other process sent no signals until it heard the hello.
    else announceWork();
  }

  function announceWork(): void {
    for (const kind of ['work-due', 'delivery-stored']) signals.receive({ kind });
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
    signals,
    async close() {
      await broadcasting;
      closed = true;
      clearTimeout(pinging);
      await current?.end();
    },
  };
}

async function notify(client: pg.Client, payloads: string[]): Promise<void> {
  await client.query('select pg_notify($1, payload) from unnest($2::text[]) as note (payload)', [channel, payloads]);
}

/** Returns the signals in as few notifications as possible, each signal once. */
function payloadsOf(signals: Signal[]): string[] {
  const notes: string[] = [];
  let note = '';
  for (const signal of new Set(signals.map((one) => JSON.stringify(one)))) {
    if (note !== '' && Buffer.byteLength(note) + Buffer.byteLength(signal) > maxPayload) {
      notes.push(`[${note}]`);
      note = '';
    }
    note += note === '' ? signal : `,${signal}`;
  }
  return [...notes, `[${note}]`];
}
