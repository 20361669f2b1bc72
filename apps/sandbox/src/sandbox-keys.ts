import { createHmac } from 'node:crypto';

/** What the simulators and the server agree on where nobody set anything. */
const known = {
  instagramAppId: 'sandbox-instagram-app',
  // Echoes carry Facebook's app id as a number.
  facebookAppId: '1517776481860111',
  googleClientId: 'sandbox-google-client',
  calendlyClientId: 'sandbox-calendly-client',
  stripePriceAnnual: 'price_sandbox_annual',
  stripePriceMonthly: 'price_sandbox_monthly',
} as const;

/** By the names that the server derives them under as well. */
const secrets = {
  instagramAppSecret: 'instagram-secret',
  facebookAppSecret: 'facebook-secret',
  googleClientSecret: 'google-secret',
  calendlyClientSecret: 'calendly-secret',
  calendlyWebhookKey: 'calendly-webhook-key',
  stripeSecretKey: 'stripe-secret-key',
  stripeWebhookSecret: 'stripe-webhook-secret',
  metaVerifyToken: 'verify-token',
} as const;

export type SandboxKeys = Record<keyof typeof known | keyof typeof secrets, string>;

/** The keys where nobody set any: published ones, or for a public demo those that its own secret leads to. */
export function sandboxKeys(secret: string | null): SandboxKeys {
  const keyOf = (name: string) =>
    secret === null ? `sandbox-${name}` : createHmac('sha256', secret).update(name).digest('hex');
  const made = Object.entries(secrets).map(([key, name]) => [key, keyOf(name)] as const);
  return { ...known, ...(Object.fromEntries(made) as Record<keyof typeof secrets, string>) };
}
