import { z } from 'zod';
import { toWorkspaceId } from '../platform/access.ts';

const WorkDue = z.object({ kind: z.literal('work-due') });
const ChatChanged = z.object({
  kind: z.literal('chat-changed'),
  chatId: z.string(),
  botId: z.string(),
  /** New messages. */
  added: z.array(z.string()),
  /** Messages with a changed state. */
  changed: z.array(z.string()),
  /** Whether an answer being composed for this chat may no longer be right. */
  overtakes: z.boolean(),
});
/** A change of accounts' switches, or of the reasons that keep them from sending. */
const AccountChanged = z.object({ kind: z.literal('account-changed'), botIds: z.array(z.string()) });
/** Sessions that have ended, or are in another workspace now: their sockets close. */
const SessionEnded = z.object({ kind: z.literal('session-ended'), sessionIds: z.array(z.string()) });

/** A user's new notification (`isNew`), or a change of one; null: a change of many. */
const NotificationChanged = z.object({
  kind: z.literal('notification-changed'),
  userId: z.string(),
  notificationId: z.string().nullable(),
  isNew: z.boolean(),
});

/** Something that the agents know changed, or is gone. */
const KnowledgeChanged = z.object({
  kind: z.literal('knowledge-changed'),
  workspaceId: z.string().transform(toWorkspaceId),
  itemId: z.string(),
});

/** A run of simulated leads, or a replay, went on, paused or ended. */
const SimulationChanged = z.object({
  kind: z.literal('simulation-changed'),
  workspaceId: z.string().transform(toWorkspaceId),
  simulationId: z.string(),
});

/** Signals of other processes may have been lost for a while. */
const SignalsMissed = z.object({ kind: z.literal('signals-missed') });

const DeliveryStored = z.object({ kind: z.literal('delivery-stored') });

/**
 * Small messages within a server process and between processes. They carry ids only, may be lost, and may be
 * sent without a change: each listener reads the present state.
 */
export const Signal = z.discriminatedUnion('kind', [
  WorkDue,
  DeliveryStored,
  ChatChanged,
  AccountChanged,
  NotificationChanged,
  KnowledgeChanged,
  SimulationChanged,
  SessionEnded,
  SignalsMissed,
]);
export type Signal = z.infer<typeof Signal>;
export type ChatChanged = z.infer<typeof ChatChanged>;

/** The receiver of the signals of a database, or of one transaction in it. */
type Outbox = { post(signals: Signal[]): void };

const outbox = Symbol('outbox');

/** Sets the receiver of the signals of a database, or of a transaction. */
export function setOutbox(database: object, to: Outbox): void {
  Object.assign(database, { [outbox]: to });
}

/** Sends signals: at once, or at the end of a transaction. */
export function sendSignals(database: object, signals: Signal[]): void {
  (database as { [outbox]: Outbox })[outbox].post(signals);
}

/** Passes signals to the listeners of their kind in this process; `broadcast` sends them to the other processes. */
export class SignalHub {
  readonly #listeners = new Map<Signal['kind'], Set<(signal: never) => void>>();
  readonly #broadcast: (signals: Signal[]) => void;

  constructor(broadcast: (signals: Signal[]) => void = () => {}) {
    this.#broadcast = broadcast;
  }

  /** Adds a listener. Returns a function that removes it. */
  on<Kind extends Signal['kind']>(kind: Kind, listener: (signal: Extract<Signal, { kind: Kind }>) => void): () => void {
    const listeners = this.#listeners.get(kind) ?? new Set();
    this.#listeners.set(kind, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Sends signals of this process. */
  post(signals: Signal[]): void {
    for (const signal of signals) this.#hand(signal);
    this.#broadcast(signals);
  }

  /**
   * Receives a signal of another process. Drops an unknown one, which can only come from another version of the
   * server.
   */
  receive(payload: unknown): void {
    const signal = Signal.safeParse(payload);
    if (signal.success) this.#hand(signal.data);
  }

  #hand(signal: Signal): void {
    for (const listener of this.#listeners.get(signal.kind) ?? []) listener(signal as never);
  }
}
