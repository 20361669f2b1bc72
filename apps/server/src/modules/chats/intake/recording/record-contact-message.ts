import { isAdClick } from '@spotter/domain/autoreply';
import { isPending, mayBeKept } from '../../media/attachments-to-read.ts';
import { inboundMessage } from './message-rows.ts';
import { giveReferral, keepReferral, noteAdMessage, takeWaitingReferral } from './recorded-chats.repository.ts';
import type { EventOf, EventPlace, RecordEvent, Recording } from './recording.ts';

/** How long after an ad or link a message may come that it brought. Meta: a tap keeps the window open for a day. */
const referralCountsMs = 24 * 3_600_000;

/** Stores what a contact wrote or tapped. */
export const recordContactMessage: RecordEvent<EventOf<'message' | 'postback'>> = async (recording, event, place) => {
  const { tx, now, mediaSupport, knownMessages, inserts, activity } = recording;
  const { chat, change } = place;
  if (knownMessages.has(event.messageId)) return;
  const referral = event.referral ?? (await waitingReferral(recording, event, place));
  const message = inboundMessage(chat, { ...event, referral }, { now, mediaSupport });
  inserts.push(message);
  knownMessages.set(event.messageId, { ...message, providerId: event.messageId, status: 'received' });
  activity.note(chat.id, event.at, 'contact', event.standby);
  if (event.referral !== null) {
    await keepReferral(tx, chat.id, event.referral);
    chat.referralWaitsSince = null;
  }
  if (referral !== null && isAdClick(referral)) await noteAdMessage(tx, chat.id, event.at);
  change.added.push(message.id);
  const { attachments = [] } = message;
  if (attachments.some(isPending) || (place.bot.keepsMedia && attachments.some(mayBeKept)))
    change.toRead.push(message.id);
  change.toConsider = true;
  // By writing, a contact consents to having their profile seen.
  if (chat.profile === 'withheld') change.toName = true;
};

/**
 * Returns the ad or link that led into this conversation before the message,
 * which the platform reported on its own.
 */
async function waitingReferral({ tx }: Recording, { at }: { at: Date }, { chat }: EventPlace) {
  if (chat.referralWaitsSince === null) return null;
  const laterMs = at.getTime() - chat.referralWaitsSince.getTime();
  if (laterMs < 0 || laterMs > referralCountsMs) return null;
  chat.referralWaitsSince = null;
  return takeWaitingReferral(tx, chat.id);
}

/**
 * Keeps the ad or link that brought the contact, whether it came with words or without. Without, it belongs to
 * what the contact writes next, which may have arrived before it.
 */
export const recordReferral: RecordEvent<EventOf<'referral'>> = async ({ tx }, { at, referral }, { chat, change }) => {
  const until = new Date(at.getTime() + referralCountsMs);
  const message = await giveReferral(tx, chat.id, { referral, from: at, until });
  if (message === null) {
    chat.referralWaitsSince = at;
    return keepReferral(tx, chat.id, { ...referral, waitsSince: at.toISOString() });
  }
  await keepReferral(tx, chat.id, referral);
  if (isAdClick(referral)) await noteAdMessage(tx, chat.id, message.sentAt);
  change.changed.push(message.id);
  change.toConsider = true;
};
