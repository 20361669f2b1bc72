import { coachWindow } from '@spotter/domain/autoreply';
import { type MediaKind, mediaKinds } from '@spotter/domain/media';
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
import type { CarriedFile } from '../media/signed-addresses.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import { updateWhileSending } from './ledger.repository.ts';
import { claimRetry, resolveManually } from './retry-send.ts';
import { createOutcomeRecords, dropRest, slowDownMs } from './record-outcome.ts';
import type { SendPauses } from './send-pauses.ts';
import { decideStep, type LedgerResult } from './send-step.ts';
import { finishSend, type Settlement } from './finish-send.ts';

/** The outcome of a send, and whether it also ended the job passed with it. */
export type SendResult = { message: MessageRow; outcome: SendOutcome; ended: boolean };

/** The result of sending a failed message again: its outcome, or why it was not tried. */
export type RetryResult =
  | ({ kind: 'tried' } & SendResult)
  | { kind: 'not-failed' }
  | { kind: 'window-closed' | 'clip-gone' };

type Options = {
  connection: Connection;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  pauses: SendPauses;
  recentSends: RecentSends;
  /** Returns the address at which a platform fetches a file. */
  mediaAddress(file: CarriedFile): string;
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
};

/** The same, with the parts that are made of it. */
type Parts = ReturnType<typeof makeParts>;

/**
 * Sends the messages of the ledger. A row says `sending` before the provider is called, so a crash at any
 * instant leaves a trace. The outcome of that send is looked up (by its echo, or by asking the provider) before
 * anything else is sent.
 */
