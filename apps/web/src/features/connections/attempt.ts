import { z } from 'zod';

/** Connecting under way in this tab. It outlives a reload: the popup may come back to a page that was loaded anew. */
const Attempt = z.object({ agentId: z.string(), integrationId: z.string(), at: z.number() });
export type Attempt = z.infer<typeof Attempt>;

const storageKey = 'connecting';
/** As long as the address of a consent is good, and a ticket after it. */
const longestMs = 70 * 60_000;

/** Begins an attempt; an earlier one is forgotten. */
export function beginAttempt(attempt: Omit<Attempt, 'at'>): void {
  window.sessionStorage.setItem(storageKey, JSON.stringify({ ...attempt, at: Date.now() }));
}

/** The attempt of this tab, if there is one. */
export function findAttempt(): Attempt | null {
  const stored = window.sessionStorage.getItem(storageKey);
  if (stored === null) return null;
  try {
    const parsed = Attempt.safeParse(JSON.parse(stored));
    return parsed.success && Date.now() - parsed.data.at < longestMs ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Ends the attempt: whatever comes for it later is of no interest. */
export function endAttempt(): void {
  window.sessionStorage.removeItem(storageKey);
}
