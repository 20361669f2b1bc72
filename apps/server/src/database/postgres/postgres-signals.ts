import type pg from 'pg';
import { SignalHub, type Signal } from '../signals.ts';
import { keepConnection } from './kept-connection.ts';
import { standardLimits, type DatabaseLimits } from './limits.ts';
import { createOtherServers } from './other-servers.ts';
import { readNote, sendNote, sendNotes, signalChannel } from './signal-notes.ts';

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
  limits: DatabaseLimits = standardLimits,
) {
  const signals = new SignalHub(broadcast);
  const others = createOtherServers();
  let pending: Signal[] = [];
  let broadcasting: Promise<void> | null = null;

  function broadcast(posted: Signal[]): void {
    if (!others.hasCompany()) return;
    pending.push(...posted);
    broadcasting ??= broadcastPending().finally(() => {
      broadcasting = null;
    });
  }

  async function broadcastPending(): Promise<void> {
    for (let client = connection.current(); pending.length > 0 && client !== null; client = connection.current()) {
      const posted = pending;
      pending = [];
      await sendOn(client, posted);
    }
    // Whoever listens again looks for work anyway.
    pending = [];
  }

  async function sendOn(client: pg.Client, posted: Signal[]): Promise<void> {
    await sendNotes(client, posted).catch((error: unknown) => {
      onError(error);
      // By coming back, it tells the others that they have missed something.
      client.end().catch(onError);
      connection.reopen(client);
    });
  }

  async function findOtherServers(client: pg.Client): Promise<void> {
    if (await others.look(client)) signals.receive({ kind: 'signals-missed' });
  }

  function onNotification(client: pg.Client, sender: number, payload: string): void {
    const note = readNote(payload);
    if (note === null) return;
    others.noteHeard();
    if (Array.isArray(note)) for (const signal of note) signals.receive(signal);
    else if (note.kind === 'hello') {
      // It looks first: who is welcomed is known, and missed if it is killed.
      Promise.all([findOtherServers(client), sendNote(client, { kind: 'welcome' })]).catch(onError);
      others.noteBegun(sender);
      if (note.wasAway) {
        others.forget();
        signals.receive({ kind: 'signals-missed' });
      }
    } else if (note.kind === 'goodbye') others.noteEnded(sender);
    // The other process sent no signals until it heard the hello.
    else announceWork();
  }

  function announceWork(): void {
    for (const kind of ['work-due', 'delivery-stored']) signals.receive({ kind });
  }

  const connection = await keepConnection(url, limits, {
    async prepare(client, wasOpen) {
      await client.query(`listen ${signalChannel}`);
      await sendNote(client, { kind: 'hello', wasAway: wasOpen });
      await findOtherServers(client);
    },
    onOpen(wasOpen) {
      announceWork();
      if (wasOpen) signals.receive({ kind: 'signals-missed' });
    },
    ping: findOtherServers,
    onNotification,
    onError,
  });
  return {
    signals,
    async close() {
      await broadcasting;
      await connection.close((client) => sendNote(client, { kind: 'goodbye' }));
    },
  };
}
