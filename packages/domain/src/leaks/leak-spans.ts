import { findWindow, type WindowFacts } from '../autoreply/window/messaging-window.ts';
import { asksForAnswer } from '../autoreply/decision/asks-for-answer.ts';
import type { LeakKind } from '../inbox/leak-kinds.ts';
import { type LeadWords, readLeadWords } from './words/lead-words.ts';
import { type OurWords, readOurWords } from './words/our-words.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long each may last before the lead is about to be lost, in ms. */
const leakAfterMs = {
  unanswered: 3 * hourMs,
  /** An address to book a call that was not used. */
  offeredCall: 4 * hourMs,
  /** A lead who would buy, since we said something that leads nowhere, or since we asked them. */
  readiness: 6 * hourMs,
  silence: dayMs,
  /** After the end of a missed call. */
  missedCall: hourMs / 2,
};

/** How long before what is certain of the window ends, and before a call that nobody confirmed, in ms. */
const windowEndsMs = 4 * hourMs;
const callBeginsMs = dayMs;
/** How long a missed call and a broken promise are worth taking up, in ms. */
const missedCallKeptMs = 7 * dayMs;
const promiseKeptMs = 14 * dayMs;
/** Nobody writes this much about something else than what they promised, in characters. */
const fullAnswerLength = 160;

/** A call of the chat, as far as leaks depend on it. */
export type LeakCall = {
  /** `offered`: the lead has an address to book it. `pending`: the calendar has not taken it. */
  status: 'offered' | 'pending' | 'booked' | 'canceled';
  startsAt: Date;
  endsAt: Date;
  madeAt: Date;
  /** Whether the lead said that they will come. */
  isConfirmed: boolean;
  outcome: 'shown' | 'no-show' | null;
};

/** A message that was sent or received. */
export type LeakMessage = {
  author: 'contact' | 'agent' | 'coach' | 'other-app';
  text: string;
  at: Date;
  /** Whether something is attached. */
  hasContent: boolean;
};

/** The recorded facts of a chat that decide whether its lead is about to be lost. */
export type LeakFacts = WindowFacts & {
  /** Whether nobody is to win this contact: they said stop or no, are a seller, on the never list, or in danger. */
  isClosed: boolean;
  /** Whether they bought or came to their call: they are owed answers and promises, but no call. */
  isClient: boolean;
  /** The contact's first unanswered message; null when the agent is about to answer, or no answer is owed. */
  awaitingSince: Date | null;
  /** Whether the lead was found to fit. */
  isQualified: boolean;
  /** When the agent sends the next follow-up; null: never. */
  followsUpAt: Date | null;
  calls: LeakCall[];
  /** The newest messages, oldest first. */
  messages: LeakMessage[];
};

/** A way in which the lead is about to be lost, and while it lasts. `since` tells one case from the next. */
export type LeakSpan = { kind: LeakKind; since: Date; from: Date; until: Date };

/** Returns every way in which the lead is or will be about to be lost, if nothing else happens. */
export function leakSpans(facts: LeakFacts): LeakSpan[] {
  if (facts.isClosed) return [];
  const judged = facts.messages.map(readMessage);
  return [
    ...missedCall(facts, judged),
    ...unconfirmedCall(facts),
    ...openPromise(judged),
    ...closingWindow(facts, judged),
    ...unanswered(facts, judged),
    ...withoutCall(facts, judged),
  ];
}

/** A message, and what its words are: the lead's, or ours. */
type JudgedMessage = LeakMessage & { lead: LeadWords | null; ours: OurWords | null };

function readMessage(message: LeakMessage, index: number, messages: LeakMessage[]): JudgedMessage {
  const { author, text, hasContent } = message;
  if (author !== 'contact') return { ...message, lead: null, ours: readOurWords(text) };
  const before = messages.findLast((each, at) => at < index && each.author !== 'contact')?.text ?? null;
  // A voice note may ask anything.
  return { ...message, lead: text === '' && hasContent ? 'owed' : readLeadWords(text, before), ours: null };
}

/** A guest who did not come, has no other call, and with whom nobody has spoken about it. */
function missedCall({ calls }: LeakFacts, judged: JudgedMessage[]): LeakSpan[] {
  const last = newestCall(calls);
  if (last?.outcome !== 'no-show') return [];
  const { startsAt, endsAt } = last;
  const wasTaken = judged.some(
    (each) =>
      each.at > startsAt &&
      (each.author === 'coach' || (each.author === 'agent' ? isAsking(each) || isNextStep(each) : each.at > endsAt)),
  );
  if (wasTaken) return [];
  const from = after(endsAt, leakAfterMs.missedCall);
  return [{ kind: 'no-show', since: startsAt, from, until: after(endsAt, missedCallKeptMs) }];
}

/** A call that begins soon and that the lead has not said yes to, or that they have not booked yet. */
function unconfirmedCall({ calls }: LeakFacts): LeakSpan[] {
  const last = newestCall(calls);
  if (last === undefined || last.isConfirmed || last.outcome !== null) return [];
  const { status, startsAt, madeAt } = last;
  const from = status === 'booked' ? after(startsAt, -callBeginsMs) : after(madeAt, leakAfterMs.offeredCall);
  return [{ kind: 'call-unconfirmed', since: from, from, until: startsAt }];
}

