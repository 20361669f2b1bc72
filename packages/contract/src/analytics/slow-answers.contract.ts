import { z } from 'zod';
import { Source } from '../channel-source.ts';
import { Id, Instant } from '../values.ts';

/** Whose answers are timed. */
export const answerAuthors = ['agent', 'coach'] as const;
export type AnswerAuthor = (typeof answerAuthors)[number];

/** An answer, and how long the contact had waited for it. */
export const SlowAnswer = z.object({
  /** The id of the chat. */
  _id: Id,
  messageId: Id,
  username: z.string().nullable(),
  name: z.string().nullable(),
  from: Source,
  sentAt: Instant,
  /** Rounded down as a person would say it, as in the response times. */
  waitedSeconds: z.number(),
});
export type SlowAnswer = z.infer<typeof SlowAnswer>;
