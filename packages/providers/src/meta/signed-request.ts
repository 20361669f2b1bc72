import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const payloadSchema = z.object({
  algorithm: z
    .string()
    .transform((name) => name.toUpperCase())
    .pipe(z.literal('HMAC-SHA256')),
  user_id: z.union([z.string().min(1), z.number().int().transform(String)]),
  /** Unix seconds. */
  issued_at: z.number().int().positive().optional(),
});

/** How far the clocks of Meta and of this machine may be apart, in ms. */
const clocksApartMs = 10 * 60_000;

/**
 * Returns the person of a `signed_request`: the id under which our app knows them; null unless it was signed
 * with this app's secret, by now. The signature covers the encoded payload as it came. An old one counts: a
 * person's wish to be deleted does not lapse because it was delivered late, and repeating one does no harm.
 */
export function readSignedRequest(signedRequest: string, secret: string, now: Date): { userId: string } | null {
  const [signature = '', encoded = '', ...rest] = signedRequest.split('.');
  // Anyone can sign with an empty key.
  if (secret === '' || encoded === '' || rest.length > 0) return null;
  const expected = createHmac('sha256', secret).update(encoded).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    const payload = payloadSchema.safeParse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')));
    if (!payload.success) return null;
    const { user_id: userId, issued_at: issuedAt = 0 } = payload.data;
    return issuedAt * 1000 > now.getTime() + clocksApartMs ? null : { userId };
  } catch {
    return null;
  }
}
