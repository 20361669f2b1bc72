import { usagePauseMs } from '@spotter/domain';
import type { SendOutcome } from '@spotter/providers/ports/messaging-channel';
import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { commitWithoutWaiting } from '../../../database/commit-without-waiting.ts';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { preparedQuery } from '../../../database/prepared-query.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { JobLease } from '../../../queue/define-job.ts';
import { endedWith } from '../../../queue/lease.ts';
import { markReconnectNeeded } from '../../connections/reconnect-needed.job.ts';
import { chatChanged } from '../chat-changed.ts';
import type { ChatState, MessageRow } from '../chat-state.ts';
import { abortWaiting } from '../chat-switch.ts';
import { chats, messages } from '../chats.tables.ts';
import { lockChat } from '../intake/lock-chats.ts';
import type { KnownSends } from '../intake/recent-sends.ts';
import { changeFor, troubleOf } from './send-outcome.ts';
import type { SendPauses } from './send-pauses.ts';

/** Records what became of sends, and what that means for the account and the chat. */
export function createOutcomeRecords(options: {
  database: Database;
  clock: Clock;
  pauses: SendPauses;
  knownSends: KnownSends;
  /** From 0 to 1, for spreading tries. */
  chance(): number;
  /** The platform has restricted the account: its owner is to be told. */
  onRestricted(tx: Database, botId: string): Promise<void>;
}) {
  const { database, clock, pauses } = options;

  function changeNow(state: ChatState, message: MessageRow, outcome: SendOutcome): Partial<MessageRow> {
    const { lastInboundAt } = state.chat;
    return changeFor(message, outcome, { now: clock.now(), lastInboundAt, chance: options.chance() });
  }

  /** The usual end of a send, in one statement. Null, and nothing done, where it is not as simple as that. */
  async function recordSent(
    state: ChatState,
    message: MessageRow,
    messageId: string,
    job: JobLease | null,
  ): Promise<{ stored: MessageRow; ended: boolean } | null> {
    if (state.pause !== null) return null;
    const [found] = await updateSent(database, {
      id: message.id,
      botId: state.bot.id,
      messageId,
      change: changeNow(state, message, { kind: 'sent', messageId }),
      job,
    });
    if (found === undefined) return null;
    options.knownSends.note(state.bot.accountId, messageId);
    sendSignals(database, [chatChanged(state.chat, { changed: [message.id] })]);
    const { ended, also: _, ...stored } = found;
    return { stored, ended };
  }

  async function recordOutcome(
    tx: Database,
    state: ChatState,
    message: MessageRow,
    outcome: SendOutcome,
  ): Promise<MessageRow> {
    await lockChat(tx, state.chat.id);
    const change = changeNow(state, message, outcome);
    if (change.providerId != null) {
      // Its echo may have been taken for somebody else's message when its words came back changed.
      await tx
        .delete(messages)
        .where(
          and(
            eq(messages.botId, state.bot.id),
            eq(messages.providerId, change.providerId),
            ne(messages.id, message.id),
          ),
        );
    }
    const [stored] =
      Object.keys(change).length === 0
        ? []
        : await tx
            .update(messages)
            .set(change)
            .where(and(eq(messages.id, message.id), eq(messages.status, 'sending')))
            .returning();
    // What follows in the same answer makes no sense without this part.
    const dropped = stored?.status === 'failed' ? await dropRest(tx, message) : [];
    await actOn(tx, state, message, outcome);
    sendSignals(tx, [chatChanged(state.chat, { changed: [message.id, ...dropped] })]);
    // Nothing updated: the outcome is not known, or the echo came first and has settled it.
    return stored ?? (await tx.select().from(messages).where(eq(messages.id, message.id)))[0]!;
  }

  /** What an outcome means for more than its message: the account, the chat, the platform. */
  async function actOn(tx: Database, state: ChatState, message: MessageRow, outcome: SendOutcome): Promise<void> {
    if (outcome.kind === 'refused' && outcome.because === 'account-reconnect') {
      await markReconnectNeeded(tx, state.account, clock.now());
      return;
    }
    if (outcome.kind === 'refused' && outcome.because === 'thread-owned-by-other-app') {
      await tx.update(chats).set({ otherAppOwnsThread: true }).where(eq(chats.id, state.chat.id));
    }
    const trouble = troubleOf(outcome, message.attemptedAt!);
    if (trouble === null) {
      const pauseMs = slowDownMs(outcome);
      // It worked, and others go on only when the pause is over.
      if (pauseMs !== null) return pauses.slowDown(tx, state.bot.id, { pauseMs, startedAt: message.attemptedAt! });
      return pauses.recordSuccess(tx, state, message.attemptedAt!);
    }
    const { paused } = await pauses.recordTrouble(tx, state, trouble);
    if (paused && trouble.because === 'account-restricted') await options.onRestricted(tx, state.bot.id);
  }

  return { recordSent, recordOutcome };
}

/** What follows in the same answer makes no sense without this part. Returns what was dropped. */
export async function dropRest(tx: Database, message: MessageRow): Promise<string[]> {
  if (message.author !== 'agent') return [];
  return (await abortWaiting(tx, message.chatId)).abortedMessageIds;
}

/** How long the account's other messages wait after this one; null where they need not. */
export function slowDownMs(outcome: SendOutcome): number | null {
  return outcome.kind === 'sent' && outcome.usage !== undefined ? usagePauseMs(outcome.usage) : null;
}

const echo = alias(messages, 'echo');

/**
 * Notes that a message was sent, and ends the job that is through with it. Unless the platform's id is another message's:
 * its echo came first, and was taken for somebody else's words.
 */
const updateSent = preparedQuery(
  (
    database,
    given: { id: string; botId: string; messageId: string; change: Partial<MessageRow>; job: JobLease | null },
  ) => {
    const itsEcho = database
      .select({ found: sql`1` })
      .from(echo)
      .where(and(eq(echo.botId, given.botId), eq(echo.providerId, given.messageId), ne(echo.id, given.id)));
    const stored = database.$with('stored').as(
      database
        .update(messages)
        .set(given.change)
        .where(and(eq(messages.id, given.id), eq(messages.status, 'sending'), notExists(itsEcho)))
        .returning(),
    );
    const none = sql`select where false`;
    const ended = database
      .$with('ended', {})
      .as(given.job === null ? none : endedWith(given.job, sql`exists (select from stored)`));
    return (
      database
        .with(stored, ended)
        // A crash may take it back: it says `sending` again then, and is found out.
        .select({
          ...stored._.selectedFields,
          ended: sql<boolean>`exists (select from ended)`,
          also: commitWithoutWaiting,
        })
        .from(stored)
    );
  },
  { shared: true },
);
