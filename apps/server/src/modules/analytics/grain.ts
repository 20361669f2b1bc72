import type { SpanLength } from '@spotter/domain/analytics';

/** Returns the counts' name of a span of days. */
export function grainOf(days: SpanLength): '1 day' | '8 days' | '64 days' {
  return days === 1 ? '1 day' : `${days} days`;
}
