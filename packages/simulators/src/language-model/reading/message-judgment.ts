import { dangerSigns, innocentTalk, type DangerSign } from './danger-signs.ts';
import { nameDoubt } from '../doubts/name-doubt.ts';
import { plainText } from './plain-text.ts';
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

/** Judges the contact's unanswered words, as truthfully as a small model can. */
export function judgeMessages(texts: string[]): MessageJudgment {
  const found = new Set(texts.flatMap(signsIn));
  return {
    danger: dangers.find((danger) => found.has(danger)) ?? 'none',
    wantsPerson: found.has('person'),
    wantsToStop: found.has('stop'),
    isMinor: found.has('minor'),
    language: languageToAnswerIn(texts.toReversed()),
  };
}

/** Returns what the short lists see in a text and the labeled messages nearest to it do not find ordinary. */
function signsIn(text: string): DangerSign[] {
  const plain = plainText(text);
  const listed = (Object.keys(dangerSigns) as DangerSign[]).filter(
    (sign) => dangerSigns[sign].some((words) => words.test(plain)) && innocentTalk[sign]?.test(plain) !== true,
  );
  if (listed.length === 0) return [];
  const nearest = nameDoubt(text);
  const isWish = (sign: DangerSign) => sign === 'stop' || sign === 'person';
  return listed.filter((sign) => (isWish(sign) ? nearest === sign : nearest !== 'none' && nearest !== 'past'));
}
