import type { CalendlyFaults } from './calendly-faults.ts';
import type { CalendlyWebhookAttempt } from './calendly-webhooks.ts';
import type {
  CalendlyWorldState,
  SimulatedCalendlyAccount,
  SimulatedCalendlyBooking,
  SimulatedCalendlySubscription,
} from './calendly-world-state.ts';

/** An event for a page that shows it live. */
export type CalendlyChange =
  | { kind: 'account'; accountId: string }
  | { kind: 'booking'; accountId: string; bookingId: string }
  | { kind: 'webhook'; attempt: CalendlyWebhookAttempt }
  | { kind: 'faults'; faults: CalendlyFaults };

/** The control side of the Calendly simulator: what hosts and guests do there. Unknown addresses and ids throw. */
export type CalendlyControl = {
  accounts(): (SimulatedCalendlyAccount & { connected: boolean })[];
  /** Adds or changes an account. */
  addAccount(account: SimulatedCalendlyAccount): void;
  /** Grants what the consent page would have granted: all scopes when none are named. */
  grant(email: string, scopes?: string[]): { accessToken: string; refreshToken: string };
  /** Returns how often the account's refresh tokens were used up. */
  refreshCount(email: string): number;

  /** Makes the host busy elsewhere. */
  addBusy(email: string, time: { start: Date; end: Date }): void;
  /** Books as a guest on the host's page, without any app. Returns the booking's id. */
  bookAsGuest(email: string, booking: { start: Date; guestName: string; guestEmail: string }): string;
  /** Moves the meeting as the guest, on Calendly's page; returns the new booking's id. */
  rescheduleAsGuest(bookingId: string, start: Date): string;
  cancelAsGuest(bookingId: string): void;
  cancelAsHost(bookingId: string, reason: string): void;
  /** Returns all bookings of one account, canceled ones too, in the order in which they were made. */
  bookings(email: string): SimulatedCalendlyBooking[];
  subscriptions(email: string): SimulatedCalendlySubscription[];

  /** Expires all access tokens of the account; refreshing works. */
  expireAccessTokens(email: string): void;
  /** Revokes the app's access, as the person does. */
  revokeAccess(email: string): void;

  /** Every webhook attempt, oldest first (the newest 2,000). */
  deliveries(): CalendlyWebhookAttempt[];
  /** Resolves when every webhook so far was accepted or given up. */
  webhooksSettled(): Promise<void>;

  /** Changes the faults named; the others stay as they are. */
  setFaults(faults: CalendlyFaults): void;
  clearFaults(): void;
  /** Returns the present faults, with the times that are left. */
  faults(): CalendlyFaults;
  /** Calls the listener on every change; returns the function that ends this. */
  subscribe(listener: (change: CalendlyChange) => void): () => void;
  /** Returns everything it remembers except faults, for `world` at the next start. */
  snapshot(): CalendlyWorldState;
};
