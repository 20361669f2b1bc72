import { join } from 'node:path';
import { defaultSandboxPort, portsInARow } from '@spotter/demo/sandbox-ports';
import { z } from 'zod';
import { sandboxKeys, type SandboxKeys } from './sandbox-keys.ts';

/** The configuration of the sandbox. */
export type SandboxConfig = SandboxKeys & {
  /** The port of the page; the simulators listen on those after it. */
  port: number;
  host: string;
  /** The host on which the simulators listen: in a public demo visitors reach only the page. */
  simulatorHost: string;
  /** The address of the server: webhooks go there, and the page links to it. */
  spotterUrl: string;
  /** Whether the page may put the clock ahead, here and at the server: not in a public demo. */
  movesClock: boolean;
  /** Whether the sandbox's own model writes the replies: a scripted one. */
  scriptedReplies: boolean;
  /** The folder of the simulators' state, one file each. */
  stateFolder: string;
};

const set = z.string().trim().min(1);
const port = (highest: number) => z.coerce.number().int().min(0).max(highest);
const highestPort = 65_535;

const Environment = z.object({
  // The ports above it are used as well.
  SANDBOX_PORT: port(highestPort - portsInARow + 1).default(defaultSandboxPort),
  PORT: port(highestPort).default(3000),
  HOST: set.default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: set.default('.data'),
  SANDBOX: z.string().optional(),
  SANDBOX_SECRET: z.string().min(32).optional(),
  INSTAGRAM_APP_ID: set.optional(),
  INSTAGRAM_APP_SECRET: set.optional(),
  FACEBOOK_APP_ID: z.string().trim().regex(/^\d+$/, 'it is a number').optional(),
  FACEBOOK_APP_SECRET: set.optional(),
  GOOGLE_CLIENT_ID: set.optional(),
  GOOGLE_CLIENT_SECRET: set.optional(),
  CALENDLY_CLIENT_ID: set.optional(),
  CALENDLY_CLIENT_SECRET: set.optional(),
  CALENDLY_WEBHOOK_KEY: set.optional(),
  STRIPE_SECRET_KEY: set.optional(),
  STRIPE_WEBHOOK_SECRET: set.optional(),
  STRIPE_PRICE_ANNUAL: set.optional(),
  STRIPE_PRICE_MONTHLY: set.optional(),
  META_VERIFY_TOKEN: set.optional(),
  LLM_BASE_URL: set.optional(),
});

/** Reads the environment; empty variables count as unset. The problem is one sentence for the terminal. */
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
  const isPublicDemo = values.SANDBOX === 'public-demo';
  if (!isPublicDemo && (!isOwnMachine(values.HOST) || values.PUBLIC_URL?.startsWith('https:') === true)) {
    return {
      problem:
        'The sandbox cannot start: its secrets are published, so HOST must be this machine (127.0.0.1) and PUBLIC_URL must not be https, unless SANDBOX is public-demo.',
    };
  }
  if (isPublicDemo && values.SANDBOX_SECRET === undefined) {
    return {
      problem: 'The sandbox cannot start: SANDBOX=public-demo is started by npm start, which makes its secrets.',
    };
  }
  const keys = sandboxKeys(isPublicDemo ? (values.SANDBOX_SECRET ?? null) : null);
  return {
    config: {
      port: values.SANDBOX_PORT,
      host: values.HOST,
      simulatorHost: isPublicDemo ? '127.0.0.1' : values.HOST,
      spotterUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
      movesClock: !isPublicDemo,
      scriptedReplies: values.LLM_BASE_URL === undefined,
      stateFolder: join(values.DATA_DIR, 'sandbox'),
      instagramAppId: values.INSTAGRAM_APP_ID ?? keys.instagramAppId,
      instagramAppSecret: values.INSTAGRAM_APP_SECRET ?? keys.instagramAppSecret,
      facebookAppId: values.FACEBOOK_APP_ID ?? keys.facebookAppId,
      facebookAppSecret: values.FACEBOOK_APP_SECRET ?? keys.facebookAppSecret,
      googleClientId: values.GOOGLE_CLIENT_ID ?? keys.googleClientId,
      googleClientSecret: values.GOOGLE_CLIENT_SECRET ?? keys.googleClientSecret,
      calendlyClientId: values.CALENDLY_CLIENT_ID ?? keys.calendlyClientId,
      calendlyClientSecret: values.CALENDLY_CLIENT_SECRET ?? keys.calendlyClientSecret,
      calendlyWebhookKey: values.CALENDLY_WEBHOOK_KEY ?? keys.calendlyWebhookKey,
      stripeSecretKey: values.STRIPE_SECRET_KEY ?? keys.stripeSecretKey,
      stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET ?? keys.stripeWebhookSecret,
      stripePriceAnnual: values.STRIPE_PRICE_ANNUAL ?? keys.stripePriceAnnual,
      stripePriceMonthly: values.STRIPE_PRICE_MONTHLY ?? keys.stripePriceMonthly,
      metaVerifyToken: values.META_VERIFY_TOKEN ?? keys.metaVerifyToken,
    },
  };
}

function isOwnMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}
