import { coachWindow, isWindowOpen, usagePauseMs } from '@spotter/domain';
import type {
  ChannelAccount,
  ChannelKind,
  MessagingChannel,
  SendOutcome,
} from '@spotter/providers/ports/messaging-channel';
import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { commitWithoutWaiting } from '../../../database/commit-without-waiting.ts';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals, type Signal } from '../../../database/signals.ts';
import { preparedQuery } from '../../../database/prepared-query.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { markReconnectNeeded } from '../../connections/reconnect-needed.job.ts';
import { findTokens } from '../../connections/token-set.ts';
import type { JobLease } from '../../../queue/define-job.ts';
import { endedWith } from '../../../queue/lease.ts';
import { abortWaiting, isParting } from '../chat-switch.ts';
import { isUnfinished, loadChatState, type ChatState, type MessageRow } from '../chat-state.ts';
import { chats, messages } from '../chats.tables.ts';
import type { KnownSends } from '../intake/recent-sends.ts';
import { lockChat } from '../intake/lock-chats.ts';
import { claimRetry, settleByHand } from './retry-send.ts';
import { changeFor, isByHand, troubleOf } from './send-outcome.ts';
import { lookAgainAt, type SendPauses } from './send-pauses.ts';
import { settleSend } from './settle-send.ts';

/** What is left to do in a chat's ledger: nothing, or to look again at an instant. */
export type LedgerResult = { kind: 'finished' } | { kind: 'again'; at: Date };

/** How a send ended; whether the job that was given with it has, too. */
export type SendResult = { message: MessageRow; outcome: SendOutcome; ended: boolean };

/** What came of sending a failed message again: how the send ended, or why it was not tried. */
export type RetryResult = ({ kind: 'tried' } & SendResult) | { kind: 'not-failed' } | { kind: 'window-closed' };

/**
 * Sends what the ledger holds. A row says `sending` before the provider is called, so a crash at any instant
 * leaves a trace; what became of such a send is found out (by its echo, or by asking the provider what it has)
 * before anything is sent again.
 */
