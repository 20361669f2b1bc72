import { z } from 'zod';

/** The fields of an id token that we read, after its signature, issuer, audience and times were checked. */
export const FacebookIdToken = z.object({
  /** Facebook's id of the person, which only this app has. */
  sub: z.string().min(1).max(255),
  /** Only where the person shares it; it may be unverified. */
  email: z.email().max(254).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});
export type FacebookIdToken = z.infer<typeof FacebookIdToken>;
