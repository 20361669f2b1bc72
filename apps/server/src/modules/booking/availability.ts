import type { Availability, WantedAvailability } from '@spotter/contract';
import { type CallRules, defaultRules, findHourFaults, isTimeZone, minutesOf, timeOfDay } from '@spotter/domain';
import { eq } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { updateUser } from '../users/users.repository.ts';
import { users } from '../users/users.tables.ts';
import { availabilities } from './booking.tables.ts';

/** Somebody who takes calls. */
export type Coach = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Whether they have said when they take calls. */
  hasOwnHours: boolean;
  avatarVersion: string | null;
  /** Where calls take place, in the coach's own words. */
  meetingPlace: string | null;
  rules: CallRules;
};

/** When coaches take calls; who has set nothing takes them in ordinary working hours. */
export function createAvailability(options: {
  database: Database;
  clock: Clock;
  /** Whose calls the landing page offers; null: nobody's. */
  landingTrainerEmail: string | null;
}) {
  const { database, clock, landingTrainerEmail } = options;

  async function findCoach(id: string): Promise<Coach | null> {
    if (!isId(id)) return null;
    const [row] = await database
      .select({ user: users, own: availabilities })
      .from(users)
      .leftJoin(availabilities, eq(availabilities.coachId, users.id))
      .where(eq(users.id, id));
    if (row === undefined) return null;
    const { timeZone, firstName, lastName, email, avatarVersion, meetingPlace } = row.user;
    const rules = row.own === null ? defaultRules(timeZone) : { ...row.own, timeZone };
    return { id, firstName, lastName, email, avatarVersion, meetingPlace, rules, hasOwnHours: row.own !== null };
  }

  async function getCoach(id: string): Promise<Coach> {
    const coach = await findCoach(id);
    if (coach === null) throw noSuchTrainer();
    return coach;
  }

  /** A coach whom visitors can book: the one of the landing page, and whoever has said when they take calls. */
  async function getBookable(id: string): Promise<Coach> {
    const coach = await getCoach(id);
    if (!coach.hasOwnHours && coach.email !== landingTrainerEmail?.toLowerCase()) throw noSuchTrainer();
    return coach;
  }

  return {
    findCoach,
    getCoach,

    /** A coach by address, as the configuration names the one of the landing page. */
    async findCoachByEmail(email: string): Promise<Coach | null> {
      const [row] = await database.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
      return row === undefined ? null : findCoach(row.id);
    },

    /** The coach's zone, read within a transaction. */
    async findZone(tx: Database, id: string): Promise<string> {
      const [row] = await tx.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, id));
      return row?.timeZone ?? 'UTC';
    },

    getBookable,

    /** The hours of a weekday, as anyone may read them. */
    async listHours(coachId: string, weekday: number) {
      const { rules } = await getBookable(coachId);
      return presentHours(rules)
        .filter((hours) => hours.dayOfWeek === weekday)
        .map(({ start_time, end_time }) => ({ start_time, end_time }));
    },

    async find(coachId: string): Promise<Availability> {
      return present((await getCoach(coachId)).rules);
    },

    /** Sets when a coach takes calls, and the zone. Calls that are booked stay. */
    async replace(coachId: string, wanted: WantedAvailability): Promise<Availability> {
      const hours = wanted.hours
        .map((range) => ({
          weekday: range.dayOfWeek,
          startMinutes: minutesOf(range.start_time),
          endMinutes: minutesOf(range.end_time),
        }))
        .toSorted((one, other) => one.weekday - other.weekday || one.startMinutes - other.startMinutes);
      refuseFaults(wanted);
      const { usHolidaysOff = (await getCoach(coachId)).rules.usHolidaysOff } = wanted;
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
        await updateUser(tx, coachId, { timeZone: wanted.timeZone });
        await storeHours(tx, coachId, values);
      });
      return present({ ...values, timeZone: wanted.timeZone });
    },
  };
}

/** Stores when a coach takes calls, in place of what stood before. */
export async function storeHours(
  tx: Database,
  coachId: string,
  values: Omit<typeof availabilities.$inferInsert, 'coachId'>,
): Promise<void> {
  await tx
    .insert(availabilities)
    .values({ coachId, ...values })
    .onConflictDoUpdate({ target: availabilities.coachId, set: values });
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
