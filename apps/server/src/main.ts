import { demoCalendars, demoKnowledge, demoPage, demoStory, yearOfHistory } from '@spotter/demo';
import { parseConfig, type Config } from './config/config.ts';
import { refuseClockSkew } from './database/clock-skew.ts';
import { connectEmbedded, connectPostgres, type Connection } from './database/connect.ts';
import { DamagedDatabase } from './database/damaged-database.ts';
import { DataDirectoryInUse } from './database/data-directory-lock.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { createLandingTrainer } from './landing-trainer.ts';
import { compileRules } from './modules/autoreply/index.ts';
import { getAppSecret } from './platform/app-secret.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError } from './platform/config-error.ts';
import { watchDiskSpace } from './platform/files/disk-space.ts';
import { endInOrder } from './platform/ending.ts';
import { collectGarbageAfterStart } from './platform/collect-garbage-after-start.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { startTraces, untraced } from './platform/observing/traces.ts';
import { createWatchdog } from './platform/watchdog.ts';
import { failureLine, serializeError } from './platform/serialize-error.ts';
import { createLifecycle } from './lifecycle.ts';
import { openSandboxClock } from './sandbox-clock.ts';
import { createServices } from './services.ts';

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  const logger = createLogger(config.logLevel);
  const appSecret = getAppSecret(config);
  const connection = await connect(config, logger);
  await refuseClockSkew(connection.database, Date.now);
  if (config.mail.smtpUrl === null) {
    logger.warn('No email can be sent, and users do not confirm their addresses: SMTP_URL is not set');
  }
  if (config.databaseUrl !== null && config.bucket === null) {
    logger.warn('Files are stored in DATA_DIR: servers on other machines do not see them (FILES_S3_ENDPOINT)');
  }
  if (!config.sandbox.enabled && !config.publicUrl.startsWith('https:')) {
    const { publicUrl } = config;
    logger.warn({ publicUrl }, 'Pictures, voice notes and clips cannot be sent: platforms fetch them over https alone');
  }
  const watchdog = createWatchdog(config.watchdogMs);
  const sandboxClock = config.sandbox.movesClock ? openSandboxClock(config.dataDir) : null;
  const clock = sandboxClock?.clock ?? systemClock;
  const traces = config.tracesEndpoint === null ? untraced : await startTraces(config.tracesEndpoint, config.mode);
  const services = createServices({
    config,
    appSecret,
    connection,
    clock,
    logger,
    traces,
    watch: watchdog,
    sandboxClock,
  });
  const { mode, port, host } = config;
  const parts = createLifecycle(services, { mode, connection, clock, logger, port, host });
  endInOrder({
    logger,
    async stop() {
      await parts.stop();
      await Promise.all([connection.close(), traces.stop()]);
    },
    leave: parts.leave,
  });

  if (config.sandbox.enabled) {
    const instagramOrigin = config.instagram.graphUrl;
    const story = { ...demoStory, coach: { ...demoStory.coach, password: config.sandbox.demoPassword } };
    const began = performance.now();
    const isMade = await seedDemo(
      {
        story,
        history: yearOfHistory(),
        page: isStandIn(config.facebook?.graphUrl) ? demoPage : null,
        knowledge: { ...demoKnowledge, site: config.pages.standIn },
        calendar: isStandIn(config.google?.apiUrl)
          ? { account: demoCalendars.google[0]!, refreshToken: demoCalendars.refreshToken }
          : null,
      },
      { ...services, connection, instagramOrigin, now: () => clock.now() },
    );
    if (isMade) logger.info({ seconds: (performance.now() - began) / 1000 }, 'The demo coach was made');
  }
  if (config.landingTrainerEmail !== null) {
    await createLandingTrainer(config.landingTrainerEmail, { ...services, database: connection.database, logger });
  }
  watchDiskSpace({ folder: config.dataDir, clock: systemClock, logger });
  await watchdog.start();
  await parts.start();
  await compileRules();
  collectGarbageAfterStart();
  const { transcription, vision } = config.media;
  const media = { voiceNotes: transcription?.model ?? 'off', pictures: vision?.model ?? 'off' };
  logger.info({ address: config.publicUrl, mode: config.mode, ...media }, 'Spotter is ready');
}

/** Returns whether an origin is a simulator's: the services themselves are called only over https. */
function isStandIn(origin: string | undefined): boolean {
  return origin?.startsWith('http:') === true;
}

async function connect(config: Config, logger: Logger): Promise<Connection> {
  if (config.databaseUrl === null) {
    return connectEmbedded(config.dataDir, (error) => logger.error({ error }, 'The upkeep of the database failed'));
  }
  return connectPostgres(config.databaseUrl, (error) => logger.error({ error }, 'The database connection broke'));
}

/** Returns one sentence for the operator where they can fix the cause; null for faults of ours. */
function sentenceFor(error: unknown): string | null {
  const forOperator = [ConfigError, DataDirectoryInUse, DamagedDatabase];
  if (forOperator.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; PORT names another.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used by this user; PORT names another.`;
  return null;
}

main().catch((error: unknown) => {
  const sentence = sentenceFor(error);
  process.stderr.write(`${sentence ?? `${failureLine(error)}\n${serializeError(error).stack}`}\n`);
  process.exit(1);
});
