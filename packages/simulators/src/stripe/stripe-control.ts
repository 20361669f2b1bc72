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

/** An event for a page that shows it live. */
export type StripeChange =
  | { kind: 'billing' }
  | { kind: 'webhook'; attempt: StripeWebhookAttempt }
  | { kind: 'faults'; faults: StripeFaults };

/** The control side of the Stripe simulator: what customers, their banks and time do there. Unknown ids throw. */
export type StripeControl = {
  customers(): SimulatedCustomer[];
  checkouts(): SimulatedCheckout[];
  subscriptions(): SimulatedSubscription[];
  invoices(): SimulatedInvoice[];

  /** Buys on the page of this id. Returns false when the card was declined. */
  buy(checkoutId: string, card?: string): boolean;
  /** Sets another card, and pays what is owed with it. */
  changeCard(customerId: string, card: string): boolean;
  /** Cancels the customer's plan, or undoes that. */
  setCanceled(customerId: string, canceled: boolean): void;
  /**
   * Lets time pass, with everything that happens in it: trials end, plans renew, payments are tried again. To all
   * others it looks as if everything had begun earlier by that time, so no other clock has to be moved.
   */
  letPass(ms: number): void;
  /** Does what is due by the simulator's clock. */
  runDue(): void;

  /** Returns all events, delivered or not, oldest first. */
  events(): SimulatedStripeEvent[];
  /** Delivers an event again, now; returns the status of the answer. */
  deliver(eventId: string): Promise<number | null>;
  /** Returns the signature of a body, as in the header. */
  sign(body: string): string;
  setWebhookUrl(url: string | null): void;
  /** Every webhook attempt, oldest first (the newest 2,000). */
  deliveries(): StripeWebhookAttempt[];
  /** Resolves when every webhook so far was accepted or given up. */
  webhooksSettled(): Promise<void>;

  /** Changes the faults named; the others stay as they are. */
  setFaults(faults: StripeFaults): void;
  clearFaults(): void;
  /** Returns the present faults, with the times that are left. */
  faults(): StripeFaults;
  /** Calls the listener on every change; returns the function that ends this. */
  subscribe(listener: (change: StripeChange) => void): () => void;
  /** Returns everything it remembers except faults, for `world` at the next start. */
  snapshot(): StripeWorldState;
};
