import { coachWindow } from '@spotter/domain';
import type {
  ChannelAccount,
  ChannelKind,
  MessagingChannel,
  SendOutcome,
} from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { createTokenFinder, markReconnectNeeded } from '../../connections/index.ts';
import type { JobLease } from '../../../queue/define-job.ts';
import { chatChanged } from '../chat-changed.ts';
import type { ChatState, MessageRow } from '../chat-state.ts';
import type { RecentSends } from '../intake/recent-sends.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import { updateWhileSending } from './ledger.repository.ts';
import { claimRetry, resolveManually } from './retry-send.ts';
import { createOutcomeRecords, dropRest, slowDownMs } from './record-outcome.ts';
import type { SendPauses } from './send-pauses.ts';
import { decideStep, type LedgerResult } from './send-step.ts';
import { finishSend } from './finish-send.ts';

/** The outcome of a send, and whether it also ended the job passed with it. */
export type SendResult = { message: MessageRow; outcome: SendOutcome; ended: boolean };

/** The result of sending a failed message again: its outcome, or why it was not tried. */
export type RetryResult = ({ kind: 'tried' } & SendResult) | { kind: 'not-failed' } | { kind: 'window-closed' };

/**
 * Sends the messages of the ledger. A row says `sending` before the provider is called, so a crash at any
 * instant leaves a trace. The outcome of that send is looked up (by its echo, or by asking the provider) before
 * anything else is sent.
 */
export function createSendLedger(options: {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  pauses: SendPauses;
  recentSends: RecentSends;
  /** A number from 0 to 1, for spreading tries. */
  chance(): number;
  /** Called when the platform has restricted the account, so that its owner is notified. */
  onRestricted(tx: Database, botId: string): Promise<void>;
  /** Requests another look at a chat, in case this process dies before the outcome of its send. */
  requestCheck(tx: Database, chatId: string, at: Date): Promise<void>;
  /**
   * The time after which a send without a known outcome is asked about, in ms. Longer than the provider call's
   * time limit.
   */
  resolveAfterMs: number;
}) {
  const { connection, clock, logger, channels, pauses, resolveAfterMs } = options;
  const findTokens = createTokenFinder(options.secretBox);
  const { recordSent, recordOutcome } = createOutcomeRecords({ ...options, database: connection.database });

  /**
   * Hands a claimed message (status `sending`) to the provider and records the outcome. `job`: the job that ends
   * once it is sent.
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
      logger.error({ providerCode: outcome.providerCode, botId: state.bot.id }, 'The platform limits the whole app');
      await pauses.pauseChannelOnceConfirmed(state);
    }
    if (outcome.kind === 'sent' && slowsDown) {
      logger.warn({ usage: outcome.usage, botId: state.bot.id }, 'A limit of the platform is nearly reached');
      if (outcome.usage?.scope === 'app') await pauses.pauseChannel(state);
    }
    return { message: stored, outcome, ended: sent?.ended ?? false };
  }

  /**
   * Returns whether other processes may by now take the claim for a send without an answer. They ask the platform
   * twice before they send again. The second time is after this time plus the call's time limit, so they find a
   * send that began before it.
   */
  function isStale({ attemptedAt }: MessageRow): boolean {
    return clock.now().getTime() - attemptedAt!.getTime() > resolveAfterMs;
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

  /** Returns the account to send through; null without a usable token, when it has to be reconnected. */
  function accountOf(state: ChatState): ChannelAccount | null {
    const tokens = findTokens(state.account.sealedToken);
    return tokens === null ? null : { accountId: state.bot.accountId, accessToken: tokens.accessToken };
  }

  /** Continues with a chat's unfinished messages, in their order, until nothing is left or something has to wait. */
  async function continueChat(chatId: string): Promise<LedgerResult> {
    for (;;) {
      const step = await inTransaction(connection.database, (tx) =>
        decideStep(tx, chatId, { now: clock.now(), pauses, resolveAfterMs }),
      );
      switch (step.kind) {
        case 'finished':
        case 'again':
          return step;
        case 'send':
          await send(step.state, step.message);
          break;
        case 'settle':
          await finish(step.state, step.message);
          break;
      }
    }
  }

  /** Looks up the outcome of a send whose response never arrived. */
  async function finish(state: ChatState, message: MessageRow): Promise<void> {
    const now = clock.now();
    const { database } = connection;
    const account = accountOf(state);
    const listMessages =
      account === null ? null : () => channels[state.bot.channel]!.listMessages(account, state.chat.contactId);
    const context = { database, logger, now, resolveAfterMs, chance: options.chance(), listMessages };
    const settled = await finishSend(context, state, message);
    await inTransaction(database, async (tx) => {
      await lockChat(tx, state.chat.id);
      if (settled.kind === 'sent') await recordOutcome(tx, state, message, settled);
      const hasAnswered = settled.kind === 'sent' || settled.kind === 'not-sent';
      // The platform answers again: the others need not wait, and this one only as long as its own pause requires.
      if (hasAnswered && state.pause?.because === 'provider-down') await pauses.recordSuccess(tx, state, now);
      if (settled.kind === 'sent') return;
      const change: Partial<MessageRow> =
        settled.kind === 'lost' ? { status: 'unconfirmed', failure: null, nextAttemptAt: null } : settled.change;
      await updateWhileSending(tx, message.id, change);
      const ended = change.status === 'unconfirmed' || change.status === 'failed';
      const dropped = ended ? await dropRest(tx, message) : [];
      sendSignals(tx, [chatChanged(state.chat, { changed: [message.id, ...dropped] })]);
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

    /** Sends a failed message again at the coach's request. The caller checks whose chat it is. */
    async retry(messageId: string): Promise<RetryResult> {
      const claim = await inTransaction(connection.database, async (tx) => {
        const claimed = await claimRetry(tx, messageId, clock.now());
        if (claimed.kind === 'claimed') {
          await options.requestCheck(tx, claimed.state.chat.id, new Date(clock.now().getTime() + resolveAfterMs));
          sendSignals(tx, [chatChanged(claimed.state.chat, { changed: [messageId] })]);
        }
        return claimed;
      });
      if (claim.kind !== 'claimed') return claim;
      return { kind: 'tried', ...(await send(claim.state, claim.message)) };
    },

    /**
     * Takes the coach's word for the outcome of a message that could not be looked up. Returns null where there is
     * nothing to settle. The caller checks whose chat it is.
     */
    async resolve(messageId: string, outcome: 'sent' | 'not-sent'): Promise<MessageRow | null> {
      return inTransaction(connection.database, async (tx) => {
        const settled = await resolveManually(tx, messageId, outcome, clock.now());
        if (settled === null) return null;
        const { chatId, botId, id } = settled;
        sendSignals(tx, [chatChanged({ id: chatId, botId }, { changed: [id] })]);
        return settled;
      });
    },
  };
}

export type SendLedger = ReturnType<typeof createSendLedger>;
