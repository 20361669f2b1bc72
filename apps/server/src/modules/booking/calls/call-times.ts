import {
  callMs,
  type CallSituation,
  decideStart,
  freeSlots,
  nearestSlots,
  type Span,
  type StartDecision,
} from '@spotter/domain';
import type { CalendarFailure, CalendarTimes } from '@spotter/providers/ports/calendar';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type AppointmentRow, listTaken } from '../appointments.repository.ts';
import type { Coach } from '../availability.ts';
import type { ServingCalendar } from '../calendars/calendars.ts';

const dayMs = 24 * 3_600_000;
/** How long an outside calendar's times are reused, in ms: it refuses a conflicting booking itself. */
const believedMs = 30_000;
/** How long times that are only shown are reused, in ms, so that views do not query the calendar each time. */
const shownMs = 60_000;
/** How long a calendar's failure to answer is remembered, in ms. */
const silentMs = 5_000;
const maxRemembered = 500;
/** How far around a wished time others are looked for, in ms. */
const alternativesWithinMs = 4 * dayMs;

/** The starts that can be booked, or why they are unknown. */
export type FreeTimes = { kind: 'times'; starts: Date[] } | CalendarFailure;

type Answer = CalendarTimes | CalendarFailure;
type Known = { until: number; answer: Promise<Answer> };

