import { createStripeCheckouts } from './stripe-checkouts.ts';
import { type BillingParts, createStripeCustomers } from './stripe-customers.ts';
import type { DueStep } from './stripe-subscriptions.ts';
import type { SimulatedSubscription } from './stripe-world-state.ts';

/** Returns customers, purchase pages, and the passing of time. */
export function createStripeBilling({ now, ...parts }: Omit<BillingParts, 'time'> & { now: () => Date }) {
  const { world, subscriptions } = parts;
  const time = () => now().getTime() + world.aheadMs;
  const customers = createStripeCustomers({ ...parts, time });
  const { nextSteps, ...checkouts } = createStripeCheckouts({ ...parts, time }, customers);

  function nextStep(): DueStep | null {
    const steps = [...world.subscriptions.map(subscriptions.nextStep), ...nextSteps()].filter((step) => step !== null);
    return steps.toSorted((one, other) => one.at - other.at)[0] ?? null;
  }

  function runDue(): void {
    for (let step = nextStep(); step !== null && step.at <= time(); step = nextStep()) step.run();
  }

  return {
    ...customers,
    ...checkouts,
    time,
    runDue,
    setCanceled: (known: SimulatedSubscription, canceled: boolean) =>
      subscriptions.setCanceled(known, canceled, time()),
    end: (known: SimulatedSubscription) => subscriptions.end(known, time()),

    /**
     * Moves the simulator's time forward, and does what falls due on the way. To all others it looks as if
     * everything had begun earlier by that time, so their clocks stay right.
     */
    letPass(ms: number): void {
      runDue();
      world.aheadMs += ms;
      runDue();
      for (const known of world.subscriptions)
        if (known.status !== 'canceled') subscriptions.publishUpdated(known, time());
    },
  };
}

/** Customers, purchase pages, and the passing of time. */
export type StripeBilling = ReturnType<typeof createStripeBilling>;
