import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Returns the answer to Meta's check of a webhook address: the challenge, to be sent verbatim as text/plain with
 * 200, or null (403) when the verify token is not ours.
 */
export function answerVerification(query: Record<string, unknown>, verifyToken: string): string | null {
  const challenge = query['hub.challenge'];
  const token = query['hub.verify_token'];
  if (query['hub.mode'] !== 'subscribe' || typeof challenge !== 'string' || typeof token !== 'string') return null;
  return verifyToken !== '' && timingSafeEqual(digest(token), digest(verifyToken)) ? challenge : null;
}

/** Returns a digest, because the comparison in constant time needs equal lengths. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
