import type { Logger } from './logger.ts';

/** Max time of a stop. A longer one has hung; the remaining work is durable and continues at the next start. */
const standardStopMs = 9_000;
/** Max time to record the remaining work. */
const maxNoteMs = 500;

/** How a process ends. */
export type Ending = {
  logger: Logger;
  /** Ends everything in order. */
  stop(): Promise<void>;
  /** Records the remaining work when stopping has taken too long. */
  leave(): Promise<void>;
  maxStopMs?: number;
};

/**
 * Ends the process in order on a signal, or when a promise fails without a handler; ends it at once when an
 * exception makes an orderly end impossible.
 */
export function endInOrder({ logger, stop, leave, maxStopMs = standardStopMs }: Ending): void {
  let ending = false;

  function end(code: number): void {
    if (ending) return;
    ending = true;
    setTimeout(() => void endHard(), maxStopMs).unref();
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        logger.fatal({ error }, 'Stopping failed');
        process.exit(1);
      },
    );
  }

  async function endHard(): Promise<void> {
    logger.error({ afterMs: maxStopMs }, 'Stopping took too long: the process ends with work under way');
    setTimeout(() => process.exit(1), maxNoteMs);
    await leave().catch(() => {});
    process.exit(1);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'Stopping');
      end(0);
    });
  }
  process.on('unhandledRejection', (error) => {
    logger.fatal({ error }, 'A promise failed that nobody waited for: the process ends');
    end(1);
  });
  process.on('uncaughtException', (error) => {
    logger.fatal({ error }, 'An exception was not caught: the process ends at once');
    process.exit(1);
  });
}
