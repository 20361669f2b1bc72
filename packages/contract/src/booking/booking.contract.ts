import { callMinutes } from '@spotter/domain/booking';
import { z } from 'zod';
import { Source } from '../channel-source.ts';
import { defineRoute } from '../route.ts';
import { Day, Id, IdParams, Instant, PageQuery, TimeOfDay } from '../values.ts';
import { OutcomeFields, RecordOutcome } from './call-outcome.contract.ts';

const EndOfHours = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'A time looks like 17:00');

/** Sunday is 0. */
export const DayOfWeek = z.number().int().min(0).max(6);

const TimeZone = z.string().min(1).max(100);
const Notes = z.string().trim().max(2000).nullish();

/** Max length of a reason: it must fit into one message of a chat. */
export const cancellationReasonLength = 250;

/** Books a call with a trainer. `date` and `start_time` are in the trainer's time zone. */
export const BookCall = z.object({
  trainer_id: Id,
  /** The caller's own id. */
  client_id: Id,
  date: Day,
  start_time: TimeOfDay,
  /**
   * The instant that the guest was shown. Where the trainer's clocks no longer show `date` and `start_time` at it,
   * nothing is booked: 409 `times_changed`.
   */
  start: Instant.optional(),
  duration: z.literal(callMinutes, `A call is ${callMinutes} minutes long`),
  notes: Notes,
  /** The caller's own zone, IANA, for the emails; left out: the trainer's. */
  timeZone: TimeZone.nullish(),
});

/** Asks which starts of a day are taken. */
export const ListTakenTimes = z.object({ trainerId: Id, date: Day });

/** A taken start, in the trainer's time zone, without anything else about the call. */
export const TakenTime = z.object({ start_time: TimeOfDay });

/** `pending`: the calendar has not confirmed it yet. */
export const AppointmentStatus = z.enum(['pending', 'confirmed', 'cancelled']);

/** A call as the guest who booked it sees it. */
export const Appointment = z.object({
  _id: Id,
  trainer_id: Id,
  client_id: Id.nullable(),
  /** Day and time in the trainer's zone. */
  date: Day,
  start_time: TimeOfDay,
  /** In minutes. */
  duration: z.number(),
  notes: z.string().nullable(),
  start: Instant,
  end: Instant,
  /** The trainer's time zone, IANA. */
  timeZone: z.string(),
  status: AppointmentStatus,
  meetingUrl: z.string().nullable(),
  /** Where the calendar books only on its own page: the guest books there, and the call is `pending` until then. */
  bookingUrl: z.string().nullable(),
  /** The page on which the guest moves, cancels and saves it. */
  manageUrl: z.string(),
});
export type Appointment = z.infer<typeof Appointment>;

/** A call as its coach sees it. */
export const CoachCall = z.object({
  _id: Id,
  start: Instant,
  end: Instant,
  status: AppointmentStatus,
  /** The name of the guest. */
  name: z.string(),
  email: z.string().nullable(),
  /** The guest's own zone, IANA, where it is known. */
  guestTimeZone: z.string().nullable(),
  notes: z.string().nullable(),
  /** Where it was booked: on the landing page or in a chat. */
  source: z.enum(['landing', 'chat']),
  /** The channel of its chat; null where there is no chat. */
  channel: Source.nullable(),
  chatId: Id.nullable(),
  calendar: z.object({
    kind: z.enum(['own', 'google-calendar', 'calendly']),
    /**
     * Whether the calendar has exactly this call. `waiting`: not yet, it is tried again; `failed`: it will not have
     * it, see `problem`.
     */
    state: z.enum(['in-step', 'waiting', 'failed']),
    /** What went wrong, as a sentence. */
    problem: z.string().nullable(),
  }),
  meetingUrl: z.string().nullable(),
  /** The place of the call, in words; null where none is known. */
  place: z.string().nullable(),
  /** The reason of the guest who canceled it. */
  guestReason: z.string().nullable(),
  ...OutcomeFields,
});
export type CoachCall = z.infer<typeof CoachCall>;

const Hours = z.object({ dayOfWeek: DayOfWeek, start_time: TimeOfDay, end_time: EndOfHours });

const maxNoticeMinutes = 14 * 24 * 60;
const Rules = {
  /** Days without calls. */
  daysOff: z.array(Day).max(366),
  /** Whether there are no calls on the federal holidays of the United States. */
  usHolidaysOff: z.boolean(),
  /** Min time between booking and call. */
  minimumNoticeMinutes: z.number().int().min(0).max(maxNoticeMinutes),
  /** How many days ahead can be booked; 1 is today only. */
  horizonDays: z.number().int().min(1).max(365),
  /** Minutes that stay free before and after a call. */
  bufferMinutes: z.number().int().min(0).max(240),
  /** The zone of all days and times, IANA. */
  timeZone: TimeZone,
};

/** The coach's call hours. Ranges of one weekday do not overlap; `end_time` may be 24:00. */
export const Availability = z.object({ hours: z.array(Hours).max(70), ...Rules });
export type Availability = z.infer<typeof Availability>;

/** The body that sets the availability. */
const WantedAvailability = Availability.extend({
  /** Left out: unchanged. */
  usHolidaysOff: z.boolean().optional(),
});
export type WantedAvailability = z.infer<typeof WantedAvailability>;

/** The public hours of a weekday. */
export const OpenHours = z.object({ start_time: TimeOfDay, end_time: EndOfHours });

