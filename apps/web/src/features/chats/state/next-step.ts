import type { NextStep } from '@spotter/contract';
import { sayRoughTimeLeft } from '../../../components/time/length-of-time.ts';

const names: Record<NextStep['kind'], string> = { 'follow-up': 'Follow-up', 'talk-later': 'Writes to them' };

/** Returns the words of a small mark: `Follow-up in 3 h`. */
export function nextStepSentence({ kind, at }: NextStep, now: Date): string {
  const isDue = Date.parse(at) <= now.getTime();
  return isDue ? `${names[kind]} soon` : `${names[kind]} in ${sayRoughTimeLeft(at, now)}`;
}
