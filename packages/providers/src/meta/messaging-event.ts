import { z } from 'zod';
import type { Attachment, ChannelEvent, Referral } from '../ports/channel-event.ts';
import { toPastInstant } from '../http/wire-instant.ts';
import { toAttachments } from './attachments.ts';
import { wireId, type EnvelopeElement } from './webhook-envelope.ts';

const optionalText = z.string().nullish().catch(null);
const optionalId = wireId.nullish().catch(null);
const flag = z.boolean().nullish().catch(null);
const party = z.object({ id: wireId }).nullish().catch(null);
const referralSchema = z
  .object({ source: optionalText, ref: optionalText, type: optionalText, ad_id: optionalId })
  .nullish()
  .catch(null);

// Only what an event needs is required: a field of an unexpected shape must not cost the message.
const messageSchema = z.object({
  mid: wireId,
  text: optionalText,
  attachments: z.array(z.unknown()).nullish().catch(null),
  is_echo: flag,
  is_deleted: flag,
  is_unsupported: flag,
  app_id: optionalId,
  metadata: optionalText,
  quick_reply: z.object({ payload: optionalText }).nullish().catch(null),
  reply_to: z
    .object({ mid: optionalId, story: z.object({ id: optionalId, url: optionalText }).nullish().catch(null) })
    .nullish()
    .catch(null),
  referral: referralSchema,
});
const postbackSchema = z.object({
  mid: optionalId,
  title: optionalText,
  payload: optionalText,
  referral: referralSchema,
});
const editSchema = z.object({
  mid: wireId,
  text: z.string(),
  // A number on Messenger, the same in quotes on Instagram.
  num_edit: z.coerce.number().int().min(1).max(1_000).nullable().catch(null),
});
const reactionSchema = z.object({ mid: wireId, action: z.enum(['react', 'unreact']), emoji: optionalText });
const readSchema = z.object({ mid: optionalId, watermark: z.unknown().optional() });
const deliverySchema = z.object({ mids: z.array(wireId).nullish().catch(null), watermark: z.unknown().optional() });
const controlSchema = z.object({ new_owner_app_id: optionalId });
const policySchema = z.object({ action: z.string() });
const echoSchema = z.object({ is_echo: z.literal(true) });
const selfSchema = z.object({ is_self: z.literal(true) });
const eventSchema = z.looseObject({
  sender: party,
  recipient: party,
  timestamp: z.unknown().optional(),
});

type MessagingElement = Extract<EnvelopeElement, { kind: 'event' }>;
type Base = { accountId: string; contactId: string; at: Date };
type Source = MessagingElement & {
  fromAccount: boolean;
  /** Whether the account wrote to itself, as a test. */
  isSelf: boolean;
  base: Base;
  arrivedAt: Date;
  wire: z.infer<typeof eventSchema>;
};

/** The kinds of event, by the key that marks them, in the order of the look-up. */
const readers: Record<string, (value: unknown, source: Source) => ChannelEvent | null> = {
  message: readMessage,
  postback: readPostback,
  message_edit: readEdit,
  reaction: readReaction,
  read: readSeen,
  delivery: readDelivered,
  // The app that gains control receives a pass, the app that loses it a take; in standby we only listen.
  pass_thread_control: (value, source) => readControl(value, source, !source.standby),
  take_thread_control: (value, source) => readControl(value, source, false),
  // Last, because a message may also contain a referral.
  referral: (value, { base }) => {
    const referral = toReferral(referralSchema.parse(value));
    return referral && { ...base, kind: 'referral', referral };
  },
};

/**
 * Returns one element of a delivery in our words. Never throws: an unusable one is `ignored`, with the reason.
 * An event without a time of the platform gets the time of its arrival, and none is later than that.
 */
export function toChannelEvent(element: EnvelopeElement, arrivedAt: Date): ChannelEvent {
  if (element.kind === 'ignored') return element;
  if (element.kind === 'change') return ignored(`change: ${element.field.slice(0, 40)}`);
  const parsed = eventSchema.safeParse(element.event);
  if (!parsed.success) return ignored('an event that is not an object');
  const wire = parsed.data;
  const at = toPastInstant(wire.timestamp, arrivedAt) ?? toPastInstant(element.sentAt, arrivedAt) ?? arrivedAt;
  const policy = policySchema.safeParse(wire['policy_enforcement']).data;
  // It is about the page, not a conversation, so it has no sender.
  if (policy?.action === 'block' || policy?.action === 'unblock')
    return { kind: 'sending-policy', accountId: element.accountId, at, blocked: policy.action === 'block' };
  const kind = Object.keys(readers).find((key) => wire[key] !== undefined && wire[key] !== null);
  if (kind === undefined) {
    const keys = Object.keys(wire).filter((key) => !['sender', 'recipient', 'timestamp'].includes(key));
    return ignored(`event: ${keys.join(', ').slice(0, 80) || 'empty'}`);
  }
  const source = locate(element, wire, { at, arrivedAt });
  if (source === null) return ignored(`${kind} without sender or recipient`);
  return readers[kind]?.(wire[kind], source) ?? ignored(`unreadable ${kind}`);
}

