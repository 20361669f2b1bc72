import type { ChannelEvent, Referral } from '@spotter/providers/ports/channel-event';
import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { eq } from 'drizzle-orm';
import { deferToCommit, type Database } from '../../../../database/database.ts';
import { preparedQuery } from '../../../../database/prepared-query.ts';
import { givesBack } from '../../../agents/agent-triggers.ts';
import { createActivity } from './chat-activity.ts';
import { abortWaiting, handBack, holdWaiting, takeOver } from '../../chat-switch.ts';
import { chats, messages } from '../../chats.tables.ts';
import { inStatements } from '../../in-statements.ts';
import type { HashContact } from '../../contacts/kept-opt-outs.ts';
import { lockChats, type AccountEvent, type LockedChat } from '../lock-chats.ts';
import { editedRow, recordEdit } from './message-edits.ts';
import { inboundMessage, operatorMessage, unsentMessage } from './message-rows.ts';
import { findBots, findMessages, findSettledEchoes, isUnsettled } from './known-so-far.ts';
import { findOwnSend } from './match-echo.ts';
import { reactionsOf, recordReaction } from './reactions.ts';
import { noteSignOfLife } from '../../sending/send-pauses.ts';
import { markProgress } from '../../sending/send-progress.ts';

/** One event of a delivery; `last` when the delivery will not be deferred any more. */
export type DeliveredEvent = { deliveryId: number; event: ChannelEvent; last: boolean };

/** What cannot be told yet (whose an echo is, while the outcome of a send is not known) is looked at again after this long. */
export const deferMs = 1_000;

/** What recording changed, for those who act on it or show it. */
export type RecordedEvents = {
  /** Why something of a delivery was not taken up, by delivery. */
  notes: Map<number, string>;
  /** Deliveries to be looked at again in a moment. */
  deferred: Set<number>;
  chats: Map<string, ChatChange>;
  /** What the platform says of sending through an account, in its order. */
  policies: SendingPolicy[];
};

export type SendingPolicy = { botId: string; blocked: boolean };

export type ChatChange = {
  botId: string;
  added: string[];
  changed: string[];
  /** There may be something for the agent to decide. */
  toConsider: boolean;
  /** The contact's profile is to be asked for. */
  toName: boolean;
};

/**
 * Stores what a batch of deliveries tells, each thing once, in one transaction. All chats concerned are locked
 * first, in one order, so that whoever decides about a chat sees either all of an event or nothing.
 */
