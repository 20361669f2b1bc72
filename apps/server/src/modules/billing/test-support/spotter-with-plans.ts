import { billingRoutes, type ApiClient } from '@spotter/contract';
import { createStripeSimulator } from '@spotter/simulators/stripe/stripe-simulator';
import { createShiftedClock } from '../../../test/shifted-clock.ts';
import { startSpotter } from '../../../test/spotter-under-test.ts';

export const dayMs = 24 * 3_600_000;
export const priceIds = { annual: 'price_year', monthly: 'price_month' } as const;
/** A card that is accepted, and declined whenever it is charged. */
export const decliningCard = '4000 0000 0000 0341';
const goodCard = '4242 4242 4242 4242';

const secretKey = 'sk_test_of_the_shop';
const webhookSecret = 'whsec_of_the_endpoint';

/** The whole server beside a shop that sells its plans. */
export async function startSpotterWithPlans(options: { enforced: boolean; environment?: Record<string, string> }) {
  const simulator = createStripeSimulator({
    secretKey,
    webhookSecret,
    webhookUrl: null,
    retryDelaysMs: [50, 100, 200, 400],
    prices: [
      { id: priceIds.annual, amountCents: 118_800, interval: 'year' },
      { id: priceIds.monthly, amountCents: 12_900, interval: 'month' },
    ],
  });
  const apiUrl = await simulator.listen();
  const clock = createShiftedClock();
  const spotter = await startSpotter({
    clock,
    environment: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: apiUrl,
      STRIPE_PRICE_ANNUAL: priceIds.annual,
      STRIPE_PRICE_MONTHLY: priceIds.monthly,
      PLAN_ENFORCEMENT: options.enforced ? 'on' : 'off',
      PROVIDER_TIMEOUT_MS: '10000',
      ...options.environment,
    },
  });
  const { control: stripe } = simulator;
  stripe.setWebhookUrl(`${spotter.origin}/api/webhooks/stripe`);

  return {
    spotter,
    stripe,
    apiUrl,
    secrets: [secretKey, webhookSecret],

    /** Every event was taken, and what it led to is done. */
    async settled(): Promise<void> {
      await stripe.webhooksSettled();
      await spotter.services.worker.idle();
    },

    /** Buys on the page that the product opens; gives the provider's id of the customer. */
    async subscribe(
      client: ApiClient,
      wish: { interval?: 'annual' | 'monthly'; trial?: boolean; card?: string } = {},
    ): Promise<string> {
      const { interval = 'monthly', trial = true, card = goodCard } = wish;
      await client.call(billingRoutes.createCheckout, { body: { priceId: priceIds[interval], trial } });
      const checkout = stripe.checkouts().at(-1)!;
      if (!stripe.buy(checkout.id, card)) throw new Error('The card was declined');
      await this.settled();
      return checkout.customerId;
    },

    /** Lets time pass at the shop, and what comes of it arrive. */
    async letPass(days: number): Promise<void> {
      stripe.letPass(days * dayMs);
      await this.settled();
    },

    /** Lets the server's pauses before further tries pass, until something holds. */
    async untilTried(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
      await spotter.until(what, async () => {
        clock.putForward(500);
        await this.settled();
        return holds();
      });
    },

    stateOf: (client: ApiClient) => client.call(billingRoutes.findSubscription),

    async close(): Promise<void> {
      await spotter.close();
      await simulator.close();
    },
  };
}

export type SpotterWithPlans = Awaited<ReturnType<typeof startSpotterWithPlans>>;
