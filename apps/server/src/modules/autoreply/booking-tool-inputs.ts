import { partsOfDay } from '@spotter/domain';
import { z } from 'zod';

const Day = z.iso.date();

/** What a model says of when times are looked for. */
export const FindOpenTimes = z.object({
  from_day: Day.optional().describe('The first day that would suit, YYYY-MM-DD; today if left out'),
  to_day: Day.optional().describe('The last day that would suit, YYYY-MM-DD; a week later if left out'),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .optional()
    .describe('The time of day that was asked for, HH:mm'),
  part_of_day: z.enum(partsOfDay).optional().describe('The part of the day that was asked for'),
  time_zone: z
    .string()
    .max(60)
    .optional()
    .describe("The contact's time zone as an IANA name, from the city or zone that they told"),
});

/** What a model says of a call to be booked. */
export const BookCall = z.object({
  slot_id: z.string().max(80).describe('A slot_id that find_open_times gave in this turn'),
  name: z.string().trim().min(1).max(100).optional().describe('The name that the contact told'),
  email: z.string().trim().max(200).optional().describe('The e-mail address that the contact wrote'),
  without_email: z.boolean().optional().describe('The contact does not want to tell an e-mail address'),
  notes: z.string().trim().max(500).optional().describe('What the coach should know before the call'),
});

/** Where a model wants a call moved to. */
export const MoveCall = z.object({
  slot_id: z.string().max(80).describe('A slot_id that find_open_times gave in this turn'),
});

/** A chat has one call to come, so that nothing has to be said of it. */
export const CancelCall = z.object({});
