import { isAssent } from '../booking/assents/assent.ts';
import type { LeakCall, LeakMessage } from './leak-spans.ts';

const hourMs = 3_600_000;
/** From when on before a call a yes is one to its time, in ms: a day, and the evening before. */
const askedBeforeMs = 36 * hourMs;
/** Who booked a call so shortly before it needs not say yes again, in ms. */
const bookedShortlyMs = 24 * hourMs;

/** Whether the lead said that they will come to a call, or booked it so late that this goes without saying. */
export function saysYesToCall(
  { status, startsAt, madeAt }: Omit<LeakCall, 'isConfirmed'>,
  messages: LeakMessage[],
): boolean {
  if (status !== 'booked') return false;
  if (startsAt.getTime() - madeAt.getTime() <= bookedShortlyMs) return true;
  const from = new Date(Math.max(madeAt.getTime(), startsAt.getTime() - askedBeforeMs));
  return messages.some(({ author, text, at }) => author === 'contact' && at > from && isAssent(text));
}
