import type { OpenHours } from '@spotter/domain/booking';
import { lostReasons } from '@spotter/domain/inbox';
import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { chats } from '../chats/index.ts';
import { credentials } from '../connections/index.ts';
import { offers } from '../offers/index.ts';
import { users, workspaceId } from '../users/index.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** The call hours of coaches who have set them. The time zone is the user's. */
export const availabilities = pgTable('availabilities', {
  workspaceId: workspaceId().primaryKey(),
  hours: jsonb('hours').$type<OpenHours[]>().notNull(),
  /** Days, `YYYY-MM-DD`. */
  daysOff: jsonb('days_off').$type<string[]>().notNull(),
  /** Whether no calls are taken on the federal holidays of the United States. */
  usHolidaysOff: boolean('us_holidays_off').notNull().default(false),
  minimumNoticeMinutes: integer('minimum_notice_minutes').notNull(),
  horizonDays: integer('horizon_days').notNull(),
  bufferMinutes: integer('buffer_minutes').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/**
 * Calls. A database constraint (`appointments_no_overlap`) keeps those of one coach from overlapping, over the
 * rows that are `pending`, `confirmed` or `held`.
 */
export const appointments = pgTable(
  'appointments',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    /** The signed-in user who booked it; null where a contact did, in a chat. */
    clientId: uuid('client_id').references(() => users.id, { onDelete: 'set null' }),
    chatId: uuid('chat_id').references(() => chats.id, { onDelete: 'set null' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /**
     * `pending`: the calendar has not confirmed it. `offered`: the guest was given a link and has not booked yet.
     * `held`: no call, but the time to which another one (`heldFor`) is being moved.
     */
    status: text('status', { enum: ['pending', 'confirmed', 'cancelled', 'offered', 'held'] }).notNull(),
    heldFor: uuid('held_for'),
    source: text('source', { enum: ['landing', 'chat'] }).notNull(),
    guestName: text('guest_name').notNull(),
    guestEmail: text('guest_email'),
    /** IANA. */
    guestTimeZone: text('guest_time_zone'),
    /** The language in which the guest is written to. */
    language: text('language', { enum: chatLanguages }).notNull(),
    notes: text('notes'),
    calendarKind: text('calendar_kind', { enum: ['own', 'google-calendar', 'calendly'] }).notNull(),
    credentialId: uuid('credential_id').references(() => credentials.id, { onDelete: 'set null' }),
    /** The calendar's id of the booking; null until it has one. */
    bookingId: text('booking_id'),
    meetingUrl: text('meeting_url'),
    /** The address where guests book or move it themselves. */
    linkUrl: text('link_url'),
    /** The change that the calendar still lacks; null when it holds exactly this. */
    task: text('task', { enum: ['book', 'move', 'cancel'] }),
    /** The start that it is being moved to. */
    movingTo: instant('moving_to'),
    taskAttempts: integer('task_attempts').notNull().default(0),
    /** Until when one process has the sole right to work on the task. */
    workingUntil: instant('working_until'),
    /** Why the calendar will not hold it as it is here. */
    calendarProblem: text('calendar_problem', {
      enum: [
        'slot-taken',
        'refused',
        'unreachable',
        'disconnected',
        'moved-onto-another',
        'declined',
        'guest-removed',
        'whole-day',
        'link-removed',
      ],
    }),
    /** The time of the newest change from the calendar that was applied. */
    calendarChangedAt: instant('calendar_changed_at'),
    /** The sequence of the invitation: rises with every move and with the cancellation. */
    sequence: integer('sequence').notNull().default(0),
    outcome: text('outcome', { enum: ['shown', 'no-show'] }),
    /** The result of a call to which the guest came. Counts only beside `shown`. */
    result: text('result', { enum: ['won', 'lost', 'follow-up'] }),
    /** In minor units. */
    wonAmount: bigint('won_amount', { mode: 'number' }),
    /** ISO 4217. */
    wonCurrency: text('won_currency'),
    wonOfferId: uuid('won_offer_id').references(() => offers.id, { onDelete: 'set null' }),
    /** The offer's name when it was sold: an offer may be gone. */
    wonOfferName: text('won_offer_name'),
    lostReason: text('lost_reason', { enum: lostReasons }),
    /** A day on the coach's calendar. */
    followUpOn: date('follow_up_on', { mode: 'string' }),
    /** Raised with every change of the outcome. */
    outcomeVersion: integer('outcome_version').notNull().default(0),
    outcomeBy: uuid('outcome_by').references(() => users.id, { onDelete: 'set null' }),
    outcomeAt: instant('outcome_at'),
    /** When the guest was reminded of the present start. */
    remindedDayBeforeAt: instant('reminded_day_before_at'),
    remindedHourBeforeAt: instant('reminded_hour_before_at'),
    noShowWrittenAt: instant('no_show_written_at'),
    confirmedAt: instant('confirmed_at'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: ['coach', 'guest', 'calendar'] }),
    /** The reason given to the other side by the person who canceled it. */
    cancellationReason: text('cancellation_reason'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('appointments_workspace').on(table.workspaceId, table.startsAt, table.id),
    index('appointments_chat').on(table.chatId),
    index('appointments_client').on(table.clientId),
    index('appointments_booking')
      .on(table.credentialId, table.bookingId)
      .where(sql`booking_id is not null`),
    index('appointments_offer')
      .on(table.wonOfferId)
      .where(sql`won_offer_id is not null`),
    uniqueIndex('appointments_held')
      .on(table.heldFor)
      .where(sql`status = 'held'`),
  ],
);

/** The emails about a call, each sent once. */
export const bookingLetters = pgTable(
  'booking_letters',
  {
    id: uuid('id').primaryKey(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['booked', 'moved', 'cancelled', 'not-booked', 'reminder-day', 'reminder-hour', 'no-show'],
    }).notNull(),
    recipient: text('recipient', { enum: ['guest', 'coach'] }).notNull(),
    /** The sequence of the call that it is about: once the call has a later one, it is not sent any more. */
    sequence: integer('sequence').notNull(),
    /** The outcome; null: it waits to be sent. */
    outcome: text('outcome', { enum: ['sent', 'refused', 'out-of-date'] }),
    settledAt: instant('settled_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('booking_letters_once').on(table.appointmentId, table.kind, table.recipient, table.sequence),
    index('booking_letters_waiting')
      .on(table.appointmentId)
      .where(sql`outcome is null`),
  ],
);

/** The state of a connected calendar: which of the account's is used, and up to where its changes were read. */
export const calendarStates = pgTable('calendar_states', {
  credentialId: uuid('credential_id')
    .primaryKey()
    .references(() => credentials.id, { onDelete: 'cascade' }),
  /** The provider's id of the calendar, or of the kind of call to book. */
  calendarId: text('calendar_id').notNull(),
  /** null: nothing was read yet. */
  cursor: text('cursor'),
  /** The subscription by which the provider reports changes itself. */
  subscriptionId: text('subscription_id'),
  readAt: instant('read_at'),
});
