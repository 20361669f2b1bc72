import type { SpokenLanguage } from '@spotter/domain';

/** A call of a chat, as whoever speaks there may know it. */
export type ChatCall = {
  appointmentId: string;
  start: Date;
  /** When something last changed about it. */
  changedAt: Date;
  /** `unconfirmed`: not certain yet; `offered`: the contact has a link and has not booked. */
  state: 'booked' | 'unconfirmed' | 'offered' | 'cancelled' | 'past';
  meetingUrl: string | null;
  /** Where it takes place, as the contact is told: the calendar's link, else the coach's own words. */
  place: string | null;
  /** The page on which the contact moves or cancels it; null: there is none, for it is practice. */
  manageUrl: string | null;
  bookingUrl: string | null;
};

/** What the contact told of themselves. */
export type ChatGuest = {
  /** null: the name that the platform tells. */
  name: string | null;
  email: string | null;
  /** IANA; null: not known. */
  timeZone: string | null;
  language: SpokenLanguage;
  notes?: string | null;
  /** The contact does not want to tell an address: then a calendar that needs one gives a link instead. */
  withoutEmail?: boolean;
};

export type ChatTimes = { kind: 'times'; starts: Date[]; timeZone: string } | { kind: 'calendar-down' };

/** What became of booking in a chat. Only `booked` may be called booked. */
export type ChatBooking =
  | { kind: 'booked'; call: ChatCall }
  | { kind: 'slot-taken'; alternatives: Date[] }
  | { kind: 'needs'; needs: ('name' | 'email')[] }
  | { kind: 'link-only'; url: string }
  | { kind: 'unconfirmed' }
  | { kind: 'calendar-down' }
  /** There is one already: it can be moved or cancelled. */
  | { kind: 'has-call'; call: ChatCall };

export type ChatMove =
  | { kind: 'moved'; call: ChatCall }
  | { kind: 'slot-taken'; alternatives: Date[] }
  | { kind: 'link-only'; url: string }
  | { kind: 'unconfirmed' }
  | { kind: 'calendar-down' }
  | { kind: 'no-call' };
