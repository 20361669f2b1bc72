import { eachChannel } from './channels/channels.ts';
import type { Config } from './config/config.ts';
import type { Connection } from './database/connect.ts';
import { createFiles } from './modules/files/index.ts';
import { createUploadGate } from './http/limits/upload-gate.ts';
import { createRateLimiter } from './http/limits/rate-limit.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import { measureWork } from './http/metrics/work-metrics.ts';
import { connectProviders, releaseWorkerSlotsWhileWaiting, observed } from './provider-clients.ts';
import { deriveKey } from './platform/app-secret.ts';
import type { Clock } from './platform/clock.ts';
import type { Logger } from './platform/logger.ts';
import { createSecretBox } from './platform/secret-box.ts';
import { untraced, type Traces } from './platform/observing/traces.ts';

export type BaseServicesOptions = {
  config: Config;
  appSecret: string;
  connection: Connection;
  clock: Clock;
  logger: Logger;
  /** Where traces go; if omitted, nowhere. */
  traces?: Traces;
  /** The clients of outside services; if omitted, those that the configuration names. */
  providers?: ReturnType<typeof connectProviders>;
};

/** What all modules build on. */
export type BaseServices = ReturnType<typeof createBaseServices>;

/**
 * Returns the token that Meta sends in the webhook's handshake:
 * the configured one, else one that follows from the secret.
 */
export function metaVerifyToken(config: Pick<Config, 'metaVerifyToken'>, appSecret: string): string {
  return config.metaVerifyToken ?? deriveKey(appSecret, 'meta-verify-token').toString('hex');
}

export function createBaseServices({
  config,
  appSecret,
  connection,
  clock,
  logger,
  traces = untraced,
  ...given
}: BaseServicesOptions) {
  const { database } = connection;
  const { publicUrl, providerTimeoutMs, previousAppSecret } = config;
  const now = () => clock.now();
  const key = (purpose: string) => deriveKey(appSecret, purpose);
  const registry = createMetrics();
  const measured = measureWork(registry, traces, config.languageModel.prices);
  const providers = releaseWorkerSlotsWhileWaiting(
    observed(given.providers ?? connectProviders(config, now), measured.observeCall),
  );
  const verifyToken = metaVerifyToken(config, appSecret);
  const files = createFiles({ database, clock, ...providers.files });
  return {
    config,
    providers,
    files,
    registry,
    measured,
    traces,
    verifiers: eachChannel(providers.connected, ({ verifier }) => verifier(verifyToken)),
    now,
    key,
    /** The keys for what has to outlive a change of the app secret. */
    keys: (purpose: string) => ({
      current: key(purpose),
      previous: previousAppSecret === null ? null : deriveKey(previousAppSecret, purpose),
    }),
    /** What nearly every module needs. */
    base: {
      connection,
      database,
      clock,
      logger,
      publicUrl,
      providerTimeoutMs,
      secretBox: createSecretBox(appSecret, previousAppSecret),
      rateLimiter: createRateLimiter({ database, clock }),
      takeUpload: createUploadGate(),
      files: files.service,
      channels: providers.channels,
      mail: providers.mail,
      /** Pauses and tries are spread, so that what failed together does not come back together. */
      chance: () => Math.random(),
    },
  };
}
