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
  return z.object({ from: RangeDay, to: RangeDay, ...more }).superRefine(refuseWrongRange);
}

/** Returns the query of a range that may be left out: then all time is meant. */
export function anyTimeQuery<Shape extends z.core.$ZodLooseShape>(more: Shape) {
  return z.object({ from: RangeDay.optional(), to: RangeDay.optional(), ...more }).superRefine(refuseWrongRange);
}

function refuseWrongRange(query: unknown, context: z.core.$RefinementCtx): void {
  const { from, to } = query as { from?: string; to?: string };
  const refuse = (field: 'from' | 'to', message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (from === undefined || to === undefined) {
    if (from !== to) refuse(from === undefined ? 'from' : 'to', 'A range has a first and a last day');
  } else if (lengthOf({ from, to }) < 1) {
    refuse('to', 'The last day must not be before the first');
  } else if (lengthOf({ from, to }) > maxRangeDays) {
    refuse('from', `At most ${maxRangeDays} days can be looked at at once`);
  }
}
