import { createHmac } from 'node:crypto';
import type { z } from 'zod';

const answerMs = 3_000;

/** Where Spotter answers the sandbox, and the secret with which a platform's calls are signed. */
export type SpotterAccess = { spotterUrl: string; secretOf(platform: string): string };

/** Loads an answer of Spotter to a call signed as the platform's. Never throws: null without a valid answer. */
export async function loadSignedAnswer<Answer>(
  { spotterUrl, secretOf }: SpotterAccess,
  platform: string,
  path: string,
  schema: z.ZodType<Answer>,
): Promise<Answer | null> {
  const signature = createHmac('sha256', secretOf(platform)).update(path).digest('hex');
  try {
    const response = await fetch(spotterUrl + path, {
      headers: { 'x-hub-signature-256': `sha256=${signature}` },
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    return schema.parse(await response.json());
  } catch {
    return null;
  }
}
