import type { PracticeGround } from '@spotter/contract';
import { freeSlots } from '@spotter/domain/booking';
import type { AvailabilityService, Coach } from '../availability.ts';
import type { Calendars } from '../calendars/calendars.ts';
import type { CallTimes } from '../calls/call-times.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { placeOf } from '../calls/call-place.ts';
import { createPracticeCalls, type PracticeHolding } from './practice-calls.ts';

/** Practices with a coach's real open times: reads their hours and calendar, and never writes to them. */
export function createPracticeDesk(options: {
  clock: Clock;
  availability: AvailabilityService;
  calendars: Calendars;
  times: CallTimes;
}) {
  const { clock, availability, calendars, times } = options;
  const findServing = (workspaceId: WorkspaceId, agentId: string) => calendars.findServing(workspaceId, agentId);
  return {
    async describe(workspaceId: WorkspaceId, agentId: string): Promise<PracticeGround> {
      const [coach, serving] = await Promise.all([
        availability.getCoach(workspaceId),
        findServing(workspaceId, agentId),
      ]);
      return { calendar: serving.calendar.kind, hasOwnHours: coach.hasOwnHours, timeZone: coach.rules.timeZone };
    },

    async open(workspaceId: WorkspaceId, agentId: string, holding: PracticeHolding) {
      const [coach, serving] = await Promise.all([
        availability.getCoach(workspaceId),
        findServing(workspaceId, agentId),
      ]);
      const { timeZone } = coach.rules;
      const practice = createPracticeCalls({
        now: () => clock.now(),
        needs: serving.calendar.needsGuest,
        place: coach.meetingPlace,
        holding,
        async findOpenTimes({ from, to, limit }) {
          const found = await times.listShown(coach, serving, { start: from, end: to });
          if (found.kind !== 'times') return { kind: 'calendar-down' };
          return { kind: 'times', starts: found.starts.slice(0, limit), timeZone };
        },
      });
      return { ...practice, ...groundOf(coach) };
    },

    /**
     * Opens a practice calendar by the coach's hours alone, at an instant of its own: nothing in it is busy, and the
     * coach's real calendar is not asked.
     */
    async openByHours(workspaceId: WorkspaceId, agentId: string, holding: PracticeHolding, now: () => Date) {
      const [coach, serving] = await Promise.all([
        availability.getCoach(workspaceId),
        findServing(workspaceId, agentId),
      ]);
      const { rules } = coach;
      const practice = createPracticeCalls({
        now,
        needs: serving.calendar.needsGuest,
        place: coach.meetingPlace,
        holding,
        findOpenTimes: ({ from, to, limit }) => {
          const starts = freeSlots({ rules, busy: [], open: null, now: now() }, { start: from, end: to });
          return Promise.resolve({ kind: 'times', starts: starts.slice(0, limit), timeZone: rules.timeZone });
        },
      });
      return { ...practice, ...groundOf(coach) };
    },
  };
}

/** Returns where a coach's calls take place, and by which clocks. */
function groundOf(coach: Coach) {
  const { firstName: coachName, meetingPlace: place, rules } = coach;
  const link = placeOf({ meetingUrl: null }, coach)?.link ?? null;
  return { timeZone: rules.timeZone, coachName, place, link };
}

export type PracticeDesk = ReturnType<typeof createPracticeDesk>;
