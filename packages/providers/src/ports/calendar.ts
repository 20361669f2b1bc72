/** The calendars a call can be booked in. `own`: Spotter's hours and appointments, with nothing outside. */
export type CalendarKind = 'google-calendar' | 'calendly' | 'own';

/** The calendar of a call. `accessToken` is the provider's token in clear text; it never leaves the process. */
export type CalendarAccount = {
  /** The owner of the calendar: Google's id of the person; at Calendly the user's address (URI). */
  accountId: string;
  /** Which of the owner's calendars: `primary` at Google; at Calendly the address (URI) of the event type to book. */
  calendarId: string;
  accessToken: string;
};

/** A stretch of time without its end. */
export type TimeRange = { start: Date; end: Date };

/** Why a calendar certainly did nothing. What may have been done is `unconfirmed`. */
export type CalendarFailure =
  /** `token`: refresh it, then reconnect. `permission`: the consent does not cover it, so only a new one helps. */
  | { kind: 'unauthorised'; because: 'token' | 'permission' }
  | { kind: 'try-again'; afterMs: number | null; because: 'rate-limited' | 'provider-down' }
  /** Asking again cannot work. The detail is for the log. */
  | { kind: 'refused'; detail: string };

/** It may have been done, or not: repeating the call with the same id is safe and finds out. */
export type Unconfirmed = { kind: 'unconfirmed'; detail: string };

/** When a call can be booked. A calendar knows either when its owner is busy, or which starts it would accept. */
export type CalendarTimes = { kind: 'busy'; busy: TimeRange[] } | { kind: 'open'; starts: Date[] };

/** A call to book. */
export type BookingRequest = TimeRange & {
  /** Our id of the appointment, a UUID: booking twice with it books once. */
  appointmentId: string;
  title: string;
  notes: string | null;
  /** Where the call takes place if the calendar makes no link for it. */
  place: string | null;
  guest: { name: string; email: string | null; timeZone: string };
};

/** A call in the calendar; its times are the calendar's, which may differ from the requested ones. */
export type CalendarBooking = TimeRange & {
  /** The calendar's id of the booking. */
  bookingId: string;
  /** Where the call takes place; null until the calendar has made a link, or where it makes none. */
  meetingUrl: string | null;
};

/** The outcome of a booking. */
export type BookOutcome =
  | { kind: 'booked'; booking: CalendarBooking }
  | { kind: 'slot-taken' }
  /**
   * The calendar books only on its own page: the guest opens this, and a change reports the booking. `refused`: it
   * refused to book an open time, which asking again does not change; else the guest has given no address.
   */
  | { kind: 'link-only'; url: string; refused: boolean }
  | Unconfirmed
  | CalendarFailure;

/** The outcome of moving a booking. */
export type MoveOutcome =
  | { kind: 'moved'; booking: CalendarBooking }
  | { kind: 'slot-taken' }
  /** The guest has to move it on this page. */
  | { kind: 'link-only'; url: string }
  /** There is no such booking, or it was canceled. */
  | { kind: 'not-found' }
  | Unconfirmed
  | CalendarFailure;

/** The outcome of canceling. A call that never existed, or is canceled already, counts as canceled. */
export type CancelOutcome = { kind: 'cancelled' } | Unconfirmed | CalendarFailure;

/** An event in a calendar, by any author. */
export type CalendarEntry = TimeRange & {
  entryId: string;
  /** null where the calendar names none. */
  title: string | null;
  guestEmail: string | null;
  meetingUrl: string | null;
  /** Whether it goes from midnight to midnight in the calendar's own zone. */
  isAllDay: boolean;
  /** Whether no call can be booked at that time. */
  blocks: boolean;
};

/**
 * What is wrong with a booking that stands: its guest declined or was removed, it has no hour any more, or no
 * link (`link-removed`, also where it never had one).
 */
export type CalendarConcern = 'declined' | 'guest-removed' | 'whole-day' | 'link-removed';

/** The present state of one booking, as the calendar reports it. Repeating it changes nothing. */
export type CalendarChange = {
  bookingId: string;
  /** Our id, where the calendar kept it; null for a booking that we did not make. */
  appointmentId: string | null;
  state: 'confirmed' | 'cancelled';
  /** null where a canceled booking has lost its times. */
  time: TimeRange | null;
  guestEmail: string | null;
  meetingUrl: string | null;
  /** When the calendar's side changed it: an older change that arrives later is ignored. */
  at: Date | null;
  /** The booking that this one replaces: it was moved on the calendar's side. */
  replaces: string | null;
  /** When one instance of the series `replaces` was meant to be; absent where the booking is not a such instance. */
  instanceOf?: Date;
  /** What the coach should look at, though the booking stands, the worst first; absent: nothing. */
  concerns?: CalendarConcern[];
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
  /** `callMinutes` null: we decide the length of a call. */
  calendars: { calendarId: string; name: string; callMinutes: number | null }[];
};

/**
 * One calendar service, called for one account at a time. Base URL, fetch and clock are arguments of its
 * factory. No method throws for what a provider does.
 */
export type Calendar = {
  kind: CalendarKind;
  /** What must be known about the guest before a call can be booked without a link. */
  needsGuest: readonly ('name' | 'email')[];
  /** Whether the calendar itself emails invitations and changes to a guest with a known address. */
  notifiesGuest: boolean;
  describe(accessToken: string): Promise<CalendarDescription | CalendarFailure>;
  /** Open starts leave out the past. */
  listTimes(account: CalendarAccount, range: TimeRange): Promise<CalendarTimes | CalendarFailure>;
  /** Returns the events within a range, the soonest first: a page of them. Whole days are left out. */
  listEntries(
    account: CalendarAccount,
    range: TimeRange,
  ): Promise<{ kind: 'entries'; entries: CalendarEntry[] } | CalendarFailure>;
  book(account: CalendarAccount, request: BookingRequest): Promise<BookOutcome>;
  /** Gives the booking the request's time. The booking may get another id. */
  move(account: CalendarAccount, bookingId: string, request: BookingRequest): Promise<MoveOutcome>;
  cancel(account: CalendarAccount, bookingId: string, reason: string): Promise<CancelOutcome>;
  /** Returns every booking from now on with null; what changed since with the cursor of the last answer. */
  listChanges(account: CalendarAccount, cursor: string | null): Promise<ChangesOutcome>;
};

/** How a calendar reports changes on its own. */
export type CalendarWebhooks = {
  /** Safe to repeat. One address takes one subscription, so include something of the connection. */
  subscribe(
    account: CalendarAccount,
    callbackUrl: string,
  ): Promise<{ kind: 'subscribed'; subscriptionId: string } | { kind: 'not-in-plan' } | CalendarFailure>;
  /** Safe to repeat. */
  unsubscribe(account: CalendarAccount, subscriptionId: string): Promise<{ kind: 'unsubscribed' } | CalendarFailure>;
  /** Whether the provider has signed exactly these bytes, and recently. */
  isGenuine(rawBody: Buffer, signature: string | undefined): boolean;
  /** Returns the change; null for what we do not understand or do not need. Never throws. */
  parse(rawBody: string): CalendarChange | null;
};
