import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const payloadSchema = z.object({
  algorithm: z
    .string()
    .transform((name) => name.toUpperCase())
    .pipe(z.literal('HMAC-SHA256')),
  user_id: z.union([z.string().min(1), z.number().int().transform(String)]),
});

/**
 * Returns the person of a `signed_request`: the id under which our app knows them; null unless it was signed with this
 * app's secret. The signature covers the encoded payload as it came.
 */
export function readSignedRequest(signedRequest: string, secret: string): { userId: string } | null {
  const [signature = '', encoded = '', ...rest] = signedRequest.split('.');
  // Anyone can sign with an empty key.
  if (secret === '' || encoded === '' || rest.length > 0) return null;
  const expected = createHmac('sha256', secret).update(encoded).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    const payload = payloadSchema.safeParse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')));
    return payload.success ? { userId: payload.data.user_id } : null;
  } catch {
    return null;
  }
}
