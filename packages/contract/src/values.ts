import { z } from 'zod';

/** An opaque id. */
export const Id = z.string().min(1).max(64);

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** A calendar day. */
export const Day = z.iso.date();

/** A time of day, `HH:mm` on the 24-hour clock. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time looks like 09:30');

/** `{ id }` in a path. */
export const IdParams = z.object({ id: Id });

/** `?limit=&cursor=` of a list. A cursor is opaque: it comes from the `Link` header of the previous page. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
});
