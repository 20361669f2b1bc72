import { chooseTime, isLive, sayInstant } from '@spotter/domain';
import type { ChatCall } from '../../booking/in-chat/chat-call.ts';
import type { ChatCalls } from '../../booking/in-chat/chat-calls.ts';
import type { StoredProposal } from '../../booking/in-chat/chat-proposals.ts';
import type { ChatState, MessageRow } from '../../chats/chat-state.ts';
import { createBookingTools } from './booking-tools.ts';
import { findZoneFact, spokenLanguage, turnsOf } from '../replying/chat-facts.ts';
import { contactAnswer, hasProposal, lastSaid } from './contact-answer.ts';
import { askProposed, sayDone, type Spoken } from '../replying/own-words.ts';
import { proposalName, slotName } from './proposal-names.ts';

const zoneFact = 'time_zone';

/** All that is needed to arrange a call in this chat. */
export async function openDesk(
  state: ChatState,
  shown: MessageRow[],
  {
    calls,
    now,
    signal,
    news,
    ...read
  }: { calls: ChatCalls | null; known?: ChatCall[]; now: Date; signal: AbortSignal; news?: AbortSignal },
) {
  if (calls === null) return null;
  const { chat, coachZone } = state;
  const told = findZoneFact(chat.facts);
  const [known, proposal] = await Promise.all([
    read.known ?? calls.ofChat(chat.id),
    hasProposal(state) ? calls.proposals.findNewest(chat.id) : null,
  ]);
  const language = spokenLanguage(state);
  const answer = contactAnswer(state, calls.proposals);
  const tools = createBookingTools({
    calls,
    chatId: chat.id,
    turns: turnsOf(state),
    facts: chat.facts,
    now,
    language,
    contactZone: told,
    coachZone,
    proposal,
    answer,
    lastSaidId: lastSaid(state)?.id ?? null,
    signal: news === undefined ? signal : AbortSignal.any([signal, news]),
  });
  const zone = () => tools.learntZone() ?? told ?? coachZone;
  const lastSaidAt = shown.findLast(({ author }) => author !== 'contact')?.sentAt ?? null;
  const isNew = (call: ChatCall) => lastSaidAt === null || call.changedAt > lastSaidAt;
  /** Which of the proposed times the contact's words name: only ever good for asking whether they mean it. */
  function hints(): string[] {
    if (proposal?.kind !== 'offer') return [];
    const words = answer.map(({ text }) => text).join('\n');
    const chosen = chooseTime(words, proposal.slots, { now, timeZone: zone(), language });
    if (chosen.kind === 'one') return [`their words name ${slotName(chosen.start)}`];
    return chosen.kind === 'several' ? [`their words fit ${chosen.starts.map(slotName).join(', ')}: ask which`] : [];
  }
  return {
    tools,
    known,
    answered: proposal,
    list: () => calls.ofChat(chat.id),
    zones: () => [...new Set([zone(), coachZone])],
    learnt: () => (tools.learntZone() === null ? [] : [{ name: zoneFact, value: tools.learntZone()! }]),
    /** The calls as the model is told them; what happened since anything was said to the contact is marked. */
    inWords: () =>
      known.slice(-mostCalls).map((call) => {
        const untold = isNew(call) ? ' (the contact has not been told yet)' : '';
        return `${stateInWords[call.state]}: ${sayInstant(call.start, zone(), language)}${untold}`;
      }),
    /** What was proposed last, as the model is told it. */
    proposalInWords: () =>
      proposal === null || !isLive(proposal, now)
        ? null
        : [...proposalInWords(proposal, { zone: zone(), language }), ...hints()].join('\n'),
    /** What the product says by itself with this answer: what was done, or the one thing that is to be confirmed. */
    statement(): string | null {
      const spoken = { zone: zone(), language };
      const newest = tools.done.at(-1);
      if (newest !== undefined) return sayDone(newest.did, newest.call, spoken);
      const proposed = tools.proposed();
      if (proposed?.kind === 'confirm') {
        return askProposed(
          proposed,
          shown.map(({ text }) => text),
        );
      }
      const untold = known.find((call) => call.state === 'booked' && call.start > now && isNew(call));
      // A calendar's own word on it changes a call once more after it was confirmed here.
      const isSaid = untold !== undefined && wasSaid(shown, sayInstant(untold.start, zone(), language));
      return untold === undefined || isSaid ? null : sayDone('booked', untold, spoken);
    },
  };
}

function proposalInWords({ id, action, kind, slots }: StoredProposal, { zone, language }: Spoken): string[] {
  const named = slots.map((slot) => `${slotName(slot)} = ${sayInstant(slot, zone, language)}`);
  if (kind === 'offer') return ['offered:', ...named];
  return [`proposal_id ${proposalName(id)}: asked to confirm: ${action} the call, ${named.join()}`];
}

/** Whether a message of ours that asked nothing has told this time. */
function wasSaid(shown: MessageRow[], when: string): boolean {
  return shown.some(({ author, text }) => author !== 'contact' && !text.includes('?') && text.includes(when));
}

const mostCalls = 3;
const stateInWords: Record<ChatCall['state'], string> = {
  booked: 'booked',
  unconfirmed: 'not certain yet, the calendar has not confirmed it',
  offered: 'the contact has a link and has not booked',
  cancelled: 'cancelled',
  past: 'over',
};
