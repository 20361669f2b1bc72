import type { StripeFaults } from './stripe-faults.ts';
import type { StripeWebhookAttempt } from './stripe-webhooks.ts';
import type {
  SimulatedCheckout,
  SimulatedCustomer,
  SimulatedInvoice,
  SimulatedStripeEvent,
  SimulatedSubscription,
  StripeWorldState,
} from './stripe-world-state.ts';

/** Something happened, for a page that shows it live. */
export type StripeChange =
  | { kind: 'billing' }
  | { kind: 'webhook'; attempt: StripeWebhookAttempt }
  | { kind: 'faults'; faults: StripeFaults };

/** The other side of the Stripe simulator: what customers, their banks and time do there. Unknown ids throw. */
export type StripeControl = {
  customers(): SimulatedCustomer[];
  checkouts(): SimulatedCheckout[];
  subscriptions(): SimulatedSubscription[];
  invoices(): SimulatedInvoice[];

  /** Buys on the page of this id. False: the card was declined. */
  buy(checkoutId: string, card?: string): boolean;
  /** Takes another card, and pays what is owed with it. */
  changeCard(customerId: string, card: string): boolean;
  /** Cancels the customer's plan, or takes that back. */
  setCancelled(customerId: string, cancelled: boolean): void;
  /**
   * Lets so much time pass, and all of it happen: trials end, plans renew, payments are tried again. To everybody else
   * it is as if all had begun so much earlier, so no other clock has to be moved.
   */
  letPass(ms: number): void;
  /** Does what is due by the clock that the simulator was given. */
  runDue(): void;

  /** Everything that was told, or was to be told, oldest first. */
  events(): SimulatedStripeEvent[];
  /** Delivers an event once more, now; gives the status that was answered. */
  deliver(eventId: string): Promise<number | null>;
  /** The signature of a body, as it stands in the header. */
  sign(body: string): string;
  setWebhookUrl(url: string | null): void;
  /** Every webhook attempt, oldest first (the newest 2,000). */
  deliveries(): StripeWebhookAttempt[];
  /** Resolves when every webhook so far was taken or given up. */
  webhooksSettled(): Promise<void>;

  /** Changes the faults named; the others stay as they are. */
  setFaults(faults: StripeFaults): void;
  clearFaults(): void;
  /** The present faults, with the times that are left. */
  faults(): StripeFaults;
  /** Calls the listener on every change; gives the function that ends it. */
  subscribe(listener: (change: StripeChange) => void): () => void;
  /** Everything it remembers, faults excepted, to be given as `world` at the next start. */
  snapshot(): StripeWorldState;
};
