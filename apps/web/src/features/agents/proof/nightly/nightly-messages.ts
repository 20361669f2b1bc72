import type { NightlySuite } from '@spotter/contract';
import { sayDayAndClock } from '../../../../components/time/said-times.ts';
import { costSentence } from '../proof-messages.ts';

/** Every sentence about the nights of an agent. */
export const nightlyMessages = {
  title: 'Every night',
  switch: 'Try the published version every night',
  hint: 'At three in the morning, by the owner’s clock, all leads and saved cases write to your agent. Where one goes wrong that went well before, you’re told, with the version that did it.',
  costs: (tokens: number, dollars: number | null) =>
    `${costSentence(tokens, dollars)} That’s for one night. A night in which nothing has changed takes nothing, but one a week is always tried.`,
  loading: 'Loading…',
  failed: 'Whether it’s tried at night didn’t load.',
  changeFailed: 'That didn’t work. Check your connection and try again.',
  costFailed: 'What a night takes could not be estimated.',
  costLoading: 'Estimating what a night takes…',
  next: (at: string) => `Next: ${sayDayAndClock(at)}.`,
  lastRun: 'Last run:',
};

/** Returns why the last night tried nothing; null: it did, or there was none yet. */
export function skippedSentence(last: NightlySuite['last']): string | null {
  if (last === null || last.outcome === 'played') return null;
  const why =
    last.outcome === 'unchanged'
      ? 'nothing had changed, so nothing was tried.'
      : 'it would have taken more than was left of the day’s budget, so nothing was tried.';
  return `${sayDayAndClock(last.at)}: ${why}`;
}
