import type { SpanLength } from '@spotter/domain';

/** How the counts name a span of so many days. */
export function grainOf(days: SpanLength): '1 day' | '8 days' | '64 days' {
  return days === 1 ? '1 day' : `${days} days`;
}
