import { z } from 'zod';

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
/** An account's switch changed, or what keeps it from sending. */
const AccountChanged = z.object({ kind: z.literal('account-changed'), botIds: z.array(z.string()) });
const SessionEnded = z.object({ kind: z.literal('session-ended'), sessionIds: z.array(z.string()) });

/** A user was told something (`isNew`), or what they were told has changed; null: much has. */
const NotificationChanged = z.object({
  kind: z.literal('notification-changed'),
  userId: z.string(),
  notificationId: z.string().nullable(),
  isNew: z.boolean(),
});

/** What other processes told for a while may not have arrived. */
const SignalsMissed = z.object({ kind: z.literal('signals-missed') });

const DeliveryStored = z.object({ kind: z.literal('delivery-stored') });

/**
 * Small notes within a server process and between several. They carry ids only, may be lost, and may come for nothing:
 * whoever listens reads the present state.
 */
export const Signal = z.discriminatedUnion('kind', [
  WorkDue,
  DeliveryStored,
  ChatChanged,
  AccountChanged,
  NotificationChanged,
  SessionEnded,
  SignalsMissed,
]);
export type Signal = z.infer<typeof Signal>;
export type ChatChanged = z.infer<typeof ChatChanged>;

/** Takes what is to be signalled from a database, or from one transaction in it. */
type Outbox = { post(signals: Signal[]): void };

const outbox = Symbol('outbox');

/** Has what is signalled from this database, or from this transaction, go there. */
export function setOutbox(database: object, to: Outbox): void {
  Object.assign(database, { [outbox]: to });
}

/** Sends signals: at once, or from a transaction when it has ended. */
export function sendSignals(database: object, signals: Signal[]): void {
  (database as { [outbox]: Outbox })[outbox].post(signals);
}

/** Hands signals to whoever asked for their kind, in this process; `broadcast` has them reach the other processes. */
export class SignalHub {
  readonly #listeners = new Map<Signal['kind'], Set<(signal: never) => void>>();
  readonly #broadcast: (signals: Signal[]) => void;

  constructor(broadcast: (signals: Signal[]) => void = () => {}) {
    this.#broadcast = broadcast;
  }

  /** Answers a function that stops listening. */
  on<Kind extends Signal['kind']>(kind: Kind, listener: (signal: Extract<Signal, { kind: Kind }>) => void): () => void {
    const listeners = this.#listeners.get(kind) ?? new Set();
    this.#listeners.set(kind, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** What this process itself has to tell. */
  post(signals: Signal[]): void {
    for (const signal of signals) this.#hand(signal);
    this.#broadcast(signals);
  }

  /** What another process tells. What is no signal of ours is dropped: it can only come from another version of the server. */
  receive(payload: unknown): void {
    const signal = Signal.safeParse(payload);
    if (signal.success) this.#hand(signal.data);
  }

  #hand(signal: Signal): void {
    for (const listener of this.#listeners.get(signal.kind) ?? []) listener(signal as never);
  }
}
