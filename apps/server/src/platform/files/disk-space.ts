import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';

/** With less, the next minutes of a busy day may end in writes that fail. */
export const minFreeBytes = 64 * 1024 * 1024;
const pollEveryMs = 60_000;

/** Returns the free bytes of the disk that a folder is on, or will be; null: the system does not say. */
export async function freeBytesOf(folder: string): Promise<number | null> {
  if (!existsSync(folder) && dirname(folder) !== folder) return freeBytesOf(dirname(folder));
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}

/** Tells the operator when the disk runs full, and when there is room again, as long as the process lives. */
export function watchDiskSpace({ folder, clock, logger }: { folder: string; clock: Clock; logger: Logger }): void {
  let isLow = false;

  async function check(): Promise<void> {
    const free = await freeBytesOf(folder);
    const wasLow = isLow;
    isLow = free !== null && free < minFreeBytes;
    const freeMegabytes = free === null ? null : Math.floor(free / 1024 / 1024);
    if (isLow && !wasLow)
      logger.error(
        { folder, freeMegabytes },
        'The disk of the data folder is nearly full: make room before writes fail',
      );
    if (!isLow && wasLow) logger.info({ folder, freeMegabytes }, 'The disk of the data folder has room again');
    clock.setTimer(pollEveryMs, () => void check());
  }

  void check();
}
