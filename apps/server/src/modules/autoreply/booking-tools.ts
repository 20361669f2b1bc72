import {
  addDays,
  anyTime,
  dayAt,
  hasAskedToCancel,
  hasConfirmed,
  instantAtOrAfter,
  isTimeZone,
  minutesOf,
  pickTimes,
  sayInstant,
  timeOfDay,
  wallTimeAt,
  type ChatTurn,
  type SpokenLanguage,
} from '@spotter/domain';
import type { AgentTool } from '@spotter/providers/ports/language-model';
import type { z } from 'zod';
import type { ChatCall, ChatCalls, OfferedTime } from '../booking/chat-calls.ts';
import { BookCall, CancelCall, FindOpenTimes, MoveCall } from './booking-tool-inputs.ts';
import { calendarDown, checkAddress, noCall, tellOutcome, type ToolResult as Result } from './booking-tool-results.ts';

/** What an answer did to a call: its message and the call's row belong together. */
export type CallDone = { appointmentId: string; did: 'booked' | 'moved' | 'cancelled' };

/** The chat in which a call is arranged. All of it comes from the server; the model can reach nothing beyond it. */
export type BookingSetting = {
  calls: ChatCalls;
  chatId: string;
  turns: ChatTurn[];
  now: Date;
  language: SpokenLanguage;
  /** IANA, where it is known. */
  contactZone: string | null;
  coachZone: string;
  signal: AbortSignal;
};

const daysAhead = 7;
const mostDays = 31;
const mostTimes = 6;
/** All starts of the longest span that is looked at. */
const mostStarts = 1_000;

