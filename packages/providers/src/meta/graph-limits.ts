import type { PlatformUsage } from '@spotter/domain/sending';
import { z } from 'zod';
import type { AnswerHeaders } from '../http/api-fetch.ts';
import { maxWaitMs } from '../http/retry-after.ts';

const percent = z.number().min(0).max(1_000).catch(0);
const shareSchema = z.object({ call_count: percent, total_time: percent, total_cputime: percent });
const entrySchema = shareSchema.extend({ estimated_time_to_regain_access: z.number().catch(0) });
const usageSchema = z.record(z.string(), z.array(z.unknown()).catch([]));

// Meta: clients slow down from here on. Lower values are not reported.
const tellingPercent = 80;
/** Max length of a header that is read; Meta's own are far shorter. */
const maxHeaderLength = 20_000;

/** Returns Meta's estimate of how long the account stays limited, in ms; null when there is none. */
export function timeToRegainAccessMs(headers: AnswerHeaders): number | null {
  // The estimate is in minutes (Graph API rate-limiting page); the longest of several limits counts.
  const minutes = Math.max(0, ...entriesIn(headers).map((entry) => entry.estimated_time_to_regain_access));
  return minutes > 0 ? Math.min(minutes * 60_000, maxWaitMs) : null;
}

/** Returns the most used limit, of the account or of the whole app; null while none is at 80 percent. */
export function usageIn(headers: AnswerHeaders): PlatformUsage | null {
  const account = Math.max(0, ...entriesIn(headers).map(shareOf));
  const app = shareOf(shareSchema.safeParse(jsonIn(headers, 'x-app-usage')).data ?? null);
  if (Math.max(account, app) < tellingPercent) return null;
  return app >= account
    ? { scope: 'app', percent: app, regainAfterMs: null }
    : { scope: 'account', percent: account, regainAfterMs: timeToRegainAccessMs(headers) };
}

/**
 * Returns the highest of three percentages, each of a limit of its own:
 * the first one to be reached ends the calls.
 */
function shareOf(usage: z.infer<typeof shareSchema> | null): number {
  return usage === null ? 0 : Math.max(usage.call_count, usage.total_time, usage.total_cputime);
}

function entriesIn(headers: AnswerHeaders): z.infer<typeof entrySchema>[] {
  const usage = usageSchema.safeParse(jsonIn(headers, 'x-business-use-case-usage')).data ?? {};
  return Object.values(usage)
    .flat()
    .flatMap((entry) => entrySchema.safeParse(entry).data ?? []);
}

function jsonIn(headers: AnswerHeaders, name: string): unknown {
  const header = headers.get(name);
  if (header === null || header.length > maxHeaderLength) return null;
  try {
    return JSON.parse(header);
  } catch {
    return null;
  }
}
