import { z } from 'zod';

/** An opaque id. */
export const Id = z.string().min(1).max(64);

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** `{ id }` in a path. */
export const IdParams = z.object({ id: Id });

/** `?limit=&cursor=` of a list. A cursor is opaque: it comes from the `Link` header of the page before. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().max(200).optional(),
});
