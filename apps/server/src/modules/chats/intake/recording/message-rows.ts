import { kindOfApp } from '@spotter/domain/inbox';
import type { ChannelEvent } from '@spotter/providers/ports/channel-event';
import { newId } from '../../../../platform/ids.ts';
import type { MessageContext } from '../../chats.tables.ts';
import { type MediaSupport, withReadings } from '../../media/attachments-to-read.ts';
import type { LockedChat } from '../lock-chats.ts';
import type { RecordedMessage } from './recorded-messages.repository.ts';

/** Returns the row of a contact's message. */
export function inboundMessage(
  chat: LockedChat,
  event: Extract<ChannelEvent, { kind: 'message' | 'postback' }>,
  { now, mediaSupport }: { now: Date; mediaSupport: MediaSupport },
): RecordedMessage & { id: string; author: 'contact' } {
  const context: MessageContext = {};
  if (event.referral !== null) context.referral = event.referral;
  if (event.kind === 'message') {
    if (event.replyTo !== null) context.replyTo = event.replyTo;
    if (event.story !== null) context.story = event.story;
    if (event.quickReplyPayload !== null) context.payload = event.quickReplyPayload;
  } else {
    context.tapped = true;
    if (event.payload !== null) context.payload = event.payload;
  }
  return {
    ...reportOf(chat, event, now),
    author: 'contact',
    text: event.text,
    attachments: event.kind === 'message' ? withReadings(event.attachments, mediaSupport) : [],
    context: Object.keys(context).length > 0 ? context : null,
    state: event.unsupported ? 'unsupported' : 'shown',
    standby: event.standby,
    status: 'received',
  };
}

/**
 * Returns the placeholder row of a contact's message that was unsent before it arrived: its words must not be
 * seen any more.
 */
export function unsentMessage(
  chat: LockedChat,
  event: Extract<ChannelEvent, { kind: 'unsent' }>,
  now: Date,
): RecordedMessage & { id: string; author: 'contact' } {
  return {
    ...reportOf(chat, event, now),
    author: 'contact',
    text: '',
    state: 'unsent',
    status: 'received',
  };
}

/** Returns the row of a message that a person, or another app, wrote for the business. */
export function operatorMessage(
  chat: LockedChat,
  event: Extract<ChannelEvent, { kind: 'echo' }>,
  now: Date,
): RecordedMessage & { id: string; author: 'coach' | 'other-app' } {
  return {
    ...reportOf(chat, event, now),
    author: kindOfApp(event.appId) === 'app' ? 'other-app' : 'coach',
    text: event.text,
    attachments: event.attachments,
    status: 'sent',
  };
}

/** Returns the columns that every message from a webhook has. */
function reportOf(chat: LockedChat, event: { messageId: string; at: Date }, now: Date) {
  return {
    id: newId(),
    chatId: chat.id,
    botId: chat.botId,
    providerId: event.messageId,
    sentAt: event.at,
    receivedAt: now,
  };
}
