import { Stripe } from 'stripe';
import type { PaymentDelivery } from '../ports/payments.ts';
import { toEvent } from './stripe-mapping.ts';
import { StripeEvent } from './stripe-wire.ts';

/** Stripe signs each delivery again; an older signature belongs to a copy. */
const oldestSignatureSeconds = 300;

/** Returns a reader of Stripe's deliveries to the endpoint that signs with this secret. */
export function createStripeWebhook(options: { secret: string; now: () => Date }) {
  return (rawBody: Buffer, signature: string | undefined): PaymentDelivery => {
    let event: unknown;
    try {
      event = Stripe.webhooks.constructEvent(
        rawBody,
        signature ?? '',
        options.secret,
        oldestSignatureSeconds,
        undefined,
        options.now().getTime(),
      );
    } catch (error) {
      // Only signed bodies are parsed, so any other error comes from the parser.
      const unsigned = error instanceof Stripe.errors.StripeSignatureVerificationError;
      return { kind: unsigned ? 'unsigned' : 'unreadable' };
    }
    const parsed = StripeEvent.safeParse(event);
    return parsed.success ? { kind: 'event', event: toEvent(parsed.data, options.now()) } : { kind: 'unreadable' };
  };
}
