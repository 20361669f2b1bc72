import { z } from 'zod';

const usageSchema = z.record(z.string(), z.array(z.object({ estimated_time_to_regain_access: z.number().catch(0) })));

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
  // The estimate is in minutes (Graph API rate-limiting page); the longest of several limits counts.
  const minutes = Math.max(0, ...entries.map((entry) => entry.estimated_time_to_regain_access));
  return minutes > 0 ? minutes * 60_000 : null;
}
