import {
  callMs,
  type CallSituation,
  decideStart,
  freeSlots,
  nearestSlots,
  type Span,
  type StartDecision,
} from '@spotter/domain/booking';
import type { CalendarFailure } from '@spotter/providers/ports/calendar';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type AppointmentRow, listTaken } from '../appointments.repository.ts';
import type { Coach } from '../availability.ts';
import { createCalendarAnswers, type CalendarAnswer, type CalendarAnswers } from '../calendars/calendar-answers.ts';
import type { ServingCalendar } from '../calendars/calendars.ts';

const dayMs = 24 * 3_600_000;
/** How far around a wished time others are looked for, in ms. */
const alternativesWithinMs = 4 * dayMs;

/** The starts that can be booked, or why they are unknown. */
export type FreeTimes = { kind: 'times'; starts: Date[] } | CalendarFailure;

type Dependencies = { database: Database; clock: Clock };
type Ask = CalendarAnswers['askDays'];

/** Returns the times at which a coach can be booked, by Spotter's calls, the coach's hours and the calendar. */
export function createCallTimes(dependencies: Dependencies) {
  const { askDays, askMonths, forget } = createCalendarAnswers(dependencies);

  return {
    /** Returns whether a call can start at an instant; `unknown` where the calendar cannot be asked. */
    async decide(
      coach: Coach,
      serving: ServingCalendar,
      start: Date,
      except: AppointmentRow | null = null,
    ): Promise<StartDecision | 'unknown'> {
      const loaded = await load(
        dependencies,
        askDays,
        coach,
        serving,
        { start, end: new Date(start.getTime() + callMs) },
        except,
      );
      return loaded.kind === 'loaded' ? decideStart(start, loaded.situation) : 'unknown';
    },

    /** Returns the starts that can be booked within a span. */
    listFree: (coach: Coach, serving: ServingCalendar, span: Span): Promise<FreeTimes> =>
      list(dependencies, askDays, coach, serving, span, null),

    /**
     * Returns the same for display to anyone, or starts to which a call (`except`) can be moved: looking costs the
     * coach's calendar a few calls a minute at most.
     */
    listShown: (
      coach: Coach,
      serving: ServingCalendar,
      span: Span,
      except: AppointmentRow | null = null,
    ): Promise<FreeTimes> => list(dependencies, askMonths, coach, serving, span, except),

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
      const loaded = await load(dependencies, askDays, coach, serving, span, options.except ?? null);
      if (loaded.kind !== 'loaded') return [];
      return nearestSlots(wanted, freeSlots(loaded.situation, span), options.count);
    },

    forget,

    /** Returns the time of a call that starts at an instant. */
    spanOf: (start: Date): Span => ({ start, end: new Date(start.getTime() + callMs) }),
  };
}

export type CallTimes = ReturnType<typeof createCallTimes>;

/**
 * Loads everything that decides about starts within a span. `except` is a call whose own time is ignored,
 * because it is to be moved.
 */
async function load(
  { database, clock }: Dependencies,
  ask: Ask,
  coach: Coach,
  serving: ServingCalendar,
  span: Span,
  except: AppointmentRow | null,
): Promise<{ kind: 'loaded'; situation: CallSituation } | CalendarFailure> {
  const around = { start: new Date(span.start.getTime() - dayMs), end: new Date(span.end.getTime() + dayMs) };
  // Our own times are read with the appointments.
  const times: CalendarAnswer = serving.credentialId === null ? { kind: 'busy', busy: [] } : await ask(serving, around);
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

/** Returns the starts that can be booked within a span. */
async function list(
  dependencies: Dependencies,
  ask: Ask,
  coach: Coach,
  serving: ServingCalendar,
  span: Span,
  except: AppointmentRow | null,
): Promise<FreeTimes> {
  const now = dependencies.clock.now().getTime();
  const last = now + (coach.rules.horizonDays + 1) * dayMs;
  // What is past or beyond the horizon is not worth asking for.
  const within = {
    start: new Date(Math.max(span.start.getTime(), now)),
    end: new Date(Math.min(span.end.getTime(), last)),
  };
  if (within.end <= within.start) return { kind: 'times', starts: [] };
  const loaded = await load(dependencies, ask, coach, serving, within, except);
  if (loaded.kind !== 'loaded') return loaded;
  return { kind: 'times', starts: freeSlots(loaded.situation, within) };
}

/** Returns what is left of a busy time without a call's own, because calendars join adjacent times. */
function without(busy: Span, own: Span | null): Span[] {
  if (own === null || own.end <= busy.start || own.start >= busy.end) return [busy];
  return [
    { start: busy.start, end: own.start },
    { start: own.end, end: busy.end },
  ].filter((part) => part.start < part.end);
}