/** Returns the times at which a coach can be booked, by Spotter's calls, the coach's hours and the calendar. */
export function createCallTimes({ database, clock }: { database: Database; clock: Clock }) {
  const remembered = new Map<string, Known>();

  /** Asks for a span once, however many callers need it at a time; a failure is remembered for `silenceMs`. */
  async function ask(serving: ServingCalendar, span: Span, beliefMs: number, silenceMs: number): Promise<Answer> {
    const key = `${serving.credentialId} ${span.start.getTime()} ${span.end.getTime()} ${beliefMs}`;
    const now = clock.now().getTime();
    const before = remembered.get(key);
    if (before !== undefined && now < before.until) return before.answer;
    const answer = serving.call<CalendarTimes | CalendarFailure>((account) =>
      serving.calendar.listTimes(account, span),
    );
    const known = { until: now + beliefMs, answer };
    remembered.delete(key);
    remember(key, known);
    const { kind } = await answer;
    if (kind !== 'busy' && kind !== 'open') {
      known.until = now + silenceMs;
      if (silenceMs === 0 && remembered.get(key) === known) remembered.delete(key);
    }
    return answer;
  }

  function remember(key: string, known: Known): void {
    const [oldest] = remembered.keys();
    if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest);
    remembered.set(key, known);
  }

  /** Asks for whole days, so that neighbors share an answer. */
  function askDays(serving: ServingCalendar, { start, end }: Span): Promise<Answer> {
    const whole = {
      start: new Date(Math.floor(start.getTime() / dayMs) * dayMs),
      end: new Date(Math.ceil(end.getTime() / dayMs) * dayMs),
    };
    return ask(serving, whole, believedMs, 0);
  }

  /** Asks for whole months, so that everything shown of them comes from the same answers. */
  async function askMonths(serving: ServingCalendar, span: Span): Promise<Answer> {
    const answers = await Promise.all(monthsOf(span).map((month) => ask(serving, month, shownMs, silentMs)));
    const busy: Span[] = [];
    const starts: Date[] = [];
    for (const answer of answers) {
      if (answer.kind === 'busy') busy.push(...answer.busy);
      else if (answer.kind === 'open') starts.push(...answer.starts);
      else return answer;
    }
    return answers[0]?.kind === 'open' ? { kind: 'open', starts } : { kind: 'busy', busy };
  }

  /**
   * Loads everything that decides about starts within a span. `except` is a call whose own time is ignored,
   * because it is to be moved.
   */
  async function load(
    coach: Coach,
    serving: ServingCalendar,
    span: Span,
    except: AppointmentRow | null = null,
    askCalendar = askDays,
  ): Promise<{ kind: 'loaded'; situation: CallSituation } | CalendarFailure> {
    const around = { start: new Date(span.start.getTime() - dayMs), end: new Date(span.end.getTime() + dayMs) };
    // Our own times are read with the appointments.
    const times: Answer =
      serving.credentialId === null ? { kind: 'busy', busy: [] } : await askCalendar(serving, around);
    if (times.kind !== 'busy' && times.kind !== 'open') return times;
    const taken = await listTaken(database, coach.workspaceId, around, except?.id ?? null);
    const own = except === null ? null : { start: except.startsAt, end: except.endsAt };
    return {
      kind: 'loaded',
      situation: {
        rules: coach.rules,
        busy: times.kind === 'busy' ? [...taken, ...times.busy.flatMap((busy) => without(busy, own))] : taken,
        open: times.kind === 'open' ? times.starts : null,
        now: clock.now(),
      },
    };
  }

  async function listWith(
    askCalendar: typeof askDays,
    coach: Coach,
    serving: ServingCalendar,
    span: Span,
    except: AppointmentRow | null = null,
  ): Promise<FreeTimes> {
    const now = clock.now().getTime();
    const last = now + (coach.rules.horizonDays + 1) * dayMs;
    // What is past or beyond the horizon is not worth asking for.
    const within = {
      start: new Date(Math.max(span.start.getTime(), now)),
      end: new Date(Math.min(span.end.getTime(), last)),
    };
    if (within.end <= within.start) return { kind: 'times', starts: [] };
    const loaded = await load(coach, serving, within, except, askCalendar);
    if (loaded.kind !== 'loaded') return loaded;
    return { kind: 'times', starts: freeSlots(loaded.situation, within) };
  }

  return {
    /** Returns whether a call can start at an instant; `unknown` where the calendar cannot be asked. */
    async decide(
      coach: Coach,
      serving: ServingCalendar,
      start: Date,
      except: AppointmentRow | null = null,
    ): Promise<StartDecision | 'unknown'> {
      const loaded = await load(coach, serving, { start, end: new Date(start.getTime() + callMs) }, except);
      return loaded.kind === 'loaded' ? decideStart(start, loaded.situation) : 'unknown';
    },

    /** Returns the starts that can be booked within a span. */
    listFree: (coach: Coach, serving: ServingCalendar, span: Span): Promise<FreeTimes> =>
      listWith(askDays, coach, serving, span),

    /**
     * Returns the same for display to anyone, or starts to which a call (`except`) can be moved: looking costs the
     * coach's calendar a few calls a minute at most.
     */
    listShown: (
      coach: Coach,
      serving: ServingCalendar,
      span: Span,
      except: AppointmentRow | null = null,
    ): Promise<FreeTimes> => listWith(askMonths, coach, serving, span, except),

    /** Returns other starts near one that is taken; none where the calendar cannot be asked. */
    async findAlternatives(
      coach: Coach,
      serving: ServingCalendar,
      wanted: Date,
      options: { count: number; except?: AppointmentRow | null },
    ): Promise<Date[]> {
      const span = {
        start: new Date(wanted.getTime() - alternativesWithinMs),
        end: new Date(wanted.getTime() + alternativesWithinMs),
      };
      const loaded = await load(coach, serving, span, options.except ?? null);
      if (loaded.kind !== 'loaded') return [];
      return nearestSlots(wanted, freeSlots(loaded.situation, span), options.count);
    },

    /** Drops what is remembered, because after a booking the calendar is asked again. */
    forget(credentialId: string | null): void {
      if (credentialId === null) return;
      for (const key of remembered.keys()) if (key.startsWith(credentialId)) remembered.delete(key);
    },

    /** Returns the time of a call that starts at an instant. */
    spanOf: (start: Date): Span => ({ start, end: new Date(start.getTime() + callMs) }),
  };
}

export type CallTimes = ReturnType<typeof createCallTimes>;

/** Returns what is left of a busy time without a call's own, because calendars join adjacent times. */
function without(busy: Span, own: Span | null): Span[] {
  if (own === null || own.end <= busy.start || own.start >= busy.end) return [busy];
  return [
    { start: busy.start, end: own.start },
    { start: own.end, end: busy.end },
  ].filter((part) => part.start < part.end);
}

/** Returns the months (UTC) that a span touches. */
function monthsOf({ start, end }: Span): Span[] {
  const months: Span[] = [];
  let first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth()));
  while (first < end) {
    const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1));
    months.push({ start: first, end: next });
    first = next;
  }
  return months;
}
