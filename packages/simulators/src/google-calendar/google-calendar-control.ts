import type { GoogleFaults } from './google-faults.ts';
import type {
  GoogleWorldState,
  SimulatedGoogleAccount,
  SimulatedGoogleEvent,
  SimulatedGoogleMail,
} from './google-world-state.ts';

/** An event for a page that shows it live. */
export type GoogleChange =
  | { kind: 'account'; accountId: string }
  /** An event of this calendar (the owner's address) was created, changed or deleted. */
  | { kind: 'event'; calendar: string }
  | { kind: 'faults'; faults: GoogleFaults };

/**
 * The control side of the Google Calendar simulator: what people do in their calendar.
 * Unknown addresses and ids throw.
 */
export type GoogleCalendarControl = {
  accounts(): (SimulatedGoogleAccount & { connected: boolean })[];
  /** Adds or changes an account. */
  addAccount(account: SimulatedGoogleAccount): void;
  /**
   * Grants what the consent page would have granted; all that the product needs when no scopes are named. The
   * token is made up unless given.
   */
  grant(email: string, scopes?: string[], refreshToken?: string): { accessToken: string; refreshToken: string };

  /** Adds an event as the owner; returns its id. An `allDay` one is from midnight to midnight. */
  addBusy(
    email: string,
    busy: { summary: string; start: Date; end: Date; transparent?: boolean; allDay?: boolean },
  ): string;
  /** Gives an event another start or end; its guests are asked again. */
  moveEvent(email: string, eventId: string, time: { start: Date; end: Date }): void;
  cancelEvent(email: string, eventId: string): void;
  /** Declines an event as its guests. */
  declineAsGuest(email: string, eventId: string): void;
  /** Takes the guests off an event as the owner. */
  removeGuests(email: string, eventId: string): void;
  /** Gives an event another Meet link; null removes it. */
  setMeet(email: string, eventId: string, uri: string | null): void;
  /** Gives an event its whole day. */
  makeAllDay(email: string, eventId: string): void;
  /**
   * Changes the one instance of an event, made a series, that is at its start:
   * to another time, or null to cancel it.
   */
  changeInstance(email: string, eventId: string, time: { start: Date; end: Date } | null): void;
  /** Returns all events of one calendar, canceled ones too. */
  events(email: string): SimulatedGoogleEvent[];
  /** Returns the emails that Google would have sent to guests, oldest first. */
  mails(): SimulatedGoogleMail[];

  /** Expires all access tokens of the account; refreshing works. */
  expireAccessTokens(email: string): void;
  /** Revokes the app's access, as the person does. */
  revokeAccess(email: string): void;
  /** Expires all sync tokens. */
  expireSyncTokens(): void;

  /** Changes the faults named; the others stay as they are. */
  setFaults(faults: GoogleFaults): void;
  clearFaults(): void;
  /** Returns the present faults, with the times that are left. */
  faults(): GoogleFaults;
  /** Calls the listener on every change; returns the function that ends this. */
  subscribe(listener: (change: GoogleChange) => void): () => void;
  /** Returns everything it remembers except faults, for `world` at the next start. */
  snapshot(): GoogleWorldState;
};
