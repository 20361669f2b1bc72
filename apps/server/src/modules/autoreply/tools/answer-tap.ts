import { addDays, dayAt, instantAtOrAfter } from '@spotter/language/zones/zoned-time';
import {
  anyTime,
  decideYes,
  isAssent,
  isSignOrThanks,
  pickTimes,
  proposalWords,
  sayChoice,
  sayInstant,
  type AnsweredMessage,
  type ProposalAction,
  type YesDecision,
} from '@spotter/domain/booking';
import {
  type ChatCall,
  type ChatCalls,
  type ProposalDraft,
  type StoredProposal,
  unknownGuest,
} from '../../booking/index.ts';
import { findZone, type ChatState } from '../../chats/index.ts';
import {
  executeBookingAction,
  type BookingAction,
  type BookingOutcome,
  type GuestNow,
} from './execute-booking-action.ts';
import { spokenLanguage, turnsOf } from '../replying/chat-facts.ts';
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

/** Whether an answer is a tap, or signs, thanks or a spoken yes in answer to a question with buttons. */
function isOwnToAnswer(answer: AnsweredMessage[], state: ChatState): boolean {
  if (answer.some(({ tap }) => tap !== null)) return true;
  const asked = (lastOutbound(state)?.quickReplies ?? null) !== null;
  const whole = answer.map(({ text }) => text).join('\n');
  const isSpoken = answer.some(({ isHeard }) => isHeard);
  return asked && answer.length > 0 && (isSignOrThanks(whole) || (isSpoken && isAssent(whole)));
}

/**
 * Answers a tapped button, or a sign such as 👍 for it: the product itself, without a model, does or proposes
 * what it names. Returns null when nothing was tapped, or when words have to be understood.
 */
export async function answerTap(state: ChatState, calls: ChatCalls, now: Date): Promise<TapAnswer | null> {
  const answer = contactAnswer(state, calls.proposals);
  if (!isOwnToAnswer(answer, state)) return null;
  return react(await readTap(state, calls, answer, now));
}

/** A tap, and what its answer depends on. */
type Tap = {
  state: ChatState;
  calls: ChatCalls;
  now: Date;
  proposal: StoredProposal | null;
  judged: YesDecision;
  /** The call to come. */
  standing: ChatCall | null;
  guest: GuestNow;
  spoken: Spoken;
};

async function readTap(state: ChatState, calls: ChatCalls, answer: AnsweredMessage[], now: Date): Promise<Tap> {
  const { chat } = state;
  const [proposal, all, needs] = await Promise.all([
    hasProposal(state) ? calls.proposals.findNewest(chat.id) : null,
    calls.ofChat(chat.id),
    calls.findNeeds(chat.id),
  ]);
  const standing = all.find((call) => call.state === 'booked' && call.start > now) ?? null;
  const email = findAddress(turnsOf(state), chat.facts);
  const hasAddress = email !== null || proposal?.guest.email != null || proposal?.guest.withoutEmail === true;
  const judged = decideYes(proposal, answer, {
    now,
    lastOutboundId: lastOutbound(state)?.id ?? null,
    lastOutboundAt: lastOutbound(state)?.attemptedAt ?? null,
    modelSaysYes: null,
    standing: standing?.start ?? null,
    needsAddress: needs.includes('email') && !hasAddress,
    hasAskedTwice: askedTwice(state),
  });
  const timeZone = findZone(state);
  const spoken: Spoken = {
    zone: timeZone ?? proposal?.zone ?? state.coachZone,
    language: proposal?.language ?? spokenLanguage(state),
  };
  return { state, calls, now, proposal, judged, standing, guest: { email, timeZone }, spoken };
}

