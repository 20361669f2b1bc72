import { partsOfDay } from '@spotter/language/times/part-of-day';
import { proposalActions } from '@spotter/domain/booking';
import { z } from 'zod';

const Day = z.iso.date();
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const SlotId = z.string().max(80).describe('A slot_id that find_open_times gave, or that the open proposal names');

/** A model's wish for open times. */
export const FindOpenTimes = z.object({
  from_day: Day.optional().describe('The first day that would suit, YYYY-MM-DD; today if left out'),
  to_day: Day.optional().describe('The last day that would suit, YYYY-MM-DD; a week later if left out'),
  time: Time.optional().describe('The time of day that was asked for, HH:mm'),
  after: Time.optional().describe('The earliest time of day that would suit, HH:mm'),
  before: Time.optional().describe('The latest time of day that would suit, HH:mm'),
  part_of_day: z.enum(partsOfDay).optional().describe('The part of the day that was asked for'),
  time_zone: z
    .string()
    .max(60)
    .optional()
    .describe("The contact's time zone as an IANA name, from the city or zone that they told"),
});

/** The times that a model offers. */
export const OfferTimes = z.object({
  slot_ids: z.array(SlotId).min(1).max(6).describe('The times that the message says, two or three of them'),
});

/** The change to a call that a model wants confirmed, and what it knows about the guest. */
export const AskToConfirm = z.object({
  action: z.enum(proposalActions).describe('What is to be done with the call'),
  slot_id: SlotId.optional().describe('The time that the contact chose; left out to cancel'),
  name: z.string().trim().min(1).max(100).optional().describe('The name that the contact told'),
  email: z.string().trim().max(200).optional().describe('The email address that the contact wrote'),
  without_email: z.boolean().optional().describe('The contact does not want to tell an email address'),
  notes: z.string().trim().max(500).optional().describe('What the coach should know before the call'),
});

/** A model's judgment of the contact's answer to a proposal. */
export const CarryOut = z.object({
  proposal_id: z.string().max(80).describe('The proposal_id of the open proposal'),
  contact_said_yes: z
    .boolean()
    .describe('Whether the answer of the contact, taken as a whole, is a plain yes to the question that was asked'),
});
