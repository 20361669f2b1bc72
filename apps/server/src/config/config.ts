import { defaultSandboxPort } from '@spotter/demo/sandbox-ports';
import { readBilling, type BillingConfig } from './billing.ts';
import { readCalendars, type CalendarsConfig } from './calendars.ts';
import { readChannels, type ChannelsConfig } from './channels.ts';
import { readSealing, readStorage, type SealingConfig, type StorageConfig } from './database.ts';
import { readLimits, type LimitsConfig } from './limits.ts';
import { readMail, readPush, type MailConfig, type PushConfig } from './mail.ts';
import { readPages, type PagesConfig } from './pages.ts';
import { readModel, type ModelConfig } from './model.ts';
import { readSandbox } from './sandbox.ts';
import type { Sandbox } from './simulators.ts';
import { readMode, readPort, readServer, type ServerConfig } from './server.ts';
import { reader, type Environment, type Read } from './variables.ts';

export type { StorageConfig };

/** All settings of the operator, parsed once. The README's table explains each variable. */
export type Config = { sandbox: Sandbox } & ServerConfig &
  StorageConfig &
  SealingConfig &
  LimitsConfig &
  MailConfig &
  PushConfig &
  PagesConfig &
  ModelConfig &
  ChannelsConfig &
  CalendarsConfig &
  BillingConfig;

/** Reads the environment. Throws ConfigError with one sentence for the operator. */
export function parseConfig(environment: Environment): Config {
  const read = reader(environment);
  const stored = readStorage(read);
  const sealed = readSealing(read);
  const mode = readMode(read, stored);
  const sandbox = readSandbox(read);
  const server = readServer(read, sandbox);
  return {
    ...stored,
    ...sealed,
    mode,
    sandbox,
    ...readBilling(read, sandbox),
    ...readMail(read, sandbox),
    ...server,
    ...readLimits(read),
    ...readChannels(read, sandbox, server.publicUrl),
    ...readModel(read, sandbox),
    ...readCalendars(read, sandbox),
    push: readPush(read, sandbox),
    pages: readPages(read, sandbox),
  };
}

/** Reads only the place of the data, for a program that only reads it. */
export function parseStorage(environment: Environment): StorageConfig {
  return readStorage(reader(environment));
}

/**
 * Reads only the settings of the language model and of what judges, hears and sees beside it: the configured
 * ones, or with `sandbox` the stand-ins. Null where no model is configured.
 */
export function parseModels(
  environment: Environment,
  options: { sandbox: boolean },
): (Pick<ModelConfig, 'languageModel' | 'moderation' | 'media'> & { timeoutMs: number }) | null {
  const read = reader(environment);
  if (!options.sandbox && read('LLM_BASE_URL') === undefined) return null;
  const standIn = {
    enabled: options.sandbox,
    port: read('SANDBOX_PORT') ?? defaultSandboxPort,
    secretOf: () => '',
    demoPassword: '',
    movesClock: false,
  };
  const isOurs = (name: string) => /^(?:LLM|MODERATION|TRANSCRIPTION|VISION)_/.test(name);
  const own: Read = options.sandbox ? (name) => (isOurs(name) ? undefined : read(name)) : read;
  const { modelTimeoutMs, languageModel, moderation, media } = readModel(own, standIn);
  return { languageModel, moderation, media, timeoutMs: modelTimeoutMs };
}

/** Reads only the port of the server on this machine. */
export function parsePort(environment: Environment): number {
  return readPort(reader(environment));
}

/** Reads only the secrets for sealing. */
export function parseSealing(environment: Environment): Pick<StorageConfig, 'dataDir'> & SealingConfig {
  const read = reader(environment);
  return { dataDir: readStorage(read).dataDir, ...readSealing(read) };
}
