import { z } from 'zod';

/** What we read of an id token, after its signature, issuer, audience and times were checked. */
export const FacebookIdToken = z.object({
  /** Facebook's id of the person, made for this app alone. */
  sub: z.string().min(1).max(255),
  /** Only where the person shares it; nothing says that it was ever checked. */
  email: z.email().max(254).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});
export type FacebookIdToken = z.infer<typeof FacebookIdToken>;