/** The trainer whose calls the landing page offers. */
export const LandingTrainer = z.object({
  id: Id,
  firstName: z.string(),
  timeZone: z.string(),
  horizonDays: z.number(),
  minimumNoticeMinutes: z.number(),
  callMinutes: z.number(),
});
export type LandingTrainer = z.infer<typeof LandingTrainer>;

/** An event in the coach's calendar. */
export const CalendarEvent = z.object({
  _id: Id,
  title: z.string(),
  start: Instant,
  end: Instant,
  calendar: z.enum(['own', 'google-calendar', 'calendly']),
  /** A call of Spotter's, or anything else in the connected calendar. */
  kind: z.enum(['call', 'event']),
  guest: z.string().nullable(),
  meetingUrl: z.string().nullable(),
  /** Whether it goes from midnight to midnight in the calendar's own zone. */
  allDay: z.boolean(),
  /** Whether no call can be booked at that time. */
  blocks: z.boolean(),
});

/**
 * `POST /appointments` with a `start_time` books a call.
 * A taken slot is 409 `slot_taken`, one that is no longer meant is `times_changed`, both with `alternatives`.
 */
export const bookCall = defineRoute({
  method: 'POST',
  path: '/appointments',
  summary: 'Books a call with a trainer.',
  access: 'session',
  caller: 'person',
  body: BookCall,
  response: Appointment,
  status: 201,
});

/** `POST /appointments` without a `start_time` returns the taken starts of a day. */
export const listTakenTimes = defineRoute({
  method: 'POST',
  path: '/appointments',
  summary: 'The starts of a day that are taken.',
  access: 'anyone',
  body: ListTakenTimes,
  response: z.array(TakenTime),
});

export const bookingRoutes = {
  /** Both calls in one, because they share an address: call `bookCall` or `listTakenTimes`. */
  bookOrListTaken: defineRoute({
    method: 'POST',
    path: '/appointments',
    summary:
      'With `start_time` books a call, which needs a session (201; 409 `slot_taken` and `times_changed` name `alternatives`); without it answers the taken starts of a day (200).',
    access: 'anyone',
    body: z.union([BookCall, ListTakenTimes]),
    response: z.union([Appointment, z.array(TakenTime)]),
    status: 201,
  }),
  listHours: defineRoute({
    method: 'POST',
    path: '/availability',
    summary: 'When a trainer takes calls on a weekday, in their time zone.',
    access: 'anyone',
    body: z.object({ trainerId: Id, dayOfWeek: DayOfWeek }),
    response: z.array(OpenHours),
  }),
  ownAvailability: defineRoute({
    method: 'GET',
    path: '/availability/me',
    summary: 'When the user takes calls.',
    access: 'session',
    scope: 'read',
    response: Availability,
  }),
  replaceAvailability: defineRoute({
    method: 'PUT',
    path: '/availability/me',
    summary: 'Sets when the user takes calls. Calls that are booked stay.',
    access: 'session',
    body: WantedAvailability,
    response: Availability,
  }),
  landingTrainer: defineRoute({
    method: 'GET',
    path: '/booking/trainer',
    summary: 'The trainer whose calls the landing page offers; null where there is none.',
    access: 'anyone',
    response: LandingTrainer.nullable(),
  }),
  openSlots: defineRoute({
    method: 'GET',
    path: '/booking/slots',
    summary: "The starts that can be booked from one day to another, both included, in the trainer's time zone.",
    access: 'anyone',
    query: z.object({ trainerId: Id, from: Day, to: Day }),
    response: z.array(Instant),
  }),
  listCalls: defineRoute({
    method: 'GET',
    path: '/appointments/me',
    summary: "The coach's calls that end after `from` and begin before `to`.",
    access: 'session',
    scope: 'read',
    query: PageQuery.extend({
      from: Instant.optional(),
      to: Instant.optional(),
      /** Usually `soonest` first for future calls, `newest` first for past ones. */
      order: z.enum(['soonest', 'newest']).optional(),
      /** Of one chat alone. */
      chatId: Id.optional(),
    }),
    response: z.array(CoachCall),
    paged: true,
  }),
  cancelCall: defineRoute({
    method: 'POST',
    path: '/appointments/{id}/cancel',
    summary: 'Cancels a call to come. The guest is told of it, with the reason if there is one. Safe to repeat.',
    access: 'session',
    caller: 'setter',
    scope: 'bookings',
    params: IdParams,
    body: z.object({ reason: z.string().trim().max(cancellationReasonLength).optional() }),
    response: CoachCall,
  }),
  moveCall: defineRoute({
    method: 'POST',
    path: '/appointments/{id}/move',
    summary: 'Moves a call to come. 409 with `alternatives`: `slot_taken`, or `times_changed` if no longer offered.',
    access: 'session',
    caller: 'setter',
    scope: 'bookings',
    params: IdParams,
    body: z.object({ start: Instant }),
    response: CoachCall,
  }),
  recordOutcome: defineRoute({
    method: 'POST',
    path: '/appointments/{id}/outcome',
    summary:
      'Records whether the guest came to a call that has begun, and its result. A no-show gets up to two messages.',
    access: 'session',
    caller: 'setter',
    scope: 'bookings',
    params: IdParams,
    body: RecordOutcome,
    response: CoachCall,
  }),
  listCalendarEvents: defineRoute({
    method: 'GET',
    path: '/integrations/display/calendar/events',
    summary: 'The calls to come, and what the connected calendar holds besides in the next 30 days.',
    access: 'session',
    response: z.object({ data: z.array(CalendarEvent) }),
  }),
};
