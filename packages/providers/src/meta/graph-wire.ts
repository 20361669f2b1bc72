import { z } from 'zod';
import { toInstant } from '../http/wire-instant.ts';
import { wireId } from './webhook-envelope.ts';

/** Instants look like 2025-07-28T22:44:49+0000; the colon turns the offset into ISO 8601. */
export const instant = z.string().transform((text, context) => {
  const read = toInstant(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  if (read !== null) return read;
  context.addIssue('no instant');
  return z.NEVER;
});

/** A text that may be absent or of another type without costing the rest. */
export const optionalText = z.string().nullish().catch(null);

/** The answer to a Send call with a message. */
export const sentSchema = z.object({ message_id: wireId });

/** The answer to a sender action or a change of subscription; `success` has been seen as a string. */
export const doneSchema = z.object({ success: z.union([z.literal(true), z.literal('true')]).optional() });

// Instagram names people by `username`, Messenger by `name`.
const personSchema = z.object({ id: wireId, username: optionalText, name: optionalText });
const peopleSchema = z
  .object({ data: z.array(personSchema) })
  .nullish()
  .catch(null);

const messageSchema = z.object({
  id: wireId,
  created_time: instant,
  from: personSchema,
  to: peopleSchema,
  message: optionalText,
});
export type WireMessage = z.infer<typeof messageSchema>;

/** One conversation. Details exist for its 20 newest messages only; an unreadable element is left out. */
export const conversationSchema = z.object({
  id: wireId,
  updated_time: instant.nullish().catch(null),
  participants: peopleSchema,
  messages: z
    .object({ data: z.array(z.unknown()) })
    .transform(({ data }) => data.flatMap((element) => messageSchema.safeParse(element).data ?? []))
    .nullish(),
});
export type WireConversation = z.infer<typeof conversationSchema>;

/** A page of conversations. */
export const conversationPageSchema = z.object({
  data: z
    .array(z.unknown())
    .transform((data) => data.flatMap((element) => conversationSchema.safeParse(element).data ?? [])),
  paging: z
    .object({ cursors: z.object({ after: z.string() }).nullish(), next: z.string().nullish() })
    .nullish()
    .catch(null),
});

/** A token as the login returns it; without an end date when it has none. */
export const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().nullish() });
