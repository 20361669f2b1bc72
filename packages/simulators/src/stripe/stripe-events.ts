import { randomBytes } from 'node:crypto';
import { stripeApiVersion, type StripeViews } from './stripe-views.ts';
import type { SimulatedStripeEvent, StripeWorldState } from './stripe-world-state.ts';

const keptEvents = 5_000;

/** An id as Stripe makes them. */
export function stripeId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')}`;
}

/** Notes what happened, and has it told. The body is written once: what is sent again is the same. */
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

/** Notes what happened. */
export type StripeEvents = ReturnType<typeof createStripeEvents>;
