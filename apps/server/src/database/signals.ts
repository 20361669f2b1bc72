import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';

const WorkDue = z.object({ kind: z.literal('work-due') });
const ChatChanged = z.object({
  kind: z.literal('chat-changed'),
  chatId: z.string(),
  botId: z.string(),
  /** Messages that are new. */
  added: z.array(z.string()),
  /** Messages whose state changed. */
  changed: z.array(z.string()),
  /** An answer that is being composed for this chat may no longer be right. */
  overtakes: z.boolean(),
});
const SessionEnded = z.object({ kind: z.literal('session-ended'), sessionIds: z.array(z.string()) });

const DeliveryStored = z.object({ kind: z.literal('delivery-stored') });

/** Small notes between server processes. They carry ids only, and may be lost: whoever listens reads the present state. */
export const Signal = z.discriminatedUnion('kind', [WorkDue, DeliveryStored, ChatChanged, SessionEnded]);
export type Signal = z.infer<typeof Signal>;
export type ChatChanged = z.infer<typeof ChatChanged>;

/** The one notification channel of the database. */
export const signalChannel = 'spotter';

/** Sends signals with the transaction: they arrive when it commits, and never if it does not. */
export async function sendSignals(tx: Database, signals: Signal[]): Promise<void> {
  if (signals.length > 0) await tx.execute(signalStatement(signals));
}

/** The `select` that sends signals, for a statement that does more in the same round trip. */
export function signalStatement(signals: Signal[]): SQL {
  const payloads = sql.join(
    signals.map((signal) => sql`(${JSON.stringify(signal)})`),
    sql`, `,
  );
  return sql`select pg_notify(${signalChannel}, payload) from (values ${payloads}) as signal (payload)`;
}

/** Sends a signal, as JSON, with the row that a statement returns, in the same round trip. */
export function signalColumn(signal: string): SQL {
  return sql`pg_notify(${signalChannel}, ${signal})`;
}

/** Hands arriving signals to whoever asked for their kind. */
export class SignalHub {
  readonly #listeners = new Map<Signal['kind'], Set<(signal: never) => void>>();

  /** Answers a function that stops listening. */
  on<Kind extends Signal['kind']>(kind: Kind, listener: (signal: Extract<Signal, { kind: Kind }>) => void): () => void {
    const listeners = this.#listeners.get(kind) ?? new Set();
    this.#listeners.set(kind, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** A payload that is no signal of ours is dropped: it can only come from another version of the server. */
  receive(payload: string): void {
    const signal = Signal.safeParse(JSON.parse(payload));
    if (!signal.success) return;
    for (const listener of this.#listeners.get(signal.data.kind) ?? []) listener(signal.data as never);
  }
}
