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

/** The name by which processes find each other's connections. */
const applicationName = 'spotter-signals';

/**
 * What processes say to one another: who comes says hello (`wasAway`: after signals that could not be sent),
 * whoever hears it answers, and who ends in order says goodbye.
 */
const Note = z.union([
  z.object({ kind: z.literal('hello'), wasAway: z.boolean().default(true) }),
  z.object({ kind: z.enum(['welcome', 'goodbye']) }),
  z.array(z.unknown()),
]);

/**
 * The signals of a process that may share its database with others. Its own signals are passed on within it.
 * Other processes get them by PostgreSQL's NOTIFY, in one statement for all signals since the last one began,
 * and only once there is another process: a notification costs both sides more than most statements. One
 * connection both listens and notifies, so that each process recognizes its own notifications. It is reopened
 * when it breaks or does not answer a ping. A process that is gone without a goodbye was killed, or cut off: it
 * may have kept signals to itself.
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
  /** The connections of the other processes, and those that ended in order. */
  let company = new Set<number>();
  const ended = new Set<number>();
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
      const client = current;
      const payloads = payloadsOf(pending);
      pending = [];
      await notify(client, payloads).catch((error: unknown) => {
        onError(error);
        // By coming back, it tells the others that they have missed something.
        client.end().catch(onError);
        reopen(client);
      });
    }
    // Whoever listens again looks for work anyway.
    pending = [];
  }

  async function open(): Promise<void> {
    // One that cannot be ended in order is ended by its socket.
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: url,
      stream: () => socket,
      application_name: applicationName,
      connectionTimeoutMillis: connectMs,
      query_timeout: pingMs,
      keepAlive: true,
    });
    let ownId: number | undefined;
    client.on('notification', ({ processId, payload }) => {
      if (processId !== ownId) onNotification(client, processId, payload ?? '');
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
      await notify(client, [JSON.stringify({ kind: 'hello', wasAway: wasOpen })]);
      await findOtherServers(client);
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
      findOtherServers(client).then(
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

  async function findOtherServers(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where application_name = $1 and datname = current_database() and pid <> pg_backend_pid()',
      [applicationName],
    );
    const present = new Set(rows.map(({ pid }) => pid));
    hasCompany ||= present.size > 0;
    const isOneKilled = [...company].some((pid) => !present.has(pid) && !ended.has(pid));
    company = present;
    if (isOneKilled) signals.receive({ kind: 'signals-missed' });
  }

  function onNotification(client: pg.Client, sender: number, payload: string): void {
    const note = Note.safeParse(JSON.parse(payload));
    if (!note.success) return;
    hasCompany = true;
    if (Array.isArray(note.data)) for (const signal of note.data) signals.receive(signal);
    else if (note.data.kind === 'hello') {
      // It looks first: who is welcomed is known, and missed if it is killed.
      Promise.all([findOtherServers(client), notify(client, [JSON.stringify({ kind: 'welcome' })])]).catch(onError);
      // PostgreSQL gives the number of a connection again.
      ended.delete(sender);
      if (note.data.wasAway) {
        company.clear();
        signals.receive({ kind: 'signals-missed' });
      }
    } else if (note.data.kind === 'goodbye') ended.add(sender);
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
      if (current !== null) await notify(current, [JSON.stringify({ kind: 'goodbye' })]).catch(onError);
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