export function createSendLedger(options: Options) {
  const parts = makeParts(options);
  const { connection, clock } = options;
  return {
    /**
     * Hands a claimed message (status `sending`) to the provider and records the outcome. `job`: the job that ends
     * once it is sent.
     */
    send: (state: ChatState, message: MessageRow, job: JobLease | null = null): Promise<SendResult> =>
      send(parts, state, message, job),

    /** Continues with a chat's unfinished messages, in their order, until nothing is left or something has to wait. */
    continueChat: (chatId: string): Promise<LedgerResult> => continueChat(parts, chatId),

    /** Sends a failed message again at the coach's request. The caller checks whose chat it is. */
    async retry(messageId: string): Promise<RetryResult> {
      const claim = await inTransaction(connection.database, async (tx) => {
        const claimed = await claimRetry(tx, messageId, clock.now());
        if (claimed.kind === 'claimed') {
          const checkAt = new Date(clock.now().getTime() + options.resolveAfterMs);
          await options.requestCheck(tx, claimed.state.chat.id, checkAt);
          sendSignals(tx, [chatChanged(claimed.state.chat, { changed: [messageId] })]);
        }
        return claimed;
      });
      if (claim.kind !== 'claimed') return claim;
      return { kind: 'tried', ...(await send(parts, claim.state, claim.message, null)) };
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

function makeParts(options: Options) {
  return {
    ...options,
    findTokens: createTokenFinder(options.secretBox),
    recordOutcome: createOutcomeRecords({ ...options, database: options.connection.database }),
  };
}

async function send(parts: Parts, state: ChatState, message: MessageRow, job: JobLease | null): Promise<SendResult> {
  if (isStale(parts, message)) {
    parts.logger.warn(
      { messageId: message.id },
      'This process stood still before a send: what became of it is asked first',
    );
    return { message, outcome: { kind: 'unconfirmed', detail: 'not called' }, ended: false };
  }
  const outcome = await hand(parts, state, message);
  if (outcome.kind === 'refused' && outcome.because === 'app-misconfigured') {
    const { providerCode } = outcome;
    parts.logger.error({ providerCode, botId: state.bot.id }, 'The platform refuses the app: look at its permissions');
  }
  const { stored, ended } = await parts.recordOutcome(state, message, outcome, job);
  await noteLimits(parts, state, outcome);
  return { message: stored, outcome, ended };
}

/**
 * Returns whether other processes may by now take the claim for a send without an answer. They ask the platform
 * twice before they send again. The second time is after this time plus the call's time limit, so they find a
 * send that began before it.
 */
function isStale({ clock, resolveAfterMs }: Parts, { attemptedAt }: MessageRow): boolean {
  return clock.now().getTime() - attemptedAt!.getTime() > resolveAfterMs;
}

function hand(parts: Parts, state: ChatState, message: MessageRow): Promise<SendOutcome> | SendOutcome {
  const account = accountOf(parts, state);
  if (account === null) return { kind: 'refused', because: 'account-reconnect', providerCode: null };
  const channel = parts.channels[state.bot.channel]!;
  const outgoing = {
    contactId: state.chat.contactId,
    clientId: message.id,
    writtenBy: message.author === 'coach' ? ('coach' as const) : ('agent' as const),
    outsideWindow: coachWindow(state.chat, parts.clock.now()) !== 'open',
  };
  const carried = carriedMedia(message);
  if (carried !== null)
    return channel.sendMedia(account, {
      ...outgoing,
      media: { kind: carried.kind, url: parts.mediaAddress(carried.file) },
    });
  return channel.sendText(account, {
    ...outgoing,
    text: message.text,
    ...(message.quickReplies === null ? {} : { quickReplies: message.quickReplies }),
    ...(message.context?.replyTo === undefined ? {} : { replyTo: message.context.replyTo }),
  });
}

/** Returns the file that a message of our side carries; null for a text. */
function carriedMedia({ attachments }: MessageRow): { kind: MediaKind; file: CarriedFile } | null {
  const [{ type, file } = {}] = attachments;
  const kind = mediaKinds.find((one) => one === type);
  return kind === undefined || file === undefined ? null : { kind, file };
}

/** Returns the account to send through; null without a usable token, when it has to be reconnected. */
function accountOf({ findTokens }: Parts, { account, bot }: ChatState): ChannelAccount | null {
  const tokens = findTokens(account.sealedToken);
  return tokens === null ? null : { accountId: bot.accountId, accessToken: tokens.accessToken };
}

/** Pauses the channel where an outcome says that the platform limits the whole app, or is about to. */
async function noteLimits({ logger, pauses }: Parts, state: ChatState, outcome: SendOutcome): Promise<void> {
  const botId = state.bot.id;
  if (outcome.kind === 'try-again' && outcome.scope === 'app') {
    logger.error({ providerCode: outcome.providerCode, botId }, 'The platform limits the whole app');
    await pauses.pauseChannelOnceConfirmed(state);
  }
  if (outcome.kind === 'sent' && slowDownMs(outcome) !== null) {
    logger.warn({ usage: outcome.usage, botId }, 'A limit of the platform is nearly reached');
    if (outcome.usage?.scope === 'app') await pauses.pauseChannel(state);
  }
}

async function continueChat(parts: Parts, chatId: string): Promise<LedgerResult> {
  const { connection, clock, pauses, resolveAfterMs } = parts;
  for (;;) {
    const step = await inTransaction(connection.database, (tx) =>
      decideStep(tx, chatId, { now: clock.now(), pauses, resolveAfterMs }),
    );
    switch (step.kind) {
      case 'finished':
      case 'again':
        return step;
      case 'send':
        await send(parts, step.state, step.message, null);
        break;
      case 'type':
        showTyping(parts, step.state);
        return { kind: 'again', at: step.at };
      case 'settle':
        await finish(parts, step.state, step.message);
        break;
    }
  }
}

/** Shows the contact that the next message of an answer is being typed. */
function showTyping(parts: Parts, state: ChatState): void {
  const account = accountOf(parts, state);
  if (account !== null) void parts.channels[state.bot.channel]!.showActivity(account, state.chat.contactId, 'typing');
}

/** Looks up the outcome of a send whose response never arrived, and records it. */
async function finish(parts: Parts, state: ChatState, message: MessageRow): Promise<void> {
  const { logger, resolveAfterMs, channels } = parts;
  const { database } = parts.connection;
  const now = parts.clock.now();
  const account = accountOf(parts, state);
  const listMessages =
    account === null ? null : () => channels[state.bot.channel]!.listMessages(account, state.chat.contactId);
  const context = { database, logger, now, resolveAfterMs, chance: parts.chance(), listMessages };
  const settled = await finishSend(context, state, message);
  if (settled.kind === 'sent') await parts.recordOutcome(state, message, settled, null);
  await inTransaction(database, (tx) => recordSettlement(parts, tx, state, message, settled, now));
}

async function recordSettlement(
  { pauses }: Parts,
  tx: Database,
  state: ChatState,
  message: MessageRow,
  settled: Settlement,
  now: Date,
): Promise<void> {
  await lockChat(tx, state.chat.id);
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
}
