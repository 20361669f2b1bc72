import { sentencesOf } from '@spotter/language/sentences/sentences';
import { isAcknowledgement } from '../../wording/acknowledgement.ts';
import { asksName } from './name-answer.ts';
import type { DangerWord } from '../../safety/danger-question.ts';
import { asksIfBot } from '../../safety/classifier/classify-bot-question.ts';

/**
 * Whether words ask something that can be left open for the coach. Whether a machine writes, who writes, and
 * thanks are none: the agent answers those itself. `says`: what a model said of these words in doubt.
 */
export function leavesOpen(text: string, says: DangerWord | null | undefined = null): boolean {
  if (asksIfBot(text, says) && !text.slice(0, -1).includes('?')) return false;
  return sentencesOf(text).some(
    (clause) => !asksName(clause) && !asksIfBot(clause, says) && !isAcknowledgement(clause),
  );
}