/** The newest promise of the agent or the coach that nothing has kept since. */
function openPromise(judged: JudgedMessage[]): LeakSpan[] {
  return judged
    .flatMap((promise, index) => {
      const { author, ours, at } = promise;
      const isOurs = author === 'agent' || author === 'coach';
      if (!isOurs || !isPromise(ours) || judged.slice(index + 1).some((later) => endsPromise(promise, later)))
        return [];
      const from = after(at, ours!.dueAfterMs!);
      return [{ kind: 'promise-open' as const, since: at, from, until: after(at, promiseKeptMs) }];
    })
    .slice(-1);
}

/** Whether a later message keeps a promise, or shows that the lead waits for it no more. */
function endsPromise(promise: JudgedMessage, { author, lead, ours, text, hasContent }: JudgedMessage): boolean {
  if (lead !== null) return lead === 'has-it' || lead === 'no';
  // A coach who writes has seen what their agent promised.
  if (promise.author === 'agent' && author === 'coach') return true;
  if (hasContent || ours?.kind === 'given') return true;
  // An answer may be anything we say.
  return !isPromise(ours) && (promise.ours?.kind === 'promise-answer' || text.length >= fullAnswerLength);
}

function isPromise(ours: OurWords | null): boolean {
  return ours !== null && ours.dueAfterMs !== null;
}

/** A lead who is silent while the window ends, and to whom nothing goes out before. */
function closingWindow(facts: LeakFacts, judged: JudgedMessage[]): LeakSpan[] {
  const { lastInboundAt, followsUpAt, isClient, calls } = facts;
  const { certainUntil } = findWindow(facts);
  if (certainUntil === null || isClient || hasCall(calls) || judged.at(-1)?.author === 'contact') return [];
  if (isWon(judged) || isGone(judged) || isSatisfied(judged)) return [];
  if (followsUpAt !== null && followsUpAt < certainUntil) return [];
  return [
    { kind: 'window-closing', since: lastInboundAt!, from: after(certainUntil, -windowEndsMs), until: certainUntil },
  ];
}

function unanswered(facts: LeakFacts, judged: JudgedMessage[]): LeakSpan[] {
  const { awaitingSince: since, calls } = facts;
  const last = newestCall(calls);
  // Who said that they are on their way waits for the call.
  if (since !== null && last?.outcome === 'no-show' && last.startsAt > since) return [];
  const { coachClosesAt } = findWindow(facts);
  if (since === null || coachClosesAt === null || !isAnswerOwed(facts, judged)) return [];
  return [{ kind: 'left-waiting', since, from: after(since, leakAfterMs.unanswered), until: coachClosesAt }];
}

/** A lead who would buy, and was offered no call since they said so. */
function withoutCall(facts: LeakFacts, judged: JudgedMessage[]): LeakSpan[] {
  const { isQualified, isClient, calls } = facts;
  const last = judged.at(-1);
  const { coachClosesAt } = findWindow(facts);
  if (last === undefined || coachClosesAt === null) return [];
  if (last.author === 'contact' && isAnswerOwed(facts, judged)) return [];
  if (isClient || hasCall(calls) || isWon(judged) || isGone(judged)) return [];
  const ready = judged.findLastIndex(({ lead }) => lead === 'ready');
  if ((!isQualified && ready === -1) || judged.some((each, index) => index > ready && isNextStep(each))) return [];
  const from = after(last.at, ready === -1 || isAsking(last) ? leakAfterMs.silence : leakAfterMs.readiness);
  return [{ kind: 'no-call', since: last.at, from, until: coachClosesAt }];
}

/** Whether a message of the business leads on: it offers a call, brings something, or promises it. */
function isNextStep({ ours, hasContent }: JudgedMessage): boolean {
  return ours !== null && (hasContent || ours.kind !== 'other');
}

function isAsking({ text }: LeakMessage): boolean {
  return text.includes('?');
}

/** Whether a lead bought. */
function isWon(judged: JudgedMessage[]): boolean {
  return judged.some(({ lead }) => lead === 'bought');
}

/** Whether a lead declined or put it off, and has said nothing since but thanks. */
function isGone(judged: JudgedMessage[]): boolean {
  const lead = judged.findLast((each) => each.lead !== null && each.lead !== 'rest')?.lead;
  return lead === 'no' || lead === 'later';
}

/** Whether a lead has what they came for, and nobody asked them anything since. */
function isSatisfied(judged: JudgedMessage[]): boolean {
  const heard = judged.findLastIndex(({ lead }) => lead !== null);
  const lead = judged[heard]?.lead;
  return (lead === 'rest' || lead === 'has-it') && !judged.slice(heard + 1).some(isAsking);
}

/** Whether the contact's last words are more than thanks, a smile, a goodbye, or a yes that nobody waits for. */
function isAnswerOwed({ calls }: LeakFacts, judged: JudgedMessage[]): boolean {
  const own = judged.findLastIndex(({ author }) => author !== 'contact');
  const open = judged.slice(own + 1);
  if (open.length === 0) return true;
  // "Still good for today?" is answered, and nothing is to be said.
  if (judged[own] !== undefined && isAsking(judged[own]) && newestCall(calls)?.isConfirmed === true)
    return open.some(({ text }) => asksForAnswer(text));
  // Who has found it themselves asks no more.
  const over = open.findLastIndex(({ lead }) => lead === 'has-it' || lead === 'no' || lead === 'later');
  return open.slice(over + 1).some(({ lead }) => lead === 'owed' || lead === 'ready');
}

function hasCall(calls: LeakCall[]): boolean {
  return calls.some(({ status }) => status !== 'canceled');
}

function newestCall(calls: LeakCall[]): LeakCall | undefined {
  return calls
    .filter(({ status }) => status !== 'canceled')
    .toSorted((one, other) => +other.startsAt - +one.startsAt)[0];
}

function after(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
