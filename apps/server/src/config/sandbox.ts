import { createHmac } from 'node:crypto';
import { demoStory } from '@spotter/demo';
import { defaultSandboxPort } from '@spotter/demo/sandbox-ports';
import { ConfigError } from '../platform/config-error.ts';
import type { Sandbox } from './simulators.ts';
import { isOwnMachine } from './values.ts';
import type { Read } from './variables.ts';

/** Variables of real providers; where one is set, the sandbox is off by default. */
const providerNames = [
  'INSTAGRAM_APP_ID',
  'FACEBOOK_APP_ID',
  'GOOGLE_CLIENT_ID',
  'CALENDLY_CLIENT_ID',
  'STRIPE_SECRET_KEY',
  'LLM_BASE_URL',
] as const;

/** Reads the sandbox. Its secrets are public, so it may be reached from this machine only, or makes its own. */
export function readSandbox(read: Read): Sandbox {
  const isConnected = providerNames.some((name) => read(name) !== undefined);
  const mode = read('SANDBOX') ?? (isConnected ? 'off' : 'on');
  const port = read('SANDBOX_PORT') ?? defaultSandboxPort;
  if (mode === 'public-demo') {
    const secret = read('SANDBOX_SECRET');
    const demoPassword = read('DEMO_PASSWORD');
    if (isConnected || read('DATABASE_URL') !== undefined) {
      throw new ConfigError(
        'SANDBOX=public-demo forgets everything daily: it takes neither DATABASE_URL nor an outside service.',
      );
    }
    if (secret === undefined || demoPassword === undefined) {
      throw new ConfigError('SANDBOX=public-demo is started by npm start, which makes its secrets.');
    }
    const secretOf = (name: string) => createHmac('sha256', secret).update(name).digest('hex');
    return { enabled: true, port, secretOf, demoPassword, movesClock: false };
  }
  const isPublic = !isOwnMachine(read('HOST') ?? '127.0.0.1') || read('PUBLIC_URL')?.startsWith('https:') === true;
  if (mode === 'on' && isPublic) {
    throw new ConfigError(
      'The sandbox believes anybody who knows its published secrets: with it HOST must be this machine (127.0.0.1) and PUBLIC_URL must not be https. SANDBOX=off needs the outside services; SANDBOX=public-demo makes its own secrets.',
    );
  }
  return {
    enabled: mode === 'on',
    port,
    secretOf: (name) => `sandbox-${name}`,
    demoPassword: demoStory.coach.password,
    movesClock: mode === 'on',
  };
}
