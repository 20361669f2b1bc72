import { Stripe } from 'stripe';
import type { z } from 'zod';
import { fetchForLibraries } from '../http/api-fetch.ts';
import { maxAnswerBytes } from '../http/bounded-body.ts';
import type { CheckoutRequest, Payments } from '../ports/payments.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { providerErrorOf } from './stripe-errors.ts';
import { owesPayment, toSubscription } from './stripe-mapping.ts';
import { StripeCheckout, StripeInvoice, StripePortal, StripeSubscription } from './stripe-wire.ts';

/** The address of Stripe and how to call it. A call may take 10 seconds unless set otherwise. */
export type StripeOptions = {
  secretKey: string;
  /** https://api.stripe.com */
  apiUrl: string;
  timeoutMs?: number;
};

/** A limit above any customer's number of subscriptions and purchase pages. */
const all = { limit: 100 } as const;

/** Returns Stripe, called by its own SDK, which repeats safe calls once. */
export function createStripePayments(options: StripeOptions): Payments {
  const stripe = connect(options);

  /** Runs a call and turns every failure into a ProviderError. */
  async function call<Result>(run: () => Promise<Result>): Promise<Result> {
    try {
      return await run();
    } catch (error) {
      throw providerErrorOf(error, [options.secretKey]);
    }
  }

  /** Runs a call, but returns `otherwise` for a deleted customer. */
  async function unlessGone<Result>(run: () => Promise<Result>, fallback: Result): Promise<Result> {
    try {
      return await call(run);
    } catch (error) {
      if (error instanceof ProviderError && error.kind === 'not-found') return fallback;
      throw error;
    }
  }

  async function listOpenCheckouts(customer: string) {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', ...all });
    return data.map((session) => read(StripeCheckout, session));
  }

  async function closeCheckout(id: string): Promise<void> {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // The purchase was made or closed in the meantime.
      if (providerErrorOf(error, [options.secretKey]).kind !== 'rejected') throw error;
    }
  }

  async function listOwed(subscription: string): Promise<StripeInvoice[]> {
    const { data } = await stripe.invoices.list({ subscription, status: 'open', ...all });
    return data.map((invoice) => read(StripeInvoice, invoice));
  }

  return {
    createCustomer: ({ userId, email, name }, attempt) =>
      call(async () => {
        const idempotencyKey = `customer:${userId}:${attempt}`;
        const { id } = await stripe.customers.create({ email, name, metadata: { userId } }, { idempotencyKey });
        return id;
      }),

    startCheckout: (request) =>
      call(async () => {
        const wanted = wishOf(request);
        const open = await listOpenCheckouts(request.customerId);
        const same = open.find(({ metadata, url }) => url && metadata?.['wish'] === wanted);
        for (const { id } of open) if (id !== same?.id) await closeCheckout(id);
        if (same !== undefined) return { url: same.url ?? null };
        const { url } = read(StripeCheckout, await stripe.checkout.sessions.create(checkoutOf(request)));
        return { url: url ?? null };
      }),

    openPortal: (customer, returnUrl) =>
      call(async () => {
        const session = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
        return { url: read(StripePortal, session).url ?? null };
      }),

    listSubscriptions: (customer) =>
      unlessGone(async () => {
        const { data } = await stripe.subscriptions.list({ customer, status: 'all', ...all });
        const subscriptions = data.map((subscription) => read(StripeSubscription, subscription));
        return Promise.all(
          subscriptions.map(async (subscription) =>
            toSubscription(subscription, owesPayment(subscription) ? await listOwed(subscription.id) : []),
          ),
        );
      }, []),

    removeCustomer: (customer) =>
      unlessGone(async () => {
        for (const { id } of await listOpenCheckouts(customer)) await closeCheckout(id);
        // Stripe: deleting a customer ends all of their subscriptions at once.
        await stripe.customers.del(customer);
      }, undefined),
  };
}

function connect({ secretKey, apiUrl, timeoutMs = 10_000 }: StripeOptions): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchForLibraries(maxAnswerBytes.api)),
  });
}

/** Returns what identifies a purchase page as the one that is requested again. */
function wishOf({ priceId, trialDays, successUrl, cancelUrl }: CheckoutRequest): string {
  return [priceId, trialDays ?? 'paid', successUrl, cancelUrl].join(' ').slice(0, 500);
}

function checkoutOf(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { customerId, userId, priceId, trialDays, successUrl, cancelUrl } = request;
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price: priceId, quantity: 1 }],
    // A trial needs a card too.
    payment_method_collection: 'always',
    subscription_data: {
      metadata: { userId },
      ...(trialDays === null
        ? {}
        : {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
          }),
    },
    metadata: { wish: wishOf(request) },
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
}

function read<Shape>(schema: z.ZodType<Shape>, value: unknown): Shape {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new ProviderError('stripe', 'unreadable', `the answer is not what was expected: ${fields}`);
}
