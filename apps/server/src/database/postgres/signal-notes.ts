import type pg from 'pg';
import { z } from 'zod';
import type { Signal } from '../signals.ts';

/** The one notification channel of the database. */
export const signalChannel = 'spotter';
/** Max size of a notification: PostgreSQL accepts less than 8,000 bytes. */
const maxPayload = 7_900;

/**
 * What processes say to one another: who comes says hello (`wasAway`: after signals that could not be sent),
 * whoever hears it answers, and who ends in order says goodbye.
 */
const Note = z.union([
  z.object({ kind: z.literal('hello'), wasAway: z.boolean().default(true) }),
  z.object({ kind: z.enum(['welcome', 'goodbye']) }),
  z.array(z.unknown()),
]);
type Note = z.infer<typeof Note>;

/** Returns what another process said; null for what only another version of the server says. */
export function readNote(payload: string): Note | null {
  return Note.safeParse(JSON.parse(payload)).data ?? null;
}

export async function sendNote(client: pg.Client, note: Exclude<Note, unknown[]>): Promise<void> {
  await notify(client, [JSON.stringify(note)]);
}

export async function sendNotes(client: pg.Client, signals: Signal[]): Promise<void> {
  await notify(client, payloadsOf(signals));
}

async function notify(client: pg.Client, payloads: string[]): Promise<void> {
  await client.query('select pg_notify($1, payload) from unnest($2::text[]) as note (payload)', [
    signalChannel,
    payloads,
  ]);
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