export async function recordEvents(
  tx: Database,
  channel: { kind: ChannelKind; ownAppId: string | null; hashContact: HashContact },
  delivered: DeliveredEvent[],
  now: Date,
): Promise<RecordedEvents> {
  const result: RecordedEvents = { notes: new Map(), deferred: new Set(), chats: new Map(), policies: [] };
  const known: { deliveryId: number; event: AccountEvent; last: boolean }[] = [];
  const told = delivered.map(({ event }) => event);
  // A transaction's connection answers in order: what is asked for at once is one round trip.
  const [botsByAccount, settled] = await Promise.all([
    findBots(tx, channel.kind, told),
    findSettledEchoes(tx, channel.kind, told),
  ]);
  for (const { deliveryId, event, last } of delivered) {
    if (event.kind === 'ignored') result.notes.set(deliveryId, event.because);
    else if (!botsByAccount.has(event.accountId))
      result.notes.set(deliveryId, `No connected account ${event.accountId}`);
    else if (event.kind === 'sending-policy')
      result.policies.push({ botId: botsByAccount.get(event.accountId)!.id, blocked: event.blocked });
    else known.push({ deliveryId, event, last });
  }
  // The echoes of messages whose sending is settled tell nothing, and need no chat locked; nor does what the account
  // writes to itself.
  const telling = known.filter(
    ({ event }) => event.kind !== 'echo' || (!event.isSelf && !settled.has(event.messageId)),
  );
  if (telling.length === 0) return result;
  // The platforms do not keep the order; within a batch their own timestamps do.
  telling.sort((left, right) => left.event.at.getTime() - right.event.at.getTime());

  const events = telling.map(({ event }) => event);
  const [lockedChats, knownMessages] = await Promise.all([
    lockChats(tx, botsByAccount, events, channel.hashContact, now),
    findMessages(tx, channel.kind, events),
  ]);
  const inserts: (typeof messages.$inferInsert)[] = [];
  const activity = createActivity();

  for (const { deliveryId, event, last } of telling) {
    const bot = botsByAccount.get(event.accountId)!;
    const chat = lockedChats.get(`${bot.id} ${event.contactId}`);
    if (isAboutMessage(event) && !knownMessages.has(event.messageId)) {
      // It may have overtaken its message, which may come much later.
      if (chat !== undefined && event.kind === 'unsent' && event.from === 'contact') {
        const message = unsentMessage(chat, event, now);
        inserts.push(message);
        knownMessages.set(event.messageId, { ...message, providerId: event.messageId });
        const change = changeOf(result, chat);
        change.added.push(message.id);
        change.toConsider = true;
      } else if (!last) {
        result.deferred.add(deliveryId);
      }
      continue;
    }
    if (chat === undefined) continue;
    const change = changeOf(result, chat);
    switch (event.kind) {
      case 'message':
      case 'postback': {
        if (knownMessages.has(event.messageId)) break;
        const message = inboundMessage(chat, event, now);
        inserts.push(message);
        knownMessages.set(event.messageId, { ...message, providerId: event.messageId, status: 'received' });
        activity.note(chat.id, event.at, 'contact', event.standby);
        if (event.referral !== null) await noteReferral(tx, chat.id, event.referral);
        change.added.push(message.id);
        change.toConsider = true;
        // Consent to see somebody's profile comes with their writing.
        if (chat.profile === 'withheld') change.toName = true;
        break;
      }
      case 'echo': {
        const stored = knownMessages.get(event.messageId) ?? (await findOwnSend(tx, chat.id, event));
        if (stored === 'in-flight' && !last) {
          result.deferred.add(deliveryId);
          // Should it be a person who wrote, nothing more may follow until that is known.
          await holdWaiting(tx, chat.id, new Date(now.getTime() + 2 * deferMs));
          break;
        }
        if (stored !== undefined && stored !== 'in-flight') {
          if (isUnsettled(stored)) {
            await tx
              .update(messages)
              .set({ providerId: event.messageId, status: 'sent', failure: null, nextAttemptAt: null })
              .where(eq(messages.id, stored.id));
            change.changed.push(stored.id);
            await noteSignOfLife(tx, bot.id);
          } else if (stored.providerId === null) {
            await tx.update(messages).set({ providerId: event.messageId }).where(eq(messages.id, stored.id));
          }
          knownMessages.set(event.messageId, { ...stored, status: 'sent' });
          break;
        }
        // Sent by this very app, from a database that is no more: nobody took over.
        if (event.appId !== null && event.appId === channel.ownAppId) break;
        const message = operatorMessage(chat, event, now);
        inserts.push(message);
        knownMessages.set(event.messageId, { ...message, providerId: event.messageId, status: 'sent' });
        activity.note(chat.id, event.at, message.author);
        change.added.push(message.id);
        // A person always wins; but a re-engagement keyword in the person's words gives the chat to the agent.
        const effect = givesBack(event.text, bot)
          ? await handBack(tx, chat.id, now)
          : await takeOver(tx, chat.id, { at: event.at, via: 'app' });
        change.changed.push(...effect.abortedMessageIds);
        change.toConsider = true;
        break;
      }
      case 'unsent': {
        const stored = knownMessages.get(event.messageId)!;
        const blank = { text: '', attachments: [], state: 'unsent' as const, context: null };
        const pendingInsert = inserts.find(({ id }) => id === stored.id);
        if (pendingInsert === undefined) await tx.update(messages).set(blank).where(eq(messages.id, stored.id));
        else Object.assign(pendingInsert, blank);
        change.changed.push(stored.id);
        change.changed.push(...(await abortWaiting(tx, chat.id)).abortedMessageIds);
        change.toConsider = true;
        break;
      }
      case 'edited': {
        const stored = knownMessages.get(event.messageId)!;
        const pendingInsert = inserts.find(({ id }) => id === stored.id);
        const edit = { text: event.text, number: event.number };
        if (pendingInsert !== undefined) Object.assign(pendingInsert, editedRow(pendingInsert, edit));
        else change.changed.push(...(await recordEdit(tx, stored.id, edit)).abortedMessageIds);
        change.changed.push(stored.id);
        // An answer being composed to the old words is composed anew; one that was sent stands.
        change.toConsider = true;
        break;
      }
      case 'seen':
      case 'delivered':
        change.changed.push(...(await markProgress(tx, chat, event)));
        break;
      case 'thread-control':
        await tx.update(chats).set({ otherAppOwnsThread: !event.ownedByUs }).where(eq(chats.id, chat.id));
        if (!event.ownedByUs) activity.noteTaken(chat.id);
        change.toConsider = true;
        break;
      case 'referral':
        await noteReferral(tx, chat.id, event.referral);
        break;
      case 'reaction': {
        const stored = knownMessages.get(event.messageId)!;
        const pendingInsert = inserts.find(({ id }) => id === stored.id);
        if (pendingInsert === undefined) await recordReaction(tx, stored.id, event);
        else pendingInsert.reactions = reactionsOf(event);
        change.changed.push(stored.id);
        break;
      }
    }
  }

  for (const rows of inStatements(inserts)) await deferToCommit(tx, insertMessages(tx, { rows }));
  await activity.write(tx);
  return result;
}

/** The ad or link that brought the contact last, whether it came with words or without. */
async function noteReferral(tx: Database, chatId: string, referral: Referral): Promise<void> {
  await tx.update(chats).set({ referral }).where(eq(chats.id, chatId));
}

/** What became of a message that was told before, or will be: the platforms do not keep the order. */
function isAboutMessage(
  event: AccountEvent,
): event is Extract<AccountEvent, { kind: 'unsent' | 'edited' | 'reaction' }> {
  return event.kind === 'unsent' || event.kind === 'edited' || event.kind === 'reaction';
}

const insertMessages = preparedQuery((tx, { rows }: { rows: (typeof messages.$inferInsert)[] }) =>
  tx.insert(messages).values(rows),
);

function changeOf(result: RecordedEvents, chat: LockedChat): ChatChange {
  const existing = result.chats.get(chat.id);
  if (existing !== undefined) return existing;
  const change: ChatChange = {
    botId: chat.botId,
    added: [],
    changed: [],
    toConsider: false,
    toName: chat.profile === 'unasked',
  };
  result.chats.set(chat.id, change);
  return change;
}
