import { demoStory } from '@spotter/demo';
import { trustOwnMachine, type TrustedProxies } from '../http/limits/trusted-proxies.ts';
import { ConfigError } from '../platform/config-error.ts';
import type { logLevels } from '../platform/logger.ts';
import type { StorageConfig } from './database.ts';
import type { Sandbox } from './simulators.ts';
import type { Read } from './variables.ts';

export type ServerConfig = {
  port: number;
  host: string;
  publicUrl: string;
  mode: 'all' | 'api' | 'worker';
  /** null: metrics are for this machine only. */
  metricsToken: string | null;
  /** The collector that traces are sent to; null: none are made. */
  tracesEndpoint: string | null;
  trustedProxies: TrustedProxies;
  logLevel: (typeof logLevels)[number];
  /** The trainer whose calls the landing page offers; null: none. */
  landingTrainerEmail: string | null;
  /** Whether visitors of the landing page can write to that trainer's agent. */
  landingAgent: boolean;
};

/** Returns the parts that this process runs. */
export function readMode(read: Read, { databaseUrl }: Pick<StorageConfig, 'databaseUrl'>): ServerConfig['mode'] {
  const mode = read('MODE') ?? 'all';
  if (databaseUrl === null && mode !== 'all') {
    throw new ConfigError(`MODE=${mode} needs DATABASE_URL: the embedded database belongs to one process.`);
  }
  return mode;
}

export function readPort(read: Read): number {
  return read('PORT') ?? 3000;
}

export function readServer(read: Read, sandbox: Sandbox): Omit<ServerConfig, 'mode'> {
  const port = readPort(read);
  return {
    port,
    host: read('HOST') ?? '127.0.0.1',
    publicUrl: read('PUBLIC_URL') ?? `http://localhost:${port}`,
    metricsToken: read('METRICS_TOKEN') ?? null,
    tracesEndpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT') ?? null,
    trustedProxies: read('TRUST_PROXY') ?? trustOwnMachine,
    logLevel: read('LOG_LEVEL') ?? 'info',
    landingTrainerEmail: read('LANDING_TRAINER_EMAIL') ?? (sandbox.enabled ? demoStory.coach.email : null),
    landingAgent: (read('LANDING_AGENT') ?? 'on') === 'on',
  };
}
