import type { Span } from '@spotter/domain/booking';
import type { CalendarFailure, CalendarTimes } from '@spotter/providers/ports/calendar';
import type { Clock } from '../../../platform/clock.ts';
import type { ServingCalendar } from './calendars.ts';

const dayMs = 24 * 3_600_000;
/** How long an outside calendar's times are reused, in ms: it refuses a conflicting booking itself. */
const believedMs = 30_000;
/** How long times that are only shown are reused, in ms, so that views do not query the calendar each time. */
const shownMs = 60_000;
/** How long a calendar's failure to answer is remembered, in ms. */
const silentMs = 5_000;
const maxRemembered = 500;

/** What is not available in a calendar or what is, or why it is unknown. */
export type CalendarAnswer = CalendarTimes | CalendarFailure;
type Known = { until: number; answer: Promise<CalendarAnswer> };

/** Asks calendars for their times, and remembers the answers for a short while. */
export function createCalendarAnswers({ clock }: { clock: Clock }) {
  const remembered = new Map<string, Known>();

  /** Asks for a span once, however many callers need it at a time; a failure is remembered for `silenceMs`. */
  async function ask(
    serving: ServingCalendar,
    span: Span,
    beliefMs: number,
    silenceMs: number,
  ): Promise<CalendarAnswer> {
    const key = `${serving.credentialId} ${span.start.getTime()} ${span.end.getTime()} ${beliefMs}`;
    const now = clock.now().getTime();
    const before = remembered.get(key);
    if (before !== undefined && now < before.until) return before.answer;
    const answer = serving.call<CalendarAnswer>((account) => serving.calendar.listTimes(account, span));
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
  function askDays(serving: ServingCalendar, { start, end }: Span): Promise<CalendarAnswer> {
    const whole = {
      start: new Date(Math.floor(start.getTime() / dayMs) * dayMs),
      end: new Date(Math.ceil(end.getTime() / dayMs) * dayMs),
    };
    return ask(serving, whole, believedMs, 0);
  }

  /** Asks for whole months, so that everything shown of them comes from the same answers. */
  async function askMonths(serving: ServingCalendar, span: Span): Promise<CalendarAnswer> {
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

  return {
    askDays,
    askMonths,

    /** Drops what is remembered, because after a booking the calendar is asked again. */
    forget(credentialId: string | null): void {
      if (credentialId === null) return;
      for (const key of remembered.keys()) if (key.startsWith(credentialId)) remembered.delete(key);
    },
  };
}

export type CalendarAnswers = ReturnType<typeof createCalendarAnswers>;

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
