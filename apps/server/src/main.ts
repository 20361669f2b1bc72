import { demoStory } from '@spotter/demo';
import { parseConfig, type Config } from './config.ts';
import { connectEmbedded, connectPostgres, type Connection } from './database/connect.ts';
import { DataDirectoryInUse } from './database/data-directory-lock.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { compileRules } from './modules/autoreply/compile-rules.ts';
import { getAppSecret } from './platform/app-secret.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError } from './platform/config-error.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { createParts } from './parts.ts';
import { createServices } from './services.ts';

/** A graceful stop that takes longer than this has hung: whatever is left is durable and goes on at the next start. */
const longestStopMs = 9_000;

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const logger = createLogger(config.logLevel);
  const appSecret = getAppSecret(config);
  const connection = await connect(config, logger);
  const services = createServices({ config, appSecret, connection, clock: systemClock, logger });
  const { mode, port, host } = config;
  const parts = createParts(services, { mode, connection, clock: systemClock, logger, port, host });

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'Stopping');
    setTimeout(() => process.exit(0), longestStopMs).unref();
    void (async () => {
      await parts.stop();
      await connection.close();
      process.exit(0);
    })();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  if (config.sandbox.enabled) {
    const instagramOrigin = config.instagram.graphUrl;
    await seedDemo(demoStory, { ...services, connection, instagramOrigin, now: () => systemClock.now() });
  }
  await parts.start();
  await compileRules();
  logger.info({ address: config.publicUrl, mode: config.mode }, 'Spotter is ready');
}

async function connect(config: Config, logger: Logger): Promise<Connection> {
  if (config.databaseUrl === null) return connectEmbedded(config.dataDir);
  return connectPostgres(config.databaseUrl, (error) => logger.error({ error }, 'The database connection broke'));
}

/** One sentence for the operator where the cause is theirs to mend; null for what is ours. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DataDirectoryInUse) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; PORT names another.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used by this user; PORT names another.`;
  return null;
}

main().catch((error: unknown) => {
  const sentence = sentenceFor(error);
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
});
