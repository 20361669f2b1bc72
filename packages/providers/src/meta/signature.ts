import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether `X-Hub-Signature-256` is Meta's signature over exactly these bytes, compared in constant time. Topic
 * `instagram` is signed with the Instagram app's secret, topic `page` with the Facebook app's.
 */
export function isSignedBy(rawBody: Buffer, header: string | undefined, secret: string): boolean {
  // Anyone can sign with an empty key, so a secret that was never configured verifies nothing.
  if (secret === '') return false;
  const signature = /^sha256=([0-9a-f]{64})$/.exec(header ?? '')?.[1];
  if (signature === undefined) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(rawBody).digest(), Buffer.from(signature, 'hex'));
}
