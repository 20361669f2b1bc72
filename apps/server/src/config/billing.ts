import { ConfigError } from '../platform/config-error.ts';
import { sandboxOrigin, type Sandbox } from './simulators.ts';
import type { Read } from './variables.ts';

export type BillingConfig = {
  /** null: plans are not sold. */
  payments: {
    secretKey: string;
    webhookSecret: string;
    apiUrl: string;
    /** The provider's ids of the two prices. */
    prices: { annual: string; monthly: string };
  } | null;
  /** Whether autoreplies need a plan. */
  planEnforced: boolean;
};

export function readBilling(read: Read, sandbox: Sandbox): BillingConfig {
  const sold = payments(read, sandbox);
  const planEnforced = read('PLAN_ENFORCEMENT') === 'on';
  if (planEnforced && sold === null) {
    throw new ConfigError('PLAN_ENFORCEMENT=on needs STRIPE_SECRET_KEY: where no plan is sold nobody could have one.');
  }
  return { payments: sold, planEnforced };
}

function payments(read: Read, sandbox: Sandbox): BillingConfig['payments'] {
  const secretKey = read('STRIPE_SECRET_KEY');
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET');
  const annual = read('STRIPE_PRICE_ANNUAL');
  const monthly = read('STRIPE_PRICE_MONTHLY');
  const values = [secretKey, webhookSecret, annual, monthly];
  if (values.some((value) => value === undefined) && values.some((value) => value !== undefined)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ANNUAL and STRIPE_PRICE_MONTHLY must be set together.',
    );
  }
  if (annual !== undefined && annual === monthly) {
    throw new ConfigError('STRIPE_PRICE_ANNUAL and STRIPE_PRICE_MONTHLY must be two prices.');
  }
  const own =
    secretKey === undefined || webhookSecret === undefined || annual === undefined || monthly === undefined
      ? null
      : { secretKey, webhookSecret, prices: { annual, monthly } };
  if (own === null && !sandbox.enabled) return null;
  return {
    ...(own ?? {
      secretKey: sandbox.secretOf('stripe-secret-key'),
      webhookSecret: sandbox.secretOf('stripe-webhook-secret'),
      prices: { annual: 'price_sandbox_annual', monthly: 'price_sandbox_monthly' },
    }),
    apiUrl: read('STRIPE_API_URL') ?? (own === null ? sandboxOrigin(sandbox, 'stripe') : 'https://api.stripe.com'),
  };
}
