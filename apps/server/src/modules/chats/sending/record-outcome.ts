import { usagePauseMs } from '@spotter/domain/sending';
import type { SendOutcome } from '@spotter/providers/ports/messaging-channel';
import { batchCalls } from '../../../database/batch-calls.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { JobLease } from '../../../queue/define-job.ts';
import { markReconnectNeeded } from '../../connections/index.ts';
import { chatChanged } from '../chat-changed.ts';
import type { ChatState, MessageRow } from '../chat-state.ts';
import { abortClaimed } from '../chat-switch.repository.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import type { RecentSends } from '../intake/recent-sends.ts';
import { deleteOthersWithId, findMessage, noteWindowRefused, updateWhileSending } from './ledger.repository.ts';
import { noteOtherApp } from '../thread-owner/thread-owner.repository.ts';
import { updateSent, type RecordedSent, type Sent } from './record-sent.repository.ts';
import { changeFor, troubleOf } from './send-outcome.ts';
import type { SendPauses } from './send-pauses.ts';

/** Max sends that are recorded together. */
const maxBatchSize = 50;

/** Returns a function that records the outcomes of sends, and what follows for the account and the chat. */
export function createOutcomeRecords(options: {
  database: Database;
  clock: Clock;
  pauses: SendPauses;
  recentSends: RecentSends;
  /** A number from 0 to 1, for spreading tries. */
  chance(): number;
  /** Called when the platform has restricted the account, so that its owner is notified. */
  onRestricted(tx: Database, botId: string): Promise<void>;
}) {
  const { database, clock, pauses } = options;
  // One that cannot be stored must not cost the others their record: each is recorded on its own then.
  const storeSent = batchCalls(
    (sent: Sent[]) => updateSent(database, sent).catch(() => sent.map(() => null)),
    maxBatchSize,
  );

  function changeNow(state: ChatState, message: MessageRow, outcome: SendOutcome): Partial<MessageRow> {
    return changeFor(message, outcome, { now: clock.now(), window: state.chat, chance: options.chance() });
  }

  /**
   * Records the outcome of a send. `job`: the job that ends with it, if one statement can do both; it does so
   * for all sends that end well at the same moment.
   */
  async function recordOutcome(
    state: ChatState,
    message: MessageRow,
    outcome: SendOutcome,
    job: JobLease | null,
  ): Promise<RecordedSent> {
    const isUsual = outcome.kind === 'sent' && !outcome.unnamed && slowDownMs(outcome) === null && state.pause === null;
    const { messageId } = outcome.kind === 'sent' ? outcome : { messageId: '' };
    const sent = isUsual ? await storeSent({ id: message.id, botId: state.bot.id, messageId, job }) : null;
    if (sent === null) {
      const stored = await inTransaction(database, (tx) => store(tx, state, message, outcome));
      return { stored, ended: false };
    }
    options.recentSends.note(state.bot.accountId, messageId);
    sendSignals(database, [chatChanged(state.chat, { changed: [message.id] })]);
    return sent;
  }

  async function store(tx: Database, state: ChatState, message: MessageRow, outcome: SendOutcome): Promise<MessageRow> {
    await lockChat(tx, state.chat.id);
    const change = changeNow(state, message, outcome);
    if (change.providerId != null) {
      // The echo may have been taken for another person's message when its words came back changed.
      const { providerId } = change;
      await deleteOthersWithId(tx, { botId: state.bot.id, providerId, messageId: message.id });
    }
    const stored = Object.keys(change).length === 0 ? null : await updateWhileSending(tx, message.id, change);
    // What follows in the same answer makes no sense without this part.
    const dropped = stored?.status === 'failed' ? await dropRest(tx, message) : [];
    await actOn(tx, state, message, outcome);
    sendSignals(tx, [chatChanged(state.chat, { changed: [message.id, ...dropped] })]);
    // Nothing was updated: the outcome is not known, or the echo came first and has settled it.
    return stored ?? (await findMessage(tx, message.id))!;
  }

  /** Applies the consequences of an outcome beyond its message: to the account, the chat, the platform. */
  async function actOn(tx: Database, state: ChatState, message: MessageRow, outcome: SendOutcome): Promise<void> {
    if (outcome.kind === 'refused' && outcome.because === 'account-reconnect') {
      await markReconnectNeeded(tx, state.account, clock.now());
      return;
    }
    if (outcome.kind === 'refused' && outcome.because === 'thread-owned-by-other-app') {
      await noteOtherApp(tx, state.chat.id, { appId: null, at: clock.now() });
    }
    if (outcome.kind === 'refused' && outcome.because === 'window-closed') {
      await noteWindowRefused(tx, state.chat.id, clock.now());
    }
    const trouble = troubleOf(outcome, message.attemptedAt!);
    if (trouble === null) {
      const pauseMs = slowDownMs(outcome);
      // The send worked, but others continue only when the pause is over.
      if (pauseMs !== null) return pauses.slowDown(tx, state.bot.id, { pauseMs, startedAt: message.attemptedAt! });
      return pauses.recordSuccess(tx, state, message.attemptedAt!);
    }
    const { paused } = await pauses.recordTrouble(tx, state, trouble);
    if (paused && trouble.because === 'account-restricted') await options.onRestricted(tx, state.bot.id);
  }

  return recordOutcome;
}

/** Drops the rest of an answer, which makes no sense without this part. Returns what was dropped. */
export async function dropRest(tx: Database, message: MessageRow): Promise<string[]> {
  if (message.author !== 'agent') return [];
  return (await abortClaimed(tx, message.chatId, 'part-failed')).abortedMessageIds;
}

/** Returns how long the account's other messages wait after this one; null when they need not. */
export function slowDownMs(outcome: SendOutcome): number | null {
  return outcome.kind === 'sent' && outcome.usage !== undefined ? usagePauseMs(outcome.usage) : null;
}
