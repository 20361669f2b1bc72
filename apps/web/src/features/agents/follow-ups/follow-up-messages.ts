import type { PlannedStep } from '@spotter/domain/autoreply';
import { findPlaceholderProblem } from '@spotter/domain/wording';
import { placeholderHint } from '../../../components/words/placeholder-hint.ts';
import type { StepChance } from './example-plan.ts';
import type { StepProblem } from './follow-up-values.ts';

/** Every sentence of the follow-ups' form. */
export const followUpMessages = {
  title: 'Follow-ups',
  hint: 'When a lead goes quiet after your agent asked something, it writes again. Any answer, a stop request, a booked call or you writing ends it.',
  switch: 'Follow up on leads who go quiet',
  offKept: 'Follow-ups are off. Your settings are kept.',
  amount: 'After',
  unit: 'Unit',
  units: { minutes: 'minutes', hours: 'hours' },
  words: 'Words',
  byAgent: 'Written by the agent',
  own: 'My own words',
  text: 'What it says',
  textHint: `Sent like this, in every language. ${placeholderHint}`,
  add: 'Add a follow-up',
  quietTitle: 'Quiet hours, in the lead’s own day',
  quietFrom: 'Quiet from',
  quietTo: 'Quiet until',
  quietWrong: 'Both times are needed, and they must differ.',
  max: 'Max in a row without an answer',

  exampleTitle: 'An example day',
  exampleHour: 'A lead writes at',
  exampleNone: 'Add a follow-up to see when it would be sent.',
  exampleList: 'When each follow-up would be sent',
  exampleWrites: 'They write',
  exampleQuiet: 'Quiet hours',
  exampleEnd: 'The 24-hour window closes',
};

const problemWords: Record<Exclude<StepProblem, 'placeholder'>, string> = {
  time: 'From 30 minutes to 24 hours, in whole minutes.',
  order: 'It has to come later than the one before.',
  'no-text': 'Write what it says, or let your agent write it.',
  'long-text': 'Up to 300 characters.',
};

/** Returns what keeps a step from being saved, in words. */
export function stepProblemWords(problem: StepProblem, text: string | null): string | null {
  return problem === 'placeholder' ? findPlaceholderProblem(text ?? '') : problemWords[problem];
}

const never: Record<NonNullable<StepChance['never']>, string> = {
  window: 'Never sent: the 24-hour window closes first.',
  'quiet-hours': 'Never sent: whenever it’s due, the quiet hours last until the window closes.',
  enough: 'Never sent: the max in a row is reached before it.',
};

/** Returns the warning below a step that is never sent, or not for each lead; null where all is well. */
export function chanceSentence({ hours, never: why }: StepChance): string | null {
  if (why !== null) return never[why];
  if (hours === 24) return null;
  return `Sent to leads who write in ${hours} of the day’s 24 hours. For the others the window closes first.`;
}

/** Returns the name of a step by its place: `Follow-up 2`. */
export function stepName(index: number): string {
  return `Follow-up ${index + 1}`;
}

const moved: Partial<Record<PlannedStep['reason'], string>> = {
  'quiet-hours': ', after the quiet hours',
  'after-previous': ', an hour after the one before',
};

const left: Partial<Record<PlannedStep['reason'], string>> = {
  enough: 'the max in a row is reached',
  window: 'the 24-hour window closes first',
};

/** Returns when a step of the example is sent, or why not. */
export function exampleSentence(name: string, step: PlannedStep, sayTime: (at: Date) => string): string {
  if (step.state === 'canceled') return `${name}: not sent, ${left[step.reason] ?? ''}`;
  return `${name}: ${sayTime(step.at)}${moved[step.reason] ?? ''}`;
}