function locate(
  element: MessagingElement,
  wire: z.infer<typeof eventSchema>,
  { at, arrivedAt }: { at: Date; arrivedAt: Date },
): Source | null {
  const isSelf = [wire, wire['message'], wire['postback']].some((part) => selfSchema.safeParse(part).success);
  const fromAccount = isSelf || echoSchema.safeParse(wire['message']).success || wire.sender?.id === element.accountId;
  const contactId = (fromAccount ? wire.recipient : wire.sender)?.id;
  if (contactId === undefined) return null;
  return { ...element, fromAccount, isSelf, wire, arrivedAt, base: { accountId: element.accountId, contactId, at } };
}

function readMessage(value: unknown, source: Source): ChannelEvent | null {
  const message = messageSchema.safeParse(value).data;
  if (message === undefined) return null;
  const { base, isSelf, standby, wire } = source;
  const messageId = message.mid;
  if (message.is_deleted)
    return { ...base, kind: 'unsent', messageId, from: source.fromAccount ? 'business' : 'contact' };
  const text = message.text ?? '';
  const attachments = toAttachments(message.attachments ?? []);
  // What the account itself wrote never counts as a contact's message, flagged as an echo or not, because
  // answering it loops.
  if (source.fromAccount) {
    const { app_id: appId = null, metadata = null } = message;
    return { ...base, kind: 'echo', messageId, text, attachments, appId, metadata, isSelf, standby };
  }
  const mention = attachments.find((attachment) => attachment.type === 'story_mention');
  const answered = message.reply_to?.story;
  return {
    ...base,
    kind: 'message',
    messageId,
    text,
    attachments,
    replyTo: message.reply_to?.mid ?? null,
    story: answered
      ? { id: answered.id ?? null, url: answered.url ?? null }
      : mention
        ? { id: null, url: mention.url }
        : null,
    quickReplyPayload: message.quick_reply?.payload ?? null,
    referral: toReferral(message.referral) ?? toReferral(referralSchema.parse(wire['referral'])),
    // A message without anything to show is unsupported, even where the platform forgot to say so. An attachment
    // without address or title (view-once, an empty fallback) exists but shows nothing.
    unsupported: message.is_unsupported === true || (text === '' && !attachments.some(canBeSeen) && !answered),
    standby,
  };
}

function canBeSeen({ url, title }: Attachment): boolean {
  return url !== null || title !== null;
}

function readPostback(value: unknown, { base, fromAccount, standby }: Source): ChannelEvent | null {
  const postback = postbackSchema.safeParse(value).data;
  if (postback === undefined) return null;
  // Older subscriptions send no mid; sender and time identify a repeated delivery just as well.
  const messageId = postback.mid ?? `postback:${base.contactId}:${base.at.getTime()}`;
  const text = postback.title ?? '';
  // Only the account itself presses its buttons in its own name.
  if (fromAccount)
    return {
      ...base,
      kind: 'echo',
      messageId,
      text,
      attachments: [],
      appId: null,
      metadata: null,
      isSelf: true,
      standby,
    };
  return {
    ...base,
    kind: 'postback',
    messageId,
    text,
    payload: postback.payload ?? null,
    referral: toReferral(postback.referral),
    unsupported: text.trim() === '',
    standby,
  };
}

/**
 * Reads an edit. An edit without text (`num_edit` 0) is Instagram's placeholder for a message it may not show
 * us: nothing to store.
 */
function readEdit(value: unknown, { base }: Source): ChannelEvent | null {
  const edit = editSchema.safeParse(value).data;
  return edit ? { ...base, kind: 'edited', messageId: edit.mid, text: edit.text, number: edit.num_edit } : null;
}

function readReaction(value: unknown, { base }: Source): ChannelEvent | null {
  const reaction = reactionSchema.safeParse(value).data;
  if (reaction === undefined) return null;
  return { ...base, kind: 'reaction', messageId: reaction.mid, action: reaction.action, emoji: reaction.emoji ?? null };
}

function readSeen(value: unknown, { arrivedAt, base }: Source): ChannelEvent | null {
  const read = readSchema.safeParse(value).data;
  if (read === undefined) return null;
  const messageId = read.mid ?? null;
  const until = toPastInstant(read.watermark, arrivedAt);
  return messageId === null && until === null ? null : { ...base, kind: 'seen', messageId, until };
}

function readDelivered(value: unknown, { arrivedAt, base }: Source): ChannelEvent | null {
  const delivery = deliverySchema.safeParse(value).data;
  if (delivery === undefined) return null;
  return {
    ...base,
    kind: 'delivered',
    messageIds: delivery.mids ?? [],
    until: toPastInstant(delivery.watermark, arrivedAt),
  };
}

function readControl(value: unknown, { base }: Source, ownedByUs: boolean): ChannelEvent {
  const ownerAppId = controlSchema.safeParse(value).data?.new_owner_app_id ?? null;
  return { ...base, kind: 'thread-control', ownedByUs, ownerAppId };
}

function toReferral(wire: z.infer<typeof referralSchema>): Referral | null {
  if (!wire) return null;
  return { source: wire.source ?? null, ref: wire.ref ?? null, type: wire.type ?? null, adId: wire.ad_id ?? null };
}

function ignored(because: string): ChannelEvent {
  return { kind: 'ignored', because };
}
