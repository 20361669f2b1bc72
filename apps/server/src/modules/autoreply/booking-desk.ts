import { isLive, sayInstant, type SpokenLanguage } from '@spotter/domain';
import type { ChatCall, ChatCalls } from '../booking/chat-calls.ts';
import type { StoredProposal } from '../booking/chat-proposals.ts';
import type { ChatState, MessageRow } from '../chats/chat-state.ts';
import { createBookingTools } from './booking-tools.ts';
import { findZoneFact, spokenLanguage, turnsOf } from './chat-facts.ts';
import { contactAnswer, hasProposal, lastSaid } from './contact-answer.ts';
import { askProposed, sayDone } from './own-words.ts';
import { proposalName, slotName } from './proposal-names.ts';

const zoneFact = 'time_zone';

/** All that is needed to arrange a call in this chat. */
export async function openDesk(
  state: ChatState,
  shown: MessageRow[],
  { calls, now, signal, ...read }: { calls: ChatCalls | null; known?: ChatCall[]; now: Date; signal: AbortSignal },
) {
  if (calls === null) return null;
  const { chat, coachZone } = state;
  const told = findZoneFact(chat.facts);
  const [known, proposal] = await Promise.all([
    read.known ?? calls.ofChat(chat.id),
    hasProposal(state) ? calls.proposals.findNewest(chat.id) : null,
  ]);
  const language = spokenLanguage(state);
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
    answer: contactAnswer(state, calls.proposals),
    lastSaidId: lastSaid(state)?.id ?? null,
    signal,
  });
  const zone = () => tools.learntZone() ?? told ?? coachZone;
  const lastSaidAt = shown.findLast(({ author }) => author !== 'contact')?.sentAt ?? null;
  const isNew = (call: ChatCall) => lastSaidAt === null || call.changedAt > lastSaidAt;
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
        const news = isNew(call) ? ' (the contact has not been told yet)' : '';
        return `${stateInWords[call.state]}: ${sayInstant(call.start, zone(), language)}${news}`;
      }),
    /** What was proposed last, as the model is told it. */
    proposalInWords: () => (proposal === null ? null : proposalInWords(proposal, now, zone(), language)),
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

function proposalInWords(proposal: StoredProposal, now: Date, zone: string, language: SpokenLanguage): string | null {
  if (!isLive(proposal, now)) return null;
  const say = (slot: Date) => sayInstant(slot, zone, language);
  const { action, kind, slots } = proposal;
  if (kind === 'confirm') {
    const at = slots.map((slot) => (action === 'cancel' ? say(slot) : `${slotName(slot)} = ${say(slot)}`)).join();
    return `proposal_id ${proposalName(proposal.id)}: asked to confirm: ${action} the call, ${at}`;
  }
  return ['offered:', ...slots.map((slot) => `${slotName(slot)} = ${say(slot)}`)].join('\n');
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