/** The tools that find times, book, move and cancel; what they did in this turn is kept over all tries at an answer. */
export function createBookingTools(setting: BookingSetting): {
  tools: AgentTool[];
  done: CallDone[];
  /** The zone in which times were told, once the contact's is known. */
  learntZone(): string | null;
  /** Addresses of calls and calendars that the contact may be sent. */
  links: string[];
} {
  const { calls, chatId, turns, signal } = setting;
  let zone = setting.contactZone;
  const offered = new Map<string, OfferedTime>();
  const done: CallDone[] = [];
  const links: string[] = [];
  /** What was asked for before in this turn is not done again. */
  const answered = new Map<string, Result>();

  const shownZone = () => zone ?? setting.coachZone;
  const zones = () => [...new Set([shownZone(), setting.coachZone])];
  const say = (start: Date) => sayInstant(start, shownZone(), setting.language);

  function present(times: OfferedTime[]): Result[] {
    return times.map((time) => {
      const { day, minutes } = wallTimeAt(time.start, shownZone());
      // Short enough to be repeated by a model without a fault; what it stands for is known here only.
      const slotId = `slot-${time.start.getTime().toString(36)}`;
      offered.set(slotId, time);
      return { slot_id: slotId, says: say(time.start), day, time: timeOfDay(minutes) };
    });
  }

  const telling = { say, present, sendLink: (url: string) => void links.push(url) };

  async function findOpenTimes(wish: z.infer<typeof FindOpenTimes>): Promise<Result> {
    if (wish.time_zone !== undefined) {
      if (!isTimeZone(wish.time_zone)) return { ok: false, code: 'unknown_time_zone' };
      zone = wish.time_zone;
    }
    const today = dayAt(setting.now, shownZone());
    const first = wish.from_day === undefined || wish.from_day < today ? today : wish.from_day;
    const wanted = wish.to_day ?? addDays(first, daysAhead - 1);
    const last = wanted < first ? first : wanted < addDays(first, mostDays) ? wanted : addDays(first, mostDays);
    const minutes = wish.time === undefined ? null : minutesOf(wish.time);
    const fit = { ...anyTime, fromMinutes: minutes, toMinutes: minutes, part: wish.part_of_day ?? null };

    const list = async (from: string, to: string) =>
      calls.findOpenTimes({
        chatId,
        from: instantAtOrAfter(from, 0, shownZone()),
        to: instantAtOrAfter(addDays(to, 1), 0, shownZone()),
        limit: mostStarts,
      });
    const found = await list(first, last);
    if (found.kind !== 'times') return calendarDown;
    const choose = (times: OfferedTime[], wished: typeof fit) => {
      const starts = times.map(({ start }) => start);
      const picked = pickTimes(starts, wished, { zone: shownZone(), count: mostTimes });
      const isTooFar = wished.part !== null && picked.outside !== null;
      return isTooFar ? [] : times.filter(({ start }) => picked.times.includes(start));
    };
    const about = {
      ok: true,
      time_zone: shownZone(),
      time_zone_is: zone === null ? 'of the coach: that of the contact is not known' : 'of the contact',
      today,
    };
    const fitting = choose(found.times, fit);
    if (fitting.length > 0) return { ...about, times: present(fitting) };
    const later = await list(first, addDays(last, mostDays));
    if (later.kind !== 'times') return calendarDown;
    const others = choose(later.times, anyTime);
    return {
      ...about,
      times: [],
      note: 'Nothing is open then. The next open times are in others.',
      others: present(others),
    };
  }

  /** The start behind a slot id, where the contact has said yes to it. */
  function confirmedStart(slotId: string): OfferedTime | Result {
    const time = offered.get(slotId);
    if (time === undefined) {
      return { ok: false, code: 'unknown_slot', note: 'Call find_open_times and use one of its slot_ids.' };
    }
    if (hasConfirmed(turns, time.start, zones())) return time;
    return {
      ok: false,
      code: 'needs_confirmation',
      says: say(time.start),
      note: 'Nothing was booked: the contact has not said yes to exactly this time. Ask whether it suits.',
    };
  }

  async function book(wish: z.infer<typeof BookCall>): Promise<Result> {
    const email = wish.email === undefined || wish.email === '' ? null : wish.email.toLowerCase();
    if (email !== null) {
      const problem = checkAddress(email, turns);
      if (problem !== null) return problem;
    }
    const time = confirmedStart(wish.slot_id);
    if (!isOffered(time)) return time;
    const outcome = await calls.book({
      chatId,
      slotId: time.slotId,
      guest: {
        name: wish.name ?? null,
        email,
        timeZone: zone,
        language: setting.language,
        notes: wish.notes ?? null,
        withoutEmail: wish.without_email ?? false,
      },
    });
    if (outcome.kind === 'booked') note(outcome.call, 'booked');
    return tellOutcome(outcome, telling);
  }

  async function move({ slot_id: slotId }: z.infer<typeof MoveCall>): Promise<Result> {
    const time = confirmedStart(slotId);
    if (!isOffered(time)) return time;
    const outcome = await calls.move({ chatId, slotId: time.slotId });
    if (outcome.kind === 'moved') note(outcome.call, 'moved');
    return tellOutcome(outcome, telling);
  }

  async function cancel(): Promise<Result> {
    if (!hasAskedToCancel(turns)) {
      return { ok: false, code: 'needs_confirmation', note: 'Nothing was cancelled. Ask whether to cancel the call.' };
    }
    const call = await calls.cancel({ chatId });
    if (call === null) return noCall;
    note(call, 'cancelled');
    return { ok: true, status: 'cancelled', says: say(call.start) };
  }

  function note(call: ChatCall, did: CallDone['did']): void {
    done.push({ appointmentId: call.appointmentId, did });
    if (call.meetingUrl !== null) links.push(call.meetingUrl);
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
        // The contact wrote more meanwhile: what they want now is read first.
        if (signal.aborted) return { ok: false, code: 'overtaken' };
        const key = `${name} ${JSON.stringify(wish)}`;
        const before = answered.get(key);
        if (before !== undefined) return before;
        if (name !== 'find_open_times' && done.length >= mostEffects) return { ok: false, code: 'too_many_changes' };
        const result = await act(wish);
        answered.set(key, result);
        return result;
      },
    } satisfies AgentTool;
  }

  return {
    done,
    links,
    learntZone: () => (zone === setting.contactZone ? null : zone),
    tools: [
      once(
        'find_open_times',
        'Gives open times for a call, in the time zone of the contact where it is known.',
        FindOpenTimes,
        findOpenTimes,
      ),
      once('book_call', 'Books a call at a time that the contact has chosen.', BookCall, book),
      once('move_call', 'Moves the call that is booked to a time that the contact has chosen.', MoveCall, move),
      once('cancel_call', 'Cancels the call that is booked.', CancelCall, cancel),
    ],
  };
}

/** Nobody wants more of one message than one call put in place of another. */
const mostEffects = 2;

function isOffered(time: OfferedTime | Result): time is OfferedTime {
  return 'slotId' in time;
}
