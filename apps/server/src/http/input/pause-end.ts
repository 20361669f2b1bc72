import { mayPauseUntil } from '@spotter/domain/autoreply';
import { AppError } from '../app-error.ts';

/** Returns the instant until which something is to wait. Throws invalid_input where it is over, or too far ahead. */
export function readPauseEnd(until: string | null, now: Date): Date | null {
  if (until === null) return null;
  const end = new Date(until);
  if (mayPauseUntil(end, now)) return end;
  const message = 'Choose a time in the future, at most 30 days ahead';
  throw new AppError('invalid_input', message, [{ path: 'until', message }]);
}
