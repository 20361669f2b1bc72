import type { CalendlyFaults } from './calendly-faults.ts';
import type { CalendlyWebhookAttempt } from './calendly-webhooks.ts';
import type {
  CalendlyWorldState,
  SimulatedCalendlyAccount,
  SimulatedCalendlyBooking,
  SimulatedCalendlySubscription,
} from './calendly-world-state.ts';

/** Something happened, for a page that shows it live. */
export type CalendlyChange =
  | { kind: 'account'; accountId: string }
  | { kind: 'booking'; accountId: string; bookingId: string }
  | { kind: 'webhook'; attempt: CalendlyWebhookAttempt }
  | { kind: 'faults'; faults: CalendlyFaults };

/** The other side of the Calendly simulator: what hosts and guests do there. Unknown addresses and ids throw. */
export type CalendlyControl = {
  accounts(): (SimulatedCalendlyAccount & { connected: boolean })[];
  /** Adds or changes an account. */
  addAccount(account: SimulatedCalendlyAccount): void;
  /** What the consent page would have granted: all scopes when none are named. */
  grant(email: string, scopes?: string[]): { accessToken: string; refreshToken: string };
  /** How often the account's refresh tokens were used up. */
  refreshCount(email: string): number;

  /** The host is busy elsewhere. */
  addBusy(email: string, time: { start: Date; end: Date }): void;
  /** A guest books on the host's page, without any app. Gives the booking's id. */
  bookAsGuest(email: string, booking: { start: Date; guestName: string; guestEmail: string }): string;
  /** The guest moves the meeting on Calendly's page; gives the new booking's id. */
  rescheduleAsGuest(bookingId: string, start: Date): string;
  cancelAsGuest(bookingId: string): void;
  cancelAsHost(bookingId: string, reason: string): void;
  /** All bookings of one account, cancelled ones too, in the order in which they were made. */
  bookings(email: string): SimulatedCalendlyBooking[];
  subscriptions(email: string): SimulatedCalendlySubscription[];

  /** All access tokens of the account are too old now; refreshing works. */
  expireAccessTokens(email: string): void;
  /** The person takes the app's access away. */
  revokeAccess(email: string): void;

  /** Every webhook attempt, oldest first (the newest 2,000). */
  deliveries(): CalendlyWebhookAttempt[];
  /** Resolves when every webhook so far was taken or given up. */
  webhooksSettled(): Promise<void>;

  /** Changes the faults named; the others stay as they are. */
  setFaults(faults: CalendlyFaults): void;
  clearFaults(): void;
  /** The present faults, with the times that are left. */
  faults(): CalendlyFaults;
  /** Calls the listener on every change; gives the function that ends it. */
  subscribe(listener: (change: CalendlyChange) => void): () => void;
  /** Everything it remembers, faults excepted, to be given as `world` at the next start. */
  snapshot(): CalendlyWorldState;
};
