import {
  addDays,
  anyTime,
  dayAt,
  decideYes,
  instantAtOrAfter,
  isSignOrThanks,
  pickTimes,
  proposalWords,
  sayChoice,
  sayInstant,
  type AnsweredMessage,
  type ProposalAction,
  type YesDecision,
} from '@spotter/domain';
import {
  type ChatCall,
  type ChatCalls,
  type ProposalDraft,
  type StoredProposal,
  unknownGuest,
} from '../../booking/index.ts';
import type { ChatState } from '../../chats/index.ts';
import { executeBookingAction, type BookingAction, type BookingOutcome } from './execute-booking-action.ts';
import { findZone, spokenLanguage, turnsOf } from '../replying/chat-facts.ts';
import { contactAnswer, hasProposal, lastOutbound } from './contact-answer.ts';
import { findAddress } from './guest-address.ts';
import { sayDone, type Spoken } from './booking-statements.ts';

/** The product's own answer to a tap, with its proposal and the changes that it made to calls. */
export type TapAnswer = {
  text: string;
  proposal: ProposalDraft | null;
  done: BookingAction[];
  judged: YesDecision;
  answered: StoredProposal | null;
};

const timesOffered = 4;
const daysAhead = 14;
const maxStarts = 500;

/** Returns whether the product itself answers what the contact tapped or wrote since our side last wrote. */
export function hasTap(state: ChatState, calls: ChatCalls): boolean {
  return isOwnToAnswer(contactAnswer(state, calls.proposals), state);
}

/** Whether an answer is a tap, or a sign or thanks in answer to a question with buttons. */
function isOwnToAnswer(answer: AnsweredMessage[], state: ChatState): boolean {
  if (answer.some(({ tap }) => tap !== null)) return true;
  const asked = (lastOutbound(state)?.quickReplies ?? null) !== null;
  return asked && answer.length > 0 && isSignOrThanks(answer.map(({ text }) => text).join('\n'));
}

/**
 * Answers a tapped button, or a sign such as 👍 for it: the product itself, without a model, does or proposes
 * what it names. Returns null when nothing was tapped, or when words have to be understood.
 */
