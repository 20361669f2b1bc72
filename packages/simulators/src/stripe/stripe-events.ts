import { randomBytes } from 'node:crypto';
import { stripeApiVersion, type StripeViews } from './stripe-views.ts';
import type { SimulatedStripeEvent, StripeWorldState } from './stripe-world-state.ts';

const keptEvents = 5_000;

/** Returns an id like Stripe's. */
export function stripeId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')}`;
}

/** Records events, and has them delivered. The body is written once, so that a repeat is identical. */
export function createStripeEvents(
  world: StripeWorldState,
  views: StripeViews,
  publish: (event: SimulatedStripeEvent) => void,
) {
  return {
    /** `at` in the simulator's time. */
    emit(type: string, object: object, customerId: string | null, at: number): void {
      const id = stripeId('evt');
      const body = JSON.stringify({
        id,
        object: 'event',
        api_version: stripeApiVersion,
        created: views.seconds(at),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: null,
        type,
      });
      const event = { id, type, customerId, body };
      world.events.push(event);
      if (world.events.length > keptEvents) world.events.shift();
      publish(event);
    },
  };
}

/** Records events. */
export type StripeEvents = ReturnType<typeof createStripeEvents>;
