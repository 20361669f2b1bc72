import {
  disclosureMoments,
  proactiveReasons,
  replyReasons,
  silenceReasons,
  waitReasons,
} from '@spotter/domain/autoreply';
import { pictureKinds, readingFailures, readingStates } from '@spotter/domain/media';
import { handOverReasons } from '@spotter/domain/safety';
import { z } from 'zod';
import { Id, Instant } from '../values.ts';

/** What was decided about a message, and why. */
export const Decision = z.object({
  kind: z.enum(['reply', 'wait', 'hand-over', 'opt-out', 'stay-silent']),
  reason: z.enum([
    ...replyReasons,
    ...proactiveReasons,
    ...waitReasons,
    ...handOverReasons,
    // The work on the chat never finished: the job queue decides this, not the rules.
    'stuck',
    ...silenceReasons,
    'opt-out',
  ]),
  /** The keyword that decided, as the coach wrote it. */
  keyword: z.string().nullable(),
  at: Instant,
});
export type Decision = z.infer<typeof Decision>;

export const MessageStatus = z.enum([
  'received',
  'waiting',
  'sending',
  'sent',
  'delivered',
  'seen',
  'failed',
  'unconfirmed',
]);
export type MessageStatus = z.infer<typeof MessageStatus>;

export const MessageAuthor = z.enum(['contact', 'agent', 'coach', 'other-app']);
export type MessageAuthor = z.infer<typeof MessageAuthor>;

/** One person's reaction to a message; each side has at most one on each. */
export const Reaction = z.object({ by: z.enum(['contact', 'business']), emoji: z.string() });
export type Reaction = z.infer<typeof Reaction>;

/** Where a contact came from, in the platform's own words. */
export const Referral = z.object({
  /** ADS, SHORTLINK, … */
  source: z.string().nullable(),
  /** The value that the link carried. */
  ref: z.string().nullable(),
  type: z.string().nullable(),
  adId: z.string().nullable(),
});
export type Referral = z.infer<typeof Referral>;

/** Something that came with a message, and what was made of it. */
export const Attachment = z.object({
  /** The platform's own word: image, audio (a voice note), video, file, share, ig_post, ig_reel, sticker … */
  type: z.string(),
  /** A contact's picture or recording is at an address of this server, which shows it while the platform has it. */
  url: z.string().nullable(),
  title: z.string().nullable(),
  /** What was heard in a contact's voice note; null: it is none. `unclear`: too badly to be answered. */
  transcript: z
    .object({
      status: z.enum(readingStates),
      text: z.string(),
      language: z.string().nullable(),
      seconds: z.number().nullable(),
      unclear: z.boolean(),
      failure: z.enum(readingFailures).nullable(),
    })
    .nullable(),
  /** What the agent saw in a contact's picture; null: it is none. */
  description: z
    .object({
      status: z.enum(readingStates),
      text: z.string(),
      kind: z.enum(pictureKinds).nullable(),
      failure: z.enum(readingFailures).nullable(),
    })
    .nullable(),
  /** Why it is not kept though the account keeps media (`keepsMedia`); null: it is, or does not have to be. */
  notKept: z.enum(readingFailures).nullable(),
});
export type Attachment = z.infer<typeof Attachment>;

/** A person's opinion of an answer. */
export const Thumb = z.enum(['up', 'down']);
export type Thumb = z.infer<typeof Thumb>;

export const Message = z.object({
  _id: Id,
  /** `Human` is the contact, `Agent` the business side. */
  type: z.enum(['Human', 'Agent']),
  /** Who wrote it. */
  author: MessageAuthor,
  text: z.string(),
  date: Instant,
  /** An answer that was dropped because something newer came; it never reached the contact. */
  aborted: z.boolean(),
  status: MessageStatus,
  /** `unsupported` and `unsent` messages have no text to show. */
  state: z.enum(['shown', 'edited', 'unsent', 'unsupported']),
  attachments: z.array(Attachment),
  reactions: z.array(Reaction),
  /** The titles of the buttons that were sent with it. */
  quickReplies: z.array(z.string()),
  /** Whether the contact tapped a button instead of writing; the text is its title. */
  tapped: z.boolean(),
  /** The message it answers; `_id` is null, and the text empty, where that message is not known here. */
  replyTo: z.object({ _id: Id.nullable(), author: MessageAuthor.nullable(), text: z.string() }).nullable(),
  /** The story it answers or mentions the account in. The address expires with the story: null after that. */
  story: z.object({ kind: z.enum(['reply', 'mention']), url: z.string().nullable() }).nullable(),
  /** The ad or link that brought the contact, where the platform reported it with this message. */
  referral: Referral.nullable(),
  /** When the contact's device received it, and when they saw it; null while unknown. */
  deliveredAt: Instant.nullable(),
  seenAt: Instant.nullable(),
  /** Why the agent spoke, for an agent's message; why the agent stayed silent, for a contact's. */
  decision: Decision.nullable(),
  /** At which moment an agent's message says that a machine writes; null: it does not. */
  disclosure: z.enum(disclosureMoments).nullable(),
  /** What a person of the workspace thinks of an agent's answer, the last one to say so; null: nobody said. */
  thumb: z.object({ value: Thumb, by: z.string().nullable() }).nullable(),
  /** Why a send failed, or why a message was dropped, in plain words. */
  failure: z.string().nullable(),
  /** When a waiting message is tried again, unless its account waits for longer; null where nothing is planned. */
  retryAt: Instant.nullable(),
});
export type Message = z.infer<typeof Message>;
