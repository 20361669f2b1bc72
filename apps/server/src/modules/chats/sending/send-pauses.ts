import { circuitAfterTrouble, lastWritableAt, passageOf, type Hold, type Passage, type Trouble } from '@spotter/domain';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import { bots } from '../../bots/bots.tables.ts';
import type { ChatState } from '../chat-state.ts';
import { messages } from '../chats.tables.ts';
import {
  countTrouble,
  endPause,
  pauseAccount,
  pauseAccountsAlike,
  slowAccountDown,
  takePause,
  type SendPause,
} from '../../bots/send-pauses.repository.ts';
import { sendPauses } from '../../bots/send-pauses.tables.ts';

type PauseReason = SendPause['because'];
/** One send through an account that failed for a reason of the platform's. */
export type SendTrouble = Trouble<PauseReason>;

/** While an account has to be reconnected, what waits is looked at this often. */
const reconnectCheckMs = 300_000;
/** Whoever tries whether the platform is back holds the others off for at most this long. */
const trialMs = 30_000;
/** After the platform has forbidden sending it is tried again this late, should the word of its end be lost. */
const blockedMs = 24 * 3_600_000;

/**
 * Holds sends back while an account's platform is down, asks for slowness or restricts the account. It is kept in the
 * database: every process holds back, also after a restart.
 */
export function createSendPauses(options: {
  database: Database;
  clock: Clock;
  /** From 0 to 1, for spreading pauses. */
  chance(): number;
  /** Sending works again: whatever waits for these accounts is to be looked at. */
  onResumed(tx: Database, botIds: string[]): Promise<void>;
}) {
  const { clock } = options;

  function passage(state: ChatState): Passage {
    return passageOf(state.pause, clock.now());
  }

  return {
    passage,

    /** What an answer in this chat has to wait for; null when nothing holds it. */
    holdFor(state: ChatState): Hold | null {
      const now = clock.now();
      if (state.account.status !== 'connected') {
        return { because: 'account-reconnect', until: new Date(now.getTime() + reconnectCheckMs) };
      }
      const found = passage(state);
      return found.kind === 'held' ? { because: found.because, until: found.until } : null;
    },

    /** Asks to be the one that tries whether the platform is back. False: somebody else does. */
    takeTrial(tx: Database, botId: string): Promise<boolean> {
      const now = clock.now();
      return takePause(tx, botId, now, new Date(now.getTime() + trialMs));
    },

    /** Notes a trouble. `paused`: the account is paused for this reason from now on, and was not before. */
    async recordTrouble(tx: Database, state: ChatState, trouble: SendTrouble): Promise<{ paused: boolean }> {
      const now = clock.now();
      const chance = options.chance();
      const { before, after } = await countTrouble(tx, state.bot.id, trouble.because, (known) =>
        circuitAfterTrouble(known, trouble, now, chance),
      );
      if (after.until?.getTime() !== before?.until?.getTime()) signalChange(tx, [state.bot.id]);
      const was = before?.until == null ? null : before.because;
      return { paused: after.until !== null && was !== after.because };
    },

    /** A limit of the platform's is nearly reached: the agent writes less often through the account until it is not. */
    slowDown(tx: Database, botId: string, told: { pauseMs: number; startedAt: Date }): Promise<void> {
      const now = clock.now();
      const until = new Date(now.getTime() + told.pauseMs);
      return slowAccountDown(tx, botId, { now, until, startedAt: told.startedAt });
    },

    /** The platform's limit for the whole app holds every account of the channel back as this one is. */
    async pauseChannel(state: ChatState): Promise<void> {
      const { database } = options;
      const own = database
        .select()
        .from(sendPauses)
        .where(and(eq(sendPauses.botId, state.bot.id), isNotNull(sendPauses.until)));
      const [pause] = await own;
      if (pause === undefined) return;
      const accounts = await database
        .select({ botId: bots.id })
        .from(bots)
        .where(and(eq(bots.channel, state.bot.channel), isNull(bots.removedAt)))
        .orderBy(bots.id);
      const ids = accounts.map(({ botId }) => botId);
      await pauseAccountsAlike(database, ids, pause);
    },

    /**
     * A send that began at `startedAt` worked, or the platform answered otherwise: nothing holds the account's other chats
     * back any more.
     */
    async recordSuccess(tx: Database, state: ChatState, startedAt: Date): Promise<void> {
      if (state.pause === null) return;
      // Standing still until it is decided.
      const [row] = await tx
        .select({ pausedAt: sendPauses.pausedAt })
        .from(sendPauses)
        .where(eq(sendPauses.botId, state.bot.id))
        .for('update');
      // What was under way before the pause says nothing about it.
      if (row?.pausedAt != null && row.pausedAt > startedAt) return;
      await resumeBots(tx, [state.bot.id]);
    },

    /** The platform forbids the account to send. */
    block(tx: Database, botId: string): Promise<void> {
      const now = clock.now();
      const until = new Date(now.getTime() + blockedMs);
      return pauseAccount(tx, { botId, because: 'account-restricted', troubles: 1, pausedAt: now, until });
    },

    /** The platform allows the account to send again. */
    unblock: (tx: Database, botId: string): Promise<void> => resumeBots(tx, [botId]),

    /** The account was connected again: whatever held it back may be over. */
    async resumeAccount(tx: Database, credentialId: string): Promise<void> {
      const connected = await tx.select({ id: bots.id }).from(bots).where(eq(bots.credentialId, credentialId));
      await resumeBots(
        tx,
        connected.map(({ id }) => id),
      );
    },
  };

  /** Lets everything that waits for these accounts go on at once. */
  async function resumeBots(tx: Database, botIds: string[]): Promise<void> {
    signalChange(tx, botIds);
    for (const botId of botIds) {
      await endPause(tx, botId);
      await tx
        .update(messages)
        .set({ nextAttemptAt: null })
        .where(and(eq(messages.botId, botId), eq(messages.status, 'waiting'), eq(messages.aborted, false)));
    }
    await options.onResumed(tx, botIds);
  }
}

export type SendPauses = ReturnType<typeof createSendPauses>;

function signalChange(tx: Database, botIds: string[]): void {
  sendSignals(tx, [{ kind: 'account-changed', botIds }]);
}

/** A message of the account arrived although its send was not answered: the platform is not down. */
export async function noteSignOfLife(tx: Database, botId: string): Promise<void> {
  if (await endPause(tx, botId, 'provider-down')) signalChange(tx, [botId]);
}

/** When a held message is looked at again: when the pause ends, or when the agent may not write any more. */
export function lookAgainAt(until: Date, lastInboundAt: Date | null): Date {
  if (lastInboundAt === null) return until;
  const closesAt = lastWritableAt(lastInboundAt);
  return closesAt < until ? closesAt : until;
}
