const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long an account must be known before a silence can be called unusual. */
const knownAfterMs = 7 * dayMs;
/** Min length of an unusual silence: a night or a quiet morning is shorter. */
const minMs = 6 * hourMs;
/** The factor by which a silence must exceed the longest one so far. */
const beyondUsual = 1.5;

/** The webhooks that an account has sent. */
export type HeardAccount = {
  /** The time of the first webhook that is still remembered. */
  since: Date | null;
  lastHeardAt: Date | null;
  /** The longest time between two webhooks of the past weeks. */
  maxSilenceMs: number | null;
};

/**
 * Returns since when an account has been silent for longer than it ever is; null while it has not, or is too
 * young to know.
 */
export function unusuallySilentSince(account: HeardAccount, now: Date): Date | null {
  const { since, lastHeardAt, maxSilenceMs } = account;
  if (since === null || lastHeardAt === null || maxSilenceMs === null) return null;
  if (lastHeardAt.getTime() - since.getTime() < knownAfterMs) return null;
  const allowedMs = Math.max(minMs, maxSilenceMs * beyondUsual);
  return now.getTime() - lastHeardAt.getTime() > allowedMs ? lastHeardAt : null;
}