/** Does or says what a tap was judged to mean. */
async function react(tap: Tap): Promise<TapAnswer | null> {
  const { judged, standing, proposal, spoken } = tap;
  const words = wordsOf(tap);
  const say = (start: Date) => sayInstant(start, spoken.zone, spoken.language);
  switch (judged.kind) {
    case 'none':
      return null;
    case 'carry-out': {
      const agreed = { proposal: proposal!, slot: judged.slot };
      return describeOutcome(tap, await executeBookingAction(tap.calls, tap.state.chat.id, agreed, tap.guest));
    }
    case 'ask-address':
      return answerWith(tap, words.askAddress(say(judged.slot)));
    case 'keep':
      return answerWith(tap, standing === null ? words.noCall : words.kept(say(standing.start)));
    case 'ask-to-confirm': {
      if (judged.because !== 'has-call') {
        const { action, guest } = proposal!;
        const question = words.askAgain(words.ask[action](say(judged.slot)));
        return proposeWith(tap, question, { kind: 'confirm', action, slots: [judged.slot], guest });
      }
      const question = words.askMoveFallback(say(standing!.start), say(judged.slot));
      return proposeWith(tap, question, { kind: 'confirm', action: 'move', slots: [judged.slot], guest: unknownGuest });
    }
    case 'offer-again':
      if (judged.because === 'other-times') return offerFresh(tap, words.offer);
      if (judged.because !== 'used-button' || standing === null)
        return offerFresh(tap, words.oldButton, words.oldButtonAlone);
      return answerWith(
        tap,
        isUnreported(standing, tap.state) ? sayDone('booked', standing, spoken) : words.doneBefore(say(standing.start)),
      );
  }
}

function describeOutcome(tap: Tap, outcome: BookingOutcome): TapAnswer {
  const { spoken, judged, now } = tap;
  const words = wordsOf(tap);
  const say = (start: Date) => sayInstant(start, spoken.zone, spoken.language);
  switch (outcome.kind) {
    case 'done': {
      const { call, did } = outcome;
      return { ...answerWith(tap, sayDone(did, call, spoken)), done: [{ appointmentId: call.appointmentId, did }] };
    }
    case 'slot-taken':
      return offer(tap, outcome.alternatives, words.taken);
    case 'needs':
      return answerWith(tap, words.askAddress(say(judged.kind === 'carry-out' ? judged.slot : now)));
    case 'link-only':
      return answerWith(tap, words.link(outcome.url));
    case 'unconfirmed':
      return answerWith(tap, words.unconfirmed);
    case 'calendar-down':
      return answerWith(tap, words.down);
    case 'has-call':
      return answerWith(tap, words.doneBefore(say(outcome.call.start)));
    case 'no-call':
      return answerWith(tap, words.noCall);
  }
}

function wordsOf({ spoken }: Tap) {
  return proposalWords[spoken.language];
}

function answerWith({ judged, proposal }: Tap, text: string): TapAnswer {
  return { text, proposal: null, done: [], judged, answered: proposal };
}

function proposeWith(
  tap: Tap,
  text: string,
  plan: Pick<ProposalDraft, 'kind' | 'action' | 'slots' | 'guest'>,
): TapAnswer {
  const { calls, state, spoken } = tap;
  return { ...answerWith(tap, text), proposal: calls.proposals.draft(state.chat.id, { ...plan, ...spoken }) };
}

/** Offers open times, with those first that were not just offered. */
async function offerFresh(tap: Tap, sentence: (times: string) => string, fallback?: string): Promise<TapAnswer> {
  const { calls, state, now, proposal, judged, spoken } = tap;
  const to = instantAtOrAfter(addDays(dayAt(now, spoken.zone), daysAhead), 0, spoken.zone);
  const found = await calls.findOpenTimes({ chatId: state.chat.id, from: now, to, limit: maxStarts });
  if (found.kind !== 'times') return answerWith(tap, wordsOf(tap).down);
  const wantsLater = judged.kind === 'offer-again' && judged.because === 'other-times';
  const fresh = freshTimes(found.starts, proposal?.slots ?? [], wantsLater);
  const { times } = pickTimes(fresh, anyTime, { zone: spoken.zone, count: timesOffered });
  return offer(tap, times, sentence, fallback);
}

/** Returns the open times that were not just offered: where later ones are wanted, those if there are any. */
export function freshTimes(open: Date[], offered: Date[], wantsLater: boolean): Date[] {
  const before = new Set(offered.map((slot) => slot.getTime()));
  const latest = Math.max(0, ...before);
  const others = open.filter((start) => !before.has(start.getTime()));
  const later = wantsLater ? others.filter((start) => start.getTime() > latest) : [];
  return later.length > 0 ? later : others;
}

/** Offers times with their buttons, in a sentence of the product. */
function offer(
  tap: Tap,
  slots: Date[],
  sentence: (times: string) => string,
  fallback = wordsOf(tap).nothingOpen,
): TapAnswer {
  if (slots.length === 0) return answerWith(tap, fallback);
  const { spoken, standing, proposal } = tap;
  const action: ProposalAction = standing === null ? 'book' : 'move';
  const text = sentence(sayChoice(slots, spoken.zone, spoken.language));
  return proposeWith(tap, text, { kind: 'offer', action, slots, guest: proposal?.guest ?? unknownGuest });
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
