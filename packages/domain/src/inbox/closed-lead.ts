import { severeReasons } from '../safety/hand-over-reasons.ts';

/** Hand-overs after which nobody is to win the contact while the coach has not seen to it. */
export const graveReasons: readonly string[] = [...severeReasons, 'asked-for-deletion', 'anger'];

/** What of a chat says whether its contact is a lead to win. */
type LeadFacts = {
  optedOutAt: Date | null;
  spam: string | null;
  stage: string;
  handOverReason: string | null;
};

/**
 * Why nobody is to win a contact: someone may be in danger or under age (`severe`), or they said no in some way
 * (`closed`); null: they are a lead like others.
 */
export function whyClosed({ optedOutAt, spam, stage, handOverReason }: LeadFacts): 'severe' | 'closed' | null {
  const grave = stage === 'needs_you' && handOverReason !== null && graveReasons.includes(handOverReason);
  if (grave && severeReasons.some((reason) => reason === handOverReason)) return 'severe';
  return grave || optedOutAt !== null || spam !== null || stage === 'lost' ? 'closed' : null;
}
