import type { ProposalAction } from './proposal.ts';
import { proposalWords } from './proposal-words.ts';
import { sayInstant, type SpokenLanguage } from './say-instant.ts';

/** What was done to a call, and what the contact has to know about it. */
export type Confirmation = {
  action: ProposalAction;
  start: Date;
  /** IANA. */
  zone: string;
  language: SpokenLanguage;
  /** Where the call takes place: an address, or the coach's own words. */
  place: string | null;
  /** The page on which the contact moves or cancels it. */
  manageUrl: string | null;
  /** Whether no invitation can reach the contact yet: then their address is asked for. Absent: no. */
  lacksAddress?: boolean;
};

/**
 * Returns day, date, time, zone, place and link of a call, in the product's own words: this is said, no matter
 * what a model wrote.
 */
export function confirmationText({
  action,
  start,
  zone,
  language,
  place,
  manageUrl,
  lacksAddress,
}: Confirmation): string {
  const words = proposalWords[language];
  const sentence = words.done[action](sayInstant(start, zone, language));
  if (action === 'cancel') return sentence;
  return [
    sentence,
    ...(place === null ? [] : [words.where(place)]),
    ...(manageUrl === null ? [] : [words.manage(manageUrl)]),
    ...(lacksAddress === true ? [words.askInvite] : []),
  ].join('\n');
}
