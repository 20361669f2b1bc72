import { join } from 'node:path';
import { z } from 'zod';
import { sandboxKeys } from './sandbox-keys.ts';
import { defaultSandboxPort, portsInARow } from './sandbox-ports.ts';

/** How the sandbox is set up. */
export type SandboxConfig = Record<keyof typeof sandboxKeys, string> & {
  /** The port of the page; the stand-ins listen on those after it. */
  port: number;
  host: string;
  /** Where the server is: webhooks go there, and the page links to it. */
  spotterUrl: string;
  /** Where the stand-ins keep their state, a file each. */
  stateFolder: string;
};

const set = z.string().trim().min(1);
const port = (highest: number) => z.coerce.number().int().min(0).max(highest);
const highestPort = 65_535;

const Environment = z.object({
  // Those above it are taken as well.
  SANDBOX_PORT: port(highestPort - portsInARow + 1).default(defaultSandboxPort),
  PORT: port(highestPort).default(3000),
  HOST: set.default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: set.default('.data'),
  INSTAGRAM_APP_ID: set.default(sandboxKeys.instagramAppId),
  INSTAGRAM_APP_SECRET: set.default(sandboxKeys.instagramAppSecret),
  FACEBOOK_APP_ID: z.string().trim().regex(/^\d+$/, 'it is a number').default(sandboxKeys.facebookAppId),
  FACEBOOK_APP_SECRET: set.default(sandboxKeys.facebookAppSecret),
  GOOGLE_CLIENT_ID: set.default(sandboxKeys.googleClientId),
  GOOGLE_CLIENT_SECRET: set.default(sandboxKeys.googleClientSecret),
  CALENDLY_CLIENT_ID: set.default(sandboxKeys.calendlyClientId),
  CALENDLY_CLIENT_SECRET: set.default(sandboxKeys.calendlyClientSecret),
  CALENDLY_WEBHOOK_KEY: set.default(sandboxKeys.calendlyWebhookKey),
  STRIPE_SECRET_KEY: set.default(sandboxKeys.stripeSecretKey),
  STRIPE_WEBHOOK_SECRET: set.default(sandboxKeys.stripeWebhookSecret),
  STRIPE_PRICE_ANNUAL: set.default(sandboxKeys.stripePriceAnnual),
  STRIPE_PRICE_MONTHLY: set.default(sandboxKeys.stripePriceMonthly),
  META_VERIFY_TOKEN: set.default(sandboxKeys.metaVerifyToken),
});

/** Reads the environment; empty variables count as not set. The problem is one sentence for the terminal. */
export function readSandboxConfig(
  environment: Record<string, string | undefined>,
): { config: SandboxConfig } | { problem: string } {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(filled);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { problem: `The sandbox cannot start: ${issue?.path.join('.')} is not valid (${issue?.message}).` };
  }
  const values = parsed.data;
  return {
    config: {
      port: values.SANDBOX_PORT,
      host: values.HOST,
      spotterUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
      stateFolder: join(values.DATA_DIR, 'sandbox'),
      instagramAppId: values.INSTAGRAM_APP_ID,
      instagramAppSecret: values.INSTAGRAM_APP_SECRET,
      facebookAppId: values.FACEBOOK_APP_ID,
      facebookAppSecret: values.FACEBOOK_APP_SECRET,
      googleClientId: values.GOOGLE_CLIENT_ID,
      googleClientSecret: values.GOOGLE_CLIENT_SECRET,
      calendlyClientId: values.CALENDLY_CLIENT_ID,
      calendlyClientSecret: values.CALENDLY_CLIENT_SECRET,
      calendlyWebhookKey: values.CALENDLY_WEBHOOK_KEY,
      stripeSecretKey: values.STRIPE_SECRET_KEY,
      stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET,
      stripePriceAnnual: values.STRIPE_PRICE_ANNUAL,
      stripePriceMonthly: values.STRIPE_PRICE_MONTHLY,
      metaVerifyToken: values.META_VERIFY_TOKEN,
    },
  };
}
