import { splitReply } from '@spotter/domain/autoreply';
import type { ErrorCode, Message } from '@spotter/contract';
import type { ChannelKind, MessagingChannel, SendOutcome } from '@spotter/providers/ports/messaging-channel';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { givesBack } from '../../agents/index.ts';
import { getBot } from '../../bots/index.ts';
import type { Access } from '../../../platform/access.ts';
import type { OwnChats } from '../chat-access.ts';
import { chatChanged } from '../chat-changed.ts';
import { handBack, takeOver } from '../chat-switch.ts';
import { adoptChat } from '../assignees/assignees.repository.ts';
import { loadChatState, type ChatState, type MessageRow } from '../chat-state.ts';
import { presentMessage } from '../chats.presenter.ts';
import { lockChatOfContact } from '../chats.repository.ts';
import { type CarriedByMessage, claimFiles } from '../media/carried-files.ts';
import { failureSentence } from './failure-sentences.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import { failWhileSending, insertOutbound, noteCoachWrites, updateMessage } from './ledger.repository.ts';
import type { SendLedger } from './send-ledger.ts';

/** What the coach sends: a text, uploaded files and clips, or both. */
type CoachMessage = { text: string; attachmentIds?: string[] };

/** Sends what the coach writes in the inbox. */
export function createCoachSend(options: {
  connection: Connection;
  clock: Clock;
  ledger: SendLedger;
  ownChats: Pick<OwnChats, 'view'>;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** Requests a look of the agent at chats, in the transaction. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
  /** The time after which a send without a known outcome is asked about, in ms. */
  resolveAfterMs: number;
}) {
  const { connection, clock, ledger, channels, ownChats } = options;
  const { database } = connection;

  async function claim(tx: Database, access: Access, chatId: string, { text, attachmentIds = [] }: CoachMessage) {
    const now = clock.now();
    const before = (await loadChatState(tx, chatId, { lock: true }))!;
    const backToAgent = givesBack(text, before.agent);
    const effect = backToAgent
      ? await handBack(tx, chatId, now)
      : await takeOver(tx, chatId, { at: now, via: 'inbox' });
    if (!backToAgent) await adoptChat(tx, access, chatId);
    const files = await claimFiles(tx, before, attachmentIds, now);
    const texts = text === '' ? [] : splitReply(text, channels[before.bot.channel]!.textLimit);
    const rows = await insertOutbound(
      tx,
      contentsOf(files, texts).map((content, index) => ({
        ...content,
        id: newId(),
        chatId,
        botId: before.bot.id,
        author: 'coach' as const,
        sentAt: new Date(now.getTime() + index),
        receivedAt: now,
        status: 'sending' as const,
        attempts: 1,
        attemptedAt: now,
        part: index,
      })),
    );
    for (const [index, { noteCarried }] of files.entries()) await noteCarried(tx, rows[index]!.id);
    await noteCoachWrites(tx, chatId, now);
    // If the process dies now, another one must look up the outcome of the message.
    await options.requestConsideration(tx, [chatId], new Date(now.getTime() + options.resolveAfterMs));
    const added = rows.map(({ id }) => id);
    sendSignals(tx, [chatChanged(before.chat, { added, changed: effect.abortedMessageIds, overtakes: true })]);
    return { state: before, rows };
  }

  async function markSending(row: MessageRow): Promise<MessageRow> {
    const attemptedAt = clock.now();
    await updateMessage(database, row.id, { attemptedAt });
    return { ...row, attemptedAt };
  }

  /** Fails the parts after one that was not sent, for the same reason. */
  async function dropRest({ chat }: ChatState, rows: MessageRow[], failure: string): Promise<void> {
    if (rows.length === 0) return;
    await inTransaction(database, async (tx) => {
      await lockChat(tx, chat.id);
      const ids = rows.map(({ id }) => id);
      await failWhileSending(tx, ids, failure);
      sendSignals(tx, [chatChanged(chat, { changed: ids })]);
    });
  }

  /**
   * Sends the coach's message. It takes the chat over before the provider is called, so that no answer of the
   * agent can follow; a message with a re-engagement keyword hands the chat back to the agent instead. Throws
   * `refusalOf` an outcome when the platform does not take the message.
   */
  return async (
    access: Access,
    botId: string,
    request: { contactId: string; credentialId: string } & CoachMessage,
  ): Promise<Message> => {
    requireContent(request);
    const { bot } = await getBot(database, access, botId);
    // Another connection means another account, so nothing may be sent through this one.
    if (bot.credentialId !== request.credentialId) throw new AppError('not_found', 'This connection does not exist');
    const claimed = await inTransaction(database, async (tx) => {
      const chat = await lockChatOfContact(tx, access, botId, request.contactId);
      if (chat === null) throw new AppError('not_found', 'This conversation does not exist');
      return claim(tx, access, chat.id, request);
    });
    let last: MessageRow | null = null;
    for (const [index, row] of claimed.rows.entries()) {
      const sending = index === 0 ? row : await markSending(row);
      const { message, outcome } = await ledger.send(claimed.state, sending);
      last = message;
      if (outcome.kind !== 'sent' && outcome.kind !== 'unconfirmed') {
        await dropRest(claimed.state, claimed.rows.slice(index + 1), outcome.because);
        throw refusalOf(outcome);
      }
    }
    // The agent records its new decision, and the chat shows it.
    await options.requestConsideration(database, [claimed.state.chat.id], clock.now());
    return presentMessage({ message: last!, decision: null }, ownChats.view());
  };
}

/** Returns what each message holds. What is looked at comes first, so that the words below it can be about it. */
function contentsOf(files: CarriedByMessage[], texts: string[]): Pick<MessageRow, 'text' | 'attachments'>[] {
  return [
    ...files.map(({ attachment }) => ({ text: '', attachments: [attachment] })),
    ...texts.map((text) => ({ text, attachments: [] })),
  ];
}

function requireContent({ text, attachmentIds = [] }: CoachMessage): void {
  if (text !== '' || attachmentIds.length > 0) return;
  const message = 'Message is required';
  throw new AppError('invalid_input', message, [{ path: 'message', message }]);
}

export type CoachSend = ReturnType<typeof createCoachSend>;

const refusalCodes: Record<string, ErrorCode> = {
  'window-closed': 'outside_window',
  'contact-unavailable': 'contact_unavailable',
  'account-reconnect': 'account_reconnect',
  'rate-limited': 'rate_limited',
  'provider-down': 'provider_down',
};

/** Returns the coach's message about a send that the platform did not take. */
export function refusalOf(outcome: Exclude<SendOutcome, { kind: 'sent' | 'unconfirmed' }>): AppError {
  return new AppError(refusalCodes[outcome.because] ?? 'provider_refused', failureSentence(outcome.because));
}