export function createSendLedger(options: {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  pauses: SendPauses;
  knownSends: KnownSends;
  /** From 0 to 1, for spreading tries. */
  chance(): number;
  /** The platform has restricted the account: its owner is to be told. */
  onRestricted(tx: Database, botId: string): Promise<void>;
  /** Asks for a chat to be looked at again, in case this process does not live to see how its send ended. */
  requestLook(tx: Database, chatId: string, at: Date): Promise<void>;
  /** After this long a send without a known outcome is asked about. Longer than the provider call's time limit. */
  settleAfterMs: number;
}) {
  const { connection, clock, logger, secretBox, channels, pauses, settleAfterMs } = options;

  /**
   * Hands a claimed message (status `sending`) to the provider and records what became of it. `job`: what is through when
   * it is sent.
   */
  async function send(state: ChatState, message: MessageRow, job: JobLease | null = null): Promise<SendResult> {
    if (isStale(message)) {
      logger.warn(
        { messageId: message.id },
        'This process stood still before a send: what became of it is asked first',
      );
      return { message, outcome: { kind: 'unconfirmed', detail: 'not called' }, ended: false };
    }
    const outcome = await hand(state, message);
    if (outcome.kind === 'refused' && outcome.because === 'app-misconfigured') {
      const { providerCode } = outcome;
      logger.error({ providerCode, botId: state.bot.id }, 'The platform refuses the app: look at its permissions');
    }
    const slowsDown = slowDownMs(outcome) !== null;
    const sent =
      outcome.kind === 'sent' && !slowsDown ? await recordSent(state, message, outcome.messageId, job) : null;
    const stored =
      sent?.stored ?? (await inTransaction(connection.database, (tx) => recordOutcome(tx, state, message, outcome)));
    if (outcome.kind === 'try-again' && outcome.scope === 'app') {
      logger.error({ providerCode: outcome.providerCode }, 'The platform limits the whole app');
      await pauses.pauseChannel(state);
    }
    if (outcome.kind === 'sent' && slowsDown) {
      logger.warn({ usage: outcome.usage, botId: state.bot.id }, 'A limit of the platform is nearly reached');
      if (outcome.usage?.scope === 'app') await pauses.pauseChannel(state);
    }
    return { message: stored, outcome, ended: sent?.ended ?? false };
  }

  /**
   * Whether others may take the claim for a send without an answer by now. They ask twice before they send again, the second
   * time after this time and the call's have passed once more: what is begun before that is found.
   */
  function isStale({ attemptedAt }: MessageRow): boolean {
    return clock.now().getTime() - attemptedAt!.getTime() > settleAfterMs;
  }

  function hand(state: ChatState, message: MessageRow): Promise<SendOutcome> | SendOutcome {
    const account = accountOf(state);
    if (account === null) return { kind: 'refused', because: 'account-reconnect', providerCode: null };
    return channels[state.bot.channel]!.sendText(account, {
      contactId: state.chat.contactId,
      text: message.text,
      clientId: message.id,
      ...(message.quickReplies === null ? {} : { quickReplies: message.quickReplies }),
      writtenBy: message.author === 'coach' ? 'coach' : 'agent',
      outsideWindow: coachWindow(state.chat.lastInboundAt, clock.now()) !== 'open',
    });
  }

  /** Null without a token that can be used: the account has to be connected again. */
  function accountOf(state: ChatState): ChannelAccount | null {
    const tokens = findTokens(secretBox, state.account.sealedToken);
    return tokens === null ? null : { accountId: state.bot.accountId, accessToken: tokens.accessToken };
  }

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
    const [found] = await updateSent(connection.database, {
      id: message.id,
      botId: state.bot.id,
      messageId,
      change: changeNow(state, message, { kind: 'sent', messageId }),
      job,
    });
    if (found === undefined) return null;
    options.knownSends.note(state.bot.accountId, messageId);
    sendSignals(connection.database, [changed(state, [message.id])]);
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
    sendSignals(tx, [changed(state, [message.id, ...dropped])]);
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

  async function dropRest(tx: Database, message: MessageRow): Promise<string[]> {
    if (message.author !== 'agent') return [];
    return (await abortWaiting(tx, message.chatId)).abortedMessageIds;
  }

  /** Goes on with a chat's unfinished messages, in their order, until nothing is left or something has to wait. */
  async function continueChat(chatId: string): Promise<LedgerResult> {
    for (;;) {
      const step = await inTransaction(connection.database, (tx) => decideStep(tx, chatId));
      switch (step.kind) {
        case 'finished':
        case 'again':
          return step;
        case 'send':
          await send(step.state, step.message);
          break;
        case 'settle':
          await settle(step.state, step.message);
          break;
      }
    }
  }

  type Step = LedgerResult | { kind: 'send' | 'settle'; state: ChatState; message: MessageRow };

  async function decideStep(tx: Database, chatId: string): Promise<Step> {
    const now = clock.now();
    const state = await loadChatState(tx, chatId, { lock: true });
    const message = state?.messages.find(isUnfinished);
    if (state == null || message === undefined) return { kind: 'finished' };
    if (message.status === 'sending') {
      const settleAt = message.nextAttemptAt ?? new Date(message.attemptedAt!.getTime() + settleAfterMs);
      return settleAt > now ? { kind: 'again', at: settleAt } : { kind: 'settle', state, message };
    }
    const { lastInboundAt } = state.chat;
    if (!isWindowOpen(lastInboundAt, now)) {
      // What kept it waiting tells more than that time ran out.
      await fail(tx, state, message, message.failure ?? 'window-closed');
      return { kind: 'finished' };
    }
    if (!mayStillSend(state, message)) {
      const { abortedMessageIds } = await abortWaiting(tx, chatId);
      sendSignals(tx, [changed(state, abortedMessageIds)]);
      return { kind: 'finished' };
    }
    const hold = pauses.holdFor(state);
    if (hold !== null) return { kind: 'again', at: lookAgainAt(hold.until, lastInboundAt) };
    if (message.nextAttemptAt !== null && message.nextAttemptAt > now)
      return { kind: 'again', at: message.nextAttemptAt };
    if (pauses.passage(state).kind === 'trial' && !(await pauses.takeTrial(tx, state.bot.id))) {
      return { kind: 'again', at: new Date(now.getTime() + settleAfterMs) };
    }
    const claimed = {
      status: 'sending' as const,
      attempts: message.attempts + 1,
      attemptedAt: now,
      nextAttemptAt: null,
    };
    await tx.update(messages).set(claimed).where(eq(messages.id, message.id));
    return { kind: 'send', state, message: { ...message, ...claimed } };
  }

  async function fail(tx: Database, state: ChatState, message: MessageRow, failure: string): Promise<void> {
    await tx
      .update(messages)
      .set({ status: 'failed', failure, nextAttemptAt: null })
      .where(eq(messages.id, message.id));
    sendSignals(tx, [changed(state, [message.id, ...(await dropRest(tx, message))])]);
  }

  /** Finds out what became of a send whose answer never arrived. */
  async function settle(state: ChatState, message: MessageRow): Promise<void> {
    const now = clock.now();
    const { database } = connection;
    const account = accountOf(state);
    const listMessages =
      account === null ? null : () => channels[state.bot.channel]!.listMessages(account, state.chat.contactId);
    const context = { database, logger, now, settleAfterMs, chance: options.chance(), listMessages };
    const settled = await settleSend(context, state, message);
    await inTransaction(database, async (tx) => {
      await lockChat(tx, state.chat.id);
      if (settled.kind === 'sent') await recordOutcome(tx, state, message, settled);
      const hasAnswered = settled.kind === 'sent' || settled.kind === 'not-sent';
      // It answers again: the others need not wait, and this one only as long as it has to by itself.
      if (hasAnswered && state.pause?.because === 'provider-down') await pauses.recordSuccess(tx, state, now);
      if (settled.kind === 'sent') return;
      const change: Partial<MessageRow> =
        settled.kind === 'lost' ? { status: 'unconfirmed', failure: null, nextAttemptAt: null } : settled.change;
      await tx
        .update(messages)
        .set(change)
        .where(and(eq(messages.id, message.id), eq(messages.status, 'sending')));
      const ended = change.status === 'unconfirmed' || change.status === 'failed';
      const dropped = ended ? await dropRest(tx, message) : [];
      sendSignals(tx, [changed(state, [message.id, ...dropped])]);
      if (settled.kind === 'unreachable') {
        const trouble = { because: 'provider-down' as const, retryAfterMs: null, startedAt: now };
        await pauses.recordTrouble(tx, state, trouble);
      } else if (settled.kind === 'token-refused') {
        await markReconnectNeeded(tx, state.account, now);
      }
    });
  }

  return {
    send,
    continueChat,

    /** Sends a failed message again because the coach says so. Whose chat it is, is the caller's to check. */
    async retry(messageId: string): Promise<RetryResult> {
      const claim = await inTransaction(connection.database, async (tx) => {
        const claimed = await claimRetry(tx, messageId, clock.now());
        if (claimed.kind === 'claimed') {
          await options.requestLook(tx, claimed.state.chat.id, new Date(clock.now().getTime() + settleAfterMs));
          sendSignals(tx, [changed(claimed.state, [messageId])]);
        }
        return claimed;
      });
      if (claim.kind !== 'claimed') return claim;
      return { kind: 'tried', ...(await send(claim.state, claim.message)) };
    },

    /**
     * Takes the coach's word for what became of a message whose outcome nobody could find out. Null where there is
     * nothing to settle. Whose chat it is, is the caller's to check.
     */
    async settle(messageId: string, outcome: 'sent' | 'not-sent'): Promise<MessageRow | null> {
      return inTransaction(connection.database, async (tx) => {
        const settled = await settleByHand(tx, messageId, outcome, clock.now());
        if (settled === null) return null;
        const { chatId, botId, id } = settled;
        sendSignals(tx, [{ kind: 'chat-changed', chatId, botId, added: [], changed: [id], overtakes: false }]);
        return settled;
      });
    },
  };
}

export type SendLedger = ReturnType<typeof createSendLedger>;

/** How long the account's other messages wait after this one; null where they need not. */
function slowDownMs(outcome: SendOutcome): number | null {
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

/**
 * The agent's waiting answer is only right while nothing has changed: nobody took over, nobody wrote, all is on. Its
 * parting words, with which it switched the chat off itself, may still follow.
 */
function mayStillSend(state: ChatState, message: MessageRow): boolean {
  if (isByHand(message)) return true;
  const { chat, bot } = state;
  const newerFromContact = state.messages.some(
    (other) => other.author === 'contact' && other.sequence > message.sequence && other.state !== 'unsent',
  );
  return (chat.autorepliesEnabled || isParting(chat)) && bot.enabled && state.agent !== null && !newerFromContact;
}

function changed({ chat, bot }: ChatState, messageIds: string[]): Signal {
  return { kind: 'chat-changed', chatId: chat.id, botId: bot.id, added: [], changed: messageIds, overtakes: false };
}
