import { z } from 'zod';

const attachment = z.object({
  /** The platform's own word: image, audio, video, file, share, ig_reel, story_mention … */
  type: z.string(),
  url: z.string().nullable(),
  title: z.string().nullable(),
});

const referral = z.object({ ref: z.string(), source: z.string(), type: z.string(), adId: z.string().nullable() });

const quickReply = z.object({ title: z.string(), payload: z.string() });

const message = z.object({
  id: z.string(),
  from: z.enum(['contact', 'business']),
  /** How it was written: by our app or another one, by a person in the platform's own app, or by the contact. */
  via: z.enum(['api', 'app', 'other-app', 'contact']),
  text: z.string(),
  attachments: z.array(attachment),
  /** The buttons below it; the phone shows them while it is the newest. An older stored world has none. */
  quickReplies: z.array(quickReply).default([]),
  /** ISO 8601 time. */
  at: z.string(),
  /** Whether the other side has seen it. */
  seen: z.boolean(),
  unsent: z.boolean(),
  edits: z.number().int(),
  replyTo: z.string().nullable(),
  story: z.object({ id: z.string(), url: z.string() }).nullable(),
  referral: referral.nullable(),
  /** Whether it is the contact's first message after a click on an ad. */
  afterAd: z.boolean().default(false),
  /** The contact's emoji on it. */
  reaction: z.string().nullable(),
  /** The business's emoji on it. */
  businessReaction: z.string().nullable(),
});

/** All messages between one account and one contact. */
export const conversationState = z.object({
  id: z.string(),
  accountId: z.string(),
  contactId: z.string(),
  /** Which app may write: ours, or another one that took the thread. */
  owner: z.enum(['our-app', 'other-app']),
  /** Whether the contact clicked on an ad and has not written since. */
  adClicked: z.boolean().default(false),
  messages: z.array(message),
});

/** A webhook without an answer of 200 so far. */
export const undeliveredState = z.object({
  accountId: z.string(),
  lane: z.string(),
  label: z.string(),
  body: z.string(),
});

/** A message as both phones show it. */
export type SimulatedMessage = z.infer<typeof message>;
/** An attachment of a message. */
export type SimulatedAttachment = z.infer<typeof attachment>;
/** A button below a message of the business. */
export type SimulatedQuickReply = z.infer<typeof quickReply>;
/** Where a contact came from, as the platform reports it. */
export type SimulatedReferral = z.infer<typeof referral>;
/** All messages between one account and one contact, oldest first. */
export type SimulatedConversation = z.infer<typeof conversationState>;
