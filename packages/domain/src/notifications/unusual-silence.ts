const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** An account is known well enough to call a silence unusual after this long. */
const knownAfterMs = 7 * dayMs;
/** Shorter silences are never unusual: a night, a quiet morning. */
const leastMs = 6 * hourMs;
/** The longest one so far, and half of it again. */
const beyondUsual = 1.5;

/** How an account has been heard: by its webhooks. */
export type HeardAccount = {
  /** When the first webhook came that is still remembered. */
  since: Date | null;
  lastHeardAt: Date | null;
  /** The longest time between two webhooks of the past weeks. */
  longestSilenceMs: number | null;
};

/** From when on an account has been silent for longer than it ever is; null while it has not, or is too young to tell. */
export function unusuallySilentSince(account: HeardAccount, now: Date): Date | null {
  const { since, lastHeardAt, longestSilenceMs } = account;
  if (since === null || lastHeardAt === null || longestSilenceMs === null) return null;
  if (lastHeardAt.getTime() - since.getTime() < knownAfterMs) return null;
  const allowedMs = Math.max(leastMs, longestSilenceMs * beyondUsual);
  return now.getTime() - lastHeardAt.getTime() > allowedMs ? lastHeardAt : null;
}
