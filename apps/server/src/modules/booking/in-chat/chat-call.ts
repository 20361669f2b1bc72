import type { SpokenLanguage } from '@spotter/domain/booking';

/** A call of a chat, as far as a speaker there may know it. */
export type ChatCall = {
  appointmentId: string;
  start: Date;
  /** The time of its last change. */
  changedAt: Date;
  /** `unconfirmed`: not certain yet; `offered`: the contact has a link and has not booked. */
  state: 'booked' | 'unconfirmed' | 'offered' | 'cancelled' | 'past';
  meetingUrl: string | null;
  /** The place as the contact reads it: the calendar's link, otherwise the coach's own words. */
  place: string | null;
  /** The page on which the contact moves or cancels it; null for a practice call, which has none. */
  manageUrl: string | null;
  bookingUrl: string | null;
  /** Whether no mail about it can reach the guest. Absent: no. */
  lacksAddress?: boolean;
};

/** The facts that the contact stated about themselves. */
export type ChatGuest = {
  /** null: the name that the platform reports. */
  name: string | null;
  email: string | null;
  /** IANA; null: unknown. */
  timeZone: string | null;
  language: SpokenLanguage;
  notes?: string | null;
  /** The contact does not want to give an address: a calendar that needs one then gives a link instead. */
  withoutEmail?: boolean;
};

export type ChatTimes = { kind: 'times'; starts: Date[]; timeZone: string } | { kind: 'calendar-down' };

/** The outcome of booking in a chat. Only `booked` may be called booked. */
export type ChatBooking =
  | { kind: 'booked'; call: ChatCall }
  | { kind: 'slot-taken'; alternatives: Date[] }
  | { kind: 'needs'; needs: ('name' | 'email')[] }
  | { kind: 'link-only'; url: string }
  | { kind: 'unconfirmed' }
  | { kind: 'calendar-down' }
  /** The chat has a call already, which can be moved or canceled. */
  | { kind: 'has-call'; call: ChatCall };

export type ChatMove =
  | { kind: 'moved'; call: ChatCall }
  | { kind: 'slot-taken'; alternatives: Date[] }
  | { kind: 'link-only'; url: string }
  | { kind: 'unconfirmed' }
  | { kind: 'calendar-down' }
  | { kind: 'no-call' };