export async function answerTap(state: ChatState, calls: ChatCalls, now: Date): Promise<TapAnswer | null> {
  const answer = contactAnswer(state, calls.proposals);
  if (!isOwnToAnswer(answer, state)) return null;
  const { chat } = state;
  const chatId = chat.id;
  const [proposal, all, needs] = await Promise.all([
    hasProposal(state) ? calls.proposals.findNewest(chatId) : null,
    calls.ofChat(chatId),
    calls.findNeeds(chatId),
  ]);
  const standing = all.find((call) => call.state === 'booked' && call.start > now) ?? null;
  const turns = turnsOf(state);
  const email = findAddress(turns, chat.facts);
  const hasAddress = email !== null || proposal?.guest.email != null || proposal?.guest.withoutEmail === true;
  const judged = decideYes(proposal, answer, {
    now,
    lastOutboundId: lastOutbound(state)?.id ?? null,
    modelSaysYes: null,
    standing: standing?.start ?? null,
    needsAddress: needs.includes('email') && !hasAddress,
    hasAskedTwice: askedTwice(state),
  });
  const contactZone = findZone(state);
  const spoken: Spoken = {
    zone: contactZone ?? proposal?.zone ?? state.coachZone,
    language: proposal?.language ?? spokenLanguage(state),
  };
  const words = proposalWords[spoken.language];
  const say = (start: Date) => sayInstant(start, spoken.zone, spoken.language);
  const answerWith = (text: string, more: Partial<TapAnswer> = {}): TapAnswer => ({
    text,
    proposal: null,
    done: [],
    judged,
    answered: proposal,
    ...more,
  });

  /** Offers times with their buttons, in a sentence of the product. */
  function offer(slots: Date[], sentence: (times: string) => string, fallback = words.nothingOpen): TapAnswer {
    if (slots.length === 0) return answerWith(fallback);
    const action: ProposalAction = standing === null ? 'book' : 'move';
    const guest = proposal?.guest ?? unknownGuest;
    const details = { kind: 'offer', action, slots, guest, ...spoken } as const;
    return answerWith(sentence(sayChoice(slots, spoken.zone, spoken.language)), {
      proposal: calls.proposals.draft(chatId, details),
    });
  }

  /** Returns open times, with those first that were not just offered. */
  async function findFresh(): Promise<Date[] | null> {
    const today = dayAt(now, spoken.zone);
    const to = instantAtOrAfter(addDays(today, daysAhead), 0, spoken.zone);
    const found = await calls.findOpenTimes({ chatId, from: now, to, limit: maxStarts });
    if (found.kind !== 'times') return null;
    const before = new Set(proposal?.slots.map((slot) => slot.getTime()));
    const latest = Math.max(0, ...before);
    const others = found.starts.filter((start) => !before.has(start.getTime()));
    const later = others.filter((start) => start.getTime() > latest);
    const wanted = judged.kind === 'offer-again' && judged.because === 'other-times' ? later : [];
    const count = timesOffered;
    return pickTimes(wanted.length > 0 ? wanted : others, anyTime, { zone: spoken.zone, count }).times;
  }

  async function offerFresh(sentence: (times: string) => string, fallback?: string): Promise<TapAnswer> {
    const fresh = await findFresh();
    return fresh === null ? answerWith(words.down) : offer(fresh, sentence, fallback);
  }

  function describeOutcome(outcome: BookingOutcome): TapAnswer {
    switch (outcome.kind) {
      case 'done': {
        const { call, did } = outcome;
        return answerWith(sayDone(did, call, spoken), { done: [{ appointmentId: call.appointmentId, did }] });
      }
      case 'slot-taken':
        return offer(outcome.alternatives, words.taken);
      case 'needs':
        return answerWith(words.askAddress(say(judged.kind === 'carry-out' ? judged.slot : now)));
      case 'link-only':
        return answerWith(words.link(outcome.url));
      case 'unconfirmed':
        return answerWith(words.unconfirmed);
      case 'calendar-down':
        return answerWith(words.down);
      case 'has-call':
        return answerWith(words.doneBefore(say(outcome.call.start)));
      case 'no-call':
        return answerWith(words.noCall);
    }
  }

  switch (judged.kind) {
    case 'none':
      return null;
    case 'carry-out':
      return describeOutcome(
        await executeBookingAction(
          calls,
          chatId,
          { proposal: proposal!, slot: judged.slot },
          { email, timeZone: contactZone },
        ),
      );
    case 'ask-address':
      return answerWith(words.askAddress(say(judged.slot)));
    case 'keep':
      return answerWith(standing === null ? words.noCall : words.kept(say(standing.start)));
    case 'ask-to-confirm': {
      const slots = [judged.slot];
      if (judged.because === 'thanks') {
        const { action, guest } = proposal!;
        const again = calls.proposals.draft(chatId, { kind: 'confirm', action, slots, guest, ...spoken });
        return answerWith(words.askAgain(words.ask[action](say(judged.slot))), { proposal: again });
      }
      const details = { kind: 'confirm', action: 'move', slots, guest: unknownGuest, ...spoken } as const;
      const question = words.askMoveFallback(say(standing!.start), say(judged.slot));
      return answerWith(question, { proposal: calls.proposals.draft(chatId, details) });
    }
    case 'offer-again':
      switch (judged.because) {
        case 'other-times':
          return offerFresh(words.offer);
        case 'used-button':
          if (standing === null) return offerFresh(words.oldButton, words.oldButtonAlone);
          return answerWith(
            isUnreported(standing, state) ? sayDone('booked', standing, spoken) : words.doneBefore(say(standing.start)),
          );
        case 'old-button':
        case 'foreign-button':
          return offerFresh(words.oldButton, words.oldButtonAlone);
      }
  }
}

/** Returns whether our last question repeats one that we asked before. */
function askedTwice({ messages }: ChatState): boolean {
  const ours = messages.filter(
    ({ author, aborted, quickReplies }) => author === 'agent' && !aborted && quickReplies !== null,
  );
  const last = ours.at(-1)?.text;
  return last !== undefined && ours.slice(0, -1).some(({ text }) => last.includes(text) && last !== text);
}

/** Returns whether our side has written nothing to the contact since their call changed. */
function isUnreported(call: ChatCall, state: ChatState): boolean {
  const last = lastOutbound(state);
  return last === null || call.changedAt > last.sentAt;
}
