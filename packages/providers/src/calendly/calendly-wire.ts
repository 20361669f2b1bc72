import { z, type ZodType } from 'zod';

const optionalText = z.string().nullish().catch(null);
const instant = z.iso.datetime({ offset: true });
const address = z.string().min(1);

/** The envelope of a single thing. */
export const resource = <Thing>(thing: ZodType<Thing>) => z.object({ resource: thing });

/** A page of a list; `next_page_token` is null on the last page. */
export const page = <Thing>(thing: ZodType<Thing>) =>
  z.object({
    collection: z.array(thing),
    pagination: z.object({ next_page_token: optionalText }).nullish().catch(null),
  });

/** The owner of a token. Addresses (URIs) are the ids. */
export const userSchema = z.object({
  uri: address,
  email: z.string(),
  timezone: z.string().catch('UTC'),
  current_organization: address,
});

/** A kind of meeting that can be booked. */
export const eventTypeSchema = z.object({ uri: address, name: z.string(), duration: z.number() });

/** A start that is open. */
export const availableTimeSchema = z.object({ status: z.string(), start_time: instant });

/** A booked meeting. */
export const scheduledEventSchema = z.object({
  uri: address,
  name: optionalText,
  status: z.string(),
  start_time: instant,
  end_time: instant,
  updated_at: z.string().catch(''),
  location: z.object({ join_url: optionalText, location: optionalText }).nullish().catch(null),
});
/** A booked meeting. */
export type ScheduledEvent = z.infer<typeof scheduledEventSchema>;

/** A booked meeting in a list of changes; one that cannot be read has only its address left. */
export const listedEventSchema = z.union([scheduledEventSchema, z.object({ uri: address })]);

/** The guest of a booked meeting, which `event` names. */
export const inviteeSchema = z.object({
  uri: address,
  event: address,
  email: z.string(),
  status: z.string(),
  tracking: z.object({ utm_source: optionalText, utm_content: optionalText }).nullish().catch(null),
  updated_at: instant.nullish().catch(null),
  old_invitee: optionalText,
  reschedule_url: optionalText,
});
/** The guest of a booked meeting. */
export type Invitee = z.infer<typeof inviteeSchema>;

/** A single-use link. */
export const schedulingLinkSchema = z.object({ booking_url: z.url() });

/** A subscription to webhooks. */
export const subscriptionSchema = z.object({ uri: address, callback_url: z.string(), state: z.string() });

/** A delivery: the guest, with the meeting inside it. */
export const deliverySchema = z.object({
  event: z.enum(['invitee.created', 'invitee.canceled']),
  payload: inviteeSchema.extend({ scheduled_event: scheduledEventSchema.nullish().catch(null) }),
});

/** The answer with tokens, after a consent or a refresh. */
export const tokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
  scope: z.string(),
});

/** The state of a token at Calendly (RFC 7662). */
export const introspectionSchema = z.object({ active: z.boolean(), scope: z.string().optional().catch(undefined) });
