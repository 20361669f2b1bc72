import { chooseTime, isLive, proposalWords, sayInstant } from '@spotter/domain/booking';
import type { ChatCall, ChatCalls, StoredProposal } from '../../booking/index.ts';
import { findZone, findZoneFact, type ChatState, type MessageRow } from '../../chats/index.ts';
import { createBookingTools } from './booking-tools.ts';
import { spokenLanguage, turnsOf } from '../replying/chat-facts.ts';
import { contactAnswer, hasProposal, lastOutbound } from './contact-answer.ts';
import { askProposed, sayDone, type Spoken } from './booking-statements.ts';
import { proposalName, slotName } from './proposal-names.ts';

const zoneFact = 'time_zone';

/** Reads all that is needed to arrange a call in this chat. */
export async function prepareBookingTools(
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
  const knownZone = findZone(state);
  const isRecorded = findZoneFact(chat.facts) !== null;
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
    contactZone: knownZone,
    coachZone,
    proposal,
    answer,
    lastOutboundId: lastOutbound(state)?.id ?? null,
    lastOutboundAt: lastOutbound(state)?.attemptedAt ?? null,
    signal: news === undefined ? signal : AbortSignal.any([signal, news]),
  });
  const zone = () => tools.learnedZone() ?? knownZone ?? coachZone;
  const lastOutboundAt = shown.findLast(({ author }) => author !== 'contact')?.sentAt ?? null;
  const isNew = (call: ChatCall) => lastOutboundAt === null || call.changedAt > lastOutboundAt;
  /** Returns which offered times the contact's words name. The model may only ask whether they mean them. */
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
    learned: () => {
      const learned = tools.learnedZone() ?? (isRecorded ? null : knownZone);
      return learned === null ? [] : [{ name: zoneFact, value: learned }];
    },
    /** Returns the calls in words for the model. Changes since the last message to the contact are marked. */
    inWords: () =>
      known.slice(-maxCalls).map((call) => {
        const note = isNew(call) ? ' (the contact has not been told yet)' : '';
        return `${stateInWords[call.state]}: ${sayInstant(call.start, zone(), language)}${note}`;
      }),
    /** Returns the newest proposal in words for the model. */
    proposalInWords: () =>
      proposal === null || !isLive(proposal, now)
        ? null
        : [...proposalInWords(proposal, { zone: zone(), language }), ...hints()].join('\n'),
    /** Returns the product's own statement in this answer: what was done, or the question for confirmation. */
    statement(): string | null {
      const wording = { zone: zone(), language };
      const newest = tools.done.at(-1);
      if (newest !== undefined) return sayDone(newest.did, newest.call, wording);
      const proposed = tools.proposed();
      if (proposed?.kind === 'confirm') {
        return askProposed(
          proposed,
          shown.map(({ text }) => text),
        );
      }
      const unconfirmed = known.find((call) => call.state === 'booked' && call.start > now && isNew(call));
      // The calendar's own notice changes a call once more after it was confirmed here.
      const isConfirmed = unconfirmed !== undefined && isStated(shown, unconfirmed.start, wording);
      return unconfirmed === undefined || isConfirmed ? null : sayDone('booked', unconfirmed, wording);
    },
  };
}

function proposalInWords({ id, action, kind, slots }: StoredProposal, { zone, language }: Spoken): string[] {
  const named = slots.map((slot) => `${slotName(slot)} = ${sayInstant(slot, zone, language)}`);
  if (kind === 'offer') return ['offered:', ...named];
  return [`proposal_id ${proposalName(id)}: asked to confirm: ${action} the call, ${named.join()}`];
}

/** Returns whether one of our messages says that a call at this time stands, whatever it asks besides. */
function isStated(shown: MessageRow[], start: Date, { zone, language }: Spoken): boolean {
  const { done } = proposalWords[language];
  const when = sayInstant(start, zone, language);
  const sentences = [done.book(when), done.move(when)];
  return shown.some(
    ({ author, text }) =>
      author !== 'contact' &&
      (sentences.some((sentence) => text.includes(sentence)) || (!text.includes('?') && text.includes(when))),
  );
}

const maxCalls = 3;
const stateInWords: Record<ChatCall['state'], string> = {
  booked: 'booked',
  unconfirmed: 'not certain yet, the calendar has not confirmed it',
  offered: 'the contact has a link and has not booked',
  cancelled: 'cancelled',
  past: 'over',
};
