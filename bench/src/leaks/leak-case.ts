import { z } from 'zod';

const hours = z.number();

/** One chat with the leak that its author sees in it; times are in hours from now. */
export const leakCase = z.object({
  kind: z.enum([
    'unanswered',
    'window-closing',
    'no-show-not-called',
    'call-unconfirmed',
    'promise-not-kept',
    'hot-without-call',
    'none',
  ]),
  expected: z.boolean(),
  /** Oldest first; words in brackets describe attachments. */
  story: z.array(z.object({ from: z.enum(['lead', 'agent', 'coach']), hoursAgo: hours, text: z.string() })),
  call: z
    .object({
      startsInHours: hours,
      status: z.enum(['booked', 'canceled', 'no_show', 'showed']),
      /** Whether the lead said a clear yes to it. */
      confirmed: z.boolean(),
    })
    .nullable(),
  /** Who they are, in the author's words. */
  stage: z.string(),
});
export type LeakCase = z.infer<typeof leakCase>;
