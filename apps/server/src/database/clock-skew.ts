import { sql } from 'drizzle-orm';
import { ConfigError } from '../platform/config-error.ts';
import { queryRows, type Database } from './database.ts';

/** Max difference between the clocks: leases, limits and messages to contacts use both. */
const maxSkewMs = 2_000;
const samples = 3;

/** Throws ConfigError if the clocks of this process and the database differ by more than the limit. */
export async function refuseClockSkew(database: Database, now: () => number): Promise<void> {
  const skewMs = await measureSkew(database, now);
  if (Math.abs(skewMs) <= maxSkewMs) return;
  const direction = skewMs > 0 ? 'behind' : 'ahead of';
  throw new ConfigError(
    `This machine's clock is ${(Math.abs(skewMs) / 1000).toFixed(1)} s ${direction} the database's: set both by a time ` +
      'server. More than 2 s would let two processes do the same work.',
  );
}

/** Returns how far the database's clock is ahead, by the fastest of a few answers. */
async function measureSkew(database: Database, now: () => number): Promise<number> {
  let best = { tookMs: Infinity, skewMs: 0 };
  for (let nth = 0; nth < samples; nth += 1) {
    const [askedAt, startedAt] = [now(), performance.now()];
    const [row] = await queryRows<{ at: number | string }>(
      database,
      sql`select extract(epoch from clock_timestamp()) * 1000 as at`,
    );
    const tookMs = performance.now() - startedAt;
    if (tookMs < best.tookMs) best = { tookMs, skewMs: Number(row!.at) - (askedAt + tookMs / 2) };
  }
  return best.skewMs;
}
