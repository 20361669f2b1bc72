import type { GoogleFaults } from './google-faults.ts';
import type {
  GoogleWorldState,
  SimulatedGoogleAccount,
  SimulatedGoogleEvent,
  SimulatedGoogleMail,
} from './google-world-state.ts';

/** Something happened, for a page that shows it live. */
export type GoogleChange =
  | { kind: 'account'; accountId: string }
  /** An event of this calendar (the owner's address) was made, changed or deleted. */
  | { kind: 'event'; calendar: string }
  | { kind: 'faults'; faults: GoogleFaults };

/** The other side of the Google Calendar simulator: what people do in their calendar. Unknown addresses and ids throw. */
export type GoogleCalendarControl = {
  accounts(): (SimulatedGoogleAccount & { connected: boolean })[];
  /** Adds or changes an account. */
  addAccount(account: SimulatedGoogleAccount): void;
  /** What the consent page would have granted; all that the product needs when no scopes are named. A token is made up unless given. */
  grant(email: string, scopes?: string[], refreshToken?: string): { accessToken: string; refreshToken: string };

  /** The owner puts something into the calendar; gives the event's id. An `allDay` one is from midnight to midnight. */
  addBusy(
    email: string,
    busy: { summary: string; start: Date; end: Date; transparent?: boolean; allDay?: boolean },
  ): string;
  moveEvent(email: string, eventId: string, time: { start: Date; end: Date }): void;
  cancelEvent(email: string, eventId: string): void;
  /** All events of one calendar, cancelled ones too. */
  events(email: string): SimulatedGoogleEvent[];
  /** Mails that Google would have sent to guests, oldest first. */
  mails(): SimulatedGoogleMail[];

  /** All access tokens of the account are too old now; refreshing works. */
  expireAccessTokens(email: string): void;
  /** The person takes the app's access away. */
  revokeAccess(email: string): void;
  /** All sync tokens are too old now. */
  expireSyncTokens(): void;

  /** Changes the faults named; the others stay as they are. */
  setFaults(faults: GoogleFaults): void;
  clearFaults(): void;
  /** The present faults, with the times that are left. */
  faults(): GoogleFaults;
  /** Calls the listener on every change; gives the function that ends it. */
  subscribe(listener: (change: GoogleChange) => void): () => void;
  /** Everything it remembers, faults excepted, to be given as `world` at the next start. */
  snapshot(): GoogleWorldState;
};
