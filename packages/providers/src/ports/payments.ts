import type { SubscriptionStatus } from '@spotter/domain/billing';

/** The paying user, at the payment provider. */
export type PaymentCustomer = { userId: string; email: string; name: string };

/** The present state of a subscription at the payment provider. */
export type PaymentSubscription = {
  subscriptionId: string;
  status: SubscriptionStatus;
  /** null: it has no price, or several. */
  priceId: string | null;
  createdAt: Date;
  /** null: it began without a trial. */
  trialStartedAt: Date | null;
  trialEndsAt: Date | null;
  periodEndsAt: Date | null;
  /** When it ends because the customer canceled. */
  cancelAt: Date | null;
  /** Since when a payment is overdue; null: none is. */
  pastDueSince: Date | null;
};

/** A purchase on the payment provider's page. */
export type CheckoutRequest = {
  customerId: string;
  userId: string;
  priceId: string;
  /** null: paid from the first day. A card is required in both cases. */
  trialDays: number | null;
  /** Where the customer returns to after a purchase; `cancelUrl`: without one. */
  successUrl: string;
  cancelUrl: string;
};

/** The payment provider. Every method throws ProviderError. */
export type Payments = {
  /**
   * Returns the provider's id of the customer. Safe to repeat for some hours; a deleted customer is only created
   * again with another `attempt`.
   */
  createCustomer(customer: PaymentCustomer, attempt: string): Promise<string>;
  /**
   * Opens the page for a purchase. A customer has one such page: the same request returns it again, and others are
   * closed.
   */
  startCheckout(request: CheckoutRequest): Promise<{ url: string | null }>;
  /** Opens the page on which a customer changes the card, cancels and finds invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<{ url: string | null }>;
  /** Returns all subscriptions that the customer has or had; none for a deleted customer. */
  listSubscriptions(customerId: string): Promise<PaymentSubscription[]>;
  /** Ends all subscriptions of the customer at once, and deletes the customer. Safe to repeat. */
  removeCustomer(customerId: string): Promise<void>;
};

/** An event of the payment provider. It only names the customer; the state is then read from the provider. */
export type PaymentEvent = {
  eventId: string;
  type: string;
  /** null: not about a customer. */
  customerId: string | null;
  at: Date;
};

/**
 * The kind of a delivery to our webhook.
 * Unless it is `unsigned`, its bytes are the provider's own, signed recently.
 */
export type PaymentDelivery = { kind: 'event'; event: PaymentEvent } | { kind: 'unreadable' } | { kind: 'unsigned' };

/** Reads a delivery. Never throws. The answer may come later, where the reader is loaded by the first delivery. */
export type ReadPaymentDelivery = (
  rawBody: Buffer,
  signature: string | undefined,
) => PaymentDelivery | Promise<PaymentDelivery>;
