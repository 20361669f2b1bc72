import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Day, Id, IdParams, Instant } from '../values.ts';
import { AppointmentStatus, cancellationReasonLength } from './booking.contract.ts';

/** The token of a call's manage link. Longer ones were never issued. */
const TokenParams = z.object({ token: z.string().min(1).max(200) });

const Reason = z.string().trim().max(cancellationReasonLength).optional();

/** The place of a call: in words, and the address to open where there is one. */
export const CallPlace = z.object({ text: z.string(), link: z.string().nullable() });
export type CallPlace = z.infer<typeof CallPlace>;

/** A call as the page of its manage link shows it: only what the guest may know. */
export const ManagedCall = z.object({
  /**
   * `pending`: the calendar has not confirmed it. `moving`: the calendar has not confirmed its new time.
   * `offered`: the guest has not chosen a time at `bookingUrl`. `begun`: it is running.
   */
  state: z.enum(['booked', 'pending', 'moving', 'offered', 'begun', 'past', 'cancelled']),
  /** The language of messages to the guest. */
  language: z.enum(chatLanguages),
  start: Instant,
  end: Instant,
  /** The new start, while it is being moved. */
  movingTo: Instant.nullable(),
  /** The title in calendars. */
  title: z.string(),
  /** The guest's zone, IANA, where it is known. */
  timeZone: z.string().nullable(),
  coach: z.object({
    firstName: z.string(),
    lastName: z.string(),
    avatar: z.string().nullable(),
    timeZone: z.string(),
    horizonDays: z.number(),
  }),
  place: CallPlace.nullable(),
  /** The page on which the guest moves it, if the coach's calendar moves calls only on its own page. */
  moveUrl: z.string().nullable(),
  bookingUrl: z.string().nullable(),
  cancelledBy: z.enum(['coach', 'guest', 'calendar']).nullable(),
  cancellationReason: z.string().nullable(),
});
export type ManagedCall = z.infer<typeof ManagedCall>;

/** A call that the user booked with another person. */
export const BookedCall = z.object({
  _id: Id,
  start: Instant,
  end: Instant,
  status: AppointmentStatus,
  coach: z.object({ firstName: z.string(), lastName: z.string() }),
  place: CallPlace.nullable(),
  /** The page on which the user still has to choose the time. */
  bookingUrl: z.string().nullable(),
  manageUrl: z.string(),
});
export type BookedCall = z.infer<typeof BookedCall>;

/** Routes to manage one call with the guest's link, and to list the calls that a user booked with others. */
export const managedCallRoutes = {
  findManagedCall: defineRoute({
    method: 'GET',
    path: '/booking/call/{token}',
    summary: 'The call of a manage link. A link that was never given is 404; one that has ended is 410 `link_ended`.',
    access: 'anyone',
    params: TokenParams,
    response: ManagedCall,
  }),
  listManagedSlots: defineRoute({
    method: 'GET',
    path: '/booking/call/{token}/slots',
    summary: "The starts to which the call can be moved, from one day to another, both included, in the coach's zone.",
    access: 'anyone',
    params: TokenParams,
    query: z.object({ from: Day, to: Day }),
    response: z.array(Instant),
  }),
  moveManagedCall: defineRoute({
    method: 'POST',
    path: '/booking/call/{token}/move',
    summary:
      'Moves the call to another start. A taken one is 409 `slot_taken`, one that is no longer offered `times_changed`, both with `alternatives`.',
    access: 'anyone',
    params: TokenParams,
    body: z.object({
      start: Instant,
      /** The zone in which the guest reads times from now on, IANA. */
      timeZone: z.string().min(1).max(100).optional(),
    }),
    response: ManagedCall,
  }),
  cancelManagedCall: defineRoute({
    method: 'POST',
    path: '/booking/call/{token}/cancel',
    summary: 'Cancels the call. The coach is told, with the reason if there is one. Safe to repeat.',
    access: 'anyone',
    params: TokenParams,
    body: z.object({ reason: Reason }),
    response: ManagedCall,
  }),
  downloadManagedCall: defineRoute({
    method: 'GET',
    path: '/booking/call/{token}/calendar.ics',
    summary: 'The call as a file for a calendar (RFC 5545), to download.',
    access: 'anyone',
    params: TokenParams,
    response: z.string(),
    answers: 'text/calendar',
  }),
  listBookedCalls: defineRoute({
    method: 'GET',
    path: '/appointments/booked',
    summary: 'The calls to come, and those going on, that the user booked with others, soonest first.',
    access: 'session',
    caller: 'person',
    response: z.array(BookedCall),
  }),
  cancelBookedCall: defineRoute({
    method: 'POST',
    path: '/appointments/booked/{id}/cancel',
    summary:
      'Cancels a call that the user booked. The other side is told, with the reason if there is one. Safe to repeat.',
    access: 'session',
    caller: 'person',
    params: IdParams,
    body: z.object({ reason: Reason }),
    response: BookedCall,
  }),
};
