import { z } from 'zod';

// Instants are milliseconds of the simulator's own time, which runs ahead of the machine's by `aheadMs`.
const instant = z.number();

const card = z.object({
  last4: z.string(),
  /** Whether it is declined at every charge. */
  declines: z.boolean(),
});

const customer = z.object({
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  created: instant,
  deleted: z.boolean(),
  card: card.nullable(),
});

const checkout = z.object({
  id: z.string(),
  customerId: z.string(),
  clientReference: z.string().nullable(),
  priceId: z.string(),
  trialDays: z.number().int().nullable(),
  metadata: z.record(z.string(), z.string()),
  subscriptionMetadata: z.record(z.string(), z.string()),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  created: instant,
  expiresAt: instant,
  subscriptionId: z.string().nullable(),
});

const subscription = z.object({
  id: z.string(),
  customerId: z.string(),
  priceId: z.string(),
  status: z.enum(['trialing', 'active', 'past_due', 'unpaid', 'canceled']),
  metadata: z.record(z.string(), z.string()),
  created: instant,
  trialStart: instant.nullable(),
  trialEnd: instant.nullable(),
  /** Whether the end of the trial was announced. */
  trialEndAnnounced: z.boolean(),
  periodStart: instant,
  periodEnd: instant,
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: instant.nullable(),
  endedAt: instant.nullable(),
  latestInvoiceId: z.string().nullable(),
  /** When an overdue payment is tried again. */
  nextRetryAt: instant.nullable(),
});

const invoice = z.object({
  id: z.string(),
  number: z.string(),
  customerId: z.string(),
  subscriptionId: z.string(),
  reason: z.enum(['subscription_create', 'subscription_cycle']),
  amountCents: z.number().int(),
  status: z.enum(['open', 'paid', 'void']),
  attempts: z.number().int(),
  created: instant,
  paidAt: instant.nullable(),
});

const portal = z.object({ id: z.string(), customerId: z.string(), returnUrl: z.string(), created: instant });

const event = z.object({ id: z.string(), type: z.string(), customerId: z.string().nullable(), body: z.string() });

const answered = z.object({
  key: z.string(),
  call: z.string(),
  status: z.number().int(),
  body: z.string(),
  at: instant,
});

/** Everything the simulator remembers, as plain JSON; parse a stored file with it. */
export const stripeWorldState = z.object({
  customers: z.array(customer),
  checkouts: z.array(checkout),
  subscriptions: z.array(subscription),
  invoices: z.array(invoice),
  portals: z.array(portal),
  /** The events of webhooks, delivered or not. */
  events: z.array(event),
  /** The answers to calls with an idempotency key. */
  answered: z.array(answered),
  /** How far the simulator's time is ahead of the machine's. */
  aheadMs: z.number(),
});

/** Everything the simulator remembers, as plain JSON. */
export type StripeWorldState = z.infer<typeof stripeWorldState>;
/** The paying customer. */
export type SimulatedCustomer = z.infer<typeof customer>;
/** A purchase page. */
export type SimulatedCheckout = z.infer<typeof checkout>;
/** A subscription. */
export type SimulatedSubscription = z.infer<typeof subscription>;
/** An invoice. */
export type SimulatedInvoice = z.infer<typeof invoice>;
/** An event of a webhook, delivered or not: the body as it is signed. */
export type SimulatedStripeEvent = z.infer<typeof event>;
