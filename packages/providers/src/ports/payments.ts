import type { SubscriptionStatus } from '@spotter/domain';

/** Who pays, at the payment provider. */
export type PaymentCustomer = { userId: string; email: string; name: string };

/** A subscription as the payment provider has it now. */
export type PaymentSubscription = {
  subscriptionId: string;
  status: SubscriptionStatus;
  /** null: it has none, or several. */
  priceId: string | null;
  createdAt: Date;
  /** null: it began without a trial. */
  trialStartedAt: Date | null;
  trialEndsAt: Date | null;
  periodEndsAt: Date | null;
  /** When it ends by the customer's own wish. */
  cancelAt: Date | null;
  /** Since when a payment is owed; null: none is. */
  pastDueSince: Date | null;
};

/** A purchase to be made on the payment provider's page. */
export type CheckoutRequest = {
  customerId: string;
  userId: string;
  priceId: string;
  /** null: it is paid from the first day. A card is asked for either way. */
  trialDays: number | null;
  /** Where the customer comes back to, having bought or not. */
  successUrl: string;
  cancelUrl: string;
};

/** The payment provider. Every method throws ProviderError. */
export type Payments = {
  /** Gives the provider's id of the customer. Safe to repeat for some hours; a customer that was deleted is only made anew with another `attempt`. */
  createCustomer(customer: PaymentCustomer, attempt: string): Promise<string>;
  /** Opens the page to buy on. A customer has one such page: asked again for the same it is the same, and others are closed. */
  startCheckout(request: CheckoutRequest): Promise<{ url: string | null }>;
  /** Opens the page on which a customer changes the card, cancels and finds invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<{ url: string | null }>;
  /** All subscriptions that the customer has or had; none for a customer that is gone. */
  listSubscriptions(customerId: string): Promise<PaymentSubscription[]>;
  /** Ends all subscriptions of the customer at once, and forgets the customer. Safe to repeat. */
  removeCustomer(customerId: string): Promise<void>;
};

/** News from the payment provider. It says whom it is about; what is so is asked of the provider. */
export type PaymentEvent = {
  eventId: string;
  type: string;
  /** null: not about a customer. */
  customerId: string | null;
  at: Date;
};

/** What a delivery to our webhook was. Not `unsigned`: its bytes are the provider's own, signed not long ago. */
export type PaymentDelivery = { kind: 'event'; event: PaymentEvent } | { kind: 'unreadable' } | { kind: 'unsigned' };

/** Reads a delivery. Never throws. */
export type ReadPaymentDelivery = (rawBody: Buffer, signature: string | undefined) => PaymentDelivery;
