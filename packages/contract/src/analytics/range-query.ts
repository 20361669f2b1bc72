import { lengthOf, maxRangeDays } from '@spotter/domain/analytics';
import { z } from 'zod';

const RangeDay = z.iso
  .date({ error: 'A day looks like 2026-03-31', abort: true })
  .refine((day) => day >= '2000-01-01' && day < '2100-01-01', {
    error: 'Only days from 2000 to 2099 can be looked at',
    abort: true,
  });

/** Returns the query `?from=&to=`, days of the user's time zone, both included. */
export function rangeQuery<Shape extends z.core.$ZodLooseShape>(more: Shape) {
  return z.object({ from: RangeDay, to: RangeDay, ...more }).superRefine((query, context) => {
    const { from, to } = query as { from: string; to: string };
    if (lengthOf({ from, to }) < 1) {
      context.addIssue({ code: 'custom', path: ['to'], message: 'The last day must not be before the first' });
    } else if (lengthOf({ from, to }) > maxRangeDays) {
      context.addIssue({
        code: 'custom',
        path: ['from'],
        message: `At most ${maxRangeDays} days can be looked at at once`,
      });
    }
  });
}
