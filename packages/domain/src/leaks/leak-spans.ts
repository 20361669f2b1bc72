import { findWindow, type WindowFacts } from '../autoreply/window/messaging-window.ts';
import { asksForAnswer } from '../autoreply/decision/asks-for-answer.ts';
import { isPutOff, isReadyToBuy, isSettled, offersCall } from './buying-words.ts';
import { endsTalk } from './last-words.ts';
import type { LeakKind } from '../inbox/leak-kinds.ts';
import { keepsPromise, readPromise } from './promise-words.ts';
import { isAskedAbout } from './missed-call-words.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long each may last before the lead is about to be lost, in ms. */
const leakAfterMs = {
  unanswered: 3 * hourMs,
  /** An address to book a call that was not used. */
  offeredCall: 4 * hourMs,
  /** Silence of a lead who would buy. */
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
  return [
    ...missedCall(facts),
    ...unconfirmedCall(facts),
    ...openPromise(facts),
    ...closingWindow(facts),
    ...unanswered(facts),
    ...withoutCall(facts),
  ];
}

/** A guest who did not come, has no other call, and with whom nobody has spoken about it. */
function missedCall({ calls, messages }: LeakFacts): LeakSpan[] {
  const last = newestCall(calls);
  if (last?.outcome !== 'no-show') return [];
  const { startsAt, endsAt } = last;
  const wasTaken = messages.some(
    ({ author, text, at }) =>
      at > startsAt && (author === 'coach' || (author === 'agent' ? isAskedAbout(text) : at > endsAt)),
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
function openPromise({ messages }: LeakFacts): LeakSpan[] {
  return messages
    .flatMap((said, index) => {
      const promise = said.author === 'agent' || said.author === 'coach' ? readPromise(said.text) : null;
      if (promise === null) return [];
      const isKept = messages
        .slice(index + 1)
        .some((later) => keepsPromise(promise, { ...later, isOwn: later.author !== 'contact' }));
      if (isKept) return [];
      const { at } = said;
      const from = after(at, promise.dueAfterMs);
      return [{ kind: 'promise-open' as const, since: at, from, until: after(at, promiseKeptMs) }];
    })
    .slice(-1);
}

/** A lead who is silent while the window ends, and to whom nothing goes out before. */
function closingWindow(facts: LeakFacts): LeakSpan[] {
  const { lastInboundAt, followsUpAt, isClient, calls, messages } = facts;
  const { certainUntil } = findWindow(facts);
  if (certainUntil === null || isClient || hasCall(calls) || messages.at(-1)?.author === 'contact') return [];
  if (followsUpAt !== null && followsUpAt < certainUntil) return [];
  return [
    { kind: 'window-closing', since: lastInboundAt!, from: after(certainUntil, -windowEndsMs), until: certainUntil },
  ];
}

function unanswered(facts: LeakFacts): LeakSpan[] {
  const { awaitingSince: since, calls } = facts;
  const last = newestCall(calls);
  // Who said that they are on their way waits for the call.
  if (since !== null && last?.outcome === 'no-show' && last.startsAt > since) return [];
  const { coachClosesAt } = findWindow(facts);
  if (since === null || coachClosesAt === null || !isAnswerOwed(facts)) return [];
  return [{ kind: 'left-waiting', since, from: after(since, leakAfterMs.unanswered), until: coachClosesAt }];
}

/** A lead who would buy, and was offered no call since they said so. */
function withoutCall(facts: LeakFacts): LeakSpan[] {
  const { isQualified, isClient, calls, messages } = facts;
  const last = messages.at(-1);
  const { coachClosesAt } = findWindow(facts);
  if (last === undefined || last.author === 'contact' || coachClosesAt === null) return [];
  if (isClient || hasCall(calls)) return [];
  const said = messages.findIndex(({ author, text }) => author === 'contact' && isReadyToBuy(text));
  const own = messages.filter(({ author }, index) => author !== 'contact' && index > said);
  const heard = messages.findLast(({ author }) => author === 'contact');
  const isOver =
    isPutOff(heard?.text ?? '') ||
    messages.some(({ author, text }) => isSettled(text, author === 'contact' ? 'lead' : 'business'));
  if ((!isQualified && said === -1) || isOver || own.some(isNextStep)) return [];
  return [{ kind: 'no-call', since: last.at, from: after(last.at, leakAfterMs.silence), until: coachClosesAt }];
}

/** Whether a message of the business leads on: it offers a call, or brings something. */
function isNextStep({ text, hasContent }: LeakMessage): boolean {
  return hasContent || offersCall(text);
}

/** Whether the contact's last words are more than thanks, a smile, a goodbye, or a yes that nobody waits for. */
function isAnswerOwed({ messages, calls }: LeakFacts): boolean {
  const own = messages.findLastIndex(({ author }) => author !== 'contact');
  const open = messages.slice(own + 1);
  if (open.length === 0) return true;
  const asked = messages[own]?.text.includes('?') === true;
  // "Still good for today?" is answered, and nothing is to be said.
  if (asked && newestCall(calls)?.isConfirmed === true) return open.some(({ text }) => asksForAnswer(text));
  return open.some(({ text, hasContent }) => hasContent || !endsTalk(text, asked));
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
