import { leakKinds, urgencies } from '@spotter/domain/inbox';
import { handOverReasons } from '@spotter/domain/safety';
import { z } from 'zod';
import { Id, Instant } from '../values.ts';

/** Why a person should look at a chat. */
export const NeedsYou = z.object({
  since: Instant,
  /**
   * The reason of the hand-over, or what happened: the window closes within two hours over an unanswered message,
   * a send failed or is unconfirmed, an answer waits for the coach's word (`approval`), the server's work on the
   * chat never finished (`stuck`), the window closed over the lead's silence after follow-ups (`went-quiet`:
   * until `coachWindowClosesAt` the coach may write), or the coach marked the chat.
   */
  why: z.enum([
    ...handOverReasons,
    ...leakKinds,
    'send-failed',
    'unconfirmed',
    'approval',
    'talk-later',
    'stuck',
    'asked-for-deletion',
    'went-quiet',
    'marked',
  ]),
  urgency: z.enum(urgencies),
  /**
   * The contact's message that caused it, up to its first 300 characters;
   * null where no message did, or it is gone.
   */
  quote: z.object({ messageId: Id, text: z.string(), date: Instant }).nullable(),
});
export type NeedsYou = z.infer<typeof NeedsYou>;

/**
 * How the lead is about to be lost: nobody answered (`left-waiting`), the window ends over their silence, they
 * missed a call and nobody wrote about it (`no-show`), they have not confirmed a call within a day, something
 * promised is not done (`promise-open`), or they would buy and were offered no call (`no-call`).
 */
export const Leak = z.object({
  kind: z.enum(leakKinds),
  since: Instant,
  /** What such leads were worth: how many in 100 booked or came, times a usual price. Null: too few to say. */
  worth: z
    .object({
      share: z.number().int(),
      step: z.enum(['booked', 'shown']),
      /** The price in minor units. */
      offer: z.object({ name: z.string(), amount: z.number().int(), currency: z.string() }),
    })
    .nullable(),
});
export type Leak = z.infer<typeof Leak>;

/** Max count: beyond it the interface shows "999+". */
export const highestCount = 1000;

/** What needs the coach, over all accounts and in each. No count is above `highestCount`. */
export const InboxCounts = z.object({
  /** Chats that need the coach. */
  count: z.number().int(),
  /** The severe ones among them. */
  severe: z.number().int(),
  /** Leads who were about to be lost and were taken care of, in the last 7 days. */
  recovered: z.number().int(),
  accounts: z.array(
    z.object({
      botId: Id,
      needsYou: z.number().int(),
      /** Chats with messages that the coach has not read. */
      unread: z.number().int(),
    }),
  ),
});
export type InboxCounts = z.infer<typeof InboxCounts>;
