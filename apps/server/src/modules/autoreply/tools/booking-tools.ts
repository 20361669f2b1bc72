import {
  addDays,
  type AnsweredMessage,
  dayAt,
  decideYes,
  instantAtOrAfter,
  isLive,
  minutesOf,
  type OutsideHours,
  parseTimeZone,
  pickTimes,
  type ProposalAction,
  sayChoice,
  sayInstant,
  type SpokenLanguage,
  timeOfDay,
  type TimeWish,
  wallTimeAt,
  type YesDecision,
} from '@spotter/domain';
import type { AgentTool } from '@spotter/providers/ports/language-model';
import type { z } from 'zod';
import {
  type ChatCall,
  type ChatCalls,
  type ProposalDraft,
  type ProposedGuest,
  type StoredProposal,
  unknownGuest,
} from '../../booking/index.ts';
import { AskToConfirm, CarryOut, FindOpenTimes, OfferTimes } from './booking-tool-inputs.ts';
import { calendarDown, noCall, describeFailure, type ToolResult as Result } from './booking-tool-results.ts';
import { executeBookingAction, type BookingAction } from './execute-booking-action.ts';
import { checkAddress, findAddress, givenAddress, type ChatTurn } from './guest-address.ts';
import { proposalName, slotName } from './proposal-names.ts';

/** The chat in which a call is arranged. All of it comes from the server; the model reaches nothing beyond. */
export type BookingSetting = {
  calls: ChatCalls;
  chatId: string;
  turns: ChatTurn[];
  facts: { name: string; value: string }[];
  now: Date;
  language: SpokenLanguage;
  /** The contact's time zone (IANA), if known. */
  contactZone: string | null;
  coachZone: string;
  /** The chat's newest proposal, and what the contact wrote since our side last did. */
  proposal: StoredProposal | null;
  answer: AnsweredMessage[];
  /** Our side's newest message. */
  lastOutboundId: string | null;
  signal: AbortSignal;
};

const daysAhead = 7;
const maxDays = 31;
const maxTimes = 6;
/** Max starts read at once: enough for all of the longest span. */
const maxStarts = 1_000;

/**
 * Returns the tools that find times, offer them, ask to confirm one, and do what was agreed to. What they did is
 * kept over all tries at an answer of this turn.
 */
