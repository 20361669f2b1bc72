import { confirmationText, proposalWords, sayInstant, type SpokenLanguage } from '@spotter/domain/booking';
import type { ChatCall, ProposalDraft } from '../../booking/index.ts';
import type { BookingAction } from './execute-booking-action.ts';

/** The zone and language of times in a chat. */
export type Spoken = { zone: string; language: SpokenLanguage };

const actions = { booked: 'book', moved: 'move', cancelled: 'cancel' } as const;

/** Returns the product's own confirmation of a change to a call. */
export function sayDone(did: BookingAction['did'], call: ChatCall, { zone, language }: Spoken): string {
  const { start, place, manageUrl } = call;
  const lacksAddress = did === 'booked' && call.lacksAddress === true;
  return confirmationText({ action: actions[did], start, zone, language, place, manageUrl, lacksAddress });
}

/** Returns the product's own question for confirmation, in other words if it was asked before. */
export function askProposed({ action, slots, zone, language }: ProposalDraft, earlierReplies: string[]): string {
  const words = proposalWords[language];
  const question = words.ask[action](sayInstant(slots[0]!, zone, language));
  return earlierReplies.some((text) => text.includes(question)) ? words.askAgain(question) : question;
}
