import { confirmationText, proposalWords, sayInstant, type SpokenLanguage } from '@spotter/domain';
import type { ChatCall } from '../../booking/in-chat/chat-call.ts';
import type { ProposalDraft } from '../../booking/in-chat/chat-proposals.ts';
import type { CallDone } from '../tools/carry-out.ts';

/** How times are said in a chat. */
export type Spoken = { zone: string; language: SpokenLanguage };

const actions = { booked: 'book', moved: 'move', cancelled: 'cancel' } as const;

/** The product's own confirmation of what was done to a call. */
export function sayDone(did: CallDone['did'], call: ChatCall, { zone, language }: Spoken): string {
  const { start, place, manageUrl } = call;
  return confirmationText({ action: actions[did], start, zone, language, place, manageUrl });
}

/** The product's own question that repeats the one thing to be confirmed; in other words where it was asked before. */
export function askProposed({ action, slots, zone, language }: ProposalDraft, alreadySaid: string[]): string {
  const words = proposalWords[language];
  const question = words.ask[action](sayInstant(slots[0]!, zone, language));
  return alreadySaid.some((text) => text.includes(question)) ? words.askAgain(question) : question;
}
