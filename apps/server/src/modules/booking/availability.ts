import type { Availability, WantedAvailability } from '@spotter/contract';
import { type CallRules, defaultRules, findHourFaults } from '@spotter/domain/booking';
import { isTimeZone, resolveTimeZone } from '@spotter/language/zones/time-zone';
import { minutesOf, timeOfDay } from '@spotter/language/zones/zoned-time';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { normalEmail, updateUser } from '../users/index.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import {
  type CoachRow,
  findCoachByEmail,
  findCoachByUser,
  findCoachOfWorkspace,
  findTimeZone,
  storeHours,
} from './availability.repository.ts';

/** A person who takes calls. */
export type Coach = {
  /** The user's id. */
  id: string;
  workspaceId: WorkspaceId;
  firstName: string;
  lastName: string;
  email: string;
  /** Whether they have set call hours. */
  hasOwnHours: boolean;
  avatarVersion: string | null;
  /** The place of calls, in the coach's own words. */
  meetingPlace: string | null;
  rules: CallRules;
};

/** Reads and sets coaches' call hours; a coach who has set none takes calls in ordinary working hours. */
export function createAvailability(options: {
  database: Database;
  clock: Clock;
  /** The coach whose calls the landing page offers; null: none. */
  landingTrainerEmail: string | null;
}) {
  const { database, clock, landingTrainerEmail } = options;

  const findCoach = async (workspaceId: WorkspaceId) => toCoach(await findCoachOfWorkspace(database, workspaceId));

  async function getCoach(workspaceId: WorkspaceId): Promise<Coach> {
    const coach = await findCoach(workspaceId);
    if (coach === null) throw noSuchTrainer();
    return coach;
  }

  /** Returns a coach whom visitors can book: the one of the landing page, or one who has set call hours. */
  async function getBookable(userId: string): Promise<Coach> {
    const coach = isId(userId) ? toCoach(await findCoachByUser(database, userId)) : null;
    if (coach === null) throw noSuchTrainer();
    if (!coach.hasOwnHours && coach.email !== normalEmail(landingTrainerEmail ?? '')) throw noSuchTrainer();
    return coach;
  }

  return {
    findCoach,
    getCoach,

    /** Returns a coach by email address, as the configuration names the one of the landing page. */
    findCoachByEmail: async (email: string) => toCoach(await findCoachByEmail(database, normalEmail(email))),

    /** Returns the coach's time zone, read within a transaction. */
    async findZone(tx: Database, workspaceId: WorkspaceId): Promise<string> {
      return (await findTimeZone(tx, workspaceId)) ?? 'UTC';
    },

    getBookable,

    /** Returns the hours of a weekday, as anyone may read them. */
    async listHours(userId: string, weekday: number) {
      const { rules } = await getBookable(userId);
      return presentHours(rules)
        .filter((hours) => hours.dayOfWeek === weekday)
        .map(({ start_time, end_time }) => ({ start_time, end_time }));
    },

    async find({ workspaceId }: Access): Promise<Availability> {
      return present((await getCoach(workspaceId)).rules);
    },

    /** Sets a coach's call hours and time zone. Booked calls stay. */
    async replace({ ownerId, workspaceId }: Access, wanted: WantedAvailability): Promise<Availability> {
      const hours = wanted.hours
        .map((range) => ({
          weekday: range.dayOfWeek,
          startMinutes: minutesOf(range.start_time),
          endMinutes: minutesOf(range.end_time),
        }))
        .toSorted((one, other) => one.weekday - other.weekday || one.startMinutes - other.startMinutes);
      refuseFaults(wanted);
      const { usHolidaysOff = (await getCoach(workspaceId)).rules.usHolidaysOff } = wanted;
      const values = {
        hours,
        daysOff: [...new Set(wanted.daysOff)].toSorted(),
        usHolidaysOff,
        minimumNoticeMinutes: wanted.minimumNoticeMinutes,
        horizonDays: wanted.horizonDays,
        bufferMinutes: wanted.bufferMinutes,
        updatedAt: clock.now(),
      };
      await inTransaction(database, async (tx) => {
        await updateUser(tx, ownerId, { timeZone: wanted.timeZone });
        await storeHours(tx, workspaceId, values);
      });
      return present({ ...values, timeZone: wanted.timeZone });
    },
  };
}

function toCoach(row: CoachRow | null): Coach | null {
  if (row === null) return null;
  const { id, firstName, lastName, email, avatarVersion, meetingPlace } = row.user;
  const timeZone = resolveTimeZone(row.user.timeZone);
  const { workspaceId } = row;
  const rules = row.own === null ? defaultRules(timeZone) : { ...row.own, timeZone };
  const hasOwnHours = row.own !== null;
  return { id, workspaceId, firstName, lastName, email, avatarVersion, meetingPlace, rules, hasOwnHours };
}

function noSuchTrainer(): AppError {
  return new AppError('not_found', 'There is no such trainer');
}

export type AvailabilityService = ReturnType<typeof createAvailability>;

function refuseFaults(wanted: WantedAvailability): void {
  const faults = findHourFaults(
    wanted.hours.map((range) => ({
      weekday: range.dayOfWeek,
      startMinutes: minutesOf(range.start_time),
      endMinutes: minutesOf(range.end_time),
    })),
  );
  const issues = faults.map(({ index, fault }) => ({
    path: `hours.${index}`,
    message: fault === 'ends-first' ? 'The end must be after the start' : 'These hours overlap others on the same day',
  }));
  if (!isTimeZone(wanted.timeZone)) issues.push({ path: 'timeZone', message: 'We don’t know this time zone' });
  const [first] = issues;
  if (first !== undefined) throw new AppError('invalid_input', first.message, issues);
}

function present(rules: CallRules): Availability {
  const { daysOff, usHolidaysOff, minimumNoticeMinutes, horizonDays, bufferMinutes, timeZone } = rules;
  const limits = { minimumNoticeMinutes, horizonDays, bufferMinutes };
  return { hours: presentHours(rules), daysOff, usHolidaysOff, ...limits, timeZone };
}

function presentHours({ hours }: CallRules): Availability['hours'] {
  return hours.map(({ weekday, startMinutes, endMinutes }) => ({
    dayOfWeek: weekday,
    start_time: timeOfDay(startMinutes),
    end_time: timeOfDay(endMinutes),
  }));
}
