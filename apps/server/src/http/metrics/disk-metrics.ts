import { Gauge, type Registry } from 'prom-client';

/**
 * Creates the gauge of the data folder's disk.
 * Returns a function that refreshes it; NaN: the system does not say.
 */
export function measureDisk(registry: Registry, readFree: () => Promise<number | null>): () => Promise<void> {
  const free = new Gauge({
    name: 'data_disk_free_bytes',
    help: 'Free bytes on the disk of the data folder',
    registers: [registry],
  });
  return async () => free.set((await readFree()) ?? NaN);
}
