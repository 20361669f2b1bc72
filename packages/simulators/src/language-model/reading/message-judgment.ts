import { certainMatter } from '../doubts/name-doubt.ts';
import { languageToAnswerIn } from './text-language.ts';

/** The simulator's answer when it has to judge what the contact wrote. */
export type MessageJudgment = {
  danger: string;
  wantsPerson: boolean;
  wantsToStop: boolean;
  isMinor: boolean;
  language: string;
};

/** The dangers that a judgment can name, the gravest first; `minor` has an answer of its own. */
const dangers = ['self-harm', 'abuse', 'medical-emergency', 'eating-disorder'] as const;

/** A judgment that finds nothing wrong in any text. */
export const blindJudgment: MessageJudgment = {
  danger: 'none',
  wantsPerson: false,
  wantsToStop: false,
  isMinor: false,
  language: 'en',
};

/** A judgment that finds the worst in every text. */
export const alarmedJudgment: MessageJudgment = { ...blindJudgment, danger: 'self-harm', isMinor: true };

/** Judges the contact's unanswered words by the labeled messages nearest to each. */
export function judgeMessages(texts: string[]): MessageJudgment {
  const found = new Set(texts.map(certainMatter));
  return {
    ...blindJudgment,
    danger: dangers.find((danger) => found.has(danger)) ?? 'none',
    wantsPerson: found.has('person'),
    wantsToStop: found.has('stop'),
    isMinor: found.has('minor'),
    language: languageToAnswerIn(texts.toReversed()),
  };
}
