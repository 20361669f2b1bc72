import { createHmac } from 'node:crypto';

/** The values that simulators and server share where none is set. */
const known = {
  instagramAppId: 'sandbox-instagram-app',
  // Echoes contain Facebook's app id as a number.
  facebookAppId: '1517776481860111',
  googleClientId: 'sandbox-google-client',
  calendlyClientId: 'sandbox-calendly-client',
  stripePriceAnnual: 'price_sandbox_annual',
  stripePriceMonthly: 'price_sandbox_monthly',
} as const;

/** The names under which the server derives them as well. */
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

/** Returns the keys where none are set: published ones, or for a public demo those derived from its own secret. */
export function sandboxKeys(secret: string | null): SandboxKeys {
  const keyOf = (name: string) =>
    secret === null ? `sandbox-${name}` : createHmac('sha256', secret).update(name).digest('hex');
  const made = Object.entries(secrets).map(([key, name]) => [key, keyOf(name)] as const);
  return { ...known, ...(Object.fromEntries(made) as Record<keyof typeof secrets, string>) };
}
