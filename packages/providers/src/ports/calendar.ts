/** The calendars a call can be booked in. `own`: Spotter's hours and appointments, with nothing outside. */
export type CalendarKind = 'google-calendar' | 'calendly' | 'own';

/** The calendar a call is made for. `accessToken` is the provider's token in clear; it never leaves the process. */
export type CalendarAccount = {
  /** Whose calendar it is: Google's id of the person; at Calendly the user's address (URI). */
  accountId: string;
  /** Which of theirs: `primary` at Google; at Calendly the address (URI) of the event type to book. */
  calendarId: string;
  accessToken: string;
};

/** A stretch of time; the end does not belong to it. */
export type TimeRange = { start: Date; end: Date };

/** Why a calendar did nothing. Certainly nothing: what may have been done is `unconfirmed`. */
export type CalendarFailure =
  /** `token`: refresh it, then reconnect. `permission`: the consent does not cover it, so only a new one helps. */
  | { kind: 'unauthorised'; because: 'token' | 'permission' }
  | { kind: 'try-again'; afterMs: number | null; because: 'rate-limited' | 'provider-down' }
  /** Asking again cannot work. The detail is for the log. */
  | { kind: 'refused'; detail: string };

/** It may have been done, or not: the same call again, with the same id, is safe and finds out. */
export type Unconfirmed = { kind: 'unconfirmed'; detail: string };

/** When somebody can be booked. A calendar knows either when its owner is busy, or which starts it would take. */
export type CalendarTimes = { kind: 'busy'; busy: TimeRange[] } | { kind: 'open'; starts: Date[] };

/** A call to be booked. */
export type BookingRequest = TimeRange & {
  /** Our id of the appointment, a UUID: booking twice with it books once. */
  appointmentId: string;
  title: string;
  notes: string | null;
  /** Where the call takes place if the calendar makes no link for it. */
  place: string | null;
  guest: { name: string; email: string | null; timeZone: string };
};

/** A call as the calendar holds it; its times are the calendar's, which may differ from those asked for. */
export type CalendarBooking = TimeRange & {
  /** The calendar's id of the booking. */
  bookingId: string;
  /** Where the call takes place; null until the calendar has made a link, or where it makes none. */
  meetingUrl: string | null;
};

/** What became of a booking. */
export type BookOutcome =
  | { kind: 'booked'; booking: CalendarBooking }
  | { kind: 'slot-taken' }
  /** The calendar books only by its own page: the guest opens this, and a change tells when they have booked. */
  | { kind: 'link-only'; url: string }
  | Unconfirmed
  | CalendarFailure;

/** What became of moving a booking. */
export type MoveOutcome =
  | { kind: 'moved'; booking: CalendarBooking }
  | { kind: 'slot-taken' }
  /** The guest has to move it themselves, by this page. */
  | { kind: 'link-only'; url: string }
  /** There is no such booking, or it was cancelled. */
  | { kind: 'not-found' }
  | Unconfirmed
  | CalendarFailure;

/** What became of cancelling: what was never there, or is cancelled already, is cancelled too. */
export type CancelOutcome = { kind: 'cancelled' } | Unconfirmed | CalendarFailure;

/** Something in a calendar, whoever put it there. */
export type CalendarEntry = TimeRange & {
  entryId: string;
  /** null where the calendar names none. */
  title: string | null;
  guestEmail: string | null;
  meetingUrl: string | null;
  /** From midnight to midnight in the calendar's own zone. */
  isAllDay: boolean;
  /** Whether no call can be booked then. */
  blocks: boolean;
};

/** How one booking stands now, as the calendar's side tells it. Telling it twice says nothing new. */
export type CalendarChange = {
  bookingId: string;
  /** Ours, where the calendar kept it; null of a booking that we did not ask for. */
  appointmentId: string | null;
  state: 'confirmed' | 'cancelled';
  /** null where a cancelled booking has lost its times. */
  time: TimeRange | null;
  guestEmail: string | null;
  meetingUrl: string | null;
  /** When the calendar's side changed it: an older change that comes later says nothing. */
  at: Date | null;
  /** The booking that this one takes the place of: it was moved at the calendar's side. */
  replaces: string | null;
};

/** What changed since a cursor. */
export type ChangesOutcome =
  | { kind: 'changes'; changes: CalendarChange[]; cursor: string }
  /** The cursor is too old: list again with null. */
  | { kind: 'start-over' }
  | CalendarFailure;

/** What can be booked with one connection. */
export type CalendarDescription = {
  kind: 'described';
  /** IANA name of the owner's zone. */
  timeZone: string;
  /** `callMinutes` null: a call may be as long as we say. */
  calendars: { calendarId: string; name: string; callMinutes: number | null }[];
};

/** One calendar service, spoken to for one account at a time. Base URL, fetch and clock are arguments of its factory. No method throws for what a provider does. */
export type Calendar = {
  kind: CalendarKind;
  /** What has to be known of the guest before a call can be booked without a link. */
  needsGuest: readonly ('name' | 'email')[];
  /** Whether the calendar itself mails invitations and changes to a guest whose address it has. */
  tellsGuest: boolean;
  describe(accessToken: string): Promise<CalendarDescription | CalendarFailure>;
  /** What is past is left out of open starts. */
  listTimes(account: CalendarAccount, range: TimeRange): Promise<CalendarTimes | CalendarFailure>;
  /** What stands in the calendar within a range, the soonest first: a page of it. Whole days are left out. */
  listEntries(
    account: CalendarAccount,
    range: TimeRange,
  ): Promise<{ kind: 'entries'; entries: CalendarEntry[] } | CalendarFailure>;
  book(account: CalendarAccount, request: BookingRequest): Promise<BookOutcome>;
  /** Gives the booking the request's time. The booking may come out with another id. */
  move(account: CalendarAccount, bookingId: string, request: BookingRequest): Promise<MoveOutcome>;
  cancel(account: CalendarAccount, bookingId: string, reason: string): Promise<CancelOutcome>;
  /** Every booking from now on with null; what changed since with the cursor of the last answer. */
  listChanges(account: CalendarAccount, cursor: string | null): Promise<ChangesOutcome>;
};

/** How a calendar tells of changes by itself. */
export type CalendarWebhooks = {
  /** Safe to repeat. One address takes one subscription: put something of the connection into it. */
  subscribe(
    account: CalendarAccount,
    callbackUrl: string,
  ): Promise<{ kind: 'subscribed'; subscriptionId: string } | { kind: 'not-in-plan' } | CalendarFailure>;
  /** Safe to repeat. */
  unsubscribe(account: CalendarAccount, subscriptionId: string): Promise<{ kind: 'unsubscribed' } | CalendarFailure>;
  /** Whether the provider has signed exactly these bytes, and not long ago. */
  isGenuine(rawBody: Buffer, signature: string | undefined): boolean;
  /** null for what we do not understand or do not need. Never throws. */
  parse(rawBody: string): CalendarChange | null;
};
