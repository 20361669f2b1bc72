import { z } from 'zod';
import { longestWaitMs } from '../http/retry-after.ts';

const usageSchema = z.record(z.string(), z.array(z.unknown()).catch([]));
const entrySchema = z.object({ estimated_time_to_regain_access: z.number() });

/** How long Meta estimates the account to stay limited, in milliseconds; null when it does not say. */
export function timeToRegainAccessMs(headers: Headers): number | null {
  const header = headers.get('x-business-use-case-usage');
  if (header === null) return null;
  let usage: unknown;
  try {
    usage = JSON.parse(header);
  } catch {
    return null;
  }
  const entries = Object.values(usageSchema.safeParse(usage).data ?? {}).flat();
  const estimates = entries.map((entry) => entrySchema.safeParse(entry).data?.estimated_time_to_regain_access ?? 0);
  // The estimate is in minutes (Graph API rate-limiting page); the longest of several limits counts.
  const minutes = Math.max(0, ...estimates);
  return minutes > 0 ? Math.min(minutes * 60_000, longestWaitMs) : null;
}
