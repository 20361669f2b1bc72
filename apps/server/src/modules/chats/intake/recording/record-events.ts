import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { deferToCommit, type Database } from '../../../../database/database.ts';
import type { HashContact } from '../../contacts/kept-opt-outs.ts';
import { inStatements } from '../../in-statements.ts';
import type { MediaSupport } from '../../media/attachments-to-read.ts';
import { lockChats, type AccountEvent, type ChatOwner } from '../lock-chats.ts';
import { createActivity } from './chat-activity.ts';
import { storeWithActivity } from './chat-activity.repository.ts';
import { findBots, findMessages, findSettledEchoes } from './existing-messages.repository.ts';
import { recordContactMessage, recordReferral } from './record-contact-message.ts';
import { recordEcho } from './record-echo.ts';
import {
  isKeptEarly,
  isMessageChange,
  recordNewWords,
  recordReactionTo,
  recordUnsent,
  recordUnsentEarly,
} from './record-message-change.ts';
import { recordProgress, recordThreadControl } from './record-thread-state.ts';
import { insertMessages } from './recorded-messages.repository.ts';
import { changeOf, type RecordedEvents } from './recorded-events.ts';
import type { ClaimEcho, EventOf, RecordEvent, Recording } from './recording.ts';

/** One event of a delivery; `last` when the delivery will not be deferred again. */
export type DeliveredEvent = { deliveryId: number; event: ChannelEvent; last: boolean };

type KnownEvent = { deliveryId: number; event: AccountEvent; last: boolean };

const recorders: { [Kind in AccountEvent['kind']]: RecordEvent<EventOf<Kind>> } = {
  message: recordContactMessage,
  postback: recordContactMessage,
  referral: recordReferral,
  echo: recordEcho,
  unsent: recordUnsent,
  edited: recordNewWords,
  reaction: recordReactionTo,
  seen: recordProgress,
  delivered: recordProgress,
  'thread-control': recordThreadControl,
};

/**
 * Stores the events of a batch of deliveries, each once, in one transaction. All chats concerned are locked
 * first, in one order, so that a decision about a chat sees either all of an event or none of it.
 */
export async function recordEvents(
  tx: Database,
  channel: {
    kind: ChannelKind;
    ownAppId: string | null;
    hashContact: HashContact;
    claimEcho: ClaimEcho;
    mediaSupport: MediaSupport;
  },
  delivered: DeliveredEvent[],
  now: Date,
): Promise<RecordedEvents> {
  const recorded: RecordedEvents = {
    notes: new Map(),
    deferred: new Set(),
    chats: new Map(),
    policies: [],
    comments: [],
  };
  const deliveredEvents = delivered.map(({ event }) => event);
  // A transaction's connection answers in order: queries that are sent together take one round trip.
  const [bots, settled] = await Promise.all([
    findBots(tx, channel.kind, deliveredEvents),
    findSettledEchoes(tx, channel.kind, deliveredEvents),
  ]);
  const known = delivered.flatMap((one) => aboutChats(one, bots, recorded));
  // The echoes of messages whose sending is settled bring no news, and need no chat locked; nor do an account's
  // messages to itself.
  const telling = known.filter(
    ({ event }) => event.kind !== 'echo' || (!event.isSelf && !settled.has(event.messageId)),
  );
  if (telling.length === 0) return recorded;
  // The platforms do not keep the order; within a batch their own timestamps restore it.
  telling.sort((left, right) => left.event.at.getTime() - right.event.at.getTime());

  const events = telling.map(({ event }) => event);
  const [lockedChats, knownMessages] = await Promise.all([
    lockChats(tx, bots, events, channel.hashContact, now),
    findMessages(tx, channel.kind, events),
  ]);
  const { claimEcho, ownAppId, mediaSupport } = channel;
  const recording: Recording = {
    tx,
    now,
    ownAppId,
    mediaSupport,
    claimEcho,
    knownMessages,
    inserts: [],
    activity: createActivity(),
  };

  for (const { deliveryId, event, last } of telling) {
    const defer = () => {
      if (!last) recorded.deferred.add(deliveryId);
      return !last;
    };
    const bot = bots.get(event.accountId)!;
    const chat = lockedChats.get(`${bot.id} ${event.contactId}`);
    const early = isMessageChange(event) && !knownMessages.has(event.messageId) ? event : null;
    if (early !== null && (chat === undefined || !isKeptEarly(early))) defer();
    else if (chat !== undefined) {
      const place = { bot, chat, defer, change: changeOf(recorded, chat) };
      if (early !== null) await recordUnsentEarly(recording, early, place);
      else await (recorders[event.kind] as RecordEvent<AccountEvent>)(recording, event, place);
    }
  }

  const { inserts, activity } = recording;
  const statements = inStatements(inserts);
  const last = statements.pop() ?? [];
  for (const rows of statements) await deferToCommit(tx, insertMessages(tx, { rows: JSON.stringify(rows) }));
  if (last.length + activity.byChat.size > 0) await storeWithActivity(tx, last, activity.byChat);
  return recorded;
}

/** Returns the event if it belongs to a conversation of a connected account; other events are only noted. */
function aboutChats(
  { deliveryId, event, last }: DeliveredEvent,
  bots: Map<string, ChatOwner>,
  { notes, policies, comments }: RecordedEvents,
): KnownEvent[] {
  if (event.kind === 'ignored') {
    notes.set(deliveryId, event.because);
    return [];
  }
  const bot = bots.get(event.accountId);
  if (bot === undefined) {
    notes.set(deliveryId, `No connected account ${event.accountId}`);
    return [];
  }
  if (event.kind === 'comment') {
    comments.push({ bot, event });
    return [];
  }
  if (event.kind !== 'sending-policy') return [{ deliveryId, event, last }];
  policies.push({ botId: bot.id, blocked: event.blocked });
  return [];
}
