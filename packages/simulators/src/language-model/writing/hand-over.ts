import type { Heard } from '../nearest/examples.ts';
import { comparedWords } from '../nearest/words.ts';
import { does, type Situation } from '../situation.ts';

/** Why the simulator hands a chat over to the coach, with the wording that it has for it. */
export type HandOverReason = { reason: string; wording: string };

/** Min likelihood of the example that says that a person is needed: a fact or a joke must not end the talk. */
const enough = 0.6;
/** The same for one that the message says beside something else. */
const enoughWithOthers = 0.8;
/** The same for what a body has. */
const surelyMedical = 0.9;
/** The same for an end of the talk. */
const surely = 0.8;
const movesOfPeople: [string, HandOverReason][] = [
  ['medical-now', { reason: 'medical', wording: 'hand:medical' }],
  ['angry', { reason: 'anger', wording: 'hand:angry' }],
  ['wants-person', { reason: 'asked-for-human', wording: 'hand:person' }],
  ['pitch', { reason: 'business-pitch', wording: 'hand:other' }],
];

/** Returns why the unanswered messages need a person, the gravest first; null where an agent may answer. */
export function findHandOverReason(situation: Situation): HandOverReason | null {
  const { judgment, heard, conversation } = situation;
  if (['self-harm', 'abuse', 'eating-disorder'].includes(judgment.danger))
    return { reason: 'red-flag', wording: 'hand:care' };
  if (judgment.danger === 'medical-emergency') return { reason: 'medical', wording: 'hand:medical' };
  if (judgment.isMinor) return { reason: 'minor', wording: 'hand:minor' };
  if (does(situation, 'injury-past', 'ask-for-me')) return null;
  // A doctor's words may be why somebody has a goal, and what a body has the coach may have taken note of.
  const isKnown = conversation.coachNote !== null || heard.some(({ move }) => move.startsWith('goal'));
  const isMain = (one: Heard) =>
    one.move === 'medical-now'
      ? one.likelihood >= surelyMedical && !isKnown
      : one === heard[0] || one.likelihood >= enoughWithOthers;
  const needs = ([move]: [string, HandOverReason]) =>
    heard.some((one) => one.move === move && isCertain(one) && isMain(one));
  return movesOfPeople.find(needs)?.[1] ?? null;
}

/** One word alone is not a certain sign. */
function isCertain({ likelihood, text }: Heard): boolean {
  return likelihood >= enough && comparedWords(text).length > 1;
}

/** Whether they surely refuse what they were offered. */
export function declines({ heard }: Pick<Situation, 'heard'>): boolean {
  return heard.some(({ move, likelihood }) => move === 'no-thanks' && likelihood >= surely);
}

/** Whether they refuse for good: one no refuses what was offered, and leaves the door open. */
export function declinesForGood(situation: Situation): boolean {
  return declines(situation) && situation.earlier.some(({ move }) => move === 'no-thanks');
}
