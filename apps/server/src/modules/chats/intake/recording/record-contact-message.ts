import { inboundMessage } from './message-rows.ts';
import { keepReferral } from './recorded-chats.repository.ts';
import type { EventOf, RecordEvent } from './recording.ts';

/** Stores what a contact wrote or tapped. */
export const recordContactMessage: RecordEvent<EventOf<'message' | 'postback'>> = async (
  { tx, now, knownMessages, inserts, activity },
  event,
  { chat, change },
) => {
  if (knownMessages.has(event.messageId)) return;
  const message = inboundMessage(chat, event, now);
  inserts.push(message);
  knownMessages.set(event.messageId, { ...message, providerId: event.messageId, status: 'received' });
  activity.note(chat.id, event.at, 'contact', event.standby);
  if (event.referral !== null) await keepReferral(tx, chat.id, event.referral);
  change.added.push(message.id);
  change.toConsider = true;
  // By writing, a contact consents to having their profile seen.
  if (chat.profile === 'withheld') change.toName = true;
};

/** Keeps the ad or link that brought the contact, whether it came with words or without. */
export const recordReferral: RecordEvent<EventOf<'referral'>> = ({ tx }, { referral }, { chat }) =>
  keepReferral(tx, chat.id, referral);