export function createBookingTools(setting: BookingSetting) {
  const { calls, chatId, turns, now, proposal, signal } = setting;
  let zone = setting.contactZone;
  let proposed: ProposalDraft | null = null;
  let judged: YesDecision | null = null;
  const known = new Map<string, Date>();
  const done: (BookingAction & { call: ChatCall })[] = [];
  const links: string[] = [];
  /** The results of this turn's requests, because a repeated request must not be carried out again. */
  const answered = new Map<string, Result>();

  const shownZone = () => zone ?? setting.coachZone;
  const say = (start: Date) => sayInstant(start, shownZone(), setting.language);

  function present(starts: Date[]): Result[] {
    return starts.map((start) => {
      const { day, minutes } = wallTimeAt(start, shownZone());
      known.set(slotName(start), start);
      return { slot_id: slotName(start), says: say(start), day, time: timeOfDay(minutes) };
    });
  }
  if (proposal !== null && proposal.action !== 'cancel' && isLive(proposal, now)) present(proposal.slots);

  const telling = { say, present, sendLink: (url: string) => void links.push(url) };

  async function findOpenTimes(wish: z.infer<typeof FindOpenTimes>): Promise<Result> {
    if (wish.time_zone !== undefined) {
      const named = parseTimeZone(wish.time_zone);
      if (named === null) return { ok: false, code: 'unknown_time_zone' };
      zone = named;
    }
    const today = dayAt(now, shownZone());
    const first = wish.from_day === undefined || wish.from_day < today ? today : wish.from_day;
    const wanted = wish.to_day ?? addDays(first, daysAhead - 1);
    const last = wanted < first ? first : wanted < addDays(first, maxDays) ? wanted : addDays(first, maxDays);
    const wished: TimeWish = {
      days: wish.from_day === undefined ? null : { from: first, to: last },
      fromMinutes: minutesIn(wish.time ?? wish.after),
      toMinutes: minutesIn(wish.time ?? wish.before),
      part: wish.part_of_day ?? null,
    };
    const pick = (starts: Date[]) => pickTimes(starts, wished, { zone: shownZone(), count: maxTimes });

    const list = async (from: string, to: string) =>
      calls.findOpenTimes({
        chatId,
        from: instantAtOrAfter(from, 0, shownZone()),
        to: instantAtOrAfter(addDays(to, 1), 0, shownZone()),
        limit: maxStarts,
      });
    const found = await list(first, last);
    if (found.kind !== 'times') return calendarDown;
    const about = {
      ok: true,
      time_zone: shownZone(),
      time_zone_is: zone === null ? 'of the coach: that of the contact is not known' : 'of the contact',
      today,
    };
    const picked = pick(found.starts);
    if (picked.times.length > 0 && picked.outside === null) return { ...about, times: present(picked.times) };
    const later = found.starts.length > 0 ? found : await list(first, addDays(last, maxDays));
    if (later.kind !== 'times') return calendarDown;
    const others = pick(later.starts);
    return {
      ...about,
      times: [],
      ...(others.outside === null ? {} : hoursOf(others.outside)),
      note: 'Nothing is open then. The nearest open times are in others.',
      others: present(others.times),
    };
  }

  /** Drafts the proposal that is sent with the answer, instead of an earlier one. */
  function propose(plan: { kind: ProposalDraft['kind']; action: ProposalAction; slots: Date[]; guest: ProposedGuest }) {
    proposed = calls.proposals.draft(chatId, { ...plan, zone: shownZone(), language: setting.language });
  }

  async function offerTimes({ slot_ids: ids }: z.infer<typeof OfferTimes>): Promise<Result> {
    const starts = [...new Set(ids)].map((id) => known.get(id));
    if (!starts.every((start) => start !== undefined)) return unknownSlot;
    const action = (await findComing()) === null ? 'book' : 'move';
    propose({ kind: 'offer', action, slots: starts, guest: unknownGuest });
    return {
      ok: true,
      says: starts.map(say),
      says_together: sayChoice(starts, shownZone(), setting.language),
      note: 'Say these times in your message, as says_together does. Buttons for them go with it.',
    };
  }

  async function askToConfirm(wish: z.infer<typeof AskToConfirm>): Promise<Result> {
    if (done.length > 0)
      return { ok: false, code: 'done_already', note: 'Something was done in this turn. Say that first.' };
    const coming = await findComing();
    if (wish.action === 'cancel') {
      if (coming === null) return noCall;
      propose({ kind: 'confirm', action: 'cancel', slots: [coming.start], guest: unknownGuest });
      return { ok: true, says: say(coming.start), note: questionFollows };
    }
    const start = known.get(wish.slot_id ?? '');
    if (start === undefined) return unknownSlot;
    if (wish.action === 'book' && coming !== null) return describeFailure({ kind: 'has-call', call: coming }, telling);
    if (wish.action === 'move' && coming === null) return noCall;
    const { guest, problem } = await readGuest(wish);
    if (guest === null) return problem;
    const open = await calls.findOpenTimes({ chatId, from: start, to: new Date(start.getTime() + 1), limit: 1 });
    if (open.kind !== 'times') return calendarDown;
    if (open.starts.length === 0) return { ok: false, code: 'slot_taken', note: 'This time is not open any more.' };
    propose({ kind: 'confirm', action: wish.action, slots: [start], guest });
    return { ok: true, says: say(start), note: questionFollows };
  }

  /** Returns what is known about the guest, or what must be asked before the question whose yes books the call. */
  async function readGuest(
    wish: z.infer<typeof AskToConfirm>,
  ): Promise<{ guest: ProposedGuest; problem?: never } | { guest: null; problem: Result }> {
    const given = givenAddress(wish.email);
    const problem = given === null ? null : checkAddress(given, turns);
    if (problem !== null) return { guest: null, problem };
    const withoutEmail = wish.without_email ?? false;
    const email = given ?? (withoutEmail ? null : findAddress(turns, setting.facts));
    const needs = wish.action === 'book' ? await calls.findNeeds(chatId) : [];
    if (needs.includes('email') && email === null && !withoutEmail) {
      const note = 'Ask the contact for it first, then ask to confirm.';
      return { guest: null, problem: { ok: false, code: 'needs', needs: ['email'], note } };
    }
    return { guest: { name: wish.name ?? null, email, withoutEmail, notes: wish.notes ?? null } };
  }

  /** Carries a proposal out if the contact said yes, which the product's rules and the model must both find. */
  async function carryOutProposal({ proposal_id: id, contact_said_yes }: z.infer<typeof CarryOut>): Promise<Result> {
    if (proposal === null || id !== proposalName(proposal.id)) {
      return { ok: false, code: 'no_open_proposal', note: 'Nothing was done. Ask to confirm first.' };
    }
    judged = decideYes(proposal, setting.answer, {
      now,
      lastOutboundId: setting.lastOutboundId,
      modelSaysYes: contact_said_yes,
      standing: (await findComing())?.start ?? null,
      needsAddress: false,
    });
    if (judged.kind !== 'carry-out') {
      const because = 'because' in judged ? judged.because : null;
      return {
        ok: false,
        code: 'not_agreed',
        because,
        note: 'Nothing was done: this was no plain yes. Ask what they want.',
      };
    }
    const guest = { email: findAddress(turns, setting.facts), timeZone: zone };
    const outcome = await executeBookingAction(calls, chatId, { proposal, slot: judged.slot }, guest);
    if (outcome.kind !== 'done') return describeFailure(outcome, telling);
    done.push({ appointmentId: outcome.call.appointmentId, did: outcome.did, call: outcome.call });
    if (outcome.call.meetingUrl !== null) links.push(outcome.call.meetingUrl);
    return { ok: true, status: outcome.did, says: say(outcome.call.start), note: confirmationFollows };
  }

  async function findComing(): Promise<ChatCall | null> {
    const all = await calls.ofChat(chatId);
    return all.find(({ state, start }) => state === 'booked' && start > now) ?? null;
  }

  function once<T extends z.ZodType>(
    name: string,
    description: string,
    input: T,
    act: (wish: z.infer<T>) => Promise<Result>,
  ) {
    return {
      name,
      description,
      input,
      async execute(given: unknown): Promise<Result> {
        const wish = input.parse(given);
        // The contact wrote more meanwhile, which must be read first.
        if (signal.aborted) return { ok: false, code: 'overtaken' };
        const key = `${name} ${JSON.stringify(wish)}`;
        const before = answered.get(key);
        if (before !== undefined) return before;
        const result = await act(wish);
        answered.set(key, result);
        return result;
      },
    } satisfies AgentTool;
  }

  return {
    done,
    links,
    /** Returns the proposal that is sent with the answer. */
    proposed: () => proposed,
    /** Returns how the contact's answer was judged, if the model asked for that. */
    judged: () => judged,
    /** Returns the contact's zone if it was learned in this turn. */
    learnedZone: () => (zone === setting.contactZone ? null : zone),
    tools: [
      once(
        'find_open_times',
        'Gives open times for a call, in the time zone of the contact where it is known.',
        FindOpenTimes,
        findOpenTimes,
      ),
      once('offer_times', 'Offers times to choose from, with your message.', OfferTimes, offerTimes),
      once(
        'ask_to_confirm',
        'Has the contact asked to confirm one thing: a call at one time, another time for it, or that it is canceled.',
        AskToConfirm,
        askToConfirm,
      ),
      once('carry_out', 'Does what the contact was asked to confirm, if they said yes.', CarryOut, carryOutProposal),
    ],
  };
}

function minutesIn(time: string | undefined): number | null {
  return time === undefined ? null : minutesOf(time);
}

/** Returns the coach's first or last call of the day, whichever a wish for a time is outside of. */
function hoursOf({ wished, firstMinutes, lastMinutes }: OutsideHours): Result {
  return wished === 'too-late'
    ? { last_call_of_the_day: timeOfDay(lastMinutes) }
    : { first_call_of_the_day: timeOfDay(firstMinutes) };
}

const unknownSlot: Result = {
  ok: false,
  code: 'unknown_slot',
  note: 'Call find_open_times and use one of its slot_ids.',
};
const questionFollows =
  'The question itself is put behind your message, with the time and buttons: write one short sentence before it, or nothing, and no question.';
const confirmationFollows =
  'The confirmation itself is put behind your message, with day, time and zone: write one short kind sentence without them, or nothing.';
