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
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { type AppointmentRow, listTaken } from './appointments.repository.ts';
import type { Coach } from './availability.ts';
import type { ServingCalendar } from './calendars.ts';

const dayMs = 24 * 3_600_000;
/** What a calendar outside said of its times is believed this long: a booking there is refused by the calendar itself. */
const believedMs = 30_000;
const mostRemembered = 500;
/** How far around a wished time others are looked for. */
const alternativesWithinMs = 4 * dayMs;

/** The starts that can be booked, or why nobody knows. */
export type FreeTimes = { kind: 'times'; starts: Date[] } | CalendarFailure;

type Known = { at: number; times: CalendarTimes };

/** Which times a coach can be booked at, as far as everybody who knows something was asked. */
export function createCallTimes({ database, clock }: { database: Database; clock: Clock }) {
  const remembered = new Map<string, Known>();

  /** Whole days are asked for, so that neighbours share an answer. */
  async function askCalendar(serving: ServingCalendar, { start, end }: Span): Promise<CalendarTimes | CalendarFailure> {
    const { credentialId } = serving;
    // Our own times are read with the appointments.
    if (credentialId === null) return { kind: 'busy', busy: [] };
    const whole = {
      start: new Date(Math.floor(start.getTime() / dayMs) * dayMs),
      end: new Date(Math.ceil(end.getTime() / dayMs) * dayMs),
    };
    const key = `${credentialId} ${whole.start.getTime()} ${whole.end.getTime()}`;
    const now = clock.now().getTime();
    const known = remembered.get(key);
    if (known !== undefined && now - known.at < believedMs) return known.times;
    remembered.delete(key);
    const times = await serving.call((account) => serving.calendar.listTimes(account, whole));
    if (times.kind === 'busy' || times.kind === 'open') {
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(key, { at: now, times });
    }
    return times;
  }

  /** All that decides about starts within a span. `except` is a call whose time is left aside, since it is to be moved. */
  async function load(
    coach: Coach,
    serving: ServingCalendar,
    span: Span,
    except: AppointmentRow | null = null,
  ): Promise<{ kind: 'loaded'; situation: CallSituation } | CalendarFailure> {
    const around = { start: new Date(span.start.getTime() - dayMs), end: new Date(span.end.getTime() + dayMs) };
    const times = await askCalendar(serving, around);
    if (times.kind !== 'busy' && times.kind !== 'open') return times;
    const taken = await listTaken(database, coach.id, around, except?.id ?? null);
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

  return {
    /** Whether a call can begin at an instant; `unknown` where the calendar cannot be asked. */
    async decide(
      coach: Coach,
      serving: ServingCalendar,
      start: Date,
      except: AppointmentRow | null = null,
    ): Promise<StartDecision | 'unknown'> {
      const loaded = await load(coach, serving, { start, end: new Date(start.getTime() + callMs) }, except);
      return loaded.kind === 'loaded' ? decideStart(start, loaded.situation) : 'unknown';
    },

    /** The starts that can be booked within a span, or to which a call (`except`) can be moved. */
    async listFree(
      coach: Coach,
      serving: ServingCalendar,
      span: Span,
      except: AppointmentRow | null = null,
    ): Promise<FreeTimes> {
      const last = clock.now().getTime() + (coach.rules.horizonDays + 1) * dayMs;
      const within = { start: span.start, end: new Date(Math.min(span.end.getTime(), last)) };
      if (within.end <= within.start) return { kind: 'times', starts: [] };
      const loaded = await load(coach, serving, within, except);
      if (loaded.kind !== 'loaded') return loaded;
      return { kind: 'times', starts: freeSlots(loaded.situation, within) };
    },

    /** Other starts near one that is taken; none where the calendar cannot be asked. */
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

    /** After a booking the calendar is asked anew. */
    forget(credentialId: string | null): void {
      if (credentialId === null) return;
      for (const key of remembered.keys()) if (key.startsWith(credentialId)) remembered.delete(key);
    },

    /** The time of a call that begins at an instant. */
    spanOf: (start: Date): Span => ({ start, end: new Date(start.getTime() + callMs) }),
  };
}

export type CallTimes = ReturnType<typeof createCallTimes>;

/** What is left of a busy time when a call's own is taken out: calendars join what lies side by side. */
function without(busy: Span, own: Span | null): Span[] {
  if (own === null || own.end <= busy.start || own.start >= busy.end) return [busy];
  return [
    { start: busy.start, end: own.start },
    { start: own.end, end: busy.end },
  ].filter((part) => part.start < part.end);
}
