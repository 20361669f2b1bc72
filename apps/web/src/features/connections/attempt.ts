import { z } from 'zod';

/**
 * A connection attempt in this tab. It survives a reload, because the popup may come back to a page that was
 * loaded again.
 */
const Attempt = z.object({ agentId: z.string(), integrationId: z.string(), at: z.number() });
export type Attempt = z.infer<typeof Attempt>;

const storageKey = 'connecting';
/** How long an attempt lasts, in ms: as long as a consent's address is valid, plus the ticket after it. */
const maxMs = 70 * 60_000;

/** Begins an attempt and removes an earlier one. */
export function beginAttempt(attempt: Omit<Attempt, 'at'>): void {
  window.sessionStorage.setItem(storageKey, JSON.stringify({ ...attempt, at: Date.now() }));
}

/** Returns the attempt of this tab, if there is one. */
export function findAttempt(): Attempt | null {
  const stored = window.sessionStorage.getItem(storageKey);
  if (stored === null) return null;
  try {
    const parsed = Attempt.safeParse(JSON.parse(stored));
    return parsed.success && Date.now() - parsed.data.at < maxMs ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Ends the attempt. Later results for it are ignored. */
export function endAttempt(): void {
  window.sessionStorage.removeItem(storageKey);
}
