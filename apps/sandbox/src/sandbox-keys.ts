/** What the stand-ins and the server agree on where nobody set anything. They open nothing outside the sandbox. */
export const sandboxKeys = {
  instagramAppId: 'sandbox-instagram-app',
  instagramAppSecret: 'sandbox-instagram-secret',
  // Echoes carry Facebook's app id as a number.
  facebookAppId: '1517776481860111',
  facebookAppSecret: 'sandbox-facebook-secret',
  googleClientId: 'sandbox-google-client',
  googleClientSecret: 'sandbox-google-secret',
  calendlyClientId: 'sandbox-calendly-client',
  calendlyClientSecret: 'sandbox-calendly-secret',
  calendlyWebhookKey: 'sandbox-calendly-webhook-key',
  stripeSecretKey: 'sandbox-stripe-secret-key',
  stripeWebhookSecret: 'sandbox-stripe-webhook-secret',
  stripePriceAnnual: 'price_sandbox_annual',
  stripePriceMonthly: 'price_sandbox_monthly',
  metaVerifyToken: 'sandbox-verify-token',
} as const;
