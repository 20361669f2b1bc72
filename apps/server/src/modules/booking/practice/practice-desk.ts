import type { PracticeGround } from '@spotter/contract';
import type { AvailabilityService } from '../availability.ts';
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
      const { firstName: coachName, meetingPlace: place } = coach;
      return { ...practice, timeZone, coachName, place, link: placeOf({ meetingUrl: null }, coach)?.link ?? null };
    },
  };
}

export type PracticeDesk = ReturnType<typeof createPracticeDesk>;
