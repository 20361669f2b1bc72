import type { Hold } from '@spotter/domain/autoreply';
import type { ChannelKind } from '@spotter/domain/channels';
import { circuitAfterTrouble, passageOf, type CircuitPassage, type Trouble } from '@spotter/domain/sending';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import {
  countTrouble,
  endPause,
  pauseAccount,
  pauseAccountsAlike,
  type SendPause,
  slowAccountDown,
  takePause,
} from '../../bots/index.ts';
import type { ChatState } from '../chat-state.ts';
import {
  findPause,
  listBotsOfChannel,
  listBotsOfCredential,
  lockPausedAt,
  releaseWaiting,
} from './paused-sends.repository.ts';

type PauseReason = SendPause['because'];
/** The account of a send. */
type OfBot = { bot: { id: string } };
type OfChannel = { bot: Pick<ChatState['bot'], 'id' | 'channel'> };
type OnResumed = (tx: Database, botIds: string[]) => Promise<void>;
/** A send through an account that failed for a reason of the platform's. */
export type SendTrouble = Trouble<PauseReason>;

/** Time between looks at waiting messages while their account has to be reconnected. */
const reconnectCheckMs = 300_000;
/** Max time that a trial of whether the platform is back holds other sends off. */
const trialMs = 30_000;
/** Time until sending is tried again after the platform has restricted it, in case the notice of its end is lost. */
const blockedMs = 24 * 3_600_000;

/**
 * Holds sends back while an account's platform is down, limits the rate or restricts the account. Pauses are
 * stored in the database, so every process respects them, also after a restart.
 */
export function createSendPauses(options: {
  database: Database;
  clock: Clock;
  /** A number from 0 to 1, for spreading pauses. */
  chance(): number;
  /** Called when sending through these accounts works again, to look at what waits for them. */
  onResumed: OnResumed;
}) {
  const { clock, database, onResumed } = options;
  /** The account of each channel with a reported limit of the whole app, and until when its pause is. */
  const hasLoggedAppLimit = new Map<ChannelKind, { botId: string; until: Date }>();

  /** Pauses every account of a chat's channel like the chat's own, because the platform limits the whole app. */
  async function pauseChannel({ bot }: OfChannel): Promise<void> {
    const pause = await findPause(database, bot.id);
    if (pause === null) return;
    await pauseAccountsAlike(database, await listBotsOfChannel(database, bot.channel), pause);
  }

  return {
    passage: (state: ChatState): CircuitPassage => passageOf(state.pause, clock.now()),

    /** Returns what an answer in this chat has to wait for; null when nothing holds it. */
    holdFor: (state: ChatState): Hold | null => holdOf(state, clock.now()),

    /** Claims the trial of whether the platform is back. Returns false when another has claimed it. */
    takeTrial(tx: Database, botId: string): Promise<boolean> {
      const now = clock.now();
      return takePause(tx, botId, now, new Date(now.getTime() + trialMs));
    },

    /** Records a trouble. `paused`: whether the account is now paused for this reason, and was not before. */
    async recordTrouble(tx: Database, state: OfBot, trouble: SendTrouble): Promise<{ paused: boolean }> {
      const now = clock.now();
      const chance = options.chance();
      const { before, after } = await countTrouble(tx, state.bot.id, trouble.because, (known) =>
        circuitAfterTrouble(known, trouble, now, chance),
      );
      if (after.until?.getTime() !== before?.until?.getTime()) signalChange(tx, [state.bot.id]);
      const was = before?.until == null ? null : before.because;
      return { paused: after.until !== null && was !== after.because };
    },

    /** Slows the agent's messages through an account down, because a limit of the platform is nearly reached. */
    slowDown(tx: Database, botId: string, details: { pauseMs: number; startedAt: Date }): Promise<void> {
      const now = clock.now();
      const until = new Date(now.getTime() + details.pauseMs);
      return slowAccountDown(tx, botId, { now, until, startedAt: details.startedAt });
    },

    pauseChannel,

    /**
     * Pauses every account of a channel once a second account reported a limit of the whole app, too: a single
     * refusal may be that account's own, or a proxy's.
     */
    async pauseChannelOnceConfirmed(state: OfChannel): Promise<void> {
      const { id, channel } = state.bot;
      const pause = await findPause(database, id);
      if (pause?.until == null) return;
      const first = hasLoggedAppLimit.get(channel);
      if (first === undefined || first.until <= clock.now() || first.botId === id) {
        hasLoggedAppLimit.set(channel, { botId: id, until: pause.until });
      } else {
        await pauseChannel(state);
      }
    },

    /**
     * Ends the pause of a chat's account, because the platform answered: to a send that began at `startedAt`, or to
     * another call. A pause that began after `startedAt` stays.
     */
    async recordSuccess(tx: Database, state: OfBot & Pick<ChatState, 'pause'>, startedAt: Date): Promise<void> {
      if (state.pause === null) return;
      // Locks the pause, so that it cannot change before the decision.
      const pausedAt = await lockPausedAt(tx, state.bot.id);
      // A call begun before the pause says nothing about it.
      if (pausedAt !== null && pausedAt > startedAt) return;
      await resumeBots(tx, [state.bot.id], onResumed);
    },

    /** Pauses an account that the platform forbids to send. */
    block(tx: Database, botId: string): Promise<void> {
      const now = clock.now();
      const until = new Date(now.getTime() + blockedMs);
      return pauseAccount(tx, { botId, because: 'account-restricted', troubles: 1, pausedAt: now, until });
    },

    /** Ends the pause of an account that the platform allows to send again. */
    unblock: (tx: Database, botId: string): Promise<void> => resumeBots(tx, [botId], onResumed),

    /** Ends the pauses of accounts that were reconnected, because their reasons may be gone. */
    async resumeAccount(tx: Database, credentialId: string): Promise<void> {
      await resumeBots(tx, await listBotsOfCredential(tx, credentialId), onResumed);
    },
  };
}

export type SendPauses = ReturnType<typeof createSendPauses>;

/** Returns what an answer in this chat has to wait for; null when nothing holds it. */
function holdOf({ account, pause }: Pick<ChatState, 'account' | 'pause'>, now: Date): Hold | null {
  if (account.status !== 'connected')
    return { because: 'account-reconnect', until: new Date(now.getTime() + reconnectCheckMs) };
  const passage = passageOf(pause, now);
  return passage.kind === 'held' ? { because: passage.because, until: passage.until } : null;
}

/** Ends the pauses of accounts, and makes what waits for them due right away. */
async function resumeBots(tx: Database, botIds: string[], onResumed: OnResumed): Promise<void> {
  signalChange(tx, botIds);
  for (const botId of botIds) {
    await endPause(tx, botId);
    await releaseWaiting(tx, botId);
  }
  await onResumed(tx, botIds);
}

function signalChange(tx: Database, botIds: string[]): void {
  sendSignals(tx, [{ kind: 'account-changed', botIds }]);
}

/** Ends the pause for an outage of the platform, because a message arrived although its send got no response. */
export async function noteSignOfLife(tx: Database, botId: string): Promise<void> {
  if (await endPause(tx, botId, 'provider-down')) signalChange(tx, [botId]);
}
